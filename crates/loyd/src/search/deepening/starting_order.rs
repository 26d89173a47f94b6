//! Starting order detection: which first slide to try first.
//!
//! From the Java original (mwong510ca). A solution starts with one of at most four
//! slides, and in the last bound everything below the wrong ones is searched in vain.
//! So the slides are ordered by what the previous bound found below each of them: the
//! least estimate first, and of equal ones the fewest boards. The first bound has the
//! search's own order. Nothing is left out, so the counts of complete bounds stay the
//! same; only the last bound becomes cheaper, or dearer.

use crate::puzzle::Slide;
use crate::search::moves::Move;

/// What one bound found below one first slide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FirstSlide {
    /// The slide.
    pub slide: Slide,
    /// The least estimate of any board below it, in slides.
    pub least_estimate: u32,
    /// Boards generated below it, including its own.
    pub generated: u64,
}

/// The first slides in the order they are tried.
#[derive(Debug)]
pub(crate) struct FirstSlides {
    slides: Vec<Tried>,
    reorder: bool,
}

#[derive(Debug, Clone, Copy)]
struct Tried {
    go: Move,
    /// What the last bound in which it was tried found below it.
    least: u32,
    generated: u64,
}

impl FirstSlides {
    /// The slides in the search's order. They are reordered after each bound if
    /// `reorder`.
    pub(crate) fn new(moves: &[Move], reorder: bool) -> FirstSlides {
        let tried = |&go: &Move| Tried {
            go,
            least: 0,
            generated: 0,
        };
        FirstSlides {
            slides: moves.iter().map(tried).collect(),
            reorder,
        }
    }

    /// Sorts them for the next bound. Equal ones stay in the search's order.
    pub(crate) fn arrange(&mut self) {
        if self.reorder {
            let key = |tried: &Tried| (tried.least, tried.generated, tried.go.blank);
            self.slides.sort_unstable_by_key(key);
        }
    }

    /// Number of first slides.
    pub(crate) fn len(&self) -> usize {
        self.slides.len()
    }

    /// The slide to try at an index.
    pub(crate) fn get(&self, index: usize) -> Move {
        self.slides[index].go
    }

    /// Records what was found below the slide at an index.
    pub(crate) fn note(&mut self, index: usize, least: u32, generated: u64) {
        let tried = &mut self.slides[index];
        (tried.least, tried.generated) = (least, generated);
    }

    /// Returns what the current bound found below the first `count` slides.
    pub(crate) fn met(&self, count: usize, unit: u32) -> Vec<FirstSlide> {
        let met = |tried: &Tried| FirstSlide {
            slide: tried.go.slide,
            least_estimate: tried.least.div_ceil(unit),
            generated: tried.generated,
        };
        self.slides[..count].iter().map(met).collect()
    }
}
