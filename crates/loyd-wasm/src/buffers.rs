//! Memory that the host writes into: requests, and the bytes of tables.
//!
//! A buffer belongs to the engine from the beginning and is known by its address, so that a host
//! that mixes addresses up gets an error and nothing worse.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use loyd::pattern::{Buffer, Heap, Memory as _};

/// Buffers by their address.
#[derive(Default)]
pub struct Buffers(Mutex<HashMap<usize, Box<dyn Buffer>>>);

impl fmt::Debug for Buffers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Buffers")
    }
}

impl Buffers {
    /// Makes a buffer of at least `length` bytes and returns its address.
    pub fn allocate(&self, length: usize) -> *mut u8 {
        let mut buffer = Heap.zeroed(length.max(1));
        let start = (*buffer).as_mut().as_mut_ptr();
        let mut buffers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        buffers.insert(start.addr(), buffer);
        start
    }

    /// Takes a buffer out; `None` if there is none of this address that is so long.
    pub(crate) fn take(&self, address: usize, length: usize) -> Option<Filled> {
        let mut buffers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let buffer = buffers.remove(&address)?;
        let is_long_enough = (*buffer).as_ref().len() >= length;
        is_long_enough.then_some(Filled { buffer, length })
    }

    /// Takes out the text that a buffer holds; empty if there is no such buffer.
    pub fn take_text(&self, address: usize, length: usize) -> Vec<u8> {
        let filled = self.take(address, length);
        filled.map_or_else(Vec::new, |filled| filled.as_ref().to_vec())
    }
}

/// The first bytes of a buffer.
#[derive(Debug)]
pub(crate) struct Filled {
    buffer: Box<dyn Buffer>,
    length: usize,
}

impl AsRef<[u8]> for Filled {
    fn as_ref(&self) -> &[u8] {
        &(*self.buffer).as_ref()[..self.length]
    }
}
