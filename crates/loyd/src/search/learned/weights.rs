//! The weights of a model while they are being learned: a [`Model`] with fractions.

use super::model::{Model, Place};
use crate::puzzle::{Shape, Symmetry};

/// What a weight of 1 is in the whole numbers of a model.
pub(super) const UNIT: f32 = 64.0;

/// The largest whole number that is a weight: the sum of four is no overflow.
const MOST: f32 = 8_191.0;

/// What a tile weighs at a distance of 1 from its goal before anything was learned.
const DISTANCE_WEIGHT: f32 = 4.0;

/// Weights for the boards of a shape whose goal has the blank in the last cell.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Weights {
    shape: Shape,
    /// By item and cell.
    places: Vec<f32>,
    /// One row for each place of an item: by another cell and the item there. The two rows of a
    /// pair have the same weight. A row has a weight for its own place too, which is part of the
    /// weight of the place.
    pairs: Vec<f32>,
}

impl Weights {
    /// Weights before anything was learned: a tile's weight is proportional to `d * sqrt(d)` at a
    /// distance `d` from its goal, because one tile far away takes more slides than several that
    /// are near.
    pub(super) fn new(shape: Shape) -> Weights {
        let cells = shape.cells();
        let weight = |(item, cell)| {
            let distance = f32::from(shape.distance(item, cell) as u16);
            let is_tile = item < cells - 1;
            if is_tile {
                DISTANCE_WEIGHT * distance * distance.sqrt()
            } else {
                0.0
            }
        };
        Weights {
            shape,
            places: places(cells).map(weight).collect(),
            pairs: vec![0.0; cells.pow(4)],
        }
    }

    /// The shape of the boards.
    pub(super) const fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the weights as a model.
    pub(super) fn model(&self) -> Model {
        let mut model = Model::zero(self.shape);
        self.write(&mut model);
        model
    }

    /// Writes the weights, rounded, into a model of the same shape.
    pub(super) fn write(&self, model: &mut Model) {
        let whole = |weight: f32| (UNIT * weight).round_ties_even();
        let cells = self.shape.cells();
        for (place, weight) in places(cells).zip(&self.places) {
            let own = self.own_index(place);
            let row = own - own % (cells * cells);
            let weights = &self.pairs[row..][..cells * cells];
            for (number, weight) in model.row_mut(place).iter_mut().zip(weights) {
                *number = whole(*weight).clamp(-MOST, MOST) as i16;
            }
            model.row_mut(place)[own - row] = 0;
            model.set_place(place, whole(weight + self.pairs[own]) as i16);
        }
    }

    /// Returns the number of the row of a place.
    const fn row_index(&self, (item, cell): Place) -> usize {
        let cells = self.shape.cells();
        (item * cells + cell) * cells * cells
    }

    /// Returns the number of the weight of a place in its own row.
    const fn own_index(&self, (item, cell): Place) -> usize {
        self.row_index((item, cell)) + cell * self.shape.cells() + item
    }

    /// Adds `step` to the weights of all places and pairs of a board, and of its mirror image if
    /// the board is a square: both have the same distance.
    pub(super) fn add(&mut self, items: &[u8], step: f32) {
        self.add_one(items, step);
        if self.shape.rows() == self.shape.cols() {
            let image = |cell| Symmetry::Mirror.cell(self.shape, cell);
            let mut mirrored = vec![0; items.len()];
            for (cell, &item) in items.iter().enumerate() {
                mirrored[image(cell)] = image(usize::from(item)) as u8;
            }
            self.add_one(&mirrored, step);
        }
    }

    fn add_one(&mut self, items: &[u8], step: f32) {
        let cells = self.shape.cells();
        for (cell, &item) in items.iter().enumerate() {
            let row = self.row_index((usize::from(item), cell));
            let row = &mut self.pairs[row..][..cells * cells];
            for (weights, &other) in row.chunks_exact_mut(cells).zip(items) {
                weights[usize::from(other)] += step;
            }
        }
    }
}

/// The weights of a model, to be learned further.
impl From<&Model> for Weights {
    fn from(model: &Model) -> Weights {
        let shape = model.shape();
        let fraction = |weight: i16| f32::from(weight) / UNIT;
        let pairs = places(shape.cells()).flat_map(|place| model.row(place));
        let places = places(shape.cells()).map(|place| fraction(model.place(place)));
        Weights {
            shape,
            places: places.collect(),
            pairs: pairs.map(|&weight| fraction(weight)).collect(),
        }
    }
}

/// Every item on every cell.
pub(super) fn places(cells: usize) -> impl Iterator<Item = Place> {
    (0..cells).flat_map(move |item| (0..cells).map(move |cell| (item, cell)))
}
