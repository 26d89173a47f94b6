//! The paper's open list: a binary heap by f as a floating-point number.
//!
//! The paper names no tie-breaking rule, but its tables reveal it. The ninety rows of
//! Table 6 that need no backward search are reproduced to the last digit by Java's
//! `PriorityQueue` with f = g + (WD + LC + MD/3) in double precision. Thirds are
//! inexact there: boards of equal f may differ in the last bit, and that bit decides;
//! otherwise the heap's shape does. So this is that heap: a new item rises past larger
//! parents only, and the last item sinks from the top past smaller children only, to
//! the left if both are equal. The paper counts the start as generated and the goal as
//! expanded, so its counts are one above ours.

use super::closed::{Closed, Full};
use super::open::Queue;
use crate::grid::TileWord;

#[derive(Debug, Clone, Copy)]
struct Item {
    real: f64,
    f: u32,
    node: u32,
}

/// Capacity of a new queue, in nodes.
const FIRST_ROOM: usize = 1 << 10;

/// An open list in the order of the paper's program.
#[derive(Debug, Default)]
pub(crate) struct PaperQueue {
    items: Vec<Item>,
}

impl PaperQueue {
    /// Sinks an item from the top of the heap.
    fn sink(&mut self, item: Item) {
        let items = self.items.as_mut_slice();
        let mut index = 0;
        while let Some([left, right]) = items.get(2 * index + 1..2 * index + 3) {
            // Which one is smaller is unpredictable, so it is computed without a
            // branch.
            let child = 2 * index + 1 + usize::from(right.real < left.real);
            let smaller = items[child];
            if item.real <= smaller.real {
                items[index] = item;
                return;
            }
            items[index] = smaller;
            index = child;
        }
        if let Some(&left) = items.get(2 * index + 1)
            && left.real < item.real
        {
            items[index] = left;
            index = 2 * index + 1;
        }
        items[index] = item;
    }
}

impl Queue for PaperQueue {
    fn push<S: TileWord>(
        &mut self,
        _: &mut Closed<S>,
        node: u32,
        f: u32,
        real: impl FnOnce() -> f64,
    ) {
        let real = real();
        let item = Item { real, f, node };
        let mut index = self.items.len();
        self.items.push(item);
        while index > 0 {
            let parent = (index - 1) / 2;
            if real >= self.items[parent].real {
                break;
            }
            self.items[index] = self.items[parent];
            index = parent;
        }
        self.items[index] = item;
    }

    fn pop<S: TileWord>(&mut self, _: &Closed<S>) -> Option<(u32, u32)> {
        let first = *self.items.first()?;
        let last = self.items.pop()?;
        if !self.items.is_empty() {
            self.sink(last);
        }
        Some((first.node, first.f))
    }

    #[inline]
    fn room(&self) -> usize {
        self.items.capacity() - self.items.len()
    }

    /// Grows by a quarter. The old list and the new one exist together while items are
    /// copied.
    fn grow(&mut self, free: u64) -> Result<(), Full> {
        let more = (self.items.len() / 4).max(FIRST_ROOM);
        let bytes = (self.items.len() + more) * size_of::<Item>();
        if bytes as u64 > free {
            return Err(Full);
        }
        self.items.reserve_exact(more);
        Ok(())
    }

    fn bytes(&self) -> u64 {
        (self.items.capacity() * size_of::<Item>()) as u64
    }
}
