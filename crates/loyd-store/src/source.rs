//! Tables for a search: from the store if they are there, else built in memory.
//!
//! A table that is not stored is built and lives as long as the process. It is stored
//! by `loyd db build`, and by a search that will need the table again. A file that
//! cannot be trusted is an error and never ignored: the user who stored it expects it
//! to be used.

use std::fmt;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use loyd::pattern::{
    BuildObserver, SharedTable, SourceError, Table, TableCache, TableId, TableSource,
};

use crate::building::{BuildPlan, StoreObserver};
use crate::directory::build_command;
use crate::error::StoreError;
use crate::memory::HugePages;
use crate::read::Loading;
use crate::room::Room;
use crate::store::Store;

/// Something the user may want to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The table is not stored; it is built in memory.
    NotStored {
        /// The table's id.
        id: TableId,
        /// The command that stores it, if its partition has a name.
        build: Option<String>,
    },
    /// The data directory cannot be read; the table is built in memory.
    NoDirectory {
        /// The table's id.
        id: TableId,
        /// What is wrong with the directory.
        why: String,
    },
    /// The table cannot be stored; it is built in memory.
    CannotStore {
        /// The table's id.
        id: TableId,
        /// Why not.
        why: String,
    },
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::NotStored { id, build } => {
                let (tiles, kind) = (&id.pattern, id.kind);
                write!(f, "no {kind} table of the tiles {tiles} is stored; ")?;
                match build {
                    Some(build) => write!(f, "building in memory (to store it: {build})"),
                    None => write!(f, "building in memory"),
                }
            }
            Notice::NoDirectory { why, .. } | Notice::CannotStore { why, .. } => {
                write!(f, "{why}; building in memory")
            }
        }
    }
}

/// Receives the notices of a source.
type Listener = Box<dyn Fn(Notice) + Send + Sync>;

/// Provides the tables of a store, and builds the others in memory.
pub struct StoreSource {
    store: Option<Store>,
    loading: Loading,
    room: Room,
    threads: usize,
    /// Whether a table that was built may be written to the store.
    stores: bool,
    given: TableCache,
    listener: Listener,
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
            listener: Box::new(|_| ()),
        }
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

    /// Returns the table if it is stored.
    fn stored(&self, id: &TableId) -> Result<Option<SharedTable>, SourceError> {
        let Some(store) = &self.store else {
            return Ok(None);
        };
        match store.open_in_room(id, self.loading, &self.room) {
            Ok(Some(table)) => Ok(Some(Arc::new(table))),
            Ok(None) => {
                let build = build_command(store.directory(), id);
                let id = id.clone();
                (self.listener)(Notice::NotStored { id, build });
                Ok(None)
            }
            // Without a directory there are no tables, which is not an error.
            Err(error @ StoreError::Directory { .. }) => {
                let (id, why) = (id.clone(), error.to_string());
                (self.listener)(Notice::NoDirectory { id, why });
                Ok(None)
            }
            Err(error) => Err(SourceError::File(error.to_string())),
        }
    }
}

impl TableSource for StoreSource {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        let given = &self.given;
        given.get_or_make(id, observer, |observer| match self.stored(id)? {
            Some(table) => Ok(table),
            None => self.built(id, observer),
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
        let store = self.store.as_ref().filter(|_| self.stores);
        if let Some(store) = store.filter(|_| !self.is_at_hand(id)) {
            let plan = BuildPlan {
                threads: self.threads,
                rebuild: false,
            };
            match store.build_table(id, plan, &mut Building(observer)) {
                Ok(_) => {}
                Err(StoreError::Stopped(stopped)) => return Err(stopped.into()),
                // The table can be used from memory this time.
                Err(error) => (self.listener)(Notice::CannotStore {
                    id: id.clone(),
                    why: error.to_string(),
                }),
            }
        }
        self.table(id, observer)
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
