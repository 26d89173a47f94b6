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

use super::proving::{ProvingRule, Turn, prove};
use super::two_sided::{TwoSided, backward_names, check_both};
use crate::grid::TileWord;
use crate::heuristic::{Heuristic, HeuristicError};
use crate::search::{Limits, Observer, Outcome, Problem};

/// Searches from both ends until the best solution seen is proved shortest. `backward`
/// estimates the distance to the start; for it, the start's tiles are in order.
///
/// # Errors
/// If a heuristic breaks its contract.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn bidirectional<F: Heuristic, B: Heuristic>(
    problem: &Problem,
    forward: &F,
    backward: &B,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    check_both(problem, forward, backward)?;
    let names = Some(backward_names(problem));
    prove::<FewestOpen>(problem, (forward, backward), names, limits, observer)
}

/// The side with fewer open boards is next.
struct FewestOpen;

impl ProvingRule for FewestOpen {
    fn turn<S: TileWord>(sides: &mut TwoSided<'_, S>) -> Turn {
        // A side with an empty open list has seen everything it can reach.
        let one = sides.forward.least_slides().unwrap_or(u32::MAX / 2);
        let other = sides.backward.least_slides().unwrap_or(u32::MAX / 2);
        Turn {
            bound: one.max(other),
            is_forward: sides.forward.open.len() <= sides.backward.open.len(),
        }
    }
}
