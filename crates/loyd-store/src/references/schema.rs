//! The tables of the collection's file, and their versions.
//!
//! `entries` holds what this program has proved. `unproved` holds what it has not:
//! imported rows, and everything from files of version 1, which did not distinguish the
//! two. Only `entries` is used by searches.
//!
//! A file of version 1 can be read as it is. The first transaction that writes to it
//! migrates it to version 2: its only table becomes `unproved`, so nothing is lost and
//! nothing is trusted.

use rusqlite::{Connection, Transaction};

/// The version that this program writes.
pub(super) const VERSION: i32 = 2;

/// The version that did not distinguish proved from unproved entries.
pub(super) const WITHOUT_TRUST: i32 = 1;

/// "loyd" in four letters: the application id of `SQLite` files.
pub(super) const APPLICATION: i32 = 0x6c6f_7964;

/// Whether an entry may raise a bound that a guarantee rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trust {
    /// This program has proved every value.
    Proved,
    /// The values are only claimed.
    Unproved,
}

impl Trust {
    /// The name of the table in a file of this program's version.
    pub(super) const fn table(self) -> &'static str {
        match self {
            Trust::Proved => "entries",
            Trust::Unproved => "unproved",
        }
    }

    /// Returns what to select from in the file as it is now.
    fn source(self, version: i32) -> &'static str {
        match self {
            Trust::Proved if version == WITHOUT_TRUST => "(SELECT * FROM entries WHERE false)",
            Trust::Unproved if version == WITHOUT_TRUST => "entries",
            Trust::Proved | Trust::Unproved => self.table(),
        }
    }
}

/// What a file is, by its marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// An empty database: the process that created it was stopped before anything was
    /// stored.
    Blank,
    /// Another program's.
    Foreign,
    /// A collection of this version.
    Collection(i32),
}

/// Reads the marks of a file, all in one transaction, because another process may be
/// creating the collection.
pub(super) fn kind(connection: &Connection) -> rusqlite::Result<Kind> {
    let moment = connection.unchecked_transaction()?;
    let version = version(&moment)?;
    let application: i32 = moment.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let tables: i64 =
        moment.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    moment.finish()?;
    Ok(match (application, version, tables) {
        (APPLICATION, version, _) => Kind::Collection(version),
        (0, 0, 0) => Kind::Blank,
        _ => Kind::Foreign,
    })
}

fn version(connection: &Connection) -> rusqlite::Result<i32> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Returns a query for the columns of all entries of a trust, to which conditions can
/// be added.
pub(super) fn select(connection: &Connection, trust: Trust) -> rusqlite::Result<String> {
    Ok(columns(trust.source(version(connection)?)))
}

/// The columns of everything in a table.
pub(super) fn columns(table: &str) -> String {
    format!("SELECT corner, distances, exact, prefixes, checksums, engines, seal FROM {table}")
}

/// Makes the tables and the marks in a blank file.
pub(super) fn create(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    for trust in [Trust::Proved, Trust::Unproved] {
        create_table(transaction, trust)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", VERSION)
}

/// Migrates a file of an earlier version to this one.
pub(super) fn migrate(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    if version(transaction)? != WITHOUT_TRUST {
        return Ok(());
    }
    let unproved = Trust::Unproved.table();
    transaction.execute_batch(&format!("ALTER TABLE entries RENAME TO {unproved};"))?;
    create_table(transaction, Trust::Proved)?;
    transaction.pragma_update(None, "user_version", VERSION)
}

fn create_table(transaction: &Transaction<'_>, trust: Trust) -> rusqlite::Result<()> {
    let table = trust.table();
    transaction.execute_batch(&format!(
        "CREATE TABLE {table} (
            corner    INTEGER PRIMARY KEY,
            distances BLOB NOT NULL,
            exact     INTEGER NOT NULL,
            prefixes  BLOB NOT NULL,
            checksums BLOB NOT NULL,
            engines   TEXT NOT NULL,
            seal      BLOB NOT NULL
        ) STRICT;"
    ))
}
