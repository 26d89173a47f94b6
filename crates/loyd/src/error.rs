//! Why a request has no answer.

use crate::puzzle::{PuzzleError, Shape};
use crate::spec::HeuristicSpec;

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

/// A heuristic that is not offered for a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the heuristic {heuristic} needs a board of at most 4x4, not {shape}; use md+lc")]
pub struct Unsupported {
    /// The heuristic.
    pub heuristic: HeuristicSpec,
    /// The shape.
    pub shape: Shape,
}
