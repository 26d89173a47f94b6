//! Where the large buffers of tables come from.
//!
//! The library itself uses the heap. Programs that can get better memory from the
//! system (huge pages, a mapped file) provide their own source.

use std::fmt::Debug;

/// Memory for a table or a builder, aligned to eight bytes.
pub trait Buffer: AsRef<[u8]> + AsMut<[u8]> + Send + Sync + Debug {}
impl<T: AsRef<[u8]> + AsMut<[u8]> + Send + Sync + Debug> Buffer for T {}

/// A source of buffers.
pub trait Memory: Send + Sync {
    /// Returns a buffer of `bytes` zero bytes.
    fn zeroed(&self, bytes: usize) -> Box<dyn Buffer>;
}

/// Buffers on the heap.
#[derive(Debug, Clone, Copy, Default)]
pub struct Heap;

impl Memory for Heap {
    fn zeroed(&self, bytes: usize) -> Box<dyn Buffer> {
        Box::new(Words(vec![0; bytes.div_ceil(8)]))
    }
}

/// Words seen as bytes.
#[derive(Debug)]
struct Words(Vec<u64>);

impl AsRef<[u8]> for Words {
    fn as_ref(&self) -> &[u8] {
        bytemuck::cast_slice(&self.0)
    }
}

impl AsMut<[u8]> for Words {
    fn as_mut(&mut self) -> &mut [u8] {
        bytemuck::cast_slice_mut(&mut self.0)
    }
}
