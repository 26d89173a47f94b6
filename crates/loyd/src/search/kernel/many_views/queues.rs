//! Children that wait for entries of cell sets and for bits of tables.

use super::touched::{LANES, MOST_GROUPS};
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::Queues;

/// A child that waits for its first lookup. It is not made yet.
#[derive(Debug, Clone, Copy)]
pub(super) struct WaitsForOne {
    /// The slot of its parent in the arena.
    pub(super) parent: u16,
    pub(super) from: SlideFrom,
    /// The index of its slide among those that the automaton allows.
    pub(super) nth: u8,
    /// The tile that slides.
    pub(super) tile: u8,
    /// The lookup that is read first.
    pub(super) first: u8,
    /// The lookups whose rising value leads beyond the bound, one bit each.
    pub(super) cutting: u32,
    /// The number of the lookup's cell set; then the position of its bit.
    pub(super) word: u32,
}

/// A child that waits for all its lookups. Its node is made, but for the values.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct WaitsForAll {
    /// The slot of its node in the arena.
    pub(super) slot: u16,
    pub(super) from: SlideFrom,
    pub(super) tile: u8,
    pub(super) cutting: u32,
    /// For each lookup, the number of its cell set; then the position of its bit.
    pub(super) words: [[u32; LANES]; MOST_GROUPS],
    /// The same if eight lookups are worked on at once.
    pub(super) lanes: [WaitingLanes; 2],
}

/// Eight lookups of a waiting child.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct WaitingLanes {
    /// For each lookup, the number of its cell set; then the position of its bit.
    pub(super) words: [u32; 2 * LANES],
    /// The cell sets after the slide.
    pub(super) sets: [u32; 2 * LANES],
}

/// A queue whose items stay where they are when it is emptied, so that adding one writes only
/// what is used of it.
#[derive(Debug, Default)]
pub(super) struct ReusedItems {
    items: Vec<WaitsForAll>,
    count: usize,
}

impl ReusedItems {
    /// Adds an item, which has the contents of an earlier one.
    #[inline]
    pub(super) fn add(&mut self) -> &mut WaitsForAll {
        if self.count == self.items.len() {
            self.grow();
        }
        self.count += 1;
        &mut self.items[self.count - 1]
    }

    #[cold]
    fn grow(&mut self) {
        self.items.push(WaitsForAll::default());
    }

    #[inline]
    pub(super) fn as_mut_slice(&mut self) -> &mut [WaitsForAll] {
        &mut self.items[..self.count]
    }

    #[inline]
    pub(super) fn clear(&mut self) {
        self.count = 0;
    }
}

/// Children by what they wait for, in the order in which they pass through.
#[derive(Debug, Default)]
pub(in crate::search::kernel) struct LookupQueues {
    /// For the entry of the first lookup's cell set.
    pub(super) first_entry: Vec<WaitsForOne>,
    /// For the first lookup's bit.
    pub(super) first_bit: Vec<WaitsForOne>,
    /// For the entries of all lookups.
    pub(super) entries: ReusedItems,
    /// For the bits of all lookups.
    pub(super) bits: ReusedItems,
}

impl Queues for LookupQueues {
    fn new() -> LookupQueues {
        LookupQueues::default()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.first_entry.is_empty()
            && self.first_bit.is_empty()
            && self.entries.count == 0
            && self.bits.count == 0
    }

    fn clear(&mut self) {
        self.first_entry.clear();
        self.first_bit.clear();
        self.entries.clear();
        self.bits.clear();
    }
}
