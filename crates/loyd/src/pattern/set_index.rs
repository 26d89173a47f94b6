//! From a cell set to its first block and the regions of its free cells, by small arrays instead
//! of loops.
//!
//! A set is cut into a high and a low part. The number of a set is the number of the first set
//! with its high part, plus the number of its low part among those with as many ones. One entry
//! per set then has everything that is needed of it:
//!
//! ```text
//! set -> number, by its two parts -> first block, and the region of each cell
//! ```
//!
//! The parts are chosen so that the arrays stay in the caches: eight bits each for sixteen cells
//! ([`Sets16`]), thirteen and twelve for twenty-five ([`Sets25`]).

use std::fmt::Debug;

use super::numbering::Numbering;
use crate::grid::cells_of;

/// Bits that number the region of a free cell: there are at most eight regions.
pub(crate) const REGION_BITS: u32 = 3;

/// What is known of a cell set: the number of its first block, and the region of every free cell.
pub(crate) trait SetEntry: Copy + Debug + Eq {
    /// A placeholder that no set has.
    const NONE: Self;
    /// The most cells that fit.
    const CELLS: u32;
    /// Bits of an entry per cell.
    const CELL_BITS: u32;

    /// An entry with this first block, in which every cell is in region 0.
    fn new(first_block: u64) -> Self;
    /// The number of the first block.
    fn first_block(&self) -> u64;
    /// Returns the region of a cell, which is given as its number times
    /// [`CELL_BITS`](SetEntry::CELL_BITS).
    fn region(&self, place: u32) -> u64;
    /// Puts a cell that is in region 0 into another one.
    fn put(&mut self, place: u32, region: u64);
}

/// The regions of sixteen cells, that of cell 0 lowest, and above them the first block.
impl SetEntry for u64 {
    const NONE: u64 = u64::MAX;
    const CELLS: u32 = 16;
    const CELL_BITS: u32 = REGION_BITS;

    fn new(first_block: u64) -> u64 {
        first_block << (Self::CELLS * Self::CELL_BITS)
    }

    #[inline]
    fn first_block(&self) -> u64 {
        self >> (Self::CELLS * Self::CELL_BITS)
    }

    #[inline]
    fn region(&self, place: u32) -> u64 {
        self >> place & ((1 << REGION_BITS) - 1)
    }

    fn put(&mut self, place: u32, region: u64) {
        *self |= region << place;
    }
}

/// The regions of twenty-five cells, four bits each, and in the highest three bytes the first
/// block. No cell lies in two words, so a region is one load and one shift.
impl SetEntry for [u32; 4] {
    const NONE: [u32; 4] = [u32::MAX; 4];
    const CELLS: u32 = 25;
    const CELL_BITS: u32 = 4;

    fn new(first_block: u64) -> [u32; 4] {
        [0, 0, 0, (first_block as u32) << 8]
    }

    #[inline]
    fn first_block(&self) -> u64 {
        u64::from(self[3] >> 8)
    }

    #[inline]
    fn region(&self, place: u32) -> u64 {
        let word = self[place as usize / 32 % 4];
        u64::from(word >> (place % 32) & ((1 << REGION_BITS) - 1))
    }

    fn put(&mut self, place: u32, region: u64) {
        self[place as usize / 32] |= (region as u32) << (place % 32);
    }
}

/// The cell sets of up to sixteen cells.
pub(crate) type Sets16 = SetIndex<u64, 256, 256>;

/// The cell sets of up to twenty-five cells.
pub(crate) type Sets25 = SetIndex<[u32; 4], 8192, 4096>;

/// Finds the entry of a cell set. `HIGH` and `LOW` are the numbers of high and low parts.
#[derive(Debug)]
pub(crate) struct SetIndex<E, const HIGH: usize, const LOW: usize> {
    /// The number of the first set with each high part.
    high: [u32; HIGH],
    /// The number of each low part among those with as many ones.
    low: [u32; LOW],
    entries: Vec<E>,
}

impl<E: SetEntry, const HIGH: usize, const LOW: usize> SetIndex<E, HIGH, LOW> {
    /// The ones of the low part.
    #[cfg(target_arch = "x86_64")]
    pub(crate) const LOW_PART: u32 = LOW as u32 - 1;
    /// Bits of the low part.
    #[cfg(target_arch = "x86_64")]
    pub(crate) const LOW_BITS: i32 = LOW.ilog2().cast_signed();

