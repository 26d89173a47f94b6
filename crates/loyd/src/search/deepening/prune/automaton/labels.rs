//! Boards as the automaton's builder compares them: the tiles are labels that slides move.
//!
//! Boards of up to 25 cells are packed into one word, because building a long automaton
//! hashes millions of them.

use std::hash::{Hash, Hasher};

use crate::grid::TileWord;
use crate::puzzle::{Board, Cells};

/// The labels of the cells after some slides.
pub(super) trait Labels: Copy + Eq + Hash {
    /// The labels of a board: its tiles.
    fn of(board: &Board) -> Self;
    /// Returns the labels after the one on `source` slid to the blank's cell.
    fn after(self, blank: u8, source: u8) -> Self;
}

impl<W: TileWord + Hash> Labels for W {
    fn of(board: &Board) -> W {
        W::pack(board.tiles())
    }

    #[inline]
    fn after(self, blank: u8, source: u8) -> W {
        self.exchanged(blank, source)
    }
}

impl Labels for Cells {
    fn of(board: &Board) -> Cells {
        *board.cells()
    }

    fn after(mut self, blank: u8, source: u8) -> Cells {
        self.swap(blank.into(), source.into());
        self
    }
}

/// A fast hasher. No attacker chooses the boards.
#[derive(Debug, Default)]
pub(super) struct QuickHasher(u64);

impl Hasher for QuickHasher {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let word = chunk
                .iter()
                .fold(0, |word, &byte| word << 8 | u64::from(byte));
            self.write_u64(word);
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ mixed >> 32;
    }

    #[inline]
    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
