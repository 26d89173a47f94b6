//! The file of a proof: what `solve --resume` goes on with, and what `prove` writes.
//!
//! A line is on the disk before the next share begins, so a process that is killed loses the
//! share that was running and nothing else.

use std::ops::ControlFlow;
use std::path::Path;

use loyd_engine::{Proof, ProofError, ProofHead, ProofLog, ProofRecord, journal};

use crate::error::{Complaint, reason};
use crate::journal_file::{JournalFile, complaint};

/// A proof on the disk that this process adds to.
#[derive(Debug)]
pub(crate) struct ProofFile {
    file: JournalFile,
    /// What was in it.
    text: String,
    flag: &'static str,
}

impl ProofFile {
    /// Opens the file that a flag names, or makes an empty one.
    pub(crate) fn open(path: &Path, flag: &'static str) -> Result<ProofFile, Complaint> {
        let mut file = JournalFile::open(path, flag)?;
        let text = file.text()?;
        Ok(ProofFile { file, text, flag })
    }

    /// Returns what is proved so far. A file of something else is refused and not changed.
    pub(crate) fn begin(&mut self, head: &ProofHead) -> Result<Proof, Complaint> {
        let resumed = Proof::resume(&self.text, head);
        let (proof, whole) = resumed.map_err(|error| self.file.complaint(&self.worded(&error)))?;
        self.file.begin(whole, &journal::line(head))?;
        Ok(proof)
    }

    /// Removes the file if nothing was ever in it.
    pub(crate) fn remove_if_empty(self) {
        if self.text.is_empty() {
            // A file that stays does no harm: it is empty.
            let _ = std::fs::remove_file(self.file.path());
        }
    }

    /// What went wrong while writing, if anything did.
    pub(crate) fn trouble(&self) -> Option<Complaint> {
        self.file.trouble()
    }

    /// Returns the error's sentence, followed by what would help.
    fn worded(&self, error: &ProofError) -> String {
        format!("{error}; choose another {}", self.flag)
    }
}

impl ProofLog for ProofFile {
    fn add(&mut self, record: &ProofRecord) -> ControlFlow<()> {
        self.file.add(&journal::line(record));
        self.file.sync();
        if self.file.has_failed() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

/// Reads a proof that another process may still be adding to.
pub(crate) fn read(path: &Path) -> Result<Proof, Complaint> {
    let text = std::fs::read_to_string(path);
    let text = text.map_err(|error| complaint(path, &reason(&error)))?;
    match Proof::read(&text) {
        Ok((proof, _)) => Ok(proof),
        Err(error) => Err(complaint(path, &error.to_string())),
    }
}
