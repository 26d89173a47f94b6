//! Estimates of the distance to the goal that need no table file.
//!
//! One heuristic per file. A heuristic depends on boards and its goal, and on no
//! search. Searches depend on the [`Heuristic`] trait and on no heuristic. The
//! [`Solver`](crate::Solver) combines both.

mod combine;
mod contract;
mod greedy_walk;
mod hybrid;
mod line;
mod linear_conflict;
mod manhattan;
mod misplaced;
mod multi_tile;
mod paper_backward;
mod walking_distance;
mod weighted;

pub use combine::Larger;
pub use contract::{GREATEST_ESTIMATE, HeuristicError};
pub(crate) use contract::{check_ends, check_multi_tile, check_multi_tile_ends, is_too_large};
pub use hybrid::Hybrid;
pub use linear_conflict::{ConflictRule, LinearConflict};
pub use manhattan::Manhattan;
pub use misplaced::Misplaced;
pub(crate) use multi_tile::fewest_moves;
pub use multi_tile::{MultiTileBounds, MultiTileManhattan, MultiTileWalking};
pub use paper_backward::PaperBackward;
pub use walking_distance::{WalkingDistance, WalkingTable, WalkingTables};
pub use weighted::{Weight, WeightError, Weighted};

use crate::puzzle::{Board, Cells, Home, Slide};

/// An estimate of how many slides a board is from its goal.
///
/// A heuristic is made for one [`Home`] and then called for
/// millions of boards, mostly neighbours. So it works in steps: a *memo* carries what
/// it knows of one board to the next.
///
/// * [`start`](Heuristic::start) is called once for each board a search starts with. It
///   examines all cells.
/// * [`step`](Heuristic::step) is called for every slide a search tries, with the memo
///   of the board before and the cells after. It must return the memo that `start`
///   would return for the new board.
/// * [`estimate`](Heuristic::estimate) is called for every memo.
///
/// An implementor promises three things:
///
/// * The estimate is 0 on the goal **and nowhere else**: searches use it as the goal test.
/// * No estimate is above [`GREATEST_ESTIMATE`] slides. There is no value for "never", because the
///   goal can be reached from every board of a puzzle.
/// * The [`properties`](Heuristic::properties) are true: reports derive what they guarantee from
///   them, and tests check them on every 3x3 board.
///
/// A search refuses a heuristic, with a [`HeuristicError`], if the goal's estimate is not 0, and as
/// soon as an estimate is too large. The rest it cannot see.
pub trait Heuristic {
    /// Estimates are given in units of 1/`UNIT` slide, so that the paper's
    /// thirds stay exact.
    const UNIT: u32 = 1;

    /// What is carried from a board to its neighbour.
    type Memo: Copy + 'static;

    /// Returns what is true of the estimates.
    fn properties(&self) -> Properties;

    /// Returns the memo of a board.
    fn start(&self, cells: &Cells) -> Self::Memo;

    /// Returns the memo after a slide.
    fn step(&self, memo: Self::Memo, cells: &Cells, step: Step) -> Self::Memo;

    /// Returns the estimate of a memo's board, in units of 1/`UNIT` slide.
    fn estimate(&self, memo: Self::Memo) -> u32;

    /// Returns the estimate in slides as a floating-point number. It orders boards of
    /// equal estimates in the paper's searches, with the paper's rounding errors.
    #[inline]
    fn real(&self, memo: Self::Memo) -> f64 {
        f64::from(self.estimate(memo)) / f64::from(Self::UNIT)
    }

    /// Whether [`recall`](Heuristic::recall) is quick, so that a search that stores
    /// boards need not store their memos.
    const RECALLS: bool = false;

    /// Returns the memo of a board whose estimate is known.
    #[inline]
    fn recall(&self, cells: &Cells, _estimate: u32) -> Self::Memo {
        self.start(cells)
    }

    /// Returns the estimate of a board, computed from all its cells.
    fn estimate_board(&self, board: &Board) -> Estimate {
        Estimate {
            units: self.estimate(self.start(board.cells())),
            unit: Self::UNIT,
        }
    }
}

