//! The store: the tables in a data directory.
//!
//! One `build_table` is: lock the table, look whether somebody else has built it
//! meanwhile, create the temporary file, build, write and sync, rename, open the
//! new file again and check it in full.

use std::fs::Metadata;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use loyd::pattern::{BuildObserver, BuildStopped, Table, TableId};

use crate::directory::{quoted, rebuild_command};
use crate::header::Header;
use crate::leftovers::{sweep, sweep_table};
use crate::lock::Lock;
use crate::memory::HugePages;
use crate::names::{file_name, lock_name, stamp_name, table_of};
use crate::problem::{FileError, Problem, StoreError, reason};
use crate::read::{Loading, TableFile};
use crate::write::Draft;

/// The tables in a directory, which need not exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Store {
    directory: PathBuf,
}

/// Hears how a stored build goes, and may stop it.
pub trait StoreObserver: BuildObserver {
    /// Another process builds the table. Called again and again until it is
    /// done; `Break` stops waiting.
    fn waiting(&mut self, _path: &Path) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// The table is built and will now be written.
    fn writing(&mut self, _path: &Path) {}
}

/// Hears nothing and never stops.
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
    /// What the file says of itself.
    pub header: Header,
    /// What building took; nothing if it was stored already.
    pub built: Option<BuildTimes>,
}

/// What a build took.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BuildTimes {
    /// Computing the table.
    pub build: Duration,
    /// Writing and syncing it, and checking what was written.
    pub write: Duration,
}

/// A file in the data directory that is a table by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The file.
    pub path: PathBuf,
    /// The table it should hold.
    pub id: TableId,
    /// What its header says, or what is wrong with the file. The payload is not
    /// read.
    pub header: Result<Header, FileError>,
}

impl Store {
    /// The store in a directory. Nothing is read or written yet.
    pub fn open(directory: impl Into<PathBuf>) -> Store {
        Store {
            directory: directory.into(),
        }
    }

    /// The directory.
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The file that holds a table, or would hold it.
    pub fn path_of(&self, id: &TableId) -> PathBuf {
        self.directory.join(file_name(id))
    }

    fn stamp_of(&self, id: &TableId) -> PathBuf {
        self.directory.join(stamp_name(id))
    }

