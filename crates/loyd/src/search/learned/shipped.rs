//! The models that are part of the library, how each was learned, and models made from them.

use super::course::{Course, CourseStage};
use super::model::Model;
use crate::puzzle::Shape;

/// The bytes of a file in `models/`; `None` if the library is built without them.
#[cfg(feature = "models")]
macro_rules! model_file {
    ($file:literal) => {
        Some(include_bytes!(concat!("../../../models/", $file)))
    };
}

#[cfg(not(feature = "models"))]
macro_rules! model_file {
    ($file:literal) => {
        None
    };
}

/// A model that is part of the library.
struct ShippedModel {
    side: usize,
    bytes: Option<&'static [u8]>,
    /// The side of the shipped model that learning began with; `None` if it began with nothing.
    start: Option<usize>,
    seed: u64,
    /// The boards of each stage: side, number, widths of the beams at its beginning and its end,
    /// rate at its beginning.
    stages: &'static [(usize, u32, (u32, u32), f32)],
}

static SHIPPED: [ShippedModel; 4] = [
    ShippedModel {
        side: 5,
        bytes: model_file!("5x5.model"),
        start: None,
        seed: 5,
        stages: &[(5, 16_000, (60, 1_000), 20.0)],
    },
    ShippedModel {
        side: 6,
        bytes: model_file!("6x6.model"),
        start: Some(5),
        seed: 6,
        stages: &[(6, 32_000, (60, 1_000), 20.0)],
    },
    ShippedModel {
        side: 7,
        bytes: model_file!("7x7.model"),
        start: Some(6),
        seed: 7,
        stages: &[(7, 32_000, (100, 1_000), 20.0)],
    },
    ShippedModel {
        side: 8,
        bytes: model_file!("8x8.model"),
        start: Some(7),
        seed: 8,
        stages: &[(8, 4_096, (100, 200), 20.0)],
    },
];

/// Returns the course that made the shipped model of a shape, and the model that it began with;
/// `None` if there is no such model.
pub fn shipped_course(shape: Shape) -> Option<(Course, Model)> {
    let shipped = SHIPPED
        .iter()
        .find(|shipped| square(shipped.side) == shape)?;
    let start = match shipped.start {
        Some(side) => shipped_model(square(side))?,
        None => Model::new(shape),
    };
    let stage = |&(side, boards, widths, rate): &_| CourseStage {
        widths,
        rate,
        ..CourseStage::new(square(side), boards)
    };
    let course = Course {
        seed: shipped.seed,
        stages: shipped.stages.iter().map(stage).collect(),
    };
    Some((course, start))
}

/// Returns the model for boards of a shape, with no more rows than columns: a model that is
/// shipped, or one made from the nearest of these. `None` if there is no model that would help, or
/// if the library was built without the feature `models`.
pub fn shipped_model(shape: Shape) -> Option<Model> {
    if !is_worth_learning(shape) || shape.rows() > shape.cols() || !Model::supports(shape) {
        return None;
    }
    let model = Model::from_bytes(nearest(shape)?.bytes?).expect("a shipped model is whole");
    Some(if model.shape() == shape {
        model
    } else {
        model.resized(shape)
    })
}

/// The sides of the models for what is left of a board that is too large for a learned order.
const SIDES_OF_REST: [usize; 2] = [6, 7];

/// Returns the sides of the shipped models that searches of boards of a shape use by themselves. A
/// program that has the models elsewhere asks this, and provides them by a
/// [`ModelSource`](super::ModelSource).
pub fn shipped_sides(shape: Shape) -> Vec<usize> {
    if !is_worth_learning(shape) {
        return Vec::new();
    }
    let longest = shape.rows().max(shape.cols());
    if SHIPPED.iter().any(|shipped| shipped.side >= longest) {
        nearest(shape).iter().map(|shipped| shipped.side).collect()
    } else {
        SIDES_OF_REST.to_vec()
    }
}

/// Returns the shipped model whose shape is nearest.
fn nearest(shape: Shape) -> Option<&'static ShippedModel> {
    let difference = |side: usize| side.abs_diff(shape.rows()) + side.abs_diff(shape.cols());
    SHIPPED
        .iter()
        .min_by_key(|shipped| difference(shipped.side))
}

fn square(side: usize) -> Shape {
    Shape::new(side, side).expect("shipped models are for boards that exist")
}

/// Boards of up to this many cells are solved optimally at once.
const MOST_SMALL_CELLS: usize = 16;

/// Fewer rows have little in common with the boards that were learned from.
const FEWEST_ROWS: usize = 4;

/// Returns `true` if searches by themselves use a model for boards of a shape.
pub(super) fn is_worth_learning(shape: Shape) -> bool {
    shape.cells() > MOST_SMALL_CELLS && shape.rows().min(shape.cols()) >= FEWEST_ROWS
}
