//! An observer that wants a first solution gets one while the search goes on; for every
//! other observer nothing changes.

use std::ops::ControlFlow;

use loyd::play::hint::hint;
use loyd::puzzle::{Board, Path, Scrambler};
use loyd::search::{Observer, Progress, Silent};
use loyd::{Guarantee, Request, Solver};

/// A 4x4 board of 68 moves, which takes every search here a while.
const HARD: &str = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1";
const HARD_LENGTH: u32 = 68;
/// A 5x5 board that no search here finishes.
const ENDLESS: &str = "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0";

/// Records the solutions that are reported, and stops the search some pulses after the
/// first.
#[derive(Default)]
struct Waiting {
    heard: Vec<(Path, u32)>,
    /// Boards generated when the first one was reported.
    generated: u64,
    pulses_left: usize,
}

impl Waiting {
    fn patient() -> Waiting {
        Waiting {
            pulses_left: usize::MAX,
            ..Waiting::default()
        }
    }
}

impl Observer for Waiting {
    fn wants_solution(&self) -> bool {
        true
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        self.heard.push((path.clone(), lower_bound));
    }

    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        if self.heard.is_empty() {
            self.generated = progress.generated;
            return ControlFlow::Continue(());
        }
        if self.pulses_left == 0 {
            return ControlFlow::Break(());
        }
        self.pulses_left -= 1;
        ControlFlow::Continue(())
    }
}

fn request(board: &str, heuristic: &str, search: &str) -> Request {
    Request::try_from(board.parse::<Board>().unwrap())
        .unwrap()
        .heuristic(heuristic.parse().unwrap())
        .search(search.parse().unwrap())
}

/// Returns `true` if the path leads from the board to the goal of tiles in order, blank
/// last.
fn solves(path: &Path, board: &Board) -> bool {
    let end = path.replay(board).expect("legal slides");
    let cells = end.tiles().len();
    (1..cells).all(|tile| usize::from(end.tiles()[tile - 1]) == tile)
}

#[test]
fn a_solution_is_heard_of_while_the_search_goes_on() {
    let solver = Solver::new();
    for (heuristic, search) in [
        ("md", "ida"),
        ("md", "astar"),
        ("md", "bidirectional"),
        ("md", "dibbs"),
        ("hh", "ba"),
        ("md", "ua"),
        ("pdb:6-6-3-best", "kernel"),
        ("auto", "auto"),
    ] {
        let mut request = request(HARD, heuristic, search);
        request.limits.memory = Some(200_000_000);
        let mut waiting = Waiting::default();
        let report = solver.solve_with(&request, &mut waiting).unwrap();
        let name = format!("{heuristic} {search}");
        let (path, lower_bound) = waiting.heard.first().expect(&name);
        assert!(solves(path, request.puzzle.start()), "{name}");
        assert!(*lower_bound <= HARD_LENGTH, "{name}: {lower_bound}");
        assert!(*lower_bound > 30, "{name}: {lower_bound}");
        assert!(path.len() as u32 >= HARD_LENGTH, "{name}");
        // Not far from the shortest, and known long before the search would have ended.
        assert!(path.len() as u32 <= HARD_LENGTH + 20, "{name}: {path}");
        assert!(waiting.generated < 1_000_000, "{name}");
        // A solution that was reported is not lost when the search is stopped.
        assert_eq!(report.guarantee, Guarantee::Limit, "{name}");
        assert!(report.path.len() <= path.len(), "{name}");
    }
}

#[test]
fn large_boards_have_a_solution_long_before_they_are_solved() {
    let mut waiting = Waiting::default();
    let request = request(ENDLESS, "auto", "auto");
    let report = Solver::new().solve_with(&request, &mut waiting).unwrap();
    let (path, lower_bound) = &waiting.heard[0];
    assert!(solves(path, request.puzzle.start()));
    assert!(*lower_bound <= path.len() as u32);
    assert!(report.lower_bound >= *lower_bound);
    assert_eq!(report.path, *path);
}

#[test]
fn who_does_not_ask_hears_nothing_and_the_search_is_the_same() {
    struct NotAsking;
    impl Observer for NotAsking {
        fn solution(&mut self, _: &Path, _: u32) {
            panic!("nobody asked");
        }
    }
    let solver = Solver::new();
    for (heuristic, search) in [
        ("md+lc", "ida"),
        ("md", "astar"),
        ("pdb:6-6-3-best", "kernel"),
    ] {
        let mut request = request(HARD, heuristic, search);
        request.limits.nodes = Some(1_000_000);
        let silent = solver.solve_with(&request, &mut NotAsking).unwrap();
        let mut waiting = Waiting::patient();
        let told = solver.solve_with(&request, &mut waiting).unwrap();
        assert_eq!(waiting.heard.len(), 1, "{heuristic} {search}");
        assert_eq!(told.stats, silent.stats, "{heuristic} {search}");
        assert_eq!(told.path, silent.path, "{heuristic} {search}");
        assert_eq!(told.lower_bound, silent.lower_bound);
    }
}

#[test]
fn boards_that_are_solved_at_once_are_not_held_up() {
    let solver = Solver::new();
    let mut scrambler = Scrambler::new(21);
    let goal: Board = "1 2 3/4 5 6/7 8 0".parse().unwrap();
    for _ in 0..20 {
        let mut waiting = Waiting::patient();
        let request = Request::try_from(scrambler.uniform(&goal)).unwrap();
        let report = solver.solve_with(&request, &mut waiting).unwrap();
        assert_eq!(report.guarantee, Guarantee::Optimal);
        assert_eq!(waiting.heard, []);
    }
}

/// A hint also searches from other boards; their solutions are not solutions of the
/// board.
#[test]
fn hints_tell_only_of_solutions_of_their_board() {
    let solver = Solver::new();
    for text in [HARD, "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15"] {
        let request = Request::try_from(text.parse::<Board>().unwrap()).unwrap();
        let mut waiting = Waiting::patient();
        let hint = hint(&solver, &request, &mut waiting).unwrap();
        assert!(hint.is_complete());
        for (path, lower_bound) in &waiting.heard {
            assert!(solves(path, request.puzzle.start()), "{path}");
            assert!(*lower_bound <= hint.report.upper_bound);
        }
        let last = waiting.heard.last().expect("the solution itself");
        assert_eq!(last.0, hint.report.path);
        assert_eq!(last.1, hint.report.upper_bound);
    }
    let silent = hint(
        &solver,
        &Request::try_from(HARD.parse::<Board>().unwrap()).unwrap(),
        &mut Silent,
    )
    .unwrap();
    assert_eq!(silent.report.upper_bound, HARD_LENGTH);
}
