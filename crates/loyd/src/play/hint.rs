//! The next best moves.
//!
//! The board is solved; the first slides of the solution are the hint. A slide changes
//! the distance by one, so every other first slide either belongs to a solution that is
//! as short or to one that is two moves longer, which is one bound to search for each.
//! All answers come from the same observer, so a budget covers everything; when it is
//! used up, the best known solution and its bounds are the hint.

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

/// A slide and where it leads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FirstMove {
    /// The slide.
    pub slide: Slide,
    /// The tile that it moves.
    pub tile: u8,
    /// The length of a shortest solution that begins with it, if that is known.
    pub length: Option<u32>,
    /// Whether no solution is shorter than those that begin with it, if that is known.
    pub best: Option<bool>,
}

impl Hint {
    /// The first so many moves of the solution.
    pub fn moves(&self, count: usize) -> Path {
        let slides = self.report.path.slides().iter();
        slides.take(count).copied().collect()
    }

    /// Whether every first move is known to be best or not.
    pub fn is_complete(&self) -> bool {
        self.first_moves.iter().all(|first| first.best.is_some())
    }
}

/// The next best moves of a request's board. The request says with what to search and
/// how far; its metric and weight are not used.
pub fn hint(
    solver: &Solver,
    request: &Request,
    observer: &mut dyn Observer,
) -> Result<Hint, SolveError> {
    let ask = Distances::new(solver, request);
    let board = request.start;
    let parts = board.slides().count() + 1;
    observer.part(0, parts);
    let report = ask.solve(&board, observer)?;
    // The other first moves may take much longer than the solution did.
    if observer.wants_solution() {
        observer.solution(&report.path, report.lower_bound);
    }
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
            // Every move leaves the goal.
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
