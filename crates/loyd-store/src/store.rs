//! The store: the tables in a data directory are listed, opened, checked and removed
//! here. `building` puts them there.

use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};

use loyd::pattern::{
    BuildObserver, BuildStopped, Bytes, Colouring, ColouringTable, Table, TableId, WrongSize,
};

use crate::error::{FileError, FileProblem, StoreError, reason};
use crate::header::Header;
use crate::leftovers::sweep;
use crate::names::{file_name, stamp_name, table_of};
use crate::read::{Loading, TableFile};
use crate::room::Room;
use crate::stored_id::StoredId;

/// The tables in a directory, which need not exist.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Store {
    directory: PathBuf,
}

/// A file in the data directory that is a table by its name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableEntry {
    /// The file.
    pub path: PathBuf,
    /// The table it should hold.
    pub id: StoredId,
    /// Its header, or what is wrong with the file. The payload is not read.
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
    pub fn path_of(&self, id: impl Into<StoredId>) -> PathBuf {
        self.directory.join(file_name(id.into()))
    }

    fn stamp_of(&self, id: &StoredId) -> PathBuf {
        self.directory.join(stamp_name(id))
    }

    /// Every table, in the order of the names.
    pub fn list(&self) -> Result<Vec<TableEntry>, StoreError> {
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
            entries.push(TableEntry { path, id, header });
        }
        entries.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(entries)
    }

    /// Returns the header of a table's file; `None` if the table is not stored.
    pub fn header(&self, id: impl Into<StoredId>) -> Result<Option<Header>, StoreError> {
        Ok(self.file(&id.into())?.map(|file| file.header))
    }

    /// Returns a table, checked; `None` if it is not stored. A caller that requests a
    /// mapped table must keep the contract of [`Loading::Mapped`].
    pub fn open_table(&self, id: &TableId, loading: Loading) -> Result<Option<Table>, StoreError> {
        self.open_in_room(id, loading, &Room::unlimited())
    }

    /// As [`open_table`](Store::open_table), but a table for which there is no room in
    /// memory is mapped, whatever was requested.
    pub(crate) fn open_in_room(
        &self,
        id: &TableId,
        loading: Loading,
        room: &Room,
    ) -> Result<Option<Table>, StoreError> {
        self.open_file(&id.into(), loading, room, |bytes| {
            Table::new(id.clone(), bytes)
        })
    }

    /// As [`open_table`](Store::open_table), for the table of a colouring.
    pub fn open_colouring(
        &self,
        colouring: &Colouring,
        loading: Loading,
    ) -> Result<Option<ColouringTable>, StoreError> {
        self.open_colouring_in_room(colouring, loading, &Room::unlimited())
    }

    /// As [`open_in_room`](Store::open_in_room), for the table of a colouring.
    pub(crate) fn open_colouring_in_room(
        &self,
        colouring: &Colouring,
        loading: Loading,
        room: &Room,
    ) -> Result<Option<ColouringTable>, StoreError> {
        self.open_file(&colouring.into(), loading, room, |bytes| {
            ColouringTable::new(*colouring, bytes)
        })
    }

    /// Opens a file, and makes a table of its bytes.
    fn open_file<T>(
        &self,
        id: &StoredId,
        loading: Loading,
        room: &Room,
        table: impl FnOnce(Bytes) -> Result<T, WrongSize>,
    ) -> Result<Option<T>, StoreError> {
        let Some(file) = self.file(id)? else {
            return Ok(None);
        };
        let room = match loading {
            Loading::Resident => room.take(file.header.payload_bytes),
            Loading::Mapped => None,
        };
        let bytes = file.load(room, &self.stamp_of(id));
        let bytes = bytes.map_err(|problem| self.file_error(id, problem))?;
        let table = table(bytes).map_err(|wrong| {
            let (expected, found) = (wrong.expected, wrong.found);
            self.file_error(id, FileProblem::Truncated { expected, found })
        })?;
        Ok(Some(table))
    }

    /// Reads a table's whole file and checks it; `None` if it is not stored. The observer
    /// is asked every few megabytes whether to go on.
    pub fn verify(
        &self,
        id: impl Into<StoredId>,
        observer: &mut dyn BuildObserver,
    ) -> Result<Option<Header>, StoreError> {
        let id = &id.into();
        let Some(file) = self.file(id)? else {
            return Ok(None);
        };
        let header = file.verify(&self.stamp_of(id), observer);
        let header = header.map_err(|problem| self.file_error(id, problem))?;
        Ok(Some(header.ok_or(BuildStopped)?))
    }

    /// Removes a table's file and what belongs to it. Returns its size in bytes; `None`
    /// if it was not stored.
    pub fn remove(&self, id: impl Into<StoredId>) -> Result<Option<u64>, StoreError> {
        let id = &id.into();
        let path = self.path_of(id);
        // Not followed: a link is removed, not its target.
        let metadata = match path.symlink_metadata() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            metadata => metadata.map_err(|error| StoreError::remove(&path, &error))?,
        };
        if metadata.is_dir() {
            return Err(self.file_error(id, FileProblem::NotAFile));
        }
        std::fs::remove_file(&path).map_err(|error| StoreError::remove(&path, &error))?;
        // A stamp without its table has no effect.
        let _ = std::fs::remove_file(self.stamp_of(id));
        Ok(Some(metadata.len()))
    }

    /// Removes what killed builds have left.
    pub fn sweep(&self) {
        sweep(&self.directory);
    }

    /// Returns the table's file with its header checked; `None` if there is none.
    fn file(&self, id: &StoredId) -> Result<Option<TableFile>, StoreError> {
        let path = self.path_of(id);
        let metadata = match std::fs::metadata(&path) {
            Ok(metadata) => metadata,
            Err(error) => return self.without_metadata(id, &path, &error),
        };
        self.opened(id, &path, &metadata).map(Some)
    }

    fn opened(
        &self,
        id: &StoredId,
        path: &Path,
        metadata: &Metadata,
    ) -> Result<TableFile, StoreError> {
        TableFile::open(path, metadata, id).map_err(|problem| self.file_error(id, problem))
    }

    /// Distinguishes a table that does not exist from one that cannot be accessed.
    fn without_metadata(
        &self,
        id: &StoredId,
        path: &Path,
        error: &io::Error,
    ) -> Result<Option<TableFile>, StoreError> {
        // A link without a target, or to itself, has a name but no file.
        if path.symlink_metadata().is_ok() {
            return Err(self.file_error(id, FileProblem::Unreadable(reason(error))));
        }
        if error.kind() == io::ErrorKind::NotFound {
            return Ok(None);
        }
        Err(StoreError::Directory {
            directory: self.directory.clone(),
            reason: reason(error),
        })
    }

    fn file_error(&self, id: &StoredId, problem: FileProblem) -> StoreError {
        StoreError::File(FileError {
            path: self.path_of(id),
            id: Box::new(id.clone()),
            problem,
        })
    }
}
