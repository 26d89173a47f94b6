//! One attempt at a puzzle: what every step of a solve needs to know.

use std::ops::ControlFlow;

use super::Solver;
use super::estimator::collection;
use crate::error::SolveError;
use crate::pattern::{BuildObserver, Collection, TableSource};
use crate::puzzle::{Metric, Path, Puzzle};
use crate::request::Request;
use crate::search::{Limits, Observer, Problem};
use crate::spec::HeuristicSpec;

/// One attempt at a puzzle, with one heuristic.
///
/// A solve makes one for the request itself. Solving in stages makes one per stage, and a
/// stored prefix makes one for the board after the prefix.
#[derive(Clone)]
pub(super) struct Task<'a> {
    pub(super) request: &'a Request,
    /// Start and goal. The start differs from the request's after a prefix.
    pub(super) puzzle: Puzzle,
    /// The same with canonical names.
    pub(super) problem: Problem,
    /// The heuristic to search with; never `Auto`.
    pub(super) heuristic: HeuristicSpec,
    /// Where its pattern databases come from.
    pub(super) tables: &'a dyn TableSource,
    /// The limits of this attempt.
    pub(super) limits: Limits,
}

impl<'a> Task<'a> {
    /// The first attempt at a request.
    pub(super) fn new(
        solver: &'a Solver,
        request: &'a Request,
        heuristic: HeuristicSpec,
    ) -> Task<'a> {
        Task {
            request,
            puzzle: request.puzzle,
            problem: Problem::from(&request.puzzle),
            heuristic,
            tables: &*solver.tables,
            limits: with_one_more_solution(request.limits),
        }
    }

    /// Returns what is left to do after the first slides of a solution, or `None` if they
    /// cannot be made.
    pub(super) fn after(&self, prefix: &Path) -> Option<Task<'a>> {
        let start = prefix.replay(self.puzzle.start()).ok()?;
        let puzzle = self.puzzle.with_start(start).ok()?;
        let made = prefix.len() as u32;
        let mut limits = self.limits;
        limits.first_bound = limits.first_bound.map(|bound| bound.saturating_sub(made));
        limits.last_bound = limits.last_bound.map(|bound| bound.saturating_sub(made));
        Some(Task {
            puzzle,
            problem: Problem::from(&puzzle),
            limits,
            ..self.clone()
        })
    }

    /// Returns the pattern databases that the heuristic names, or `None` if it names none.
    pub(super) fn collection(
        &self,
        observer: &mut dyn Observer,
    ) -> Result<Option<Collection>, SolveError> {
        match self.heuristic.tables() {
            Some(pdb) if self.request.metric == Metric::Stm => {
                let home = self.problem.home;
                collection(pdb, home, self.tables, &mut Building(observer)).map(Some)
            }
            Some(_) | None => Ok(None),
        }
    }
}

/// Returns the limits with one more solution than was asked for: if a search does not find it, it has
/// found all there are.
fn with_one_more_solution(limits: Limits) -> Limits {
    limits.solutions(limits.solutions.map(|most| most.saturating_add(1)))
}

/// Reports the tables that a search waits for to the observer of that search.
pub(super) struct Building<'a>(pub(super) &'a mut dyn Observer);

impl BuildObserver for Building<'_> {
    fn level(&mut self, _: u32, found: u64, states: u64) -> ControlFlow<()> {
        self.0.building(found, states)
    }

    fn pulse(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        self.0.building(found, states)
    }
}
