//! Which slides a depth-first search tries from each board, and which it leaves out.
//!
//! A search is generic over its [`Pruning`], so that the plain one, [`NoUndo`], costs
//! nothing. [`Reduced`] has every reduction that can be switched on, and [`Reductions`]
//! proves that they can be combined.

mod automaton;
mod circular;
mod combined;
mod reductions;
mod symmetry;

pub(crate) use automaton::{Automaton, AutomatonState, NarrowStep};
pub(crate) use combined::{Automata, Reduced};
pub use reductions::Reductions;

use crate::puzzle::{Cells, Shape, Slide};
use crate::search::LeftOut;
use crate::search::moves::{Move, Moves};

/// Which slides a depth-first search tries.
///
/// * [`start`](Pruning::start) is called once, for the board the search starts with.
/// * [`slides`](Pruning::slides) is called for every board that is expanded, with
///   the state that led there.
/// * [`after`](Pruning::after) is called for every slide whose board is expanded.
///
/// An implementor promises that some shortest solution remains, and that no slide
/// undoes the one before.
pub(crate) trait Pruning {
    /// Whether the search should record the least estimate below each first slide, for
    /// the starting order.
    const WATCHES: bool;

    /// What is remembered of the slides before.
    type State: Copy;

    /// Returns the state before the first slide.
    fn start(&self, blank: u8) -> Self::State;

    /// Returns the slides to try, in the search's order, and counts those left out.
    fn slides(
        &self,
        state: Self::State,
        cells: &Cells,
        blank: u8,
        left_out: &mut LeftOut,
    ) -> &[Move];

    /// Returns the state after one of those slides.
    fn after(&self, state: Self::State, slide: Slide) -> Self::State;

    /// Returns `true` if the first slides are reordered after each bound.
    fn reorders(&self) -> bool;
}

/// Leaves out the slide that undoes the one before, and nothing else.
#[derive(Debug)]
pub(crate) struct NoUndo(Moves);

impl NoUndo {
    pub(crate) fn new(shape: Shape) -> NoUndo {
        NoUndo(Moves::new(shape))
    }
}

impl Pruning for NoUndo {
    const WATCHES: bool = false;
    type State = Option<Slide>;

    fn start(&self, _: u8) -> Option<Slide> {
        None
    }

    #[inline]
    fn slides(&self, last: Option<Slide>, _: &Cells, blank: u8, _: &mut LeftOut) -> &[Move] {
        self.0.from(blank, last)
    }

    #[inline]
    fn after(&self, _: Option<Slide>, slide: Slide) -> Option<Slide> {
        Some(slide)
    }

    fn reorders(&self) -> bool {
        false
    }
}

/// A set of slides: one bit per slide, by its number.
pub(crate) type SlideSet = u8;

pub(crate) const fn bit(slide: Slide) -> SlideSet {
    1 << slide as u8
}
