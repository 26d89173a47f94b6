//! Bidirectional A* with a check that proves the solution shortest.
//!
//! From a student project, in which additive pattern databases guide the forward search
//! and Manhattan distance the backward one: there are no tables for the backward
//! search, because every start would need its own. Any two heuristics can be used here.
//!
//! A board that both searches have seen gives a solution, usually not a shortest one.
//! If the heuristics are admissible, no solution is shorter than the least f in either
//! open list. Once that reaches the length of the best solution seen, the solution is
//! proved shortest. Each step expands a board of the side with fewer open boards (Pohl
//! 1971).

use super::closed::Full;
use super::half::OnShorterPath;
use super::two_sided::{Heuristics, TwoSided, backward_names, out_of_memory};
use crate::grid::TileWord;
use crate::heuristic::Heuristic;
use crate::search::budget::Budget;
use crate::search::{Limits, Observer, Outcome, Problem};

/// Searches from both ends until the best solution seen is proved shortest. `backward`
/// estimates the distance to the start; for it, the start's tiles are in order.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn bidirectional<F: Heuristic, B: Heuristic>(
    problem: &Problem,
    forward: &F,
    backward: &B,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Outcome {
    if u64::fits(problem.home.shape().cells()) {
        search::<u64>(problem, (forward, backward), limits, observer)
    } else {
        search::<u128>(problem, (forward, backward), limits, observer)
    }
}

fn search<S: TileWord>(
    problem: &Problem,
    both: Heuristics<'_>,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Outcome {
    let mut budget = Budget::new(limits, observer);
    let names = Some(backward_names(problem));
    let Ok(mut both_sides) =
        TwoSided::<S>::new(problem, both, names, OnShorterPath::Reopen, limits.memory)
    else {
        return out_of_memory(&budget);
    };
    let mut bound = 0;
    loop {
        // A side with an empty open list has seen everything it can reach.
        let one = both_sides.forward.least_slides().unwrap_or(u32::MAX / 2);
        let other = both_sides.backward.least_slides().unwrap_or(u32::MAX / 2);
        bound = problem.round_up(one.max(other)).max(bound);
        if both_sides
            .best
            .is_some_and(|meeting| meeting.length <= bound)
        {
            return both_sides.outcome(true, bound, &budget);
        }
        both_sides.announce(bound, &mut budget);
        if budget.must_stop(bound) {
            return both_sides.outcome(false, bound, &budget);
        }
        let stepped = if both_sides.forward.open.len() <= both_sides.backward.open.len() {
            both_sides.step_forward(&mut budget)
        } else {
            both_sides.step_backward(&mut budget)
        };
        if stepped == Err(Full) {
            return both_sides.outcome(false, bound, &budget);
        }
    }
}
