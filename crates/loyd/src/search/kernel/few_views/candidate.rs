//! Children that have not been made yet: a parent, a slide, and the views evaluated so
//! far.
//!
//! Most children are pruned, so a child is made only after all its views were
//! evaluated. Until then it is one word, which moves from queue to queue.

use super::view_order::BITS;
use crate::search::kernel::slide_from::SlideFrom;

/// What is known of a child, besides its parent.
///
/// From the lowest bit: the views in the order of evaluation, [`BITS`] each; the index
/// of its slide among those that the automaton allows; the number of views evaluated;
/// and, in the same order, one bit per view that says whether its estimate rose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pending(u32);

const SLIDE: u32 = 16;
const KNOWN: u32 = 18;
const ROSE: u32 = 24;

impl Pending {
    /// A node that stands for its own board, not for a child of it.
    pub(super) const NONE: Pending = Pending(u32::MAX);

    /// Returns the same with `known` views evaluated.
    #[inline]
    pub(super) fn with_known(self, known: usize) -> Pending {
        Pending(self.0 & !(7 << KNOWN) | (known as u32) << KNOWN)
    }

    /// Number of views evaluated.
    #[inline]
    pub(super) fn known(self) -> usize {
        (self.0 >> KNOWN & 7) as usize
    }

    /// The index of the slide among those that the automaton allows.
    #[inline]
    pub(super) fn slide(self) -> usize {
        (self.0 >> SLIDE & 3) as usize
    }

    /// The view that is evaluated in a step.
    #[inline]
    pub(super) fn view(self, step: usize) -> usize {
        (self.0 >> (BITS * step) & 7) as usize
    }

    /// Returns in which of `V` views the estimate rose, one bit per view.
    #[inline]
    pub(super) fn rose_by_view<const V: usize>(self) -> u32 {
        (0..V).fold(0, |rose, step| {
            rose | (self.0 >> (ROSE as usize + step) & 1) << self.view(step)
        })
    }
}

/// Number of slides from all cells.
pub(super) const SLIDES: usize = 64;

/// A child whose parent is in the arena.
///
/// From the lowest bit: what is [`Pending`]; the steps in which a rising estimate leads
/// beyond the bound, one bit each; its slide; the number of its parent.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate(u64);

const CUTTING: u32 = 32;
const FROM: u32 = 40;
const PARENT: u32 = 48;

impl Candidate {
    /// A placeholder.
    pub(super) const EMPTY: Candidate = Candidate(0);

    /// A child of which no view was evaluated; `nth` is the index of its slide.
    #[inline]
    pub(super) fn new(
        parent: u16,
        cutting: u8,
        from: SlideFrom,
        nth: usize,
        order: u16,
    ) -> Candidate {
        let pending = (nth as u64) << SLIDE | u64::from(order);
        let from = u64::from(from.0) << FROM;
        Candidate(u64::from(parent) << PARENT | from | u64::from(cutting) << CUTTING | pending)
    }

    /// A child that waited for this bound, so that no view can prune it any more.
    #[inline]
    pub(super) fn woken(parent: u16, from: SlideFrom, pending: Pending) -> Candidate {
        let from = u64::from(from.0) << FROM;
        Candidate(u64::from(parent) << PARENT | from | u64::from(pending.0))
    }

    /// Records whether the estimate rose (1) or not (0) in the view of a step. Returns
    /// 1 if the child is now beyond the bound, else 0.
    #[inline]
    pub(super) fn note(&mut self, step: usize, rose: u64) -> u64 {
        self.0 |= rose << (ROSE as usize + step);
        self.0 >> (CUTTING as usize + step) & rose
    }

    #[inline]
    pub(super) fn pending(self) -> Pending {
        Pending(self.0 as u32)
    }

    #[inline]
    pub(super) fn from(self) -> SlideFrom {
        SlideFrom((self.0 >> FROM) as u8)
    }

    #[inline]
    pub(super) fn parent(self) -> usize {
        (self.0 >> PARENT) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Slide;

    #[test]
    fn stores_what_was_recorded() {
        for (parent, blank, nth) in [(0, 0, 0), (65_535, 15, 3), (700, 9, 2)] {
            let from = SlideFrom::new(blank, Slide::ALL[nth]);
            let order = 0o3_1420;
            let mut candidate = Candidate::new(parent, 0b0_0111, from, nth, order);
            assert_eq!(candidate.parent(), usize::from(parent));
            assert_eq!(candidate.from(), from);
            let noted = [0, 1, 0, 1, 0].into_iter().enumerate();
            let beyond: Vec<u64> = noted
                .map(|(step, rose)| candidate.note(step, rose))
                .collect();
            assert_eq!(beyond, [0, 1, 0, 0, 0]);
            let pending = candidate.pending().with_known(4);
            assert_ne!(pending, Pending::NONE);
            assert_eq!(pending.known(), 4);
            assert_eq!(pending.slide(), nth);
            let views = [0, 1, 2, 3, 4].map(|step| pending.view(step));
            assert_eq!(views, [0, 2, 4, 1, 3]);
            // The views of the second and of the fourth step.
            assert_eq!(pending.rose_by_view::<5>(), 0b0_0110);
            let mut woken = Candidate::woken(parent, from, pending);
            assert_eq!((woken.parent(), woken.from()), (usize::from(parent), from));
            assert_eq!(woken.note(0, 1), 0);
            assert_eq!(woken.pending().rose_by_view::<5>(), 0b0_0111);
        }
    }
}
