//! Sliding-tile puzzles: boards, heuristics and optimal search.
//!
//! Solve a board. Up to 25 cells the solution is a shortest one:
//!
//! ```
//! let board: loyd::Board = "8 6 7/2 5 4/3 0 1".parse()?;
//! let report = loyd::solve(&board)?;
//! assert_eq!(report.path.len(), 31);
//! println!("{} moves, {}: {}", report.path.len(), report.guarantee, report.path);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Solve many boards with one [`Solver`], which keeps the tables that they share and serves any
//! number of threads. It builds larger tables once the boards have taken as long as that takes.
//! With thousands of boards ahead, [`prepare`](Solver::prepare) builds them at once
//! (`examples/solve_many.rs`):
//!
//! ```
//! use loyd::{Board, Guarantee, Request, Solver};
//!
//! let solver = Solver::new();
//! for text in ["5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15", "1 2 3 4/5 6 7 8/9 10 12 15/13 14 11 0"] {
//!     let board: Board = text.parse()?;
//!     let report = solver.solve(&Request::try_from(board)?)?;
//!     assert_eq!(report.guarantee, Guarantee::Optimal);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Choose the goal, the heuristic and the search:
//!
//! ```
//! use loyd::{Board, Goal, Puzzle, Request, Solver};
//!
//! let board: Board = "7 2 4/5 0 6/8 3 1".parse()?;
//! let puzzle = Puzzle::new(board, &Goal::BlankFirst)?;
//! let request = Request::new(puzzle).heuristic("md+lc".parse()?).search("astar".parse()?);
//! let report = Solver::new().solve(&request)?;
//! // Every path leads from the start to the goal.
//! assert_eq!(puzzle.start().apply(&report.path)?, *puzzle.goal());
//! println!("{} boards generated", report.stats.generated);
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
//! let outcome = a_star(&problem, &OutOfLine(problem.home), Limits::default(), &mut Silent)?;
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

/// Solves a board to the goal with the blank last.
///
/// The solution of a board of up to 25 cells is a shortest one, and
/// [`guarantee`](Report::guarantee) is [`Optimal`](Guarantee::Optimal). Up to 16 cells that takes
/// some tenths of a second, for the hardest boards some seconds; a hard 5x5 board takes hours. A
/// larger board gets a short solution after some seconds, whose guarantee is
/// [`Feasible`](Guarantee::Feasible): nobody knows whether it is shortest. Use
/// [`Solver::solve_with`] to stop sooner.
///
/// Everything it needs is built in memory and dropped. To solve several boards, keep a
/// [`Solver`].
pub fn solve(board: &Board) -> Result<Report, SolveError> {
    Solver::new().solve(&Request::try_from(*board)?)
}
