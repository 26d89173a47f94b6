//! What a caller asks for.

use crate::heuristic::Weight;
use crate::puzzle::{Board, Goal, Metric};
use crate::search::{Limits, Reductions};
use crate::spec::{HeuristicSpec, SearchSpec};

/// A board to solve, and how.
#[derive(Debug, Clone)]
pub struct Request {
    /// The board.
    pub start: Board,
    /// What it shall become.
    pub goal: Goal,
    /// The metric in which the solution shall be shortest.
    pub metric: Metric,
    /// The estimate to search with.
    pub heuristic: HeuristicSpec,
    /// The search.
    pub search: SearchSpec,
    /// What the search may leave out; nothing given means what it does by itself.
    pub reductions: Option<Reductions>,
    /// Weight of the heuristic (weighted A*): the solution is at most this many times the
    /// optimum.
    pub weight: Option<Weight>,
    /// Threads for searches that can use several.
    pub threads: usize,
    /// What the solver's references are used for.
    pub references: References,
    /// When to stop, and how many solutions to find.
    pub limits: Limits,
}

impl Request {
    /// The shortest solution of `start` to the blank-last goal, whatever it costs.
    pub fn new(start: Board) -> Request {
        Request {
            start,
            goal: Goal::default(),
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

/// What references are used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum References {
    /// To search from the bound they give: an advanced search.
    #[default]
    Use,
    /// To say in the report what they would have given: a standard search.
    Compare,
    /// For nothing.
    Ignore,
}
