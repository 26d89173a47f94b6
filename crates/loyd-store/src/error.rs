//! What can be wrong with a table file, and with a data directory.
//!
//! Every error is one sentence that names the file. What would help comes as data
//! ([`StoreError::remedy`]), so that each program can word it in its own terms.

use std::io;
use std::path::PathBuf;

use loyd::pattern::{BuildStopped, MOST_STATES};

use crate::header::FORMAT_VERSION;
use crate::remedy::StoreRemedy;
use crate::stored_id::StoredId;

/// What is wrong with a file that should hold a table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FileProblem {
    /// It has no bytes.
    #[error("is empty")]
    Empty,
    /// It does not start like a table.
    #[error("is not a table of loyd")]
    Foreign,
    /// Another version of the program wrote it.
    #[error("has format version {0}, and this program reads version {FORMAT_VERSION}")]
    Version(u32),
    /// It ends too early.
    #[error("is cut short: it has {found} of {expected} bytes")]
    Truncated {
        /// Bytes it should have.
        expected: u64,
        /// Bytes it has.
        found: u64,
    },
    /// It has bytes after its end.
    #[error("is too long: it has {found} bytes instead of {expected}")]
    TooLong {
        /// Bytes it should have.
        expected: u64,
        /// Bytes it has.
        found: u64,
    },
    /// The header contradicts its checksum.
    #[error("has a damaged header")]
    DamagedHeader,
    /// The payload contradicts its checksum.
    #[error("is damaged: its contents do not match their checksum")]
    Damaged,
    /// It holds another table than its name says.
    #[error("holds another table than its name says: {0}")]
    OtherTable(String),
    /// It is a directory or something else that is not a file.
    #[error("is not a file")]
    NotAFile,
    /// The system does not let us read it.
    #[error("cannot be read: {0}")]
    Unreadable(String),
}

impl FileProblem {
    /// The problem of a file that holds the table `found`.
    pub(crate) fn other_table(found: &StoredId) -> FileProblem {
        FileProblem::OtherTable(crate::file_name(found))
    }
}

/// A file that cannot be trusted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{} {problem}", path.display())]
pub struct FileError {
    /// The file.
    pub path: PathBuf,
    /// The table it should hold.
    pub id: Box<StoredId>,
    /// What is wrong with it.
    pub problem: FileProblem,
}

impl FileError {
    /// Returns what would help.
    pub fn remedy(&self) -> StoreRemedy<'_> {
        let (id, path) = (&*self.id, self.path.as_path());
        match self.problem {
            FileProblem::NotAFile => StoreRemedy::MoveAway { path },
            FileProblem::Empty
            | FileProblem::Foreign
            | FileProblem::Version(_)
            | FileProblem::Truncated { .. }
            | FileProblem::TooLong { .. }
            | FileProblem::DamagedHeader
            | FileProblem::Damaged
            | FileProblem::OtherTable(_)
            | FileProblem::Unreadable(_) => StoreRemedy::Rebuild { id, path },
        }
    }
}

/// Why a store could not do what was requested.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A file that should be a table is not one, or not the requested one.
    #[error(transparent)]
    File(#[from] FileError),
    /// The data directory cannot be read.
    #[error("the data directory {} cannot be read: {reason}", directory.display())]
    Directory {
        /// The directory.
        directory: PathBuf,
        /// The system's reason.
        reason: String,
    },
    /// Something cannot be written.
    #[error("cannot {verb} {}: {reason}", path.display())]
    Write {
        /// What was attempted.
        verb: &'static str,
        /// With which file.
        path: PathBuf,
        /// The system's reason.
        reason: String,
    },
    /// A table cannot be removed.
    #[error("cannot remove {}: {reason}", path.display())]
    Remove {
        /// The file.
        path: PathBuf,
        /// The system's reason.
        reason: String,
    },
    /// The observer stopped the build.
    #[error(transparent)]
    Stopped(#[from] BuildStopped),
    /// The table would be too large.
    #[error("a table of the tiles {0} would have more than {MOST_STATES} states")]
    TooLarge(String),
}

impl StoreError {
    /// Returns what would help, or `None` if that depends on what the caller wants.
    pub fn remedy(&self) -> Option<StoreRemedy<'_>> {
        match self {
            StoreError::File(error) => Some(error.remedy()),
            StoreError::Write { .. } => Some(StoreRemedy::OtherDirectory),
            StoreError::Directory { .. }
            | StoreError::Remove { .. }
            | StoreError::Stopped(_)
            | StoreError::TooLarge(_) => None,
        }
    }

    pub(crate) fn write(
        verb: &'static str,
        path: impl Into<PathBuf>,
        error: &io::Error,
    ) -> StoreError {
        StoreError::Write {
            verb,
            path: path.into(),
            reason: reason(error),
        }
    }

    pub(crate) fn remove(path: impl Into<PathBuf>, error: &io::Error) -> StoreError {
        StoreError::Remove {
            path: path.into(),
            reason: reason(error),
        }
    }
}

/// Returns the system's reason without its number, which is of no use to a reader.
pub(crate) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    match text.split_once(" (os error") {
        Some((reason, _)) => reason.to_owned(),
        None => text,
    }
}
