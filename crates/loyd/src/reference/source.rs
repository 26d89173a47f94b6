//! Where a solver gets its references from.
//!
//! The library stores none; a program that stores them provides its own source.

use std::sync::Arc;

use super::index::Index;
use super::lift::Thresholds;

/// Provides references for a solver.
///
/// [`index`](ReferenceSource::index) is called once for every board that references
/// could help with, by any number of threads at once. A source that must read a file
/// does so at the first call. If it cannot, it returns `None`, and the board is solved
/// without references. Guarantees rest on the references, so every value must have been
/// proved, not only claimed: see [`Index::lift`].
pub trait ReferenceSource: Send + Sync {
    /// Returns the references known now; `None` if there are none.
    fn index(&self) -> Option<Arc<Index>>;

    /// How many references are examined.
    fn thresholds(&self) -> Thresholds {
        Thresholds::default()
    }
}

/// A source without references.
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
