//! Why a request has no answer.
//!
//! One variant per kind of trust: what was asked is refused, the caller stopped it, or a stored
//! table cannot be used. Messages name what is wrong; what would help comes as data
//! ([`SolveError::remedy`]), so that each program can word it in its own terms.

use crate::pattern::{CollectionError, Damaged, PartitionError, SourceError};
use crate::puzzle::{Goal, PuzzleError, Shape};
use crate::search::Reductions;
use crate::spec::{HeuristicSpec, SearchSpec};

/// Why a request has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SolveError {
    /// The start cannot become the goal.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// What was asked for does not exist or cannot be combined.
    #[error(transparent)]
    Refused(#[from] Unsupported),
    /// The observer stopped the work before there was an answer. Only preparing ends so: a
    /// search that is stopped reports what it knows.
    #[error("stopped while tables were being built")]
    Stopped,
    /// A stored table cannot be used.
    #[error(transparent)]
    Table(#[from] TableError),
}

/// Why a stored table cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum TableError {
    /// What the source of the table says about its file.
    #[error("{0}")]
    File(String),
    /// The table contradicts itself.
    #[error(transparent)]
    Damaged(#[from] Damaged),
}

impl From<CollectionError> for SolveError {
    fn from(error: CollectionError) -> SolveError {
        match error {
            CollectionError::Source(SourceError::Stopped(_)) => SolveError::Stopped,
            CollectionError::Source(SourceError::File(what)) => TableError::File(what).into(),
            CollectionError::Home { .. }
            | CollectionError::TooMany(_)
            | CollectionError::Source(SourceError::TooLarge(_) | SourceError::Refused(_)) => {
                Unsupported::Collection(error).into()
            }
        }
    }
}

impl From<PartitionError> for SolveError {
    fn from(error: PartitionError) -> SolveError {
        Unsupported::Partition(error).into()
    }
}

impl From<Damaged> for SolveError {
    fn from(error: Damaged) -> SolveError {
        TableError::Damaged(error).into()
    }
}

/// What would help: other values of the same request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// One of these heuristics, by name.
    Heuristic(&'static [&'static str]),
    /// One of these searches, by name.
    Search(&'static [&'static str]),
    /// One of these reductions, by name.
    Reductions(&'static [&'static str]),
    /// This goal.
    Goal(Goal),
}

impl SolveError {
    /// Returns what would help, or `None` if that depends on what the caller wants.
    pub fn remedy(&self) -> Option<Remedy> {
        match self {
            SolveError::Puzzle(error) => Remedy::of_puzzle(error),
            SolveError::Refused(error) => error.remedy(),
            SolveError::Stopped | SolveError::Table(_) => None,
        }
    }
}

impl Remedy {
    /// Returns the other common goal if an unsolvable board can reach that one.
    pub fn of_puzzle(error: &PuzzleError) -> Option<Remedy> {
        match error {
            PuzzleError::Unsolvable(unsolvable) => unsolvable.other_goal.map(Remedy::Goal),
            PuzzleError::Shape { .. } => None,
        }
    }
}