    /// Every table, in the order of the names.
    pub fn list(&self) -> Result<Vec<Entry>, StoreError> {
        let trouble = |error: &io::Error| StoreError::Directory {
            directory: self.directory.clone(),
            reason: reason(error),
        };
        let files = match std::fs::read_dir(&self.directory) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            files => files.map_err(|error| trouble(&error))?,
        };
        let mut entries = Vec::new();
        for file in files {
            let file = file.map_err(|error| trouble(&error))?;
            let Some(id) = file.file_name().to_str().and_then(table_of) else {
                continue;
            };
            let header = match self.header(&id) {
                Ok(Some(header)) => Ok(header),
                // Removed since it was listed.
                Ok(None) => continue,
                Err(StoreError::File(error)) => Err(error),
                Err(error) => return Err(error),
            };
            let path = file.path();
            entries.push(Entry { path, id, header });
        }
        entries.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(entries)
    }

    /// What a table's file says of itself; nothing if the table is not stored.
    pub fn header(&self, id: &TableId) -> Result<Option<Header>, StoreError> {
        Ok(self.file(id)?.map(|file| file.header))
    }

    /// A table, checked; nothing if it is not stored.
    pub fn open_table(&self, id: &TableId, loading: Loading) -> Result<Option<Table>, StoreError> {
        let Some(file) = self.file(id)? else {
            return Ok(None);
        };
        let bytes = file.load(loading, &self.stamp_of(id));
        let bytes = bytes.map_err(|problem| self.file_error(id, problem))?;
        let table = Table::new(id.clone(), bytes).map_err(|wrong| {
            let (expected, found) = (wrong.expected, wrong.found);
            self.file_error(id, Problem::Truncated { expected, found })
        })?;
        Ok(Some(table))
    }

    /// Reads a table's whole file and checks it; nothing if it is not stored.
    pub fn verify(&self, id: &TableId) -> Result<Option<Header>, StoreError> {
        let Some(file) = self.file(id)? else {
            return Ok(None);
        };
        let header = file.verify(&self.stamp_of(id));
        let header = header.map_err(|problem| self.file_error(id, problem))?;
        Ok(Some(header))
    }

    /// Builds and stores a table, unless it is stored already.
    pub fn build_table(
        &self,
        id: &TableId,
        plan: BuildPlan,
        observer: &mut dyn StoreObserver,
    ) -> Result<Stored, StoreError> {
        if id.size().is_none() {
            return Err(StoreError::TooLarge(id.pattern.to_string()));
        }
        let path = self.path_of(id);
        // Where the table is there, nothing needs to be written: not even a lock.
        if !plan.rebuild
            && let Some(header) = self.verify(id)?
        {
            let built = None;
            return Ok(Stored {
                path,
                header,
                built,
            });
        }
        self.create_directory()?;
        sweep(&self.directory);
        let lock_path = self.directory.join(lock_name(id));
        let mut waited = false;
        let mut waiting = || {
            waited = true;
            observer.waiting(&path)
        };
        let lock = Lock::take(&lock_path, &mut waiting)
            .map_err(|error| StoreError::write("write", &lock_path, &error))?
            .ok_or(BuildStopped)?;
        // Whoever was waited for has built it, be it for the first time or anew.
        if (waited || !plan.rebuild)
            && let Some(header) = self.verify(id)?
        {
            let built = None;
            return Ok(Stored {
                path,
                header,
                built,
            });
        }
        sweep_table(&self.directory, id, &lock);
        let times = self.build_locked(id, plan.threads, observer)?;
        let header = self.verify(id)?.ok_or_else(|| {
            let gone = io::Error::from(io::ErrorKind::NotFound);
            StoreError::write("read", &path, &gone)
        })?;
        let built = Some(BuildTimes {
            build: times.build,
            write: times.began_writing.elapsed(),
        });
        Ok(Stored {
            path,
            header,
            built,
        })
    }

    fn build_locked(
        &self,
        id: &TableId,
        threads: usize,
        observer: &mut dyn StoreObserver,
    ) -> Result<Locked, StoreError> {
        let draft = Draft::create(&self.directory, id)?;
        let began = Instant::now();
        let (table, histogram) = Table::build(id.clone(), threads, &HugePages, observer)?;
        let build = began.elapsed();
        let began_writing = Instant::now();
        observer.writing(&self.path_of(id));
        draft.finish(&table, histogram)?;
        Ok(Locked {
            build,
            began_writing,
        })
    }

    /// Removes a table's file and what belongs to it; the answer is its bytes,
    /// or nothing if it was not stored.
    pub fn remove(&self, id: &TableId) -> Result<Option<u64>, StoreError> {
        let path = self.path_of(id);
        // Not followed: a link is removed, not what it leads to.
        let metadata = match path.symlink_metadata() {
            Err(error) if is_missing(&error) => return Ok(None),
            metadata => metadata.map_err(|error| StoreError::write("remove", &path, &error))?,
        };
        if metadata.is_dir() {
            return Err(self.file_error(id, Problem::NotAFile));
        }
        std::fs::remove_file(&path).map_err(|error| StoreError::write("remove", &path, &error))?;
        // A stamp without its table means nothing, so it does no harm either.
        let _ = std::fs::remove_file(self.stamp_of(id));
        Ok(Some(metadata.len()))
    }

    /// Removes what killed builds have left.
    pub fn sweep(&self) {
        sweep(&self.directory);
    }

    /// The table's file with its header checked; nothing if there is none.
    fn file(&self, id: &TableId) -> Result<Option<TableFile>, StoreError> {
        let path = self.path_of(id);
        let metadata = match std::fs::metadata(&path) {
            Ok(metadata) => metadata,
            Err(error) => return self.without_metadata(id, &path, &error),
        };
        self.opened(id, &path, &metadata).map(Some)
    }

    fn opened(
        &self,
        id: &TableId,
        path: &Path,
        metadata: &Metadata,
    ) -> Result<TableFile, StoreError> {
        TableFile::open(path, metadata, id).map_err(|problem| self.file_error(id, problem))
    }

    /// Tells a table that is not there from one that cannot be seen.
    fn without_metadata(
        &self,
        id: &TableId,
        path: &Path,
        error: &io::Error,
    ) -> Result<Option<TableFile>, StoreError> {
        // A link to nowhere or to itself has a name but no file.
        if path.symlink_metadata().is_ok() {
            return Err(self.file_error(id, Problem::Unreadable(reason(error))));
        }
        if error.kind() == io::ErrorKind::NotFound {
            return Ok(None);
        }
        Err(StoreError::Directory {
            directory: self.directory.clone(),
            reason: reason(error),
        })
    }

    fn file_error(&self, id: &TableId, problem: Problem) -> StoreError {
        let path = self.path_of(id);
        let mend = match problem {
            Problem::NotAFile => format!("mv {0} {0}.old", quoted(&path)),
            _ => rebuild_command(&self.directory, id, &path),
        };
        StoreError::File(FileError {
            path,
            problem,
            mend,
        })
    }

    fn create_directory(&self) -> Result<(), StoreError> {
        std::fs::create_dir_all(&self.directory)
            .map_err(|error| StoreError::write("create", &self.directory, &error))
    }
}

/// What happened while the lock was held.
struct Locked {
    build: Duration,
    began_writing: Instant,
}

fn is_missing(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::NotFound
}
