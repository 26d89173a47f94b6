//! The models that are part of the library, and those made from them.

use super::Model;
use crate::puzzle::Shape;

/// Models by the side of their square boards.
const SHIPPED: [(usize, &[u8]); 3] = [
    (5, include_bytes!("../../../models/5x5.model")),
    (6, include_bytes!("../../../models/6x6.model")),
    (7, include_bytes!("../../../models/7x7.model")),
];

/// Returns the model for boards of a shape, with no more rows than columns: a model that is
/// shipped, or one made from the nearest of these. `None` if there is no model that would help.
pub fn shipped_model(shape: Shape) -> Option<Model> {
    let is_small = shape.cells() <= MOST_SMALL_CELLS || shape.rows() < FEWEST_ROWS;
    if is_small || shape.rows() > shape.cols() || !Model::supports(shape) {
        return None;
    }
    let difference = |side: usize| side.abs_diff(shape.rows()) + side.abs_diff(shape.cols());
    let (_, bytes) = SHIPPED.iter().min_by_key(|(side, _)| difference(*side))?;
    let model = Model::from_bytes(bytes).expect("a shipped model is whole");
    Some(if model.shape() == shape {
        model
    } else {
        model.resized(shape)
    })
}

/// Boards of up to this many cells are solved optimally at once.
const MOST_SMALL_CELLS: usize = 16;

/// Fewer rows have little in common with the boards that were learned from.
const FEWEST_ROWS: usize = 4;
