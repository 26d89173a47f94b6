//! Tables for a search: from the store if they are there, else built in memory.
//!
//! A table that is not stored is built and lives as long as the process. It is stored
//! by `loyd db build`, and by a search that will need the table again. A file that
//! cannot be trusted is an error and never ignored: the user who stored it expects it
//! to be used.

use std::fmt;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use loyd::pattern::{
    BuildObserver, Colouring, ColouringTable, SharedColouring, SharedTable, SourceError, Table,
    TableCache, TableId, TableSource,
};

use crate::building::{BuildPlan, StoreObserver};
use crate::error::StoreError;
use crate::memory::HugePages;
use crate::read::Loading;
use crate::room::Room;
use crate::store::Store;
use crate::stored_id::StoredId;

/// Something the user may want to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The table is not stored; it is built in memory.
    NotStored {
        /// The table's id.
        id: StoredId,
        /// The data directory in which it is not.
        directory: PathBuf,
    },
    /// The data directory cannot be read; the table is built in memory.
    NoDirectory {
        /// The table's id.
        id: StoredId,
        /// What is wrong with the directory.
        why: StoreError,
    },
    /// The table cannot be stored; it is built in memory.
    CannotStore {
        /// The table's id.
        id: StoredId,
        /// Why not.
        why: StoreError,
    },
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::NotStored { id, .. } => {
                let (tiles, kind) = (id, id.kind());
                match id {
                    StoredId::Pattern(_) => {
                        write!(f, "no {kind} table of the tiles {tiles} is stored")
                    }
                    StoredId::Colouring(_) => write!(f, "no table of the {kind} {tiles} is stored"),
                }
            }
            Notice::NoDirectory { why, .. } | Notice::CannotStore { why, .. } => why.fmt(f),
        }
    }
}

/// Receives the notices of a source.
type Listener = Box<dyn Fn(Notice) + Send + Sync>;

/// Words an error of the store for the reader of an error of a search.
type Wording = fn(&StoreError) -> String;

/// Provides the tables of a store, and builds the others in memory.
pub struct StoreSource {
    store: Option<Store>,
    loading: Loading,
    room: Room,
    threads: usize,
    /// Whether a table that was built may be written to the store.
    stores: bool,
    given: TableCache,
    colourings: TableCache<Colouring, ColouringTable>,
    listener: Listener,
    wording: Wording,
}

impl fmt::Debug for StoreSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoreSource")
            .field("store", &self.store)
            .field("loading", &self.loading)
            .field("given", &self.given)
            .finish_non_exhaustive()
    }
}

impl StoreSource {
    /// A source that opens tables of a store, if there is one, loads them in this way,
    /// and builds with `threads` threads.
    pub fn new(store: Option<Store>, loading: Loading, threads: usize) -> StoreSource {
        StoreSource {
            store,
            loading,
            room: Room::unlimited(),
            threads,
            stores: true,
            given: TableCache::default(),
            colourings: TableCache::default(),
            listener: Box::new(|_| ()),
            wording: StoreError::to_string,
        }
    }

    /// The same source, which words errors of files with this function. A search passes on the
    /// text alone, so this is where a program adds what would help.
    #[must_use]
    pub fn wording(mut self, wording: fn(&StoreError) -> String) -> StoreSource {
        self.wording = wording;
        self
    }

    /// The same source, which calls `listener` whenever it has to build.
    #[must_use]
    pub fn telling(mut self, listener: impl Fn(Notice) + Send + Sync + 'static) -> StoreSource {
        self.listener = Box::new(listener);
        self
    }

    /// The same source, which has at most this many bytes of stored tables in memory at
    /// the same time. Tables for which there is no room are mapped.
    #[must_use]
    pub fn with_room(mut self, bytes: u64) -> StoreSource {
        self.room = Room::new(bytes);
        self
    }

    /// The same source, which writes nothing: a table that is not stored stays in memory.
    #[must_use]
    pub fn storing_nothing(mut self) -> StoreSource {
        self.stores = false;
        self
    }

    /// The table, built in memory.
    fn built(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        if id.size().is_none() {
            return Err(SourceError::TooLarge(id.pattern.to_string()));
        }
        let (table, _) = Table::build(id.clone(), self.threads, &HugePages, observer)?;
        Ok(Arc::new(table))
    }

