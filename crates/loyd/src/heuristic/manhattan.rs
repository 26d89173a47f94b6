//! Manhattan distance: every tile moves to its home as if it were alone.
//!
//! The oldest useful estimate (Doran & Michie 1966). Each slide moves one tile by one
//! step, so the sum of all tiles' distances never exceeds the true distance and changes
//! by exactly one with every slide.

use super::{Heuristic, Properties, Reversible, Step};
use crate::puzzle::{Cells, Home, MAX_CELLS};

/// The sum of the tiles' distances to their homes.
#[derive(Debug, Clone)]
pub struct Manhattan {
    /// Distance of tile t on cell c, at index 256 t + c. Bytes, so that the part used by
    /// a 4x4 board stays in the first-level cache.
    distance: Box<[u8; MAX_CELLS * MAX_CELLS]>,
}

impl Manhattan {
    /// Manhattan distance to `home`.
    pub fn new(home: Home) -> Manhattan {
        let shape = home.shape();
        let mut distance = Box::new([0; MAX_CELLS * MAX_CELLS]);
        for tile in 1..shape.cells() {
            for cell in 0..shape.cells() {
                let steps = shape.distance(cell, home.cell_of(tile as u8));
                distance[tile * MAX_CELLS + cell] = steps as u8;
            }
        }
        Manhattan { distance }
    }

    #[inline]
    fn of(&self, tile: u8, cell: u8) -> u32 {
        // The remainder tells the compiler what the shape guarantees.
        let index = usize::from(tile) * MAX_CELLS + usize::from(cell);
        u32::from(self.distance[index % (MAX_CELLS * MAX_CELLS)])
    }
}

impl Heuristic for Manhattan {
    const RECALLS: bool = true;
    type Memo = u32;

    fn properties(&self) -> Properties {
        Properties::CONSISTENT
    }

    fn start(&self, cells: &Cells) -> u32 {
        (0..=u8::MAX)
            .zip(cells)
            .filter(|&(_, &tile)| tile != 0)
            .map(|(cell, &tile)| self.of(tile, cell))
            .sum()
    }

    #[inline]
    fn step(&self, memo: u32, _: &Cells, step: Step) -> u32 {
        memo + self.of(step.tile, step.to) - self.of(step.tile, step.from)
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

impl Reversible for Manhattan {
    type Reverse = Manhattan;

    fn reversed(&self, home: Home) -> Manhattan {
        Manhattan::new(home)
    }
}
