//! A journal on the disk: a file of lines that grows by what was done.
//!
//! `bench` keeps its measurements in one, and proofs keep what is exhausted. What the lines say is
//! the caller's concern; the last one may be torn off by a crash, and
//! [`begin`](JournalFile::begin) drops it. Only one process writes a journal at a time.

use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::regular::open_regular;

/// A journal that this process has locked.
#[derive(Debug)]
pub struct JournalFile {
    file: File,
    path: PathBuf,
    /// The first thing that went wrong while writing.
    failed: Option<io::Error>,
}

/// Why a journal cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum JournalFileError {
    /// Another process has locked it.
    #[error("another run is writing it")]
    Busy,
    /// The system says no.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl JournalFile {
    /// Opens a journal, or makes an empty one.
    pub fn open(path: PathBuf) -> Result<JournalFile, JournalFileError> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let file = open_regular(&options, &path)?;
        if file.try_lock().is_err() {
            return Err(JournalFileError::Busy);
        }
        Ok(JournalFile {
            file,
            path,
            failed: None,
        })
    }

    /// Returns what is in the file.
    pub fn text(&mut self) -> io::Result<String> {
        let mut text = String::new();
        self.file.seek(SeekFrom::Start(0))?;
        self.file.read_to_string(&mut text)?;
        Ok(text)
    }

    /// Keeps the first bytes, which are whole lines, and drops what a crash left after them. A
    /// journal without lines gets its first one.
    pub fn begin(&mut self, whole: usize, first_line: &str) -> io::Result<()> {
        self.file.set_len(whole as u64)?;
        if self.file.seek(SeekFrom::End(0))? == 0 {
            self.file.write_all(first_line.as_bytes())?;
        }
        Ok(())
    }

    /// Adds a line. After the first failure nothing is added any more.
    pub fn add(&mut self, line: &str) {
        if self.failed.is_none() {
            self.failed = self.file.write_all(line.as_bytes()).err();
        }
    }

    /// Waits until everything is on the disk.
    pub fn sync(&mut self) {
        if self.failed.is_none() {
            self.failed = self.file.sync_data().err();
        }
    }

    /// Returns what went wrong while writing; `None` if nothing did.
    pub const fn failure(&self) -> Option<&io::Error> {
        self.failed.as_ref()
    }

    /// Returns the path.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_lines_stay_and_a_torn_one_is_dropped() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let mut journal = JournalFile::open(path.clone()).unwrap();
        journal.begin(0, "head\n").unwrap();
        journal.add("one\n");
        journal.add("tw");
        journal.sync();
        assert!(journal.failure().is_none());
        drop(journal);
        let mut journal = JournalFile::open(path.clone()).unwrap();
        assert_eq!(journal.text().unwrap(), "head\none\ntw");
        journal.begin(9, "head\n").unwrap();
        journal.add("two\n");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "head\none\ntwo\n");
    }

    #[test]
    fn one_process_writes_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let first = JournalFile::open(path.clone()).unwrap();
        let second = JournalFile::open(path.clone());
        assert!(matches!(second, Err(JournalFileError::Busy)));
        drop(first);
        assert!(JournalFile::open(path).is_ok());
        let folder = JournalFile::open(folder.path().to_owned());
        assert!(matches!(folder, Err(JournalFileError::System(_))));
    }
}
