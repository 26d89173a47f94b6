//! The boards that wait to be expanded, in buckets: least f first, then deepest.
//!
//! Estimates are small whole numbers, so a queue needs no comparisons: one list for
//! every f and depth. Lists are threaded through the nodes, so that waiting
//! takes no memory of its own. Within a bucket the last one in is the first one out.
//! Of equal f the deepest is nearest to the goal by its estimate; taking it first
//! saves much of the last f, where most boards are.

use super::closed::{Closed, Full, NONE, Status};
use super::packed::Packed;
use crate::heuristic::Heuristic;

/// Boards that wait, in some order.
pub(crate) trait Queue: Default {
    /// Adds a node with its f in units, and as a floating-point number of slides.
    fn push<S: Packed, H: Heuristic>(
        &mut self,
        closed: &mut Closed<S, H>,
        node: u32,
        f: u32,
        real: f64,
    );

    /// The node to expand next, with its f in units.
    fn pop<S: Packed, H: Heuristic>(&mut self, closed: &Closed<S, H>) -> Option<(u32, u32)>;

    /// The number of nodes that can be added before the queue must [grow](Queue::grow).
    fn room(&self) -> usize;

    /// Makes room for more nodes, using at most `free` bytes more at any time.
    fn grow(&mut self, free: u64) -> Result<(), Full>;

    /// Bytes used.
    fn bytes(&self) -> u64;
}

/// The buckets of one f.
#[derive(Debug, Default)]
struct Layer {
    /// The first node of every depth.
    heads: Vec<u32>,
    /// No bucket at this depth or below it is filled.
    end: usize,
}

/// The boards that wait.
#[derive(Debug, Default)]
pub(crate) struct Open {
    layers: Vec<Layer>,
    /// No layer before this one has anything.
    least: usize,
    /// How many wait.
    waiting: usize,
}

impl Open {
    /// How many wait.
    pub(crate) fn len(&self) -> usize {
        self.waiting
    }

    /// The least f of all that wait.
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

/// Its lists are threaded through the nodes; the heads of the lists take a few kilobytes,
/// whatever the number of nodes, and are not counted.
impl Queue for Open {
    #[inline]
    fn push<S: Packed, H: Heuristic>(
        &mut self,
        closed: &mut Closed<S, H>,
        node: u32,
        f: u32,
        _: f64,
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
    fn pop<S: Packed, H: Heuristic>(&mut self, closed: &Closed<S, H>) -> Option<(u32, u32)> {
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