    /// Returns the table if it is stored. `open` opens it.
    fn stored<T>(
        &self,
        id: StoredId,
        open: impl FnOnce(&Store) -> Result<Option<T>, StoreError>,
    ) -> Result<Option<Arc<T>>, SourceError> {
        let Some(store) = &self.store else {
            return Ok(None);
        };
        match open(store) {
            Ok(Some(table)) => Ok(Some(Arc::new(table))),
            Ok(None) => {
                let directory = store.directory().to_owned();
                (self.listener)(Notice::NotStored { id, directory });
                Ok(None)
            }
            // Without a directory there are no tables, which is not an error.
            Err(why @ StoreError::Directory { .. }) => {
                (self.listener)(Notice::NoDirectory { id, why });
                Ok(None)
            }
            Err(error) => Err(SourceError::File((self.wording)(&error))),
        }
    }

    /// Stores a table that is not stored, if this source stores any. That it cannot be stored is
    /// no error: it can be used from memory this time.
    fn keep(&self, id: StoredId, observer: &mut dyn BuildObserver) -> Result<(), SourceError> {
        let Some(store) = self.store.as_ref().filter(|_| self.stores) else {
            return Ok(());
        };
        let plan = BuildPlan {
            threads: self.threads,
            rebuild: false,
        };
        match store.build_table(&id, plan, &mut Building(observer)) {
            Ok(_) => {}
            Err(StoreError::Stopped(stopped)) => return Err(stopped.into()),
            Err(why) => (self.listener)(Notice::CannotStore { id, why }),
        }
        Ok(())
    }
}

impl TableSource for StoreSource {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        let given = &self.given;
        given.get_or_make(id, observer, |observer| {
            let open = |store: &Store| store.open_in_room(id, self.loading, &self.room);
            match self.stored(id.into(), open)? {
                Some(table) => Ok(table),
                None => self.built(id, observer),
            }
        })
    }

    /// A file counts even if it cannot be used: the caller that needs the table should
    /// get the error.
    fn is_at_hand(&self, id: &TableId) -> bool {
        let is_stored = |store: &Store| !matches!(store.header(id), Ok(None));
        self.given.contains(id) || self.store.as_ref().is_some_and(is_stored)
    }

    fn free(&self, id: &TableId) {
        self.given.free(id);
    }

    fn table_to_keep(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        if !self.is_at_hand(id) {
            self.keep(id.into(), observer)?;
        }
        self.table(id, observer)
    }

    fn colouring(
        &self,
        colouring: &Colouring,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedColouring, SourceError> {
        let given = &self.colourings;
        given.get_or_make(colouring, observer, |observer| {
            let open =
                |store: &Store| store.open_colouring_in_room(colouring, self.loading, &self.room);
            if let Some(table) = self.stored(colouring.into(), open)? {
                return Ok(table);
            }
            let built = ColouringTable::build(*colouring, self.threads, &HugePages, observer)?;
            Ok(Arc::new(built.0))
        })
    }

    fn colouring_to_keep(
        &self,
        colouring: &Colouring,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedColouring, SourceError> {
        if !self.has_colouring(colouring) {
            self.keep(colouring.into(), observer)?;
        }
        self.colouring(colouring, observer)
    }

    /// As for other tables, a file counts even if it cannot be used.
    fn has_colouring(&self, colouring: &Colouring) -> bool {
        let is_stored = |store: &Store| !matches!(store.header(colouring), Ok(None));
        self.colourings.contains(colouring) || self.store.as_ref().is_some_and(is_stored)
    }

    fn free_colouring(&self, colouring: &Colouring) {
        self.colourings.free(colouring);
    }
}

/// Forwards only the build levels.
struct Building<'a>(&'a mut dyn BuildObserver);

impl BuildObserver for Building<'_> {
    fn level(&mut self, level: u32, found: u64, states: u64) -> ControlFlow<()> {
        self.0.level(level, found, states)
    }

    fn pulse(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        self.0.pulse(found, states)
    }
}

/// Waiting for another process can be stopped like building.
impl StoreObserver for Building<'_> {
    fn waiting(&mut self, _: &Path) -> ControlFlow<()> {
        self.0.pulse(0, 1)
    }
}
