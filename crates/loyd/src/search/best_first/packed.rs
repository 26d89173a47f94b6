//! A board as one number, for searches that store every board they generate.
//!
//! Up to sixteen cells take four bits each and fit 64 bits; up to twenty-five take five
//! bits each and fit 128. Larger boards have no such form: no memory could hold the
//! boards that a search for them would store.

use std::fmt::Debug;

use crate::puzzle::{Cells, MAX_CELLS, Shape};

/// A board as one number. Cell 0 is lowest, the blank is 0.
pub(crate) trait Packed: Copy + Eq + Debug + 'static {
    /// Bits per cell.
    const BITS: usize;

    /// Returns `true` if boards of this shape fit.
    fn fits(shape: Shape) -> bool {
        shape.cells() * Self::BITS <= 8 * size_of::<Self>()
    }

    /// Packs the first `count` cells.
    fn pack(cells: &Cells, count: usize) -> Self;

    /// Unpacks the first `count` cells.
    fn unpack(self, count: usize) -> Cells;

    /// Returns the board after the tile on `source` slid to `blank`.
    fn exchanged(self, blank: u8, source: u8) -> Self;

    /// The blank's cell.
    fn blank(self) -> u8;

    /// Returns a hash that is spread over all 64 bits.
    fn hash(self) -> u64;
}

/// Odd, and without a pattern: the fraction of the golden ratio.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// Multiplies, folds and multiplies again: boards of a search differ in few bits.
#[inline]
fn mix(bits: u64) -> u64 {
    let product = bits.wrapping_mul(SPREAD);
    (product ^ product >> 32).wrapping_mul(SPREAD)
}

impl Packed for u64 {
    const BITS: usize = 4;

    fn pack(cells: &Cells, count: usize) -> u64 {
        let tiles = cells[..count].iter().rev();
        tiles.fold(0, |bits, &tile| bits << 4 | u64::from(tile))
    }

    #[inline]
    fn unpack(self, _: usize) -> Cells {
        let mut cells = [0; MAX_CELLS];
        for (cell, tile) in cells[..16].iter_mut().enumerate() {
            *tile = (self >> (4 * cell) & 15) as u8;
        }
        cells
    }

    #[inline]
    fn exchanged(self, blank: u8, source: u8) -> u64 {
        let tile = self >> (4 * source) & 15;
        // The blank's bits are 0, so two exclusive ors exchange them.
        self ^ (tile << (4 * source)) ^ (tile << (4 * blank))
    }

    #[inline]
    fn blank(self) -> u8 {
        // The lowest group of four zero bits: cells that a shape lacks are above.
        const LOWEST: u64 = 0x1111_1111_1111_1111;
        let occupied = self | self >> 1;
        let occupied = (occupied | occupied >> 2) & LOWEST;
        ((!occupied & LOWEST).trailing_zeros() / 4) as u8
    }

    #[inline]
    fn hash(self) -> u64 {
        mix(self)
    }
}

impl Packed for u128 {
    const BITS: usize = 5;

    fn pack(cells: &Cells, count: usize) -> u128 {
        let tiles = cells[..count].iter().rev();
        tiles.fold(0, |bits, &tile| bits << 5 | u128::from(tile))
    }

    fn unpack(self, count: usize) -> Cells {
        let mut cells = [0; MAX_CELLS];
        for (cell, tile) in cells[..count].iter_mut().enumerate() {
            *tile = (self >> (5 * cell) & 31) as u8;
        }
        cells
    }

    fn exchanged(self, blank: u8, source: u8) -> u128 {
        let tile = self >> (5 * source) & 31;
        self ^ (tile << (5 * source)) ^ (tile << (5 * blank))
    }

    fn blank(self) -> u8 {
        let mut cell = 0;
        while self >> (5 * cell) & 31 != 0 {
            cell += 1;
        }
        cell
    }

    fn hash(self) -> u64 {
        mix(self as u64 ^ mix((self >> 64) as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Home, Scrambler};

    fn round_trip<S: Packed>(rows: usize, cols: usize) {
        let shape = Shape::new(rows, cols).unwrap();
        assert!(S::fits(shape));
        let mut scrambler = Scrambler::new(1);
        for _ in 0..100 {
            let board = scrambler.uniform(&Home::blank_last(shape).board());
            let packed = S::pack(board.cells(), shape.cells());
            assert_eq!(packed.unpack(shape.cells()), *board.cells());
            assert_eq!(usize::from(packed.blank()), board.blank());
            for slide in board.slides() {
                let after = board.after(slide).unwrap();
                let exchanged = packed.exchanged(board.blank() as u8, after.blank() as u8);
                assert_eq!(exchanged.unpack(shape.cells()), *after.cells());
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
        assert!(!u64::fits(Shape::new(3, 6).unwrap()));
        assert!(!u128::fits(Shape::new(6, 6).unwrap()));
    }
}
