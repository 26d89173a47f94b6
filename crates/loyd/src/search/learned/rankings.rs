//! Rankings that searches share, and where their models come from.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use super::shipped::is_worth_learning;
use super::{DistanceModel, HAS_ORDERS, Model, Ranking, shipped_model};
use crate::puzzle::{Home, Shape};

/// Provides models that are not part of the library. A program that keeps models in files has one
/// that looks there.
pub trait ModelSource: Send + Sync {
    /// Returns a model for boards of a shape, which has no more rows than columns; `None` if the
    /// one that is shipped should be used. Called once for each shape, as long as the ranking is
    /// kept.
    fn model(&self, shape: Shape) -> Option<Model>;

    /// Returns a model of distances in the same way. Most sources have none.
    fn distances(&self, _shape: Shape) -> Option<DistanceModel> {
        None
    }
}

/// Provides no models.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoModels;

impl ModelSource for NoModels {
    fn model(&self, _: Shape) -> Option<Model> {
        None
    }
}

/// The rankings made so far, shared by all threads.
pub(crate) struct Rankings {
    source: Arc<dyn ModelSource>,
    made: Mutex<HashMap<Shape, Arc<Ranking>>>,
}

impl fmt::Debug for Rankings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rankings").finish_non_exhaustive()
    }
}

/// Rankings of shipped models.
impl Default for Rankings {
    fn default() -> Rankings {
        Rankings::new(Arc::new(NoModels))
    }
}

impl Rankings {
    /// Rankings of the models of a source, and of shipped models where it has none.
    pub(crate) fn new(source: Arc<dyn ModelSource>) -> Rankings {
        Rankings {
            source,
            made: Mutex::default(),
        }
    }

    /// Returns the ranking of boards with this goal; `None` if there is no model for them. The
    /// first call for a shape takes some milliseconds, on 8x8 a tenth of a second. Other threads
    /// wait meanwhile.
    pub(crate) fn get(&self, home: Home) -> Option<Arc<Ranking>> {
        if !home.is_corner() || !is_worth_learning(home.shape()) {
            return None;
        }
        self.get_or_make(home.shape(), shipped_model)
    }

    /// Returns the ranking of boards with this goal, an untrained one if there is no model for
    /// them; `None` if there can be none.
    pub(crate) fn get_or_untrained(&self, home: Home) -> Option<Arc<Ranking>> {
        if !home.is_corner() {
            return None;
        }
        self.get_or_make(home.shape(), |shape| {
            Some(shipped_model(shape).unwrap_or_else(|| Model::new(shape)))
        })
    }

    /// Returns the ranking of a shape. If the source has no model, it is made from `otherwise`.
    fn get_or_make(
        &self,
        shape: Shape,
        otherwise: impl FnOnce(Shape) -> Option<Model>,
    ) -> Option<Arc<Ranking>> {
        let shape = shape.min(shape.transposed());
        if !HAS_ORDERS || !Model::supports(shape) {
            return None;
        }
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(ranking) = made.get(&shape) {
            return Some(ranking.clone());
        }
        let given = self.source.model(shape);
        let given = given.filter(|model| model.shape() == shape);
        let model = given.or_else(|| otherwise(shape))?;
        let ranking = Arc::new(Ranking::new(&model));
        made.insert(shape, ranking.clone());
        Some(ranking)
    }

    /// Frees those that no search uses.
    pub(crate) fn clear(&self) {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.clear();
    }
}
