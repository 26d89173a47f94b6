//! The distance of every tile of one board from every cell.
//!
//! With it, the Manhattan distance to another board takes one lookup per tile, and a
//! slide of the other board changes one of them.

use crate::puzzle::PackedBoard;

/// Steps between every two cells of a 4x4 board.
const STEPS: [[u8; 16]; 16] = steps();

const fn steps() -> [[u8; 16]; 16] {
    let mut table = [[0; 16]; 16];
    let mut pair = 0_usize;
    while pair < 256 {
        let (a, b) = (pair / 16, pair % 16);
        let rows = (a / 4).abs_diff(b / 4);
        let columns = (a % 4).abs_diff(b % 4);
        table[a][b] = (rows + columns) as u8;
        pair += 1;
    }
    table
}

/// For each tile of a board the steps from its cell to each cell. Those of the blank
/// are zero, because it does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct Steps([[u8; 16]; 16]);

impl Steps {
    pub(super) fn of(board: PackedBoard) -> Steps {
        let mut steps = [[0; 16]; 16];
        for (cell, distances) in STEPS.iter().enumerate() {
            let tile = board.tile(cell);
            if tile != 0 {
                steps[usize::from(tile % 16)] = *distances;
            }
        }
        Steps(steps)
    }

    /// The steps of one tile to each cell.
    #[inline]
    pub(super) const fn of_tile(&self, tile: usize) -> &[u8; 16] {
        &self.0[tile % 16]
    }

    /// The steps of one tile to a cell.
    #[inline]
    pub(super) fn steps(&self, tile: u8, cell: usize) -> u32 {
        self.0[usize::from(tile % 16)][cell % 16].into()
    }

    /// Returns the Manhattan distance to another board.
    pub(super) fn distance(&self, other: PackedBoard) -> u32 {
        (0..16).map(|cell| self.steps(other.tile(cell), cell)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Board;

    #[test]
    fn distances_of_boards_a_few_slides_apart() {
        let packed = |text: &str| PackedBoard::try_from(&text.parse::<Board>().unwrap()).unwrap();
        let one = packed("1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
        let two = packed("1 2 3 4/5 6 7 8/9 10 0 11/13 14 15 12");
        assert_eq!(Steps::of(one).distance(one), 0);
        assert_eq!(Steps::of(one).distance(two), 2);
        assert_eq!(Steps::of(two).distance(one), 2);
        let far = packed("0 15 14 13/12 11 10 9/8 7 6 5/4 3 2 1");
        // Tile t is on cell 16 - t and belongs on cell t - 1.
        assert_eq!(Steps::of(one).distance(far), 58);
    }
}
