//! A board in the kernel: everything its children need, in one cache line.
//!
//! A child that is kept for a later bound is stored as its parent plus a note which
//! child is meant. Most of them are never made.

use super::candidate::Pending;
use crate::puzzle::facts::GREATEST_4X4;
use crate::puzzle::{Path, Slide};

/// The most slides a node can store. No 4x4 board needs more.
pub(super) const LONGEST: u32 = GREATEST_4X4;

/// A board, the path to it, and what each of `V` views with `T` tables knows of it; or,
/// if `pending` is set, a child of that board. The blank's cell is part of the
/// automaton's state.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub(super) struct Node<const V: usize, const T: usize> {
    /// The tiles as each frame sees and names them, four bits per cell.
    pub(super) boards: [u64; 2],
    /// The slides made so far, two bits per slide.
    pub(super) history: [u32; 5],
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

impl<const V: usize, const T: usize> Node<V, T> {
    /// A placeholder.
    pub(super) const EMPTY: Node<V, T> = Node {
        boards: [0; 2],
        history: [0; 5],
        sets: [[0; T]; V],
        values: [[0; T]; V],
        lengths: [0; V],
        state: 0,
        depth: 0,
        pending: Pending::NONE,
    };

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
        let at = usize::from(self.depth);
        // Slides beyond the longest path are not stored; no search goes that deep.
        self.history[(at / 16).min(4)] |= (slide as u32) << (2 * (at % 16));
        self.depth += 1;
    }

    /// The last slide.
    pub(super) fn last(&self) -> Option<Slide> {
        let at = usize::from(self.depth).checked_sub(1)?;
        Some(Slide::ALL[(self.history[at / 16] >> (2 * (at % 16)) & 3) as usize])
    }

    /// The slides made so far.
    pub(super) fn path(&self) -> Path {
        (0..usize::from(self.depth))
            .map(|at| Slide::ALL[(self.history[at / 16] >> (2 * (at % 16)) & 3) as usize])
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fits_a_cache_line() {
        assert!(size_of::<Node<3, 2>>() <= 64);
    }

    #[test]
    fn remembers_eighty_slides() {
        let mut node = Node::<1, 2>::EMPTY;
        let slides: Vec<Slide> = (0..LONGEST as usize)
            .map(|at| Slide::ALL[at * at % 7 % 4])
            .collect();
        for &slide in &slides {
            node.push(slide);
        }
        assert_eq!(node.path().len(), slides.len());
        assert_eq!(node.path(), slides.iter().copied().collect());
        assert_eq!(node.last(), slides.last().copied());
    }
}
