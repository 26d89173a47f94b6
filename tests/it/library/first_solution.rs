//! An observer that wants solutions hears of them while the search goes on, each shorter than
//! the one before, and of every lower bound; for every other observer nothing changes.

use std::ops::ControlFlow;

use loyd::play::hint::hint;
use loyd::puzzle::{Board, Goal, Path, Puzzle, Scrambler};
use loyd::search::{Observer, Progress, Silent};
use loyd::{Guarantee, Request, SolveError, Unsupported};
use loyd_tests::solver;

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
    lower_bounds: Vec<u32>,
    /// Whether a table was being built before the first one was reported.
    built_before: bool,
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

    fn building(&mut self, _: u64, _: u64) -> ControlFlow<()> {
        self.built_before |= self.heard.is_empty();
        self.go_on()
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        if let Some((before, bound_before)) = self.heard.last() {
            assert!(path.len() < before.len(), "{path} after {before}");
            assert!(lower_bound >= *bound_before);
        }
        assert_eq!(lower_bound, self.lower_bounds.last().copied().unwrap_or(0));
        self.heard.push((path.clone(), lower_bound));
    }

    fn lower_bound(&mut self, bound: u32) {
        assert!(self.lower_bounds.last().is_none_or(|&last| bound > last));
        self.lower_bounds.push(bound);
    }

    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        if self.heard.is_empty() {
            self.generated = progress.generated;
        }
        self.go_on()
    }
}

