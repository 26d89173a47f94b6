//! A stamp: the record that a file, as it is now, was checked in full.
//!
//! Checking the payload takes longer than most solves, so it is done once: after a
//! successful check, the size, times and inode of the file are recorded beside it, and
//! a file that still has them is not checked again. Anything that writes to a file,
//! replaces it or copies it changes one of them. Only a disk that loses a bit changes
//! none; `loyd db verify` always reads everything.
//!
//! The clock of files is coarse: two changes within one tick leave the same time. So a
//! file that was changed a moment ago gets no stamp (`git` treats its index the same
//! way). A stamp that is missing, damaged or cannot be written only means that the file
//! is checked again. So does a stamp that is a symbolic link or a pipe; the next check
//! replaces it and does not touch its target.

use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read as _, Write as _};
use std::path::Path;
use std::time::{Duration, SystemTime};

use crate::header::Header;
use crate::regular::open_regular;

/// The coarsest clock of a file system in use (FAT) has ticks of two seconds.
const TICK: Duration = Duration::from_secs(2);

const MAGIC: &[u8; 8] = b"loydchk1";
const LENGTH: usize = 8 + 6 * 8 + 32 + 32;

/// What distinguishes one state of a file from another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Identity {
    size: u64,
    /// Nanoseconds since 1970.
    modified: i64,
    /// When anything about the file changed; programs cannot set it.
    changed: i64,
    device: u64,
    inode: u64,
}

impl Identity {
    pub(crate) fn of(file: &File) -> io::Result<Identity> {
        file.metadata().map(|metadata| Identity::new(&metadata))
    }

    #[cfg(unix)]
    pub(crate) fn new(metadata: &Metadata) -> Identity {
        use std::os::unix::fs::MetadataExt as _;

        let nanos = |seconds: i64, nanos: i64| seconds.wrapping_mul(1_000_000_000) + nanos;
        Identity {
            size: metadata.size(),
            modified: nanos(metadata.mtime(), metadata.mtime_nsec()),
            changed: nanos(metadata.ctime(), metadata.ctime_nsec()),
            device: metadata.dev(),
            inode: metadata.ino(),
        }
    }

    #[cfg(not(unix))]
    pub(crate) fn new(metadata: &Metadata) -> Identity {
        let modified = metadata.modified().map_or(0, since_1970);
        Identity {
            size: metadata.len(),
            modified,
            changed: modified,
            device: 0,
            inode: 0,
        }
    }

    /// Returns `true` if the next change is certain to give the file another time.
    fn is_settled(&self, now: SystemTime) -> bool {
        let last = self.modified.max(self.changed);
        since_1970(now).saturating_sub(last) > TICK.as_nanos() as i64
    }

    /// The stamp of a file with this header.
    fn stamp(&self, header: &Header) -> [u8; LENGTH] {
        let mut bytes = [0; LENGTH];
        let mut rest = bytes.as_mut_slice();
        let mut put = |part: &[u8]| {
            let (here, after) = std::mem::take(&mut rest).split_at_mut(part.len());
            here.copy_from_slice(part);
            rest = after;
        };
        put(MAGIC);
        put(&self.size.to_le_bytes());
        put(&self.modified.to_le_bytes());
        put(&self.changed.to_le_bytes());
        put(&self.device.to_le_bytes());
        put(&self.inode.to_le_bytes());
        put(&header.payload_bytes.to_le_bytes());
        put(header.checksum.as_bytes());
        let seal = blake3::hash(&bytes[..LENGTH - 32]);
        bytes[LENGTH - 32..].copy_from_slice(seal.as_bytes());
        bytes
    }

    /// Returns `true` if the stamp at `path` belongs to this file in this state.
    pub(crate) fn is_stamped(&self, path: &Path, header: &Header) -> bool {
        read(path).is_ok_and(|bytes| bytes == self.stamp(header))
    }

    /// Records that the file was checked, if a later change cannot be missed.
    pub(crate) fn leave_stamp(&self, path: &Path, header: &Header) {
        if self.is_settled(SystemTime::now()) {
            // In a read-only directory the file is checked each time.
            let _ = replace(path, &self.stamp(header));
        }
    }
}

/// Returns the bytes of a stamp, and one more if the file is too long for one.
fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::with_capacity(LENGTH + 1);
    let file = open_regular(OpenOptions::new().read(true), path)?;
    file.take(LENGTH as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Writes a stamp to a new file, so that nothing is written through a link. If two
/// processes do so at the same time, one may fail.
fn replace(path: &Path, stamp: &[u8]) -> io::Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    options.open(path)?.write_all(stamp)
}

fn since_1970(time: SystemTime) -> i64 {
    time.duration_since(SystemTime::UNIX_EPOCH)
        .map_or(0, |since| since.as_nanos() as i64)
}
