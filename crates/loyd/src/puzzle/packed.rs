//! A 4x4 board in 64 bits: four bits per cell, cell 0 lowest.
//!
//! Hash tables and open lists of the 15-puzzle store this form; sixteen tiles
//! of four bits fill the word exactly.

use super::{Board, Shape, Slide};

/// A 4x4 board, four bits per cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PackedBoard(u64);

impl PackedBoard {
    /// The 64 bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The tile on a cell.
    pub const fn tile(self, cell: usize) -> u8 {
        (self.0 >> (4 * cell) & 15) as u8
    }

    /// Returns the board after the tile on `source` slid onto the blank's cell. The
    /// caller must know the blank's cell, as every search does.
    #[must_use]
    pub const fn exchanged(self, blank: usize, source: usize) -> PackedBoard {
        let tile = self.0 >> (4 * source) & 15;
        // The blank's bits are 0, so two exclusive ors exchange them.
        PackedBoard(self.0 ^ (tile << (4 * source)) ^ (tile << (4 * blank)))
    }

    /// Returns the blank's cell: the lowest group of four zero bits.
    pub const fn blank(self) -> usize {
        let mut occupied = self.0 | self.0 >> 1;
        occupied = (occupied | occupied >> 2) & 0x1111_1111_1111_1111;
        ((!occupied & 0x1111_1111_1111_1111).trailing_zeros() / 4) as usize
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
        let tiles = board.tiles().iter().rev();
        let bits = tiles.fold(0, |bits, &tile| bits << 4 | u64::from(tile));
        Ok(PackedBoard(bits))
    }
}

impl From<PackedBoard> for Board {
    fn from(packed: PackedBoard) -> Board {
        let tiles: [u8; 16] = std::array::from_fn(|cell| packed.tile(cell));
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
