//! Large boards in the multi-tile metric: a solution at once, better ones, bounds that hold, and an
//! end. Solutions are replayed, and compared with breadth-first search where that is possible.

use std::ops::ControlFlow;

use loyd::puzzle::{Board, Goal, Home, Metric, Path, Puzzle, Scrambler, Shape};
use loyd::search::{
    Limits, Model, Observer, Problem, Progress, Ranking, ranked_move_beam, shipped_model,
};
use loyd::spec::SearchSpec;
use loyd::{Guarantee, Request};
use loyd_tests::solver;

/// Writes down the lengths of solutions and the lower bounds; stops after the first solution if
/// asked to.
#[derive(Default)]
struct Listening {
    lengths: Vec<usize>,
    bounds: Vec<u32>,
    stops: bool,
}

impl Observer for Listening {
    fn wants_solution(&self) -> bool {
        true
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        let length = path.length(Metric::Mtm);
        assert!(lower_bound as usize <= length);
        self.lengths.push(length);
    }

    fn lower_bound(&mut self, bound: u32) {
        self.bounds.push(bound);
    }

    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        if self.stops && !self.lengths.is_empty() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

fn request(board: Board, goal: &Goal) -> Request {
    Request::new(Puzzle::new(board, goal).expect("solvable")).metric(Metric::Mtm)
}

fn shape(rows: usize, cols: usize) -> Shape {
    Shape::new(rows, cols).expect("a shape")
}

#[test]
fn solutions_get_shorter_until_nothing_improves() {
    let solver = solver();
    let home = Home::blank_last(shape(4, 5));
    let board = Scrambler::new(3).uniform(&home.board());
    let mut listening = Listening::default();
    let request = request(board, &Goal::BlankLast);
    let report = solver.solve_with(&request, &mut listening).expect("solved");
    assert_eq!(report.guarantee, Guarantee::Feasible);
    assert_eq!(report.search, SearchSpec::Beam);
    assert_eq!(report.path.replay(&board), Ok(home.board()));
    assert_eq!(report.path.length(Metric::Mtm) as u32, report.upper_bound);
    assert!(0 < report.lower_bound && report.lower_bound < report.upper_bound);
    assert!(listening.lengths.is_sorted_by(|one, next| one > next));
    assert!(listening.bounds.is_sorted_by(|one, next| one < next));
    assert_eq!(
        listening.lengths.last(),
        Some(&(report.upper_bound as usize))
    );
    // Counted in tiles, the search looks for other solutions.
    let single = Request::new(request.puzzle).limits(Limits::default().nodes(Some(200_000)));
    let single = solver.solve(&single).expect("a solution");
    assert!(report.path.length(Metric::Mtm) < single.path.length(Metric::Mtm));
}

#[test]
fn a_stopped_search_has_a_solution_and_a_bound() {
    let solver = solver();
    for (rows, cols) in [(4, 5), (5, 5), (6, 6), (8, 8)] {
        let home = Home::blank_last(shape(rows, cols));
        let board = Scrambler::new(11).uniform(&home.board());
        let mut listening = Listening {
            stops: true,
            ..Listening::default()
        };
        let request = request(board, &Goal::BlankLast);
        let report = solver
            .solve_with(&request, &mut listening)
            .expect("a solution");
        assert_eq!(report.guarantee, Guarantee::Limit);
        assert_eq!(report.path.replay(&board), Ok(home.board()));
        assert!(0 < report.lower_bound && report.lower_bound < report.upper_bound);
        assert!(report.upper_bound as usize <= listening.lengths[0]);
    }
}

#[test]
fn boards_near_the_goal_are_proved() {
    let solver = solver();
    let mut scrambler = Scrambler::new(5);
    for shape in [shape(4, 5), Shape::FIVE, shape(6, 6)] {
        let goal = Home::blank_last(shape).board();
        for steps in [0, 1, 8] {
            let (walk, board) = scrambler.walk(&goal, steps);
            let report = solver
                .solve(&request(board, &Goal::BlankLast))
                .expect("solved");
            assert_eq!(report.guarantee, Guarantee::Optimal, "{board}");
            assert!(report.upper_bound as usize <= walk.length(Metric::Mtm));
        }
    }
}

#[test]
fn goals_in_every_corner_and_inside_are_solved() {
    let solver = solver();
    let shape = Shape::FIVE;
    for blank in [0, 4, 20, 24, 12] {
        let target = Home::new(shape, blank).board();
        let board = Scrambler::new(blank as u64).uniform(&target);
        let limits = Limits::default().nodes(Some(300_000));
        let request = request(board, &Goal::Board(target)).limits(limits);
        let report = solver.solve(&request).expect("a solution");
        assert_eq!(report.path.replay(&board), Ok(target));
        assert!(0 < report.lower_bound && report.lower_bound <= report.upper_bound);
    }
}

#[test]
fn the_search_beam_counts_in_the_metric() {
    let home = Home::blank_last(shape(4, 5));
    let board = Scrambler::new(2).uniform(&home.board());
    let limits = Limits::default().nodes(Some(400_000));
    let request = request(board, &Goal::BlankLast)
        .search(SearchSpec::Beam)
        .limits(limits);
    let report = solver().solve(&request).expect("a solution");
    assert_eq!(report.path.replay(&board), Ok(home.board()));
    assert_eq!(report.upper_bound as usize, report.path.length(Metric::Mtm));
}

/// A beam that keeps every board of a small shape finds shortest solutions, whatever its order is.
#[test]
fn a_wide_beam_is_a_breadth_first_search() {
    let home = Home::blank_last(shape(2, 4));
    let goal = home.board();
    let distances = oracle::multi_tile_distances(goal.tiles(), 2, 4);
    let ranking = Ranking::new(&Model::new(home.shape()));
    let mut scrambler = Scrambler::new(1);
    for _ in 0..20 {
        let start = scrambler.uniform(&goal);
        let problem = Problem { start, home };
        let found = ranked_move_beam(&problem, &ranking, (50_000, 100), &mut |_, _| false);
        let path = found.path.expect("a solution");
        assert_eq!(path.replay(&start), Ok(goal));
        assert_eq!(path.length(Metric::Mtm) as u32, distances[start.tiles()]);
    }
}

#[test]
fn a_beam_ends_when_it_is_told_to() {
    let home = Home::blank_last(Shape::FIVE);
    let ranking = Ranking::new(&shipped_model(Shape::FIVE).expect("a model"));
    let start = Scrambler::new(1).uniform(&home.board());
    let problem = Problem { start, home };
    let mut levels = 0;
    let mut is_stopped = |_, _| {
        levels += 1;
        levels > 3
    };
    let found = ranked_move_beam(&problem, &ranking, (10, 1_000), &mut is_stopped);
    assert_eq!((found.path, levels), (None, 4));
    let solved = Problem {
        start: home.board(),
        home,
    };
    let found = ranked_move_beam(&solved, &ranking, (10, 1_000), &mut |_, _| false);
    assert_eq!(found.path, Some(Path::new()));
}
