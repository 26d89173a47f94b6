//! Boards as the automaton's builder compares them: one label per cell, which slides move.
//!
//! Boards of up to 25 cells are packed into one word, because building a long automaton
//! hashes millions of them.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};

use crate::puzzle::{Cells, MAX_CELLS, Shape};

/// The labels of the cells after some slides.
pub(super) trait Labels: Copy + Eq + Hash {
    /// The labels before the first slide: all different.
    fn fresh(shape: Shape) -> Self;
    /// Returns the labels after those of two cells were exchanged.
    fn swapped(self, one: usize, other: usize) -> Self;
}

/// Four bits per cell.
impl Labels for u64 {
    fn fresh(_: Shape) -> u64 {
        0xfedc_ba98_7654_3210
    }

    #[inline]
    fn swapped(self, one: usize, other: usize) -> u64 {
        let difference = (self >> (4 * one) ^ self >> (4 * other)) & 15;
        self ^ difference << (4 * one) ^ difference << (4 * other)
    }
}

/// Five bits per cell.
impl Labels for u128 {
    fn fresh(shape: Shape) -> u128 {
        let labels = (0..shape.cells()).rev();
        labels.fold(0, |packed, label| packed << 5 | label as u128)
    }

    #[inline]
    fn swapped(self, one: usize, other: usize) -> u128 {
        let difference = (self >> (5 * one) ^ self >> (5 * other)) & 31;
        self ^ difference << (5 * one) ^ difference << (5 * other)
    }
}

impl Labels for Cells {
    fn fresh(shape: Shape) -> Cells {
        let mut labels = [0; MAX_CELLS];
        for (cell, label) in labels[..shape.cells()].iter_mut().enumerate() {
            *label = cell as u8;
        }
        labels
    }

    fn swapped(mut self, one: usize, other: usize) -> Cells {
        self.swap(one, other);
        self
    }
}

/// Boards that were reached.
pub(super) type Met<L> = HashSet<L, BuildHasherDefault<QuickHasher>>;

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
