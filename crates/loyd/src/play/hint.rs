//! The next best moves.
//!
//! The board is solved, and the first slides of the solution are the hint. A slide
//! changes the distance by one, so every other first slide starts a solution that is as
//! short or two moves longer; one bound to search for each decides which. One observer
//! watches all searches, so a budget covers everything. When it is used up, the best
//! known solution and its bounds are the hint.

use crate::error::SolveError;
use crate::play::distance::Distances;
use crate::puzzle::{Path, Slide};
use crate::report::{Guarantee, Report};
use crate::request::Request;
use crate::search::Observer;
use crate::solver::Solver;

/// What to play next.
#[derive(Debug, Clone)]
pub struct Hint {
    /// The solution whose first moves are the hint, and what is proved of it.
    pub report: Report,
    /// Every slide that is possible, in the order of [`Slide::ALL`].
    pub first_moves: Vec<FirstMove>,
}

/// A possible first slide and the length of the solutions that start with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FirstMove {
    /// The slide.
    pub slide: Slide,
    /// The tile that it moves.
    pub tile: u8,
    /// The length of a shortest solution that starts with it, if it is known.
    pub length: Option<u32>,
    /// Whether a shortest solution starts with it, if that is known.
    pub best: Option<bool>,
}

impl Hint {
    /// Returns the first `count` moves of the solution.
    pub fn moves(&self, count: usize) -> Path {
        let slides = self.report.path.slides().iter();
        slides.take(count).copied().collect()
    }

    /// Returns `true` if every first move is known to be best or not.
    pub fn is_complete(&self) -> bool {
        self.first_moves.iter().all(|first| first.best.is_some())
    }
}

/// Returns the next best moves of a request's board. The request sets the heuristic,
/// the search and the limits; its metric and weight are not used.
pub fn hint(
    solver: &Solver,
    request: &Request,
    observer: &mut dyn Observer,
) -> Result<Hint, SolveError> {
    let ask = Distances::new(solver, request);
    let board = *request.puzzle.start();
    let parts = board.slides().count() + 1;
    observer.part(0, parts);
    let mut announced = solver.announced(ask.request(), observer);
    let report = ask.solve(&board, &mut announced)?;
    // The other first moves may take much longer than the solution did.
    announced.solution(&report.path, report.lower_bound);
    let proved = report.guarantee == Guarantee::Optimal;
    let optimal = proved.then_some(report.upper_bound);
    let mut first_moves = Vec::new();
    for (done, slide) in board.slides().enumerate() {
        observer.part(done + 1, parts);
        let Some(next) = board.after(slide) else {
            continue;
        };
        let best = match optimal {
            None => None,
            // Every move leads away from the goal.
            Some(0) => Some(false),
            Some(_) if report.path.slides().first() == Some(&slide) => Some(true),
            Some(length) => ask.is_within(&next, length - 1, length - 1, observer)?,
        };
        let length = optimal
            .zip(best)
            .map(|(length, best)| if best { length } else { length + 2 });
        first_moves.push(FirstMove {
            slide,
            tile: board.tile(next.blank()),
            length,
            best,
        });
    }
    Ok(Hint {
        report,
        first_moves,
    })
}
