//! Building a table in a store.
//!
//! Lock the table, check whether another process has built it meanwhile, create the
//! temporary file, build, write and sync, rename, open the new file again and check it
//! in full.

use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use loyd::pattern::{BuildObserver, BuildStopped, ColouringTable, Table};

use crate::error::StoreError;
use crate::header::Header;
use crate::leftovers::{sweep, sweep_table};
use crate::lock::Lock;
use crate::memory::HugePages;
use crate::names::lock_name;
use crate::stamp::Identity;
use crate::store::Store;
use crate::stored_id::StoredId;
use crate::write::{Draft, NewTable};

/// Receives the progress of a stored build, and may stop it.
pub trait StoreObserver: BuildObserver {
    /// Another process is building the table. Called repeatedly until it is done.
    /// Returning `Break` stops waiting.
    fn waiting(&mut self, _path: &Path) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The table is built and will now be written.
    fn writing(&mut self, _path: &Path) {}
}

/// Ignores all progress and never stops a build.
impl StoreObserver for () {}

/// How to build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildPlan {
    /// Threads to use.
    pub threads: usize,
    /// Build even if the table is stored.
    pub rebuild: bool,
}

/// A table that is stored now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its file.
    pub path: PathBuf,
    /// The header of the file.
    pub header: Header,
    /// The time that building took; `None` if the table was stored already.
    pub built: Option<BuildTimes>,
}

/// The time that a build took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildTimes {
    /// Computing the table.
    pub build: Duration,
    /// Writing and syncing it, and checking what was written.
    pub write: Duration,
}

impl Store {
    /// Builds and stores a table, unless it is stored already.
    pub fn build_table(
        &self,
        id: impl Into<StoredId>,
        plan: BuildPlan,
        observer: &mut dyn StoreObserver,
    ) -> Result<Stored, StoreError> {
        let id = &id.into();
        if id.size().is_none() {
            return Err(StoreError::TooLarge(id.to_string()));
        }
        // If the table is there, nothing needs to be written, not even a lock.
        if !plan.rebuild
            && let Some(stored) = self.stored_already(id, observer)?
        {
            return Ok(stored);
        }
        let before = self.identity(id);
        self.create_directory()?;
        sweep(self.directory());
        let lock = self.lock(id, observer)?;
        // The process that held the lock may have built it, for the first time or anew.
        if (!plan.rebuild || self.identity(id) != before)
            && let Some(stored) = self.stored_already(id, observer)?
        {
            return Ok(stored);
        }
        sweep_table(self.directory(), id, &lock);
        let times = self.build_locked(id, plan.threads, observer)?;
        let header = self.verify(id, observer)?.ok_or_else(|| {
            let gone = io::Error::from(io::ErrorKind::NotFound);
            StoreError::write("read", self.path_of(id), &gone)
        })?;
        Ok(Stored {
            path: self.path_of(id),
            header,
            built: Some(BuildTimes {
                build: times.build,
                write: times.began_writing.elapsed(),
            }),
        })
    }

    fn stored_already(
        &self,
        id: &StoredId,
        observer: &mut dyn StoreObserver,
    ) -> Result<Option<Stored>, StoreError> {
        Ok(self.verify(id, observer)?.map(|header| Stored {
            path: self.path_of(id),
            header,
            built: None,
        }))
    }

    fn identity(&self, id: &StoredId) -> Option<Identity> {
        let metadata = std::fs::metadata(self.path_of(id)).ok()?;
        Some(Identity::new(&metadata))
    }

    fn lock(&self, id: &StoredId, observer: &mut dyn StoreObserver) -> Result<Lock, StoreError> {
        let path = self.path_of(id);
        let lock = self.directory().join(lock_name(id));
        let lock = Lock::take(&lock, &mut || observer.waiting(&path))
            .map_err(|error| StoreError::write("write to", self.directory(), &error))?;
        Ok(lock.ok_or(BuildStopped)?)
    }

    fn build_locked(
        &self,
        id: &StoredId,
        threads: usize,
        observer: &mut dyn StoreObserver,
    ) -> Result<Locked, StoreError> {
        let draft = Draft::create(self.directory(), id)?;
        let began = Instant::now();
        let write = |states, payload: &[u8], histogram, observer: &mut dyn StoreObserver| {
            let build = began.elapsed();
            let began_writing = Instant::now();
            observer.writing(&self.path_of(id));
            let table = NewTable {
                id,
                states,
                payload,
                histogram,
            };
            draft.finish(table, observer)?;
            Ok(Locked {
                build,
                began_writing,
            })
        };
        match id {
            StoredId::Pattern(id) => {
                let (table, histogram) = Table::build(id.clone(), threads, &HugePages, observer)?;
                let states = table.numbering().states();
                write(states, table.bytes(), histogram, observer)
            }
            StoredId::Colouring(colouring) => {
                let built = ColouringTable::build(*colouring, threads, &HugePages, observer)?;
                let (table, histogram) = built;
                let states = colouring.size().states;
                write(states, table.bytes(), histogram, observer)
            }
        }
    }

    fn create_directory(&self) -> Result<(), StoreError> {
        std::fs::create_dir_all(self.directory())
            .map_err(|error| StoreError::write("create", self.directory(), &error))
    }
}

/// What happened while the lock was held.
struct Locked {
    build: Duration,
    began_writing: Instant,
}
