//! 4x4 boards in the multi-tile metric with the tables of two colourings, against breadth-first
//! search near the goal, published lengths and the plain search.
//!
//! The tables are built once, which takes some ten seconds of two threads.

use std::sync::OnceLock;

use loyd::pattern::{BuildInMemory, Colouring, TableSource as _};
use loyd::puzzle::{Board, Goal, Home, Metric, Scrambler, Shape};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, Puzzle, Report, Request, Solver};
use loyd_tests::SharedTables;

/// The sixteen boards that need 43 moves: B. Norskog and M. Davidson, "The Fifteen Puzzle can be
/// solved in 43 'moves'", Domain of the Cube Forum (2010).
const FARTHEST: [&str; 16] = [
    "1 5 9 13/2 6 10 14/3 7 11 15/4 8 12 0",
    "0 12 8 4/15 11 7 3/14 10 6 2/13 9 5 1",
    "12 5 9 0/15 6 10 13/1 7 11 14/2 3 4 8",
    "15 12 1 5/2 6 10 9/3 7 11 13/0 4 8 14",
    "0 12 8 1/15 11 7 5/14 10 6 9/2 3 4 13",
    "0 12 8 5/15 11 7 9/14 10 6 13/1 2 3 4",
    "0 12 5 9/15 6 10 13/1 7 11 14/2 3 4 8",
    "0 12 1 5/15 6 10 9/2 7 11 13/3 4 8 14",
    "15 12 7 1/14 10 0 5/2 6 11 9/3 4 8 13",
    "12 8 5 9/15 7 6 13/10 0 11 14/1 2 3 4",
    "12 8 9 0/15 11 7 13/14 10 6 4/5 1 2 3",
    "15 12 8 2/14 11 7 1/3 10 6 5/0 4 13 9",
    "0 8 5 9/12 7 6 13/15 11 10 14/1 3 2 4",
    "0 15 12 1/14 10 11 9/2 6 7 5/3 4 8 13",
    "0 12 8 9/15 11 7 13/14 10 6 4/5 1 2 3",
    "0 12 8 2/15 11 7 1/14 10 6 5/3 4 13 9",
];

fn solver() -> &'static Solver {
    static SOLVER: OnceLock<Solver> = OnceLock::new();
    SOLVER.get_or_init(|| {
        let tables = SharedTables::default();
        for colouring in &Colouring::FOUR {
            tables.colouring(colouring, &mut ()).unwrap();
        }
        Solver::with_tables(Box::new(tables))
    })
}

fn request(board: Board, goal: &Goal) -> Request {
    Request::new(Puzzle::new(board, goal).unwrap()).metric(Metric::Mtm)
}

/// Solves a board, and checks that the tables were used and that the solution is one.
fn solve(request: &Request) -> Report {
    let report = solver().solve(request).unwrap();
    assert_eq!(report.heuristic, HeuristicSpec::Colourings);
    assert_eq!(report.search, SearchSpec::Kernel);
    assert_eq!(report.guarantee, Guarantee::Optimal);
    let (start, goal) = (request.puzzle.start(), request.puzzle.goal());
    assert_eq!(report.path.replay(start).as_ref(), Ok(goal));
    assert_eq!(report.path.length(Metric::Mtm) as u32, report.upper_bound);
    report
}

#[test]
fn true_distances_near_the_goal() {
    compare_near(6);
}

#[test]
#[ignore = "takes minutes"]
fn true_distances_near_the_goal_in_full() {
    compare_near(8);
}

/// Every entry follows from its neighbours.
#[test]
#[ignore = "takes minutes"]
fn whole_tables_are_right() {
    for colouring in &Colouring::FOUR {
        let table = BuildInMemory::default()
            .colouring(colouring, &mut ())
            .unwrap();
        table.verify_deep(2, &mut ()).unwrap();
    }
}

/// All boards near a goal in each corner.
fn compare_near(depth: u32) {
    for blank in [0, 3, 12, 15] {
        let goal = Home::new(Shape::FOUR, blank).board();
        let mut level = vec![oracle::List::from(goal.tiles())];
        let mut seen: std::collections::HashSet<_> = level.iter().copied().collect();
        for distance in 0..=depth {
            let mut next = Vec::new();
            for list in &level {
                let board = Board::new(Shape::FOUR, list).unwrap();
                let report = solve(&request(board, &Goal::Board(goal)));
                assert_eq!(report.upper_bound, distance, "{board}");
                let moved = oracle::multi_tile_neighbours(list, 4, 4).into_iter();
                next.extend(moved.filter(|list| seen.insert(*list)));
            }
            level = next;
        }
    }
}

