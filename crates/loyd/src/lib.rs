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
//! * [`play`]: for players: analysis of a solution, hints, scrambles of an exact length.
//! * [`spec`]: heuristics and searches by name.
//! * [`Solver`]: the front door, which puts them together by name.

pub mod error;
pub mod heuristic;
pub mod names;
pub mod pattern;
pub mod play;
pub mod puzzle;
pub mod reference;
mod report;
mod request;
pub mod search;
mod solver;
pub mod spec;

pub use error::{SolveError, Unsupported};
pub use heuristic::{Weight, WeightError};
pub use report::{Guarantee, Report, Solutions};
pub use request::{References, Request};
pub use solver::{HeuristicVisitor, Prepared, Solver};
