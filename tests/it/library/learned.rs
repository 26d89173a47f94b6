//! The beam with a learned order: every solution is replayed, and published distances say how long
//! they may be.

use loyd::puzzle::{Board, Home, Scrambler, Shape};
use loyd::search::{Model, ModelError, Problem, Ranking, ranked_beam, shipped_model};
use loyd_tests::rows;

/// Solves a board and returns the length of the solution, which is replayed.
fn length(ranking: &Ranking, start: Board, home: Home, width: usize) -> usize {
    let problem = Problem { start, home };
    let most = 20 * home.shape().cells();
    let outcome = ranked_beam(&problem, ranking, (width, most), &mut |_, _| false);
    let path = outcome.path.expect("the beam finds a solution");
    assert_eq!(path.replay(&start), Ok(home.board()), "{start}");
    assert!(outcome.generated >= outcome.expanded);
    path.len()
}

/// Returns the sum of what the solutions are longer than the optimal ones.
fn excess(file: &str, boards: usize, home: Home) -> usize {
    let ranking = Ranking::new(&shipped_model(home.shape()).expect("a model"));
    let mut sum = 0;
    for row in rows(file).iter().take(boards) {
        let board: Board = row["board"].parse().expect("a board");
        let optimal: usize = row["optimal"].parse().expect("a length");
        let found = length(&ranking, board, home, 1_000);
        assert!(found >= optimal, "{board}: {found} is below the optimum");
        assert_eq!((found - optimal) % 2, 0, "{board}: impossible parity");
        sum += found - optimal;
    }
    sum
}

/// The first half of the boards, on which settings may be chosen. None was learned from.
#[test]
fn published_boards_of_5x5_are_two_slides_too_long() {
    let excess = excess("deepcubea24.csv", 50, Home::blank_last(Shape::FIVE));
    assert!(excess <= 2 * 50, "{excess}");
}

/// Another goal: the blank is in the first cell.
#[test]
fn korfs_boards_of_5x5_are_four_slides_too_long() {
    let excess = excess("korf24.csv", 50, Home::blank_first(Shape::FIVE));
    assert!(excess <= 4 * 50, "{excess}");
}

#[test]
fn every_corner_and_both_directions_are_solved() {
    let mut scrambler = Scrambler::new(7);
    for (rows, cols) in [(4, 5), (5, 4), (5, 5), (5, 6)] {
        let shape = Shape::new(rows, cols).unwrap();
        let model = shipped_model(shape.min(shape.transposed())).expect("a model");
        let ranking = Ranking::new(&model);
        let last = shape.cells() - 1;
        for blank in [0, cols - 1, last + 1 - cols, last] {
            let home = Home::new(shape, blank);
            assert!(ranking.ranks(home));
            let start = scrambler.uniform(&home.board());
            length(&ranking, start, home, 200);
        }
        assert!(!ranking.ranks(Home::new(shape, 1)));
    }
}

#[test]
fn solved_and_stopped_searches_end_at_once() {
    let home = Home::blank_last(Shape::FIVE);
    let ranking = Ranking::new(&shipped_model(Shape::FIVE).unwrap());
    assert_eq!(length(&ranking, home.board(), home, 10), 0);
    let start = Scrambler::new(1).uniform(&home.board());
    let problem = Problem { start, home };
    let mut levels = 0;
    let outcome = ranked_beam(&problem, &ranking, (100, 500), &mut |_, _| {
        levels += 1;
        levels > 5
    });
    assert_eq!((outcome.path, levels), (None, 6));
    // No solution is as short as that.
    let outcome = ranked_beam(&problem, &ranking, (100, 20), &mut |_, _| false);
    assert_eq!(outcome.path, None);
}

#[test]
fn bytes_and_back() {
    for (rows, cols) in [(5, 5), (4, 5), (5, 6)] {
        let shape = Shape::new(rows, cols).unwrap();
        let model = shipped_model(shape).unwrap();
        let bytes = model.to_bytes();
        assert_eq!(Model::from_bytes(&bytes).as_ref(), Ok(&model));
    }
}

#[test]
fn damaged_bytes_are_refused() {
    let bytes = Model::new(Shape::new(3, 4).unwrap()).to_bytes();
    let read = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = bytes.clone();
        change(&mut bytes);
        Model::from_bytes(&bytes).unwrap_err()
    };
    assert_eq!(read(&|bytes| bytes.clear()), ModelError::Magic);
    assert_eq!(read(&|bytes| bytes.truncate(9)), ModelError::Magic);
    assert_eq!(read(&|bytes| bytes[0] = b'L'), ModelError::Magic);
    assert_eq!(read(&|bytes| bytes[8] = 9), ModelError::Version(9));
    assert_eq!(read(&|bytes| bytes[9] = 1), ModelError::Shape(1, 4));
    let last = bytes.len() - 1;
    assert_eq!(read(&|bytes| bytes.truncate(last)), ModelError::Checksum);
    for at in [11, 12, 300, last] {
        assert_eq!(read(&|bytes| bytes[at] ^= 1), ModelError::Checksum);
    }
}
