//! The backward estimate of the paper's program: W/1.1 + LC + MD/3.
//!
//! The paper describes HH = MD/3 + WD + LC and says nothing of what its backward search uses
//! instead. Its first author's program shows it: W, the steps of a [greedy
//! walk](super::greedy_walk), divided by 1.1, takes the place of walking distance. LC is the
//! paper's rule as in the forward search. `docs/searches.md` names the program.

use super::line::Lines;
use super::linear_conflict::ConflictRule;
use super::manhattan::Manhattan;
use super::walking_distance::{WalkingDistance, WalkingMemo};
use super::{Heuristic, Properties, Step};
use crate::puzzle::{Cells, Home, Shape};

/// W/1.1 + linear conflict + Manhattan distance / 3, on 4x4.
#[derive(Debug, Clone)]
pub struct PaperBackward {
    manhattan: Manhattan,
    rows: Lines,
    cols: Lines,
    walking: WalkingDistance,
}

/// The parts of the estimate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaperMemo {
    manhattan: u32,
    row_conflicts: u32,
    col_conflicts: u32,
    walking: WalkingMemo,
}

impl PaperBackward {
    /// The estimate over a walking distance, for the same home. `None` if the board is not
    /// 4x4: the greedy walk is made for four lines of four cells.
    pub fn new(home: Home, walking: WalkingDistance) -> Option<PaperBackward> {
        (home.shape() == Shape::FOUR).then(|| PaperBackward {
            manhattan: Manhattan::new(home),
            rows: Lines::rows(home, ConflictRule::Paper),
            cols: Lines::cols(home, ConflictRule::Paper),
            walking,
        })
    }

    /// The steps of the greedy walks of rows and columns together.
    #[inline]
    fn walk(&self, memo: WalkingMemo) -> u32 {
        let [rows, cols] = self.walking.tables();
        let rows = rows.greedy_walks()[usize::from(memo.rows)];
        let cols = cols.greedy_walks()[usize::from(memo.cols)];
        u32::from(rows) + u32::from(cols)
    }
}

impl Heuristic for PaperBackward {
    /// Thirds and elevenths: W/1.1 is 10 W / 11.
    const UNIT: u32 = 33;
    type Memo = PaperMemo;

    fn properties(&self) -> Properties {
        Properties::NONE
    }

    fn start(&self, cells: &Cells) -> PaperMemo {
        PaperMemo {
            manhattan: self.manhattan.start(cells),
            row_conflicts: self.rows.total(cells),
            col_conflicts: self.cols.total(cells),
            walking: self.walking.start(cells),
        }
    }

    #[inline]
    fn step(&self, memo: PaperMemo, cells: &Cells, step: Step) -> PaperMemo {
        let (shape, tile) = (Shape::FOUR, step.tile);
        let (from, to) = (usize::from(step.from), usize::from(step.to));
        let (mut row_conflicts, mut col_conflicts) = (memo.row_conflicts, memo.col_conflicts);
        if step.slide.is_vertical() {
            let (from_row, to_row) = (shape.row(from), shape.row(to));
            let change = self
                .rows
                .change(cells, tile, from_row, to_row, shape.col(from));
            row_conflicts = row_conflicts.wrapping_add_signed(change);
        } else {
            let (from_col, to_col) = (shape.col(from), shape.col(to));
            let change = self
                .cols
                .change(cells, tile, from_col, to_col, shape.row(from));
            col_conflicts = col_conflicts.wrapping_add_signed(change);
        }
        PaperMemo {
            manhattan: self.manhattan.step(memo.manhattan, cells, step),
            row_conflicts,
            col_conflicts,
            walking: self.walking.step(memo.walking, cells, step),
        }
    }

    #[inline]
    fn estimate(&self, memo: PaperMemo) -> u32 {
        let conflicts = memo.row_conflicts + memo.col_conflicts;
        30 * self.walk(memo.walking) + 33 * conflicts + 11 * memo.manhattan
    }

    /// The additions are in the order of the paper's program: the last bit decides ties.
    #[inline]
    fn real(&self, memo: PaperMemo) -> f64 {
        let walk = f64::from(self.walk(memo.walking)) / 1.1;
        let (rows, cols) = (f64::from(memo.row_conflicts), f64::from(memo.col_conflicts));
        walk + rows + cols + f64::from(memo.manhattan) / 3.0
    }
}
