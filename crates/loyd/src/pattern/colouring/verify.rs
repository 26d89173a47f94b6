//! A proof that the table of a colouring is right, without trusting its builder.
//!
//! The two distances of all states are the only numbers with these properties: both are 0 for the
//! goal, and for every other state the horizontal one is one more than the least vertical one of
//! the other states in its row, and the other way round. For let some numbers have them. A state
//! that is not the goal has a neighbour one lower, so by stepping down one gets to the goal in
//! that many moves; and no move lowers the number by more than one, so there is no shorter way.
//!
//! Entries say less than the numbers if these are large. Then the numbers that follow from the
//! neighbours' entries must be stored as the same entry.
//!
//! The code goes from state to state by letters. Of the builder it uses nothing but the threads;
//! the numbering says where a state's entry is.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::build::on_threads;
use super::entry::{AxisDistances, TableAxis};
use super::table::ColouringTable;
use super::words::slot;
use crate::grid::cpu::gather;
use crate::pattern::build::{BuildObserver, BuildStopped};

/// Words that a thread checks at a time.
const CHUNK: usize = 1 << 14;

/// Value of the number of a wrong word while none is found.
const NONE: usize = usize::MAX;

/// Why the table of a colouring did not pass.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ColouringProofError {
    /// An entry contradicts the others.
    #[error("the entry of a state of word {0} is wrong")]
    Wrong(usize),
    /// The observer stopped it.
    #[error("the check was stopped")]
    Stopped(#[from] BuildStopped),
}

impl ColouringTable {
    /// Proves that every entry is right.
    pub fn verify_deep(
        &self,
        threads: usize,
        observer: &mut dyn BuildObserver,
    ) -> Result<(), ColouringProofError> {
        let (words, states) = (self.words().len(), self.colouring().size().states);
        let (next, wrong) = (AtomicUsize::new(0), AtomicUsize::new(NONE));
        let work = |(): (), poll: &mut dyn FnMut() -> bool| {
            while !poll() && wrong.load(Ordering::Relaxed) == NONE {
                let first = next.fetch_add(CHUNK, Ordering::Relaxed);
                if first >= words {
                    break;
                }
                let last = words.min(first + CHUNK);
                if let Some(word) = (first..last).find(|&word| !self.are_right(word)) {
                    wrong.store(word, Ordering::Relaxed);
                }
            }
        };
        let mut pulse = || {
            let done = next.load(Ordering::Relaxed).min(words) as u64;
            observer.pulse(done * states / words as u64, states)
        };
        let threads = std::iter::repeat_n((), threads.max(1));
        on_threads(threads, &work, &mut pulse)?;
        match wrong.into_inner() {
            NONE => Ok(()),
            found => Err(ColouringProofError::Wrong(found)),
        }
    }

    /// Checks the states of each column whose word is this one if the blank is in the first row.
    fn are_right(&self, word: usize) -> bool {
        let shape = self.colouring().shape();
        (0..shape.cols()).all(|col| {
            let mut letters = self.words().word(word);
            let mut ranks = [word; 4];
            for (row, rank) in ranks.iter_mut().enumerate().take(shape.rows()).skip(1) {
                let above = shape.cell(row - 1, col) as u32;
                letters = letters.down(above, shape.cols() as u32);
                *rank = self.words().rank(letters, gather);
            }
            (0..shape.rows()).all(|row| self.is_right(&ranks[..shape.rows()], row, col))
        })
    }

    /// Checks the state with the blank in a row of a column with these words.
    fn is_right(&self, ranks: &[usize], row: usize, col: usize) -> bool {
        let entry = self.entry(ranks[row], slot(row, col));
        let (goal, last) = self.goal();
        if (ranks[row], slot(row, col)) == (goal, last) {
            return entry == AxisDistances::both(0);
        }
        let cols = (0..self.colouring().shape().cols()).filter(|&other| other != col);
        let in_row = cols.map(|other| self.entry(ranks[row], slot(row, other)));
        let rows = (0..ranks.len()).filter(|&other| other != row);
        let in_column = rows.map(|other| self.entry(ranks[other], slot(other, col)));
        let least_vertical = in_row
            .map(|entry| entry.distance(TableAxis::Vertical))
            .min();
        let least_horizontal = in_column
            .map(|entry| entry.distance(TableAxis::Horizontal))
            .min();
        least_vertical
            .zip(least_horizontal)
            .is_some_and(|(vertical, horizontal)| entry.stands_for(vertical + 1, horizontal + 1))
    }
}
