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
    /// The lookups whose rising value leads beyond the bound, one bit each.
    pub(super) cutting: u32,
}

/// What is known of the first lookups of eight children.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct FirstLanes {
    pub(super) lookups: [u32; AT_ONCE],
    /// The cell sets after the slides, and the keys before them.
    pub(super) sets: [u32; AT_ONCE],
    pub(super) keys: [u32; AT_ONCE],
    /// How the lookup sees the slide: twice the slide's number, plus one if it is vertical.
    pub(super) slides: [u32; AT_ONCE],
    /// The bit that a value which does not rise has, and others above it.
    pub(super) parities: [u32; AT_ONCE],
    /// The number of the cell set; then the position of the bit.
    pub(super) words: [u32; AT_ONCE],
}

/// Children whose first lookups are worked on at once.
pub(super) const AT_ONCE: usize = 8;

/// Children that wait for their first lookup.
#[derive(Debug, Default)]
pub(super) struct FirstLooks {
    pub(super) children: Vec<WaitsForOne>,
    lanes: Vec<FirstLanes>,
}

impl FirstLooks {
    /// Adds a child, and returns what its lookup is to be written to, with the index of its lane.
    #[inline]
    pub(super) fn add(&mut self, child: WaitsForOne) -> (&mut FirstLanes, usize) {
        let number = self.children.len();
        self.children.push(child);
        if number / AT_ONCE >= self.lanes.len() {
            self.grow();
        }
        (&mut self.lanes[number / AT_ONCE], number % AT_ONCE)
    }

    #[cold]
    fn grow(&mut self) {
        self.lanes.push(FirstLanes::default());
    }

    /// The lanes of all children, with how many of each eight are in use.
    pub(super) fn counted(&mut self) -> impl Iterator<Item = (&mut FirstLanes, usize)> {
        let counts = self.children.chunks(AT_ONCE).map(<[_]>::len);
        self.lanes.iter_mut().zip(counts)
    }

    /// The lanes of all children. Those after the last child's are of earlier ones, perhaps of
    /// another search.
    #[inline]
    pub(super) fn lanes(&mut self) -> &mut [FirstLanes] {
        let used = self.children.len().div_ceil(AT_ONCE);
        &mut self.lanes[..used]
    }
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
    #[cfg(target_arch = "x86_64")]
    pub(super) lanes: [WaitingLanes; 2],
}

/// Eight lookups of a waiting child.
#[cfg(target_arch = "x86_64")]
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
    pub(super) first_entry: FirstLooks,
    /// For the first lookup's bit.
    pub(super) first_bit: FirstLooks,
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
        self.first_entry.children.is_empty()
            && self.first_bit.children.is_empty()
            && self.entries.count == 0
            && self.bits.count == 0
    }

    fn clear(&mut self) {
        self.first_entry.children.clear();
        self.first_bit.children.clear();
        self.entries.clear();
        self.bits.clear();
    }
}
