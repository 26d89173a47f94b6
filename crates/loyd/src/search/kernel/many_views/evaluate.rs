//! The steps in which a child is evaluated: where its bits are, what they are, what follows.
//!
//! A copy of the parent becomes the child: [`slide`](Lookups::slide),
//! [`number_all`](Lookups::number_all), [`locate_all`](Lookups::locate_all),
//! [`read_all`](Lookups::read_all) and [`finish`](Lookups::finish). The lookup that is read first
//! goes through the same steps in `first_look.rs`.
//!
//! A group of lookups may have the same one twice. So the steps read all they need for a group
//! before they change anything.

use super::lookups::{Lookups, MOST_LOOKUPS};
use super::node::{CELLS, LargeNode};
use super::queues::WaitsForAll;
use super::slide_cells::SlideCells;
use super::touched::{Group, LANES};
use crate::puzzle::Slide;
use crate::search::AutomatonState;
use crate::search::kernel::cpu::{Machine, prefetch};
use crate::search::kernel::slide_from::SlideFrom;

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
#[cfg_attr(
    not(target_arch = "x86_64"),
    expect(
        unused_variables,
        reason = "one machine is as good as another without AVX2"
    )
)]
impl<const S: usize> Lookups<'_, S> {
    /// Returns the number of a cell set in a lookup, and prefetches its entry.
    #[inline(always)]
    pub(super) fn number(&self, lookup: usize, set: u32) -> u32 {
        let sets = &self.index(lookup).sets;
        let number = sets.number_of(set);
        prefetch(sets.entries(), number);
        number as u32
    }

    /// Returns the position of a bit in a lookup, and prefetches it.
    #[inline(always)]
    pub(super) fn locate(&self, lookup: usize, number: u32, key: u16, seen: &SlideCells) -> u32 {
        let index = self.index(lookup);
        let block = index.sets.block_of(number as usize, seen.blank);
        let position = index.bit_of(key, block);
        prefetch(self.tables[lookup % MOST_LOOKUPS], position as usize / 8);
        position
    }

    /// Returns the key of a lookup after a slide. `before` is the cell set before it.
    #[inline(always)]
    pub(super) fn key_after(&self, lookup: usize, key: u16, before: u32, seen: &SlideCells) -> u16 {
        self.index(lookup).key_after(
            key,
            (before & seen.before_from).count_ones(),
            ((before ^ seen.cells) & seen.before_to).count_ones(),
        )
    }

    /// Reads a bit.
    #[inline(always)]
    pub(super) fn bit(&self, lookup: usize, position: u32) -> u32 {
        let byte = self.tables[lookup % MOST_LOOKUPS][position as usize / 8];
        u32::from(byte) >> (position % 8) & 1
    }

    /// Makes a slide on a node: everything but what the lookups know.
    #[inline(always)]
    pub(super) fn slide(
        &self,
        node: &mut LargeNode<S>,
        (from, tile): (SlideFrom, u8),
        (slide, state): (Slide, AutomatonState),
    ) {
        node.cells[usize::from(from.0 / 4) % CELLS] = tile;
        node.cells[usize::from(self.source(from)) % CELLS] = 0;
        node.history.push(node.depth, slide);
        node.depth += 1;
        node.state = state;
    }

    /// Moves a tile in all its lookups, finds the numbers of their cell sets, and prefetches the
    /// entries.
    #[inline(always)]
    pub(super) fn number_all(
        &self,
        machine: impl Machine,
        node: &mut LargeNode<S>,
        waiting: &mut WaitsForAll,
    ) {
        #[cfg(target_arch = "x86_64")]
        if let (Some(_), Some(wide)) = (machine.avx2(), &self.wide) {
            #[allow(unsafe_code, reason = "compiled for AVX2")]
            // SAFETY: a `Bmi2` exists only if AVX2 was detected.
            return unsafe { self.number_wide(wide, node, waiting) };
        }
        let list = self.list(waiting.tile, waiting.from);
        let [level, upright] = self.both_seen(waiting.from);
        let groups = [(list.level(), level), (list.upright(), upright)];
        let mut words = waiting.words.iter_mut();
        for (groups, seen) in groups {
            for (group, words) in groups.iter().zip(&mut words) {
                *words = self.number_group(node, *group, seen.cells);
            }
        }
    }

    #[inline(always)]
    fn number_group(&self, node: &mut LargeNode<S>, group: Group, cells: u32) -> [u32; LANES] {
        let lookups = group.map(usize::from);
        let sets = lookups.map(|lookup| node.sets[lookup % S] ^ cells);
        for (lookup, set) in lookups.into_iter().zip(sets) {
            node.sets[lookup % S] = set;
        }
        std::array::from_fn(|lane| self.number(lookups[lane], sets[lane]))
    }

    /// Finds the keys of a child, replaces the numbers by the positions of its bits, and prefetches
    /// the bits.
    #[inline(always)]
    pub(super) fn locate_all(
        &self,
        machine: impl Machine,
        node: &mut LargeNode<S>,
        waiting: &mut WaitsForAll,
    ) {
        #[cfg(target_arch = "x86_64")]
        if let (Some(_), Some(wide)) = (machine.avx2(), &self.wide) {
            #[allow(unsafe_code, reason = "compiled for AVX2")]
            // SAFETY: a `Bmi2` exists only if AVX2 was detected.
            return unsafe { self.locate_wide(wide, node, waiting) };
        }
        let list = self.list(waiting.tile, waiting.from);
        let [level, upright] = self.both_seen(waiting.from);
        let mut words = waiting.words.iter_mut();
        for (group, words) in list.level().iter().zip(&mut words) {
            let lookups = group.map(usize::from);
            *words = std::array::from_fn(|lane| {
                let key = node.keys[lookups[lane] % S];
                self.locate(lookups[lane], words[lane], key, level)
            });
        }
        for (group, words) in list.upright().iter().zip(&mut words) {
            let keys = self.turn_group(node, *group, upright);
            *words = std::array::from_fn(|lane| {
                self.locate(usize::from(group[lane]), words[lane], keys[lane], upright)
            });
        }
    }

    /// Finds the keys of a child whose cell sets are known.
    #[inline(always)]
    fn turn_group(
        &self,
        node: &mut LargeNode<S>,
        group: Group,
        upright: &SlideCells,
    ) -> [u16; LANES] {
        let lookups = group.map(usize::from);
        let keys = lookups.map(|lookup| {
            let before = node.sets[lookup % S] ^ upright.cells;
            self.key_after(lookup, node.keys[lookup % S], before, upright)
        });
        for (lookup, key) in lookups.into_iter().zip(keys) {
            node.keys[lookup % S] = key;
        }
        keys
    }

    /// Moves a tile in all its lookups, without looking for bits.
    pub(super) fn move_all(&self, node: &mut LargeNode<S>, (from, tile): (SlideFrom, u8)) {
        let list = self.list(tile, from);
        let [level, upright] = self.both_seen(from);
        for group in list.level() {
            self.number_group(node, *group, level.cells);
        }
        for group in list.upright() {
            self.number_group(node, *group, upright.cells);
            self.turn_group(node, *group, upright);
        }
    }

    /// Reads the bits of every lookup of a child.
    #[inline(always)]
    pub(super) fn read_all(&self, machine: impl Machine, waiting: &WaitsForAll) -> u32 {
        #[cfg(target_arch = "x86_64")]
        if let (Some(_), Some(wide)) = (machine.avx2(), &self.wide) {
            #[allow(unsafe_code, reason = "compiled for AVX2 and BMI2")]
            // SAFETY: a `Bmi2` exists only if both were detected.
            return unsafe { Self::read_wide(wide, waiting) };
        }
        let groups = self.list(waiting.tile, waiting.from).all().iter();
        groups.zip(&waiting.words).fold(0, |bits, (group, words)| {
            let lanes = group.iter().zip(words);
            lanes.fold(bits, |bits, (&lookup, &position)| {
                bits | self.bit(lookup.into(), position) << (lookup % 32)
            })
        })
    }

    /// Returns which of the `touched` lookups rise, from their bits.
    #[inline(always)]
    pub(super) fn rising(node: &LargeNode<S>, bits: u32, touched: u32) -> u32 {
        !(bits ^ node.high ^ node.low) & touched
    }

    /// Gives a child its values, from its bits and those of the parent.
    #[inline(always)]
    pub(super) fn finish(
        &self,
        machine: impl Machine,
        node: &mut LargeNode<S>,
        (tile, bits, rising): (u8, u32, u32),
    ) {
        node.lengths = self.lengths_after(machine, node.lengths, (tile, rising));
        let touched = self.touched(tile);
        node.high = node.high & !touched | bits;
        node.low ^= touched;
    }

    /// Returns the least lengths of a solution by each view after lookups of a tile rose.
    #[inline(always)]
    pub(super) fn lengths_after(
        &self,
        machine: impl Machine,
        lengths: u128,
        (tile, rising): (u8, u32),
    ) -> u128 {
        let risen = machine.compress(rising, self.touched(tile)) as u16;
        let views = machine.select(risen, self.by_tile[usize::from(tile) % CELLS]);
        // A damaged table may give wrong values, but it must not cause a panic.
        lengths.wrapping_add(views << 1)
    }
}
