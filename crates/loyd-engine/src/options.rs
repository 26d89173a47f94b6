//! How boards are searched: what a user chooses, whatever the board.

use loyd::puzzle::{Metric, Puzzle};
use loyd::search::{Limits, Reductions};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{References, Request, Weight};

/// How to search. The defaults find a shortest solution with one thread.
#[derive(Debug, Clone)]
pub struct SolveOptions {
    /// The metric in which the solution should be shortest.
    pub metric: Metric,
    /// The heuristic; may be `auto`.
    pub heuristic: HeuristicSpec,
    /// The search; may be `auto`.
    pub search: SearchSpec,
    /// What the search may leave out; `None` leaves that to the search.
    pub reductions: Option<Reductions>,
    /// What the estimate is multiplied by.
    pub weight: Option<Weight>,
    /// Threads for one board.
    pub threads: usize,
    /// What reference boards are used for.
    pub references: References,
    /// When to stop, and how many solutions to find.
    pub limits: Limits,
}

impl Default for SolveOptions {
    fn default() -> SolveOptions {
        SolveOptions {
            metric: Metric::default(),
            heuristic: HeuristicSpec::default(),
            search: SearchSpec::default(),
            reductions: None,
            weight: None,
            threads: 1,
            references: References::default(),
            limits: Limits::default(),
        }
    }
}

impl SolveOptions {
    /// Returns the library's request to solve a puzzle with these options.
    pub fn request(&self, puzzle: &Puzzle) -> Request {
        Request::new(*puzzle)
            .metric(self.metric)
            .heuristic(self.heuristic.clone())
            .search(self.search)
            .reductions(self.reductions)
            .weight(self.weight)
            .threads(self.threads)
            .references(self.references)
            .limits(self.limits)
    }
}
