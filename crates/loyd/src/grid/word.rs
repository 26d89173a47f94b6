//! A board as one machine word: the same number of bits for every cell, cell 0 lowest.
//!
//! Up to sixteen cells take four bits each and fit 64 bits; up to twenty-five take five bits
//! each and fit 128. Larger boards have no such form: no memory could hold the boards that a
//! search for them would store.

use std::fmt::Debug;
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A word that holds a tile per cell. The blank is 0, and so are the cells that a board lacks.
///
/// The *place* of a cell is the shift of its lowest bit. Inner loops have it in a table; others
/// use the methods that take cells.
pub(crate) trait TileWord:
    Copy
    + Debug
    + Eq
    + From<u64>
    + Add<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + 'static
{
    /// The most cells that fit.
    const CELLS: usize;

    /// Bits per cell.
    const CELL_BITS: u32;

    /// The highest bit of every cell.
    const HIGHEST: Self;

    /// The low bits.
    fn low(self) -> u64;

    /// Returns the number of zeros below the lowest one.
    fn zeros_below(self) -> u32;

    /// Returns `true` if boards of this many cells fit.
    fn fits(cells: usize) -> bool {
        cells <= Self::CELLS
    }

    /// Packs the tiles of a board.
    fn pack(tiles: &[u8]) -> Self {
        let tiles = tiles.iter().rev();
        tiles.fold(Self::from(0), |word, &tile| {
            word << Self::CELL_BITS | Self::from(u64::from(tile))
        })
    }

    /// Returns the tiles of the first `N` cells.
    #[inline]
    fn unpack<const N: usize>(self) -> [u8; N] {
        let mut tiles = [0; N];
        for (cell, tile) in (0..).zip(&mut tiles[..N.min(Self::CELLS)]) {
            *tile = self.tile_at(Self::CELL_BITS * cell);
        }
        tiles
    }

    /// Returns the tile at a place.
    #[inline]
    fn tile_at(self, place: u32) -> u8 {
        (self >> place).low() as u8 & ((1 << Self::CELL_BITS) - 1)
    }

    /// Returns the board after the tile at `from` moved to `to`, a place with the tile 0.
    #[inline]
    #[must_use]
    fn moved(self, from: u32, to: u32) -> Self {
        let tile = Self::from(u64::from(self.tile_at(from)));
        // The bits at `to` are 0, so two exclusive ors exchange them.
        self ^ tile << from ^ tile << to
    }

    /// Returns the board after the tile on the cell `source` slid to the blank's cell.
    #[inline]
    #[must_use]
    fn exchanged(self, blank: u8, source: u8) -> Self {
        let place = |cell| Self::CELL_BITS * u32::from(cell);
        self.moved(place(source), place(blank))
    }

    /// The blank's cell: the lowest one whose bits are all 0.
    #[inline]
    fn blank(self) -> u8 {
        // The sum has the highest bit of a cell if another bit of the cell is set. It carries
        // nothing into the next cell.
        let others = !Self::HIGHEST;
        let occupied = ((self & others) + others) | self;
        ((!occupied & Self::HIGHEST).zeros_below() / Self::CELL_BITS) as u8
    }

    /// Returns a hash that is spread over all 64 bits.
    #[inline]
    fn hash(self) -> u64 {
        // Two shifts, because 64 bits cannot be shifted by 64.
        mix(self.low() ^ mix((self >> 32 >> 32).low()))
    }
}

/// Odd, and without a pattern: the fraction of the golden ratio.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// Multiplies, folds and multiplies again: boards of a search differ in few bits.
#[inline]
fn mix(bits: u64) -> u64 {
    let product = bits.wrapping_mul(SPREAD);
    (product ^ product >> 32).wrapping_mul(SPREAD)
}

impl TileWord for u64 {
    const CELLS: usize = 16;
    const CELL_BITS: u32 = 4;
    const HIGHEST: u64 = 0x8888_8888_8888_8888;

    #[inline]
    fn low(self) -> u64 {
        self
    }

    #[inline]
    fn zeros_below(self) -> u32 {
        self.trailing_zeros()
    }
}

impl TileWord for u128 {
    const CELLS: usize = 25;
    const CELL_BITS: u32 = 5;
    const HIGHEST: u128 = 0x1084_2108_4210_8421_0842_1084_2108_4210;

    #[inline]
    fn low(self) -> u64 {
        self as u64
    }

    #[inline]
    fn zeros_below(self) -> u32 {
        self.trailing_zeros()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Cells, Home, Scrambler, Shape};

    fn round_trip<W: TileWord>(rows: usize, cols: usize) {
        let shape = Shape::new(rows, cols).unwrap();
        assert!(W::fits(shape.cells()));
        let mut scrambler = Scrambler::new(1);
        for _ in 0..100 {
            let board = scrambler.uniform(&Home::blank_last(shape).board());
            let packed = W::pack(board.tiles());
            let unpacked: Cells = packed.unpack();
            assert_eq!(unpacked, *board.cells());
            assert_eq!(usize::from(packed.blank()), board.blank());
            for slide in board.slides() {
                let after = board.after(slide).unwrap();
                let exchanged = packed.exchanged(board.blank() as u8, after.blank() as u8);
                assert_eq!(exchanged, W::pack(after.tiles()));
            }
        }
    }

    #[test]
    fn boards_pack_slide_and_unpack() {
        for (rows, cols) in [(2, 2), (2, 3), (3, 3), (4, 3), (2, 8), (4, 4)] {
            round_trip::<u64>(rows, cols);
        }
        for (rows, cols) in [(4, 4), (3, 6), (5, 5)] {
            round_trip::<u128>(rows, cols);
        }
        assert!(!u64::fits(18));
        assert!(!u128::fits(26));
    }

    fn highest<W: TileWord>() -> W {
        W::pack(&vec![1 << (W::CELL_BITS - 1); W::CELLS])
    }

    #[test]
    fn the_highest_bits_are_those_of_all_cells() {
        assert_eq!(highest::<u64>(), u64::HIGHEST);
        assert_eq!(highest::<u128>(), u128::HIGHEST);
    }
}
