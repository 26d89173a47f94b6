//! What a caller asks for.

use crate::heuristic::Weight;
use crate::puzzle::{Board, Metric, Path, Puzzle, PuzzleError};
use crate::search::{Limits, Reductions};
use crate::spec::{HeuristicSpec, SearchSpec};

/// A puzzle to solve, and how.
///
/// ```
/// use loyd::{Board, Request};
///
/// let board: Board = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15".parse()?;
/// let request = Request::try_from(board)?
///     .heuristic("md+lc".parse()?)
///     .search("astar".parse()?);
/// assert_eq!(request.threads, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Request {
    /// The start and the goal.
    pub puzzle: Puzzle,
    /// The metric in which the solution should be shortest.
    pub metric: Metric,
    /// The heuristic to search with.
    pub heuristic: HeuristicSpec,
    /// The search.
    pub search: SearchSpec,
    /// What the search may leave out; `None` means what it leaves out by itself.
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
    /// A solution that is known already. If the search is stopped, the answer is at most as
    /// long.
    pub known: Option<Path>,
}

impl Request {
    /// Asks for a shortest solution of `puzzle`, whatever it costs.
    pub fn new(puzzle: Puzzle) -> Request {
        Request {
            puzzle,
            metric: Metric::default(),
            heuristic: HeuristicSpec::default(),
            search: SearchSpec::default(),
            reductions: None,
            weight: None,
            threads: 1,
            references: References::default(),
            limits: Limits::default(),
            known: None,
        }
    }

    /// Changes the puzzle.
    #[must_use]
    pub fn puzzle(self, puzzle: Puzzle) -> Request {
        Request { puzzle, ..self }
    }

    /// Changes the metric in which the solution should be shortest.
    #[must_use]
    pub fn metric(self, metric: Metric) -> Request {
        Request { metric, ..self }
    }

    /// Chooses the heuristic.
    #[must_use]
    pub fn heuristic(self, heuristic: HeuristicSpec) -> Request {
        Request { heuristic, ..self }
    }

    /// Chooses the search.
    #[must_use]
    pub fn search(self, search: SearchSpec) -> Request {
        Request { search, ..self }
    }

    /// Chooses what the search may leave out; `None` means what it leaves out by itself.
    #[must_use]
    pub fn reductions(self, reductions: impl Into<Option<Reductions>>) -> Request {
        let reductions = reductions.into();
        Request { reductions, ..self }
    }

    /// Sets the weight of the heuristic; `None` means none.
    #[must_use]
    pub fn weight(self, weight: impl Into<Option<Weight>>) -> Request {
        let weight = weight.into();
        Request { weight, ..self }
    }

    /// Sets the number of threads for searches that can use several.
    #[must_use]
    pub fn threads(self, threads: usize) -> Request {
        Request { threads, ..self }
    }

    /// Chooses what the solver's references are used for.
    #[must_use]
    pub fn references(self, references: References) -> Request {
        Request { references, ..self }
    }

    /// Sets when to stop, and how many solutions to find.
    #[must_use]
    pub fn limits(self, limits: Limits) -> Request {
        Request { limits, ..self }
    }

    /// Names a solution that is known already; `None` means none.
    #[must_use]
    pub fn known(self, known: impl Into<Option<Path>>) -> Request {
        let known = known.into();
        Request { known, ..self }
    }
}

/// Asks for a shortest solution to the goal with the blank last.
impl TryFrom<Board> for Request {
    type Error = PuzzleError;

    fn try_from(start: Board) -> Result<Request, PuzzleError> {
        Ok(Request::new(Puzzle::try_from(start)?))
    }
}

impl From<Puzzle> for Request {
    fn from(puzzle: Puzzle) -> Request {
        Request::new(puzzle)
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
