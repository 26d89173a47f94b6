//! The index of a 4x4 table for the search kernel: small arrays instead of loops.
//!
//! A set of occupied cells is sixteen bits and an order of tiles four bits a
//! tile, the first lowest. Three lookups turn them into the place of a bit:
//!
//! ```text
//! set   -> first block of the format, then the one whose region has the blank
//! order -> its first k-4 tiles choose the lane, the last four the bit in it
//! ```
//!
//! All arrays together take about 350 kB for eight tiles and stay in the
//! second-level cache.

use std::sync::OnceLock;

use super::index::Index;
use super::key::{key_of, keys, order_of};
use super::lanes::place_of_key;

/// Cells of a 4x4 board.
const CELLS: usize = 16;
/// Tiles whose order is looked up together.
const INNER: usize = 4;

/// Places of bits by set and order.
#[derive(Debug)]
pub(crate) struct FastIndex {
    /// The first block of each set of cells.
    first: Vec<u16>,
    /// The cells of each block's region.
    regions: Vec<u16>,
    block_bits: usize,
    /// Place of the first tiles' order: all but the last four.
    outer: Vec<u16>,
    /// Place of the last tiles' order, relative to the outer one.
    inner: &'static [u8],
    /// Bits of the outer tiles in an order.
    shift: u32,
}

impl FastIndex {
    /// The fast form of a 4x4 index that keeps the blank's region.
    pub(super) fn new(index: &Index) -> FastIndex {
        let tiles = index.tiles();
        let mut first = vec![0; 1 << CELLS];
        for (number, block) in index.blocks().iter().enumerate().rev() {
            first[block.set as usize] = number as u16;
        }
        let outer_tiles = tiles.saturating_sub(INNER);
        let inner_tiles = tiles - outer_tiles;
        let shift = 4 * outer_tiles as u32;
        let mut outer = vec![0; 1 << shift];
        for key in (0..keys(tiles)).step_by(keys(inner_tiles)) {
            let packed = pack_order(&order_of(key, tiles)[..outer_tiles]);
            outer[packed as usize] = place_of_key(key, tiles) as u16;
        }
        FastIndex {
            first,
            regions: index
                .blocks()
                .iter()
                .map(|block| block.blank as u16)
                .collect(),
            block_bits: 64 * super::build::block_words(tiles),
            outer,
            inner: inner_places(inner_tiles),
            shift,
        }
    }

    /// The number of a placement's bit in the table.
    #[inline]
    pub(crate) fn bit_of(&self, set: u16, order: u32, blank: u32) -> usize {
        let mut block = usize::from(self.first[usize::from(set)]);
        while self.regions[block] >> blank & 1 == 0 {
            block += 1;
        }
        let outer = self.outer[(order & ((1 << self.shift) - 1)) as usize];
        let inner = self.inner[(order >> self.shift) as usize];
        block * self.block_bits + usize::from(outer) + usize::from(inner)
    }
}

/// An order as four bits a tile, the first lowest.
pub(crate) fn pack_order(order: &[u8]) -> u32 {
    order
        .iter()
        .rev()
        .fold(0, |packed, &tile| packed << 4 | u32::from(tile))
}

/// For every packed order of so many tiles the number of their arrangement.
/// Only which is smaller than which matters, whichever tiles they are.
fn inner_places(tiles: usize) -> &'static [u8] {
    static TABLES: [OnceLock<Vec<u8>>; INNER + 1] = [const { OnceLock::new() }; INNER + 1];
    TABLES[tiles].get_or_init(|| {
        let place = |word: usize| {
            let tile = |place: usize| word >> (4 * place) & 15;
            let mut ranks = [0; INNER];
            for (place, rank) in ranks[..tiles].iter_mut().enumerate() {
                *rank = (0..tiles)
                    .filter(|&other| tile(other) < tile(place))
                    .count() as u8;
            }
            // A word in which a tile occurs twice is never looked up.
            let distinct = (0..tiles as u8).all(|rank| ranks[..tiles].contains(&rank));
            if distinct {
                key_of(&ranks[..tiles]) as u8
            } else {
                0
            }
        };
        (0..1 << (4 * tiles)).map(place).collect()
    })
}
