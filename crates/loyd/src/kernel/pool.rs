//! Memory that searches hand on to the next.
//!
//! A typical board is solved in a fraction of a millisecond; asking the system for
//! fresh memory each time would take a good part of that.

use std::any::Any;
use std::sync::{Mutex, PoisonError};

/// Workplaces of searches that have ended, of any type.
#[derive(Default)]
pub(crate) struct Pool {
    spare: Mutex<Vec<Box<dyn Any + Send>>>,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pool")
    }
}

impl Pool {
    /// A workplace that was used before, if there is one that fits.
    pub(super) fn take<W: Any + Send>(&self) -> Option<Box<W>> {
        let mut spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner);
        let fits = spare.iter().position(|workplace| workplace.is::<W>())?;
        spare.swap_remove(fits).downcast().ok()
    }

    /// Keeps a workplace for the next search.
    pub(super) fn give<W: Any + Send>(&self, workplace: Box<W>) {
        let mut spare = self.spare.lock().unwrap_or_else(PoisonError::into_inner);
        spare.push(workplace);
    }
}
