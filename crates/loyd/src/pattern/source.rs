//! Where tables come from when a search asks for them by name.
//!
//! The library can build every table; a program that keeps tables in files
//! brings its own [`TableSource`], which looks there first.

use std::sync::Arc;

use super::build::{BuildObserver, BuildStopped};
use super::cache::TableCache;
use super::memory::{Heap, Memory};
use super::size::MOST_STATES;
use super::table::{SharedTable, Table, TableId};

/// Gives tables.
pub trait TableSource: Send + Sync {
    /// The table of an id, from wherever it is quickest to be had.
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError>;

    /// Whether [`TableSource::table`] would give this table at once.
    fn is_at_hand(&self, _id: &TableId) -> bool {
        false
    }

    /// Says whether this source would give all of these tables for one request; the
    /// error says why not. Asked before the first of them is built, so that nothing is
    /// built for a request that is refused in the end. Takes microseconds.
    fn check(&self, ids: &[TableId]) -> Result<(), SourceError> {
        let refused = ids
            .iter()
            .find(|id| id.size().is_none() && !self.is_at_hand(id));
        match refused {
            Some(id) => Err(SourceError::TooLarge(id.pattern.to_string())),
            None => Ok(()),
        }
    }

    /// Frees a table that this source holds in memory. Callers that have it keep it, and
    /// the next call of [`TableSource::table`] makes it again.
    fn free(&self, _id: &TableId) {}

    /// Frees tables that nobody has used for a while, if this source frees any by itself.
    fn free_unused(&self) {}

    /// The table of an id, which will be wanted again: a source that can store
    /// what it builds does so. That it cannot be stored is no error.
    fn table_to_keep(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        self.table(id, observer)
    }
}

/// A source whose tables are all to be kept.
#[derive(Clone, Copy)]
pub(crate) struct Keeping<'a>(pub(crate) &'a dyn TableSource);

impl TableSource for Keeping<'_> {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        self.0.table_to_keep(id, observer)
    }
}

/// Why a source gave no table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SourceError {
    /// The observer stopped the build.
    #[error(transparent)]
    Stopped(#[from] BuildStopped),
    /// The table would be too large.
    #[error("a table of the tiles {0} would have more than {MOST_STATES} states")]
    TooLarge(String),
    /// What the source says of a file that it cannot use.
    #[error("{0}")]
    File(String),
    /// Why the source does not want to give it.
    #[error("{0}")]
    Refused(String),
}

/// Builds tables in memory and keeps them.
pub struct BuildInMemory {
    threads: usize,
    memory: Box<dyn Memory>,
    made: TableCache,
}

impl std::fmt::Debug for BuildInMemory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "BuildInMemory({} threads)", self.threads)
    }
}

impl BuildInMemory {
    /// Builds with so many threads, in this memory.
    pub fn new(threads: usize, memory: Box<dyn Memory>) -> BuildInMemory {
        BuildInMemory {
            threads,
            memory,
            made: TableCache::default(),
        }
    }
}

/// One thread, on the heap.
impl Default for BuildInMemory {
    fn default() -> BuildInMemory {
        BuildInMemory::new(1, Box::new(Heap))
    }
}

impl TableSource for BuildInMemory {
    fn is_at_hand(&self, id: &TableId) -> bool {
        self.made.contains(id)
    }

    fn free(&self, id: &TableId) {
        self.made.free(id);
    }

    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        self.made.get_or_make(id, observer, |observer| {
            if id.size().is_none() {
                return Err(SourceError::TooLarge(id.pattern.to_string()));
            }
            let (table, _) = Table::build(id.clone(), self.threads, &*self.memory, observer)?;
            Ok(Arc::new(table))
        })
    }
}
