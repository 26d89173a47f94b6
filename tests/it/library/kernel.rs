//! The search kernel against the plain search.

use loyd::puzzle::{Board, Goal, Home, Scrambler, Shape, Symmetry};
use loyd::search::{Iteration, Limits};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, Puzzle, Report, Request, Solver};
use loyd_tests::solver;

/// How to search.
#[derive(Debug, Clone, Copy)]
struct How {
    search: SearchSpec,
    /// The reductions, if not the search's own.
    reduce: Option<&'static str>,
    kept_bytes: Option<u64>,
    threads: usize,
}

const KERNEL: How = How {
    search: SearchSpec::Kernel,
    reduce: None,
    kept_bytes: None,
    threads: 1,
};

const PLAIN: How = How {
    search: SearchSpec::Ida,
    ..KERNEL
};

fn solve(solver: &Solver, board: Board, home: Home, heuristic: &str, how: How) -> Report {
    let request = Request::new(Puzzle::new(board, &Goal::Board(home.board())).unwrap())
        .heuristic(heuristic.parse().unwrap())
        .search(how.search)
        .reductions(how.reduce.map(|text| text.parse().unwrap()))
        .threads(how.threads)
        .limits(Limits::default().kept_bytes(how.kept_bytes));
    let report = solver.solve(&request).unwrap();
    assert_eq!(report.guarantee, Guarantee::Optimal);
    report
}

/// The complete bounds: the order of boards cannot change their counts.
fn complete(report: &Report) -> Vec<Iteration> {
    let complete = report.stats.iterations.iter().filter(|i| i.complete);
    complete.copied().collect()
}

#[test]
fn kernel_and_plain_search_agree() {
    compare_with_plain_search(8);
}

#[test]
#[ignore = "takes minutes"]
fn kernel_and_plain_search_agree_in_full() {
    compare_with_plain_search(2500);
}

fn compare_with_plain_search(boards: usize) {
    let solver = solver();
    let mut scrambler = Scrambler::new(44);
    for blank in [15, 0, 3, 12] {
        let home = Home::new(Shape::FOUR, blank);
        for number in 0..boards {
            // Easy boards for the weak tables, any board for the others.
            let names = [
                "pdb:4-4-4-3",
                "pdb:5-5-5:single",
                "pdb:6-6-3-best",
                "pdb:1-6|7-12|13-15",
            ];
            let name = names[number % names.len()];
            let board = if name.contains("4-4") || name.contains("single") {
                scrambler.walk(&home.board(), 60).1
            } else {
                scrambler.uniform(&home.board())
            };
            // With equal settings the counts of complete bounds are equal.
            let reductions = ["none", "automaton:8", "symmetry", "symmetry,automaton"];
            let reduce = Some(reductions[number / names.len() % reductions.len()]);
            let plain = solve(&solver, board, home, name, How { reduce, ..PLAIN });
            for threads in [1, 2, 3] {
                let how = How {
                    reduce,
                    kept_bytes: Some(0),
                    threads,
                    ..KERNEL
                };
                let kernel = solve(&solver, board, home, name, how);
                assert_eq!(kernel.path.len(), plain.path.len(), "{board} {name}");
                assert_eq!(
                    complete(&kernel),
                    complete(&plain),
                    "{board} {name} {how:?}"
                );
                assert_eq!(kernel.stats.kept, None);
            }
            // With its own settings it finds the same length, and nothing depends on
            // the number of threads.
            for kept_bytes in [None, Some(0), Some(64 * 1000)] {
                let one = solve(
                    &solver,
                    board,
                    home,
                    name,
                    How {
                        kept_bytes,
                        ..KERNEL
                    },
                );
                assert_eq!(one.path.len(), plain.path.len(), "{board} {name}");
                for threads in [2, 3] {
                    let how = How {
                        kept_bytes,
                        threads,
                        ..KERNEL
                    };
                    let several = solve(&solver, board, home, name, how);
                    assert_eq!(several.path, one.path, "{board} {name} {how:?}");
                    assert_eq!(complete(&several), complete(&one), "{board} {name} {how:?}");
                }
            }
        }
    }
}

