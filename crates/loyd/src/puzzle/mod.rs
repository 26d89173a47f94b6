//! The game itself: shapes, boards, slides, paths, goals, and how they are written.
//!
//! One file per noun. Nothing here depends on heuristics or searches.

mod board;
mod chacha;
mod display;
pub(crate) mod facts;
mod goal;
mod mirror;
mod packed;
mod parse;
mod path;
mod scramble;
mod shape;
mod slide;
mod solvable;
mod words;

pub use board::{Board, BoardError, Cells};
pub use display::Notation;
pub use facts::FARTHEST_4X4;
pub use goal::{Goal, Home, Puzzle, PuzzleError, Unsolvable};
pub use mirror::Symmetry;
pub use packed::{NotFourByFour, PackedBoard};
pub use parse::{BoardRule, ParseBoardError, parse_board};
pub use path::{IllegalSlide, Metric, MoveNotation, Path, PathError, PathRule};
pub use scramble::Scrambler;
pub use shape::{MAX_CELLS, MAX_SIDE, MIN_SIDE, Shape, ShapeError};
pub use slide::Slide;
pub use solvable::reachable;
