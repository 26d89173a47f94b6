//! Where the tables of a search come from.
//!
//! The library can build every table. A program that keeps tables in files provides its
//! own [`TableSource`], which looks there first.

use std::sync::Arc;

use super::build::{BuildObserver, BuildStopped};
use super::cache::TableCache;
use super::colouring::{Colouring, ColouringTable, SharedColouring};
use super::memory::{Heap, Memory};
use super::size::MOST_STATES;
use super::table::{SharedTable, Table, TableId};

/// Provides tables.
pub trait TableSource: Send + Sync {
    /// Returns the table of an id, from wherever it is available fastest.
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError>;

    /// Returns `true` if [`TableSource::table`] would return this table at once.
    fn is_at_hand(&self, _id: &TableId) -> bool {
        false
    }

    /// Checks whether this source would provide all of these tables for one request;
    /// the error says why not. Called before the first of them is built, so that
    /// nothing is built for a request that is refused in the end. Takes microseconds.
    fn check(&self, ids: &[TableId]) -> Result<(), SourceError> {
        let refused = ids
            .iter()
            .find(|id| id.size().is_none() && !self.is_at_hand(id));
        match refused {
            Some(id) => Err(SourceError::TooLarge(id.pattern.to_string())),
            None => Ok(()),
        }
    }

    /// Frees a table that this source holds in memory. Callers that hold it keep it,
    /// and the next call of [`TableSource::table`] makes it again.
    fn free(&self, _id: &TableId) {}

    /// Frees tables that have not been used for a while, if this source frees any by
    /// itself.
    fn free_unused(&self) {}

    /// Returns a table that will be needed again: a source that can store what it
    /// builds does so. A failure to store it is not an error.
    fn table_to_keep(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        self.table(id, observer)
    }

    /// Returns `false` if [`TableSource::table_to_keep`] would refuse this table. `auto` then goes
    /// on without it. Takes microseconds.
    fn keeps(&self, _id: &TableId) -> bool {
        true
    }

    /// Returns the table of a colouring, for the multi-tile metric. By default a source provides
    /// none; `auto` then searches without.
    fn colouring(
        &self,
        colouring: &Colouring,
        _observer: &mut dyn BuildObserver,
    ) -> Result<SharedColouring, SourceError> {
        let shape = colouring.shape();
        let sentence = format!("there are no tables for {shape} boards in the metric mtm here");
        Err(SourceError::Refused(sentence))
    }

    /// As [`colouring`](TableSource::colouring), for a table that will be needed again, as in
    /// [`table_to_keep`](TableSource::table_to_keep).
    fn colouring_to_keep(
        &self,
        colouring: &Colouring,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedColouring, SourceError> {
        self.colouring(colouring, observer)
    }

    /// Returns `true` if [`TableSource::colouring`] would return this table at once.
    fn has_colouring(&self, _colouring: &Colouring) -> bool {
        false
    }

    /// Checks whether this source would provide the tables of all these colourings, as
    /// [`TableSource::check`] does.
    fn check_colourings(&self, _colourings: &[Colouring]) -> Result<(), SourceError> {
        Ok(())
    }

    /// Frees the table of a colouring, as [`TableSource::free`] does.
    fn free_colouring(&self, _colouring: &Colouring) {}
}

/// A source whose tables are all stored.
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

    fn colouring(
        &self,
        colouring: &Colouring,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedColouring, SourceError> {
        self.0.colouring_to_keep(colouring, observer)
    }

    fn check_colourings(&self, colourings: &[Colouring]) -> Result<(), SourceError> {
        self.0.check_colourings(colourings)
    }
}

/// Why a source did not provide a table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SourceError {
    /// The observer stopped the build.
    #[error(transparent)]
    Stopped(#[from] BuildStopped),
    /// The table would be too large.
    #[error("a table of the tiles {0} would have more than {MOST_STATES} states")]
    TooLarge(String),
    /// A file cannot be used; the text says why.
    #[error("{0}")]
    File(String),
    /// The source refuses to provide it; the text says why.
    #[error("{0}")]
    Refused(String),
}

/// Builds tables in memory and keeps them.
pub struct BuildInMemory {
    threads: usize,
    memory: Box<dyn Memory>,
    made: TableCache,
    colourings: TableCache<Colouring, ColouringTable>,
}

impl std::fmt::Debug for BuildInMemory {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "BuildInMemory({} threads)", self.threads)
    }
}

impl BuildInMemory {
    /// Builds with `threads` threads, in this memory.
    pub fn new(threads: usize, memory: Box<dyn Memory>) -> BuildInMemory {
        BuildInMemory {
            threads,
            memory,
            made: TableCache::default(),
            colourings: TableCache::default(),
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

    fn colouring(
        &self,
        colouring: &Colouring,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedColouring, SourceError> {
        let made = &self.colourings;
        made.get_or_make(colouring, observer, |observer| {
            let (threads, memory) = (self.threads, &*self.memory);
            let (table, _) = ColouringTable::build(*colouring, threads, memory, observer)?;
            Ok(Arc::new(table))
        })
    }

    fn has_colouring(&self, colouring: &Colouring) -> bool {
        self.colourings.contains(colouring)
    }

    fn free_colouring(&self, colouring: &Colouring) {
        self.colourings.free(colouring);
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
