//! Which sequences of one length are forbidden, given the automaton of all shorter ones.
//!
//! That automaton accepts one shortest sequence to each board nearer than `length` slides.
//! Extended by one slide, such a sequence reaches a board at distance `length`, or one two
//! slides nearer. It is not needed if the board is nearer, or was reached before: a depth-first walk
//! meets the sequences of one length in the order in which they are compared. Boards are told apart
//! by their numbers (`nearby.rs`), so nothing is looked up but these.

use super::labels::Labels;
use super::nearby::Nearby;
use super::{Automaton, AutomatonState, PackedTransitions};
use crate::puzzle::Slide;
use crate::search::moves::order_index;

/// A sequence of slides: two bits each, by their index in
/// [`ORDER`](crate::search::moves::ORDER), the last slide lowest.
pub(super) type Slides = u64;

/// Finds the forbidden sequences of one length from one cell.
pub(super) struct Sequences<'a, L> {
    /// The automaton of all shorter sequences.
    pub(super) rows: &'a [PackedTransitions],
    /// The boards near the one whose blank is on the mirror image of the cell.
    pub(super) nearby: &'a Nearby<L>,
    /// The mirror images of the slides.
    pub(super) images: [Slide; 4],
}

impl<L: Labels> Sequences<'_, L> {
    /// Returns the forbidden sequences of `length` slides, at least two, from a cell, least first.
    /// None has a shorter forbidden sequence in it.
    pub(super) fn forbidden_from(&self, cell: usize, length: usize) -> Vec<Slides> {
        let first = self.nearby.first_at(length);
        let mut met = vec![false; self.nearby.count() - first];
        let mut forbidden = Vec::new();
        self.below(
            Automaton::start(cell as u8),
            0,
            0,
            length,
            &mut |board, slides| {
                // A board that is nearer has a shorter sequence.
                let number = (board as usize).checked_sub(first);
                if number.is_none_or(|number| std::mem::replace(&mut met[number], true)) {
                    forbidden.push(slides);
                }
            },
        );
        forbidden
    }

    /// Calls `visit` for every accepted sequence that extends this one by `more` slides, at least one,
    /// with the number of its board.
    fn below(
        &self,
        state: AutomatonState,
        board: u32,
        slides: Slides,
        more: usize,
        visit: &mut impl FnMut(u32, Slides),
    ) {
        for (slide, state) in self.rows[state as usize].steps() {
            let board = self.nearby.after(board, self.images[slide as usize]);
            let slides = slides << 2 | order_index(slide) as Slides;
            if more == 1 {
                visit(board, slides);
            } else {
                self.below(state, board, slides, more - 1, visit);
            }
        }
    }
}
