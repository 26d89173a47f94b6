//! The collection of reference boards on disk: a `SQLite` file that any number of
//! processes share.
//!
//! * `open`: finding, creating and checking the file; a damaged one is set aside.
//! * `schema`: the tables and their versions; proved and unproved entries.
//! * `row`: an entry as a row, with a seal that shows damage.
//! * `proof`: what is stored so that a distance can be proved again.
//! * `write`: merging, replacing and removing entries.
//! * `progress`: how far learning has come.
//! * `exchange`: the collection as CSV, and the one that comes with the program.
//! * `source`: provides references for a solver.
//!
//! An entry is stored when its transaction is on the disk, not before. A writer merges
//! with what is stored inside that transaction, so no process removes what another has
//! proved.
//!
//! Entries from elsewhere are unproved until this program has solved them. They are
//! kept separately, and no search uses them.

mod error;
mod exchange;
mod open;
mod progress;
mod proof;
mod row;
mod schema;
mod source;
mod write;

use std::path::{Path, PathBuf};

use loyd::puzzle::PackedBoard;
use loyd::reference::Entry;
use rusqlite::{Connection, OptionalExtension as _};

pub use error::{ReferenceError, ReferenceProblem};
pub use exchange::{Imported, SHIPPED, export, import, import_shipped};
pub use open::SetAside;
pub use progress::fingerprint;
pub use proof::{Claim, ENGINE, Proof, Proved};
use schema::Trust;
pub use source::{ReferenceNotice, SharedReferences, StoredReferences};
pub use write::Put;

/// An open collection.
#[derive(Debug)]
pub struct ReferenceStore {
    path: PathBuf,
    connection: Connection,
}

/// The entries of a collection.
#[derive(Debug, Default)]
pub struct Contents {
    /// Those that this program has proved, by corner board.
    pub entries: Vec<Proved>,
    /// Those that it has not, by corner board. A corner board may have one of each.
    pub unproved: Vec<Claim>,
    /// The number of rows that do not match their seal or contradict themselves. They
    /// are left in the file and not used.
    pub unusable: usize,
}

impl Contents {
    /// The corner boards of all entries in order, each once.
    pub fn corners(&self) -> Vec<PackedBoard> {
        let proved = self.entries.iter().map(|proved| proved.entry().corner());
        let unproved = self.unproved.iter().map(|claim| claim.entry().corner());
        let mut corners: Vec<PackedBoard> = proved.chain(unproved).collect();
        corners.sort_unstable();
        corners.dedup();
        corners
    }
}

/// The entries that a search may use.
#[derive(Debug, Default)]
pub struct Usable {
    /// Those that this program has proved.
    pub entries: Vec<Entry>,
    /// How many others are unproved.
    pub unproved: u64,
    /// How many rows of proved entries are damaged.
    pub unusable: usize,
}

/// The name of the collection in a data directory.
const NAME: &str = "references.sqlite";

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
        let read = || {
            // One transaction for both tables: an entry that is being proved moves from
            // one to the other.
            let moment = self.connection.unchecked_transaction()?;
            let (entries, damaged) = read_all(&moment, Trust::Proved, row::read_proved)?;
            let (unproved, more) = read_all(&moment, Trust::Unproved, row::read_claim)?;
            moment.finish()?;
            Ok(Contents {
                entries,
                unproved,
                unusable: damaged + more,
            })
        };
        read().map_err(|error| self.trouble(&error))
    }

    /// Returns what a search may use, without the proofs, which takes a third of the
    /// time.
    pub fn entries(&self) -> Result<Usable, ReferenceError> {
        let read = || {
            let moment = self.connection.unchecked_transaction()?;
            let (entries, unusable) = read_all(&moment, Trust::Proved, row::read_entry)?;
            let unproved = schema::select(&moment, Trust::Unproved)?;
            let unproved = count_of(&moment, &unproved)?;
            moment.finish()?;
            Ok(Usable {
                entries,
                unproved,
                unusable,
            })
        };
        read().map_err(|error| self.trouble(&error))
    }

    /// Returns the number of entries, proved or not.
    pub fn count(&self) -> Result<u64, ReferenceError> {
        let count = || {
            let moment = self.connection.unchecked_transaction()?;
            let [proved, unproved] =
                [Trust::Proved, Trust::Unproved].map(|trust| schema::select(&moment, trust));
            let corners = format!(
                "SELECT corner FROM ({}) UNION SELECT corner FROM ({})",
                proved?, unproved?
            );
            let count = count_of(&moment, &corners)?;
            moment.finish()?;
            Ok(count)
        };
        count().map_err(|error| self.trouble(&error))
    }

    /// The proved entry of a corner board.
    pub fn get(&self, corner: PackedBoard) -> Result<Option<Proved>, ReferenceError> {
        let found = find(&self.connection, Trust::Proved, corner, row::read_proved);
        found.map_err(|error| self.trouble(&error))
    }

    fn trouble(&self, error: &rusqlite::Error) -> ReferenceError {
        ReferenceError {
            path: self.path.clone(),
            trouble: ReferenceProblem::of(error),
        }
    }
}

/// Returns the rows of a table that can be read, and how many cannot.
fn read_all<T>(
    connection: &Connection,
    trust: Trust,
    read: impl Fn(&rusqlite::Row<'_>) -> Option<T>,
) -> rusqlite::Result<(Vec<T>, usize)> {
    let select = schema::select(connection, trust)?;
    let mut statement = connection.prepare(&format!("{select} ORDER BY corner"))?;
    let mut rows = statement.query([])?;
    let (mut entries, mut unusable) = (Vec::new(), 0);
    while let Some(row) = rows.next()? {
        match read(row) {
            Some(entry) => entries.push(entry),
            None => unusable += 1,
        }
    }
    Ok((entries, unusable))
}

/// The row of a corner board; `None` if there is none or it is damaged.
fn find<T>(
    connection: &Connection,
    trust: Trust,
    corner: PackedBoard,
    read: impl Fn(&rusqlite::Row<'_>) -> Option<T>,
) -> rusqlite::Result<Option<T>> {
    let select = schema::select(connection, trust)?;
    let mut statement = connection.prepare_cached(&format!("{select} WHERE corner = ?1"))?;
    let found = statement.query_row([key(corner)], |row| Ok(read(row)));
    Ok(found.optional()?.flatten())
}

fn count_of(connection: &Connection, select: &str) -> rusqlite::Result<u64> {
    let count = format!("SELECT count(*) FROM ({select})");
    connection.query_row(&count, [], |row| {
        row.get::<_, i64>(0).map(i64::cast_unsigned)
    })
}

/// The primary key of a corner board.
fn key(corner: PackedBoard) -> i64 {
    corner.bits().cast_signed()
}