#[test]
fn nothing_is_expanded_twice() {
    let solver = solver();
    let home = Home::blank_last(Shape::FOUR);
    let mut scrambler = Scrambler::new(46);
    let (mut kept, mut full) = (0, 0);
    for _ in 0..20 {
        let board = scrambler.uniform(&home.board());
        let name = "pdb:6-6-3-best";
        let how = |kept_bytes| How {
            kept_bytes,
            ..KERNEL
        };
        let repeated = solve(&solver, board, home, name, how(Some(0)));
        // What the last complete bound expanded is everything below it.
        let below = complete(&repeated).last().map_or(0, |last| last.expanded);
        let all = solve(&solver, board, home, name, how(Some(u64::MAX)));
        let expanded: u64 = complete(&all).iter().map(|i| i.expanded).sum();
        assert_eq!(expanded, below, "{board}");
        let stats = all.stats.kept.unwrap();
        assert!(!stats.full);
        kept += stats.most;
        // With little memory it reports so, and finds the same.
        let little = solve(&solver, board, home, name, how(Some(64 * 500)));
        assert_eq!(little.path.len(), all.path.len());
        let stats = little.stats.kept.unwrap();
        full += u32::from(stats.full);
        assert!(stats.most <= 500);
    }
    assert!(kept > 20_000, "{kept}");
    assert!(full > 5, "{full}");
}

#[test]
fn one_view_is_enough_to_see_symmetry() {
    let solver = solver();
    let home = Home::blank_last(Shape::FOUR);
    // Below the first there is a board that is its own mirror image; the second is one.
    let boards = [
        "7 13 4 3/1 8 11 12/5 2 0 10/9 6 14 15",
        "6 5 3 4/2 1 7 8/9 10 11 12/13 14 15 0",
    ];
    for name in ["pdb:4-4-4-3", "pdb:5-5-5:single"] {
        let mut left_out = [0; 2];
        for board in boards.map(|board| board.parse().unwrap()) {
            let counts = [PLAIN, KERNEL].map(|how| {
                let how = How {
                    reduce: Some("symmetry,automaton"),
                    kept_bytes: (how.search == KERNEL.search).then_some(0),
                    ..how
                };
                let report = solve(&solver, board, home, name, how);
                left_out[usize::from(how.search == KERNEL.search)] +=
                    report.stats.left_out.symmetry;
                complete(&report)
            });
            assert_eq!(counts[0], counts[1], "{board} {name}");
        }
        assert!(left_out.iter().all(|&slides| slides > 0), "{name}");
    }
}

#[test]
fn boards_that_are_their_own_mirror_image() {
    compare_around_own_images(4);
}

#[test]
#[ignore = "takes minutes"]
fn boards_that_are_their_own_mirror_image_in_full() {
    compare_around_own_images(8);
}

fn compare_around_own_images(depth: u32) {
    let solver = solver();
    let home = Home::blank_last(Shape::FOUR);
    let starts = [
        "1 5 3 4/2 6 10 8/9 7 11 12/13 14 15 0",
        "6 2 3 4/5 11 7 8/9 10 1 12/13 14 15 0",
        "6 5 3 4/2 1 7 8/9 10 11 12/13 14 15 0",
        "1 5 3 4/2 6 7 8/9 10 0 12/13 14 15 11",
    ];
    let mut left_out = 0;
    for start in starts {
        let start: Board = start.parse().unwrap();
        assert_eq!(Symmetry::Mirror.image(&start, home), start);
        let near = oracle::within(start.tiles(), 4, 4, depth);
        for (list, _) in near {
            let board = Board::new(Shape::FOUR, &list).unwrap();
            let plain = solve(&solver, board, home, "pdb:6-6-3-best", PLAIN);
            let kernel = solve(&solver, board, home, "pdb:6-6-3-best", KERNEL);
            assert_eq!(kernel.path.len(), plain.path.len(), "{board}");
            left_out += kernel.stats.left_out.symmetry;
        }
    }
    assert!(left_out > 0);
}

