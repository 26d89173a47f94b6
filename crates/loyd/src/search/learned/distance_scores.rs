//! Learned estimates and policies that searches share, and the one that is part of the library.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use super::distance_model::DistanceModel;
use super::distance_training::DistanceCourse;
use super::learned_score::LearnedScore;
use super::rankings::{ModelSource, NoModels};
use crate::puzzle::{Home, Shape};

/// The model for 4x4. A library without the searches that use it does not have it.
#[cfg(all(feature = "models", feature = "research"))]
const SHIPPED: Option<&[u8]> = Some(include_bytes!("../../../models/4x4.distances"));

#[cfg(not(all(feature = "models", feature = "research")))]
const SHIPPED: Option<&[u8]> = None;

/// Returns the model of distances that is part of the library; `None` for boards that have none.
///
/// # Panics
/// If the library is damaged.
pub fn shipped_distances(shape: Shape) -> Option<DistanceModel> {
    let bytes = SHIPPED.filter(|_| shape == Shape::FOUR)?;
    Some(DistanceModel::from_bytes(bytes).expect("a shipped model is whole"))
}

/// Returns the course that made the model of distances that is part of the library.
pub fn shipped_distance_course(shape: Shape) -> Option<DistanceCourse> {
    (shape == Shape::FOUR).then_some(DistanceCourse {
        shape,
        seed: 4,
        boards: 100_000,
    })
}

/// A learned estimate and a learned policy for one goal.
#[derive(Debug, Clone)]
pub struct DistanceScores {
    /// Estimates distances.
    pub estimate: LearnedScore,
    /// Scores less what a better slide leads to.
    pub policy: LearnedScore,
}

impl DistanceScores {
    /// Prepares a model for boards with this goal; `None` if it is for other boards.
    pub fn new(model: &DistanceModel, home: Home) -> Option<DistanceScores> {
        Some(DistanceScores {
            estimate: LearnedScore::new(&model.estimate, home)?,
            policy: LearnedScore::new(&model.policy, home)?,
        })
    }
}

/// The scores made so far, shared by all threads.
pub(crate) struct SharedScores {
    source: Arc<dyn ModelSource>,
    made: Mutex<HashMap<Home, Arc<DistanceScores>>>,
}

impl fmt::Debug for SharedScores {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedScores").finish_non_exhaustive()
    }
}

/// Scores of shipped models.
impl Default for SharedScores {
    fn default() -> SharedScores {
        SharedScores::new(Arc::new(NoModels))
    }
}

impl SharedScores {
    /// Scores of the models of a source, and of shipped models where it has none.
    pub(crate) fn new(source: Arc<dyn ModelSource>) -> SharedScores {
        SharedScores {
            source,
            made: Mutex::default(),
        }
    }

    /// Returns the scores of boards with this goal; `None` if there is no model for them.
    pub(crate) fn get(&self, home: Home) -> Option<Arc<DistanceScores>> {
        let shape = home.shape().min(home.shape().transposed());
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(scores) = made.get(&home) {
            return Some(scores.clone());
        }
        let given = self.source.distances(shape);
        let given = given.filter(|model| model.shape() == shape);
        let model = given.or_else(|| shipped_distances(shape))?;
        let scores = Arc::new(DistanceScores::new(&model, home)?);
        made.insert(home, scores.clone());
        Some(scores)
    }

    /// Frees those that no search uses.
    pub(crate) fn clear(&self) {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.clear();
    }
}
