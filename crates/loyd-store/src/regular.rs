//! Opening files that must be regular files.
//!
//! Others may be able to write to the directories that this program uses, so a name may
//! belong to something else than the file it is meant for. Opening a symbolic link
//! would create or overwrite its target; opening a pipe would wait for its other end,
//! perhaps for ever. The functions here never wait, and open regular files only.
//!
//! On Unix the system itself enforces this when it opens the file (`O_NOFOLLOW`,
//! `O_NONBLOCK`), and the opened file is checked afterwards. Elsewhere the name is
//! checked before, which leaves a short gap.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Whether a symbolic link is allowed in place of the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Links {
    Follow,
    Refuse,
}

/// Opens a regular file with these options, without following a symbolic link.
///
/// The options must not truncate the file: that would happen before it is known what
/// was opened.
///
/// Returns an error if the name belongs to anything but a regular file.
pub(crate) fn open_regular(options: &OpenOptions, path: &Path) -> io::Result<File> {
    open(options, path, Links::Refuse)
}

/// Opens a regular file to read it. A symbolic link is followed: a table may be
/// kept on another disk, and reading changes nothing.
pub(crate) fn read_regular(path: &Path) -> io::Result<File> {
    open(OpenOptions::new().read(true), path, Links::Follow)
}

fn open(options: &OpenOptions, path: &Path, links: Links) -> io::Result<File> {
    let opened = open_without_waiting(options, path, links).and_then(|file| {
        let is_regular = file.metadata()?.is_file();
        Ok(is_regular.then_some(file))
    });
    match opened {
        Ok(Some(file)) => Ok(file),
        Ok(None) => Err(not_regular(path)),
        // Each system has its own errors for links, pipes and directories.
        Err(_) if !could_be_regular(path, links) => Err(not_regular(path)),
        Err(error) => Err(error),
    }
}

#[cfg(unix)]
fn open_without_waiting(options: &OpenOptions, path: &Path, links: Links) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt as _;

    use rustix::fs::OFlags;

    let flags = match links {
        Links::Follow => OFlags::NONBLOCK,
        Links::Refuse => OFlags::NONBLOCK | OFlags::NOFOLLOW,
    };
    let mut options = options.clone();
    options.custom_flags(flags.bits().cast_signed());
    options.open(path)
}

#[cfg(not(unix))]
fn open_without_waiting(options: &OpenOptions, path: &Path, links: Links) -> io::Result<File> {
    if could_be_regular(path, links) {
        options.open(path)
    } else {
        Err(not_regular(path))
    }
}

/// Returns `true` if a name belongs to a regular file or to nothing.
fn could_be_regular(path: &Path, links: Links) -> bool {
    let metadata = match links {
        Links::Follow => path.metadata(),
        Links::Refuse => path.symlink_metadata(),
    };
    metadata.map_or(true, |metadata| metadata.is_file())
}

fn not_regular(path: &Path) -> io::Error {
    let name = path.file_name().unwrap_or(path.as_os_str());
    io::Error::other(format!("{} is not a regular file", name.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options() -> OpenOptions {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        options
    }

    #[test]
    fn regular_files_are_created_and_opened() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("file");
        assert!(read_regular(&path).is_err_and(|e| e.kind() == io::ErrorKind::NotFound));
        assert!(open_regular(&options(), &path).is_ok());
        assert!(open_regular(&options(), &path).is_ok());
        assert!(read_regular(&path).is_ok());
    }

    #[test]
    fn a_directory_is_refused() {
        let directory = tempfile::tempdir().unwrap();
        for options in [options(), OpenOptions::new().read(true).clone()] {
            let error = open_regular(&options, directory.path()).unwrap_err();
            assert!(
                error.to_string().ends_with("is not a regular file"),
                "{error}"
            );
        }
        assert!(read_regular(directory.path()).is_err());
    }

    #[test]
    #[cfg(unix)]
    fn links_are_refused_or_followed() {
        let directory = tempfile::tempdir().unwrap();
        let (link, target) = (directory.path().join("link"), directory.path().join("file"));
        std::os::unix::fs::symlink(&target, &link).unwrap();
        // A link without a target must not create the target.
        assert!(open_regular(&options(), &link).is_err());
        assert!(!target.exists());
        std::fs::write(&target, b"kept").unwrap();
        for options in [options(), OpenOptions::new().read(true).clone()] {
            let error = open_regular(&options, &link).unwrap_err();
            assert_eq!(error.to_string(), "link is not a regular file");
        }
        assert_eq!(
            io::read_to_string(read_regular(&link).unwrap()).unwrap(),
            "kept"
        );
    }

    /// None of these may wait for a pipe's other end; otherwise the test would never
    /// end.
    #[test]
    #[cfg(unix)]
    fn pipes_are_refused_at_once() {
        let directory = tempfile::tempdir().unwrap();
        let pipe = directory.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        for options in [
            options(),
            OpenOptions::new().read(true).clone(),
            OpenOptions::new().write(true).clone(),
        ] {
            let error = open_regular(&options, &pipe).unwrap_err();
            assert_eq!(error.to_string(), "pipe is not a regular file");
        }
        assert!(read_regular(&pipe).is_err());
    }
}
