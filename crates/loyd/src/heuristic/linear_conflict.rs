//! Linear conflict: tiles that are in the wrong order within their own line.
//!
//! Two tiles in their own row (or column) but in reversed order cannot pass each other
//! there: one must leave the line and come back, which takes two slides that Manhattan
//! distance does not count (Hansson, Mayer & Yung 1992).
//!
//! ```text
//! 2 3 1 .     the row's own tiles in the order 2 3 1
//! ```
//!
//! There are two rules for how many tiles leave.
//!
//! * [`ConflictRule::Fewest`], *the* linear conflict: the fewest tiles that must leave
//!   so that the rest is in order; above, tile 1 alone: +2. The rest is a longest
//!   rising subsequence. Admissible and consistent.
//! * [`ConflictRule::Paper`]: every tile with a smaller tile of its line after it;
//!   above, tiles 2 and 3: +4. The tables of the paper on the hybrid heuristic were
//!   made with this rule. It overestimates, is declared inadmissible and is kept to
//!   reproduce those tables.
//!
//! A slide along a line does not change the order of the line's tiles. So only the two
//! lines crossed at a right angle matter, and of those only the one the tile belongs
//! to, if it belongs to either.

use super::line::Lines;
use super::manhattan::Manhattan;
use super::{Heuristic, Properties, Reversible, Step};
use crate::puzzle::{Cells, Home, Shape};

/// Which tiles of a line count as having to leave it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ConflictRule {
    /// The fewest tiles that must leave so that the others are in order.
    Fewest,
    /// Every tile that has a smaller tile of its line after it.
    Paper,
    /// Every tile that has a larger tile of its line before it: the paper's rule for
    /// the backward search, where board and goal exchange their roles.
    PaperBackward,
}

/// Manhattan distance plus linear conflicts.
#[derive(Debug, Clone)]
pub struct LinearConflict {
    shape: Shape,
    rule: ConflictRule,
    manhattan: Manhattan,
    rows: Lines,
    cols: Lines,
}

/// Both parts of the estimate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ConflictMemo {
    pub(super) manhattan: u32,
    pub(super) conflicts: u32,
}

impl LinearConflict {
    /// Manhattan distance and linear conflicts with respect to `home`.
    pub fn new(home: Home, rule: ConflictRule) -> LinearConflict {
        LinearConflict {
            shape: home.shape(),
            rule,
            manhattan: Manhattan::new(home),
            rows: Lines::rows(home, rule),
            cols: Lines::cols(home, rule),
        }
    }

    /// The part that is added to Manhattan distance.
    pub fn conflicts(&self, cells: &Cells) -> u32 {
        self.rows.total(cells) + self.cols.total(cells)
    }
}

impl Heuristic for LinearConflict {
    const RECALLS: bool = true;
    type Memo = ConflictMemo;

    fn properties(&self) -> Properties {
        match self.rule {
            ConflictRule::Fewest => Properties::CONSISTENT,
            ConflictRule::Paper | ConflictRule::PaperBackward => Properties::NONE,
        }
    }

    fn start(&self, cells: &Cells) -> ConflictMemo {
        ConflictMemo {
            manhattan: self.manhattan.start(cells),
            conflicts: self.conflicts(cells),
        }
    }

    #[inline]
    fn step(&self, memo: ConflictMemo, cells: &Cells, step: Step) -> ConflictMemo {
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let (from_row, from_col) = (self.shape.row(from), self.shape.col(from));
        let change = if step.slide.is_vertical() {
            let to_row = self.shape.row(to);
            self.rows
                .change(cells, step.tile, from_row, to_row, from_col)
        } else {
            let to_col = self.shape.col(to);
            self.cols
                .change(cells, step.tile, from_col, to_col, from_row)
        };
        ConflictMemo {
            manhattan: self.manhattan.step(memo.manhattan, cells, step),
            conflicts: memo.conflicts.wrapping_add_signed(change),
        }
    }

    #[inline]
    fn estimate(&self, memo: ConflictMemo) -> u32 {
        memo.manhattan + memo.conflicts
    }

    #[inline]
    fn recall(&self, cells: &Cells, estimate: u32) -> ConflictMemo {
        let manhattan = self.manhattan.start(cells);
        ConflictMemo {
            manhattan,
            conflicts: estimate - manhattan,
        }
    }
}

impl Reversible for LinearConflict {
    type Reverse = LinearConflict;

    fn reversed(&self, home: Home) -> LinearConflict {
        LinearConflict::new(home, self.rule)
    }
}
