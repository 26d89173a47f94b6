//! One builder at a time: an advisory lock beside each table.
//!
//! The system releases the lock of a process that dies, however it dies. So a process
//! that can take the lock knows that no other is building the table and that every
//! temporary file of it is left over. The lock is on a separate file, because the
//! table's file is replaced by a rename.
//!
//! The holder of the lock removes the lock file. Another process may have opened it in
//! the meantime and then locks a file that no longer has a name. So after locking, a
//! process checks whether the name still belongs to the same file. A name that is a
//! symbolic link or a pipe is an error: nothing is locked through it.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::regular::open_regular;

/// How often a waiting process tries again.
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// A lock that is held until it is dropped.
#[derive(Debug)]
pub(crate) struct Lock {
    path: PathBuf,
    /// `None` on a file system without locks: two builders then build the same table,
    /// each in its own temporary file, and the later rename wins.
    held: Option<File>,
}

impl Lock {
    /// Takes the lock; `None` if another process has it.
    pub(crate) fn try_take(path: &Path) -> io::Result<Option<Lock>> {
        loop {
            let mut options = OpenOptions::new();
            options.create(true).truncate(false).read(true).write(true);
            let file = open_regular(&options, path)?;
            let held = match file.try_lock() {
                Ok(()) if still_named(&file, path)? => Some(file),
                Ok(()) => continue,
                Err(TryLockError::WouldBlock) => return Ok(None),
                Err(TryLockError::Error(error)) if unsupported(&error) => None,
                Err(TryLockError::Error(error)) => return Err(error),
            };
            let path = path.to_owned();
            return Ok(Some(Lock { path, held }));
        }
    }

    /// Takes the lock. While another process has it, waits as long as `waiting` returns
    /// `Continue`; `None` if it returns `Break`.
    pub(crate) fn take(
        path: &Path,
        waiting: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> io::Result<Option<Lock>> {
        let mut looked = false;
        loop {
            if let Some(lock) = Lock::try_take(path)? {
                return Ok(Some(lock));
            }
            // A process that removes leftovers has the lock only briefly: too short to
            // report.
            if std::mem::replace(&mut looked, true) && waiting().is_break() {
                return Ok(None);
            }
            std::thread::sleep(LOOK_AGAIN);
        }
    }

    /// Returns `true` if no other process can have this lock.
    pub(crate) fn is_exclusive(&self) -> bool {
        self.held.is_some()
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed first, then released: in the other order another process might take
        // the lock in between and lose the file's name.
        if cfg!(unix) && self.held.is_some() {
            let _ = std::fs::remove_file(&self.path);
        }
    }
}

fn unsupported(error: &io::Error) -> bool {
    // The error of Linux for a network file system without a lock service.
    const NO_LOCKS: i32 = 37;
    let no_locks = cfg!(target_os = "linux") && error.raw_os_error() == Some(NO_LOCKS);
    no_locks || error.kind() == io::ErrorKind::Unsupported
}

#[cfg(unix)]
fn still_named(file: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt as _;

    let ours = file.metadata()?;
    match path.symlink_metadata() {
        Ok(named) => Ok((ours.dev(), ours.ino()) == (named.dev(), named.ino())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

/// Elsewhere the file is never removed, so its name always belongs to the same file.
#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "elsewhere it may fail")]
fn still_named(_: &File, _: &Path) -> io::Result<bool> {
    Ok(true)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn one_at_a_time() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("lock");
        let first = Lock::try_take(&path).unwrap().unwrap();
        assert!(Lock::try_take(&path).unwrap().is_none());
        let mut asked = 0;
        let mut waiting = || {
            asked += 1;
            ControlFlow::Break(())
        };
        assert!(Lock::take(&path, &mut waiting).unwrap().is_none());
        assert_eq!(asked, 1);
        drop(first);
        assert!(Lock::try_take(&path).unwrap().is_some());
        assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
    }

    /// The target of a link is neither created nor locked, and a pipe is not waited
    /// for.
    #[test]
    #[cfg(unix)]
    fn links_and_pipes_are_no_locks() {
        let directory = tempfile::tempdir().unwrap();
        let (path, target) = (directory.path().join("lock"), directory.path().join("file"));
        std::os::unix::fs::symlink(&target, &path).unwrap();
        let error = Lock::try_take(&path).unwrap_err();
        assert_eq!(error.to_string(), "lock is not a regular file");
        assert!(!target.exists());
        std::fs::remove_file(&path).unwrap();
        let made = std::process::Command::new("mkfifo").arg(&path).status();
        assert!(made.unwrap().success());
        assert!(Lock::take(&path, &mut || ControlFlow::Continue(())).is_err());
        assert!(path.symlink_metadata().is_ok(), "it is not ours to remove");
    }

    /// Removing the file while others open it must not let two processes take the lock.
    #[test]
    fn many_threads() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("lock");
        let inside = AtomicU32::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    let mut times = 0;
                    while times < 500 {
                        if let Some(lock) = Lock::try_take(&path).unwrap() {
                            assert_eq!(inside.fetch_add(1, Ordering::SeqCst), 0);
                            inside.fetch_sub(1, Ordering::SeqCst);
                            drop(lock);
                            times += 1;
                        }
                    }
                });
            }
        });
    }
}
