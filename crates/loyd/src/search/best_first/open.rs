//! The open list: boards that wait to be expanded, in buckets by f and depth.
//!
//! The least f comes first, then the deepest board. Estimates are small whole numbers,
//! so the list needs no comparisons: there is one bucket for every f and depth. The
//! buckets are linked lists threaded through the nodes, so they take no memory of their
//! own. Within a bucket the last board in is the first out. Of equal f the deepest
//! board is closest to the goal by its estimate; expanding it first saves much of the
//! last f, where most boards are.

use super::by_f::ByF;
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

impl Layer {
    /// Returns `true` if all buckets are empty.
    #[inline]
    fn is_empty(&mut self) -> bool {
        while self.end > 0 && self.heads[self.end - 1] == NONE {
            self.end -= 1;
        }
        self.end == 0
    }
}

/// The open list in buckets.
#[derive(Debug, Default)]
pub(crate) struct Open {
    layers: ByF<Layer>,
    /// All layers before this one are empty.
    least: u32,
    /// Number of open boards.
    waiting: usize,
}

impl Open {
    /// Number of open boards.
    pub(crate) fn len(&self) -> usize {
        self.waiting
    }

    /// Returns the least f of all open boards.
    #[inline]
    pub(crate) fn least(&mut self) -> Option<u32> {
        let least = self.layers.least(self.least, Layer::is_empty)?;
        self.least = least;
        Some(least)
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
        let entry = closed.node_mut(node);
        let depth = usize::from(entry.g);
        let layer = self.layers.at(f);
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
            let f = self.least()?;
            let layer = self.layers.at(f);
            let head = &mut layer.heads[layer.end - 1];
            let node = *head;
            let entry = closed.node(node);
            *head = entry.next;
            self.waiting -= 1;
            if entry.status == Status::Open {
                return Some((node, f));
            }
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
