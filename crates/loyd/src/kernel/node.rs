//! A board in the kernel: everything its children need, in one cache line.

use crate::puzzle::{Path, Slide};

/// The most slides a node remembers. No 4x4 board needs more.
pub(super) const LONGEST: u32 = 80;

/// A board, how it was reached, and what each of `V` views with `T` tables knows of
/// it.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub(super) struct Node<const V: usize, const T: usize> {
    /// The tiles as each frame sees and names them, four bits a cell.
    pub(super) boards: [u64; 2],
    /// The slides made so far, two bits each.
    pub(super) history: [u32; 5],
    /// The cells that each group's tiles are on.
    pub(super) sets: [[u16; T]; V],
    /// Each group's value. That of the group whose tile moved last is still the
    /// value before in those views that have not been looked at.
    pub(super) values: [[u8; T]; V],
    /// State of the automaton.
    pub(super) state: u16,
    pub(super) depth: u8,
    pub(super) blank: u8,
    /// The tile that moved last.
    pub(super) tile: u8,
    /// Which view is looked at first: the one that sees the last slide as sideways.
    pub(super) first: u8,
    /// Views looked at since.
    pub(super) known: u8,
    /// The largest estimate of the views looked at.
    pub(super) estimate: u8,
}

/// What a look at a bit changes in a node.
#[derive(Debug, Clone, Copy)]
pub(super) struct Looked {
    pub(super) view: u8,
    pub(super) group: u8,
    pub(super) value: u8,
    pub(super) known: u8,
    pub(super) estimate: u8,
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
        tile: 0,
        first: 0,
        known: 0,
        estimate: 0,
    };

    /// The least length of a solution through this board, as far as known.
    #[inline]
    pub(super) fn f(&self) -> u32 {
        u32::from(self.depth) + u32::from(self.estimate)
    }

    /// Notes what was seen.
    #[inline]
    pub(super) fn apply(&mut self, looked: Looked) {
        self.values[usize::from(looked.view) % V][usize::from(looked.group) % T] = looked.value;
        self.known = looked.known;
        self.estimate = looked.estimate;
    }

    /// The view to look at in a step.
    #[inline]
    pub(super) fn view(&self, step: usize) -> usize {
        if V > 1 && step < 2 {
            (usize::from(self.first) ^ step) % V
        } else {
            step
        }
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
