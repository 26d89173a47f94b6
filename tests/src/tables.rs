//! Tables that all tests share, so that each is built once.
//!
//! They are stored in one data directory, which the tests of the command, the page and the Python
//! package use too. The first test that needs a table builds it, while others wait for the store's
//! lock; all map the file.

use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use loyd::Solver;
use loyd::pattern::{
    BuildObserver, Colouring, SharedColouring, SharedTable, SourceError, TableId, TableSource,
};
use loyd_store::{Loading, Store, StoreSource};

/// The fewest bytes of a table that is stored. Smaller ones are built as quickly as they are read.
const LEAST_BYTES: u64 = 1 << 20;

/// Returns the data directory that all tests share.
pub fn data_directory() -> PathBuf {
    let program = std::env::current_exe().expect("the path of the test program");
    // target/debug/deps/it-0123
    let target = program.ancestors().nth(3).expect("the target folder");
    target.join("tmp").join("data")
}

/// Returns a solver that takes its tables from the directory that all tests share.
pub fn solver() -> Solver {
    Solver::with_tables(Box::new(SharedTables::default()))
}

/// The tables of the directory that all tests share.
///
/// A table is at hand only if this source has provided it before. So no test depends on what others
/// have built.
#[derive(Debug)]
pub struct SharedTables {
    stored: StoreSource,
    provided: Mutex<Provided>,
}

#[derive(Debug, Default)]
struct Provided {
    tables: HashSet<TableId>,
    colourings: HashSet<Colouring>,
}

impl Default for SharedTables {
    fn default() -> SharedTables {
        let store = Store::open(data_directory());
        SharedTables {
            stored: StoreSource::new(Some(store), Loading::Mapped, 2),
            provided: Mutex::default(),
        }
    }
}

impl SharedTables {
    fn with_provided<T>(&self, change: impl FnOnce(&mut Provided) -> T) -> T {
        change(&mut self.provided.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl TableSource for SharedTables {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        let is_large = id.size().is_some_and(|size| size.bytes >= LEAST_BYTES);
        let table = if is_large {
            self.stored.table_to_keep(id, observer)?
        } else {
            self.stored.table(id, observer)?
        };
        self.with_provided(|provided| provided.tables.insert(id.clone()));
        Ok(table)
    }

    fn is_at_hand(&self, id: &TableId) -> bool {
        self.with_provided(|provided| provided.tables.contains(id))
    }

    fn free(&self, id: &TableId) {
        self.stored.free(id);
        self.with_provided(|provided| provided.tables.remove(id));
    }

    fn colouring(
        &self,
        colouring: &Colouring,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedColouring, SourceError> {
        let table = self.stored.colouring_to_keep(colouring, observer)?;
        self.with_provided(|provided| provided.colourings.insert(*colouring));
        Ok(table)
    }

    fn has_colouring(&self, colouring: &Colouring) -> bool {
        self.with_provided(|provided| provided.colourings.contains(colouring))
    }

    fn free_colouring(&self, colouring: &Colouring) {
        self.stored.free_colouring(colouring);
        self.with_provided(|provided| provided.colourings.remove(colouring));
    }
}
