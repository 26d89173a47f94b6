//! The file beside `--output` that keeps what is measured until everything is.
//!
//! Its name is that of the output with `.partial` added. A run that ends removes it;
//! one that is interrupted, or killed, leaves it, and `--resume` goes on from there.

use std::path::{Path, PathBuf};

use loyd_lab::{Journal, JournalError, Measurement, Plan};

use crate::error::Complaint;
use crate::journal_file::{JournalFile, complaint};

/// The journal of a run.
#[derive(Debug)]
pub(super) struct Log(JournalFile);

/// What to do with a journal that is there already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    /// Go on from there.
    Resume,
    /// Begin anew.
    Replace,
    /// Complain.
    Keep,
}

impl Log {
    /// Opens the journal of an output file, with what was measured before.
    pub(super) fn open(
        output: &Path,
        plan: &Plan,
        found: Found,
    ) -> Result<(Log, Vec<Measurement>), Complaint> {
        let mut name = output.as_os_str().to_owned();
        name.push(".partial");
        let path = PathBuf::from(name);
        if found == Found::Keep && path.symlink_metadata().is_ok() {
            let sentence = "it keeps an interrupted run; add --resume to go on with it, or --force to begin anew";
            return Err(complaint(&path, sentence));
        }
        let mut file = JournalFile::open(&path, "--output")?;
        let journal = Journal::new(plan);
        let (before, whole) = match found {
            Found::Resume => {
                let text = file.text()?;
                let read = journal.read(&text);
                read.map_err(|error| file.complaint(&worded(&error)))?
            }
            Found::Replace | Found::Keep => (Vec::new(), 0),
        };
        file.begin(whole, &journal.first_line())?;
        Ok((Log(file), before))
    }

    /// Adds a measurement.
    pub(super) fn add(&mut self, measurement: &Measurement) {
        self.0.add(&Journal::line(measurement));
    }

    /// Whether nothing can be added any more.
    pub(super) fn has_failed(&self) -> bool {
        self.0.has_failed()
    }

    /// What went wrong, if anything did.
    pub(super) fn trouble(&self) -> Option<Complaint> {
        self.0.trouble()
    }

    /// Removes the file: what it kept is elsewhere.
    pub(super) fn remove(self) {
        // A file that stays does no harm: the next run says what to do with it.
        let _ = std::fs::remove_file(self.0.path());
    }

    /// Keeps the file and says how to go on.
    pub(super) fn keep(mut self) -> String {
        self.0.sync();
        format!(
            "what was measured is kept in {}; add --resume to go on",
            self.0.path().display()
        )
    }
}

/// Returns the error's sentence, followed by what would help.
fn worded(error: &JournalError) -> String {
    match error {
        JournalError::Differs(_) => {
            format!("{error}; give the same arguments, or begin anew with --force")
        }
        JournalError::Damaged(_) => format!("{error}; begin anew with --force"),
    }
}
