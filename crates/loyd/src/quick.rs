//! Some solution for a search that has none: the upper bound of a stopped search.

use crate::heuristic::{ConflictRule, Heuristic, LinearConflict};
use crate::puzzle::Path;
use crate::search::{End, Limits, Observer, Outcome, Problem, Stats, beam, construct};

/// Some solution, if the search ended without one.
///
/// A search that went as far as it was allowed to was asked a question, whose answer
/// is no; any solution will do then. Another was cut short, and gets one that is not
/// far from the shortest.
pub(crate) fn quick_solution<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    limits: &Limits,
    outcome: &Outcome,
    observer: &dyn Observer,
) -> Option<Path> {
    match outcome.end {
        End::Solved(_) => None,
        End::Stopped { bound } if limits.is_beyond(bound) => Some(construct(problem)),
        End::Stopped { .. } => Some(short(problem, heuristic, observer)),
    }
}

/// A solution found at once and not far from the shortest.
fn short<H: Heuristic>(problem: &Problem, heuristic: &H, observer: &dyn Observer) -> Path {
    let certain = construct(problem);
    beam(problem, heuristic, certain.len(), observer).unwrap_or(certain)
}

/// A search that was stopped while its tables were being built.
pub(crate) fn stopped_before(problem: &Problem, observer: &dyn Observer) -> (Outcome, Path) {
    let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
    let outcome = Outcome {
        end: End::Stopped { bound: 0 },
        stats: Stats::default(),
    };
    (outcome, short(problem, &conflict, observer))
}
