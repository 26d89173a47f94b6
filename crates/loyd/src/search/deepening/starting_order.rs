//! Starting order detection: which first slide to try first.
//!
//! The Java original's (mwong510ca). A solution begins with one of at most four
//! slides, and in the last bound everything behind the wrong ones is searched for
//! nothing. So the bound before is asked: the first slide behind which the least
//! estimate was met comes first, and of equal ones that with the fewest boards.
//! The first bound has the search's order. Nothing is left out, so the counts of
//! complete bounds stay the same; only the last bound gains, or loses.

use crate::puzzle::Slide;
use crate::search::moves::Move;

/// What one bound met behind one first slide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FirstSlide {
    /// The slide.
    pub slide: Slide,
    /// The least estimate of any board behind it, in slides.
    pub least_estimate: u32,
    /// Boards generated behind it, its own included.
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
    /// What the last bound in which it was tried met behind it.
    least: u32,
    generated: u64,
}

impl FirstSlides {
    /// The slides in the search's order, to be put in another if `reorder`.
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

    /// Puts them in order for the next bound. Equal ones stay as they were in the
    /// search's order.
    pub(crate) fn arrange(&mut self) {
        if self.reorder {
            let key = |tried: &Tried| (tried.least, tried.generated, tried.go.blank);
            self.slides.sort_unstable_by_key(key);
        }
    }

    /// How many there are.
    pub(crate) fn len(&self) -> usize {
        self.slides.len()
    }

    /// The slide to try at a place.
    pub(crate) fn get(&self, index: usize) -> Move {
        self.slides[index].go
    }

    /// Notes what was met behind the slide at a place.
    pub(crate) fn note(&mut self, index: usize, least: u32, generated: u64) {
        let tried = &mut self.slides[index];
        (tried.least, tried.generated) = (least, generated);
    }

    /// What the present bound met behind the first so many slides.
    pub(crate) fn met(&self, count: usize, unit: u32) -> Vec<FirstSlide> {
        let met = |tried: &Tried| FirstSlide {
            slide: tried.go.slide,
            least_estimate: tried.least.div_ceil(unit),
            generated: tried.generated,
        };
        self.slides[..count].iter().map(met).collect()
    }
}
