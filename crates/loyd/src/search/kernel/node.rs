//! A board in the kernel: everything its children need, in one cache line.
//!
//! A child that is kept for a later bound is its parent with a note of which child
//! is meant; most of them are never made.

use super::candidate::Pending;
use crate::puzzle::{Path, Slide};

/// The most slides a node remembers. No 4x4 board needs more.
pub(super) const LONGEST: u32 = 80;

/// A board, how it was reached, and what each of `V` views with `T` tables knows of
/// it; or, if one is pending, a child of that board. Where the blank is, the
/// automaton's state says.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub(super) struct Node<const V: usize, const T: usize> {
    /// The tiles as each frame sees and names them, four bits a cell.
    pub(super) boards: [u64; 2],
    /// The slides made so far, two bits each.
    pub(super) history: [u32; 5],
    /// The cells that each group's tiles are on.
    pub(super) sets: [[u16; T]; V],
    /// Each group's value.
    pub(super) values: [[u8; T]; V],
    /// The least length of a solution in each view: depth and values.
    pub(super) lengths: [u8; V],
    /// State of the automaton.
    pub(super) state: u16,
    pub(super) depth: u8,
    /// The child that this stands for, if it stands for one.
    pub(super) pending: Pending,
}

impl<const V: usize, const T: usize> Node<V, T> {
    /// A node of nothing.
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

    /// Whether it is the board itself, not a child of it.
    #[inline]
    pub(super) fn is_whole(&self) -> bool {
        self.pending == Pending::NONE
    }

    /// Makes it the board itself.
    #[inline]
    pub(super) fn be_whole(&mut self) {
        self.pending = Pending::NONE;
    }

    /// Remembers a slide.
    #[inline]
    pub(super) fn push(&mut self, slide: Slide) {
        let at = usize::from(self.depth);
        // Nothing is remembered beyond the longest; nothing so long is searched.
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
