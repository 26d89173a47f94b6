//! How far learning has come, so that it can be continued.
//!
//! Boards that were cheap to solve leave no entry. Instead, the number of boards of a
//! source that have been seen is stored. A source is named by everything that decides
//! which boards it has and which of them are kept; sources that differ have different
//! names, so none replaces another.

use loyd::puzzle::Board;
use rusqlite::{OptionalExtension as _, params};

use super::{ReferenceError, ReferenceStore};

/// Files of earlier programs lack this table; it is made when it is needed.
const SCHEMA: &str = "
CREATE TABLE IF NOT EXISTS progress (
    source TEXT PRIMARY KEY,
    boards INTEGER NOT NULL
) STRICT;";

/// A name for a list of boards that no other list has.
pub fn fingerprint<'a>(boards: impl IntoIterator<Item = &'a Board>) -> String {
    let mut hasher = blake3::Hasher::new();
    for board in boards {
        hasher.update(board.to_string().as_bytes());
        hasher.update(b"\n");
    }
    hasher.finalize().to_hex().to_string()
}

impl ReferenceStore {
    /// Returns how many boards of a source have been seen.
    pub fn progress(&self, source: &str) -> Result<u64, ReferenceError> {
        let select = "SELECT boards FROM progress WHERE source = ?1";
        let asked = || {
            if !self.connection.table_exists(None, "progress")? {
                return Ok(None);
            }
            let mut statement = self.connection.prepare_cached(select)?;
            statement
                .query_row([source], |row| row.get::<_, i64>(0))
                .optional()
        };
        let boards = asked().map_err(|error| self.trouble(&error))?;
        Ok(boards.map_or(0, |boards| u64::try_from(boards).unwrap_or(0)))
    }

    /// Records that `boards` boards of a source have been seen. If another process has
    /// seen more of it, that number stays.
    pub fn set_progress(&mut self, source: &str, boards: u64) -> Result<(), ReferenceError> {
        let boards = i64::try_from(boards).unwrap_or(i64::MAX);
        let set = || {
            self.connection.execute_batch(SCHEMA)?;
            self.connection
                .prepare_cached(
                    "INSERT INTO progress (source, boards) VALUES (?1, ?2) \
                 ON CONFLICT (source) DO UPDATE SET boards = max(boards, excluded.boards)",
                )?
                .execute(params![source, boards])
        };
        set().map(drop).map_err(|error| self.trouble(&error))
    }

    /// Forgets how far learning from a source has come.
    pub fn forget_progress(&mut self, source: &str) -> Result<(), ReferenceError> {
        let forget = || {
            self.connection.execute_batch(SCHEMA)?;
            self.connection
                .execute("DELETE FROM progress WHERE source = ?1", [source])
        };
        forget().map(drop).map_err(|error| self.trouble(&error))
    }
}
