//! Finding, creating and checking the collection's file.
//!
//! Opening is cheap: the file's marks are read, and every row is checked against its
//! seal when it is read. A file that belongs to another program or to a later version
//! is not touched, nor is one that is not a database and does not have the collection's
//! name. A reader does not touch a damaged collection. A writer renames it, with the
//! files that `SQLite` keeps beside it, copies what can still be read, and continues
//! with a new one; nothing is overwritten.
//!
//! Tables and marks are made in one transaction, under a lock. Before it a file is
//! empty or a blank database, which no process takes for a collection. So a process
//! that comes in between waits for the lock, and one that is killed in between leaves
//! nothing that the next could not fill.

use std::ffi::OsStr;
use std::fs::File;
use std::io::Read as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::error::{ReferenceError, ReferenceProblem};
use super::schema::{APPLICATION, Kind, Trust, VERSION, WITHOUT_TRUST};
use super::{Contents, NAME, ReferenceStore, row, schema};
use crate::error::reason;
use crate::lock::Lock;

/// How long a writer waits for others. A write takes milliseconds.
const BUSY_TIMEOUT: Duration = Duration::from_mins(1);

/// A damaged file that was renamed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetAside {
    /// Its name now.
    pub path: PathBuf,
    /// What was wrong with it.
    pub trouble: ReferenceProblem,
    /// Entries that could still be read and are in the new file.
    pub rescued: usize,
}

impl ReferenceStore {
    /// Opens a collection to read it; `None` if there is no file, or nothing was ever
    /// stored in it.
    pub fn open(path: &Path) -> Result<Option<ReferenceStore>, ReferenceError> {
        let failed = |trouble| ReferenceError {
            path: path.to_owned(),
            trouble,
        };
        match path.metadata() {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(ReferenceProblem::File(reason(&error)))),
            Ok(metadata) if metadata.is_dir() => {
                return Err(failed(ReferenceProblem::File(
                    "this is a directory".to_owned(),
                )));
            }
            // Opening a pipe would wait for its other end.
            Ok(metadata) if !metadata.is_file() => {
                return Err(failed(ReferenceProblem::File(
                    "this is not a regular file".to_owned(),
                )));
            }
            // Nothing was ever stored in it.
            Ok(metadata) if metadata.len() == 0 => return Ok(None),
            Ok(_) => {}
        }
        let opened = connect(path, OpenFlags::SQLITE_OPEN_READ_WRITE)
            .or_else(|_| connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY));
        let store = ReferenceStore {
            path: path.to_owned(),
            connection: opened.map_err(|error| failed(unreadable(path, &error)))?,
        };
        let kind = schema::kind(&store.connection);
        match kind.map_err(|error| failed(ReferenceProblem::of(&error)))? {
            Kind::Collection(VERSION | WITHOUT_TRUST) => Ok(Some(store)),
            Kind::Blank => Ok(None),
            Kind::Collection(other) => Err(failed(ReferenceProblem::Version(other))),
            Kind::Foreign => Err(failed(ReferenceProblem::Foreign)),
        }
    }

    /// Opens a collection to write to it, creating it if there is none. A damaged one
    /// is renamed.
    pub fn open_or_create(
        path: &Path,
    ) -> Result<(ReferenceStore, Option<SetAside>), ReferenceError> {
        match ReferenceStore::open(path) {
            Ok(Some(store)) => match store.probe() {
                Ok(()) => return Ok((store, None)),
                Err(error) if error.trouble.is_damage() => {}
                Err(error) => return Err(error),
            },
            Ok(None) => {}
            Err(error) if error.trouble.is_damage() => {}
            Err(error) => return Err(error),
        }
        let failed = |error: &std::io::Error| ReferenceError {
            path: path.to_owned(),
            trouble: ReferenceProblem::File(reason(error)),
        };
        if let Some(directory) = path.parent().filter(|d| !d.as_os_str().is_empty()) {
            std::fs::create_dir_all(directory).map_err(|error| failed(&error))?;
        }
        // One process at a time creates or renames a collection; the others find it
        // done.
        let lock = beside(path, ".lock");
        let _lock =
            Lock::take(&lock, &mut || ControlFlow::Continue(())).map_err(|error| failed(&error))?;
        let damage = match ReferenceStore::open(path) {
            Ok(Some(store)) => match store.probe() {
                Ok(()) => return Ok((store, None)),
                Err(error) if error.trouble.is_damage() => Some(error.trouble),
                Err(error) => return Err(error),
            },
            Ok(None) => None,
            Err(error) if error.trouble.is_damage() => Some(error.trouble),
            Err(error) => return Err(error),
        };
        let Some(trouble) = damage else {
            return Ok((create(path)?, None));
        };
        let rescued = rescue(path);
        let aside = set_aside(path).map_err(|error| failed(&error))?;
        let mut store = create(path)?;
        store.put_all(&rescued.entries)?;
        store.put_unproved(&rescued.unproved)?;
        let aside = SetAside {
            path: aside,
            trouble,
            rescued: rescued.entries.len() + rescued.unproved.len(),
        };
        Ok((store, Some(aside)))
    }

    /// Checks that everything can be read. For a writer this time is negligible.
    fn probe(&self) -> Result<(), ReferenceError> {
        let failed = |trouble| ReferenceError {
            path: self.path.clone(),
            trouble,
        };
        let answer = self
            .connection
            .pragma_query_value(None, "quick_check", |row| row.get::<_, String>(0));
        match answer {
            Ok(answer) if answer == "ok" => Ok(()),
            Ok(answer) => Err(failed(ReferenceProblem::Damaged(answer))),
            Err(error) => Err(failed(ReferenceProblem::of(&error))),
        }
    }
}