impl Waiting {
    fn go_on(&mut self) -> ControlFlow<()> {
        if self.heard.is_empty() {
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
    let solver = solver();
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
    let mut largest: Vec<u8> = (0..64).rev().collect();
    // An odd number of exchanges would make it unsolvable.
    largest.swap(61, 62);
    let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let largest: Vec<String> = largest.chunks(8).map(row).collect();
    for board in [ENDLESS, &largest.join("/")] {
        let mut waiting = Waiting::default();
        let request = request(board, "auto", "auto");
        let report = solver().solve_with(&request, &mut waiting).unwrap();
        let (first, lower_bound) = &waiting.heard[0];
        assert!(solves(first, request.puzzle.start()));
        assert!(*lower_bound <= report.path.len() as u32);
        assert!(report.lower_bound >= *lower_bound);
        // What was heard of last is not lost.
        assert!(report.path.len() <= waiting.heard.last().unwrap().0.len());
        assert_eq!(
            waiting.generated, 0,
            "it is known before anything is searched"
        );
    }
}

/// The tables take longer than a person wants to wait for a first solution.
#[test]
fn large_boards_have_a_solution_before_their_tables_are_built() {
    let mut waiting = Waiting::default();
    let tables = "pdb:1,2,3,6,7|4,5,8,9,10|11,12,16,17,21,22|13,14,18,19|15,20,23,24";
    let request = request(ENDLESS, tables, "auto");
    let report = solver().solve_with(&request, &mut waiting).unwrap();
    assert!(!waiting.built_before);
    let (path, lower_bound) = &waiting.heard[0];
    assert!(solves(path, request.puzzle.start()));
    assert!(*lower_bound > 100);
    assert_eq!(report.guarantee, Guarantee::Limit);
    assert!(report.path.len() <= path.len());
    assert!(report.lower_bound >= *lower_bound);
    // The same for a caller that prepares the tables itself.
    let (solver, mut waiting) = (solver(), Waiting::default());
    let known = solver.first_solution(&request, &mut waiting).unwrap();
    assert_eq!(waiting.heard.last().unwrap().0, known);
    let request = request.known(known.clone());
    let report = solver.solve_with(&request, &mut Stops).unwrap();
    assert!(report.path.len() <= known.len());
}

/// Wants no solution and stops everything at once.
struct Stops;

impl Observer for Stops {
    fn building(&mut self, _: u64, _: u64) -> ControlFlow<()> {
        ControlFlow::Break(())
    }

    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

#[test]
fn small_boards_have_no_first_solution_of_their_own() {
    let request = request(HARD, "auto", "auto");
    let solver = solver();
    assert_eq!(
        solver.first_solution(&request, &mut Waiting::patient()),
        None
    );
    let large = self::request(ENDLESS, "auto", "auto");
    assert_eq!(
        solver.first_solution(&large, &mut Silent),
        None,
        "nobody wants it"
    );
}

#[test]
fn a_known_solution_is_never_lost_and_a_wrong_one_is_refused() {
    let solver = solver();
    let plain = request(ENDLESS, "md", "ida");
    let shortest_known = solver.solve_with(&request(ENDLESS, "auto", "auto"), &mut Stops);
    let known = shortest_known.unwrap().path;
    let mut request = plain.clone().known(known.clone());
    request.limits.nodes = Some(1000);
    let report = solver.solve(&request).unwrap();
    assert!(report.path.len() <= known.len());
    let wrong = plain.known("UL".parse::<Path>().unwrap());
    let refused = solver.solve(&wrong).unwrap_err();
    assert_eq!(refused, SolveError::Refused(Unsupported::Known));
}

/// A search from both ends meets longer solutions before shorter ones.
#[test]
fn better_solutions_are_told_as_they_come() {
    let solver = solver();
    let korf = "13 5 4 10/9 12 8 14/2 3 7 1/0 15 11 6";
    let mut most = 0;
    for search in ["bidirectional", "dibbs"] {
        let puzzle = Puzzle::new(korf.parse().unwrap(), &Goal::BlankFirst).unwrap();
        let request = Request::new(puzzle)
            .heuristic("md+lc".parse().unwrap())
            .search(search.parse().unwrap());
        let mut waiting = Waiting::patient();
        let report = solver.solve_with(&request, &mut waiting).unwrap();
        assert_eq!(
            (report.guarantee, report.upper_bound),
            (Guarantee::Optimal, 55)
        );
        let heard = &waiting.heard;
        most = most.max(heard.len());
        assert!(
            heard
                .iter()
                .all(|(path, _)| path.replay(puzzle.start()).as_ref() == Ok(puzzle.goal()))
        );
        assert!(
            heard
                .iter()
                .all(|(path, bound)| *bound <= 55 && path.len() >= 55)
        );
        assert!(!waiting.lower_bounds.is_empty(), "{search}");
        assert!(waiting.lower_bounds.iter().all(|&bound| bound <= 55));
        // Stopped after the first, it still has the best that it told.
        let mut hasty = Waiting::default();
        let report = solver.solve_with(&request, &mut hasty).unwrap();
        let last = hasty.heard.last().unwrap();
        assert!(report.path.len() <= last.0.len());
        assert!(report.lower_bound >= last.1);
    }
    assert!(most > 1, "no search told of a second solution: {most}");
}

#[test]
fn lower_bounds_are_told_only_as_far_as_they_are_proved() {
    let solver = solver();
    for (heuristic, search, weight) in [
        ("md", "ida", None),
        ("md", "ida", Some("2")),
        ("hh", "ida", None),
        ("hh", "ba", None),
        ("md+lc", "astar", None),
        ("pdb:6-6-3-best", "kernel", None),
    ] {
        let text = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";
        let optimal = solver
            .solve(&request(text, "auto", "auto"))
            .unwrap()
            .upper_bound;
        let request = request(text, heuristic, search).weight(weight.map(|w| w.parse().unwrap()));
        let mut waiting = Waiting::patient();
        let report = solver.solve_with(&request, &mut waiting).unwrap();
        assert!(!waiting.lower_bounds.is_empty(), "{heuristic} {search}");
        for &bound in &waiting.lower_bounds {
            assert!(bound <= optimal, "{heuristic} {search} {weight:?}: {bound}");
            assert!(bound <= report.lower_bound.max(optimal));
        }
    }
}

#[test]
fn who_does_not_ask_hears_nothing_and_the_search_is_the_same() {
    struct NotAsking;
    impl Observer for NotAsking {
        fn solution(&mut self, _: &Path, _: u32) {
            panic!("nobody asked");
        }
    }
    let solver = solver();
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
    let solver = solver();
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

/// The kernel solves most boards of 4x4 before a beam would have found a solution.
#[test]
fn boards_that_the_kernel_solves_soon_are_not_held_up() {
    let solver = solver();
    let mut scrambler = Scrambler::new(22);
    let goal: Board = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0".parse().unwrap();
    let (mut soon, mut late) = (0, 0);
    while soon < 2 || late < 2 {
        let board = scrambler.uniform(&goal);
        let request = request(&board.to_string(), "pdb:6-6-3-best", "kernel");
        let mut waiting = Waiting::patient();
        let report = solver.solve_with(&request, &mut waiting).unwrap();
        // The observer looks up every few thousand boards.
        match report.stats.generated {
            150_000..=350_000 => {
                assert_eq!(waiting.heard, [], "{board}");
                soon += 1;
            }
            1_000_000.. => {
                assert!(!waiting.heard.is_empty(), "{board}");
                late += 1;
            }
            _ => {}
        }
    }
}

/// A hint also searches from other boards; their solutions are not solutions of the
/// board.
#[test]
fn hints_tell_only_of_solutions_of_their_board() {
    let solver = solver();
    for (text, length) in [
        ("5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15", 53),
        ("10 13 0 9/3 15 6 8/1 11 14 5/2 12 7 4", 60),
    ] {
        let request = Request::try_from(text.parse::<Board>().unwrap()).unwrap();
        let silent = hint(&solver, &request, &mut Silent).unwrap();
        assert_eq!(silent.report.upper_bound, length);
        let mut waiting = Waiting::patient();
        let hint = hint(&solver, &request, &mut waiting).unwrap();
        assert!(hint.is_complete());
        for (path, lower_bound) in &waiting.heard {
            assert!(solves(path, request.puzzle.start()), "{path}");
            assert!(*lower_bound <= hint.report.upper_bound);
        }
        let last = waiting.heard.last().expect("the solution itself");
        assert_eq!(last.0.len(), hint.report.path.len());
        assert_eq!(waiting.lower_bounds.last(), Some(&hint.report.upper_bound));
    }
}
