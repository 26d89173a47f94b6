//! Searches from both ends that prove their solution shortest: the loop that they share.
//!
//! They differ in the bound that they know, and in which side is next: a [`ProvingRule`].

use super::closed::Full;
use super::half::OnShorterPath;
use super::two_sided::{Heuristics, TwoSided, out_of_memory};
use crate::grid::TileWord;
use crate::heuristic::HeuristicError;
use crate::puzzle::Cells;
use crate::search::budget::Budget;
use crate::search::{Limits, Observer, Outcome, Problem};

/// What comes next.
pub(super) struct Turn {
    /// No solution is shorter than this many slides, except those that were found.
    pub(super) bound: u32,
    /// Whether the forward search expands the next board.
    pub(super) is_forward: bool,
}

/// A way to search from both ends. Asked before every expansion.
pub(super) trait ProvingRule {
    /// Whether estimates are differences, which may be negative.
    const IS_SIGNED: bool = false;

    /// Returns what is known of the solutions, and which side is next.
    fn turn<S: TileWord>(sides: &mut TwoSided<'_, S>) -> Turn;
}

/// Searches from both ends until the best solution seen is proved shortest. `names` are those of
/// the backward heuristic.
pub(super) fn prove<R: ProvingRule>(
    problem: &Problem,
    both: Heuristics<'_>,
    names: Option<Cells>,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    if u64::fits(problem.home.shape().cells()) {
        search::<R, u64>(problem, both, names, limits, observer)
    } else {
        search::<R, u128>(problem, both, names, limits, observer)
    }
}

fn search<R: ProvingRule, S: TileWord>(
    problem: &Problem,
    both: Heuristics<'_>,
    names: Option<Cells>,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    let mut budget = Budget::new(limits, observer);
    let Ok(mut sides) =
        TwoSided::<S>::new(problem, both, names, OnShorterPath::Reopen, limits.memory)
    else {
        return Ok(out_of_memory(&budget));
    };
    sides.forward.is_signed = R::IS_SIGNED;
    sides.backward.is_signed = R::IS_SIGNED;
    let mut bound = 0;
    loop {
        let turn = R::turn(&mut sides);
        bound = problem.round_up(turn.bound).max(bound);
        if sides.best.is_some_and(|meeting| meeting.length <= bound) {
            return sides.outcome(true, bound, &budget);
        }
        sides.announce(bound, &mut budget);
        if budget.must_stop(bound) {
            return sides.outcome(false, bound, &budget);
        }
        let stepped = if turn.is_forward {
            sides.step_forward(&mut budget)
        } else {
            sides.step_backward(&mut budget)
        };
        if stepped == Err(Full) {
            return sides.outcome(false, bound, &budget);
        }
    }
}
