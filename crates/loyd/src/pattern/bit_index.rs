//! The index of a 4x4 table for the search kernel: small arrays instead of loops.
//!
//! An order lists the names of the tiles, four bits each, that of the first cell lowest. A
//! few lookups turn a cell set and an order into the position of a bit:
//!
//! ```text
//! set   -> the block, as in set_index.rs
//! order -> the row, from the orders of its first four and of its other tiles
//! ```
//!
//! The parts of the arrays that are really read, about 200 kB for eight tiles, stay in
//! the second-level cache. The arrays are longer than needed: an index that is masked to a
//! power of two needs no bounds check.

use super::build::lanes::position_of_rank;
use super::build::transpose::row_words;
use super::numbering::Numbering;
use super::order::{order_of, orders, rank_of};
use super::pattern::Pattern;
use super::set_index::{SetEntry as _, Sets16};

/// Tiles whose order is looked up together.
const FIRST: usize = 4;

/// Number of packed orders of four tiles, four bits per tile; most are never used.
const ORDERS: usize = 1 << 16;

/// The parts of a set.
const PARTS: usize = 256;

/// A power of two not below the number of cell sets of up to eight tiles.
const ENTRIES: usize = 1 << 14;

/// Finds the position of a bit by cell set and order.
#[derive(Debug)]
pub(crate) struct BitIndex {
    /// The number of a set: that of the first set with its high part, plus, in the second half,
    /// that of its low part.
    numbers: Box<[u32; 2 * PARTS]>,
    /// The first block of a set with each number, and the regions of its free cells.
    entries: Box<[u64; ENTRIES]>,
    /// First bit of the row, by the order of the first four tiles; and in the second half what
    /// to add to that, by the order of the others.
    rows: Box<[u32; 2 * ORDERS]>,
}

/// The arrays of a [`BitIndex`], one step closer.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BitFinder<'a> {
    numbers: &'a [u32; 2 * PARTS],
    entries: &'a [u64; ENTRIES],
    rows: &'a [u32; 2 * ORDERS],
}

impl BitIndex {
    /// Bytes of a bit index for this number of cell sets.
    pub(super) const fn bytes(cell_sets: u64) -> u64 {
        let rows = size_of::<[u32; 2 * ORDERS]>() as u64;
        rows + Sets16::bytes(cell_sets)
    }

    /// The bit index of a 4x4 numbering with the blank's region, for a pattern's tiles.
    pub(super) fn new(numbering: &Numbering, pattern: &Pattern) -> BitIndex {
        let (high, low, sets) = Sets16::new(numbering).into_parts();
        let (mut numbers, mut entries) = (zeroed(), zeroed());
        numbers[..PARTS].copy_from_slice(&high);
        numbers[PARTS..].copy_from_slice(&low);
        entries[..sets.len()].copy_from_slice(&sets);
        BitIndex {
            numbers,
            entries,
            rows: rows(pattern.tiles(), 64 * row_words(numbering.blocks().len())),
        }
    }

    /// Returns what finds positions.
    #[inline]
    pub(crate) fn finder(&self) -> BitFinder<'_> {
        BitFinder {
            numbers: &self.numbers,
            entries: &self.entries,
            rows: &self.rows,
        }
    }
}

/// Returns the parts of the position that depend on the order, for rows of `row_bits` bits.
fn rows(names: &[u8], row_bits: usize) -> Box<[u32; 2 * ORDERS]> {
    let mut rows = zeroed();
    let tiles = names.len();
    let others = tiles.saturating_sub(FIRST);
    let pack = |positions: &[u8]| {
        let names = positions.iter().rev().map(|&tile| names[usize::from(tile)]);
        names.fold(0, |packed, name| packed << 4 | usize::from(name))
    };
    // Each order of the first tiles, as that of the first order which begins with it.
    for rank in (0..orders(tiles)).step_by(orders(others)) {
        let order = order_of(rank, tiles);
        let first = position_of_rank(rank, tiles) * row_bits;
        rows[pack(&order[..tiles - others])] = first as u32;
    }
    // Each order of the others is how some order begins.
    for rank in (0..orders(tiles)).step_by(orders(tiles - others)) {
        let order = order_of(rank, tiles);
        let other = &order[..others];
        // Only their relative order matters.
        let mut ranks = [0; FIRST];
        for (at, rank) in ranks[..others].iter_mut().enumerate() {
            let smaller = other.iter().filter(|&&tile| tile < other[at]);
            *rank = smaller.count() as u8;
        }
        rows[ORDERS + pack(other)] = (rank_of(&ranks[..others]) * row_bits) as u32;
    }
    rows
}

impl BitFinder<'_> {
    /// Returns the position of a placement's bit in the table. `blank` is the blank's
    /// cell times [`REGION_BITS`](super::set_index::REGION_BITS).
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(crate) fn bit_of(&self, set: u16, order: u64, blank: u32) -> u32 {
        let [low, high] = set.to_le_bytes().map(usize::from);
        let number = self.numbers[high] + self.numbers[PARTS + low];
        let entry = self.entries[number as usize % ENTRIES];
        let block = entry.first_block() + entry.region(blank);
        let first = self.rows[usize::from(order as u16)];
        let other = self.rows[ORDERS + usize::from((order >> 16) as u16)];
        first + other + block as u32
    }
}

/// An array of zeros. Pages that are never written cost no memory.
#[allow(
    clippy::unnecessary_box_returns,
    reason = "the arrays are too large for the stack"
)]
fn zeroed<T: Clone + Default, const N: usize>() -> Box<[T; N]> {
    vec![T::default(); N]
        .into_boxed_slice()
        .try_into()
        .unwrap_or_else(|_| unreachable!("of this length"))
}
