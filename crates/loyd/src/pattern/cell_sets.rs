//! Cell sets: the cells that a pattern's tiles occupy.
//!
//! A cell set has one bit per cell, cell 0 lowest. The cell sets of k tiles are
//! numbered in ascending order of their bits. They do not depend on the tiles: a cell
//! set together with the [order](super::order) of the tiles says where each tile is.
//!
//! The free cells fall into connected *regions*. Other tiles move freely within a
//! region, so only the blank's region matters.
//!
//! ```text
//! # # # .     one cell set of 8 tiles with three regions:
//! . . # #     the top right corner, the two cells on the left
//! # # . .     and the six at the bottom right
//! # . . .
//! ```

use crate::puzzle::{MAX_CELLS, Shape};

/// A set of cells.
pub(super) type CellSet = u64;
const _: () = assert!(MAX_CELLS <= CellSet::BITS as usize);

/// The cell sets of patterns with a given number of tiles on a shape.
#[derive(Debug, Clone)]
pub struct CellSets {
    shape: Shape,
    tiles: usize,
    /// Binomial coefficients, for ranking.
    choose: Vec<[u32; super::order::MAX_TILES + 1]>,
    /// Cells that have a neighbour on their left, and on their right.
    has_left: CellSet,
    has_right: CellSet,
    all: CellSet,
    /// Cells whose row and column have an odd sum.
    odd: CellSet,
}

impl CellSets {
    /// The cell sets of `tiles` tiles on `shape`.
    pub fn new(shape: Shape, tiles: usize) -> CellSets {
        let cells = shape.cells();
        let mut choose = vec![[0_u32; super::order::MAX_TILES + 1]; cells + 1];
        for n in 0..=cells {
            choose[n][0] = 1;
            for k in 1..=super::order::MAX_TILES.min(n) {
                let above = choose[n - 1];
                choose[n][k] = above[k - 1].saturating_add(above[k]);
            }
        }
        let column = |col: usize| -> CellSet {
            (0..shape.rows()).fold(0, |set, row| set | 1 << shape.cell(row, col))
        };
        let all = if cells == 64 {
            u64::MAX
        } else {
            (1 << cells) - 1
        };
        CellSets {
            shape,
            tiles,
            choose,
            has_left: all & !column(0),
            has_right: all & !column(shape.cols() - 1),
            all,
            odd: (0..cells)
                .filter(|&cell| (shape.row(cell) + shape.col(cell)) % 2 == 1)
                .fold(0, |odd, cell| odd | 1 << cell),
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

    /// Returns the number of a cell set.
    #[inline]
    pub fn number_of(&self, set: CellSet) -> usize {
        let mut rest = set;
        let mut number = 0;
        let mut nth = 0;
        while rest != 0 {
            nth += 1;
            number += self.choose[rest.trailing_zeros() as usize][nth] as usize;
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

    /// Returns the cells not in a set.
    pub fn free(&self, set: CellSet) -> CellSet {
        self.all & !set
    }

    /// Returns the cells beside those of a set.
    #[inline]
    pub fn beside(&self, set: CellSet) -> CellSet {
        let cols = self.shape.cols();
        (set & self.has_left) >> 1 | (set & self.has_right) << 1 | set >> cols | set << cols
    }

    /// Returns the region of free cells that `cell` belongs to.
    #[inline]
    pub fn region(&self, set: CellSet, cell: usize) -> CellSet {
        let free = self.free(set);
        let mut region: CellSet = 1 << cell;
        loop {
            let grown = (region | self.beside(region)) & free;
            if grown == region {
                return region;
            }
            region = grown;
        }
    }

    /// Returns the regions of a cell set, by their lowest cells.
    pub fn regions(&self, set: CellSet) -> impl Iterator<Item = CellSet> {
        let mut left = self.free(set);
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let region = self.region(set, left.trailing_zeros() as usize);
            left &= !region;
            Some(region)
        })
    }

    /// Returns the sum of row and column over all cells of a set, modulo 2. Every move
    /// of a pattern's tile changes it.
    #[inline]
    pub fn parity(&self, set: CellSet) -> usize {
        (set & self.odd).count_ones() as usize % 2
    }

    /// Returns the cells whose row and column have an even (0) or an odd (1) sum.
    #[inline]
    pub fn of_parity(&self, parity: usize) -> CellSet {
        if parity == 1 {
            self.odd
        } else {
            self.all & !self.odd
        }
    }
}

/// Returns the cells of a set, ascending.
pub(super) fn cells_of(set: CellSet) -> impl Iterator<Item = usize> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let cell = rest.trailing_zeros() as usize;
        (rest != 0).then(|| {
            rest &= rest - 1;
            cell
        })
    })
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
        for shape in Shape::all() {
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
