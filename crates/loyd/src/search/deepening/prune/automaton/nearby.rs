//! The boards near one, by number: nearest first, with the board after each slide.
//!
//! Which boards these are does not depend on the order of slides, so one list serves every cell of
//! the blank that is a mirror image of its own.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::BuildHasherDefault;

use super::labels::{Labels, QuickHasher};
use crate::puzzle::{Home, Shape, Slide};

/// In place of a board's number: it was not looked for.
const UNKNOWN: u32 = u32::MAX;

/// The boards within some slides of one.
#[derive(Debug)]
pub(super) struct Nearby<L> {
    shape: Shape,
    /// For each board, the number of the board after each slide.
    after: Vec<[u32; 4]>,
    /// For each distance, the number of its first board.
    first: Vec<usize>,
    /// The farthest boards, with the cells of their blanks.
    farthest: Vec<(L, u8)>,
}

impl<L: Labels> Nearby<L> {
    /// Begins with the board whose blank is on `cell`, which is number 0.
    pub(super) fn new(shape: Shape, cell: usize) -> Nearby<L> {
        let labels = L::of(&Home::new(shape, cell).board());
        Nearby {
            shape,
            after: vec![[UNKNOWN; 4]],
            first: vec![0],
            farthest: vec![(labels, cell as u8)],
        }
    }

    /// Finds the boards within `distance` slides.
    pub(super) fn extend_to(&mut self, distance: usize) {
        while self.first.len() <= distance {
            self.extend();
        }
    }

    /// Finds the boards that are one slide farther.
    fn extend(&mut self) {
        let numbers = self.first[self.first.len() - 1]..;
        self.first.push(self.after.len());
        let mut met: HashMap<L, u32, BuildHasherDefault<QuickHasher>> = HashMap::default();
        for (number, (labels, blank)) in numbers.zip(std::mem::take(&mut self.farthest)) {
            for slide in Slide::ALL {
                // What is known leads nearer.
                let is_known = self.after[number][slide as usize] != UNKNOWN;
                let source = self.shape.source(blank.into(), slide);
                let Some(source) = source.filter(|_| !is_known) else {
                    continue;
                };
                let labels = labels.after(blank, source as u8);
                let next = match met.entry(labels) {
                    Entry::Occupied(known) => *known.get(),
                    Entry::Vacant(entry) => {
                        self.farthest.push((labels, source as u8));
                        self.after.push([UNKNOWN; 4]);
                        *entry.insert(self.after.len() as u32 - 1)
                    }
                };
                self.after[number][slide as usize] = next;
                self.after[next as usize][slide.opposite() as usize] = number as u32;
            }
        }
    }

    /// Returns the number of the board after a slide, which is near, too.
    #[inline]
    pub(super) fn after(&self, board: u32, slide: Slide) -> u32 {
        self.after[board as usize][slide as usize]
    }

    /// Returns the number of the first board at `distance`, where all nearer ones come before.
    pub(super) fn first_at(&self, distance: usize) -> usize {
        self.first[distance]
    }

    /// Returns the number of boards.
    pub(super) fn count(&self) -> usize {
        self.after.len()
    }
}
