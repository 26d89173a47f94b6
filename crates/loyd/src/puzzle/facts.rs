//! Facts about the puzzle from the literature: greatest distances, and how many boards
//! have each distance.
//!
//! Each number is here once, with its source. Slides do not depend on the names of the
//! tiles, so distances depend only on the shape and on the blank's cell in the goal;
//! and of cells that are mirror images of each other, one is enough.

use std::sync::OnceLock;

use super::Board;

/// The greatest distance of a 4x4 board from a goal with the blank in a corner.
///
/// Brüngger et al. (1999); Korf and Schultze, "Large-Scale Parallel Breadth-First
/// Search" (2005).
pub(crate) const GREATEST_4X4: u32 = 80;

/// The greatest distance of a 4x4 board from a goal with the blank in a corner, in the
/// multi-tile metric. Sixteen boards have it.
///
/// Norskog and Davidson, "The Fifteen Puzzle can be solved in 43 'moves'" (2010); found again by
/// others since.
pub(crate) const GREATEST_4X4_MULTI_TILE: u32 = 43;

/// Numbers of rows and of columns, the smaller first.
pub(crate) type Sides = (usize, usize);

/// The greatest distances by the blank's cell in the goal: `[row][column]`. Only the
/// cells of the first half of the rows and columns are given, the middle ones included.
///
/// These shapes have so few boards that all of them were searched, for every cell of
/// the blank; the tests of `play::scramble` search them again.
pub(crate) const GREATEST_BY_CELL: [(Sides, &[&[u32]]); 5] = [
    ((2, 2), &[&[6]]),
    ((2, 3), &[&[21, 21]]),
    ((2, 4), &[&[36, 35]]),
    ((2, 5), &[&[55, 55, 54]]),
    ((3, 3), &[&[31, 31], &[31, 30]]),
];

/// The same in the multi-tile metric.
pub(crate) const GREATEST_BY_CELL_MULTI_TILE: [(Sides, &[&[u32]]); 5] = [
    ((2, 2), &[&[6]]),
    ((2, 3), &[&[20, 20]]),
    ((2, 4), &[&[25, 26]]),
    ((2, 5), &[&[36, 36, 36]]),
    ((3, 3), &[&[24, 24], &[24, 24]]),
];

/// The greatest distances in the multi-tile metric from goals with the blank in a corner.
///
/// 4x4: see [`GREATEST_4X4_MULTI_TILE`]. The others were published as results of complete
/// breadth-first searches.
pub(crate) const GREATEST_FROM_CORNER_MULTI_TILE: [(Sides, u32); 6] = [
    ((2, 6), 41),
    ((2, 7), 52),
    ((2, 8), 57),
    ((3, 4), 33),
    ((3, 5), 44),
    ((4, 4), GREATEST_4X4_MULTI_TILE),
];

/// The greatest distances from goals with the blank in a corner.
///
/// 4x4: see [`GREATEST_4X4`]. The others: sequence A151944 of the On-Line Encyclopedia
/// of Integer Sequences.
pub(crate) const GREATEST_FROM_CORNER: [(Sides, u32); 6] = [
    ((2, 6), 80),
    ((2, 7), 108),
    ((2, 8), 140),
    ((3, 4), 53),
    ((3, 5), 84),
    ((4, 4), GREATEST_4X4),
];

/// The number of 3x3 boards at each distance from a goal with the blank in a corner.
/// The tests find the same numbers by breadth-first search.
pub(crate) const LEVELS_3X3: [u64; 32] = [
    1, 2, 4, 8, 16, 20, 39, 62, 116, 152, 286, 396, 748, 1_024, 1_893, 2_512, 4_485, 5_638, 9_529,
    10_878, 16_993, 17_110, 23_952, 20_224, 24_047, 15_578, 14_560, 6_274, 3_910, 760, 221, 2,
];

/// The number of 4x4 boards at each distance from a goal with the blank in a corner:
/// `data/levels_4x4.csv`, from Korf and Schultze (2005).
pub(crate) fn levels_4x4() -> &'static [u64] {
    static LEVELS: OnceLock<Vec<u64>> = OnceLock::new();
    LEVELS.get_or_init(|| {
        let rows = column(include_str!("../../data/levels_4x4.csv"));
        rows.map(|count| count.parse().expect("a test reads every row"))
            .collect()
    })
}

/// The seventeen 4x4 boards at the greatest distance, 80, from the goal with the blank last, as CSV
/// with the columns `id`, `board` and `optimal`. From Korf and Schultze (2005).
pub const FARTHEST_4X4: &str = include_str!("../../data/farthest_4x4.csv");

/// The boards of [`FARTHEST_4X4`]. Scrambles of a seed depend on their order.
pub(crate) fn farthest_4x4() -> &'static [Board] {
    static BOARDS: OnceLock<Vec<Board>> = OnceLock::new();
    BOARDS.get_or_init(|| {
        let rows = column(FARTHEST_4X4);
        rows.map(|board| board.parse().expect("a test reads every row"))
            .collect()
    })
}

/// Returns the second column of a table with a heading.
fn column(table: &'static str) -> impl Iterator<Item = &'static str> {
    let rows = table.lines().skip(1);
    rows.filter_map(|row| row.split(',').nth(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Shape;

    #[test]
    fn the_levels_hold_every_solvable_board() {
        let boards = |cells: u64| (1..=cells).product::<u64>() / 2;
        assert_eq!(LEVELS_3X3.iter().sum::<u64>(), boards(9));
        assert_eq!(levels_4x4().iter().sum::<u64>(), boards(16));
        assert_eq!(levels_4x4().len() as u32, GREATEST_4X4 + 1);
    }

    #[test]
    fn as_many_boards_are_listed_as_the_last_level_has() {
        let boards = farthest_4x4();
        assert_eq!(levels_4x4().last(), Some(&(boards.len() as u64)));
        assert!(boards.iter().all(|board| board.shape() == Shape::FOUR));
    }
}
