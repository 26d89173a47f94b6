//! A journal on the disk: a file of lines that grows by what was done.
//!
//! `bench` keeps its measurements in one, `solve --resume` and `prove` keep what is proved. The
//! lines are those of [`loyd_engine::journal`]. Only one process writes a journal at a time.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use loyd_store::open_regular;

use crate::error::{Complaint, reason};
use crate::exit::Exit;

/// A journal that this process has locked.
#[derive(Debug)]
pub(crate) struct JournalFile {
    file: File,
    path: PathBuf,
    /// The first thing that went wrong while writing.
    failed: Option<io::Error>,
}

impl JournalFile {
    /// Opens a journal, or makes an empty one. `elsewhere` is the flag that names another file.
    pub(crate) fn open(path: PathBuf, elsewhere: &str) -> Result<JournalFile, Complaint> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let file = match open_regular(&options, &path) {
            Ok(file) => file,
            Err(error) => return Err(complaint(&path, &reason(&error))),
        };
        if file.try_lock().is_err() {
            let sentence =
                format!("another run is writing it; wait, or choose another {elsewhere}");
            return Err(complaint(&path, &sentence));
        }
        Ok(JournalFile {
            file,
            path,
            failed: None,
        })
    }

    /// Returns what is in the file.
    pub(crate) fn text(&mut self) -> Result<String, Complaint> {
        let mut text = String::new();
        let placed = self.file.seek(SeekFrom::Start(0));
        let read = placed.and_then(|_| self.file.read_to_string(&mut text));
        match read {
            Ok(_) => Ok(text),
            Err(error) => Err(self.complaint(&reason(&error))),
        }
    }

    /// Keeps the first bytes, which are whole lines, and drops what a crash left after them. A
    /// journal without lines gets its first one.
    pub(crate) fn begin(&mut self, whole: usize, first_line: &str) -> Result<(), Complaint> {
        let cut = self.file.set_len(whole as u64);
        let placed = cut.and_then(|()| self.file.seek(SeekFrom::End(0)));
        let begun = placed.and_then(|at| match at {
            0 => self.file.write_all(first_line.as_bytes()),
            _ => Ok(()),
        });
        begun.map_err(|error| self.complaint(&reason(&error)))
    }

    /// Adds a line. After the first failure nothing is added any more.
    pub(crate) fn add(&mut self, line: &str) {
        if self.failed.is_none() {
            self.failed = self.file.write_all(line.as_bytes()).err();
        }
    }

    /// Waits until everything is on the disk.
    pub(crate) fn sync(&mut self) {
        if self.failed.is_none() {
            self.failed = self.file.sync_data().err();
        }
    }

    /// Whether nothing can be added any more.
    pub(crate) fn has_failed(&self) -> bool {
        self.failed.is_some()
    }

    /// What went wrong, if anything did.
    pub(crate) fn trouble(&self) -> Option<Complaint> {
        let error = self.failed.as_ref()?;
        Some(self.complaint(&reason(error)))
    }

    /// Returns the path.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Returns a complaint about this file.
    pub(crate) fn complaint(&self, why: &str) -> Complaint {
        complaint(&self.path, why)
    }
}

/// Returns a complaint about a file.
pub(crate) fn complaint(path: &Path, why: &str) -> Complaint {
    Complaint::new(Exit::File, format!("{}: {why}", path.display()))
}
