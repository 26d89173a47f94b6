//! Questions about distances that one search after the other answers.
//!
//! Analyses, hints and scrambles know a board's distance but for one doubt: is it
//! this, or two more? Each doubt is one bound to search, given to the solver as
//! first and last bound, and not a whole solve.

use crate::error::SolveError;
use crate::puzzle::{Board, Metric, Path};
use crate::report::Report;
use crate::request::Request;
use crate::search::{Limits, Observer};
use crate::solver::Solver;

/// Asks a solver about boards of one goal.
pub(crate) struct Distances<'a> {
    solver: &'a Solver,
    /// What every question has in common.
    request: Request,
}

impl<'a> Distances<'a> {
    /// Asks with the heuristic, search, goal and limits of a request, whatever its
    /// board. Lengths are in single tiles.
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

    /// The bound with which a search for a solution begins: what is known without searching.
    pub(crate) fn first_bound(
        &self,
        board: &Board,
        observer: &mut dyn Observer,
    ) -> Result<u32, SolveError> {
        let limits = Limits {
            last_bound: Some(0),
            // For the searches that ignore the last bound.
            nodes: Some(0),
            ..self.request.limits
        };
        Ok(self.ask(board, limits, observer)?.lower_bound)
    }

    /// Whether a board's distance is at most `most`; it is known to be at least
    /// `least`. Nothing if a limit or the observer came first.
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

    /// Every solution of a board whose distance is known. Nothing if a limit or the
    /// observer came first.
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
        let request = Request {
            start: *board,
            limits,
            ..self.request.clone()
        };
        self.solver.solve(&request, observer)
    }
}
