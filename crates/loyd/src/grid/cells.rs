//! The cells of a board, and sets of them: which lie beside which.
//!
//! A set has one bit per cell, cell 0 lowest. The cells that a set leaves free fall into connected
//! *regions*. Other tiles move freely within a region, so only the blank's region matters:
//!
//! ```text
//! # # # .     one set of 8 cells with three regions:
//! . . # #     the top right corner, the two cells on the left
//! # # . .     and the six at the bottom right
//! # . . .
//! ```

/// A set of cells.
pub(crate) type CellSet = u64;

/// The cells of a board, in rows of equal length.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Grid {
    cols: usize,
    all: CellSet,
    /// Cells that have a neighbour on their left, and on their right.
    has_left: CellSet,
    has_right: CellSet,
    /// Cells whose row and column have an odd sum.
    odd: CellSet,
}

impl Grid {
    /// The cells of a board, at most 64.
    pub(crate) fn new(rows: usize, cols: usize) -> Grid {
        let set = |is: &dyn Fn(usize, usize) -> bool| {
            let cells = (0..rows * cols).filter(|cell| is(cell / cols, cell % cols));
            cells.fold(0, |set: CellSet, cell| set | 1 << cell)
        };
        Grid {
            cols,
            all: set(&|_, _| true),
            has_left: set(&|_, col| col > 0),
            has_right: set(&|_, col| col + 1 < cols),
            odd: set(&|row, col| (row + col) % 2 == 1),
        }
    }

    /// Returns the cells not in a set.
    #[inline]
    pub(crate) fn free(&self, set: CellSet) -> CellSet {
        self.all & !set
    }

    /// Returns the cells beside those of a set. Those of the set may be among them.
    #[inline]
    pub(crate) fn beside(&self, set: CellSet) -> CellSet {
        (self.sideways(set) | set >> self.cols | set << self.cols) & self.all
    }

    /// Returns the cells of a set and all cells around them, across corners too.
    pub(crate) fn around(&self, set: CellSet) -> CellSet {
        let wide = set | self.sideways(set);
        (wide | wide >> self.cols | wide << self.cols) & self.all
    }

    /// Returns the cells to the left and to the right of those of a set.
    #[inline]
    fn sideways(&self, set: CellSet) -> CellSet {
        (set & self.has_left) >> 1 | (set & self.has_right) << 1
    }

    /// Returns the cells that are not on the edge of the board.
    pub(crate) fn inner(&self) -> CellSet {
        let upright = self.all << self.cols & self.all >> self.cols;
        upright & self.has_left & self.has_right
    }

    /// Returns the region that `cell` belongs to, of those that a set leaves free.
    #[inline]
    pub(crate) fn region(&self, set: CellSet, cell: usize) -> CellSet {
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

    /// Returns the regions that a set leaves free, by their lowest cells.
    pub(crate) fn regions(&self, set: CellSet) -> impl Iterator<Item = CellSet> {
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

    /// Returns the sum of row and column over all cells of a set, modulo 2. Every move of a
    /// tile changes it.
    #[inline]
    pub(crate) fn parity(&self, set: CellSet) -> usize {
        (set & self.odd).count_ones() as usize % 2
    }

    /// Returns the cells whose row and column have an even (0) or an odd (1) sum.
    #[inline]
    pub(crate) fn of_parity(&self, parity: usize) -> CellSet {
        if parity == 1 {
            self.odd
        } else {
            self.all & !self.odd
        }
    }
}

/// Returns the cells of a set, ascending.
#[inline]
pub(crate) fn cells_of(set: CellSet) -> impl Iterator<Item = usize> {
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
    use crate::puzzle::Shape;

    /// The cells of a shape that are at a distance in rows and columns from a cell of a set.
    fn near(shape: Shape, set: CellSet, is: impl Fn(usize, usize) -> bool) -> CellSet {
        let near = |&cell: &usize| {
            cells_of(set).any(|other| {
                let rows = shape.row(cell).abs_diff(shape.row(other));
                is(rows, shape.col(cell).abs_diff(shape.col(other)))
            })
        };
        (0..shape.cells())
            .filter(near)
            .fold(0, |set, cell| set | 1 << cell)
    }

    #[test]
    fn neighbours_are_the_cells_at_distance_one() {
        for shape in Shape::all().filter(|shape| shape.cells() <= 64) {
            let grid = Grid::new(shape.rows(), shape.cols());
            for cell in 0..shape.cells() {
                let sets = [1 << cell, 1 << cell | 1, grid.free(1 << cell)];
                for set in sets {
                    let beside = near(shape, set, |rows, cols| rows + cols == 1);
                    assert_eq!(grid.beside(set), beside, "{shape} {set:b}");
                    let around = near(shape, set, |rows, cols| rows.max(cols) <= 1);
                    assert_eq!(grid.around(set), around, "{shape} {set:b}");
                }
                let surrounded = grid.around(1 << cell).count_ones() == 9;
                assert_eq!(grid.inner() >> cell & 1 == 1, surrounded, "{shape} {cell}");
                let parity = (shape.row(cell) + shape.col(cell)) % 2;
                assert_eq!(grid.parity(1 << cell), parity);
                assert_eq!(grid.of_parity(parity) >> cell & 1, 1);
            }
        }
    }

    #[test]
    fn regions_are_the_connected_parts() {
        let grid = Grid::new(4, 4);
        // The drawing above: the rows from the lowest bits on.
        let set = 0b0001_0011_1100_0111;
        let regions: Vec<CellSet> = grid.regions(set).collect();
        assert_eq!(regions, [0b1000, 0b0011_0000, 0b1110_1100_0000_0000]);
        assert_eq!(grid.region(set, 4), regions[1]);
    }
}
