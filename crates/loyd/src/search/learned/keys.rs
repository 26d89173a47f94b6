//! Hashes of boards: a random number for each item on each cell, joined by exclusive or
//! (Zobrist 1970).

use super::ranking::Ranking;

/// The change of a hash by every slide.
pub(super) struct SlideKeys {
    cells: usize,
    /// By item and cell.
    places: Vec<u64>,
    /// By the number of a row of the ranking: both directions change a hash in the same way.
    rows: Vec<u64>,
}

impl SlideKeys {
    pub(super) fn new(ranking: &Ranking) -> SlideKeys {
        let cells = ranking.shape().cells();
        // splitmix64: its numbers are well spread, and the same in every search.
        let mut state = 0_u64;
        let mut next = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = state;
            word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            word ^ word >> 31
        };
        let places: Vec<u64> = (0..cells * cells).map(|_| next()).collect();
        let place = |item: usize, cell: usize| places[item * cells + cell];
        let both = |item, (low, high)| place(item, low) ^ place(item, high);
        let rows = ranking
            .row_numbers()
            .map(|(edge, tile)| both(tile, edge) ^ both(cells - 1, edge))
            .collect();
        SlideKeys {
            cells,
            places,
            rows,
        }
    }

    /// Returns the hash of a board.
    pub(super) fn hash(&self, items: impl Iterator<Item = u8>) -> u64 {
        let keys = items
            .enumerate()
            .map(|(cell, item)| self.places[usize::from(item) * self.cells + cell]);
        keys.fold(0, |hash, key| hash ^ key)
    }

    /// Returns the change of a hash by a slide that has this row.
    #[inline]
    pub(super) fn row(&self, number: usize) -> u64 {
        self.rows[number]
    }
}
