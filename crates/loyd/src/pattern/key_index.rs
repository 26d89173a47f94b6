//! The index of tables on up to twenty-five cells for the search kernel, by keys that are carried
//! along.
//!
//! The *key* of a state is the number of its row in the table, which depends only on the order of
//! the pattern's tiles. A slide takes a tile past some others, which is a rotation of the order:
//! the key after it is found in a table by the two positions of the rotation and the key before.
//! A horizontal slide takes the tile past none; looking that up too is faster than a branch.
//!
//! Keys do not depend on which tiles the pattern has, so all tables with the same number of tiles
//! share one index.

use super::build::lanes::{position_of_rank, rank_of_position};
use super::build::transpose::row_words;
use super::numbering::{Blank, Numbering};
use super::order::{Rotation, orders, rank_of};
use super::set_index::{SetEntry, Sets25};
use super::size;
use crate::puzzle::Shape;

/// Bits of a position in an order: as many as [`KeyIndex::rotations`] promises.
const POSITION_BITS: u32 = 4;

/// Bits of a key.
const fn key_bits(tiles: usize) -> u32 {
    orders(tiles).next_power_of_two().trailing_zeros()
}

/// Numbers a rotation by its two positions.
#[inline]
const fn rotation_number(from: u32, to: u32) -> usize {
    (from | to << POSITION_BITS) as usize
}

/// Finds the position of a bit by cell set and key.
#[derive(Debug)]
pub(crate) struct KeyIndex {
    pub(crate) sets: Sets25,
    tiles: usize,
    /// Bits per row.
    row_bits: u32,
    /// The key after a rotation, by its two positions, four bits each, and the key before, which
    /// has `key_bits` bits: shifts are quicker than products. One more item follows, so that four
    /// bytes can be loaded from every item.
    rotations: Vec<u16>,
    key_bits: u32,
}

impl KeyIndex {
    /// The index gets the blank's cell as its number times this.
    pub(crate) const CELL_BITS: u32 = <[u32; 4] as SetEntry>::CELL_BITS;

    /// Returns `true` if there is an index for patterns of this many tiles. The rotations of more
    /// than seven tiles would take megabytes, and the positions of larger tables more than 32
    /// bits.
    pub(crate) fn is_for(shape: Shape, tiles: usize) -> bool {
        let rows = (orders(tiles) * 64) as u64;
        tiles <= 7
            && shape.cells() <= 25
            && rows * row_words(size::blocks(shape, tiles, Blank::Region) as usize) as u64
                <= u32::MAX.into()
    }

    /// Bytes of an index.
    pub(super) const fn bytes(cell_sets: u64, tiles: usize) -> u64 {
        let rotations = (tiles << POSITION_BITS) << key_bits(tiles);
        // Parts that no rotation has are never touched.
        Sets25::bytes(cell_sets) + (2 * rotations) as u64
    }

    /// The index of a numbering with the blank's region.
    pub(super) fn new(numbering: &Numbering) -> KeyIndex {
        let tiles = numbering.tiles();
        let key_bits = key_bits(tiles);
        let mut rotations = vec![0; ((tiles << POSITION_BITS) << key_bits) + 1];
        for from in 0..tiles as u8 {
            for to in 0..tiles as u8 {
                let rotation = Rotation { from, to };
                let first = rotation_number(from.into(), to.into()) << key_bits;
                for (key, after) in rotations[first..][..orders(tiles)].iter_mut().enumerate() {
                    let rank = rotation.rank_after(rank_of_position(key, tiles), tiles);
                    *after = position_of_rank(rank, tiles) as u16;
                }
            }
        }
        KeyIndex {
            sets: Sets25::new(numbering),
            tiles,
            row_bits: 64 * row_words(numbering.blocks().len()) as u32,
            rotations,
            key_bits,
        }
    }

    /// The key after a rotation. Its number is the key before, plus the position that the tile
    /// leaves and sixteen times the one that it takes, both shifted by [`key_bits`](Self::key_bits).
    #[inline]
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn rotations(&self) -> &[u16] {
        &self.rotations
    }

    /// Bits of a key.
    #[inline]
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn key_bits(&self) -> u32 {
        self.key_bits
    }

    /// Bits per row of a table.
    #[inline]
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn row_bits(&self) -> u32 {
        self.row_bits
    }

    /// Returns the key of an order.
    pub(crate) fn key_of(&self, order: &[u8]) -> u16 {
        position_of_rank(rank_of(&order[..self.tiles]), self.tiles) as u16
    }

    /// Returns the key after a tile went from the position `from` of the order to `to`.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(crate) fn key_after(&self, key: u16, from: u32, to: u32) -> u16 {
        let rotation = rotation_number(from, to);
        self.rotations[rotation << self.key_bits | usize::from(key)]
    }

    /// Returns the position of a state's bit in the table.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(crate) fn bit_of(&self, key: u16, block: u64) -> u32 {
        u32::from(key) * self.row_bits + block as u32
    }
}
