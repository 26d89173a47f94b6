//! `POST /api/board`: reads a board in any notation.

use axum::body::Body;
use axum::extract::State;
use axum::http::Request;
use axum::response::Response;
use loyd::puzzle::{Board, Goal, Puzzle, PuzzleError};
use serde::{Deserialize, Serialize};

use crate::failure::Failure;
use crate::router::App;
use crate::{body, fields};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFields {
    text: String,
    goal: Option<String>,
}

#[derive(Debug, Serialize)]
struct Read {
    board: String,
    rows: usize,
    columns: usize,
    /// Row by row, 0 for the blank.
    tiles: Vec<u8>,
    solvable: bool,
    solved: bool,
    goal: String,
}

pub(crate) async fn post(
    State(app): State<App>,
    request: Request<Body>,
) -> Result<Response, Failure> {
    let sent: BoardFields = body::read(&app.config, request).await?;
    let board = fields::board("text", &sent.text)?;
    let goal = fields::goal(sent.goal.as_deref(), Some(board.shape()))?;
    Ok(body::json(&Read::new(board, &goal)?))
}

impl Read {
    fn new(board: Board, goal: &Goal) -> Result<Read, Failure> {
        let solvable = match Puzzle::new(board, goal) {
            Ok(_) => true,
            Err(PuzzleError::Unsolvable(_)) => false,
            Err(error @ PuzzleError::Shape { .. }) => return Err(error.into()),
        };
        let shape = board.shape();
        Ok(Read {
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
