//! Boards as SVG pictures, still or moving.
//!
//! A picture is one file without scripts or outside references, so that it shows in
//! browsers, image viewers and documents alike.
//!
//! * `board.rs`: the frame, the tiles, the colours.
//! * `motion.rs`: the style sheet that moves the tiles.

mod board;
mod motion;

use std::time::Duration;

use clap::ValueEnum;
use loyd::puzzle::{Board, IllegalSlide, Path};

/// How a picture looks.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Look {
    /// Pixels from one tile to the next.
    pub(crate) cell: u32,
    /// The colours.
    pub(crate) theme: Theme,
    /// How long one slide takes.
    pub(crate) step: Duration,
}

/// The colours of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Theme {
    /// As the reader's system prefers it
    Auto,
    /// Dark tiles on light
    Light,
    /// Light tiles on dark
    Dark,
}

/// A board.
pub(crate) fn still(board: &Board, look: Look) -> String {
    board::svg(board, look, &format!("The board {board}"), "")
}

/// A path, played over and over.
pub(crate) fn moving(board: &Board, path: &Path, look: Look) -> Result<String, IllegalSlide> {
    let boards = path.boards(board)?;
    let moves = path.len();
    let noun = if moves == 1 { "move" } else { "moves" };
    let described = format!("The board {board}, then {moves} {noun}: {path}");
    let style = motion::style(&boards, look);
    Ok(board::svg(board, look, &described, &style))
}
