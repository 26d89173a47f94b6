//! Rankings that searches share.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::{Model, Ranking, shipped_model};
use crate::puzzle::{Home, Shape};

/// The rankings made so far, shared by all threads.
#[derive(Debug, Default)]
pub(crate) struct Rankings {
    made: Mutex<HashMap<Shape, Arc<Ranking>>>,
}

impl Rankings {
    /// Returns the ranking of boards with this goal; `None` if there is no model for them. The
    /// first call for a shape takes some milliseconds, on 8x8 a tenth of a second. Other threads
    /// wait meanwhile.
    pub(crate) fn get(&self, home: Home) -> Option<Arc<Ranking>> {
        if !home.is_corner() {
            return None;
        }
        let shape = home.shape();
        let shape = shape.min(shape.transposed());
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(ranking) = made.get(&shape) {
            return Some(ranking.clone());
        }
        let ranking = Arc::new(Ranking::new(&shipped_model(shape)?));
        made.insert(shape, ranking.clone());
        Some(ranking)
    }

    /// Returns the ranking of boards with this goal, an untrained one if there is no model for
    /// them; `None` if there can be none.
    pub(crate) fn get_or_untrained(&self, home: Home) -> Option<Arc<Ranking>> {
        let shape = home.shape();
        if !home.is_corner() || !Model::supports(shape) {
            return None;
        }
        let untrained = || Ranking::new(&Model::new(shape.min(shape.transposed())));
        self.get(home).or_else(|| Some(Arc::new(untrained())))
    }

    /// Frees those that no search uses.
    pub(crate) fn clear(&self) {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.clear();
    }
}
