//! Misplaced tiles: the number of tiles that are not at home.
//!
//! Each slide moves one tile, so it brings at most one home. Far weaker than Manhattan
//! distance; included for teaching.

use super::{Heuristic, Properties, Reversible, Step};
use crate::puzzle::{Cells, Home};

/// The number of tiles that are not at home.
#[derive(Debug, Clone)]
pub struct Misplaced {
    home: Home,
}

impl Misplaced {
    /// Tiles misplaced with respect to `home`.
    pub fn new(home: Home) -> Misplaced {
        Misplaced { home }
    }

    #[inline]
    fn away(&self, tile: u8, cell: usize) -> u32 {
        u32::from(self.home.cell_of(tile) != cell)
    }
}

impl Heuristic for Misplaced {
    const RECALLS: bool = true;
    type Memo = u32;

    fn properties(&self) -> Properties {
        Properties::CONSISTENT
    }

    fn start(&self, cells: &Cells) -> u32 {
        (0..self.home.shape().cells())
            .filter(|&cell| cells[cell] != 0)
            .map(|cell| self.away(cells[cell], cell))
            .sum()
    }

    #[inline]
    fn step(&self, memo: u32, _: &Cells, step: Step) -> u32 {
        memo + self.away(step.tile, step.to.into()) - self.away(step.tile, step.from.into())
    }

    #[inline]
    fn estimate(&self, memo: u32) -> u32 {
        memo
    }

    #[inline]
    fn recall(&self, _: &Cells, estimate: u32) -> u32 {
        estimate
    }
}

impl Reversible for Misplaced {
    type Reverse = Misplaced;

    fn reversed(&self, home: Home) -> Misplaced {
        Misplaced::new(home)
    }
}
