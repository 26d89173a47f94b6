//! The open list: boards that wait to be expanded, in buckets by f and depth.
//!
//! The least f comes first, then the deepest board. Estimates are small whole numbers,
//! so the list needs no comparisons: there is one bucket for every f and depth. The
//! buckets are linked lists threaded through the nodes, so they take no memory of their
//! own. Within a bucket the last board in is the first out. Of equal f the deepest
//! board is closest to the goal by its estimate; expanding it first saves much of the
//! last f, where most boards are.

use super::closed::{Closed, Full, NONE, Status};
use crate::grid::TileWord;

/// An open list in some order.
pub(crate) trait Queue: Default {
    /// Adds a node with its f in units. `real` returns f as a floating-point number of
    /// slides.
    fn push<S: TileWord>(
        &mut self,
        closed: &mut Closed<S>,
        node: u32,
        f: u32,
        real: impl FnOnce() -> f64,
    );

    /// Removes the node to expand next and returns it with its f in units.
    fn pop<S: TileWord>(&mut self, closed: &Closed<S>) -> Option<(u32, u32)>;

    /// The number of nodes that can be added before [`grow`](Queue::grow) must be
    /// called.
    fn room(&self) -> usize;

    /// Makes room for more nodes, using at most `free` bytes more at any time.
    fn grow(&mut self, free: u64) -> Result<(), Full>;

    /// Bytes used.
    fn bytes(&self) -> u64;
}

/// The buckets of one f.
#[derive(Debug, Default)]
struct Layer {
    /// The first node of the bucket of every depth.
    heads: Vec<u32>,
    /// All buckets from this depth on are empty.
    end: usize,
}

/// The open list in buckets.
#[derive(Debug, Default)]
pub(crate) struct Open {
    layers: Vec<Layer>,
    /// All layers before this one are empty.
    least: usize,
    /// Number of open boards.
    waiting: usize,
}

impl Open {
    /// Number of open boards.
    pub(crate) fn len(&self) -> usize {
        self.waiting
    }

    /// Returns the least f of all open boards.
    pub(crate) fn least(&mut self) -> Option<u32> {
        loop {
            let layer = self.layers.get_mut(self.least)?;
            while layer.end > 0 && layer.heads[layer.end - 1] == NONE {
                layer.end -= 1;
            }
            if layer.end > 0 {
                return Some(self.least as u32);
            }
            self.least += 1;
        }
    }
}

/// The heads of the lists take a few kilobytes whatever the number of nodes, and are
/// not counted.
impl Queue for Open {
    #[inline]
    fn push<S: TileWord>(
        &mut self,
        closed: &mut Closed<S>,
        node: u32,
        f: u32,
        _: impl FnOnce() -> f64,
    ) {
        let (f, entry) = (f as usize, closed.node_mut(node));
        let depth = usize::from(entry.g);
        if f >= self.layers.len() {
            self.layers.resize_with(f + 1, Layer::default);
        }
        let layer = &mut self.layers[f];
        if depth >= layer.heads.len() {
            layer.heads.resize(depth + 1, NONE);
        }
        entry.next = std::mem::replace(&mut layer.heads[depth], node);
        layer.end = layer.end.max(depth + 1);
        self.least = self.least.min(f);
        self.waiting += 1;
    }

    #[inline]
    fn pop<S: TileWord>(&mut self, closed: &Closed<S>) -> Option<(u32, u32)> {
        loop {
            let layer = self.layers.get_mut(self.least)?;
            while layer.end > 0 {
                let head = &mut layer.heads[layer.end - 1];
                if *head == NONE {
                    layer.end -= 1;
                    continue;
                }
                let node = *head;
                let entry = closed.node(node);
                *head = entry.next;
                self.waiting -= 1;
                if entry.status == Status::Open {
                    return Some((node, self.least as u32));
                }
            }
            self.least += 1;
        }
    }

    #[inline]
    fn room(&self) -> usize {
        usize::MAX
    }

    fn grow(&mut self, _: u64) -> Result<(), Full> {
        Ok(())
    }

    fn bytes(&self) -> u64 {
        0
    }
}
