//! The open list of a focal search: boards in two parts, by whether they may be expanded.
//!
//! Pearl & Kim (1982). The *focal list* holds the open boards whose f is at most `weight` times the
//! least f of all open boards. They wait in a heap, in an order that the search chooses. Boards
//! beyond that limit wait in the [open list](super::open) of A*, by f, and move to the focal list
//! when the limit rises. The limit never falls: if the heuristic is not consistent, the least f may
//! fall, but what was proved by the larger one remains true.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::by_f::ByF;
use super::closed::{Closed, Status};
use super::open::{Open, Queue as _};
use crate::grid::TileWord;
use crate::heuristic::Weight;

/// Bytes that a focal search stores for each board, besides the board.
pub(super) const BYTES_PER_BOARD: usize = size_of::<FocalEntry>() + size_of::<FocalItem>();

/// What is known of an open board.
#[derive(Debug, Clone, Copy)]
pub(super) struct FocalEntry {
    /// The place in the focal list: the least comes first.
    pub(super) key: u64,
    /// In units of the heuristic.
    pub(super) f: u32,
}

/// A board of the focal list. Of equal keys the last one made comes first.
type FocalItem = Reverse<(u64, Reverse<u32>)>;

/// Open boards in two parts.
#[derive(Debug)]
pub(super) struct FocalList {
    weight: Weight,
    /// The greatest f of boards that may be expanded.
    limit: u32,
    focal: BinaryHeap<FocalItem>,
    beyond: Open,
    /// The key and f of every stored board, by its number.
    entries: Vec<FocalEntry>,
    /// Open boards by f.
    counts: ByF<u32>,
    /// No open board has a smaller f.
    least: u32,
    /// The greatest of the least f so far.
    bound: u32,
}

impl FocalList {
    pub(super) fn new(weight: Weight) -> FocalList {
        FocalList {
            weight,
            limit: 0,
            focal: BinaryHeap::new(),
            beyond: Open::default(),
            entries: Vec::new(),
            counts: ByF::default(),
            least: 0,
            bound: 0,
        }
    }

    /// The greatest of the least f so far: no solution is shorter if the heuristic is admissible.
    pub(super) const fn bound(&self) -> u32 {
        self.bound
    }

    /// The greatest f of boards that may be expanded.
    pub(super) const fn limit(&self) -> u32 {
        self.limit
    }

    /// Returns the key and f of a stored board.
    pub(super) fn entry(&self, node: u32) -> FocalEntry {
        self.entries[node as usize]
    }

    /// Adds a board that is new or was opened again.
    pub(super) fn push<S: TileWord>(
        &mut self,
        closed: &mut Closed<S>,
        node: u32,
        entry: FocalEntry,
    ) {
        // Boards of lower numbers may wait for answers and come later.
        if self.entries.len() <= node as usize {
            self.entries.resize(node as usize + 1, entry);
        }
        self.entries[node as usize] = entry;
        *self.counts.at(entry.f) += 1;
        self.least = self.least.min(entry.f);
        if entry.f <= self.limit {
            self.focal.push(Reverse((entry.key, Reverse(node))));
        } else {
            self.beyond
                .push(closed, node, entry.f, || f64::from(entry.f));
        }
    }

    /// Notes that a board is not open any more: it is expanded, or another node has replaced it.
    pub(super) fn remove(&mut self, node: u32) {
        let f = self.entries[node as usize].f;
        *self.counts.at(f) -= 1;
    }

    /// Raises the limit to what the open boards allow. Returns `false` if there is no open board.
    pub(super) fn raise_limit<S: TileWord>(&mut self, closed: &mut Closed<S>) -> bool {
        let Some(least) = self.counts.least(self.least, |count| *count == 0) else {
            return false;
        };
        self.least = least;
        self.bound = self.bound.max(least);
        self.limit = self.limit.max(self.weight.times(self.bound));
        while self.beyond.least().is_some_and(|f| f <= self.limit) {
            // Boards that another node has replaced are skipped, so this may be beyond the limit.
            let Some((node, f)) = self.beyond.pop(closed) else {
                break;
            };
            if f > self.limit {
                self.beyond.push(closed, node, f, || f64::from(f));
                break;
            }
            let key = self.entries[node as usize].key;
            self.focal.push(Reverse((key, Reverse(node))));
        }
        true
    }

    /// Removes the first board of the focal list.
    pub(super) fn pop<S: TileWord>(&mut self, closed: &Closed<S>) -> Option<u32> {
        loop {
            let Reverse((_, Reverse(node))) = self.focal.pop()?;
            if closed.node(node).status == Status::Open {
                self.remove(node);
                return Some(node);
            }
        }
    }
}
