//! Boards without a learned order: larger than 64 cells, long and narrow, or with the goal's blank
//! anywhere. They are solved border by border.

use std::ops::ControlFlow;

use loyd::puzzle::{Home, Path, Scrambler, Shape};
use loyd::search::{Limits, Observer, Problem, Progress, construct};
use loyd::spec::SearchSpec;
use loyd::{Goal, Guarantee, Puzzle, Request, Solver};
use loyd_tests::solver;

fn request(scrambler: &mut Scrambler, home: Home) -> Request {
    let goal = home.board();
    let puzzle = Puzzle::new(scrambler.uniform(&goal), &Goal::Board(goal)).unwrap();
    Request::new(puzzle)
}

/// Solves a board with a first beam and nothing more. Returns the length of the solution.
fn first_length(solver: &Solver, request: &Request) -> usize {
    let limits = Limits::default().nodes(Some(0));
    let report = solver.solve(&request.clone().limits(limits)).unwrap();
    let end = report.path.replay(request.puzzle.start());
    assert_eq!(end.as_ref(), Ok(request.puzzle.goal()));
    assert!(report.lower_bound <= report.upper_bound);
    report.path.len()
}

#[test]
fn every_shape_and_corner_is_solved() {
    let shapes = [
        (2, 13),
        (16, 2),
        (3, 9),
        (16, 3),
        (4, 16),
        (16, 5),
        (6, 6),
        (7, 8),
        (8, 8),
        (9, 7),
        (9, 9),
        (10, 10),
        (11, 9),
        (13, 16),
        (16, 16),
    ];
    let (solver, mut scrambler) = (solver(), Scrambler::new(18));
    for (rows, cols) in shapes {
        let shape = Shape::new(rows, cols).unwrap();
        let last = shape.cells() - 1;
        let middle = shape.cell(rows / 2, cols / 2);
        let blanks = [0, cols - 1, last + 1 - cols, last, middle];
        for blank in blanks {
            let request = request(&mut scrambler, Home::new(shape, blank));
            first_length(&solver, &request);
        }
    }
}

/// A person's method takes far more slides, so a beam that loses its way shows here.
#[test]
fn solutions_are_much_shorter_than_constructed_ones() {
    let (solver, mut scrambler) = (solver(), Scrambler::new(19));
    for side in [9, 10, 12, 16] {
        let home = Home::blank_last(Shape::new(side, side).unwrap());
        let request = request(&mut scrambler, home);
        let constructed = construct(&Problem::from(&request.puzzle)).len();
        let found = first_length(&solver, &request);
        assert!(
            20 * found < 17 * constructed,
            "{side}: {found} {constructed}"
        );
    }
}

/// Writes down the lengths of solutions.
#[derive(Default)]
struct Lengths(Vec<usize>);

impl Observer for Lengths {
    fn wants_solution(&self) -> bool {
        true
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        assert!(lower_bound as usize <= path.len());
        self.0.push(path.len());
    }

    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

#[test]
fn wider_beams_find_shorter_solutions() {
    let home = Home::blank_last(Shape::new(9, 9).unwrap());
    let request = request(&mut Scrambler::new(20), home);
    let request = request.limits(Limits::default().nodes(Some(3_000_000)));
    let mut lengths = Lengths::default();
    let report = solver().solve_with(&request, &mut lengths).unwrap();
    assert_eq!(report.search, SearchSpec::Beam);
    assert_eq!(report.guarantee, Guarantee::Limit);
    assert!(lengths.0.len() >= 2, "{lengths:?}", lengths = lengths.0);
    assert!(lengths.0.is_sorted_by(|one, other| one > other));
    assert_eq!(lengths.0.last(), Some(&report.path.len()));
}

#[test]
fn large_boards_near_the_goal_are_solved_optimally() {
    let goal = Home::blank_last(Shape::new(16, 16).unwrap()).board();
    let (_, board) = Scrambler::new(3).walk(&goal, 14);
    let request = Request::try_from(board).unwrap();
    let report = solver().solve(&request).unwrap();
    assert_eq!(report.guarantee, Guarantee::Optimal);
    assert!(report.path.len() <= 14);
}

#[test]
fn narrow_boards_end_by_themselves() {
    let home = Home::new(Shape::new(2, 5).unwrap(), 2);
    let request = request(&mut Scrambler::new(21), home).search(SearchSpec::Beam);
    let report = solver().solve(&request).unwrap();
    assert_eq!(report.guarantee, Guarantee::Feasible);
    let truth = solver().solve(&Request::new(request.puzzle)).unwrap();
    assert_eq!(truth.guarantee, Guarantee::Optimal);
    assert!(report.lower_bound <= truth.upper_bound && truth.upper_bound <= report.upper_bound);
}

#[test]
fn uniformly_random_boards_are_solved() {
    solve_random_boards(2);
}

#[test]
#[ignore = "takes minutes"]
fn uniformly_random_boards_are_solved_in_full() {
    solve_random_boards(1_000);
}

/// A thousand boards of each size, and none fails.
fn solve_random_boards(boards: usize) {
    let (solver, mut scrambler) = (solver(), Scrambler::new(22));
    for side in [5, 6, 7, 8, 9, 10, 16] {
        let home = Home::blank_last(Shape::new(side, side).unwrap());
        for _ in 0..boards {
            let request = request(&mut scrambler, home).search(SearchSpec::Beam);
            first_length(&solver, &request);
        }
    }
}
