//! A board in the kernel: everything its children need, in one cache line.
//!
//! A child is not made before it has passed every look. Until then it is its
//! parent, the slide that leads to it, and what was seen of it: [`Pending`]. So
//! are the children that are kept for later bounds, most of which are never made.

use super::order::BITS;
use crate::puzzle::{Path, Slide};

/// The most slides a node remembers. No 4x4 board needs more.
pub(super) const LONGEST: u32 = 80;

/// A board, how it was reached, and what each of `V` views with `T` tables knows of
/// it; or, if one is pending, a child of that board.
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
    /// State of the automaton.
    pub(super) state: u16,
    pub(super) depth: u8,
    pub(super) blank: u8,
    /// The child that this stands for, if it stands for one.
    pub(super) pending: Pending,
    /// Views looked at of the child; [`WHOLE`] if there is none pending.
    pub(super) known: u8,
}

/// No child is pending: the node is the board itself.
pub(super) const WHOLE: u8 = u8::MAX;

/// A child that was not made yet.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Pending {
    /// The views in the order in which they are looked at, [`BITS`] each.
    pub(super) order: u16,
    /// The place of the slide among those the automaton allows.
    pub(super) step: u8,
    /// In which of the views looked at the estimate rose, one bit each.
    pub(super) rose: u8,
}

impl Pending {
    /// The view to look at in a step.
    #[inline]
    pub(super) fn view(self, step: usize) -> usize {
        usize::from(self.order >> (BITS * step) & 7)
    }
}

impl<const V: usize, const T: usize> Node<V, T> {
    /// A node of nothing.
    pub(super) const EMPTY: Node<V, T> = Node {
        boards: [0; 2],
        history: [0; 5],
        sets: [[0; T]; V],
        values: [[0; T]; V],
        state: 0,
        depth: 0,
        blank: 0,
        pending: Pending {
            order: 0,
            step: 0,
            rose: 0,
        },
        known: WHOLE,
    };

    /// A view's estimate. A damaged table may lead anywhere, but not to a panic.
    #[inline]
    pub(super) fn estimate(&self, view: usize) -> u8 {
        let values = self.values[view].iter();
        values.fold(0, |sum, value| sum.wrapping_add(*value))
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
