//! What a caller gets: a solution, what is proved of it, and what it cost.

use crate::names::{named, named_enum};
use crate::puzzle::{Metric, Path, Puzzle};
use crate::reference::Lift;
use crate::search::{Reductions, Stats};
use crate::spec::{HeuristicSpec, SearchSpec};

/// The answer to a [`Request`](crate::Request).
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Report {
    /// Start and goal.
    pub puzzle: Puzzle,
    /// What is proved.
    pub guarantee: Guarantee,
    /// The shortest solution known. It was replayed from the start to the goal
    /// before it was put here.
    pub path: Path,
    /// The other solutions of that length too, where they were asked for and
    /// the search was not stopped before the first.
    pub all: Option<Solutions>,
    /// The metric of both bounds.
    pub metric: Metric,
    /// No solution is shorter than this.
    pub lower_bound: u32,
    /// A solution of this length is known.
    pub upper_bound: u32,
    /// The heuristic used; never `Auto`.
    pub heuristic: HeuristicSpec,
    /// The search used.
    pub search: SearchSpec,
    /// What the search was allowed to leave out.
    pub reductions: Reductions,
    /// What references said of the board, where any were asked.
    pub lift: Option<Lift>,
    /// What it cost.
    pub stats: Stats,
}

/// The solutions of one length.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Solutions {
    /// The solutions, each once.
    pub paths: Vec<Path>,
    /// Whether these are all there are.
    pub complete: bool,
}

named_enum! {
    /// What is proved of a report's path.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum Guarantee {
        /// No solution is shorter.
        Optimal = "optimal": "no solution is shorter",
        /// It is a solution, at most `weight` times as long as the optimum.
        Bounded = "bounded": "at most `weight` times the optimum",
        /// It is a solution; the search ended but proved nothing about its length,
        /// because its heuristic may overestimate.
        Feasible = "feasible": "a solution of unproved length",
        /// It is a solution; the search was stopped, and the shortest one lies
        /// between the report's bounds.
        Limit = "limit": "stopped; the optimum is between the bounds",
    }
}

named!(Guarantee, "guarantee");
