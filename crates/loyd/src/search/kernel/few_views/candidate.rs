//! Children that have not been made yet: a parent, a slide, and the views evaluated so
//! far.
//!
//! Most children are pruned, so a child is made only after all its views were
//! evaluated. Until then it is one word, which moves from queue to queue. Its parts are
//! where they are read with the fewest instructions: the lowest bits are the automaton's
//! word for the slide, and the slide's cell and the first view are one index.

use super::view_order::{BITS, MOST};
use crate::search::NarrowStep;
use crate::search::kernel::slide_from::SlideFrom;

/// What is known of a child, besides its parent.
///
/// From the lowest bit: its slide; the views in the order of evaluation, [`BITS`] each; one
/// bit per view that says whether its estimate rose; the number of views evaluated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pending(u32);

/// Bits of a slide.
const FROM_BITS: usize = 6;
const ORDER: usize = FROM_BITS;
const ROSE: usize = ORDER + BITS * MOST;
const KNOWN: usize = ROSE + MOST;

/// Number of slides from all cells.
pub(super) const SLIDES: usize = 1 << FROM_BITS;

impl Pending {
    /// A node that stands for its own board, not for a child of it.
    pub(super) const NONE: Pending = Pending(u32::MAX);

    /// Number of views evaluated.
    #[inline]
    pub(super) fn known(self) -> usize {
        (self.0 >> KNOWN) as usize
    }

    #[inline]
    pub(super) fn from(self) -> SlideFrom {
        SlideFrom((self.0 % SLIDES as u32) as u8)
    }

    /// The view that is evaluated in a step, and the slide: [`SLIDES`] times the view plus the
    /// slide.
    #[inline]
    pub(super) fn slide_in_view(self, step: usize) -> usize {
        let view = self.0 >> (BITS * step) & (7 << ORDER);
        ((self.0 % SLIDES as u32) | view) as usize
    }

    /// Returns in which views the estimate rose, one bit per view.
    #[inline]
    pub(super) fn rose(self) -> usize {
        (self.0 >> ROSE) as usize % (1 << MOST)
    }
}

/// A child whose parent is in the arena.
///
/// From the lowest bit: the automaton's state after the slide; what is [`Pending`], but
/// instead of the number of views evaluated the steps in which a rising estimate leads beyond
/// the bound, one bit each; the number of its parent.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate(u64);

const PENDING: usize = 16;
const CUTTING: usize = PENDING + KNOWN;
const PARENT: usize = 48;

/// The first bit that says whether an estimate rose.
pub(super) const ROSE_IN_CANDIDATE: u8 = (PENDING + ROSE) as u8;

/// The views of a child in the order of evaluation, and the steps in which a rising estimate
/// leads beyond the bound: a part of a [`Candidate`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ViewOrder(u64);

impl ViewOrder {
    /// The given order, in which the views of the first `cutting` steps can prune.
    pub(super) const fn new(order: u16, cutting: u32) -> ViewOrder {
        let steps = (1 << cutting) - 1;
        ViewOrder((order as u64) << (PENDING + ORDER) | steps << CUTTING)
    }
}

impl Candidate {
    /// A placeholder.
    pub(super) const EMPTY: Candidate = Candidate(0);

    /// A child of which no view was evaluated.
    #[inline]
    pub(super) fn new(parent: u16, step: NarrowStep, order: ViewOrder) -> Candidate {
        Candidate(u64::from(parent) << PARENT | order.0 | u64::from(step.0))
    }

    /// A child that waited for this bound, so that no view can prune it any more.
    #[inline]
    pub(super) fn woken(parent: u16, state: u16, pending: Pending) -> Candidate {
        let noted = u64::from(pending.0) % (1 << KNOWN);
        Candidate(u64::from(parent) << PARENT | noted << PENDING | u64::from(state))
    }

    /// Records whether the estimate rose (1) or not (0) in the view of a step; `place` is
    /// [`ROSE_IN_CANDIDATE`] plus the view. Returns 1 if the child is now beyond the bound,
    /// else 0.
    #[inline]
    pub(super) fn note(&mut self, step: usize, place: u8, rose: u64) -> u64 {
        self.0 |= rose << (place % 64);
        self.0 >> (CUTTING + step) & rose
    }

    /// Returns what is known after `known` views.
    #[inline]
    pub(super) fn pending(self, known: usize) -> Pending {
        let noted = (self.0 >> PENDING) as u32 % (1 << KNOWN);
        Pending(noted | (known as u32) << KNOWN)
    }

    /// As [`Pending::slide_in_view`].
    #[inline]
    pub(super) fn slide_in_view(self, step: usize) -> usize {
        Pending((self.0 >> PENDING) as u32).slide_in_view(step)
    }

    #[inline]
    pub(super) fn from(self) -> SlideFrom {
        Pending((self.0 >> PENDING) as u32).from()
    }

    /// Returns in which views the estimate rose, one bit per view.
    #[inline]
    pub(super) fn rose(self) -> usize {
        Pending((self.0 >> PENDING) as u32).rose()
    }

    /// The automaton's state after the slide.
    #[inline]
    pub(super) fn state(self) -> u16 {
        self.0 as u16
    }

    #[inline]
    pub(super) fn parent(self) -> usize {
        (self.0 >> PARENT) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stores_what_was_recorded() {
        for (parent, blank, slide) in [(0, 0, 0), (65_535, 15, 3), (700, 9, 2)] {
            let (from, state) = (4 * blank + slide, 65_535 - parent);
            let step = NarrowStep(from << 16 | u32::from(state));
            let order = ViewOrder::new(0o3_1420, 3);
            let mut candidate = Candidate::new(parent, step, order);
            let noted = [0, 1, 0, 1, 0].into_iter().zip([0_u8, 2, 4, 1, 3]);
            let beyond: Vec<u64> = noted
                .enumerate()
                .map(|(at, (rose, view))| candidate.note(at, ROSE_IN_CANDIDATE + view, rose))
                .collect();
            assert_eq!(beyond, [0, 1, 0, 0, 0]);
            assert_eq!(candidate.parent(), usize::from(parent));
            assert_eq!(candidate.state(), state);
            let pending = candidate.pending(4);
            assert_ne!(pending, Pending::NONE);
            assert_eq!(pending.known(), 4);
            let mut woken = Candidate::woken(parent, state, pending);
            assert_eq!(woken.parent(), usize::from(parent));
            assert_eq!(woken.state(), state);
            assert_eq!(woken.note(0, ROSE_IN_CANDIDATE, 1), 0);
            assert_eq!((pending.rose(), woken.rose()), (0b0_0110, 0b0_0111));
            for (at, view) in [0, 2, 4, 1, 3].into_iter().enumerate() {
                let expected = SLIDES * view + from as usize;
                assert_eq!(pending.slide_in_view(at), expected);
                assert_eq!(candidate.slide_in_view(at), expected);
                assert_eq!(woken.slide_in_view(at), expected);
            }
            for found in [pending.from(), candidate.from(), woken.from()] {
                assert_eq!(u32::from(found.0), from);
            }
        }
    }
}
