//! Solutions made shorter: they are replayed, and compared with breadth-first search.

use std::ops::ControlFlow;

use loyd::play::shorten::shorten;
use loyd::puzzle::{Board, Home, Metric, Path, Scrambler, Shape};
use loyd::search::{Observer, Problem, Progress, Silent, construct};

#[test]
fn short_paths_become_optimal() {
    let goal = Home::blank_last(Shape::THREE).board();
    let distances = oracle::distances(goal.tiles(), 3, 3);
    let mut scrambler = Scrambler::new(4);
    for steps in [0, 1, 2, 10, 20, 40] {
        let (walk, board) = scrambler.walk(&goal, steps);
        let path = walk.reversed();
        let shortened = shorten(&board, &path, Metric::Stm, &mut Silent).unwrap();
        assert!(shortened.complete);
        assert_eq!(shortened.path.replay(&board), Ok(goal));
        // A window holds the whole path.
        let distance = distances[board.tiles()] as usize;
        assert_eq!(shortened.path.len(), distance, "{board}");
    }
}

#[test]
fn loops_are_left_out() {
    let board: Board = "1 2 3/4 5 6/0 7 8".parse().unwrap();
    let path: Path = "LRDURLLRL2RRLL".parse().unwrap();
    let shortened = shorten(&board, &path, Metric::Stm, &mut Silent);
    // An impossible slide is an error that names it.
    assert!(path.replay(&board).is_err() && shortened.is_err());
    let path: Path = "LRDULRL2RRLL".parse().unwrap();
    let shortened = shorten(&board, &path, Metric::Stm, &mut Silent).unwrap();
    assert_eq!(shortened.path.to_string(), "L2");
}

#[test]
fn long_solutions_of_large_boards_become_shorter() {
    for (rows, cols) in [(5, 5), (6, 7)] {
        let home = Home::blank_last(Shape::new(rows, cols).unwrap());
        let start = Scrambler::new(9).uniform(&home.board());
        let path = construct(&Problem { start, home });
        let shortened = shorten(&start, &path, Metric::Stm, &mut Silent).unwrap();
        assert_eq!(shortened.path.replay(&start), Ok(home.board()));
        assert!(shortened.path.len() < path.len());
        assert_eq!(shortened.path.len() % 2, path.len() % 2);
    }
}

#[test]
fn short_paths_become_optimal_in_moves_of_several_tiles() {
    let goal = Home::blank_last(Shape::THREE).board();
    let distances = oracle::multi_tile_distances(goal.tiles(), 3, 3);
    let mut scrambler = Scrambler::new(6);
    let mut shorter = 0;
    for steps in [0, 1, 2, 6, 10, 14, 20] {
        let (walk, board) = scrambler.walk(&goal, steps);
        let path = walk.reversed();
        let shortened = shorten(&board, &path, Metric::Mtm, &mut Silent).unwrap();
        assert!(shortened.complete);
        assert_eq!(shortened.path.replay(&board), Ok(goal));
        let (before, after) = (path.length(Metric::Mtm), shortened.path.length(Metric::Mtm));
        let distance = distances[board.tiles()] as usize;
        assert!(distance <= after && after <= before, "{board}");
        // A window of 14 moves holds the whole path.
        assert!(before > 14 || after == distance, "{board}");
        shorter += usize::from(after < before);
    }
    assert!(shorter > 0);
    let start = Scrambler::new(9).uniform(&Home::blank_last(Shape::FIVE).board());
    let problem = Problem {
        start,
        home: Home::blank_last(Shape::FIVE),
    };
    let path = construct(&problem);
    let shortened = shorten(&start, &path, Metric::Mtm, &mut Silent).unwrap();
    assert_eq!(shortened.path.replay(&start), Ok(problem.home.board()));
    assert!(shortened.path.length(Metric::Mtm) < path.length(Metric::Mtm));
}

#[test]
fn a_stopped_search_returns_what_it_has() {
    struct Stops;
    impl Observer for Stops {
        fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
    }
    let home = Home::blank_last(Shape::FIVE);
    let start = Scrambler::new(9).uniform(&home.board());
    let path = construct(&Problem { start, home });
    let shortened = shorten(&start, &path, Metric::Stm, &mut Stops).unwrap();
    assert!(!shortened.complete);
    assert_eq!(shortened.path.replay(&start), Ok(home.board()));
    assert!(shortened.path.len() <= path.len());
}
