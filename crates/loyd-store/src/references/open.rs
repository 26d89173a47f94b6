//! Finding, creating and checking the collection's file.
//!
//! Opening is cheap: the file's marks are read, and every row is checked against
//! its seal when it is read. A file that is foreign or of another version is left
//! alone, and so is one that is no database and has not the collection's name. A damaged one is left alone by whoever only reads. Whoever writes sets it aside under another name,
//! with the files that `SQLite` keeps beside it, takes over what can still be read, and
//! goes on with a new one; nothing is overwritten.

use std::ffi::OsStr;
use std::fs::File;
use std::io::Read as _;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};

use super::proof::Proved;
use super::trouble::{ReferenceError, Trouble, VERSION};
use super::{Contents, NAME, ReferenceStore, row};
use crate::lock::Lock;
use crate::problem::reason;

/// "loyd" in four letters: `SQLite` files say by this whose they are.
const APPLICATION: i32 = 0x6c6f_7964;

/// How long a writer waits for others. A write takes milliseconds.
const PATIENCE: Duration = Duration::from_mins(1);

const SCHEMA: &str = "
CREATE TABLE entries (
    corner    INTEGER PRIMARY KEY,
    distances BLOB NOT NULL,
    exact     INTEGER NOT NULL,
    prefixes  BLOB NOT NULL,
    checksums BLOB NOT NULL,
    engines   TEXT NOT NULL,
    seal      BLOB NOT NULL
) STRICT;";

/// A damaged file that was given another name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SetAside {
    /// Its name now.
    pub path: PathBuf,
    /// What was wrong with it.
    pub trouble: Trouble,
    /// Entries that could still be read and are in the new file.
    pub rescued: usize,
}

impl ReferenceStore {
    /// Opens a collection to read it; nothing if there is no file.
    pub fn open(path: &Path) -> Result<Option<ReferenceStore>, ReferenceError> {
        let failed = |trouble| ReferenceError {
            path: path.to_owned(),
            trouble,
        };
        match path.metadata() {
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(failed(Trouble::File(reason(&error)))),
            Ok(metadata) if metadata.is_dir() => {
                return Err(failed(Trouble::File("this is a directory".to_owned())));
            }
            // Opening a pipe would wait for its other end.
            Ok(metadata) if !metadata.is_file() => {
                return Err(failed(Trouble::File(
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
        store.check().map_err(failed)?;
        Ok(Some(store))
    }

    /// Opens a collection to write to it, creating it if there is none. A damaged
    /// one is set aside.
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
            trouble: Trouble::File(reason(error)),
        };
        if let Some(directory) = path.parent().filter(|d| !d.as_os_str().is_empty()) {
            std::fs::create_dir_all(directory).map_err(|error| failed(&error))?;
        }
        // One process at a time creates or sets aside; the others find it done.
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
        store.put_all(&rescued)?;
        let aside = SetAside {
            path: aside,
            trouble,
            rescued: rescued.len(),
        };
        Ok((store, Some(aside)))
    }

    /// Whose file it is, and of which version.
    fn check(&self) -> Result<(), Trouble> {
        let mark = |name: &str| {
            let asked = self
                .connection
                .pragma_query_value(None, name, |row| row.get::<_, i32>(0));
            asked.map_err(|error| Trouble::of(&error))
        };
        if mark("application_id")? != APPLICATION {
            return Err(Trouble::Foreign);
        }
        match mark("user_version")? {
            VERSION => Ok(()),
            other => Err(Trouble::Version(other)),
        }
    }

    /// Whether everything can be read, which takes a writer a moment only.
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
            Ok(answer) => Err(failed(Trouble::Damaged(answer))),
            Err(error) => Err(failed(Trouble::of(&error))),
        }
    }
}

/// What is wrong with a file that cannot be opened. Only what is ours can be damaged:
/// a file of the collection's own name, or one with its marks. Any other belongs to
/// somebody, and must not be given another name.
fn unreadable(path: &Path, error: &rusqlite::Error) -> Trouble {
    let ours = path.file_name() == Some(OsStr::new(NAME)) || has_marks(path);
    match Trouble::of(error) {
        Trouble::Damaged(_) if !ours => Trouble::Foreign,
        trouble => trouble,
    }
}

/// Whether a file begins as a collection does: `SQLite`'s magic, and whose file it is.
fn has_marks(path: &Path) -> bool {
    let mut header = [0; 72];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut header));
    read.is_ok()
        && header.starts_with(b"SQLite format 3\0")
        && header[68..] == APPLICATION.to_be_bytes()
}

fn connect(path: &Path, mode: OpenFlags) -> rusqlite::Result<Connection> {
    let connection = Connection::open_with_flags(path, mode | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.busy_timeout(PATIENCE)?;
    // What is reported as stored must survive the machine, not only the process.
    connection.pragma_update(None, "synchronous", "FULL")?;
    // The first read finds out whether this is a database at all.
    connection.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    Ok(connection)
}

/// Makes a new file. It has its marks and its table, or nothing.
fn create(path: &Path) -> Result<ReferenceStore, ReferenceError> {
    let made = (|| {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
        let mut connection = connect(path, flags)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        let transaction = connection.transaction()?;
        transaction.execute_batch(SCHEMA)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", VERSION)?;
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
            trouble: Trouble::of(&error),
        }),
    }
}

/// The entries of a damaged file that can still be read.
fn rescue(path: &Path) -> Vec<Proved> {
    let mut contents = Contents::default();
    let read = (|| -> rusqlite::Result<()> {
        let connection = connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        let mut statement = connection.prepare(super::SELECT)?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            contents.entries.extend(row::read(row));
        }
        Ok(())
    })();
    // It ends where the damage begins.
    drop(read);
    contents.entries
}

/// Gives a file and what belongs to it names that are free.
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
