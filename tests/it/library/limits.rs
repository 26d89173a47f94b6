//! Searches that are stopped: what is known is never lost, and it is true.

use std::ops::ControlFlow;

use loyd::puzzle::{Board, Goal, Home, Metric, Scrambler, Shape};
use loyd::search::{Iteration, Observer, Problem, Progress, construct};
use loyd::spec::HeuristicSpec;
use loyd::{Guarantee, Puzzle, Request};
use loyd_tests::solver;

/// A board that takes far longer than any limit here.
const HARD: &str = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1";

/// A few goals of each shape above 25 cells: corners among them, and the middle.
#[test]
fn a_construction_solves_every_shape() {
    construct_all(|cells| match cells {
        0..=25 => 1,
        26..=64 => 13,
        _ => 67,
    });
}

#[test]
#[ignore = "takes minutes"]
fn a_construction_solves_every_shape_and_goal() {
    construct_all(|cells| if cells <= 64 { 1 } else { 67 });
}

fn construct_all(every: impl Fn(usize) -> usize) {
    let mut scrambler = Scrambler::new(3);
    // Some of the large shapes.
    let is_tried =
        |shape: &Shape| shape.cells() <= 64 || (shape.rows() + shape.cols()).is_multiple_of(8);
    for shape in Shape::all().filter(is_tried) {
        let every = every(shape.cells());
        for blank in (0..shape.cells()).step_by(every) {
            let home = Home::new(shape, blank);
            for _ in 0..if shape.cells() < 20 { 5 } else { 1 } {
                let start = scrambler.uniform(&home.board());
                let path = construct(&Problem { start, home });
                assert_eq!(path.replay(&start), Ok(home.board()), "{start} {blank}");
            }
        }
    }
}

#[test]
fn a_limit_on_nodes_gives_bounds_and_a_solution() {
    let solver = solver();
    let board: Board = HARD.parse().unwrap();
    for heuristic in HeuristicSpec::concrete() {
        for nodes in [0, 1, 1000, 1_000_000] {
            let mut request = Request::try_from(board).unwrap();
            request.heuristic = heuristic.clone();
            request.limits.nodes = Some(nodes);
            let report = solver.solve(&request).unwrap();
            let name = format!("{heuristic} {nodes}");
            assert!(report.lower_bound <= 68, "{name}");
            assert!(report.upper_bound >= 68, "{name}");
            assert!(report.upper_bound < 120, "{name}: {}", report.upper_bound);
            assert_eq!(report.path.len() as u32, report.upper_bound, "{name}");
            let end = report.path.replay(&board).unwrap();
            assert_eq!(end, *report.puzzle.goal(), "{name}");
            // No expansion starts beyond the limit, and one makes at most four boards.
            assert!(report.stats.generated < nodes + 4, "{name}");
            let inadmissible = [HeuristicSpec::Hybrid, HeuristicSpec::PaperLinearConflict];
            if !(inadmissible.contains(&heuristic) && nodes > 1000) {
                assert_eq!(report.guarantee, Guarantee::Limit, "{name}");
            }
        }
    }
}

#[test]
fn a_limit_that_is_not_reached_changes_nothing() {
    let solver = solver();
    let (_, board) = Scrambler::new(5).walk(&Home::blank_last(Shape::FOUR).board(), 60);
    let free = solver.solve(&Request::try_from(board).unwrap()).unwrap();
    let mut request = Request::try_from(board).unwrap();
    request.limits.nodes = Some(free.stats.generated + 1);
    let limited = solver.solve(&request).unwrap();
    assert_eq!(limited.guarantee, Guarantee::Optimal);
    assert_eq!(limited.stats, free.stats);
}

#[test]
fn large_boards_get_bounds_too() {
    let solver = solver();
    let mut scrambler = Scrambler::new(6);
    for side in 5..=8 {
        let shape = Shape::new(side, side).unwrap();
        let goal = Home::blank_first(shape).board();
        let puzzle = Puzzle::new(scrambler.uniform(&goal), &Goal::BlankFirst);
        let mut request = Request::new(puzzle.unwrap());
        request.limits.nodes = Some(10_000);
        let report = solver.solve(&request).unwrap();
        assert_eq!(report.guarantee, Guarantee::Limit);
        assert!(report.lower_bound < report.upper_bound);
        assert!(
            report.upper_bound < 3 * report.lower_bound,
            "{side}: {report:?}"
        );
        assert_eq!(report.path.replay(request.puzzle.start()), Ok(goal));
    }
}

/// Stops at the n-th pulse and records what was reported.
#[derive(Default)]
struct Listener {
    pulses: usize,
    stop_after: usize,
    bounds: Vec<u32>,
    iterations: Vec<Iteration>,
}

impl Observer for Listener {
    fn bound(&mut self, progress: Progress) {
        self.bounds.push(progress.bound);
    }

