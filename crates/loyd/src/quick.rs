//! Some solution for a search that proved none: the upper bound of a stopped search.

use crate::heuristic::{ConflictRule, Heuristic, LinearConflict};
use crate::puzzle::Path;
use crate::search::{End, Limits, Observer, Outcome, Problem, Stats, beam, construct};

/// The solution of a stopped search; `None` if the search was not stopped.
///
/// It is the best one that the search has seen, or one made at once if there is none. A
/// search that went as far as it was allowed to was asked a question, whose answer is
/// no; any solution will do then. Another was cut short, and a shorter solution is looked
/// for.
pub(crate) fn quick_solution<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    limits: &Limits,
    outcome: &Outcome,
    observer: &dyn Observer,
) -> Option<Path> {
    let End::Stopped { bound, best } = &outcome.end else {
        return None;
    };
    let known = best.clone().unwrap_or_else(|| construct(problem));
    if limits.is_beyond(*bound) {
        return Some(known);
    }
    Some(shorter(problem, heuristic, known, observer))
}

/// A solution that is found at once, usually not far from the shortest, or the known one
/// if that is not longer.
fn shorter<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    known: Path,
    observer: &dyn Observer,
) -> Path {
    beam(problem, heuristic, known.len(), observer).unwrap_or(known)
}

/// A search that was stopped while its tables were being built.
pub(crate) fn stopped_before(problem: &Problem, observer: &dyn Observer) -> (Outcome, Path) {
    let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
    let outcome = Outcome {
        end: End::stopped(0),
        stats: Stats::default(),
    };
    let quick = shorter(problem, &conflict, construct(problem), observer);
    (outcome, quick)
}