/// A heuristic, search or reduction that is not available for what was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unsupported {
    /// Not for this shape.
    #[error("the heuristic {heuristic} needs a board of at most 4x4, not {shape}")]
    Shape {
        /// The heuristic.
        heuristic: HeuristicSpec,
        /// The shape.
        shape: Shape,
    },
    /// Not for the multi-tile metric.
    #[error("the heuristic {0} counts single tiles and cannot be used in the metric mtm")]
    Metric(HeuristicSpec),
    /// Only for 4x4 boards in the multi-tile metric.
    #[error(
        "the heuristic colourings is for 4x4 boards in the metric mtm, with the blank of the goal \
         in a corner"
    )]
    Colourings,
    /// The tables for the multi-tile metric are not provided; the text says why.
    #[error("{0}")]
    ColouringTables(String),
    /// The kernel searches with certain pattern databases only.
    #[error(
        "the search kernel needs blank-aware pattern databases of a 4x4 board in two to four \
         groups, for instance pdb:7-8"
    )]
    Kernel,
    /// The kernel does not have these reductions.
    #[error("the search kernel does not have the reductions {0}")]
    KernelReductions(Reductions),
    /// Not every solution can be found with these reductions.
    #[error("the reductions {0} leave out shortest solutions, so not all of them would be found")]
    AllReductions(Reductions),
    /// Not every shortest solution can be found with this heuristic.
    #[error(
        "the heuristic {0} may overestimate, so the solutions it finds need not be the shortest \
         ones"
    )]
    AllInadmissible(HeuristicSpec),
    /// The search in the multi-tile metric has no reductions.
    #[error("the reductions {0} are about single tiles and cannot be used in the metric mtm")]
    MetricReductions(Reductions),
    /// An automaton of a length that is not offered.
    #[error("an automaton over {0} slides is not offered; lengths are from 2 to 14")]
    AutomatonLength(u8),
    /// The search remembers boards, and these are too large.
    #[error("the search {search} is for boards of at most 25 cells, not {shape}")]
    SearchShape {
        /// The search.
        search: SearchSpec,
        /// The shape.
        shape: Shape,
    },
    /// The search has a learned order, and nothing was learned about these boards.
    #[error(
        "the search {search} needs a learned model, and there is none for {shape} boards with this \
         goal"
    )]
    NoModel {
        /// The search.
        search: SearchSpec,
        /// The shape.
        shape: Shape,
    },
    /// The beam has a learned order and no use for a heuristic.
    #[error("the search beam has an order of its own and does not use a heuristic, so not {0}")]
    BeamHeuristic(HeuristicSpec),
    /// The request has something that only iterative deepening can do.
    #[error("the search {search} cannot be combined with {what}")]
    SearchWith {
        /// The search.
        search: SearchSpec,
        /// What cannot be combined with it.
        what: &'static str,
    },
    /// The search needs a consistent heuristic.
    #[error("the search {search} needs a consistent heuristic, which {heuristic} is not")]
    Inconsistent {
        /// The search.
        search: SearchSpec,
        /// The heuristic.
        heuristic: HeuristicSpec,
    },
    /// This program was built without the search.
    #[error("this program was built without the search {0}")]
    NotBuilt(SearchSpec),
    /// This program was built without something else.
    #[error("this program was built without {0}")]
    NotBuiltWith(&'static str),
    /// The search has no weighted form.
    #[error("the search {0} has no weighted form")]
    Weight(SearchSpec),
    /// A weight cannot be combined with something else.
    #[error("a weight cannot be combined with {0}")]
    WeightWith(&'static str),
    /// What is said to be a known solution does not solve the puzzle.
    #[error("the moves that are said to be a known solution do not lead to the goal")]
    Known,
    /// Only the kernel divides a bound into shares.
    #[error(
        "a bound is divided into shares only with blank-aware pattern databases that the kernel \
         can search with"
    )]
    ShareTables,
    /// Shares of a bound cannot be combined with something else.
    #[error("shares of a bound cannot be combined with {0}")]
    ShareWith(&'static str),
    /// No solution has the parity of the bound.
    #[error("{bound} cannot be the bound: every solution of this board has an {parity} length")]
    ShareParity {
        /// The bound.
        bound: u32,
        /// Even or odd, as the solutions are.
        parity: &'static str,
    },
    /// No board of this size needs so long a solution.
    #[error("{0} cannot be the bound: no board of this size needs that many moves")]
    ShareBound(u32),
    /// The partition cannot be read.
    #[error(transparent)]
    Partition(#[from] PartitionError),
    /// The partition's tables do not serve.
    #[error(transparent)]
    Collection(CollectionError),
}

impl Unsupported {
    /// Returns what would help, or `None` if that depends on what the caller wants.
    pub const fn remedy(&self) -> Option<Remedy> {
        Some(match self {
            Unsupported::Shape { .. } => Remedy::Heuristic(&["md+lc"]),
            Unsupported::Metric(_) => Remedy::Heuristic(&["wd", "md", "auto"]),
            Unsupported::Colourings | Unsupported::ColouringTables(_) => {
                Remedy::Heuristic(&["auto", "wd"])
            }
            Unsupported::Kernel
            | Unsupported::KernelReductions(_)
            | Unsupported::SearchWith { .. }
            | Unsupported::NotBuilt(_) => Remedy::Search(&["ida", "auto"]),
            Unsupported::AllReductions(_) => Remedy::Reductions(&["order", "none"]),
            Unsupported::AllInadmissible(_) => Remedy::Heuristic(&["auto", "md+lc"]),
            Unsupported::MetricReductions(_) => Remedy::Reductions(&["none"]),
            Unsupported::SearchShape { .. } => Remedy::Search(&["ida"]),
            Unsupported::NoModel { .. } => Remedy::Search(&["astar", "ida"]),
            Unsupported::Inconsistent { .. } => Remedy::Search(&["bidirectional", "astar"]),
            Unsupported::Weight(_) => Remedy::Search(&["astar", "ida", "auto"]),
            Unsupported::ShareTables | Unsupported::BeamHeuristic(_) => {
                Remedy::Heuristic(&["auto"])
            }
            Unsupported::AutomatonLength(_)
            | Unsupported::NotBuiltWith(_)
            | Unsupported::WeightWith(_)
            | Unsupported::Known
            | Unsupported::ShareWith(_)
            | Unsupported::ShareParity { .. }
            | Unsupported::ShareBound(_)
            | Unsupported::Partition(_)
            | Unsupported::Collection(_) => return None,
        })
    }
}
