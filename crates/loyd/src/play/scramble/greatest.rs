//! The greatest distance that any board has from a goal, or bounds of it.
//!
//! Some greatest distances are known (`puzzle/facts.rs`). For shapes with few boards they
//! are known for every cell of the blank, for larger ones only for goals with the blank in
//! a corner; call that distance *g*. If *k* slides take the blank of another goal to a
//! corner, every board's distance from that goal differs by at most *k* from its distance
//! from the goal they lead to. So the greatest distance is from *g - k* to *g + k*. A
//! board at distance *d* has a neighbour at *d - 1*, so every smaller length has a board
//! too. The same holds in the multi-tile metric with moves in place of slides.

use crate::puzzle::facts::{
    GREATEST_BY_CELL, GREATEST_BY_CELL_MULTI_TILE, GREATEST_FROM_CORNER,
    GREATEST_FROM_CORNER_MULTI_TILE,
};
use crate::puzzle::{Metric, Shape};

/// The greatest distance from a goal: some board is `least` moves away, and none is more
/// than `most`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Greatest {
    pub(super) least: u32,
    pub(super) most: u32,
}

impl Greatest {
    /// The greatest distance, if it is known exactly.
    pub(super) fn exact(self) -> Option<u32> {
        (self.least == self.most).then_some(self.most)
    }
}

/// The greatest distance from a goal with the blank on this cell; `None` for shapes of more
/// than sixteen cells.
pub(super) fn greatest(shape: Shape, blank: usize, metric: Metric) -> Option<Greatest> {
    // Cells from the nearest corner, down and across.
    let fold = |line: usize, count: usize| line.min(count - 1 - line);
    let rows = (shape.rows(), fold(shape.row(blank), shape.rows()));
    let cols = (shape.cols(), fold(shape.col(blank), shape.cols()));
    // A board and its transpose have the same distances.
    let ((short, row), (long, col)) = (rows.min(cols), rows.max(cols));
    let sides = (short, long);
    let (by_cell, from_corner, steps) = match metric {
        Metric::Stm => (GREATEST_BY_CELL, GREATEST_FROM_CORNER, row + col),
        Metric::Mtm => (
            GREATEST_BY_CELL_MULTI_TILE,
            GREATEST_FROM_CORNER_MULTI_TILE,
            row.min(1) + col.min(1),
        ),
    };
    if let Some((_, cells)) = by_cell.iter().find(|(known, _)| *known == sides) {
        let greatest = *cells.get(row)?.get(col)?;
        return Some(Greatest {
            least: greatest,
            most: greatest,
        });
    }
    let (_, corner) = from_corner.iter().find(|(known, _)| *known == sides)?;
    let steps = steps as u32;
    Some(Greatest {
        least: corner - steps,
        most: corner + steps,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_goal_of_up_to_sixteen_cells_has_bounds() {
        for shape in Shape::all() {
            for blank in 0..shape.cells() {
                let known = greatest(shape, blank, Metric::Stm);
                assert_eq!(known.is_some(), shape.cells() <= 16, "{shape} {blank}");
            }
        }
    }

    #[test]
    fn bounds_are_exact_where_the_blank_is_in_a_corner() {
        let at = |text: &str, blank| greatest(text.parse().unwrap(), blank, Metric::Stm).unwrap();
        for (text, corners, distance) in [
            ("4x4", [0, 3, 12, 15], 80),
            ("2x6", [0, 5, 6, 11], 80),
            ("6x2", [0, 1, 10, 11], 80),
            ("5x3", [0, 2, 12, 14], 84),
        ] {
            for corner in corners {
                assert_eq!(at(text, corner).exact(), Some(distance), "{text} {corner}");
            }
        }
        let bounds = |least, most| Greatest { least, most };
        assert_eq!(at("4x4", 1), bounds(79, 81));
        assert_eq!(at("4x4", 10), bounds(78, 82));
        assert_eq!(at("2x6", 2), bounds(78, 82));
        assert_eq!(at("6x2", 5), bounds(78, 82));
    }
}
