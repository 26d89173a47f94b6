//! The boards that a beam has met lately, by their hashes.
//!
//! A table of a fixed size: each hash belongs to one line of a cache, which holds the last eight
//! of its hashes. A board that was forgotten may be met again, which costs a place in the beam and
//! nothing else. The same is true of two boards with one hash.

/// Hashes per line.
const LINE: usize = 8;

/// The last hashes that were added.
#[derive(Debug)]
pub(super) struct RecentHashes {
    lines: Vec<[u64; LINE]>,
    shift: u32,
}

impl RecentHashes {
    /// An empty table with room for about this many hashes.
    pub(super) fn new(hashes: usize) -> RecentHashes {
        let lines = (hashes / LINE).next_power_of_two().max(2);
        RecentHashes {
            lines: vec![[0; LINE]; lines],
            shift: u64::BITS - lines.ilog2(),
        }
    }

    /// Adds a hash. Returns `false` if it was there already.
    #[inline]
    pub(super) fn insert(&mut self, hash: u64) -> bool {
        let line = &mut self.lines[(hash >> self.shift) as usize];
        if line.contains(&hash) {
            return false;
        }
        line.rotate_right(1);
        line[0] = hash;
        true
    }
}
