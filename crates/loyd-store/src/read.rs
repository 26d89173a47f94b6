//! Opening a table's file, with every check before a byte is trusted.

use std::fs::{File, Metadata};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use loyd::pattern::{Buffer, BuildObserver, Bytes, Memory as _};

use crate::error::{FileProblem, reason};
use crate::header::{HEADER_LENGTH, Header};
use crate::mapping::map;
use crate::memory::HugePages;
use crate::regular::read_regular;
use crate::room::Taken;
use crate::stamp::Identity;
use crate::stored_id::StoredId;

/// Bytes that are read and hashed at once.
const PIECE: usize = 8 << 20;

/// Where a table's bytes are while it is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Loading {
    /// In memory of this process, in huge pages: some 50 ms for 200 MB, then faster
    /// lookups. Later changes of the file do not matter. For everything that runs for a
    /// while: many boards, a server, measuring.
    #[default]
    Resident,
    /// In the file, mapped: available at once, and shared between processes. For
    /// a single board.
    ///
    /// # Contract
    ///
    /// While the table is used, no program may write to its file in place or truncate
    /// it. Otherwise answers may be wrong, or the system ends the process (SIGBUS).
    /// Replacing the file by a rename and removing it are fine, and this program does
    /// nothing else.
    Mapped,
}

/// A file whose header was read and checked.
#[derive(Debug)]
pub(crate) struct TableFile {
    file: File,
    identity: Identity,
    pub(crate) header: Header,
}

impl TableFile {
    /// Opens the file that should hold a table. `metadata` shows that it exists.
    /// Everything except the payload is checked.
    pub(crate) fn open(
        path: &Path,
        metadata: &Metadata,
        id: &StoredId,
    ) -> Result<TableFile, FileProblem> {
        // Opening a pipe would wait for its other end.
        if !metadata.is_file() {
            return Err(FileProblem::NotAFile);
        }
        let unreadable = |error: io::Error| FileProblem::Unreadable(reason(&error));
        let mut file = read_regular(path).map_err(unreadable)?;
        let identity = Identity::of(&file).map_err(unreadable)?;
        let mut beginning = Vec::with_capacity(HEADER_LENGTH);
        let limit = HEADER_LENGTH as u64;
        (&mut file)
            .take(limit)
            .read_to_end(&mut beginning)
            .map_err(unreadable)?;
        let header = Header::decode(&beginning)?;
        if header.id != *id {
            return Err(FileProblem::other_table(&header.id));
        }
        let found = file.metadata().map_err(unreadable)?.len();
        let expected = header.file_bytes();
        match found.cmp(&expected) {
            std::cmp::Ordering::Less => Err(FileProblem::Truncated { expected, found }),
            std::cmp::Ordering::Greater => Err(FileProblem::TooLong { expected, found }),
            std::cmp::Ordering::Equal => Ok(TableFile {
                file,
                identity,
                header,
            }),
        }
    }

    /// Returns the payload, checked: in full, or by the stamp that the last full check
    /// left. It is read into memory if there is room for it, and mapped otherwise.
    pub(crate) fn load(mut self, room: Option<Taken>, stamp: &Path) -> Result<Bytes, FileProblem> {
        let bytes = self.payload(room)?;
        // The stamp is that of the bytes only if the file stayed the same while it was read.
        let is_checked = self.identity.is_stamped(stamp, &self.header) && self.is_unchanged();
        if !is_checked {
            self.check(digest((*bytes).as_ref()), stamp)?;
        }
        Ok(bytes)
    }

    /// Reads the whole file and checks it, whatever the stamp says; `None` if the observer
    /// stops it. The file is read piece by piece, so that one that is changed meanwhile
    /// only causes an error.
    pub(crate) fn verify(
        mut self,
        stamp: &Path,
        observer: &mut dyn BuildObserver,
    ) -> Result<Option<Header>, FileProblem> {
        let digest = self.digest_pieces(observer);
        let Some(digest) = digest.map_err(|error| self.unreadable(&error))? else {
            return Ok(None);
        };
        self.check(digest, stamp)?;
        Ok(Some(self.header))
    }

    fn check(&self, digest: blake3::Hash, stamp: &Path) -> Result<(), FileProblem> {
        if digest != self.header.checksum {
            return Err(FileProblem::Damaged);
        }
        // A file that changed while it was read gets no stamp.
        if self.is_unchanged() {
            self.identity.leave_stamp(stamp, &self.header);
        }
        Ok(())
    }

    /// Returns `true` if the file is still as it was when it was opened.
    fn is_unchanged(&self) -> bool {
        Identity::of(&self.file).is_ok_and(|now| now == self.identity)
    }

