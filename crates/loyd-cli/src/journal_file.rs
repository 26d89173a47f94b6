//! Journals as the commands use them: what goes wrong is a complaint that names the file.
//!
//! The file itself is [`loyd_store::JournalFile`]; its lines are those of
//! [`loyd_engine::journal`].

use std::path::Path;

use loyd_store::JournalFileError;

use crate::error::{Complaint, reason};
use crate::exit::Exit;

/// A journal that this process has locked.
#[derive(Debug)]
pub(crate) struct JournalFile(loyd_store::JournalFile);

impl JournalFile {
    /// Opens a journal, or makes an empty one. `elsewhere` is the flag that names another file.
    pub(crate) fn open(path: &Path, elsewhere: &str) -> Result<JournalFile, Complaint> {
        let opened = loyd_store::JournalFile::open(path.to_owned());
        opened.map(JournalFile).map_err(|error| {
            let sentence = match &error {
                JournalFileError::Busy => {
                    format!("{error}; wait, or choose another {elsewhere}")
                }
                JournalFileError::System(error) => reason(error),
            };
            complaint(path, &sentence)
        })
    }

    /// Returns what is in the file.
    pub(crate) fn text(&mut self) -> Result<String, Complaint> {
        let text = self.0.text();
        text.map_err(|error| self.complaint(&reason(&error)))
    }

    /// Keeps the first bytes, which are whole lines, and drops what a crash left after them. A
    /// journal without lines gets its first one.
    pub(crate) fn begin(&mut self, whole: usize, first_line: &str) -> Result<(), Complaint> {
        let begun = self.0.begin(whole, first_line);
        begun.map_err(|error| self.complaint(&reason(&error)))
    }

    /// Adds a line. After the first failure nothing is added any more.
    pub(crate) fn add(&mut self, line: &str) {
        self.0.add(line);
    }

    /// Waits until everything is on the disk.
    pub(crate) fn sync(&mut self) {
        self.0.sync();
    }

    /// Whether nothing can be added any more.
    pub(crate) fn has_failed(&self) -> bool {
        self.0.failure().is_some()
    }

    /// What went wrong, if anything did.
    pub(crate) fn trouble(&self) -> Option<Complaint> {
        let error = self.0.failure()?;
        Some(self.complaint(&reason(error)))
    }

    /// Returns the path.
    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// Returns a complaint about this file.
    pub(crate) fn complaint(&self, why: &str) -> Complaint {
        complaint(self.path(), why)
    }
}

/// Returns a complaint about a file.
pub(crate) fn complaint(path: &Path, why: &str) -> Complaint {
    Complaint::new(Exit::File, format!("{}: {why}", path.display()))
}
