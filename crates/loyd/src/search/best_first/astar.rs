//! A*: always expands a board with the least f = g + h among those generated.
//!
//! Hart, Nilsson & Raphael (1968). A* stores every board, so with a consistent
//! heuristic none is expanded twice, and memory is what limits it. If the heuristic is
//! not consistent, a board may be reached on a shorter path after it was expanded. It
//! is then expanded again, so that the first solution is a shortest one if the
//! heuristic is admissible.
//!
//! The goal is noticed when it is generated, and the search ends as soon as no open
//! board has a smaller f. So no board of the last f is expanded in vain.

use std::ops::ControlFlow;

use super::closed::Full;
use super::guide::AnyHeuristic;
use super::half::{HalfSearch, OnShorterPath};
use crate::grid::TileWord;
use crate::heuristic::{Heuristic, HeuristicError, check_ends};
use crate::search::budget::Budget;
use crate::search::{End, Iteration, Limits, Observer, Outcome, Problem};

/// Searches from `problem.start` to its home, least f first.
///
/// # Errors
/// If the heuristic breaks its contract.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn a_star<H: Heuristic>(
    problem: &Problem,
    heuristic: &H,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    check_ends(heuristic, &problem.start, problem.home)?;
    if u64::fits(problem.home.shape().cells()) {
        search::<u64>(problem, heuristic, limits, observer)
    } else {
        search::<u128>(problem, heuristic, limits, observer)
    }
}

fn search<S: TileWord>(
    problem: &Problem,
    heuristic: &dyn AnyHeuristic,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    let mut budget = Budget::new(limits, observer);
    let memory = limits.memory.unwrap_or(u64::MAX);
    let goal = problem.home.board();
    let goal = S::pack(goal.tiles());
    let half = HalfSearch::<S>::new(
        &problem.start,
        heuristic,
        None,
        OnShorterPath::Reopen,
        memory,
    );
    let guide = heuristic.guide(problem.start.cells());
    let (estimate, unit) = (guide.estimate(), guide.unit());
    let Ok(mut half) = half else {
        let bound = problem.round_up(estimate.div_ceil(unit));
        let end = End::stopped(bound);
        let stats = budget.stats(0, 0);
        return Ok(Outcome { end, stats });
    };
    let mut layers = Layers::default();
    // The length of the shortest solution seen, in units.
    let mut best = if estimate == 0 { 0 } else { u32::MAX };
    // The largest f expanded: no solution is shorter, if the heuristic is admissible.
    let mut bound = 0;
    let end = loop {
        // The open list is never empty before that: the goal can be reached.
        let least = half.least().unwrap_or(best);
        if best <= least {
            break End::Solved(vec![half.path_to(goal)]);
        }
        if least > bound || budget.expanded == 0 {
            bound = least;
            layers.next(bound.div_ceil(unit), &mut budget);
        }
        let slides = bound.div_ceil(unit);
        let found = |best: &mut u32, g: u16| *best = (*best).min(u32::from(g) * unit);
        let full = !budget.must_stop(slides)
            && half.expand_next(&mut budget, |child| {
                if child.estimate == 0 {
                    found(&mut best, child.g);
                }
                ControlFlow::Continue(())
            }) == Err(Full);
        // The goal may have been the last board that fitted into memory. Then no open
        // board has a smaller f.
        if best > bound && (full || budget.stopped()) {
            break End::Stopped {
                bound: problem.round_up(slides),
                best: (best < u32::MAX).then(|| half.path_to(goal)),
            };
        }
    };
    layers.end(&mut budget);
    let mut stats = budget.stats(half.closed.len(), half.bytes());
    stats.iterations = layers.done;
    budget.outcome(Outcome { end, stats })
}

/// The counts of every f in whole slides, reported as iterations.
#[derive(Debug, Default)]
struct Layers {
    done: Vec<Iteration>,
    /// The current layer: its bound and the counts when it started.
    present: Option<(u32, u64, u64)>,
}

impl Layers {
    /// Starts a layer, if the bound in whole slides is a new one.
    fn next(&mut self, bound: u32, budget: &mut Budget<'_>) {
        if self.present.is_some_and(|(present, ..)| present == bound) {
            return;
        }
        self.close(true, budget);
        self.present = Some((bound, budget.generated, budget.expanded));
        let progress = budget.progress(bound);
        budget.observer().bound(progress);
    }

    fn end(&mut self, budget: &mut Budget<'_>) {
        self.close(false, budget);
    }

    fn close(&mut self, complete: bool, budget: &mut Budget<'_>) {
        if let Some((bound, generated, expanded)) = self.present.take() {
            let iteration = Iteration {
                bound,
                generated: budget.generated - generated,
                expanded: budget.expanded - expanded,
                complete,
            };
            self.done.push(iteration);
            budget.observer().bound_done(iteration);
        }
    }
}