/// Each takes some twenty seconds: they are the hardest boards there are.
#[test]
#[ignore = "takes minutes"]
fn published_farthest_boards_need_43_moves() {
    for text in FARTHEST {
        let request = request(text.parse().unwrap(), &Goal::BlankLast);
        assert_eq!(solve(&request.threads(2)).upper_bound, 43, "{text}");
    }
}

#[test]
fn threads_do_not_change_the_answer() {
    let board = Scrambler::new(7).uniform(&Home::blank_last(Shape::FOUR).board());
    let request = request(board, &Goal::BlankLast);
    let (one, two) = (solve(&request), solve(&request.clone().threads(2)));
    assert_eq!(one.path, two.path);
}

#[test]
fn the_plain_search_agrees() {
    compare_plain(4);
}

#[test]
#[ignore = "takes minutes"]
fn the_plain_search_agrees_in_full() {
    compare_plain(100);
}

/// The plain search, which knows neither tables nor words, finds the same lengths and solutions.
fn compare_plain(boards: usize) {
    let mut scrambler = Scrambler::new(18);
    for number in 0..boards {
        let blank = [15, 0, 3, 12][number % 4];
        let goal = Home::new(Shape::FOUR, blank).board();
        let (_, board) = scrambler.walk(&goal, 45);
        let mut request = request(board, &Goal::Board(goal));
        request.limits.solutions = Some(1000);
        let plain = request.clone().heuristic(HeuristicSpec::WalkingDistance);
        let plain = solver().solve(&plain).unwrap();
        let report = solve(&request);
        assert_eq!(report.upper_bound, plain.upper_bound, "{board}");
        let sorted = |report: Report| {
            let mut paths = report.all.unwrap().paths;
            paths.sort_by_key(|path| path.slides().to_vec());
            paths
        };
        assert_eq!(sorted(report), sorted(plain), "{board}");
    }
}

#[test]
fn random_boards_have_consistent_distances() {
    check_random(5);
}

#[test]
#[ignore = "takes minutes"]
fn random_boards_have_consistent_distances_in_full() {
    check_random(100);
}

/// A solution of random boards is at most as long as one that is shortest in single tiles, its
/// mirror image is as far away, and every first move leads to a board at most one farther or
/// nearer.
fn check_random(boards: usize) {
    let mut scrambler = Scrambler::new(43);
    let goal = Home::blank_last(Shape::FOUR);
    for _ in 0..boards {
        let board = scrambler.uniform(&goal.board());
        let distance = solve(&request(board, &Goal::BlankLast)).upper_bound;
        assert!((20..=43).contains(&distance), "{board}");
        let image = loyd::puzzle::Symmetry::Mirror.image(&board, goal);
        assert_eq!(
            solve(&request(image, &Goal::BlankLast)).upper_bound,
            distance
        );
        let moved = oracle::multi_tile_neighbours(board.tiles(), 4, 4);
        let distances = moved.iter().map(|list| {
            let board = Board::new(Shape::FOUR, list).unwrap();
            solve(&request(board, &Goal::BlankLast)).upper_bound
        });
        let distances: Vec<u32> = distances.collect();
        assert_eq!(distances.iter().min(), Some(&(distance - 1)), "{board}");
        assert!(
            distances.iter().all(|&next| next <= distance + 1),
            "{board}"
        );
    }
}

#[test]
fn a_goal_with_the_blank_inside_is_searched_without_tables() {
    let goal = Home::new(Shape::FOUR, 5).board();
    let (_, board) = Scrambler::new(3).walk(&goal, 20);
    let report = solver().solve(&request(board, &Goal::Board(goal))).unwrap();
    assert_eq!(report.heuristic, HeuristicSpec::WalkingDistance);
    assert_eq!(report.guarantee, Guarantee::Optimal);
    let named = request(board, &Goal::Board(goal)).heuristic(HeuristicSpec::Colourings);
    assert!(solver().solve(&named).is_err());
}

#[test]
fn limits_are_kept() {
    let mut request = request(FARTHEST[0].parse().unwrap(), &Goal::BlankLast);
    request.limits.nodes = Some(20_000);
    let report = solver().solve(&request).unwrap();
    assert_eq!(report.guarantee, Guarantee::Limit);
    assert!(
        (24..43).contains(&report.lower_bound),
        "{}",
        report.lower_bound
    );
    assert!(report.upper_bound >= 43);
    assert!(report.stats.generated < 25_000);
}
