//! What an attempt found, and the report that is made of it.
//!
//! Every bound is kept with the place it comes from, and the guarantee follows from the
//! bounds. A report is made once, when nothing more is tried; its paths are replayed on the
//! start board then.

use super::choose::SearchMethod;
use super::fallback::simple_bound;
use super::task::Task;
use crate::puzzle::{Metric, Path, Puzzle};
use crate::reference::Lift;
use crate::report::{Guarantee, Report, Solutions};
use crate::request::Request;
use crate::search::{End, Outcome, Stats};
use crate::spec::{HeuristicSpec, SearchSpec};

/// What a search found.
pub(super) struct SearchResult {
    pub(super) outcome: Outcome,
    /// Whether the bounds of the search hold for every solution.
    pub(super) admissible: bool,
    /// The shortest solution known, if the search was stopped.
    pub(super) fallback: Option<Path>,
}

/// Lower bounds of the distance, by where they come from. Each holds for every solution.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Bounds {
    /// Proved by the search.
    pub(super) search: u32,
    /// An admissible estimate of the start, whatever heuristic the search used.
    pub(super) estimate: u32,
    /// Given by proved references.
    pub(super) references: u32,
    /// Proved by earlier attempts at the same board.
    pub(super) earlier: u32,
}

impl Bounds {
    /// Returns the largest of them.
    pub(super) fn lower(self) -> u32 {
        let known = self.estimate.max(self.references);
        self.search.max(known).max(self.earlier)
    }

    /// Returns what a search proved that ended at `bound` or, if it was stopped, was there.
    fn of_search(task: &Task<'_>, search: SearchSpec, found: &SearchResult, bound: u32) -> Bounds {
        let (weight, stopped) = (task.request.weight, found.fallback.is_some());
        let search = match weight {
            _ if !found.admissible => 0,
            None => bound,
            // It is the least f, without the weight.
            Some(_) if stopped && search.is_focal() => bound,
            Some(_) if stopped => 0,
            // The solution is at most `weight` times the shortest.
            Some(weight) => task.problem.round_up(weight.divide_up(bound)),
        };
        let is_exact = found.admissible && !stopped && weight.is_none();
        let estimate = if is_exact {
            0
        } else {
            simple_bound(&task.problem, task.request.metric)
        };
        Bounds {
            search,
            estimate,
            ..Bounds::default()
        }
    }
}

/// What an attempt found.
pub(super) struct Attempt {
    heuristic: HeuristicSpec,
    method: SearchMethod,
    metric: Metric,
    /// The shortest solutions known: one or more, all of the same length.
    solutions: Vec<Path>,
    /// Whether these are all solutions of that length.
    complete: bool,
    stopped: bool,
    admissible: bool,
    pub(super) bounds: Bounds,
    /// What references gave, if any were asked.
    pub(super) lift: Option<Lift>,
    pub(super) stats: Stats,
}

impl Attempt {
    pub(super) fn new(task: &Task<'_>, method: SearchMethod, found: SearchResult) -> Attempt {
        let metric = task.request.metric;
        let (mut solutions, bound): (Vec<Path>, u32) = match &found.outcome.end {
            End::Solved(solutions) => {
                let lengths = solutions.iter().map(|path| path.length(metric));
                let shortest = lengths.min().unwrap_or(0);
                // A first bound above the shortest length lets longer ones in.
                let is_shortest = |path: &&Path| path.length(metric) == shortest;
                let shortest_ones = solutions.iter().filter(is_shortest);
                (shortest_ones.cloned().collect(), shortest as u32)
            }
            End::Stopped { bound, .. } => (found.fallback.iter().cloned().collect(), *bound),
        };
        // The task asks for one more.
        solutions.truncate(task.request.limits.solutions.unwrap_or(1).max(1));
        let iterations = &found.outcome.stats.iterations;
        Attempt {
            heuristic: task.heuristic.clone(),
            method,
            metric,
            solutions,
            complete: iterations.last().is_none_or(|last| last.complete),
            stopped: found.fallback.is_some(),
            admissible: found.admissible,
            bounds: Bounds::of_search(task, method.search, &found, bound),
            lift: None,
            stats: found.outcome.stats,
        }
    }

    /// Returns the length of the shortest solution known.
    pub(super) fn length(&self) -> u32 {
        self.solutions[0].length(self.metric) as u32
    }

    /// Returns `true` if no solution is shorter than the one known.
    pub(super) fn is_proved(&self) -> bool {
        self.bounds.lower() == self.length()
    }

    /// Returns `true` if the search was stopped before it had its answer.
    pub(super) fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Returns `true` if this is everything that was asked for.
    pub(super) fn is_final(&self, request: &Request) -> bool {
        let lists_all = request.limits.solutions.is_none() || !self.stopped && self.complete;
        self.is_proved() && lists_all
    }

    /// Puts the slides before its solutions that led to the board of this attempt. Bounds of
    /// that board say nothing about the board before them.
    pub(super) fn put_after(&mut self, prefix: &Path) {
        for path in &mut self.solutions {
            let slides = prefix.slides().iter().chain(path.slides());
            *path = slides.copied().collect();
        }
        self.bounds = Bounds::default();
    }

    /// Adds what an earlier attempt at the same board proved, found and cost.
    pub(super) fn add_earlier(&mut self, earlier: Attempt) {
        self.stats.add_earlier(earlier.stats);
        let lower = earlier.bounds.lower();
        self.bounds.earlier = self.bounds.earlier.max(lower);
        let (ours, theirs) = (&self.solutions[0], &earlier.solutions[0]);
        if theirs.length(self.metric) < ours.length(self.metric) {
            self.solutions = earlier.solutions;
            self.complete = earlier.complete;
        }
    }

    /// Adds a solution that was found besides.
    pub(super) fn add_solution(&mut self, path: Path) {
        if path.length(self.metric) < self.solutions[0].length(self.metric) {
            self.solutions = vec![path];
            self.complete = false;
        }
    }

    /// Makes the report: the last step of every solve.
    pub(super) fn report(self, request: &Request) -> Report {
        let puzzle = request.puzzle;
        for path in &self.solutions {
            assert_solves(path, &puzzle);
        }
        let (lower_bound, upper_bound) = (self.bounds.lower(), self.length());
        let guarantee = if self.is_proved() {
            Guarantee::Optimal
        } else if self.stopped {
            Guarantee::Limit
        } else if self.admissible && request.weight.is_some() {
            Guarantee::Bounded
        } else {
            Guarantee::Feasible
        };
        let asked = request.limits.solutions.is_some() && !self.stopped;
        Report {
            puzzle,
            guarantee,
            path: self.solutions[0].clone(),
            all: asked.then_some(Solutions {
                paths: self.solutions,
                complete: self.complete,
            }),
            metric: self.metric,
            lower_bound,
            upper_bound,
            heuristic: self.heuristic,
            search: self.method.search,
            reductions: self.method.reductions,
            lift: self.lift,
            stats: self.stats,
        }
    }
}

/// The last check before a path leaves the library.
///
/// # Panics
/// If the path does not lead from the puzzle's start to its goal, which would
/// be a mistake in a search: better no answer than a wrong one.
pub(super) fn assert_solves(path: &Path, puzzle: &Puzzle) {
    let end = path.replay(puzzle.start());
    assert_eq!(end.as_ref(), Ok(puzzle.goal()), "a search returned {path}");
}
