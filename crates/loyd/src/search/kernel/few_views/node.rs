//! A board in the kernel: everything its children need, in one cache line.
//!
//! A child that is kept for a later bound is stored as its parent plus a note which
//! child is meant. Most of them are never made.

use super::candidate::Pending;
use super::queue::StepQueues;
use crate::puzzle::facts::GREATEST_4X4;
use crate::puzzle::{Path, Slide};
use crate::search::kernel::history::History;
use crate::search::kernel::tree::TreeNode;

/// A board, the path to it, and what each of `V` views with `T` tables knows of it; or,
/// if `pending` is set, a child of that board. The blank's cell is part of the
/// automaton's state.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub(in crate::search::kernel) struct Node<const V: usize, const T: usize> {
    /// The tiles as each frame sees and names them, four bits per cell.
    pub(super) boards: [u64; 2],
    /// The slides made so far.
    pub(super) history: History<5>,
    /// The cells that each pattern's tiles occupy.
    pub(super) sets: [[u16; T]; V],
    /// Each pattern's value.
    pub(super) values: [[u8; T]; V],
    /// The least length of a solution by each view: depth plus values.
    pub(super) lengths: [u8; V],
    /// The automaton's state.
    pub(super) state: u16,
    pub(super) depth: u8,
    /// The child that this node stands for, if it stands for one.
    pub(super) pending: Pending,
}

impl<const V: usize, const T: usize> TreeNode for Node<V, T> {
    const EMPTY: Node<V, T> = Node {
        boards: [0; 2],
        history: History::EMPTY,
        sets: [[0; T]; V],
        values: [[0; T]; V],
        lengths: [0; V],
        state: 0,
        depth: 0,
        pending: Pending::NONE,
    };

    /// No 4x4 board needs more.
    const LONGEST: u32 = GREATEST_4X4;

    const ROUNDS: usize = V;

    const BATCH: usize = 6;

    type Queues = StepQueues<V>;

    #[inline]
    fn depth(&self) -> u8 {
        self.depth
    }

    fn path(&self) -> Path {
        self.history.path(self.depth)
    }
}

impl<const V: usize, const T: usize> Node<V, T> {
    /// Returns `true` if the node stands for its own board, not for a child of it.
    #[inline]
    pub(super) fn is_whole(&self) -> bool {
        self.pending == Pending::NONE
    }

    /// Makes the node stand for its own board.
    #[inline]
    pub(super) fn be_whole(&mut self) {
        self.pending = Pending::NONE;
    }

    /// Appends a slide to the history.
    #[inline]
    pub(super) fn push(&mut self, slide: Slide) {
        self.history.push(self.depth, slide);
        self.depth += 1;
    }

    /// The last slide.
    pub(super) fn last(&self) -> Option<Slide> {
        let at = usize::from(self.depth).checked_sub(1)?;
        Some(self.history.slide(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fits_a_cache_line() {
        assert!(size_of::<Node<3, 2>>() <= 64);
    }
}
