//! The file of `--output`: it has its name only when all of it is there.
//!
//! The file is begun under a temporary name in the same directory before
//! anything is measured, so that a directory that cannot be written is noticed
//! before time is spent.

use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::error::{Complaint, reason};
use crate::exit::Exit;

/// A file before it has its name. Dropped, it is gone.
#[derive(Debug)]
pub(crate) struct OutputFile {
    draft: NamedTempFile,
    path: PathBuf,
    force: bool,
}

impl OutputFile {
    /// Begins a file, unless one of that name exists and should stay.
    pub(crate) fn create(path: &Path, force: bool) -> Result<OutputFile, Complaint> {
        // A link is followed: the file that it leads to is replaced.
        let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
        match path.symlink_metadata() {
            Ok(found) if !found.is_file() => {
                let sentence = "this is no ordinary file; leave the file away and use >";
                return Err(trouble(&path, sentence));
            }
            Ok(_) if !force => return Err(trouble(&path, EXISTS)),
            _ => {}
        }
        let directory = match path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        let draft = builder().tempfile_in(directory);
        Ok(OutputFile {
            draft: draft.map_err(|error| trouble(&path, &reason(&error)))?,
            path,
            force,
        })
    }

    /// Writes the file and gives it its name.
    pub(crate) fn write(
        self,
        contents: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Complaint> {
        let OutputFile { draft, path, force } = self;
        let mut file = BufWriter::new(draft);
        let written = contents(&mut file).and_then(|()| file.into_inner().map_err(Into::into));
        let synced = written.and_then(|draft| draft.as_file().sync_all().map(|()| draft));
        let draft = synced.map_err(|error| trouble(&path, &reason(&error)))?;
        let named = if force {
            draft.persist(&path)
        } else {
            draft.persist_noclobber(&path)
        };
        match named {
            Ok(_) => Ok(()),
            Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => {
                Err(trouble(&path, EXISTS))
            }
            Err(error) => Err(trouble(&path, &reason(&error.error))),
        }
    }
}

const EXISTS: &str = "it is there already; add --force to replace it";

fn trouble(path: &Path, why: &str) -> Complaint {
    let sentence = format!("cannot write {}: {why}", path.display());
    Complaint::new(Exit::File, sentence)
}

/// Files that others may read as far as the user's mask lets them; temporary
/// files are private otherwise.
#[cfg(unix)]
fn builder() -> tempfile::Builder<'static, 'static> {
    use std::os::unix::fs::PermissionsExt as _;
    let mut builder = tempfile::Builder::new();
    builder.permissions(std::fs::Permissions::from_mode(0o666));
    builder
}

#[cfg(not(unix))]
fn builder() -> tempfile::Builder<'static, 'static> {
    tempfile::Builder::new()
}
