//! An estimate made heavier, to find solutions sooner that are longer by no more than
//! its weight.
//!
//! Pohl (1970). A search by f = g + w h never goes far from a way that looks good.
//! With an admissible h its solution is at most w times as long as the shortest:
//! some board of a shortest solution always waits, and its f is at most
//! w times that solution's length. The product is rounded down, so that it stays
//! whole and the promise holds.

use super::{Heuristic, Properties, Step};
use crate::puzzle::Cells;
use crate::request::Weight;

/// `H`'s estimate times a weight.
#[derive(Debug, Clone)]
pub struct Weighted<H>(pub H, pub Weight);

impl<H: Heuristic> Heuristic for Weighted<H> {
    const UNIT: u32 = H::UNIT;
    type Memo = H::Memo;

    fn properties(&self) -> Properties {
        Properties::NONE
    }

    fn start(&self, cells: &Cells) -> H::Memo {
        self.0.start(cells)
    }

    #[inline]
    fn step(&self, memo: H::Memo, cells: &Cells, step: Step) -> H::Memo {
        self.0.step(memo, cells, step)
    }

    #[inline]
    fn estimate(&self, memo: H::Memo) -> u32 {
        self.1.times(self.0.estimate(memo))
    }
}
