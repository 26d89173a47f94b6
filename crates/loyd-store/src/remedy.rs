//! What would help against an error of a store, as data. The program that talks to the user words
//! it: a command names a flag or another command.

use std::path::Path;

use crate::stored_id::StoredId;

/// What would help.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoreRemedy<'a> {
    /// Build this table again, which replaces the file; or remove the file.
    Rebuild {
        /// The table.
        id: &'a StoredId,
        /// Its file.
        path: &'a Path,
    },
    /// Rename what has the name of a table's file and is not a file.
    MoveAway {
        /// Its path.
        path: &'a Path,
    },
    /// Name a data directory, because there is no default.
    NameDirectory,
    /// Use another data directory.
    OtherDirectory,
    /// Use another file for the reference boards.
    OtherCollection,
    /// Verify the collection of reference boards, which finds out which entry is wrong.
    VerifyEntries,
    /// Verify the collection of reference boards, which proves its unproved entries.
    ProveEntries,
}
