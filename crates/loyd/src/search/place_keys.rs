//! Random numbers for hashes of boards: one for each item on each cell, joined by exclusive or
//! (Zobrist 1970).

/// A random number for each item on each cell; the same in every search.
#[derive(Debug)]
pub(super) struct PlaceKeys {
    cells: usize,
    /// By item and cell.
    keys: Vec<u64>,
}

impl PlaceKeys {
    pub(super) fn new(cells: usize) -> PlaceKeys {
        // splitmix64: its numbers are well spread.
        let mut state = 0_u64;
        let mut next = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = state;
            word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            word ^ word >> 31
        };
        PlaceKeys {
            cells,
            keys: (0..cells * cells).map(|_| next()).collect(),
        }
    }

    /// Returns the number of an item on a cell.
    pub(super) fn key(&self, item: u8, cell: u8) -> u64 {
        self.keys[usize::from(item) * self.cells + usize::from(cell)]
    }

    /// Returns the change of a hash when an item moves.
    pub(super) fn moved(&self, item: u8, from: u8, to: u8) -> u64 {
        self.key(item, from) ^ self.key(item, to)
    }

    /// Returns the hash of the items that a condition accepts, cell by cell.
    pub(super) fn hash_of(
        &self,
        items: impl Iterator<Item = u8>,
        accepts: impl Fn(u8) -> bool,
    ) -> u64 {
        let places = items.zip(0..=u8::MAX).filter(|(item, _)| accepts(*item));
        places.fold(0, |hash, (item, cell)| hash ^ self.key(item, cell))
    }
}
