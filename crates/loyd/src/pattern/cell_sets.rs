//! Cell sets: the cells that a pattern's tiles occupy.
//!
//! The cell sets of k tiles are numbered in ascending order of their bits. They do not depend on
//! the tiles: a cell set together with the [order](super::order) of the tiles says where each
//! tile is.

use crate::grid::{CellSet, Grid};
use crate::puzzle::Shape;

/// The cell sets of patterns with a given number of tiles on a shape.
#[derive(Debug, Clone)]
pub struct CellSets {
    shape: Shape,
    tiles: usize,
    grid: Grid,
    /// Binomial coefficients, for ranking.
    choose: Vec<[u32; super::order::MAX_TILES + 1]>,
    halves: Option<Halves>,
}

/// The number of a cell set in two lookups. How many cells are in the lower half follows from the
/// upper one, so each half has its own part of the number.
#[derive(Debug, Clone)]
struct Halves {
    /// Number of cells in the lower half.
    cells: usize,
    lower: Vec<u32>,
    upper: Vec<u32>,
}

/// The most cells whose sets are ranked by halves: the tables have 48 KB for them.
const MOST_IN_HALVES: usize = 25;

impl CellSets {
    /// The cell sets of `tiles` tiles on `shape`.
    ///
    /// # Panics
    /// If the shape has more than 64 cells.
    pub fn new(shape: Shape, tiles: usize) -> CellSets {
        let cells = shape.cells();
        assert!(cells <= CellSet::BITS as usize, "no cell sets of {shape}");
        let mut choose = vec![[0_u32; super::order::MAX_TILES + 1]; cells + 1];
        for n in 0..=cells {
            choose[n][0] = 1;
            for k in 1..=super::order::MAX_TILES.min(n) {
                let above = choose[n - 1];
                choose[n][k] = above[k - 1].saturating_add(above[k]);
            }
        }
        let mut sets = CellSets {
            shape,
            tiles,
            grid: Grid::new(shape.rows(), shape.cols()),
            choose,
            halves: None,
        };
        sets.halves = (cells <= MOST_IN_HALVES).then(|| sets.halves());
        sets
    }

    fn halves(&self) -> Halves {
        let cells = self.shape.cells().div_ceil(2);
        // Sets of more cells than there are tiles do not occur.
        let fits = |set: CellSet| set.count_ones() as usize <= self.tiles;
        let lower = |set| if fits(set) { self.sum(set, 0) } else { 0 };
        let upper = |set: CellSet| match self.tiles.checked_sub(set.count_ones() as usize) {
            Some(below) => self.sum(set << cells, below),
            None => 0,
        };
        let above = self.shape.cells() - cells;
        Halves {
            cells,
            lower: (0..1 << cells).map(lower).collect(),
            upper: (0..1 << above).map(upper).collect(),
        }
    }

    /// Number of cell sets.
    pub fn count(&self) -> usize {
        self.choose[self.shape.cells()][self.tiles] as usize
    }

    /// The shape.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The cells, and which lie beside which.
    pub(crate) fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the number of a cell set.
    #[inline]
    pub fn number_of(&self, set: CellSet) -> usize {
        let number = match &self.halves {
            Some(halves) => {
                let (upper, lower) = (set >> halves.cells, set & ((1 << halves.cells) - 1));
                halves.lower[lower as usize] + halves.upper[upper as usize]
            }
            None => self.sum(set, 0),
        };
        number as usize
    }

    /// Returns the part of some cells in the number of a set that has `below` lower ones.
    fn sum(&self, cells: CellSet, below: usize) -> u32 {
        let (mut rest, mut number, mut nth) = (cells, 0, below);
        while rest != 0 {
            nth += 1;
            number += self.choose[rest.trailing_zeros() as usize][nth];
            rest &= rest - 1;
        }
        number
    }

    /// Returns every cell set, in the order of their numbers.
    pub fn all(&self) -> impl Iterator<Item = CellSet> {
        let first: CellSet = (1 << self.tiles) - 1;
        std::iter::successors(Some(first), |&set| {
            // The next larger number with the same number of bits (Gosper). The last
            // set of 64 cells has none, nor has the empty set.
            let low = set & set.wrapping_neg();
            let carried = set.checked_add(low)?;
            Some(((set ^ carried) >> 2).checked_div(low)? | carried)
        })
        .take(self.count())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every set of `tiles` cells, listed by adding one cell after the other.
    fn sets(cells: usize, tiles: usize) -> Vec<CellSet> {
        let mut sets = vec![0];
        for _ in 0..tiles {
            let one_more = |set: &CellSet| {
                let above = CellSet::BITS - set.leading_zeros();
                let set = *set;
                (above as usize..cells).map(move |cell| set | 1 << cell)
            };
            sets = sets.iter().flat_map(one_more).collect();
        }
        sets.sort_unstable();
        sets
    }

    #[test]
    fn the_cell_sets_of_every_shape_are_all_sets_of_that_many_cells() {
        let cells = CellSet::BITS as usize;
        for shape in Shape::all().filter(|shape| shape.cells() <= cells) {
            for tiles in 0..=3 {
                let cell_sets = CellSets::new(shape, tiles);
                let all: Vec<CellSet> = cell_sets.all().collect();
                assert_eq!(all, sets(shape.cells(), tiles), "{shape} {tiles}");
                assert_eq!(all.len(), cell_sets.count());
                let numbers = all.iter().map(|&set| cell_sets.number_of(set));
                assert!(numbers.eq(0..all.len()), "{shape} {tiles}");
            }
        }
    }
}
