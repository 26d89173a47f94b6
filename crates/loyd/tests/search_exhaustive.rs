//! Every search with every admissible heuristic against breadth-first search.
//!
//! All boards of 2x2, 2x3 and 3x2, a sample of 3x3 (all of them with
//! `cargo xtask test --full`) and a few of 3x4.

mod oracle;

use std::collections::HashMap;

use loyd::heuristic::Heuristic;
use loyd::puzzle::{Board, Goal, Home, Scrambler, Shape};
use loyd::search::Silent;
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Guarantee, HeuristicVisitor, Request, SolveError, Solver, Unsupported};

/// The heuristics that prove a solution shortest.
fn admissible(solver: &Solver, home: Home) -> Vec<HeuristicSpec> {
    struct Ask;
    impl HeuristicVisitor for Ask {
        type Output = bool;
        fn visit<H: Heuristic>(self, heuristic: &H) -> bool {
            heuristic.properties().admissible
        }
    }
    oracle::heuristics(home.shape().cells())
        .into_iter()
        .filter(|spec| solver.with_heuristic(spec, home, Ask) == Ok(true))
        .collect()
}

fn check(solver: &Solver, board: Board, goal: &Goal, distance: u32, specs: &[HeuristicSpec]) {
    for heuristic in specs {
        // `auto` is one of the others.
        for search in SearchSpec::ALL
            .iter()
            .filter(|row| row.spec != SearchSpec::Auto && row.spec.proves())
        {
            let request = Request {
                goal: *goal,
                heuristic: heuristic.clone(),
                search: search.spec,
                ..Request::new(board)
            };
            let report = match solver.solve(&request, &mut Silent) {
                // The kernel has a test of its own, and dibbs does without some.
                Err(SolveError::Unsupported(
                    Unsupported::Kernel | Unsupported::Inconsistent { .. },
                )) => continue,
                report => report.unwrap(),
            };
            let name = format!("{board} to {goal} by {} with {heuristic}", search.name);
            assert_eq!(report.path.len() as u32, distance, "{name}");
            assert_eq!(report.guarantee, Guarantee::Optimal, "{name}");
            assert_eq!(report.lower_bound, distance, "{name}");
            let end = report.path.replay(&board).unwrap();
            assert_eq!(end, goal.board(board.shape()).unwrap(), "{name}");
        }
    }
}

fn board(shape: Shape, list: &[u8]) -> Board {
    Board::new(shape, list).unwrap()
}

#[test]
fn every_board_of_the_small_shapes() {
    let solver = Solver::new();
    for (rows, cols, states) in [(2, 2, 12), (2, 3, 360), (3, 2, 360)] {
        let shape = Shape::new(rows, cols).unwrap();
        for home in [Home::blank_last(shape), Home::blank_first(shape)] {
            let specs = admissible(&solver, home);
            let distances = oracle::distances(home.board().tiles(), rows, cols);
            assert_eq!(distances.len(), states);
            for (list, &distance) in &distances {
                let goal = Goal::Board(home.board());
                check(&solver, board(shape, list), &goal, distance, &specs);
            }
        }
    }
}

#[test]
fn boards_of_3x3() {
    let solver = Solver::new();
    let home = Home::blank_last(Shape::THREE);
    let specs = admissible(&solver, home);
    assert!(specs.len() >= 5);
    let distances = oracle::distances(home.board().tiles(), 3, 3);
    let hardest = distances.iter().filter(|(_, d)| **d == 31).count();
    assert_eq!(hardest, 2);
    let mut sorted: Vec<_> = distances.iter().collect();
    sorted.sort();
    // A stride that is prime to the number of boards, and both hardest ones.
    let stride = if oracle::full() { 1 } else { 397 };
    let sample = sorted.iter().step_by(stride);
    let extremes = sorted.iter().filter(|(_, d)| **d == 31);
    for (list, distance) in sample.chain(extremes) {
        let start = board(Shape::THREE, list);
        check(&solver, start, &Goal::BlankLast, **distance, &specs);
    }
}

#[test]
fn boards_of_3x4_and_4x3() {
    let solver = Solver::new();
    let mut scrambler = Scrambler::new(34);
    for (rows, cols) in [(3, 4), (4, 3)] {
        let shape = Shape::new(rows, cols).unwrap();
        for home in [Home::blank_last(shape), Home::new(shape, 5)] {
            let goal = home.board();
            let specs: Vec<HeuristicSpec> = admissible(&solver, home)
                .into_iter()
                .filter(|spec| !matches!(spec, HeuristicSpec::Misplaced | HeuristicSpec::Pdb(_)))
                .collect();
            for _ in 0..if oracle::full() { 25 } else { 3 } {
                let start = scrambler.uniform(&goal);
                let distance = oracle::between(start.tiles(), goal.tiles(), rows, cols);
                check(&solver, start, &Goal::Board(goal), distance, &specs);
            }
        }
    }
}

#[test]
fn every_shortest_solution_once() {
    let solver = Solver::new();
    let goal = Home::blank_last(Shape::THREE).board();
    let distances = oracle::distances(goal.tiles(), 3, 3);
    let mut counts: HashMap<&[u8], usize> = HashMap::new();
    let mut by_distance: Vec<_> = distances.iter().collect();
    by_distance.sort_by_key(|(_, distance)| **distance);
    // The number of shortest solutions is the sum over the neighbours nearer to the goal.
    for (list, distance) in &by_distance {
        let count = oracle::neighbours(list, 3, 3)
            .iter()
            .filter(|next| distances[*next] + 1 == **distance)
            .map(|next| counts[next.as_slice()])
            .sum::<usize>();
        counts.insert(list, count.max(1));
    }
    for (list, _) in by_distance.iter().step_by(1999) {
        let mut request = Request::new(board(Shape::THREE, list));
        request.limits.solutions = Some(usize::MAX);
        let all = solver.solve(&request, &mut Silent).unwrap().all.unwrap();
        assert!(all.complete);
        assert_eq!(all.paths.len(), counts[list.as_slice()], "{list:?}");
        let mut distinct: Vec<String> = all.paths.iter().map(ToString::to_string).collect();
        distinct.sort();
        distinct.dedup();
        assert_eq!(distinct.len(), all.paths.len(), "{list:?}");
    }
}
