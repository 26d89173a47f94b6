//! Searches that settle the distance of a board, one bound at a time.
//!
//! Analyses, hints and scrambles know a board's distance except for one question: is it
//! this, or two more? Each such question needs one bound to be searched, which is given
//! to the solver as first and last bound, and not a whole solve.

use crate::error::SolveError;
use crate::puzzle::{Board, Metric, Path};
use crate::report::{Guarantee, Report};
use crate::request::Request;
use crate::search::{Limits, Observer, Problem};
use crate::solver::Solver;

/// Finds distances of boards to one goal with a solver.
pub(crate) struct Distances<'a> {
    solver: &'a Solver,
    /// What all requests have in common.
    request: Request,
}

impl<'a> Distances<'a> {
    /// Uses the heuristic, search, goal and limits of a request. Lengths are in the
    /// single-tile metric.
    pub(crate) fn new(solver: &'a Solver, request: &Request) -> Distances<'a> {
        let limits = Limits {
            first_bound: None,
            last_bound: None,
            solutions: None,
            ..request.limits
        };
        Distances {
            solver,
            request: Request {
                metric: Metric::Stm,
                weight: None,
                limits,
                ..request.clone()
            },
        }
    }

    /// The same with lengths in another metric.
    pub(crate) fn in_metric(mut self, metric: Metric) -> Distances<'a> {
        self.request.metric = metric;
        self
    }

    /// Returns the distance of a board from which one move leads to a board of the distance `next`;
    /// `None` if a limit or the observer stopped the search. In single tiles it is one less or one
    /// more than that, which is one bound to search; in moves of several tiles it may be the same.
    pub(crate) fn before(
        &self,
        board: &Board,
        next: u32,
        observer: &mut dyn Observer,
    ) -> Result<Option<u32>, SolveError> {
        match (self.request.metric, next) {
            (_, 0) => Ok(Some(1)),
            (Metric::Stm, _) => {
                let is_closer = self.is_within(board, next - 1, next - 1, observer)?;
                Ok(is_closer.map(|is_closer| if is_closer { next - 1 } else { next + 1 }))
            }
            // The goal itself is known to all callers.
            (Metric::Mtm, _) => self.between(board, (next - 1).max(1), next + 1, observer),
        }
    }

    /// Returns the least distance from `bound` on that the request's board can have: in single tiles
    /// only every second number is one.
    pub(crate) fn round_up(&self, bound: u32) -> u32 {
        match self.request.metric {
            Metric::Stm => Problem::from(&self.request.puzzle).round_up(bound),
            Metric::Mtm => bound,
        }
    }

    /// Returns the distance of a board, given that it is from `least` to `most`; `None` if a
    /// limit or the observer stopped the search.
    pub(crate) fn between(
        &self,
        board: &Board,
        least: u32,
        most: u32,
        observer: &mut dyn Observer,
    ) -> Result<Option<u32>, SolveError> {
        let limits = Limits {
            first_bound: Some(least),
            last_bound: Some(most - 1),
            ..self.request.limits
        };
        let report = self.ask(board, limits, observer)?;
        Ok(if report.guarantee == Guarantee::Optimal {
            Some(report.upper_bound)
        } else {
            (report.lower_bound >= most).then_some(most)
        })
    }

    /// The request that is made for its own board.
    pub(crate) fn request(&self) -> &Request {
        &self.request
    }

    /// Solves a board.
    pub(crate) fn solve(
        &self,
        board: &Board,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        self.ask(board, self.request.limits, observer)
    }

    /// Solves a board if its distance is at most `most`; if it is not, the report's
    /// lower bound is above that.
    pub(crate) fn solve_within(
        &self,
        board: &Board,
        most: u32,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let limits = Limits {
            last_bound: Some(most),
            ..self.request.limits
        };
        self.ask(board, limits, observer)
    }

    /// Returns what is known of a board after a search of `nodes` boards: bounds and a
    /// solution. With 0, what is known without searching.
    pub(crate) fn solve_briefly(
        &self,
        board: &Board,
        nodes: u64,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let most = self.request.limits.nodes.unwrap_or(u64::MAX);
        let limits = self.request.limits.nodes(Some(nodes.min(most)));
        self.ask(board, limits, observer)
    }

    /// Returns whether a board's distance is at most `most`, given that it is at least
    /// `least`; `None` if a limit or the observer stopped the search.
    pub(crate) fn is_within(
        &self,
        board: &Board,
        least: u32,
        most: u32,
        observer: &mut dyn Observer,
    ) -> Result<Option<bool>, SolveError> {
        let limits = Limits {
            first_bound: Some(least),
            last_bound: Some(most),
            ..self.request.limits
        };
        let report = self.ask(board, limits, observer)?;
        Ok(if report.upper_bound <= most {
            Some(true)
        } else if report.lower_bound > most {
            Some(false)
        } else {
            None
        })
    }

    /// Returns every solution of a board whose distance is known; `None` if a limit or
    /// the observer stopped the search.
    pub(crate) fn solutions(
        &self,
        board: &Board,
        length: u32,
        observer: &mut dyn Observer,
    ) -> Result<Option<Vec<Path>>, SolveError> {
        let limits = Limits {
            first_bound: Some(length),
            last_bound: Some(length),
            solutions: Some(usize::MAX),
            ..self.request.limits
        };
        let report = self.ask(board, limits, observer)?;
        let all = report.all.filter(|all| all.complete);
        Ok(all.map(|all| all.paths))
    }

    fn ask(
        &self,
        board: &Board,
        limits: Limits,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let own = self.request.puzzle.start();
        let request = Request {
            puzzle: self.request.puzzle.with_start(*board)?,
            limits,
            known: self.request.known.clone().filter(|_| board == own),
            ..self.request.clone()
        };
        self.solver.solve_with(&request, observer)
    }
}
