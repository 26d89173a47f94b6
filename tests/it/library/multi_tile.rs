//! The multi-tile metric: shortest in slides of the hand, against an oracle.

use loyd::puzzle::{Board, Goal, Home, Metric, Scrambler, Shape};
use loyd::spec::HeuristicSpec;
use loyd::{Guarantee, Puzzle, Request, SolveError, Unsupported};
use loyd_tests::solver;

fn request(board: Board, goal: Goal, heuristic: HeuristicSpec) -> Request {
    Request::new(Puzzle::new(board, &goal).unwrap())
        .heuristic(heuristic)
        .metric(Metric::Mtm)
}

#[test]
fn true_distances_on_small_boards() {
    compare_distances(|step| step);
}

#[test]
#[ignore = "takes minutes"]
fn true_distances_on_small_boards_in_full() {
    compare_distances(|_| 1);
}

fn compare_distances(step: impl Fn(usize) -> usize) {
    let solver = solver();
    for (rows, cols, blank, stride) in [
        (2, 2, 3, 1),
        (2, 3, 5, 1),
        (3, 2, 0, 1),
        (3, 3, 8, 499),
        (3, 3, 4, 997),
        (2, 4, 0, 211),
    ] {
        let shape = Shape::new(rows, cols).unwrap();
        let goal = Home::new(shape, blank).board();
        let distances = oracle::multi_tile_distances(goal.tiles(), rows, cols);
        let mut sorted: Vec<_> = distances.iter().collect();
        sorted.sort();
        for (list, distance) in sorted.into_iter().step_by(step(stride)) {
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

#[test]
fn the_hardest_small_boards_take_as_long_as_published() {
    compare_greatest(&[(2, 2, 6), (2, 3, 20), (2, 4, 25), (3, 3, 24)]);
}

#[test]
#[ignore = "takes minutes"]
fn the_hardest_small_boards_take_as_long_as_published_in_full() {
    compare_greatest(&[(2, 5, 36)]);
}

/// Published greatest distances from goals with the blank in a corner.
fn compare_greatest(shapes: &[(usize, usize, u32)]) {
    for &(rows, cols, greatest) in shapes {
        let goal = Home::blank_last(Shape::new(rows, cols).unwrap()).board();
        let distances = oracle::multi_tile_distances(goal.tiles(), rows, cols);
        assert_eq!(distances.values().max(), Some(&greatest), "{rows}x{cols}");
    }
}

#[test]
fn a_4x4_board_is_shorter_in_hand_slides() {
    let solver = solver();
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
    let solver = solver();
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