    fn bound_done(&mut self, iteration: Iteration) {
        self.iterations.push(iteration);
    }

    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        self.pulses += 1;
        if self.pulses >= self.stop_after {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

#[test]
fn an_observer_hears_every_bound_and_can_stop() {
    let mut listener = Listener {
        stop_after: 40,
        ..Listener::default()
    };
    let request = Request::try_from(HARD.parse::<Board>().unwrap()).unwrap();
    let report = solver().solve_with(&request, &mut listener).unwrap();
    assert_eq!(report.guarantee, Guarantee::Limit);
    assert_eq!(listener.pulses, 40);
    assert_eq!(listener.iterations, report.stats.iterations);
    let bounds: Vec<u32> = report.stats.iterations.iter().map(|i| i.bound).collect();
    assert_eq!(listener.bounds, bounds);
    assert_eq!(bounds.last(), Some(&report.lower_bound));
    let complete: Vec<bool> = report.stats.iterations.iter().map(|i| i.complete).collect();
    let (last, before) = complete.split_last().unwrap();
    assert!(!last && before.iter().all(|&complete| complete));
    let generated: u64 = report.stats.iterations.iter().map(|i| i.generated).sum();
    assert_eq!(generated, report.stats.generated);
}

/// Against the true distances: the bounds hold, and `optimal` is said of shortest solutions
/// only. Among the boards are some for which each heuristic finds a longer one; those of
/// 2x4 are, because the paper's linear conflict never overestimates on 3x3.
#[test]
fn inadmissible_heuristics_promise_only_what_they_prove() {
    let solver = solver();
    let mut boards: Vec<(Board, u32)> = Vec::new();
    for (size, stride) in [("3x3", 797), ("2x4", 41)] {
        let shape: Shape = size.parse().unwrap();
        let goal = Home::blank_last(shape).board();
        let truth = oracle::distances(goal.tiles(), shape.rows(), shape.cols());
        let mut lists: Vec<(&oracle::List, &u32)> = truth.iter().collect();
        lists.sort();
        let sample = lists.iter().step_by(stride);
        boards.extend(sample.map(|&(list, &d)| (Board::new(shape, list).unwrap(), d)));
    }
    for heuristic in [HeuristicSpec::Hybrid, HeuristicSpec::PaperLinearConflict] {
        let mut longer = 0;
        for search in ["ida", "astar", "bidirectional", "ua", "ba", "ba-deepest"] {
            let mut optimal = 0;
            for &(board, distance) in &boards {
                let request = Request::try_from(board)
                    .unwrap()
                    .heuristic(heuristic.clone())
                    .search(search.parse().unwrap());
                let report = solver.solve(&request).unwrap();
                let name = format!("{board} by {search} with {heuristic}");
                assert!(report.lower_bound <= distance, "{name}");
                assert!(report.upper_bound >= distance, "{name}");
                assert_eq!(report.path.len() as u32, report.upper_bound, "{name}");
                let end = report.path.replay(&board).unwrap();
                assert_eq!(end, *report.puzzle.goal(), "{name}");
                match report.guarantee {
                    Guarantee::Optimal => {
                        assert_eq!(report.upper_bound, distance, "{name}");
                        optimal += 1;
                    }
                    other => assert_eq!(other, Guarantee::Feasible, "{name}"),
                }
                longer += u32::from(report.upper_bound > distance);
            }
            assert!(optimal > 0, "{search} with {heuristic}");
        }
        assert!(longer > 0, "{heuristic}");
    }
}

/// A search that is not allowed far enough reports so, and one that is finds the
/// solution: plain, in the multi-tile metric, and with the kernel.
#[test]
fn the_last_bound_is_not_passed() {
    let cases = [
        ("8 6 7/2 5 4/3 0 1", Metric::Stm, "ida"),
        ("8 6 7/2 5 4/3 0 1", Metric::Mtm, "ida"),
        (
            "6 8 14 12/1 11 15 3/4 2 13 9/5 7 10 0",
            Metric::Stm,
            "kernel",
        ),
    ];
    let solver = solver();
    for (board, metric, search) in cases {
        let mut request = Request::try_from(board.parse::<Board>().unwrap())
            .unwrap()
            .metric(metric)
            .search(search.parse().unwrap());
        let length = solver.solve(&request).unwrap().upper_bound;
        request.limits.last_bound = Some(length - 1);
        let report = solver.solve(&request).unwrap();
        assert_eq!(report.guarantee, Guarantee::Limit, "{board} {metric}");
        assert_eq!(report.lower_bound, length, "{board} {metric}");
        assert!(report.upper_bound >= length);
        assert!(
            report
                .stats
                .iterations
                .iter()
                .all(|bound| bound.bound < length)
        );
        request.limits.last_bound = Some(length);
        let report = solver.solve(&request).unwrap();
        assert_eq!(
            (report.guarantee, report.upper_bound),
            (Guarantee::Optimal, length)
        );
    }
}
