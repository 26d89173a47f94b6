//! Which sequences of one length are forbidden, given the automaton of all shorter ones.
//!
//! That automaton accepts one shortest sequence to each board nearer than `length` slides.
//! Extended by one slide, such a sequence reaches a board at distance `length`, or one two
//! slides nearer. So the boards of these two distances tell which sequences are not needed.
//! A depth-first walk meets the sequences of one length in the order in which they are
//! compared, and remembers nothing else.

use super::labels::{Labels, Met};
use super::{Automaton, AutomatonState, PackedTransitions};
use crate::puzzle::{Home, MAX_CELLS, Shape};
use crate::search::moves::order_index;

/// A sequence of slides: two bits each, by their index in
/// [`ORDER`](crate::search::moves::ORDER), the last slide lowest.
pub(super) type Slides = u64;

/// Finds the forbidden sequences of one length.
pub(super) struct Sequences<'a, L> {
    shape: Shape,
    /// The automaton of all shorter sequences.
    rows: &'a [PackedTransitions],
    length: usize,
    /// The blank's cell after each slide, by its number.
    blanks: [[u8; 4]; MAX_CELLS],
    met: Met<L>,
}

impl<'a, L: Labels> Sequences<'a, L> {
    /// Prepares to find sequences of `length` slides, at least two.
    pub(super) fn new(
        shape: Shape,
        rows: &'a [PackedTransitions],
        length: usize,
    ) -> Sequences<'a, L> {
        let mut blanks = [[0; 4]; MAX_CELLS];
        for (cell, blanks) in blanks[..shape.cells()].iter_mut().enumerate() {
            for slide in crate::puzzle::Slide::ALL {
                blanks[slide as usize] = shape.source(cell, slide).unwrap_or(cell) as u8;
            }
        }
        Sequences {
            shape,
            rows,
            length,
            blanks,
            met: Met::default(),
        }
    }

    /// Returns the forbidden sequences from a cell, least first. None has a shorter
    /// forbidden sequence in it.
    pub(super) fn forbidden_from(&mut self, cell: usize) -> Vec<Slides> {
        let mut met = std::mem::take(&mut self.met);
        met.clear();
        self.walk(cell, self.length - 2, &mut |labels, _| {
            met.insert(labels);
        });
        let mut forbidden = Vec::new();
        self.walk(cell, self.length, &mut |labels, slides| {
            if !met.insert(labels) {
                forbidden.push(slides);
            }
        });
        self.met = met;
        forbidden
    }

    /// Calls `visit` for every accepted sequence of `length` slides from a cell.
    fn walk(&self, cell: usize, length: usize, visit: &mut impl FnMut(L, Slides)) {
        let state = Automaton::start(cell as u8);
        let labels = L::of(&Home::new(self.shape, cell).board());
        self.below(state, labels, 0, length, visit);
    }

    /// Calls `visit` for every accepted sequence that extends this one by `more` slides.
    fn below(
        &self,
        state: AutomatonState,
        labels: L,
        slides: Slides,
        more: usize,
        visit: &mut impl FnMut(L, Slides),
    ) {
        let Some(more) = more.checked_sub(1) else {
            return visit(labels, slides);
        };
        let row = &self.rows[state as usize];
        for (slide, state) in row.steps() {
            let source = self.blanks[usize::from(row.blank)][slide as usize];
            let labels = labels.after(row.blank, source);
            let slides = slides << 2 | order_index(slide) as Slides;
            self.below(state, labels, slides, more, visit);
        }
    }
}