#[test]
fn several_partitions_give_the_same_lengths() {
    compare_partitions(15, &["pdb:7-8", "pdb:7-8-stairs", "pdb:7-8+7-8-stairs"]);
}

#[test]
#[ignore = "takes minutes"]
fn several_partitions_give_the_same_lengths_in_full() {
    compare_partitions(
        500,
        &[
            "pdb:7-8",
            "pdb:7-8-stairs",
            "pdb:7-8+7-8-stairs",
            "pdb:7-8+7-8-stairs+7-8-l",
            "pdb:7-8+7-8-stairs+7-8-right",
        ],
    );
}

fn compare_partitions(boards: usize, names: &[&str]) {
    let solver = solver();
    let home = Home::blank_last(Shape::FOUR);
    let mut scrambler = Scrambler::new(47);
    for _ in 0..boards {
        let board = scrambler.uniform(&home.board());
        let small = solve(&solver, board, home, "pdb:6-6-3-best", KERNEL);
        for name in names {
            let none = How {
                reduce: Some("none"),
                kept_bytes: Some(0),
                ..KERNEL
            };
            let kernel = solve(&solver, board, home, name, none);
            let reduce = Some("none");
            let plain = solve(&solver, board, home, name, How { reduce, ..PLAIN });
            assert_eq!(kernel.path.len(), small.path.len(), "{board} {name}");
            assert_eq!(complete(&kernel), complete(&plain), "{board} {name}");
            let own = solve(&solver, board, home, name, KERNEL);
            assert_eq!(own.path.len(), small.path.len(), "{board} {name}");
        }
    }
}

#[test]
fn every_board_near_the_goal() {
    let solver = solver();
    let home = Home::blank_last(Shape::FOUR);
    let near = oracle::within(home.board().tiles(), 4, 4, 12);
    // The published number of boards within twelve moves.
    assert_eq!(near.len(), 15_500);
    for (list, distance) in near {
        let board = Board::new(Shape::FOUR, &list).unwrap();
        let report = solve(&solver, board, home, "pdb:5-5-5", KERNEL);
        assert_eq!(report.path.len() as u32, distance, "{board}");
    }
}

#[test]
fn the_kernel_finds_every_shortest_solution() {
    let solver = solver();
    let home = Home::blank_last(Shape::FOUR);
    let mut scrambler = Scrambler::new(45);
    for _ in 0..20 {
        let (_, board) = scrambler.walk(&home.board(), 40);
        let all = |search| {
            let mut request = Request::try_from(board).unwrap();
            request.heuristic = HeuristicSpec::Pdb(loyd::spec::PdbSpec::new("6-6-3-best"));
            request.search = search;
            request.limits.solutions = Some(usize::MAX);
            let report = solver.solve(&request).unwrap();
            let all = report.all.unwrap();
            assert!(all.complete);
            let mut texts: Vec<String> = all.paths.iter().map(ToString::to_string).collect();
            texts.sort();
            texts
        };
        assert_eq!(all(SearchSpec::Kernel), all(SearchSpec::Ida), "{board}");
    }
}

#[test]
fn limits_stop_the_kernel() {
    let solver = solver();
    let board: Board = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1".parse().unwrap();
    for threads in [1, 2] {
        let mut request = Request::try_from(board).unwrap();
        request.heuristic = "pdb:6-6-3-best".parse().unwrap();
        request.threads = threads;
        request.limits.nodes = Some(1_000_000);
        let report = solver.solve(&request).unwrap();
        assert_eq!(report.guarantee, Guarantee::Limit);
        assert_eq!(report.search, SearchSpec::Kernel);
        assert!(
            (50..=68).contains(&report.lower_bound),
            "{}",
            report.lower_bound
        );
        assert!(report.upper_bound >= 68);
        assert!(
            (999_800..1_000_100).contains(&report.stats.generated),
            "{}",
            report.stats.generated
        );
    }
}
