//! Manhattan distance between two boards in two instructions.
//!
//! Rows and columns of the tiles as 32 bytes: the distance is the sum of the
//! differences, which every processor computes sixteen bytes at a time.

use crate::puzzle::PackedBoard;

/// The row of each tile, then the column of each tile. The blank counts nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(32))]
pub(super) struct Coordinates([u8; 32]);

impl Coordinates {
    pub(super) fn of(board: PackedBoard) -> Coordinates {
        let mut bytes = [0; 32];
        for cell in 0..16 {
            let tile = usize::from(board.tile(cell));
            if tile != 0 {
                bytes[tile] = cell as u8 / 4;
                bytes[16 + tile] = cell as u8 % 4;
            }
        }
        Coordinates(bytes)
    }

    /// The sum over the tiles of the steps between their cells on both boards.
    #[inline]
    pub(super) fn distance(&self, other: &Coordinates) -> u32 {
        // Written so that the compiler sees a sum of absolute differences.
        let pairs = self.0.iter().zip(&other.0);
        pairs.map(|(a, b)| u32::from(a.abs_diff(*b))).sum()
    }
}
