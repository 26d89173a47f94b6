//! Children that wait for entries of cell sets and for bits of tables.

use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::Queues;

/// The most lookups that contain one tile.
pub(super) const MOST_TOUCHED: usize = 16;

/// A child that has not been made yet.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct WaitingChild {
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
}

/// A child that waits for its first lookup.
#[derive(Debug, Clone, Copy)]
pub(super) struct WaitsForOne {
    pub(super) candidate: WaitingChild,
    /// The number of the lookup's cell set; then the position of its bit.
    pub(super) word: u32,
}

/// A child that waits for all its lookups.
#[derive(Debug, Clone, Copy)]
pub(super) struct WaitsForAll {
    pub(super) candidate: WaitingChild,
    /// For each lookup, the number of its cell set; then the position of its bit.
    pub(super) words: [u32; MOST_TOUCHED],
    /// The keys after the slide.
    pub(super) keys: [u16; MOST_TOUCHED],
}

impl WaitsForAll {
    pub(super) const fn new(candidate: WaitingChild) -> WaitsForAll {
        WaitsForAll {
            candidate,
            words: [0; MOST_TOUCHED],
            keys: [0; MOST_TOUCHED],
        }
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
    pub(super) entries: Vec<WaitsForAll>,
    /// For the bits of all lookups.
    pub(super) bits: Vec<WaitsForAll>,
}

impl Queues for LookupQueues {
    fn new() -> LookupQueues {
        LookupQueues::default()
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.first_entry.is_empty()
            && self.first_bit.is_empty()
            && self.entries.is_empty()
            && self.bits.is_empty()
    }

    fn clear(&mut self) {
        self.first_entry.clear();
        self.first_bit.clear();
        self.entries.clear();
        self.bits.clear();
    }
}
