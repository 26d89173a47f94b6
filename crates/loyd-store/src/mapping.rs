//! A file mapped into memory: the one use of unsafe code in this crate.

use std::fs::File;
use std::io;

use memmap2::{Mmap, MmapOptions};

/// Maps `length` bytes of a file from `offset`, to be read only.
#[allow(
    unsafe_code,
    reason = "mapping a file is unsafe in every library; it saves copying 196 MB for one solve"
)]
pub(crate) fn map(file: &File, offset: u64, length: usize) -> io::Result<Mmap> {
    let mut options = MmapOptions::new();
    options.offset(offset).len(length);
    // SAFETY: the bytes behind the slice must not change while it lives. The
    // files mapped here are tables, and nobody of us ever writes to a table:
    // it is written under a temporary name and renamed when complete, and a new
    // one takes its place by another rename, which leaves the old file as it is
    // for whoever has it open. The caller has checked that the file is as long
    // as the mapping, so no page of it lies behind the file's end.
    unsafe { options.map(file) }
}
