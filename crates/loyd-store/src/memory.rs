//! Memory in huge pages, where the system has them.
//!
//! A table is read at random positions: with pages of 4 KiB nearly every lookup misses
//! the TLB, with pages of 2 MiB nearly none does. Linux provides huge pages on request
//! (`madvise`), and by default only then. `docs/decisions/0001-loading-tables.md` has
//! the figures.

use loyd::pattern::{Buffer, Heap, Memory};
use memmap2::MmapMut;

/// Anonymous memory, advised to be huge pages; the heap if that fails.
#[derive(Debug, Clone, Copy, Default)]
pub struct HugePages;

impl Memory for HugePages {
    fn zeroed(&self, bytes: usize) -> Box<dyn Buffer> {
        match MmapMut::map_anon(bytes) {
            Ok(map) => {
                // If the advice is not followed, that costs time, not correctness.
                #[cfg(target_os = "linux")]
                let _ = map.advise(memmap2::Advice::HugePage);
                Box::new(map)
            }
            Err(_) => Heap.zeroed(bytes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buffers_are_zero_aligned_and_writable() {
        for bytes in [0, 1, 4096, (3 << 20) + 1] {
            let mut buffer = HugePages.zeroed(bytes);
            let slice = (*buffer).as_mut();
            assert!(slice.len() >= bytes);
            assert!(slice.iter().all(|&byte| byte == 0));
            assert_eq!(slice.as_ptr().align_offset(8), 0);
            slice.fill(1);
        }
    }
}
