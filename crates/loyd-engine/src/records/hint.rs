//! The next best moves of a board.

use loyd::play::hint::{FirstMove, Hint};
use loyd::puzzle::{Goal, MoveNotation};
use serde::Serialize;

use super::letter;

/// The fields, in the order they are written.
#[derive(Debug, Serialize)]
pub struct HintRecord {
    /// The input line, where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// The board.
    pub board: String,
    /// The goal.
    pub goal: String,
    /// What is proved of the solution: `optimal`, `feasible` or `limit`.
    pub status: String,
    /// The length of the best solution known.
    pub length: u32,
    /// No solution is shorter than this.
    pub lower_bound: u32,
    /// A solution of this length is known.
    pub upper_bound: u32,
    /// The first moves of that solution.
    pub moves: String,
    /// Every move that is possible.
    pub first_moves: Vec<FirstMoveRecord>,
}

/// One move that is possible.
#[derive(Debug, Serialize)]
pub struct FirstMoveRecord {
    /// Its letter.
    #[serde(rename = "move")]
    pub letter: char,
    /// The tile that it moves.
    pub tile: u8,
    /// Whether a shortest solution begins with it; null if that is not known.
    pub best: Option<bool>,
    /// The length of the shortest solutions that begin with it; null if not known.
    pub length: Option<u32>,
}

impl FirstMoveRecord {
    /// Returns the record of a move, in this notation.
    pub fn new(first: &FirstMove, notation: MoveNotation) -> FirstMoveRecord {
        FirstMoveRecord {
            letter: letter(first.slide, notation),
            tile: first.tile,
            best: first.best,
            length: first.length,
        }
    }
}

impl HintRecord {
    /// Returns the record of a hint of `moves` moves, in this notation.
    pub fn new(
        hint: &Hint,
        goal: &Goal,
        moves: usize,
        notation: MoveNotation,
        line: Option<u64>,
    ) -> HintRecord {
        let report = &hint.report;
        let first_moves = hint.first_moves.iter();
        HintRecord {
            line,
            board: report.puzzle.start().to_string(),
            goal: goal.to_string(),
            status: report.guarantee.to_string(),
            length: report.path.len() as u32,
            lower_bound: report.lower_bound,
            upper_bound: report.upper_bound,
            moves: hint.moves(moves).text(notation),
            first_moves: first_moves
                .map(|first| FirstMoveRecord::new(first, notation))
                .collect(),
        }
    }
}
