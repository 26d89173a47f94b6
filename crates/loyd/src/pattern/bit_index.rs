//! The index of a 4x4 table for the search kernel: small arrays instead of loops.
//!
//! An order lists the names of the tiles, four bits each, that of the first cell lowest. A
//! few lookups turn a cell set and an order into the position of a bit:
//!
//! ```text
//! set   -> the block, see set_index.rs
//! order -> the row, from the orders of its first k-4 and of its last four tiles
//! ```
//!
//! The parts of the arrays that are really read, about 200 kB for eight tiles, stay in
//! the second-level cache.

use super::build::lanes::position_of_rank;
use super::build::transpose::row_words;
use super::numbering::Numbering;
use super::order::{order_of, orders, rank_of};
use super::pattern::Pattern;
use super::set_index::Sets16;

/// Tiles whose order is looked up together.
const INNER: usize = 4;

/// Number of packed orders of four tiles, four bits per tile; most are never used.
const ORDERS: usize = 1 << 16;

/// Finds the position of a bit by cell set and order.
#[derive(Debug)]
pub(crate) struct BitIndex {
    sets: Sets16,
    /// First bit of the row, by the order of all but the last four tiles.
    outer: Box<[u32; ORDERS]>,
    /// What to add to that, by the order of the last four tiles.
    inner: Box<[u32; ORDERS]>,
    /// Bits of the outer tiles in an order.
    shift: u32,
}

impl BitIndex {
    /// Bytes of a bit index for this number of cell sets.
    pub(super) const fn bytes(cell_sets: u64) -> u64 {
        let orders = 2 * size_of::<[u32; ORDERS]>() as u64;
        orders + Sets16::bytes(cell_sets)
    }

    /// The bit index of a 4x4 numbering with the blank's region, for a pattern's tiles.
    pub(super) fn new(numbering: &Numbering, pattern: &Pattern) -> BitIndex {
        let tiles = numbering.tiles();
        let outer_tiles = tiles.saturating_sub(INNER);
        let mut bit_index = BitIndex {
            sets: Sets16::new(numbering),
            outer: zeroed(),
            inner: zeroed(),
            shift: 4 * outer_tiles as u32,
        };
        bit_index.number_orders(pattern.tiles(), 64 * row_words(numbering.blocks().len()));
        bit_index
    }

    fn number_orders(&mut self, names: &[u8], row_bits: usize) {
        let tiles = names.len();
        let inner_tiles = tiles.min(INNER);
        let pack = |positions: &[u8]| {
            let names = positions.iter().rev().map(|&tile| names[usize::from(tile)]);
            names.fold(0, |packed, name| packed << 4 | usize::from(name))
        };
        for rank in 0..orders(tiles) {
            let order = order_of(rank, tiles);
            let (outer, inner) = order[..tiles].split_at(tiles - inner_tiles);
            if rank % orders(inner_tiles) == 0 {
                self.outer[pack(outer)] = (position_of_rank(rank, tiles) * row_bits) as u32;
            }
            // Only the relative order of these tiles matters.
            let mut ranks = [0; INNER];
            for (at, rank) in ranks[..inner_tiles].iter_mut().enumerate() {
                let smaller = inner.iter().filter(|&&other| other < inner[at]);
                *rank = smaller.count() as u8;
            }
            self.inner[pack(inner)] = (rank_of(&ranks[..inner_tiles]) * row_bits) as u32;
        }
    }

    /// Returns the position of a placement's bit in the table. `blank` is the blank's
    /// cell times [`REGION_BITS`](super::set_index::REGION_BITS).
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(crate) fn bit_of(&self, set: u16, order: u64, blank: u32) -> u32 {
        let block = self.sets.block_of(self.sets.number_of(set.into()), blank);
        let outer = self.outer[usize::from((order & ((1 << self.shift) - 1)) as u16)];
        let inner = self.inner[usize::from((order >> self.shift) as u16)];
        outer + inner + block as u32
    }
}

/// An array for all orders of four tiles. Pages that are never written cost no memory.
fn zeroed() -> Box<[u32; ORDERS]> {
    vec![0; ORDERS]
        .into_boxed_slice()
        .try_into()
        .unwrap_or_else(|_| unreachable!("of this length"))
}
