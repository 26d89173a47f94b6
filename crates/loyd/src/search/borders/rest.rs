//! Which cells are solved when: the borders of a board, from the outside to the inside.
//!
//! The *rest* is the rectangle of cells that are not solved yet. Its outer row and its outer
//! column are the next border. They are on the sides where the goal's blank is not:
//!
//! ```text
//! 1 1 1 1 1
//! 1 2 2 2 2      the borders of 5x5, blank in the last cell:
//! 1 2 3 3 3      9, 7 and then all other tiles
//! 1 2 3 3 3
//! 1 2 3 3 .
//! ```
//!
//! Of a rest that is longer than it is wide, only the outer line across is cut off, so that what
//! is left becomes a square.

use crate::puzzle::{Home, Shape};

/// A rectangle of cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Rest {
    top: usize,
    left: usize,
    rows: usize,
    cols: usize,
}

impl Rest {
    /// All cells of a shape.
    pub(super) fn all(shape: Shape) -> Rest {
        Rest {
            top: 0,
            left: 0,
            rows: shape.rows(),
            cols: shape.cols(),
        }
    }

    /// The rectangle's shape.
    pub(super) fn shape(self) -> Shape {
        Shape::new(self.rows, self.cols).expect("a rest is part of a board")
    }

    /// Returns the cells of the rectangle on a board, row by row.
    pub(super) fn cells(self, shape: Shape) -> Vec<usize> {
        (0..self.rows)
            .flat_map(|row| self.row(row, shape))
            .collect()
    }

    fn row(self, row: usize, shape: Shape) -> Vec<usize> {
        let cols = self.left..self.left + self.cols;
        cols.map(|col| shape.cell(self.top + row, col)).collect()
    }

    fn col(self, col: usize, shape: Shape) -> Vec<usize> {
        let rows = self.top..self.top + self.rows;
        rows.map(|row| shape.cell(row, self.left + col)).collect()
    }

    /// Cuts off the outer row. Returns what is left, and the cells of the row.
    fn without_row(self, home: Home) -> (Rest, Vec<usize>) {
        let mut rest = self;
        rest.rows -= 1;
        let shape = home.shape();
        if shape.row(home.blank()) == self.top {
            return (rest, self.row(self.rows - 1, shape));
        }
        rest.top += 1;
        (rest, self.row(0, shape))
    }

    /// Cuts off the outer column. Returns what is left, and the cells of the column.
    fn without_col(self, home: Home) -> (Rest, Vec<usize>) {
        let mut rest = self;
        rest.cols -= 1;
        let shape = home.shape();
        if shape.col(home.blank()) == self.left {
            return (rest, self.col(self.cols - 1, shape));
        }
        rest.left += 1;
        (rest, self.col(0, shape))
    }
}

/// Cells that are solved together.
#[derive(Debug, Clone)]
pub(super) struct Border {
    /// The cells on which tiles move meanwhile.
    pub(super) within: Rest,
    /// The border's cells, line by line. A corner belongs to two lines.
    pub(super) lines: Vec<Vec<usize>>,
}

impl Border {
    /// The outer lines of a rest, and what is left without them.
    fn outer(within: Rest, home: Home) -> (Border, Rest) {
        let (mut rest, mut lines) = (within, Vec::new());
        if within.rows >= within.cols {
            let (left, row) = rest.without_row(home);
            rest = left;
            lines.push(row);
        }
        if within.cols >= within.rows {
            let (left, _) = rest.without_col(home);
            let (_, col) = within.without_col(home);
            rest = left;
            lines.push(col);
        }
        (Border { within, lines }, rest)
    }

    /// All cells of a rest together.
    fn last(within: Rest, home: Home) -> Border {
        let rows = (0..within.rows).map(|row| within.row(row, home.shape()));
        let cols = (0..within.cols).map(|col| within.col(col, home.shape()));
        Border {
            within,
            lines: rows.chain(cols).collect(),
        }
    }
}

/// Returns the borders of a goal until what is left has a shape that `is_left` accepts, and that
/// rest.
pub(super) fn borders_until(home: Home, is_left: impl Fn(Shape) -> bool) -> (Vec<Border>, Rest) {
    let (mut rest, mut borders) = (Rest::all(home.shape()), Vec::new());
    while !is_left(rest.shape()) {
        let (border, left) = Border::outer(rest, home);
        borders.push(border);
        rest = left;
    }
    (borders, rest)
}

/// Returns the borders of a goal, the last of which has all cells that are left.
pub(super) fn all_borders(home: Home) -> Vec<Border> {
    let is_left = |rest: Shape| match rest.rows().min(rest.cols()) {
        2 => rest.cells() <= MOST_LAST_OF_TWO_LINES,
        _ => rest.cells() <= MOST_LAST_CELLS,
    };
    let (mut borders, rest) = borders_until(home, is_left);
    borders.push(Border::last(rest, home));
    borders
}

/// The most cells that are solved together at last, and the most of two lines, which take many
/// more slides.
const MOST_LAST_CELLS: usize = 12;
const MOST_LAST_OF_TWO_LINES: usize = 6;

#[cfg(test)]
mod tests {
    use super::*;

    /// A board with the number of its border on each cell.
    fn drawing(home: Home) -> String {
        let shape = home.shape();
        let mut numbers = vec![0; shape.cells()];
        for (number, border) in all_borders(home).iter().enumerate() {
            for &cell in border.lines.iter().flatten() {
                assert!(border.within.cells(shape).contains(&cell));
                numbers[cell] = number + 1;
            }
        }
        numbers[home.blank()] = 0;
        let row = |row: &[usize]| row.iter().map(usize::to_string).collect::<String>();
        let rows: Vec<String> = numbers.chunks(shape.cols()).map(row).collect();
        rows.join(" ")
    }

    #[test]
    fn borders_leave_the_blank_and_a_square() {
        let home = |rows, cols, blank| Home::new(Shape::new(rows, cols).unwrap(), blank);
        let last = "11111 12222 12333 12333 12330";
        assert_eq!(drawing(home(5, 5, 24)), last);
        let turned: String = last.chars().rev().collect();
        assert_eq!(drawing(home(5, 5, 0)), turned);
        assert_eq!(drawing(home(2, 6, 11)), "123444 123440");
        assert_eq!(drawing(home(3, 6, 0)), "033321 333321 333321");
        assert_eq!(drawing(home(4, 4, 5)), "1111 1022 1222 1222");
    }

    #[test]
    fn every_tile_belongs_to_a_border() {
        for shape in Shape::all() {
            for blank in [0, shape.cols() - 1, shape.cells() / 2, shape.cells() - 1] {
                let zeros = drawing(Home::new(shape, blank)).matches('0').count();
                // Borders from the tenth on have another zero.
                assert!(zeros == 1 || shape.cells() > 64 || shape.rows().max(shape.cols()) > 9);
            }
        }
    }
}
