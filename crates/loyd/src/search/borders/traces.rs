//! How the boards of a beam were reached: one word per board that was ever kept.

use crate::puzzle::{Path, Slide};

/// The last slide to a board, by its number in [`Traces`]; the start has none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SlideBefore(u32);

impl SlideBefore {
    /// No slide was made yet.
    pub(super) const NONE: SlideBefore = SlideBefore(u32::MAX >> 2);
}

/// The slides to all boards that were kept.
#[derive(Debug, Default)]
pub(super) struct Traces {
    /// The number of the slide before, and the index of the slide in its two lowest bits.
    slides: Vec<u32>,
}

impl Traces {
    /// Returns `true` if there is room for this many more.
    pub(super) fn have_room(&self, more: usize) -> bool {
        self.slides.len() + more < SlideBefore::NONE.0 as usize
    }

    /// Adds a slide with this index in [`Slide::ALL`].
    pub(super) fn push(&mut self, before: SlideBefore, slide: u8) -> SlideBefore {
        self.slides.push(before.0 << 2 | u32::from(slide));
        SlideBefore(self.slides.len() as u32 - 1)
    }

    /// Returns all slides up to one.
    pub(super) fn path(&self, last: SlideBefore) -> Path {
        let (mut at, mut slides) = (last, Vec::new());
        while at != SlideBefore::NONE {
            let word = self.slides[at.0 as usize];
            slides.push(Slide::ALL[word as usize & 3]);
            at = SlideBefore(word >> 2);
        }
        slides.into_iter().rev().collect()
    }
}
