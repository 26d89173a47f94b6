//! Boards as Python passes them: the tiles as bytes, row by row, and the size.

use std::str::FromStr;

use loyd::names::UnknownName;
use loyd::puzzle::{Board, Goal, MoveNotation, Notation, Path, Shape, parse_board as parse};
use loyd_engine::amounts;
use loyd_engine::picture::{Look, still};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::trouble::{Kind, Trouble};

/// Rows and columns.
pub(crate) type Size = (usize, usize);

/// A board on its way to Python.
type Packed<'py> = (Bound<'py, PyBytes>, Size);

/// Checks a size.
pub(crate) fn shape((rows, cols): Size) -> Result<Shape, Trouble> {
    Shape::new(rows, cols).map_err(|error| Trouble::new(Kind::Board, error))
}

/// Checks a board.
pub(crate) fn board(tiles: &[u8], size: Size) -> Result<Board, Trouble> {
    Board::new(shape(size)?, tiles).map_err(Trouble::from)
}

/// Reads a goal for boards of a shape.
pub(crate) fn goal(text: &str, shape: Shape) -> Result<Goal, Trouble> {
    let goal = Goal::parse(text, Some(shape)).map_err(|error| Trouble::text(text, &error))?;
    match goal.board(shape) {
        Some(_) => Ok(goal),
        None => Err(Trouble::request(format!("the goal is not a {shape} board"))),
    }
}

/// Reads a name of one of the library's tables.
pub(crate) fn named<T: FromStr<Err = UnknownName>>(text: &str) -> Result<T, Trouble> {
    text.parse().map_err(Trouble::request)
}

fn pack<'py>(py: Python<'py>, board: &Board) -> Packed<'py> {
    let shape = board.shape();
    (
        PyBytes::new(py, board.tiles()),
        (shape.rows(), shape.cols()),
    )
}

/// Reads a board in any notation.
#[pyfunction]
pub(crate) fn parse_board<'py>(
    py: Python<'py>,
    text: &str,
    size: Option<Size>,
) -> PyResult<Packed<'py>> {
    let known = size.map(shape).transpose()?;
    let board = parse(text, known).map_err(|error| Trouble::text(text, &error))?;
    Ok(pack(py, &board))
}

/// Checks a list of tiles.
#[pyfunction]
pub(crate) fn check_board(py: Python<'_>, tiles: Vec<i64>, size: Size) -> PyResult<Packed<'_>> {
    let shape = shape(size)?;
    let mut small = Vec::with_capacity(tiles.len());
    for (cell, tile) in tiles.into_iter().enumerate() {
        let Ok(tile) = u8::try_from(tile) else {
            let most = shape.cells() - 1;
            let sentence = format!(
                "{tile} is not a tile: the tiles of a {shape} board are 1 to {most}, 0 is the \
                 blank (at position {cell})"
            );
            return Err(Trouble::new(Kind::Board, sentence).into());
        };
        small.push(tile);
    }
    Ok(pack(py, &board(&small, size)?))
}

/// Returns a goal as a board of a size.
#[pyfunction]
pub(crate) fn goal_board<'py>(py: Python<'py>, text: &str, size: Size) -> PyResult<Packed<'py>> {
    let shape = shape(size)?;
    let board = goal(text, shape)?.board(shape);
    let board = board.ok_or_else(|| Trouble::request("the goal has another size"))?;
    Ok(pack(py, &board))
}

/// Writes a board in a notation.
#[pyfunction]
pub(crate) fn board_text(tiles: &[u8], size: Size, notation: &str) -> PyResult<String> {
    let (board, notation) = (board(tiles, size)?, named::<Notation>(notation)?);
    let text = board.text(notation).ok_or_else(|| {
        let shape = board.shape();
        Trouble::request(format!("the notation {notation} is not for {shape} boards"))
    })?;
    Ok(text)
}

/// Draws a board.
#[pyfunction]
pub(crate) fn board_svg(tiles: &[u8], size: Size) -> PyResult<String> {
    Ok(still(&board(tiles, size)?, Look::default()))
}

/// Returns the board after some moves.
#[pyfunction]
pub(crate) fn apply<'py>(
    py: Python<'py>,
    tiles: &[u8],
    size: Size,
    moves: &str,
    notation: &str,
) -> PyResult<Packed<'py>> {
    let board = board(tiles, size)?;
    let path = path(moves, named(notation)?)?;
    let after = board.apply(&path).map_err(Trouble::request)?;
    Ok(pack(py, &after))
}

/// Reads moves.
pub(crate) fn path(moves: &str, notation: MoveNotation) -> Result<Path, Trouble> {
    Path::parse(moves, notation).map_err(|error| Trouble::moves(moves, &error))
}

/// Reads a time as the command does, in seconds.
#[pyfunction]
pub(crate) fn parse_time(text: &str) -> PyResult<f64> {
    let time = amounts::duration(text).map_err(Trouble::request)?;
    Ok(time.as_secs_f64())
}
