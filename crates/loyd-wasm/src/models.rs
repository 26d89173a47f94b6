//! The learned models of large boards, which the host hands in when a search needs them.
//!
//! They are megabytes, so they are no part of the engine. A request that needs one that was not
//! handed in is answered by the message `model`, before anything is searched: the host hands it in,
//! or says that there is none, and asks again (`docs/wasm.md`).

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use loyd::puzzle::Shape;
use loyd::search::{Model, ModelError, ModelSource, shipped_sides};

use crate::buffers::Filled;

/// Models by the side of their boards; `None` where the host has none.
type BySide = BTreeMap<usize, Option<Filled>>;

/// The models that were handed in, shared with the solver.
#[derive(Debug, Clone, Default)]
pub(crate) struct Models(Arc<Mutex<BySide>>);

impl Models {
    fn lock(&self) -> MutexGuard<'_, BySide> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the side of a model that a search of boards of this shape would use, if the host was
    /// not asked for it yet.
    pub(crate) fn missing(&self, shape: Shape) -> Option<usize> {
        let known = self.lock();
        let mut sides = shipped_sides(shape).into_iter();
        sides.find(|side| !known.contains_key(side))
    }

    /// Takes the bytes of the model that is used for a side.
    pub(crate) fn insert(&self, side: usize, bytes: Filled) -> Result<(), ModelError> {
        Model::from_bytes(bytes.as_ref())?;
        self.lock().insert(side, Some(bytes));
        Ok(())
    }

    /// Notes that the host has no model for a side.
    pub(crate) fn do_without(&self, side: usize) {
        self.lock().entry(side).or_default();
    }
}

impl ModelSource for Models {
    fn model(&self, shape: Shape) -> Option<Model> {
        let known = self.lock();
        let difference = |side: usize| side.abs_diff(shape.rows()) + side.abs_diff(shape.cols());
        let handed_in = known
            .iter()
            .filter_map(|(&side, bytes)| Some((side, bytes.as_ref()?)));
        let (_, bytes) = handed_in.min_by_key(|&(side, _)| difference(side))?;
        let model = Model::from_bytes(bytes.as_ref()).ok()?;
        Some(if model.shape() == shape {
            model
        } else {
            model.resized(shape)
        })
    }
}
