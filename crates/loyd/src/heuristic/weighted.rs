//! A weighted estimate: finds solutions sooner, at most `weight` times the optimum
//! long.
//!
//! Pohl (1970). A search by f = g + w h stays close to the paths that look best. With
//! an admissible h its solution is at most w times as long as the shortest: some board
//! of a shortest solution is always open, and its f is at most w times that solution's
//! length. The product is rounded down, so that it stays whole and the guarantee holds.

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
