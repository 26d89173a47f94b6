//! What a run proved: the last step of every solve.
//!
//! Paths are replayed on the start board, bounds are compared, and the guarantee
//! follows from them.

use super::fallback::simple_bound;
use crate::puzzle::{Metric, Path, Puzzle};
use crate::report::{Guarantee, Report, Solutions};
use crate::request::Request;
use crate::search::{End, Outcome, Problem, Reductions};
use crate::spec::{HeuristicSpec, SearchSpec};

/// What a run found.
pub(crate) struct Ran {
    pub(crate) outcome: Outcome,
    /// Whether its bounds can be believed.
    pub(crate) admissible: bool,
    /// The shortest solution known, for a search that was stopped.
    pub(crate) quick: Option<Path>,
}

/// Says what a run proved.
pub(crate) fn report(
    request: &Request,
    heuristic: HeuristicSpec,
    puzzle: Puzzle,
    (search, reductions): (SearchSpec, Reductions),
    ran: Ran,
) -> Report {
    let metric = request.metric;
    let stopped = ran.quick.is_some();
    let Outcome { end, stats } = ran.outcome;
    let (solutions, bound) = match end {
        End::Solved(mut solutions) => {
            let lengths = solutions.iter().map(|path| path.length(metric));
            let shortest = lengths.min().unwrap_or(0);
            // A first bound above the shortest length lets longer ones in.
            solutions.retain(|path| path.length(metric) == shortest);
            (solutions, shortest as u32)
        }
        End::Stopped { bound, .. } => (ran.quick.clone().into_iter().collect(), bound),
    };
    for path in &solutions {
        assert_solves(path, &puzzle);
    }
    let path = solutions[0].clone();
    let upper_bound = path.length(metric) as u32;
    let problem = Problem::from(&puzzle);
    // A weighted search proves its solution's length divided by the weight.
    let proved = match request.weight {
        Some(_) if stopped => 0,
        Some(weight) => problem.round_up(weight.least_below(bound)),
        None => bound,
    };
    let lower_bound = match metric {
        _ if ran.admissible && !stopped && request.weight.is_none() => bound,
        Metric::Stm if ran.admissible => proved.max(simple_bound(&problem)),
        Metric::Stm => simple_bound(&problem),
        Metric::Mtm => bound,
    };
    let guarantee = match stopped {
        _ if lower_bound == upper_bound => Guarantee::Optimal,
        true => Guarantee::Limit,
        false if ran.admissible && request.weight.is_some() => Guarantee::Bounded,
        false => Guarantee::Feasible,
    };
    let complete = stats.iterations.last().is_none_or(|last| last.complete);
    let asked = request.limits.solutions.is_some() && !stopped;
    Report {
        puzzle,
        guarantee,
        path,
        all: asked.then_some(Solutions {
            paths: solutions,
            complete,
        }),
        metric,
        lower_bound,
        upper_bound,
        heuristic,
        search,
        reductions,
        lift: None,
        stats,
    }
}

/// The last check before a path leaves the library.
///
/// # Panics
/// If the path does not lead from the puzzle's start to its goal, which would
/// be a mistake in a search: better no answer than a wrong one.
fn assert_solves(path: &Path, puzzle: &Puzzle) {
    let end = path.replay(puzzle.start());
    assert_eq!(end.as_ref(), Ok(puzzle.goal()), "a search returned {path}");
}