/// A heuristic that a bidirectional search can use.
///
/// The backward search needs an estimate of the distance to the start, and every start is
/// another goal. So a heuristic says what takes its place there: mostly the same heuristic
/// made for another goal, and something cheaper where that would need new tables.
pub trait Reversible: Heuristic {
    /// The heuristic of the backward search.
    type Reverse: Heuristic;

    /// Returns the heuristic of the backward search, whose goal is `home`: the start board
    /// with its tiles renamed so that they are in order.
    fn reversed(&self, home: Home) -> Self::Reverse;

    /// Returns the backward heuristic of the program that this heuristic was published with,
    /// if that is another one. Only the search that repeats that program uses it.
    fn published_reverse(&self, _home: Home) -> Option<PaperBackward> {
        None
    }
}

/// A borrowed heuristic is reversed as the heuristic itself.
impl<H: Reversible> Reversible for &H {
    type Reverse = H::Reverse;

    fn reversed(&self, home: Home) -> H::Reverse {
        (**self).reversed(home)
    }

    fn published_reverse(&self, home: Home) -> Option<PaperBackward> {
        (**self).published_reverse(home)
    }
}

/// A borrowed heuristic is a heuristic.
impl<H: Heuristic> Heuristic for &H {
    const UNIT: u32 = H::UNIT;
    const RECALLS: bool = H::RECALLS;
    type Memo = H::Memo;

    fn properties(&self) -> Properties {
        (**self).properties()
    }

    #[inline]
    fn real(&self, memo: H::Memo) -> f64 {
        (**self).real(memo)
    }

    #[inline]
    fn recall(&self, cells: &Cells, estimate: u32) -> H::Memo {
        (**self).recall(cells, estimate)
    }

    #[inline]
    fn start(&self, cells: &Cells) -> H::Memo {
        (**self).start(cells)
    }

    #[inline]
    fn step(&self, memo: H::Memo, cells: &Cells, step: Step) -> H::Memo {
        (**self).step(memo, cells, step)
    }

    #[inline]
    fn estimate(&self, memo: H::Memo) -> u32 {
        (**self).estimate(memo)
    }
}

/// One slide as a heuristic sees it.
#[derive(Debug, Clone, Copy)]
pub struct Step {
    /// The tile that moves.
    pub tile: u8,
    /// The cell it leaves; the blank is there afterwards.
    pub from: u8,
    /// The cell it enters; the blank was there before.
    pub to: u8,
    /// The direction in which it moves.
    pub slide: Slide,
}

/// What a heuristic guarantees of its estimates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Properties {
    /// Never above the true distance.
    pub admissible: bool,
    /// Never changes by more than one with one slide. With an estimate of 0 on the goal
    /// this implies `admissible`.
    pub consistent: bool,
}

impl Properties {
    /// Admissible and consistent.
    pub const CONSISTENT: Properties = Properties {
        admissible: true,
        consistent: true,
    };
    /// Neither.
    pub const NONE: Properties = Properties {
        admissible: false,
        consistent: false,
    };

    /// What holds of both when each has its properties: for instance of the maximum.
    #[must_use]
    pub const fn and(self, other: Properties) -> Properties {
        Properties {
            admissible: self.admissible && other.admissible,
            consistent: self.consistent && other.consistent,
        }
    }
}

/// An exact estimate: `units` / `unit` slides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Estimate {
    /// The estimate in units.
    pub units: u32,
    /// How many units make one slide.
    pub unit: u32,
}

impl Estimate {
    /// The estimate in slides.
    pub fn slides(self) -> f64 {
        f64::from(self.units) / f64::from(self.unit)
    }

    /// The nearest whole number of slides, halves up.
    pub const fn rounded(self) -> u32 {
        (2 * self.units + self.unit) / (2 * self.unit)
    }

    /// The least whole number of slides not below the estimate.
    pub const fn ceiling(self) -> u32 {
        self.units.div_ceil(self.unit)
    }
}

/// `58`, or `58 2/3` if it is not a whole number.
impl std::fmt::Display for Estimate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (whole, part) = (self.units / self.unit, self.units % self.unit);
        match part {
            0 => write!(f, "{whole}"),
            _ => write!(f, "{whole} {part}/{}", self.unit),
        }
    }
}
