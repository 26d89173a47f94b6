//! Hints and analyses in the multi-tile metric, where a slide of several tiles is one move.
//!
//! In this metric a move may lead one closer to the goal, one farther, or leave the distance as it
//! is: it is *good*, *bad* or *neutral*. A neutral move loses one move, a bad one two:
//!
//! ```text
//! moves played = optimal length + neutral moves + 2 x bad moves         40 = 33 + 3 + 2x2
//! ```
//!
//! As in the other metric the distances are found from the end, so that a limit leaves those of
//! the beginning unknown. Each earlier board is one closer, as far or one farther than the next,
//! which is at most two bounds to search.
//!
//! * [`analyze_moves`]: one solution (`analysis.rs`). [`hint_moves`]: what to play (`hint.rs`).
//!
//! ```
//! use loyd::{Request, Solver, play::moves::analyze_moves, puzzle::Board, search::Silent};
//!
//! let scramble: Board = "1 2 3/4 5 6/0 7 8".parse()?;
//! let played = "DUL2".parse()?;
//! let request = Request::try_from(scramble)?;
//! let analysis = analyze_moves(&Solver::new(), &request, &played, &mut Silent)?;
//! assert_eq!(analysis.to_string(), "3 = 1 + 0 + 2x1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod hint;

pub use analysis::{LostMove, MoveAnalysis, analyze_moves};
pub use hint::{MoveHint, NextMove, hint_moves};

use crate::names::{named, named_enum};
use crate::puzzle::{Board, Path, Slide};

named_enum! {
    /// What a move did to the distance.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum MoveKind {
        /// It led one closer to the goal.
        Good = "good": "one closer to the goal",
        /// The distance stayed the same.
        Neutral = "neutral": "as far from the goal as before",
        /// It led one farther away.
        Bad = "bad": "one farther from the goal",
    }
}

named!(MoveKind, "kind of move");

impl MoveKind {
    /// The kind of a move between boards of these distances.
    fn between(before: u32, after: u32) -> MoveKind {
        match after.cmp(&before) {
            std::cmp::Ordering::Less => MoveKind::Good,
            std::cmp::Ordering::Equal => MoveKind::Neutral,
            std::cmp::Ordering::Greater => MoveKind::Bad,
        }
    }
}

/// Divides a path into moves: slides in the same direction belong together.
pub(super) fn moves_of(path: &Path) -> Vec<Path> {
    let runs = path.slides().chunk_by(|one, next| one == next);
    runs.map(|run| run.iter().copied().collect()).collect()
}

/// Every move of a board, with the board after it.
fn possible_moves(board: &Board) -> Vec<(Path, Board)> {
    let mut moves = Vec::new();
    for slide in Slide::ALL {
        let (mut at, mut slides) = (*board, Path::new());
        while let Some(next) = at.after(slide) {
            at = next;
            slides.push(slide);
            moves.push((slides.clone(), at));
        }
    }
    moves
}
