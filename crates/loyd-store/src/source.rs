//! Tables for a search: from the store if they are there, else from memory.
//!
//! A table that is not stored is built and lives as long as the process;
//! storing is what `loyd db build` is for, and what a search does that says it
//! will want the table again. A file that
//! cannot be believed is an error, never passed over: whoever stored it expects
//! it to be used.

use std::fmt;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use loyd::pattern::{
    BuildObserver, SharedTable, SourceError, Table, TableCache, TableId, TableSource,
};

use crate::building::{BuildPlan, StoreObserver};
use crate::directory::build_command;
use crate::memory::HugePages;
use crate::problem::StoreError;
use crate::read::Loading;
use crate::room::Room;
use crate::store::Store;

/// Something the user may want to hear.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// The table is not stored; it is built in memory.
    NotStored {
        /// Which table.
        id: TableId,
        /// The command that stores it, if its partition has a name.
        build: Option<String>,
    },
    /// The data directory cannot be read; the table is built in memory.
    NoDirectory {
        /// Which table.
        id: TableId,
        /// What is the matter with the directory.
        why: String,
    },
    /// The table cannot be stored; it is built in memory.
    CannotStore {
        /// Which table.
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

/// Whom a source tells.
type Listener = Box<dyn Fn(Notice) + Send + Sync>;

/// Gives the tables of a store, and builds the others in memory.
pub struct StoreSource {
    store: Option<Store>,
    loading: Loading,
    room: Room,
    threads: usize,
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
    /// A source that looks into a store, if there is one, loads tables in this
    /// way and builds with so many threads.
    pub fn new(store: Option<Store>, loading: Loading, threads: usize) -> StoreSource {
        StoreSource {
            store,
            loading,
            room: Room::unlimited(),
            threads,
            given: TableCache::default(),
            listener: Box::new(|_| ()),
        }
    }

    /// The same source, which tells `listener` whenever it has to build.
    #[must_use]
    pub fn telling(mut self, listener: impl Fn(Notice) + Send + Sync + 'static) -> StoreSource {
        self.listener = Box::new(listener);
        self
    }

    /// The same source, which has at most this many bytes of stored tables in memory at
    /// the same time. Those for which there is no room are mapped.
    #[must_use]
    pub fn with_room(mut self, bytes: u64) -> StoreSource {
        self.room = Room::new(bytes);
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

    /// The table if it is stored.
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
            // Without a directory there are no tables, and that is all.
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

    /// A file counts even if it cannot be used: whoever asks for the table
    /// shall hear of that.
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
        if let Some(store) = self.store.as_ref().filter(|_| !self.is_at_hand(id)) {
            let plan = BuildPlan {
                threads: self.threads,
                rebuild: false,
            };
            match store.build_table(id, plan, &mut Building(observer)) {
                Ok(_) => {}
                Err(StoreError::Stopped(stopped)) => return Err(stopped.into()),
                // It serves as well from memory, this once.
                Err(error) => (self.listener)(Notice::CannotStore {
                    id: id.clone(),
                    why: error.to_string(),
                }),
            }
        }
        self.table(id, observer)
    }
}

/// A build that nobody waits to hear from but its levels.
struct Building<'a>(&'a mut dyn BuildObserver);

impl BuildObserver for Building<'_> {
    fn level(&mut self, level: u32, found: u64, states: u64) -> ControlFlow<()> {
        self.0.level(level, found, states)
    }

    fn pulse(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        self.0.pulse(found, states)
    }
}

/// Waiting for another process can be stopped as building can.
impl StoreObserver for Building<'_> {
    fn waiting(&mut self, _: &Path) -> ControlFlow<()> {
        self.0.pulse(0, 1)
    }
}
