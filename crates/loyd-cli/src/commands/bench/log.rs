//! The file beside `--output` that keeps what is measured until everything is.
//!
//! Its name is that of the output with `.partial` added. A run that ends removes it;
//! one that is interrupted, or killed, leaves it, and `--resume` goes on from there.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use loyd_lab::{Journal, JournalError, Measurement, Plan};
use loyd_store::open_regular;

use crate::error::{Complaint, reason};
use crate::exit::Exit;

/// A journal on the disk.
#[derive(Debug)]
pub(super) struct Log {
    file: File,
    path: PathBuf,
    /// The first thing that went wrong while writing.
    failed: Option<io::Error>,
}

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
        let trouble = |why: &str| complaint(&path, why);
        if found == Found::Keep && path.symlink_metadata().is_ok() {
            let sentence = "it keeps an interrupted run; add --resume to go on with it, or --force to begin anew";
            return Err(trouble(sentence));
        }
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let opened = open_regular(&options, &path);
        let mut file = opened.map_err(|error| trouble(&reason(&error)))?;
        if file.try_lock().is_err() {
            return Err(trouble(
                "another run is writing it; wait, or choose another --output",
            ));
        }
        let journal = Journal::new(plan);
        let (before, whole) = match found {
            Found::Resume => {
                let mut text = String::new();
                let read = file.read_to_string(&mut text);
                read.map_err(|error| trouble(&reason(&error)))?;
                journal
                    .read(&text)
                    .map_err(|error| trouble(&worded(&error)))?
            }
            Found::Replace | Found::Keep => (Vec::new(), 0),
        };
        // What a crash tore off is dropped before anything is added.
        let cut = file.set_len(whole as u64);
        let placed = cut.and_then(|()| file.seek(SeekFrom::End(0)));
        let begun = placed.and_then(|at| match at {
            0 => file.write_all(journal.first_line().as_bytes()),
            _ => Ok(()),
        });
        begun.map_err(|error| trouble(&reason(&error)))?;
        let log = Log {
            file,
            path,
            failed: None,
        };
        Ok((log, before))
    }

    /// Adds a measurement.
    pub(super) fn add(&mut self, measurement: &Measurement) {
        if self.failed.is_none() {
            let line = Journal::line(measurement);
            self.failed = self.file.write_all(line.as_bytes()).err();
        }
    }

    /// Whether nothing can be added any more.
    pub(super) fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    /// What went wrong, if anything did.
    pub(super) fn trouble(&self) -> Option<Complaint> {
        let error = self.failed.as_ref()?;
        Some(complaint(&self.path, &reason(error)))
    }

    /// Removes the file: what it kept is elsewhere.
    pub(super) fn remove(self) {
        // A file that stays does no harm: the next run says what to do with it.
        let _ = std::fs::remove_file(&self.path);
    }

    /// Keeps the file and says how to go on.
    pub(super) fn keep(self) -> String {
        let _ = self.file.sync_all();
        format!(
            "what was measured is kept in {}; add --resume to go on",
            self.path.display()
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

fn complaint(path: &Path, why: &str) -> Complaint {
    Complaint::new(Exit::File, format!("{}: {why}", path.display()))
}
