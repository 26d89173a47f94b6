//! The multi-tile metric: shortest in slides of the hand, against an oracle.

use loyd::puzzle::{Board, Goal, Home, Metric, Scrambler, Shape};
use loyd::spec::HeuristicSpec;
use loyd::{Guarantee, Puzzle, Request, SolveError, Solver, Unsupported};

fn request(board: Board, goal: Goal, heuristic: HeuristicSpec) -> Request {
    Request::new(Puzzle::new(board, &goal).unwrap())
        .heuristic(heuristic)
        .metric(Metric::Mtm)
}

#[test]
fn true_distances_on_small_boards() {
    let solver = Solver::new();
    for (rows, cols, blank, stride) in [
        (2, 2, 3, 1),
        (2, 3, 5, 1),
        (3, 2, 0, 1),
        (3, 3, 8, 211),
        (3, 3, 4, 499),
        (2, 4, 0, 101),
    ] {
        let shape = Shape::new(rows, cols).unwrap();
        let goal = Home::new(shape, blank).board();
        let distances = oracle::multi_tile_distances(goal.tiles(), rows, cols);
        let mut sorted: Vec<_> = distances.iter().collect();
        sorted.sort();
        let stride = if loyd_tests::full() { 1 } else { stride };
        for (list, distance) in sorted.into_iter().step_by(stride) {
            let board = Board::new(shape, list).unwrap();
            for heuristic in [HeuristicSpec::WalkingDistance, HeuristicSpec::Manhattan] {
                let request = request(board, Goal::Board(goal), heuristic.clone());
                let report = solver.solve(&request).unwrap();
                assert_eq!(report.upper_bound, *distance, "{board} {heuristic}");
                assert_eq!(report.path.length(Metric::Mtm) as u32, *distance);
                assert_eq!(report.guarantee, Guarantee::Optimal);
                assert_eq!(report.path.replay(&board), Ok(goal));
            }
        }
    }
}

/// Published greatest distances from goals with the blank in a corner.
#[test]
fn the_hardest_small_boards_take_as_long_as_published() {
    let mut shapes = vec![(2, 2, 6), (2, 3, 20), (2, 4, 25), (3, 3, 24)];
    if loyd_tests::full() {
        shapes.push((2, 5, 36));
    }
    for (rows, cols, greatest) in shapes {
        let goal = Home::blank_last(Shape::new(rows, cols).unwrap()).board();
        let distances = oracle::multi_tile_distances(goal.tiles(), rows, cols);
        assert_eq!(distances.values().max(), Some(&greatest), "{rows}x{cols}");
    }
}

#[test]
fn a_4x4_board_is_shorter_in_hand_slides() {
    let solver = Solver::new();
    let goal = Home::blank_last(Shape::FOUR).board();
    let (_, board) = Scrambler::new(12).walk(&goal, 50);
    let single = solver.solve(&Request::try_from(board).unwrap()).unwrap();
    let auto = request(board, Goal::BlankLast, HeuristicSpec::Auto);
    let multi = solver.solve(&auto).unwrap();
    assert_eq!(multi.heuristic, HeuristicSpec::WalkingDistance);
    assert_eq!(multi.guarantee, Guarantee::Optimal);
    let of_single = single.path.length(Metric::Mtm) as u32;
    assert!(multi.upper_bound <= of_single);
    assert!(multi.path.len() >= single.path.len());
}

#[test]
fn limits_and_refusals() {
    let solver = Solver::new();
    let board: Board = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1".parse().unwrap();
    let mut limited = request(board, Goal::BlankLast, HeuristicSpec::Auto);
    limited.limits.nodes = Some(100_000);
    let report = solver.solve(&limited).unwrap();
    assert_eq!(report.guarantee, Guarantee::Limit);
    assert!(report.lower_bound < report.upper_bound);
    assert!(report.lower_bound <= 43);
    let refused = request(board, Goal::BlankLast, HeuristicSpec::Hybrid);
    assert_eq!(
        solver.solve(&refused).unwrap_err(),
        SolveError::Refused(Unsupported::Metric(HeuristicSpec::Hybrid))
    );
}
