//! Memory that searches which remember boards hand on to the next one.
//!
//! The first use of fresh memory is dear: the system clears every page of it. A
//! search of some milliseconds would spend a good part of them on that, so what a
//! search no longer needs is kept for the next one of the same thread, a few
//! megabytes at most. Larger pieces go back to the system at once.

use std::any::Any;
use std::cell::RefCell;
use std::collections::VecDeque;

/// Bytes that a thread keeps.
const MOST: usize = 32 << 20;

thread_local! {
    static SPARE: RefCell<Spare> = RefCell::default();
}

/// What is kept, the oldest first.
#[derive(Default)]
struct Spare {
    pieces: VecDeque<(usize, Box<dyn Any>)>,
    bytes: usize,
}

/// A list that was given and fits, empty again.
pub(super) fn take<T: 'static>(capacity: usize) -> Option<Vec<T>> {
    SPARE.with_borrow_mut(|spare| {
        let fits = |piece: &(usize, Box<dyn Any>)| {
            let list = piece.1.downcast_ref::<Vec<T>>();
            list.is_some_and(|list| list.capacity() >= capacity)
        };
        let place = spare.pieces.iter().rposition(fits)?;
        let (bytes, piece) = spare.pieces.remove(place)?;
        spare.bytes -= bytes;
        piece.downcast().ok().map(|list| *list)
    })
}

/// Keeps a list for the next search, and lets the oldest go where that is too much.
pub(super) fn give<T: 'static>(mut list: Vec<T>) {
    let bytes = list.capacity() * size_of::<T>();
    if bytes == 0 || bytes > MOST {
        return;
    }
    list.clear();
    // A thread that is ending keeps nothing.
    let _ = SPARE.try_with(|spare| {
        let mut spare = spare.borrow_mut();
        spare.pieces.push_back((bytes, Box::new(list)));
        spare.bytes += bytes;
        while spare.bytes > MOST
            && let Some((bytes, _)) = spare.pieces.pop_front()
        {
            spare.bytes -= bytes;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_come_back_by_type_and_size() {
        give(vec![1_u32; 100]);
        give(vec![1_u64; 50]);
        assert_eq!(take::<u16>(1), None);
        assert_eq!(take::<u32>(101), None);
        let list = take::<u32>(100).expect("kept");
        assert!(list.is_empty() && list.capacity() >= 100);
        assert_eq!(take::<u32>(1), None, "it was taken");
        assert!(take::<u64>(50).is_some());
    }

    #[test]
    fn no_more_is_kept_than_allowed() {
        give(vec![0_u8; MOST + 1]);
        assert_eq!(take::<u8>(1), None);
        for size in [MOST / 2, MOST / 2, MOST / 2 - 1] {
            give(vec![0_u8; size]);
        }
        let kept = |spare: &Spare| (spare.pieces.len(), spare.bytes);
        assert_eq!(SPARE.with_borrow(kept), (2, MOST - 1));
        assert!(take::<u8>(MOST / 2).is_some());
        assert!(take::<u8>(MOST / 2).is_none(), "the oldest went");
        assert!(take::<u8>(1).is_some());
    }
}
