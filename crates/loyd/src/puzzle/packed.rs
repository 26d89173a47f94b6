//! A 4x4 board in 64 bits: four bits per cell, cell 0 lowest.
//!
//! Hash tables and open lists of the 15-puzzle store this form; sixteen tiles
//! of four bits fill the word exactly.

use super::{Board, Shape, Slide};
use crate::grid::TileWord as _;

/// A 4x4 board, four bits per cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PackedBoard(u64);

impl PackedBoard {
    /// The 64 bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The tile on a cell.
    #[inline]
    pub fn tile(self, cell: usize) -> u8 {
        self.0.tile_at(4 * cell as u32)
    }

    /// Returns the board after the tile on `source` slid onto the blank's cell. The
    /// caller must know the blank's cell, as every search does.
    #[inline]
    #[must_use]
    pub fn exchanged(self, blank: usize, source: usize) -> PackedBoard {
        PackedBoard(self.0.exchanged(blank as u8, source as u8))
    }

    /// Returns the blank's cell.
    #[inline]
    pub fn blank(self) -> usize {
        self.0.blank().into()
    }

    /// Returns the board after a slide; `None` if no tile can make it.
    #[must_use]
    pub fn after(self, slide: Slide) -> Option<PackedBoard> {
        let blank = self.blank();
        let source = Shape::FOUR.source(blank, slide)?;
        Some(self.exchanged(blank, source))
    }
}

impl TryFrom<&Board> for PackedBoard {
    type Error = NotFourByFour;

    fn try_from(board: &Board) -> Result<PackedBoard, NotFourByFour> {
        if board.shape() != Shape::FOUR {
            return Err(NotFourByFour(board.shape()));
        }
        Ok(PackedBoard(u64::pack(board.tiles())))
    }
}

impl From<PackedBoard> for Board {
    fn from(packed: PackedBoard) -> Board {
        let tiles: [u8; 16] = packed.0.unpack();
        Board::new(Shape::FOUR, &tiles).expect("a packed board was made from a board")
    }
}

/// Only 4x4 boards have a packed form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a {0} board has no 64-bit form: only 4x4 boards have")]
pub struct NotFourByFour(pub Shape);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_slides_and_unpacks() {
        let mut board: Board = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15".parse().unwrap();
        let mut packed = PackedBoard::try_from(&board).unwrap();
        assert_eq!(packed.bits(), 0xF6BC_DEA7_1420_9835);
        for slide in "L2URDRULDL"
            .parse::<crate::puzzle::Path>()
            .unwrap()
            .slides()
        {
            let (Some(next), Some(next_packed)) = (board.after(*slide), packed.after(*slide))
            else {
                continue;
            };
            (board, packed) = (next, next_packed);
            assert_eq!(Board::from(packed), board);
            assert_eq!(packed.blank(), board.blank());
        }
    }
}
