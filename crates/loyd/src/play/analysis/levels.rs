//! How many boards there are at each distance from the goal.
//!
//! For goals with the blank in a corner; by symmetry it does not matter in which.
//! The numbers and their sources are in `puzzle/facts.rs`.

use crate::puzzle::facts::{LEVELS_3X3, levels_4x4};
use crate::puzzle::{Home, Shape};

/// Returns the number of boards at distance 0, 1, 2 and so on; `None` for shapes and
/// goals that are not listed.
pub fn levels(home: Home) -> Option<&'static [u64]> {
    let shape = home.shape();
    let (row, col) = (shape.row(home.blank()), shape.col(home.blank()));
    let corner = [0, shape.rows() - 1].contains(&row) && [0, shape.cols() - 1].contains(&col);
    match shape {
        Shape::THREE if corner => Some(&LEVELS_3X3),
        Shape::FOUR if corner => Some(levels_4x4()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_corners_are_listed() {
        for blank in 0..16 {
            let listed = levels(Home::new(Shape::FOUR, blank)).is_some();
            assert_eq!(listed, [0, 3, 12, 15].contains(&blank));
        }
        assert!(levels(Home::blank_last(Shape::new(3, 4).unwrap())).is_none());
    }
}
