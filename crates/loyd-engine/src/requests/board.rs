//! Board: a board in any notation, read and written in the usual one.

use loyd::puzzle::{Board, Goal, Puzzle, PuzzleError};
use serde::{Deserialize, Serialize};

use super::failure::Failure;
use super::fields;

/// What the client sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFields {
    text: String,
    goal: Option<String>,
}

/// The board that a text means.
#[derive(Debug, Serialize)]
pub struct BoardRecord {
    board: String,
    rows: usize,
    columns: usize,
    /// Row by row, 0 for the blank.
    tiles: Vec<u8>,
    solvable: bool,
    solved: bool,
    goal: String,
}

impl BoardRecord {
    /// Reads a board and its goal.
    pub fn read(sent: &BoardFields) -> Result<BoardRecord, Failure> {
        let board = fields::board("text", &sent.text)?;
        let goal = fields::goal(sent.goal.as_deref(), Some(board.shape()))?;
        BoardRecord::new(board, &goal)
    }

    fn new(board: Board, goal: &Goal) -> Result<BoardRecord, Failure> {
        let solvable = match Puzzle::new(board, goal) {
            Ok(_) => true,
            Err(PuzzleError::Unsolvable(_)) => false,
            Err(error @ PuzzleError::Shape { .. }) => return Err(error.into()),
        };
        let shape = board.shape();
        Ok(BoardRecord {
            board: board.to_string(),
            rows: shape.rows(),
            columns: shape.cols(),
            tiles: board.tiles().to_vec(),
            solvable,
            solved: goal.board(shape) == Some(board),
            goal: goal.to_string(),
        })
    }
}
