//! The size of a board: how many rows and columns, chosen at run time.
//!
//! A shape is a value, not a type parameter: const generics in every type made nothing
//! faster and every signature longer. Cells are numbered row by row from 0, so a 3x4
//! shape (3 rows, 4 columns) has
//!
//! ```text
//!  0  1  2  3
//!  4  5  6  7
//!  8  9 10 11
//! ```

use std::fmt;
use std::str::FromStr;

use super::Slide;

/// The fewest rows or columns a shape may have.
pub const MIN_SIDE: usize = 2;
/// The most rows or columns a shape may have.
pub const MAX_SIDE: usize = 16;
/// The number of cells of the largest shape. A cell and a tile fit one byte.
pub const MAX_CELLS: usize = MAX_SIDE * MAX_SIDE;

/// Rows and columns of a board, each from [`MIN_SIDE`] to [`MAX_SIDE`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Shape {
    rows: u8,
    cols: u8,
}

impl Shape {
    /// The 8-puzzle's shape.
    pub const THREE: Shape = Shape { rows: 3, cols: 3 };
    /// The 15-puzzle's shape.
    pub const FOUR: Shape = Shape { rows: 4, cols: 4 };
    /// The 24-puzzle's shape.
    pub const FIVE: Shape = Shape { rows: 5, cols: 5 };

    /// A shape of `rows` by `cols`.
    pub fn new(rows: usize, cols: usize) -> Result<Shape, ShapeError> {
        let allowed = MIN_SIDE..=MAX_SIDE;
        if allowed.contains(&rows) && allowed.contains(&cols) {
            Ok(Shape {
                rows: rows as u8,
                cols: cols as u8,
            })
        } else {
            Err(ShapeError::Side { rows, cols })
        }
    }

    /// Returns the square shape with this many cells, if there is one.
    pub fn square(cells: usize) -> Option<Shape> {
        (MIN_SIDE..=MAX_SIDE)
            .find(|side| side * side == cells)
            .and_then(|side| Shape::new(side, side).ok())
    }

    /// Every supported shape, smallest first by rows, then by columns.
    pub fn all() -> impl Iterator<Item = Shape> {
        (MIN_SIDE as u8..=MAX_SIDE as u8).flat_map(|rows| {
            (MIN_SIDE as u8..=MAX_SIDE as u8).map(move |cols| Shape { rows, cols })
        })
    }

    /// Number of rows.
    pub const fn rows(self) -> usize {
        self.rows as usize
    }

    /// Number of columns.
    pub const fn cols(self) -> usize {
        self.cols as usize
    }

    /// Number of cells, including the blank's.
    pub const fn cells(self) -> usize {
        self.rows as usize * self.cols as usize
    }

    /// The row of a cell.
    pub const fn row(self, cell: usize) -> usize {
        cell / self.cols as usize
    }

    /// The column of a cell.
    pub const fn col(self, cell: usize) -> usize {
        cell % self.cols as usize
    }

    /// The cell in a row and a column.
    pub const fn cell(self, row: usize, col: usize) -> usize {
        row * self.cols as usize + col
    }

    /// Returns the steps between two cells along the grid.
    pub fn distance(self, a: usize, b: usize) -> u32 {
        (self.row(a).abs_diff(self.row(b)) + self.col(a).abs_diff(self.col(b))) as u32
    }

    /// Returns the shape with rows and columns exchanged.
    #[must_use]
    pub const fn transposed(self) -> Shape {
        Shape {
            rows: self.cols,
            cols: self.rows,
        }
    }

    /// Returns the cell whose tile makes this slide when the blank is on `blank`;
    /// `None` at the edge. A tile that slides up comes from below the blank.
    pub fn source(self, blank: usize, slide: Slide) -> Option<usize> {
        let (row, col) = (self.row(blank), self.col(blank));
        match slide {
            Slide::Up => (row + 1 < self.rows()).then(|| blank + self.cols()),
            Slide::Down => (row > 0).then(|| blank - self.cols()),
            Slide::Left => (col + 1 < self.cols()).then(|| blank + 1),
            Slide::Right => (col > 0).then(|| blank - 1),
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.cols)
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads `ROWSxCOLS`, for instance `3x4`, or one number for a square.
impl FromStr for Shape {
    type Err = ShapeError;

    fn from_str(text: &str) -> Result<Shape, ShapeError> {
        let unreadable = || ShapeError::Text(text.to_owned());
        let side = |part: &str| part.trim().parse::<usize>().map_err(|_| unreadable());
        match text.split_once(['x', 'X', '×']) {
            Some((rows, cols)) => Shape::new(side(rows)?, side(cols)?),
            None => side(text).and_then(|n| Shape::new(n, n)),
        }
    }
}

/// Why there is no such shape.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShapeError {
    /// A side is outside [`MIN_SIDE`]..=[`MAX_SIDE`].
    #[error(
        "a {rows}x{cols} board is not supported: rows and columns go from {MIN_SIDE} to {MAX_SIDE}"
    )]
    Side {
        /// The requested rows.
        rows: usize,
        /// The requested columns.
        cols: usize,
    },
    /// The text is not `ROWSxCOLS`.
    #[error("{0:?} is not a size: write rows and columns, for instance 4x4 or 3x5")]
    Text(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_back() {
        for shape in Shape::all() {
            assert_eq!(shape.to_string().parse(), Ok(shape));
        }
        assert_eq!("5".parse(), Ok(Shape::FIVE));
        assert!("1x4".parse::<Shape>().is_err());
        assert!("4x17".parse::<Shape>().is_err());
        assert!("4x".parse::<Shape>().is_err());
        assert!("".parse::<Shape>().is_err());
    }

    #[test]
    fn sources_lie_beside_the_blank() {
        let shape = Shape::new(3, 4).unwrap();
        assert_eq!(shape.source(0, Slide::Up), Some(4));
        assert_eq!(shape.source(0, Slide::Left), Some(1));
        assert_eq!(shape.source(0, Slide::Down), None);
        assert_eq!(shape.source(0, Slide::Right), None);
        assert_eq!(shape.source(7, Slide::Left), None);
        assert_eq!(shape.source(8, Slide::Right), None);
    }
}
