//! Opening a table's file: every check there is, before a byte is believed.

use std::fs::{File, Metadata};
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::path::Path;

use loyd::pattern::{Buffer, Bytes, Memory as _, TableId};

use crate::header::{HEADER_LENGTH, Header};
use crate::mapping::map;
use crate::memory::HugePages;
use crate::problem::{Problem, reason};
use crate::stamp::Identity;

/// Where a table's bytes are while it is used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Loading {
    /// In the file, mapped: at once there, and shared between processes. Best
    /// for a few boards.
    #[default]
    Mapped,
    /// Read into huge pages: later there, then quicker. Best for many boards, and for
    /// measuring, where the first boards should not pay for the others.
    Resident,
}

/// A file whose header was read and believed.
#[derive(Debug)]
pub(crate) struct TableFile {
    file: File,
    identity: Identity,
    pub(crate) header: Header,
}

impl TableFile {
    /// Opens the file that should hold a table, whose metadata says that it is
    /// there; everything is checked but the payload.
    pub(crate) fn open(
        path: &Path,
        metadata: &Metadata,
        id: &TableId,
    ) -> Result<TableFile, Problem> {
        // Opening a pipe would wait for its other end.
        if !metadata.is_file() {
            return Err(Problem::NotAFile);
        }
        let unreadable = |error: io::Error| Problem::Unreadable(reason(&error));
        let mut file = File::open(path).map_err(unreadable)?;
        let identity = Identity::of(&file).map_err(unreadable)?;
        let mut beginning = Vec::with_capacity(HEADER_LENGTH);
        let limit = HEADER_LENGTH as u64;
        (&mut file)
            .take(limit)
            .read_to_end(&mut beginning)
            .map_err(unreadable)?;
        let header = Header::decode(&beginning)?;
        if header.id != *id {
            return Err(Problem::other_table(&header.id));
        }
        let found = file.metadata().map_err(unreadable)?.len();
        let expected = header.file_bytes();
        match found.cmp(&expected) {
            std::cmp::Ordering::Less => Err(Problem::Truncated { expected, found }),
            std::cmp::Ordering::Greater => Err(Problem::TooLong { expected, found }),
            std::cmp::Ordering::Equal => Ok(TableFile {
                file,
                identity,
                header,
            }),
        }
    }

    /// The payload, checked: in full, or by the stamp that the last full check
    /// left.
    pub(crate) fn load(mut self, loading: Loading, stamp: &Path) -> Result<Bytes, Problem> {
        let bytes = self.payload(loading)?;
        if !self.identity.is_stamped(stamp, &self.header) {
            self.check((*bytes).as_ref(), stamp)?;
        }
        Ok(bytes)
    }

    /// Reads the whole file and checks it, whatever the stamp says.
    pub(crate) fn verify(mut self, stamp: &Path) -> Result<Header, Problem> {
        let bytes = self.payload(Loading::Mapped)?;
        self.check((*bytes).as_ref(), stamp)?;
        Ok(self.header)
    }

    fn check(&self, payload: &[u8], stamp: &Path) -> Result<(), Problem> {
        if digest(payload) != self.header.checksum {
            return Err(Problem::Damaged);
        }
        // A file that changed while it was read gets no stamp.
        if Identity::of(&self.file).is_ok_and(|now| now == self.identity) {
            self.identity.leave_stamp(stamp, &self.header);
        }
        Ok(())
    }

    fn payload(&mut self, loading: Loading) -> Result<Bytes, Problem> {
        let length = usize::try_from(self.header.payload_bytes)
            .map_err(|_| Problem::Unreadable("it does not fit in memory".to_owned()))?;
        let bytes = match loading {
            Loading::Mapped => {
                map(&self.file, HEADER_LENGTH as u64, length).map(|map| Box::new(map) as Bytes)
            }
            Loading::Resident => read_whole(&mut self.file, length),
        };
        bytes.map_err(|error| Problem::Unreadable(reason(&error)))
    }
}

/// The blake3 of a payload, on all cores.
pub(crate) fn digest(payload: &[u8]) -> blake3::Hash {
    blake3::Hasher::new().update_rayon(payload).finalize()
}

fn read_whole(file: &mut File, length: usize) -> io::Result<Bytes> {
    let mut buffer = HugePages.zeroed(length);
    file.seek(SeekFrom::Start(HEADER_LENGTH as u64))?;
    file.read_exact(&mut (*buffer).as_mut()[..length])?;
    Ok(Box::new(Beginning { buffer, length }))
}

/// The beginning of a buffer that may be a little longer than asked for.
struct Beginning {
    buffer: Box<dyn Buffer>,
    length: usize,
}

impl AsRef<[u8]> for Beginning {
    fn as_ref(&self) -> &[u8] {
        &(*self.buffer).as_ref()[..self.length]
    }
}
