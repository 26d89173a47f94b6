//! The paper's hybrid HH = MD/3 + WD + LC.
//!
//! A sum of estimates that count some slides twice, so it overestimates, and quickly
//! finds short but not shortest solutions. Thirds are exact: the unit is a third of a
//! slide. LC is the paper's rule, with which its tables were made.

use super::linear_conflict::{ConflictMemo, ConflictRule, LinearConflict};
use super::paper_backward::PaperBackward;
use super::walking_distance::{WalkingDistance, WalkingMemo};
use super::{Heuristic, Properties, Reversible, Step};
use crate::puzzle::{Cells, Home};

/// Manhattan distance / 3 + walking distance + linear conflict.
#[derive(Debug, Clone)]
pub struct Hybrid {
    conflict: LinearConflict,
    walking: WalkingDistance,
}

impl Hybrid {
    /// The hybrid over a walking distance, for the same home.
    pub fn new(home: Home, walking: WalkingDistance) -> Hybrid {
        Hybrid {
            conflict: LinearConflict::new(home, ConflictRule::Paper),
            walking,
        }
    }
}

impl Heuristic for Hybrid {
    const UNIT: u32 = 3;
    type Memo = (ConflictMemo, WalkingMemo);

    fn properties(&self) -> Properties {
        Properties::NONE
    }

    fn start(&self, cells: &Cells) -> Self::Memo {
        (self.conflict.start(cells), self.walking.start(cells))
    }

    #[inline]
    fn step(&self, memo: Self::Memo, cells: &Cells, step: Step) -> Self::Memo {
        (
            self.conflict.step(memo.0, cells, step),
            self.walking.step(memo.1, cells, step),
        )
    }

    #[inline]
    fn estimate(&self, memo: Self::Memo) -> u32 {
        let (conflict, walking) = memo;
        conflict.manhattan + 3 * (self.walking.estimate(walking) + conflict.conflicts)
    }

    #[inline]
    fn real(&self, memo: Self::Memo) -> f64 {
        let (conflict, walking) = memo;
        let whole = self.walking.estimate(walking) + conflict.conflicts;
        f64::from(whole) + f64::from(conflict.manhattan) / 3.0
    }
}

/// Start and board exchange their parts in the paper's rule of linear conflict.
impl Reversible for Hybrid {
    type Reverse = Hybrid;

    fn reversed(&self, home: Home) -> Hybrid {
        Hybrid {
            conflict: LinearConflict::new(home, ConflictRule::PaperBackward),
            walking: self.walking.reversed(home),
        }
    }

    fn published_reverse(&self, home: Home) -> Option<PaperBackward> {
        PaperBackward::new(home, self.walking.reversed(home))
    }
}
