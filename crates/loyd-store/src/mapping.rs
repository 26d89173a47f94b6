//! A file mapped into memory, and what mapping requires of other programs.
//!
//! A mapping is the file itself. A program that writes to the file while it is mapped
//! changes what a search reads, and one that truncates it makes the next read after the
//! new end kill the process (SIGBUS). This program does neither, but no lock and no
//! permission prevents other programs from doing so. So a file is mapped only if the
//! user chose it: [`Loading::Mapped`](crate::Loading::Mapped).

use std::fs::File;
use std::io;

use memmap2::{Mmap, MmapOptions};

/// Maps `length` bytes of a file from `offset`, read-only.
///
/// # Safety
///
/// As long as the mapping lives:
///
/// * the file must have at least `offset + length` bytes, and no program may truncate
///   it;
/// * no program may write to these bytes of the file.
///
/// Another file under the same name does no harm: the mapping is of the file that was
/// opened, not of its name. So replacing a mapped file by a rename keeps this contract.
#[allow(
    unsafe_code,
    reason = "mapping a file is unsafe in every library; it saves copying 196 MB for one solve"
)]
pub(crate) unsafe fn map(file: &File, offset: u64, length: usize) -> io::Result<Mmap> {
    let mut options = MmapOptions::new();
    options.offset(offset).len(length);
    // SAFETY: the caller guarantees what `MmapOptions::map` requires.
    unsafe { options.map(file) }
}