/// Returns what is wrong with a file that cannot be opened. Only our own files can be
/// damaged: a file with the collection's name, or one with its marks. Any other may
/// belong to another program and must not be renamed.
fn unreadable(path: &Path, error: &rusqlite::Error) -> ReferenceProblem {
    let ours = path.file_name() == Some(OsStr::new(NAME)) || has_marks(path);
    match ReferenceProblem::of(error) {
        ReferenceProblem::Damaged(_) if !ours => ReferenceProblem::Foreign,
        trouble => trouble,
    }
}

/// Returns `true` if a file starts like a collection: with `SQLite`'s magic and our
/// application id.
fn has_marks(path: &Path) -> bool {
    let mut header = [0; 72];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok()
        && header.starts_with(b"SQLite format 3\0")
        && header[68..] == APPLICATION.to_be_bytes()
}

fn connect(path: &Path, mode: OpenFlags) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    // What is reported as stored must survive a crash of the machine, not only of the
    // process.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The first read shows whether this is a database at all.
    connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(connection)
}

/// Makes a collection of a file that is missing, empty or a blank database. The caller
/// holds the lock.
fn create(path: &Path) -> Result<ReferenceStore, ReferenceError> {
    let made = (|| {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let mut connection = connect(path, flags)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        let transaction = connection.transaction()?;
        schema::create(&transaction)?;
        transaction.commit()?;
        Ok(connection)
    })();
    match made {
        Ok(connection) => Ok(ReferenceStore {
            path: path.to_owned(),
            connection,
        }),
        Err(error) => Err(ReferenceError {
            path: path.to_owned(),
            trouble: ReferenceProblem::of(&error),
        }),
    }
}

/// The entries of a damaged file that can still be read.
fn rescue(path: &Path) -> Contents {
    let mut rescued = Contents::default();
    let Ok(connection) = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY) else {
        return rescued;
    };
    // Each table is read up to where the damage starts.
    let _ = each_row(&connection, Trust::Proved.table(), |row| {
        if let Some(proved) = row::read_proved(row) {
            rescued.entries.push(proved);
        } else {
            // The table of a file of version 1.
            rescued.unproved.extend(row::read_claim(row));
        }
    });
    let _ = each_row(&connection, Trust::Unproved.table(), |row| {
        rescued.unproved.extend(row::read_claim(row));
    });
    rescued
}

fn each_row(
    connection: &Connection,
    table: &str,
    mut hear: impl FnMut(&rusqlite::Row<'_>),
) -> rusqlite::Result<()> {
    let mut statement = connection.prepare(&schema::columns(table))?;
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        hear(row);
    }
    Ok(())
}

/// Renames a file and what belongs to it to names that are free.
fn set_aside(path: &Path) -> std::io::Result<PathBuf> {
    let free = (1..u32::MAX)
        .map(|number| beside(path, &format!(".damaged-{number}")))
        .find(|name| !name.exists());
    let aside = free.unwrap_or_else(|| beside(path, ".damaged"));
    for suffix in ["-wal", "-shm"] {
        let from = beside(path, suffix);
        if from.exists() {
            std::fs::rename(from, beside(&aside, suffix))?;
        }
    }
    std::fs::rename(path, &aside)?;
    Ok(aside)
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
