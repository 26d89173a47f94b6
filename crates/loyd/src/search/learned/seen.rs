//! The boards that a beam has met lately, by their hashes.
//!
//! A table of a fixed size: each hash belongs to one line of a cache, which holds the lower halves
//! of its last sixteen hashes. A board that was forgotten may be met again, which costs a place in
//! the beam and nothing else. Two boards with the same half in one line cost one of them; that
//! happens to one in some hundred million.

use crate::grid::cpu::prefetch;

/// Hashes per line.
const LINE: usize = 16;

/// The halves of hashes of one line of a cache.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct HashLine([u32; LINE]);

/// The last hashes that were added.
#[derive(Debug)]
pub(in crate::search) struct RecentHashes {
    lines: Vec<HashLine>,
    shift: u32,
}

impl RecentHashes {
    /// An empty table with room for about this many hashes.
    pub(in crate::search) fn new(hashes: usize) -> RecentHashes {
        let lines = (hashes / LINE).next_power_of_two().max(2);
        RecentHashes {
            lines: vec![HashLine([0; LINE]); lines],
            shift: u64::BITS - lines.ilog2(),
        }
    }

    /// Prefetches the line of a hash that will be added soon.
    #[inline]
    pub(in crate::search) fn prefetch(&self, hash: u64) {
        prefetch(&self.lines, (hash >> self.shift) as usize);
    }

    /// Adds a hash. Returns `false` if it was there already.
    #[inline]
    pub(in crate::search) fn insert(&mut self, hash: u64) -> bool {
        let line = &mut self.lines[(hash >> self.shift) as usize].0;
        let half = hash as u32;
        if line.contains(&half) {
            return false;
        }
        line.rotate_right(1);
        line[0] = half;
        true
    }
}
