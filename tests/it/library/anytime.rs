//! Boards that are too large to prove much about: wider and wider beams, which end by themselves.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex};

use loyd::puzzle::{Home, Path, Scrambler, Shape};
use loyd::search::{Limits, Model, ModelSource, Observer, Progress};
use loyd::spec::SearchSpec;
use loyd::{Guarantee, Request, SolveError, Unsupported};
use loyd_tests::solver;

fn request(rows: usize, cols: usize, seed: u64) -> Request {
    let goal = Home::blank_last(Shape::new(rows, cols).unwrap()).board();
    let board = Scrambler::new(seed).uniform(&goal);
    Request::try_from(board).unwrap()
}

/// Writes down the lengths of solutions, and stops after some.
#[derive(Default)]
struct Lengths {
    heard: Vec<usize>,
    stops: bool,
    pulses: usize,
}

impl Observer for Lengths {
    fn wants_solution(&self) -> bool {
        true
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        assert!(lower_bound as usize <= path.len());
        self.heard.push(path.len());
    }

    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        self.pulses += 1;
        if self.stops && self.heard.len() >= 2 {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

#[test]
fn solutions_get_better_until_nothing_improves() {
    let request = request(5, 6, 1).limits(Limits::default().nodes(Some(3_000_000)));
    let mut lengths = Lengths::default();
    let report = solver().solve_with(&request, &mut lengths).unwrap();
    assert_eq!(report.search, SearchSpec::Beam);
    assert!(matches!(
        report.guarantee,
        Guarantee::Feasible | Guarantee::Limit
    ));
    assert!(report.lower_bound < report.upper_bound);
    assert!(lengths.heard.is_sorted_by(|one, other| one > other));
    assert_eq!(lengths.heard.last(), Some(&report.path.len()));
    assert!(lengths.pulses > 100);
}

/// Writes down when beams begin: with a level of one board.
#[derive(Default)]
struct Beginnings {
    expanded: u64,
    generated: Vec<u64>,
}

impl Observer for Beginnings {
    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        if progress.expanded == self.expanded + 1 {
            self.generated.push(progress.generated);
        }
        self.expanded = progress.expanded;
        ControlFlow::Continue(())
    }
}

/// What a beam costs that does not end is lost. So the last one that is wide ends just before the
/// limit, and only what is left then is lost.
#[test]
fn the_limit_is_used_up_by_a_beam_that_ends() {
    for (side, seed) in [(6, 1), (6, 2), (9, 3)] {
        let nodes = 4_000_000;
        let limits = Limits::default().nodes(Some(nodes));
        let request = request(side, side, seed).search(SearchSpec::Beam);
        let mut beginnings = Beginnings::default();
        let report = solver()
            .solve_with(&request.limits(limits), &mut beginnings)
            .unwrap();
        assert_eq!(report.guarantee, Guarantee::Limit);
        let last = beginnings.generated.last().unwrap();
        assert!(*last > nodes / 3 * 2, "{side}x{side}: {last} of {nodes}");
    }
}

#[test]
fn a_stopped_search_keeps_its_best_solution() {
    let request = request(6, 6, 2);
    let mut lengths = Lengths {
        stops: true,
        ..Lengths::default()
    };
    let report = solver().solve_with(&request, &mut lengths).unwrap();
    assert_eq!(report.guarantee, Guarantee::Limit);
    assert_eq!(Some(&report.path.len()), lengths.heard.iter().min());
}

/// Its time is over from the beginning.
struct TimeIsOver;

impl Observer for TimeIsOver {
    fn time_left(&self) -> Option<f64> {
        Some(0.0)
    }
}

/// Has no models, and writes down for which shapes it was asked.
#[derive(Clone, Default)]
struct AskedShapes(Arc<Mutex<Vec<Shape>>>);

impl ModelSource for AskedShapes {
    fn model(&self, shape: Shape) -> Option<Model> {
        self.0.lock().unwrap().push(shape);
        None
    }
}

/// Preparing the model of 8x8 takes longer than some limits.
#[test]
fn nothing_is_prepared_for_better_solutions_when_the_time_is_over() {
    let (request, asked) = (request(8, 8, 5), AskedShapes::default());
    let solver = solver().with_models(Box::new(asked.clone()));
    let report = solver.solve_with(&request, &mut TimeIsOver).unwrap();
    assert_eq!(report.guarantee, Guarantee::Limit);
    let end = request.puzzle.start().apply(&report.path).unwrap();
    assert_eq!(end, Home::blank_last(Shape::new(8, 8).unwrap()).board());
    let asked = asked.0.lock().unwrap();
    assert!(
        !asked.contains(&request.puzzle.start().shape()),
        "{asked:?}"
    );
}

#[test]
fn boards_near_the_goal_are_solved_optimally() {
    let goal = Home::blank_last(Shape::new(7, 7).unwrap()).board();
    let (_, board) = Scrambler::new(3).walk(&goal, 12);
    let report = solver().solve(&Request::try_from(board).unwrap()).unwrap();
    assert_eq!(report.guarantee, Guarantee::Optimal);
    assert!(report.path.len() <= 12);
}

#[test]
fn without_a_limit_the_search_ends_by_itself() {
    let mut lengths = Lengths::default();
    let request = request(3, 4, 5).search(SearchSpec::Beam);
    let report = solver().solve_with(&request, &mut lengths).unwrap();
    assert_eq!(report.search, SearchSpec::Beam);
    assert_eq!(report.guarantee, Guarantee::Feasible);
    let truth = solver()
        .solve(&Request::new(request.puzzle))
        .unwrap()
        .upper_bound;
    assert!(report.lower_bound <= truth && truth <= report.upper_bound);
}

/// It would not use one.
#[test]
fn a_heuristic_is_refused() {
    let request = request(3, 4, 5)
        .search(SearchSpec::Beam)
        .heuristic("md".parse().unwrap());
    let refused = Unsupported::BeamHeuristic("md".parse().unwrap());
    let error = solver().solve(&request).err();
    assert_eq!(error, Some(SolveError::from(refused)));
}
