//! Writing a table: a temporary file, synced, then renamed.
//!
//! The name of a table appears only when all of it is on the disk. So if a build is
//! killed, there is either no table or a complete one.

use std::fs::{File, OpenOptions};
use std::io::{self, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use loyd::pattern::{BuildObserver, BuildStopped};

use crate::error::StoreError;
use crate::header::{HEADER_LENGTH, Header};
use crate::names::{file_name, temporary_name};
use crate::stored_id::StoredId;

/// Bytes written at once: enough that the system calls cost little, few enough that a
/// full disk is noticed early.
const PIECE: usize = 8 << 20;

/// How often the observer is called while the system writes.
const PAUSE: Duration = Duration::from_millis(5);

/// A table that was just built.
#[derive(Debug)]
pub(crate) struct NewTable<'a> {
    pub(crate) id: &'a StoredId,
    pub(crate) states: u64,
    pub(crate) payload: &'a [u8],
    pub(crate) histogram: Vec<u64>,
}

/// A table's file before it has its name. Dropping it removes the file.
#[derive(Debug)]
pub(crate) struct Draft {
    file: File,
    path: PathBuf,
    target: PathBuf,
    finished: bool,
}

impl Draft {
    /// Creates the file. This is done before the table is built, so that a directory
    /// that cannot be written is noticed before time is spent.
    pub(crate) fn create(directory: &Path, id: &StoredId) -> Result<Draft, StoreError> {
        let mut number = 0;
        loop {
            let path = directory.join(temporary_name(id, number));
            let created = OpenOptions::new().write(true).create_new(true).open(&path);
            match created {
                Ok(file) => {
                    return Ok(Draft {
                        file,
                        path,
                        target: directory.join(file_name(id)),
                        finished: false,
                    });
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(StoreError::write("write to", directory, &error)),
            }
        }
    }

    /// Writes the table and renames the file, unless the observer stops it.
    pub(crate) fn finish(
        mut self,
        table: NewTable<'_>,
        observer: &mut dyn BuildObserver,
    ) -> Result<Header, StoreError> {
        let written = self.write(table, observer);
        let written = written.map_err(|error| StoreError::write("write", &self.target, &error))?;
        let header = written.ok_or(BuildStopped)?;
        std::fs::rename(&self.path, &self.target)
            .map_err(|error| StoreError::write("replace", &self.target, &error))?;
        self.finished = true;
        sync_directory(&self.target);
        Ok(header)
    }

    /// Writes header and payload; `None` if the observer stopped it.
    fn write(
        &mut self,
        table: NewTable<'_>,
        observer: &mut dyn BuildObserver,
    ) -> io::Result<Option<Header>> {
        let NewTable {
            id,
            states,
            payload,
            histogram,
        } = table;
        let is_stopped = AtomicBool::new(false);
        let mut ask = || {
            if observer.pulse(states, states).is_break() {
                is_stopped.store(true, Ordering::Relaxed);
            }
        };
        let file = &mut self.file;
        // The checksum is computed while the system copies the bytes.
        let (checksum, written) = std::thread::scope(|scope| {
            let writing = scope.spawn(|| {
                file.seek(SeekFrom::Start(HEADER_LENGTH as u64))?;
                for piece in payload.chunks(PIECE) {
                    if is_stopped.load(Ordering::Relaxed) {
                        break;
                    }
                    file.write_all(piece)?;
                }
                Ok(())
            });
            let mut hasher = blake3::Hasher::new();
            for piece in payload.chunks(PIECE) {
                hasher.update_rayon(piece);
                ask();
            }
            while !writing.is_finished() {
                ask();
                std::thread::sleep(PAUSE);
            }
            let failed = || Err(io::Error::other("the writing thread ended"));
            let written = writing.join().unwrap_or_else(|_| failed());
            (hasher.finalize(), written)
        });
        written?;
        if is_stopped.into_inner() {
            return Ok(None);
        }
        let header = Header {
            id: id.clone(),
            states,
            payload_bytes: payload.len() as u64,
            histogram,
            checksum,
        };
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&header.encode())?;
        self.file.sync_all()?;
        Ok(Some(header))
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        if !self.finished {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

/// Makes the rename permanent. If a directory cannot be synced, a crash of the whole
/// system may lose the name, but never leaves an incomplete table under it.
pub(crate) fn sync_directory(file: &Path) {
    if cfg!(unix)
        && let Some(directory) = file.parent()
        && let Ok(directory) = File::open(directory)
    {
        let _ = directory.sync_all();
    }
}
