//! Memory that searches hand on to the next.
//!
//! A typical board is solved in a fraction of a millisecond; asking the system for
//! fresh memory each time would take a good part of that. What is kept has a limit:
//! searches with different tables and on many threads each leave something, and what
//! was left first goes first.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Bytes that are kept: what the typical boards of a hundred threads leave.
const MOST_BYTES: usize = 64 << 20;

/// Workplaces of searches that have ended, of any type.
#[derive(Default)]
pub(crate) struct Pool {
    spare: Mutex<FreeChunks>,
}

/// The workplaces, the oldest first, with their bytes.
#[derive(Default)]
struct FreeChunks {
    workplaces: VecDeque<(usize, Box<dyn Any + Send>)>,
    bytes: usize,
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Pool")
    }
}

impl Pool {
    /// A workplace that was used before, if there is one that fits.
    pub(super) fn take<W: Any + Send>(&self) -> Option<Box<W>> {
        let mut spare = self.spare();
        let fits = |(_, workplace): &(usize, Box<dyn Any + Send>)| workplace.is::<W>();
        let place = spare.workplaces.iter().rposition(fits)?;
        let (bytes, workplace) = spare.workplaces.remove(place)?;
        spare.bytes -= bytes;
        workplace.downcast().ok()
    }

    /// Keeps a workplace that holds so many bytes for the next search.
    pub(super) fn give<W: Any + Send>(&self, workplace: Box<W>, bytes: usize) {
        let mut spare = self.spare();
        spare.workplaces.push_back((bytes, workplace));
        spare.bytes += bytes;
        while spare.bytes > MOST_BYTES
            && let Some((bytes, _)) = spare.workplaces.pop_front()
        {
            spare.bytes -= bytes;
        }
    }

    /// Gives everything back that no search uses.
    pub(crate) fn clear(&self) {
        let spare = std::mem::take(&mut *self.spare());
        drop(spare);
    }

    fn spare(&self) -> MutexGuard<'_, FreeChunks> {
        self.spare.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workplaces_come_back_by_type_up_to_a_limit() {
        let pool = Pool::default();
        pool.give(Box::new(1_u8), 10);
        pool.give(Box::new(2_u16), 10);
        assert_eq!(pool.take::<u8>(), Some(Box::new(1)));
        assert_eq!(pool.take::<u8>(), None);
        pool.give(Box::new(3_u8), MOST_BYTES - 10);
        assert_eq!(pool.spare().workplaces.len(), 2);
        // One byte more, and what came first goes.
        pool.give(Box::new(4_u32), 1);
        assert_eq!(pool.take::<u16>(), None);
        assert_eq!(pool.take::<u8>(), Some(Box::new(3)));
        pool.clear();
        assert_eq!(pool.take::<u32>(), None);
        assert_eq!(pool.spare().bytes, 0);
    }
}
