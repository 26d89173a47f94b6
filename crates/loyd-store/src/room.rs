//! The number of bytes of stored tables that may be in memory at the same time.
//!
//! A table that is read takes its bytes from the room and returns them when it is no
//! longer used.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// What is left of the memory for stored tables.
#[derive(Debug, Clone)]
pub(crate) struct Room(Arc<AtomicU64>);

/// Bytes that were taken from a room; dropping this returns them.
#[derive(Debug)]
pub(crate) struct Taken {
    room: Room,
    bytes: u64,
}

impl Room {
    /// Room for this many bytes.
    pub(crate) fn new(bytes: u64) -> Room {
        Room(Arc::new(AtomicU64::new(bytes)))
    }

    /// Room for everything.
    pub(crate) fn unlimited() -> Room {
        Room::new(u64::MAX)
    }

    /// Takes these bytes; `None` if fewer are left.
    pub(crate) fn take(&self, bytes: u64) -> Option<Taken> {
        let less = |left: u64| left.checked_sub(bytes);
        let taken = self
            .0
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        let room = self.clone();
        taken.ok().map(|_| Taken { room, bytes })
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.room.0.fetch_add(self.bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_dropped_can_be_taken_again() {
        let room = Room::new(10);
        let first = room.take(7).unwrap();
        assert!(room.take(4).is_none());
        let second = room.take(3).unwrap();
        assert!(room.take(1).is_none());
        drop(first);
        assert!(room.take(8).is_none());
        assert!(room.take(7).is_some());
        drop(second);
        assert!(room.take(10).is_some());
        assert!(Room::unlimited().take(u64::MAX).is_some());
    }
}
