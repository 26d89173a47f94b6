//! Searches: one algorithm per file, one signature.
//!
//! A search gets a [`Problem`], a [`Heuristic`](crate::heuristic::Heuristic)
//! and an [`Observer`], and gives an [`Outcome`]. Searches are generic over the
//! heuristic, so that its steps are compiled into their inner loops.

mod automaton;
mod beam;
mod construct;
mod ida;
mod ida_multi_tile;
mod moves;
mod observer;

pub(crate) use automaton::Automaton;
pub use beam::beam;
pub use construct::construct;
pub use ida::ida_star;
pub use ida_multi_tile::ida_star_multi_tile;
pub(crate) use moves::{Move, Moves};
pub use observer::{Limits, Observer, Progress, Silent};

use crate::puzzle::{Board, Home, Path, Puzzle};

/// A start and a canonical goal that can be reached from it.
#[derive(Debug, Clone, Copy)]
pub struct Problem {
    /// Where the search begins.
    pub start: Board,
    /// Where it ends.
    pub home: Home,
}

impl From<&Puzzle> for Problem {
    fn from(puzzle: &Puzzle) -> Problem {
        Problem {
            start: puzzle.canonical_start(),
            home: puzzle.home(),
        }
    }
}

impl Problem {
    /// 0 if every solution has an even number of slides, 1 if odd: each slide
    /// moves the blank by one step.
    pub fn parity(&self) -> u32 {
        self.home
            .shape()
            .distance(self.start.blank(), self.home.blank())
            % 2
    }

    /// The least number of slides that is not below `bound` and has the parity
    /// of every solution.
    pub fn round_up(&self, bound: u32) -> u32 {
        bound + (bound + self.parity()) % 2
    }
}

/// What a search found out.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// How it ended.
    pub end: End,
    /// What it cost.
    pub stats: Stats,
}

impl Outcome {
    /// Whether the search ended without a solution.
    pub fn is_stopped(&self) -> bool {
        matches!(self.end, End::Stopped { .. })
    }
}

/// How a search ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum End {
    /// With one solution, or with all of them where all were asked for.
    Solved(Vec<Path>),
    /// At a limit or because the observer stopped it. No solution is shorter
    /// than `bound`, provided the heuristic is admissible.
    Stopped {
        /// The bound that was being searched.
        bound: u32,
    },
}

/// What a search cost.
///
/// The two counts are those of Korf (1985) and can be compared with published
/// ones.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Stats {
    /// Boards made by a slide and estimated, each time one is made. The start
    /// itself is not counted; the solution's last board is.
    pub generated: u64,
    /// Boards whose slides were tried, each time they are, the start once for
    /// every bound. A board above the bound and the solution are not expanded.
    pub expanded: u64,
    /// The counts for each bound, in the order searched.
    pub iterations: Vec<Iteration>,
}

impl Stats {
    /// Puts the counts of an earlier search before these.
    pub(crate) fn add_earlier(&mut self, earlier: Stats) {
        self.generated += earlier.generated;
        self.expanded += earlier.expanded;
        self.iterations.splice(0..0, earlier.iterations);
    }
}

/// One bound of an iterative deepening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Iteration {
    /// No path longer than this was followed.
    pub bound: u32,
    /// Boards generated within this bound.
    pub generated: u64,
    /// Boards expanded within this bound.
    pub expanded: u64,
    /// Whether the bound was searched to its end; not so for one in which the
    /// solution was found or the search stopped. Counts of complete bounds do
    /// not depend on the order of moves.
    pub complete: bool,
}
