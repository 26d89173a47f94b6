//! Middle lengths: random boards, of which those of the right length are kept.
//!
//! Every solvable board is drawn equally likely and kept if and only if its distance is
//! one of those requested, so the boards that are kept are equally likely. One board in
//! sixteen has exactly 50 moves, one in a hundred thousand has 72. Many are rejected
//! without being solved:
//!
//! * half of them by the blank's cell, which decides between odd and even lengths;
//! * those whose estimate is above the greatest length wanted.
//!
//! Neither is possible in the multi-tile metric. The rest are searched up to the greatest length wanted and no further. For great
//! lengths that is nearly all of them. A beam search that looks for a shorter solution
//! first was tried and lost: a beam narrow enough to be faster than the kernel finds
//! too few.

use super::{Lengths, Verdict};
use crate::error::SolveError;
use crate::heuristic::{ConflictRule, Heuristic as _, LinearConflict};
use crate::play::distance::Distances;
use crate::puzzle::{Board, Goal, Metric, Puzzle, Scrambler};
use crate::search::{Observer, Problem};

/// Draws and tests random boards.
#[derive(Debug)]
pub(super) struct Rejection {
    goal: Board,
    lengths: Lengths,
    metric: Metric,
    conflict: LinearConflict,
}

impl Rejection {
    /// A source of boards of these lengths.
    pub(super) fn new(goal: &Board, lengths: Lengths, metric: Metric) -> Option<Rejection> {
        let home = Puzzle::new(*goal, &Goal::Board(*goal)).ok()?.home();
        Some(Rejection {
            goal: *goal,
            lengths,
            metric,
            conflict: LinearConflict::new(home, ConflictRule::Fewest),
        })
    }

    /// Draws a board, each equally likely.
    pub(super) fn draw(&self, random: &mut Scrambler) -> Board {
        random.uniform(&self.goal)
    }

    /// Tests whether a board has one of the lengths.
    pub(super) fn test(
        &self,
        board: Board,
        ask: &Distances<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Verdict, SolveError> {
        let most = match self.metric {
            Metric::Stm => self.most_of(&board)?,
            Metric::Mtm => Some(self.lengths.most),
        };
        let Some(most) = most else {
            return Ok(Verdict::Rejected);
        };
        let report = ask.solve_within(&board, most, observer)?;
        let length = report.upper_bound;
        if report.lower_bound > most {
            return Ok(Verdict::Rejected);
        }
        if report.lower_bound < length {
            return Ok(Verdict::Stopped);
        }
        let right = self.lengths.contains(length);
        Ok(Verdict::of(Some(right), board, length))
    }

    /// Returns the greatest wanted length that a board can have in the single-tile metric; `None`
    /// if it can have none.
    fn most_of(&self, board: &Board) -> Result<Option<u32>, SolveError> {
        let problem = Problem::from(&Puzzle::new(*board, &Goal::Board(self.goal))?);
        let least = problem.round_up(self.lengths.least);
        let most = round_down(&problem, self.lengths.most).filter(|&most| most >= least);
        let estimate = || self.conflict.estimate_board(&problem.start).ceiling();
        Ok(most.filter(|&most| estimate() <= most))
    }
}

/// Returns the greatest length not above `most` that solutions can have.
fn round_down(problem: &Problem, most: u32) -> Option<u32> {
    if problem.round_up(most) == most {
        return Some(most);
    }
    most.checked_sub(1)
}
