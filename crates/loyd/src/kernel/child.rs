//! Children that are not made yet: a parent, a slide, and what was seen so far.
//!
//! Most children are cut off, so none is made before it has passed every look. Until
//! then it is a word, which goes from step to step as one.

use super::order::BITS;

/// What must be known of a child besides its parent.
///
/// From the lowest bit: the views in the order in which they are looked at,
/// [`BITS`] each; the place of its slide among those the automaton allows; the
/// number of views looked at; in which of the views the estimate rose, one bit
/// each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Pending(u32);

const SLIDE: u32 = 16;
const KNOWN: u32 = 18;
const ROSE: u32 = 24;

impl Pending {
    /// Of a board that is not a child of its node, but the node itself.
    pub(super) const NONE: Pending = Pending(u32::MAX);

    /// The same when so many views were looked at.
    #[inline]
    pub(super) fn looked_at(self, known: usize) -> Pending {
        Pending(self.0 & !(7 << KNOWN) | (known as u32) << KNOWN)
    }

    /// Number of views looked at.
    #[inline]
    pub(super) fn known(self) -> usize {
        (self.0 >> KNOWN & 7) as usize
    }

    /// The place of the slide among those the automaton allows.
    #[inline]
    pub(super) fn slide(self) -> u8 {
        (self.0 >> SLIDE & 3) as u8
    }

    /// 1 if the estimate rose in a view, otherwise 0.
    #[inline]
    pub(super) fn rose(self, view: usize) -> u8 {
        (self.0 >> (ROSE + view as u32) & 1) as u8
    }
}

/// A slide with the cell of the blank that it starts from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SlideFrom(pub(super) u8);

/// Slides from all cells.
pub(super) const SLIDES: usize = 64;

impl SlideFrom {
    #[inline]
    pub(super) fn new(blank: u8, slide: crate::puzzle::Slide) -> SlideFrom {
        SlideFrom(4 * blank + slide as u8)
    }
}

/// A child whose parent is at hand.
///
/// From the lowest bit: what is pending; the views in which a rise leads beyond the
/// bound, one bit each; its slide; the number of its parent.
#[derive(Debug, Clone, Copy)]
pub(super) struct Child(u64);

const CUTTING: u32 = 32;
const FROM: u32 = 40;
const PARENT: u32 = 48;

/// The most parents there may be.
pub(super) const PARENTS: usize = 1 << (64 - PARENT);

impl Child {
    /// A place for a child.
    pub(super) const NOBODY: Child = Child(0);

    /// A child of which nothing is known, by the place of its slide.
    #[inline]
    pub(super) fn new(
        parent: u16,
        cutting: u8,
        from: SlideFrom,
        place: usize,
        order: u16,
    ) -> Child {
        let pending = (place as u64) << SLIDE | u64::from(order);
        let from = u64::from(from.0) << FROM;
        Child(u64::from(parent) << PARENT | from | u64::from(cutting) << CUTTING | pending)
    }

    /// A child that waited for its bound, where no view cuts it off any more.
    #[inline]
    pub(super) fn woken(parent: u16, from: SlideFrom, pending: Pending) -> Child {
        let from = u64::from(from.0) << FROM;
        Child(u64::from(parent) << PARENT | from | u64::from(pending.0))
    }

    /// The view to look at in a step.
    #[inline]
    pub(super) fn view(self, step: usize) -> usize {
        (self.0 >> (BITS * step) & 7) as usize
    }

    /// Notes whether the estimate rose in a view, 1 or 0; the answer is whether it is
    /// beyond the bound now.
    #[inline]
    pub(super) fn note(&mut self, view: usize, rose: u8) -> bool {
        let rose = u64::from(rose) << view;
        self.0 |= rose << ROSE;
        self.0 >> CUTTING & rose != 0
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
    fn keeps_what_it_is_told() {
        for (parent, blank, place) in [(0, 0, 0), (65_535, 15, 3), (700, 9, 2)] {
            let from = SlideFrom::new(blank, Slide::ALL[place]);
            let order = 0o3_1420;
            let mut child = Child::new(parent, 0b0_0101, from, place, order);
            assert_eq!(child.parent(), usize::from(parent));
            assert_eq!(child.from(), from);
            assert_eq!(
                [0, 1, 2, 3, 4].map(|step| child.view(step)),
                [0, 2, 4, 1, 3]
            );
            assert!(!child.note(0, 0) && !child.note(1, 1) && child.note(2, 1));
            assert!(!child.note(4, 1));
            let pending = child.pending().looked_at(4);
            assert_ne!(pending, Pending::NONE);
            assert_eq!(pending.known(), 4);
            assert_eq!(usize::from(pending.slide()), place);
            assert_eq!(
                [0, 1, 2, 3, 4].map(|view| pending.rose(view)),
                [0, 1, 1, 0, 1]
            );
            let mut woken = Child::woken(parent, from, pending);
            assert_eq!((woken.parent(), woken.from()), (usize::from(parent), from));
            assert!(!woken.note(0, 1));
            assert_eq!(woken.pending().rose(0), 1);
        }
    }
}
