//! The search kernel against the plain search.

mod oracle;

use loyd::pattern::{BuildInMemory, Heap};
use loyd::puzzle::{Board, Goal, Home, Scrambler, Shape};
use loyd::search::{Iteration, Silent};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, Report, Request, Solver};

fn solver() -> Solver {
    Solver::with_tables(Box::new(BuildInMemory::new(2, Box::new(Heap))))
}

fn solve(
    solver: &Solver,
    board: Board,
    home: Home,
    heuristic: &str,
    search: SearchSpec,
    threads: usize,
) -> Report {
    let request = Request {
        goal: Goal::Board(home.board()),
        heuristic: heuristic.parse().unwrap(),
        search,
        threads,
        ..Request::new(board)
    };
    let report = solver.solve(&request, &mut Silent).unwrap();
    assert_eq!(report.guarantee, Guarantee::Optimal);
    report
}

/// The bounds searched to their end: the order of boards cannot change these.
fn complete(report: &Report) -> Vec<Iteration> {
    let complete = report.stats.iterations.iter().filter(|i| i.complete);
    complete.copied().collect()
}

#[test]
fn kernel_and_plain_search_agree() {
    let solver = solver();
    let mut scrambler = Scrambler::new(44);
    let boards = if oracle::full() { 2500 } else { 12 };
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
            let plain = solve(&solver, board, home, name, SearchSpec::Ida, 1);
            let one = solve(&solver, board, home, name, SearchSpec::Kernel, 1);
            for threads in [1, 2, 3] {
                let kernel = solve(&solver, board, home, name, SearchSpec::Kernel, threads);
                assert_eq!(kernel.path, one.path, "{board} {name} {threads}");
                assert_eq!(kernel.path.len(), plain.path.len(), "{board} {name}");
                assert_eq!(
                    complete(&kernel),
                    complete(&plain),
                    "{board} {name} {threads}"
                );
            }
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
        let report = solve(&solver, board, home, "pdb:5-5-5", SearchSpec::Kernel, 1);
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
            let mut request = Request::new(board);
            request.heuristic = HeuristicSpec::Pdb(loyd::spec::PdbSpec::new("6-6-3-best"));
            request.search = search;
            request.limits.solutions = Some(usize::MAX);
            let report = solver.solve(&request, &mut Silent).unwrap();
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
        let mut request = Request::new(board);
        request.heuristic = "pdb:6-6-3-best".parse().unwrap();
        request.threads = threads;
        request.limits.nodes = Some(1_000_000);
        let report = solver.solve(&request, &mut Silent).unwrap();
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