    /// Returns the hash of the payload; `None` if the observer stops it.
    fn digest_pieces(
        &mut self,
        observer: &mut dyn BuildObserver,
    ) -> io::Result<Option<blake3::Hash>> {
        let mut hasher = blake3::Hasher::new();
        let mut left = self.header.payload_bytes;
        let mut piece = vec![0; left.min(PIECE as u64) as usize];
        self.file.seek(SeekFrom::Start(HEADER_LENGTH as u64))?;
        while left > 0 {
            let piece = &mut piece[..left.min(PIECE as u64) as usize];
            self.file.read_exact(piece)?;
            hasher.update_rayon(piece);
            left -= piece.len() as u64;
            let states = self.header.states;
            if observer.pulse(states, states).is_break() {
                return Ok(None);
            }
        }
        Ok(Some(hasher.finalize()))
    }

    /// Returns what is wrong with a file whose payload cannot be read.
    fn unreadable(&self, error: &io::Error) -> FileProblem {
        let found = self.file.metadata().map_or(0, |metadata| metadata.len());
        if error.kind() == io::ErrorKind::UnexpectedEof {
            let expected = self.header.file_bytes();
            return FileProblem::Truncated { expected, found };
        }
        FileProblem::Unreadable(reason(error))
    }

    #[allow(
        unsafe_code,
        reason = "a caller that asks for a mapped table promises what mapping requires"
    )]
    fn payload(&mut self, room: Option<Taken>) -> Result<Bytes, FileProblem> {
        let length = usize::try_from(self.header.payload_bytes)
            .map_err(|_| FileProblem::Unreadable("it does not fit in memory".to_owned()))?;
        let bytes = match room {
            // SAFETY: the file is as long as its header says, and by choosing `Mapped`
            // the caller has guaranteed that no program writes to it or truncates it.
            None => unsafe { map(&self.file, HEADER_LENGTH as u64, length) }
                .map(|map| Box::new(map) as Bytes),
            Some(room) => read_whole(&mut self.file, length, room),
        };
        bytes.map_err(|error| self.unreadable(&error))
    }
}

/// Returns the BLAKE3 hash of a payload, computed on all cores.
pub(crate) fn digest(payload: &[u8]) -> blake3::Hash {
    blake3::Hasher::new().update_rayon(payload).finalize()
}

fn read_whole(file: &mut File, length: usize, room: Taken) -> io::Result<Bytes> {
    let mut buffer = HugePages.zeroed(length);
    file.seek(SeekFrom::Start(HEADER_LENGTH as u64))?;
    file.read_exact(&mut (*buffer).as_mut()[..length])?;
    Ok(Box::new(Beginning {
        buffer,
        length,
        _room: room,
    }))
}

/// The first bytes of a buffer that may be a little longer than requested.
struct Beginning {
    buffer: Box<dyn Buffer>,
    length: usize,
    /// Returned to the room when the buffer is dropped.
    _room: Taken,
}

impl AsRef<[u8]> for Beginning {
    fn as_ref(&self) -> &[u8] {
        &(*self.buffer).as_ref()[..self.length]
    }
}

#[cfg(test)]
mod tests {
    use loyd::pattern::{Pattern, TableId, TableKind};
    use loyd::puzzle::{Home, Shape};

    use super::*;
    use crate::building::BuildPlan;
    use crate::room::Room;
    use crate::store::Store;

    /// Another program truncates the file between opening and reading, or while it is
    /// read.
    #[test]
    fn a_file_that_is_cut_meanwhile_is_an_error() {
        let directory = tempfile::tempdir().unwrap();
        let store = Store::open(directory.path());
        let id = TableId {
            pattern: Pattern::new(Home::blank_last(Shape::FOUR), &[1, 2, 5, 6]).unwrap(),
            kind: TableKind::BlankAware,
        };
        let id = StoredId::from(id);
        let plan = BuildPlan {
            threads: 1,
            rebuild: true,
        };
        let stamp = directory.path().join("stamp");
        let opened = || {
            let path = store.build_table(&id, plan, &mut ()).unwrap().path;
            let file = TableFile::open(&path, &path.metadata().unwrap(), &id).unwrap();
            File::options()
                .write(true)
                .open(path)
                .unwrap()
                .set_len(HEADER_LENGTH as u64 + 1)
                .unwrap();
            file
        };
        let file = opened();
        let cut = FileProblem::Truncated {
            expected: file.header.file_bytes(),
            found: HEADER_LENGTH as u64 + 1,
        };
        assert_eq!(file.verify(&stamp, &mut ()).unwrap_err(), cut);
        let room = Room::unlimited().take(1);
        assert_eq!(opened().load(room, &stamp).err(), Some(cut));
        assert!(!stamp.exists());
    }
}
