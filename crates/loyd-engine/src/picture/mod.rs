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

use loyd::puzzle::{Board, IllegalSlide, Path};

/// How a picture looks.
#[derive(Debug, Clone, Copy)]
pub struct Look {
    /// Pixels from one tile to the next.
    pub cell: u32,
    /// The colours.
    pub theme: Theme,
    /// How long one slide takes.
    pub step: Duration,
}

/// 64 pixels per cell, the colours of the reader's system, 300 milliseconds per slide.
impl Default for Look {
    fn default() -> Look {
        Look {
            cell: 64,
            theme: Theme::Auto,
            step: Duration::from_millis(300),
        }
    }
}

/// The colours of a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// As the reader's system prefers it.
    #[default]
    Auto,
    /// Dark tiles on light.
    Light,
    /// Light tiles on dark.
    Dark,
}

/// Returns the picture of a board.
pub fn still(board: &Board, look: Look) -> String {
    board::svg(board, look, &format!("The board {board}"), "")
}

/// Returns the picture of a path, played over and over.
pub fn moving(board: &Board, path: &Path, look: Look) -> Result<String, IllegalSlide> {
    let boards = path.boards(board)?;
    let moves = path.len();
    let noun = if moves == 1 { "move" } else { "moves" };
    let described = format!("The board {board}, then {moves} {noun}: {path}");
    let style = motion::style(&boards, look);
    Ok(board::svg(board, look, &described, &style))
}
