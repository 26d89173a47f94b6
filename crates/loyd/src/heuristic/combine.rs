//! The larger of two estimates.
//!
//! The maximum of admissible estimates is admissible, and the maximum of consistent
//! estimates is consistent.

use super::{Heuristic, Properties, Reversible, Step};
use crate::puzzle::{Cells, Home};

/// The larger of `A`'s and `B`'s estimate. Both must use the same unit.
#[derive(Debug, Clone)]
pub struct Larger<A, B>(pub A, pub B);

impl<A: Heuristic, B: Heuristic> Heuristic for Larger<A, B> {
    const UNIT: u32 = {
        assert!(A::UNIT == B::UNIT, "estimates in different units");
        A::UNIT
    };
    type Memo = (A::Memo, B::Memo);

    fn properties(&self) -> Properties {
        self.0.properties().and(self.1.properties())
    }

    fn start(&self, cells: &Cells) -> Self::Memo {
        (self.0.start(cells), self.1.start(cells))
    }

    #[inline]
    fn step(&self, memo: Self::Memo, cells: &Cells, step: Step) -> Self::Memo {
        (
            self.0.step(memo.0, cells, step),
            self.1.step(memo.1, cells, step),
        )
    }

    #[inline]
    fn estimate(&self, memo: Self::Memo) -> u32 {
        self.0.estimate(memo.0).max(self.1.estimate(memo.1))
    }
}

impl<A: Reversible, B: Reversible> Reversible for Larger<A, B> {
    type Reverse = Larger<A::Reverse, B::Reverse>;

    fn reversed(&self, home: Home) -> Self::Reverse {
        Larger(self.0.reversed(home), self.1.reversed(home))
    }
}
