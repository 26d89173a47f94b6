//! Sliding-tile puzzles: boards, heuristics and optimal search.
//!
//! Solve a board:
//!
//! ```
//! let board: loyd::Board = "8 6 7/2 5 4/3 0 1".parse()?;
//! let report = loyd::solve(&board)?;
//! assert_eq!(report.path.len(), 31);
//! println!("{} moves, {}: {}", report.path.len(), report.guarantee, report.path);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Solve many boards with one [`Solver`], which keeps the tables that they share, and choose
//! how:
//!
//! ```
//! use loyd::{Board, Guarantee, Puzzle, Request, Solver};
//!
//! let solver = Solver::new();
//! for text in ["1 2 3/4 0 5/6 7 8", "8 7 6/5 4 3/2 1 0"] {
//!     let puzzle = Puzzle::try_from(text.parse::<Board>()?)?;
//!     let request = Request::new(puzzle).heuristic("md+lc".parse()?);
//!     let report = solver.solve(&request)?;
//!     assert_eq!(report.guarantee, Guarantee::Optimal);
//!     // Every path leads from the start to the goal.
//!     assert_eq!(puzzle.start().apply(&report.path)?, *puzzle.goal());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Stop a search when you like. It reports what it knows by then, with a real solution:
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use loyd::search::{Observer, Progress};
//! use loyd::{Board, Goal, Guarantee, Puzzle, Request, Solver};
//!
//! struct AtMost(u64);
//!
//! impl Observer for AtMost {
//!     fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
//!         if progress.generated < self.0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
//!     }
//! }
//!
//! let board: Board = "15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 0".parse()?;
//! let puzzle = Puzzle::new(board, &Goal::BlankFirst)?;
//! let request = Request::new(puzzle).heuristic("md".parse()?);
//! let report = Solver::new().solve_with(&request, &mut AtMost(100_000))?;
//! assert_eq!(report.guarantee, Guarantee::Limit);
//! assert!(report.lower_bound <= 80 && 80 <= report.upper_bound);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Use a heuristic of your own in any search. This one counts the tiles that are not in their
//! row and those that are not in their column:
//!
//! ```
//! use loyd::heuristic::{Heuristic, Properties, Step};
//! use loyd::puzzle::{Board, Cells, Home, Puzzle};
//! use loyd::search::{End, Limits, Problem, Silent, a_star};
//!
//! struct OutOfLine(Home);
//!
//! impl OutOfLine {
//!     fn count(&self, tile: u8, cell: u8) -> u32 {
//!         let (shape, cell, home) = (self.0.shape(), cell.into(), self.0.cell_of(tile));
//!         let row = shape.row(cell) != shape.row(home);
//!         let col = shape.col(cell) != shape.col(home);
//!         u32::from(row) + u32::from(col)
//!     }
//! }
//!
//! impl Heuristic for OutOfLine {
//!     type Memo = u32;
//!     fn properties(&self) -> Properties {
//!         Properties::CONSISTENT
//!     }
//!     fn start(&self, cells: &Cells) -> u32 {
//!         let tiles = (0..=u8::MAX).zip(cells).filter(|(_, tile)| **tile != 0);
//!         tiles.map(|(cell, &tile)| self.count(tile, cell)).sum()
//!     }
//!     fn step(&self, memo: u32, _: &Cells, step: Step) -> u32 {
//!         memo + self.count(step.tile, step.to) - self.count(step.tile, step.from)
//!     }
//!     fn estimate(&self, memo: u32) -> u32 {
//!         memo
//!     }
//! }
//!
//! let board: Board = "1 2 3/7 0 6/5 4 8".parse()?;
//! let problem = Problem::from(&Puzzle::try_from(board)?);
//! let outcome = a_star(&problem, &OutOfLine(problem.home), Limits::default(), &mut Silent);
//! let End::Solved(paths) = outcome.end else { panic!("nothing stops it") };
//! assert_eq!(paths[0].len(), loyd::solve(&board)?.path.len());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The library is pure: it opens no file, reads no clock and prints nothing.
//!
//! * [`puzzle`]: the game: shapes, boards, slides, paths, goals, scrambles.
//! * [`heuristic`]: estimates of the distance, each with its properties.
//! * [`pattern`]: pattern databases: tables of exact distances of a few tiles.
//! * [`reference`](mod@reference): boards whose known distance raises the first bound of others.
//! * [`search`]: the searches, and the [`Observer`](search::Observer) that follows them.
//! * [`play`]: for players: analysis of a solution, hints, scrambles of an exact length.
//! * [`spec`]: heuristics and searches by name.
//! * [`Solver`]: the front door, which puts them together.

#![cfg_attr(optimize_loops, feature(optimize_attribute))]

pub mod error;
mod grid;
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

pub use error::{Remedy, SolveError, TableError, Unsupported};
pub use heuristic::{Weight, WeightError};
pub use puzzle::{Board, Goal, Metric, Path, Puzzle, Shape, Slide};
pub use report::{Guarantee, Report, Solutions};
pub use request::{References, Request};
pub use solver::{DividedSearch, HeuristicVisitor, Prepared, Solver};

/// Returns a shortest solution of a board to the goal with the blank last.
///
/// Everything it needs is built in memory and dropped. To solve several boards, keep a
/// [`Solver`].
pub fn solve(board: &Board) -> Result<Report, SolveError> {
    Solver::new().solve(&Request::try_from(*board)?)
}