    /// Bytes of an index of this many cell sets.
    pub(super) const fn bytes(cell_sets: u64) -> u64 {
        (4 * (HIGH + LOW)) as u64 + size_of::<E>() as u64 * cell_sets
    }

    /// The index of the cell sets of a numbering with the blank's region.
    pub(super) fn new(numbering: &Numbering) -> SetIndex<E, HIGH, LOW> {
        let (tiles, cells) = (numbering.tiles(), numbering.cell_sets().shape().cells());
        let mut counts = [0_u32; 32];
        let low: [u32; LOW] = std::array::from_fn(|part| {
            let same = &mut counts[part.count_ones() as usize];
            *same += 1;
            *same - 1
        });
        let mut sets = 0;
        let high: [u32; HIGH] = std::array::from_fn(|part| {
            let first = sets;
            let rest = tiles.checked_sub(part.count_ones() as usize);
            let rest = rest.filter(|_| part * LOW < 1 << cells);
            sets += rest.map_or(0, |rest| counts[rest]);
            first
        });
        let mut index = SetIndex {
            high,
            low,
            entries: vec![E::NONE; sets as usize],
        };
        index.number_blocks(numbering);
        index
    }

    fn number_blocks(&mut self, numbering: &Numbering) {
        for (number, block) in numbering.blocks().iter().enumerate() {
            let at = self.number_of(block.set as u32);
            let entry = &mut self.entries[at];
            if *entry == E::NONE {
                *entry = E::new(number as u64);
            }
            let region = number as u64 - entry.first_block();
            if region > 0 {
                for cell in cells_of(block.blank) {
                    entry.put(E::CELL_BITS * cell as u32, region);
                }
            }
        }
    }

    /// Returns the number of a cell set.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(crate) fn number_of(&self, set: u32) -> usize {
        let set = set as usize;
        self.high[set / LOW % HIGH] as usize + self.low[set % LOW] as usize
    }

    /// Returns the number of the block of a set with this number. `blank` is the blank's cell
    /// times [`CELL_BITS`](SetEntry::CELL_BITS).
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(crate) fn block_of(&self, number: usize, blank: u32) -> u64 {
        let entry = &self.entries[number];
        entry.first_block() + entry.region(blank)
    }

    /// Returns the three arrays: see the fields.
    pub(super) fn into_parts(self) -> ([u32; HIGH], [u32; LOW], Vec<E>) {
        (self.high, self.low, self.entries)
    }

    /// The number of the first set with each high part.
    #[inline]
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn high(&self) -> &[u32; HIGH] {
        &self.high
    }

    /// The number of each low part among those with as many ones.
    #[inline]
    #[cfg(target_arch = "x86_64")]
    pub(crate) fn low(&self) -> &[u32; LOW] {
        &self.low
    }

    /// The entries, to be prefetched.
    #[inline]
    pub(crate) fn entries(&self) -> &[E] {
        &self.entries
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::cell_sets::CellSets;
    use crate::pattern::numbering::Blank;
    use crate::puzzle::Shape;

    fn agrees<E: SetEntry, const HIGH: usize, const LOW: usize>(
        rows: usize,
        cols: usize,
        tiles: usize,
    ) {
        let shape = Shape::new(rows, cols).unwrap();
        let numbering = Numbering::new(CellSets::new(shape, tiles), tiles, Blank::Region);
        let index = SetIndex::<E, HIGH, LOW>::new(&numbering);
        if shape.cells() >= LOW.ilog2() as usize {
            assert_eq!(index.entries().len(), numbering.cell_sets().count());
        }
        for (number, block) in numbering.blocks().iter().enumerate() {
            let set = index.number_of(block.set as u32);
            for blank in cells_of(block.blank) {
                let found = index.block_of(set, E::CELL_BITS * blank as u32);
                assert_eq!(found, number as u64, "{shape} {:b} {blank}", block.set);
            }
        }
    }

    #[test]
    fn finds_the_block_of_every_set_and_blank() {
        for tiles in 2..=8 {
            agrees::<u64, 256, 256>(4, 4, tiles);
            agrees::<[u32; 4], 8192, 4096>(3, 5, tiles);
        }
        for tiles in 2..=6 {
            agrees::<[u32; 4], 8192, 4096>(5, 5, tiles);
            agrees::<[u32; 4], 8192, 4096>(4, 5, tiles);
        }
        agrees::<[u32; 4], 8192, 4096>(3, 8, 5);
    }
}
