//! Memory that a finished search leaves for the next one.
//!
//! A typical board is solved in a fraction of a millisecond, and the first use of
//! fresh memory is expensive: the system clears every page of it. So what a search no
//! longer needs is kept, up to a limit, and the oldest is freed first.
//!
//! There are two scopes. A [`Recycler`] belongs to a solver and is shared by its
//! threads; the kernel keeps its work areas there. [`take_list`] and [`give_list`]
//! keep the lists of best-first searches within one thread, where taking one needs no
//! lock.

use std::any::Any;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Bytes that a recycler keeps: what the typical boards of a hundred threads leave.
const MOST_SHARED_BYTES: usize = 64 << 20;

/// Bytes that each thread keeps in lists.
const MOST_LIST_BYTES: usize = 32 << 20;

/// Items that are kept, the oldest first, with the bytes that each of them holds.
#[derive(Debug)]
struct Retained<B> {
    items: VecDeque<(usize, B)>,
    bytes: usize,
    most: usize,
}

impl<B> Retained<B> {
    const fn new(most: usize) -> Retained<B> {
        Retained {
            items: VecDeque::new(),
            bytes: 0,
            most,
        }
    }

    /// Removes and returns the newest item that fits. A trait object, so that the search
    /// is compiled once for all types of items.
    fn take(&mut self, fits: &dyn Fn(&B) -> bool) -> Option<B> {
        let index = self.items.iter().rposition(|(_, item)| fits(item))?;
        let (bytes, item) = self.items.remove(index)?;
        self.bytes -= bytes;
        Some(item)
    }

    /// Keeps an item and frees the oldest ones above the limit.
    fn give(&mut self, item: B, bytes: usize) {
        self.items.push_back((bytes, item));
        self.bytes += bytes;
        while self.bytes > self.most
            && let Some((bytes, _)) = self.items.pop_front()
        {
            self.bytes -= bytes;
        }
    }
}

/// Work areas of finished searches, of any type, shared between threads.
pub(crate) struct Recycler {
    retained: Mutex<Retained<Box<dyn Any + Send>>>,
}

impl Default for Recycler {
    fn default() -> Recycler {
        Recycler {
            retained: Mutex::new(Retained::new(MOST_SHARED_BYTES)),
        }
    }
}

impl std::fmt::Debug for Recycler {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Recycler")
    }
}

impl Recycler {
    /// Takes a work area of type `W` that was used before; `None` if there is none.
    pub(crate) fn take<W: Any + Send>(&self) -> Option<Box<W>> {
        let area = self.lock().take(&|area| area.is::<W>())?;
        area.downcast().ok()
    }

    /// Keeps a work area, which holds `bytes` bytes, for the next search.
    pub(crate) fn give<W: Any + Send>(&self, area: Box<W>, bytes: usize) {
        self.lock().give(area, bytes);
    }

    /// Frees everything that no search uses.
    pub(crate) fn clear(&self) {
        let retained = std::mem::replace(&mut *self.lock(), Retained::new(MOST_SHARED_BYTES));
        drop(retained);
    }

    fn lock(&self) -> MutexGuard<'_, Retained<Box<dyn Any + Send>>> {
        self.retained.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

thread_local! {
    static LISTS: RefCell<Retained<Box<dyn Any>>> =
        const { RefCell::new(Retained::new(MOST_LIST_BYTES)) };
}

/// Takes an empty list of at least this capacity that this thread has kept.
pub(crate) fn take_list<T: 'static>(capacity: usize) -> Option<Vec<T>> {
    LISTS.with_borrow_mut(|lists| {
        let item = lists.take(&|item| {
            let list = item.downcast_ref::<Vec<T>>();
            list.is_some_and(|list| list.capacity() >= capacity)
        })?;
        item.downcast().ok().map(|list| *list)
    })
}

/// Keeps a list for the next search of this thread. Lists above the limit are freed.
pub(crate) fn give_list<T: 'static>(mut list: Vec<T>) {
    let bytes = list.capacity() * size_of::<T>();
    if bytes == 0 || bytes > MOST_LIST_BYTES {
        return;
    }
    list.clear();
    // A thread that is ending keeps nothing.
    let _ = LISTS.try_with(|lists| lists.borrow_mut().give(Box::new(list), bytes));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_areas_come_back_by_type_up_to_a_limit() {
        let recycler = Recycler::default();
        recycler.give(Box::new(1_u8), 10);
        recycler.give(Box::new(2_u16), 10);
        assert_eq!(recycler.take::<u8>(), Some(Box::new(1)));
        assert_eq!(recycler.take::<u8>(), None);
        recycler.give(Box::new(3_u8), MOST_SHARED_BYTES - 10);
        assert_eq!(recycler.lock().items.len(), 2);
        // One byte more, and the oldest is freed.
        recycler.give(Box::new(4_u32), 1);
        assert_eq!(recycler.take::<u16>(), None);
        assert_eq!(recycler.take::<u8>(), Some(Box::new(3)));
        recycler.clear();
        assert_eq!(recycler.take::<u32>(), None);
        assert_eq!(recycler.lock().bytes, 0);
    }

    #[test]
    fn lists_come_back_by_type_and_size() {
        give_list(vec![1_u32; 100]);
        give_list(vec![1_u64; 50]);
        assert_eq!(take_list::<u16>(1), None);
        assert_eq!(take_list::<u32>(101), None);
        let list = take_list::<u32>(100).expect("kept");
        assert!(list.is_empty() && list.capacity() >= 100);
        assert_eq!(take_list::<u32>(1), None, "it was taken");
        assert!(take_list::<u64>(50).is_some());
    }

    #[test]
    fn no_more_is_kept_than_allowed() {
        const MOST: usize = MOST_LIST_BYTES;
        give_list(vec![0_u8; MOST + 1]);
        assert_eq!(take_list::<u8>(1), None);
        for size in [MOST / 2, MOST / 2, MOST / 2 - 1] {
            give_list(vec![0_u8; size]);
        }
        let kept = |lists: &Retained<Box<dyn Any>>| (lists.items.len(), lists.bytes);
        assert_eq!(LISTS.with_borrow(kept), (2, MOST - 1));
        assert!(take_list::<u8>(MOST / 2).is_some());
        assert!(take_list::<u8>(MOST / 2).is_none(), "the oldest was freed");
        assert!(take_list::<u8>(1).is_some());
    }
}
