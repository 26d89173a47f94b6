//! What can be wrong with a collection, in one sentence.

use std::path::PathBuf;

use loyd::reference::Contradiction;
use rusqlite::ErrorCode;

use super::schema::{VERSION, WITHOUT_TRUST};
use crate::remedy::StoreRemedy;

/// Why a collection could not do what was requested.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}: {trouble}", path.display())]
pub struct ReferenceError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong.
    pub trouble: ReferenceProblem,
}

impl ReferenceError {
    /// Returns what would help, or `None` if nothing in the program's power would.
    pub fn remedy(&self) -> Option<StoreRemedy<'static>> {
        match self.trouble {
            ReferenceProblem::Foreign => Some(StoreRemedy::OtherCollection),
            ReferenceProblem::Contradiction(_) => Some(StoreRemedy::VerifyEntries),
            ReferenceProblem::Version(_)
            | ReferenceProblem::Damaged(_)
            | ReferenceProblem::Busy
            | ReferenceProblem::File(_) => None,
        }
    }
}

/// What is wrong with a collection.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReferenceProblem {
    /// Another program's file.
    #[error("this is no collection of reference boards; nothing was changed")]
    Foreign,
    /// Another version of the program wrote it.
    #[error(
        "this collection has format version {0}, and this program reads versions \
         {WITHOUT_TRUST} to {VERSION}; \
         nothing was changed"
    )]
    Version(i32),
    /// `SQLite` cannot read it.
    #[error("this collection is damaged ({0}); nothing was changed")]
    Damaged(String),
    /// Other processes have been writing for too long.
    #[error("other processes are writing to this collection; try again")]
    Busy,
    /// An error of the system.
    #[error("{0}")]
    File(String),
    /// An entry that contradicts what is stored.
    #[error("{0}")]
    Contradiction(Box<Contradiction>),
}

impl ReferenceProblem {
    pub(super) fn of(error: &rusqlite::Error) -> ReferenceProblem {
        match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                ReferenceProblem::Damaged(error.to_string())
            }
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => ReferenceProblem::Busy,
            // A table is missing.
            Some(ErrorCode::Unknown) => ReferenceProblem::Damaged(error.to_string()),
            _ => ReferenceProblem::File(error.to_string()),
        }
    }

    /// Returns `true` if the file is a collection that lost its contents, or a part.
    pub fn is_damage(&self) -> bool {
        matches!(self, ReferenceProblem::Damaged(_))
    }
}
