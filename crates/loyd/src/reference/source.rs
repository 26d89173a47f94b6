//! Where a solver gets its references from.
//!
//! The library keeps none; a program that stores them brings its own source.

use std::sync::Arc;

use super::index::Index;
use super::lift::Thresholds;

/// Gives references to a solver.
///
/// [`index`](ReferenceSource::index) is called once for every board that
/// references could help with, by any number of threads at once. A source that
/// must read a file does so at the first call; one that cannot gives nothing, and
/// the board is solved without. Guarantees rest on what it gives, so every value in it
/// must have been proved, not only claimed: see [`Index::lift`].
pub trait ReferenceSource: Send + Sync {
    /// The references known now; nothing if there are none.
    fn index(&self) -> Option<Arc<Index>>;

    /// How much to look at.
    fn thresholds(&self) -> Thresholds {
        Thresholds::default()
    }
}

/// Has none.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoReferences;

impl ReferenceSource for NoReferences {
    fn index(&self) -> Option<Arc<Index>> {
        None
    }
}

/// These references and no others.
impl ReferenceSource for Arc<Index> {
    fn index(&self) -> Option<Arc<Index>> {
        Some(Arc::clone(self))
    }
}
