//! Where a person's solution lost moves.
//!
//! A slide changes a board's distance from the goal by exactly one, so every move is
//! either good (one closer) or bad (one farther), and each bad move costs two: itself
//! and the move that makes up for it. Hence the equation that sliders know:
//!
//! ```text
//! moves played = optimal length + 2 x bad moves         87 = 51 + 2x18
//! ```
//!
//! The distances are found from the end, where the goal has distance 0: each earlier
//! board is one closer or one farther than the next, which is one bound to search
//! (`play/along.rs`). So if a limit stops the analysis, the end of the solution is exact
//! and its beginning unknown, never the other way round. On large boards that happens to
//! most solutions, so the scramble itself is searched first for a while: its bounds, or
//! its distance, say how many moves were lost even if it is not known which.
//!
//! * [`analyze`]: one solution. [`Summary`]: many.
//! * [`levels`]: how many boards there are at each distance; *luck* is based on it.
//!
//! ```
//! use loyd::{Request, Solver, play::analysis::analyze, puzzle::Board, search::Silent};
//!
//! let scramble: Board = "1 2 3/4 5 6/0 7 8".parse()?;
//! let played = "DUL2".parse()?;
//! let analysis = analyze(&Solver::new(), &Request::try_from(scramble)?, &played, &mut Silent)?;
//! assert_eq!(analysis.to_string(), "4 = 2 + 2x1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod levels;
mod summary;

pub use summary::{Summary, luck};

use std::fmt;

use crate::error::SolveError;
use crate::play::along::{along, better_moves, bounds, visited};
use crate::play::distance::Distances;
use crate::puzzle::{Board, IllegalSlide, Path, Puzzle, Slide};
use crate::request::Request;
use crate::search::Observer;
use crate::solver::{Solver, is_large};

/// Boards generated in search of the scramble's distance before the boards along a solution
/// of a large board are searched: a second or two.
const START_NODES: u64 = 10_000_000;

/// A solution with the distance of every board along it.
#[derive(Debug, Clone)]
pub struct Analysis {
    /// Scramble and goal.
    pub puzzle: Puzzle,
    /// What was played.
    pub played: Path,
    /// The distance from the goal before the first move and after each. If a limit left
    /// some unknown, they are all at the beginning.
    pub distances: Vec<Option<u32>>,
    /// The moves that led away from the goal, as far as the distances are known.
    pub bad_moves: Vec<BadMove>,
    /// The scramble's distance is at least this.
    pub lower_bound: u32,
    /// The scramble's distance is at most this.
    pub upper_bound: u32,
}

/// A move that led away from the goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadMove {
    /// Its index in the solution, from 0.
    pub index: usize,
    /// The board it was made on.
    pub board: Board,
    /// That board's distance.
    pub distance: u32,
    /// What was played.
    pub played: Slide,
    /// Every slide that would have led closer, in the order of [`Slide::ALL`].
    pub better: Vec<Slide>,
    /// Whether `better` is complete; `false` if a limit stopped the search.
    pub complete: bool,
}

impl Analysis {
    /// The shortest length, if it is known.
    pub fn optimal(&self) -> Option<u32> {
        (self.lower_bound == self.upper_bound).then_some(self.lower_bound)
    }

    /// The number of bad moves, if it is known.
    pub fn bad(&self) -> Option<u32> {
        let optimal = self.optimal()?;
        Some((self.played.len() as u32 - optimal) / 2)
    }

    /// Returns `true` if everything is known.
    pub fn is_complete(&self) -> bool {
        self.distances[0].is_some() && self.bad_moves.iter().all(|bad| bad.complete)
    }
}

/// `87 = 51 + 2x18`, or what is known: `87, at best 45 to 61`.
impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let played = self.played.len();
        if let (Some(optimal), Some(bad)) = (self.optimal(), self.bad()) {
            return write!(f, "{played} = {optimal} + 2x{bad}");
        }
        let (lower, upper) = (self.lower_bound, self.upper_bound);
        write!(f, "{played}, at best {lower} to {upper}")
    }
}

