//! The collection of reference boards on disk: a `SQLite` file that any number of
//! processes share.
//!
//! * `open`: finding, creating and checking the file; a damaged one is set aside.
//! * `row`: an entry as a row, with a seal that shows damage.
//! * `proof`: what is kept so that a distance can be proved again.
//! * `progress`: how far learning has come.
//! * `exchange`: the collection as CSV, and the one that comes with the program.
//! * `source`: what a solver asks.
//!
//! An entry is stored when its transaction is on the disk, not before. Whoever
//! writes merges with what is there inside that transaction, so of several
//! processes none takes away what another has proved.

mod exchange;
mod open;
mod progress;
mod proof;
mod row;
mod source;
mod trouble;

use std::path::{Path, PathBuf};

use loyd::puzzle::PackedBoard;
use loyd::reference::{Contradiction, Entry};
use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior, params};

pub use exchange::{Imported, SHIPPED, export, import};
pub use open::SetAside;
pub use progress::fingerprint;
pub use proof::{ENGINE, Proof, Proved};
pub use source::{Shared, StoredReferences};
pub use trouble::{ReferenceError, Trouble};

/// An open collection.
#[derive(Debug)]
pub struct ReferenceStore {
    path: PathBuf,
    connection: Connection,
}

/// What came of storing an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Put {
    /// Nothing was known of its boards.
    Added,
    /// More is known now than before.
    Improved,
    /// All of it was known.
    Unchanged,
}

/// The entries of a collection.
#[derive(Debug)]
pub struct Contents<T = Proved> {
    /// Those that can be believed, by corner board.
    pub entries: Vec<T>,
    /// How many rows do not match their seal or contradict themselves. They are
    /// left where they are and not used.
    pub unusable: usize,
}

impl<T> Default for Contents<T> {
    fn default() -> Contents<T> {
        Contents {
            entries: Vec::new(),
            unusable: 0,
        }
    }
}

/// The name of the collection in a data directory.
const NAME: &str = "references.sqlite";

const SELECT: &str =
    "SELECT corner, distances, exact, prefixes, checksums, engines, seal FROM entries";

impl ReferenceStore {
    /// The collection's file in a data directory.
    pub fn file_in(directory: &Path) -> PathBuf {
        directory.join(NAME)
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Everything that is stored.
    pub fn contents(&self) -> Result<Contents, ReferenceError> {
        self.read_all(row::read)
    }

    /// Everything that is stored, without the proofs, which takes a third of the time.
    pub fn entries(&self) -> Result<Contents<Entry>, ReferenceError> {
        self.read_all(row::read_entry)
    }

    fn read_all<T>(
        &self,
        read: impl Fn(&rusqlite::Row<'_>) -> Option<T>,
    ) -> Result<Contents<T>, ReferenceError> {
        let trouble = |error| self.trouble(&error);
        let mut statement = self
            .connection
            .prepare(&format!("{SELECT} ORDER BY corner"))
            .map_err(trouble)?;
        let mut rows = statement.query([]).map_err(trouble)?;
        let mut contents = Contents::default();
        while let Some(row) = rows.next().map_err(trouble)? {
            match read(row) {
                Some(entry) => contents.entries.push(entry),
                None => contents.unusable += 1,
            }
        }
        Ok(contents)
    }

    /// How many entries there are.
    pub fn count(&self) -> Result<u64, ReferenceError> {
        let count = self
            .connection
            .query_row("SELECT count(*) FROM entries", [], |row| {
                row.get::<_, i64>(0)
            });
        count
            .map(i64::cast_unsigned)
            .map_err(|error| self.trouble(&error))
    }

    /// The entry of a corner board.
    pub fn get(&self, corner: PackedBoard) -> Result<Option<Proved>, ReferenceError> {
        let key = corner.bits().cast_signed();
        let select = format!("{SELECT} WHERE corner = ?1");
        let found = self
            .connection
            .query_row(&select, [key], |row| Ok(row::read(row)))
            .optional();
        Ok(found.map_err(|error| self.trouble(&error))?.flatten())
    }

    /// Merges an entry into what is stored. When this returns, it is on the disk.
    pub fn put(&mut self, proved: &Proved) -> Result<Put, ReferenceError> {
        let mut outcomes = self.put_all(std::slice::from_ref(proved))?;
        let outcome = outcomes.pop().unwrap_or(Ok(Put::Unchanged));
        outcome.map_err(|contradiction| ReferenceError {
            path: self.path.clone(),
            trouble: Trouble::Contradiction(Box::new(contradiction)),
        })
    }

    /// The same for many in one transaction; those that contradict what is stored
    /// are refused one by one.
    pub fn put_all(
        &mut self,
        entries: &[Proved],
    ) -> Result<Vec<Result<Put, Contradiction>>, ReferenceError> {
        let done = (|| {
            let transaction = self
                .connection
                .transaction_with_behavior(TransactionBehavior::Immediate)?;
            let outcomes = entries
                .iter()
                .map(|proved| put(&transaction, proved))
                .collect::<rusqlite::Result<Vec<_>>>()?;
            transaction.commit()?;
            Ok(outcomes)
        })();
        done.map_err(|error| self.trouble(&error))
    }

    /// Removes the entry of a corner board; the answer is whether there was one.
    pub fn remove(&mut self, corner: PackedBoard) -> Result<bool, ReferenceError> {
        let key = corner.bits().cast_signed();
        let removed = self
            .connection
            .execute("DELETE FROM entries WHERE corner = ?1", [key]);
        removed
            .map(|rows| rows > 0)
            .map_err(|error| self.trouble(&error))
    }

    fn trouble(&self, error: &rusqlite::Error) -> ReferenceError {
        ReferenceError {
            path: self.path.clone(),
            trouble: Trouble::of(error),
        }
    }
}

fn put(
    transaction: &Transaction<'_>,
    proved: &Proved,
) -> rusqlite::Result<Result<Put, Contradiction>> {
    let key = proved.entry().corner().bits().cast_signed();
    let mut select = transaction.prepare_cached(&format!("{SELECT} WHERE corner = ?1"))?;
    // A row that cannot be believed is replaced by one that can.
    let stored = select
        .query_row([key], |row| Ok(row::read(row)))
        .optional()?
        .flatten();
    let (merged, outcome) = match &stored {
        None => (proved.clone(), Put::Added),
        Some(stored) => match stored.merged(proved) {
            Err(contradiction) => return Ok(Err(contradiction)),
            Ok(merged) if merged == *stored => return Ok(Ok(Put::Unchanged)),
            Ok(merged) => (merged, Put::Improved),
        },
    };
    let row = row::Row::of(&merged);
    transaction
        .prepare_cached(
            "INSERT OR REPLACE INTO entries \
             (corner, distances, exact, prefixes, checksums, engines, seal) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![
            row.corner,
            row.distances.as_ref(),
            row.exact,
            row.prefixes.as_ref(),
            row.checksums.as_ref(),
            row.engines.as_ref(),
            row.seal().as_slice()
        ])?;
    Ok(Ok(outcome))
}
