//! Hashes of boards, and how slides change them.

use super::ranking::Ranking;
use crate::search::place_keys::PlaceKeys;

/// The change of a hash by every slide.
pub(super) struct SlideKeys {
    places: PlaceKeys,
    /// By the number of a row of the ranking: both directions change a hash in the same way.
    rows: Vec<u64>,
}

impl SlideKeys {
    pub(super) fn new(ranking: &Ranking) -> SlideKeys {
        let cells = ranking.shape().cells();
        let places = PlaceKeys::new(cells);
        let both = |item: usize, (low, high): (usize, usize)| {
            places.moved(item as u8, low as u8, high as u8)
        };
        let rows = ranking
            .row_numbers()
            .map(|(edge, tile)| both(tile, edge) ^ both(cells - 1, edge))
            .collect();
        SlideKeys { places, rows }
    }

    /// Returns the hash of a board.
    pub(super) fn hash(&self, items: impl Iterator<Item = u8>) -> u64 {
        self.places.hash_of(items, |_| true)
    }

    /// Returns the change of a hash by a slide that has this row.
    #[inline]
    pub(super) fn row(&self, number: usize) -> u64 {
        self.rows[number]
    }
}
