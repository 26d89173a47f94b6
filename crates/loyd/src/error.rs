//! Why a request has no answer.

use crate::pattern::{CollectionError, Damaged, PartitionError, SourceError};
use crate::puzzle::{PuzzleError, Shape};
use crate::search::Reductions;
use crate::spec::{HeuristicSpec, SearchSpec};

/// Why a request has no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SolveError {
    /// Start and goal do not belong together.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    /// The heuristic is not offered for the shape.
    #[error(transparent)]
    Unsupported(#[from] Unsupported),
}

/// A heuristic, search or reduction that cannot be had for what was asked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unsupported {
    /// Not for this shape.
    #[error("the heuristic {heuristic} needs a board of at most 4x4, not {shape}; use md+lc")]
    Shape {
        /// The heuristic.
        heuristic: HeuristicSpec,
        /// The shape.
        shape: Shape,
    },
    /// Not for the multi-tile metric.
    #[error("the heuristic {0} counts single tiles; for the metric mtm use wd, md or auto")]
    Metric(HeuristicSpec),
    /// The kernel searches with certain pattern databases only.
    #[error(
        "the search kernel needs blank-aware pattern databases of a 4x4 board in two to four \
         groups, for instance --heuristic pdb:7-8; use ida or auto"
    )]
    Kernel,
    /// The kernel has not these reductions.
    #[error("the search kernel does not know the reductions {0}; use --search ida or auto")]
    KernelReductions(Reductions),
    /// Not every solution can be found with these reductions.
    #[error(
        "the reductions {0} leave out shortest solutions, so not all of them would be found; \
         only order or none can be used for that"
    )]
    AllReductions(Reductions),
    /// Not every shortest solution can be found with this heuristic.
    #[error(
        "the heuristic {0} may overestimate, so the solutions it finds need not be the shortest \
         ones; to find all of these use auto, md+lc or another admissible heuristic"
    )]
    AllInadmissible(HeuristicSpec),
    /// The search in the multi-tile metric has no reductions.
    #[error("the reductions {0} are about single tiles; for the metric mtm there is only none")]
    MetricReductions(Reductions),
    /// An automaton of a length that is not offered.
    #[error("an automaton over {0} slides is not offered; lengths are from 2 to 14")]
    AutomatonLength(u8),
    /// The search remembers boards, and these are too large.
    #[error("the search {search} is for boards of at most 25 cells, not {shape}; use ida")]
    SearchShape {
        /// The search.
        search: SearchSpec,
        /// The shape.
        shape: Shape,
    },
    /// The search has something that only iterative deepening can do.
    #[error("the search {search} cannot be had with {what}; use ida or auto")]
    SearchWith {
        /// The search.
        search: SearchSpec,
        /// What cannot be had with it.
        what: &'static str,
    },
    /// The search needs a consistent heuristic.
    #[error(
        "the search {search} needs a consistent heuristic, which {heuristic} is not; use \
         bidirectional or astar, or another heuristic"
    )]
    Inconsistent {
        /// The search.
        search: SearchSpec,
        /// The heuristic.
        heuristic: HeuristicSpec,
    },
    /// The search has no weighted form.
    #[error("the search {0} has no weighted form; use astar, ida or auto")]
    Weight(SearchSpec),
    /// A weight cannot be had with something else.
    #[error("a weight cannot be had with {0}")]
    WeightWith(&'static str),
    /// The partition cannot be read.
    #[error(transparent)]
    Partition(#[from] PartitionError),
    /// The partition's tables do not serve.
    #[error(transparent)]
    Collection(#[from] CollectionError),
    /// A table contradicts itself.
    #[error(transparent)]
    Damaged(#[from] Damaged),
}

impl Unsupported {
    /// Whether a table is missing because its build was stopped.
    pub fn is_stopped(&self) -> bool {
        let stopped = |error: &SourceError| matches!(error, SourceError::Stopped(_));
        matches!(self, Unsupported::Collection(CollectionError::Source(e)) if stopped(e))
    }

    /// Whether a stored table cannot be used.
    pub fn is_file_trouble(&self) -> bool {
        let file = |error: &SourceError| matches!(error, SourceError::File(_));
        match self {
            Unsupported::Damaged(_) => true,
            Unsupported::Collection(CollectionError::Source(error)) => file(error),
            _ => false,
        }
    }
}
