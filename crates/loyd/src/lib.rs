//! Sliding-tile puzzles: boards, heuristics and optimal search.
//!
//! ```
//! use loyd::{Request, Solver, puzzle::Board, search::Silent};
//!
//! let board: Board = "8 6 7/2 5 4/3 0 1".parse()?;
//! let report = Solver::new().solve(&Request::new(board), &mut Silent)?;
//! assert_eq!(report.path.len(), 31);
//! println!("{} moves, {}: {}", report.path.len(), report.guarantee, report.path);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The library is pure: it opens no file, reads no clock and prints nothing.
//! Limits and progress go through a [`search::Observer`].
//!
//! * [`puzzle`]: the game: shapes, boards, slides, paths, goals, scrambles.
//! * [`heuristic`]: estimates of the distance, each with its properties.
//! * [`pattern`]: pattern databases: tables of exact distances of a few tiles.
//! * [`reference`](mod@reference): boards whose known distance raises the first bound of others.
//! * [`search`]: the searches.
//! * [`analysis`]: what a person's solution lost, move by move.
//! * [`hint`]: the next best moves.
//! * [`scramble_length`]: random boards of an exact optimal length.
//! * [`Solver`]: the front door, which puts them together by name.

mod advanced;
pub mod analysis;
mod choice;
mod directions;
mod distance;
pub mod error;
pub mod heuristic;
pub mod hint;
mod kernel;
pub mod pattern;
pub mod puzzle;
mod quick;
pub mod reference;
mod report;
mod request;
pub mod scramble_length;
pub mod search;
mod solver;
pub mod spec;
mod stages;
mod verdict;

pub use advanced::References;
pub use error::{SolveError, Unsupported};
pub use report::{Guarantee, Report, Solutions};
pub use request::{Request, Weight, WeightError};
pub use solver::{HeuristicVisitor, Prepared, Solver};