/// Why a solution cannot be analysed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AnalyzeError {
    /// A move that no tile can make.
    #[error(transparent)]
    Illegal(Box<IllegalSlide>),
    /// The moves end elsewhere.
    #[error("the moves end at {end}, not at the goal {goal}")]
    NotSolved {
        /// Where they end.
        end: Box<Board>,
        /// Where they should.
        goal: Box<Board>,
    },
    /// The scramble cannot be solved, or not as requested.
    #[error(transparent)]
    Solve(#[from] SolveError),
}

impl From<IllegalSlide> for AnalyzeError {
    fn from(illegal: IllegalSlide) -> AnalyzeError {
        AnalyzeError::Illegal(Box::new(illegal))
    }
}

/// Returns the scramble that a solution solves, by replaying its inverse from the goal.
pub fn scramble_of(played: &Path, goal: &Board) -> Result<Board, IllegalSlide> {
    played.reversed().replay(goal).map_err(|illegal| {
        // The last move is undone first.
        IllegalSlide {
            index: played.len() - 1 - illegal.index,
            slide: illegal.slide.opposite(),
            board: illegal.board,
        }
    })
}

/// Analyses a solution of a request's board. The request sets the heuristic, the search
/// and the limits; its metric and weight are not used.
pub fn analyze(
    solver: &Solver,
    request: &Request,
    played: &Path,
    observer: &mut dyn Observer,
) -> Result<Analysis, AnalyzeError> {
    let puzzle = request.puzzle;
    let boards = played.boards(puzzle.start())?;
    let end = boards[played.len()];
    if end != *puzzle.goal() {
        return Err(AnalyzeError::NotSolved {
            end: Box::new(end),
            goal: Box::new(*puzzle.goal()),
        });
    }
    let ask = Distances::new(solver, request);
    let start = is_large(puzzle.home().shape())
        .then(|| ask.solve_briefly(puzzle.start(), START_NODES, observer))
        .transpose()?;
    let distances = match &start {
        // A shortest solution loses nothing on its way.
        Some(start) if start.lower_bound == played.len() as u32 => {
            (0..=start.lower_bound).rev().map(Some).collect()
        }
        Some(_) | None => along(&ask, &boards, observer)?,
    };
    let bad_moves = bad_moves(&ask, &boards, played, &distances, observer)?;
    let (lower_bound, upper_bound) = match distances[0] {
        Some(optimal) => (optimal, optimal),
        None => bounds(&ask, start, &distances, observer)?,
    };
    Ok(Analysis {
        puzzle,
        played: played.clone(),
        distances,
        bad_moves,
        lower_bound,
        upper_bound,
    })
}

/// Returns the moves after which the goal was farther away, with every better one.
fn bad_moves(
    ask: &Distances<'_>,
    boards: &[Board],
    played: &Path,
    distances: &[Option<u32>],
    observer: &mut dyn Observer,
) -> Result<Vec<BadMove>, SolveError> {
    let visited = visited(boards, distances);
    let pairs = distances.windows(2).enumerate();
    let bad: Vec<(usize, u32)> = pairs
        .filter_map(|(index, pair)| {
            let (before, after) = (pair[0]?, pair[1]?);
            (after > before).then_some((index, before))
        })
        .collect();
    let mut bad_moves = Vec::with_capacity(bad.len());
    for (done, &(index, distance)) in bad.iter().enumerate() {
        if observer.is_abandoned() {
            break;
        }
        observer.part(done, bad.len());
        let (board, played) = (boards[index], played.slides()[index]);
        let others = Slide::ALL.into_iter().filter(|&slide| slide != played);
        let others = others.filter_map(|slide| Some((slide, board.after(slide)?)));
        let (better, complete) = better_moves(ask, &visited, distance, others, observer)?;
        bad_moves.push(BadMove {
            index,
            board,
            distance,
            played,
            better,
            complete,
        });
    }
    Ok(bad_moves)
}
