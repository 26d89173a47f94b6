//! A learned score in small whole numbers: what is shipped, stored and prepared for searches.
//!
//! An *item* is a tile or the blank, numbered by the cell on which it stands in the goal. So the
//! blank is the last item, and a reflection of the board renames items as it moves cells. The
//! score of a board is the sum of one weight for the place of every item, and of one weight for
//! the places of every two items. It is no estimate of a distance: only the order of the boards of
//! one level of a beam matters.

use super::weights::Weights;
use crate::puzzle::{Shape, Symmetry};

/// The most cells of a board with a model.
const MOST_CELLS: usize = 64;

/// An item and the cell it is on.
pub(super) type Place = (usize, usize);

/// A learned score for the boards of a shape whose goal has the blank in the last cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Model {
    shape: Shape,
    /// The weight of every place: by item and cell.
    places: Vec<i16>,
    /// One row for each place of an item: by another cell and the item there. The two rows of a
    /// pair have the same weight. What is no pair of places has 0.
    pairs: Vec<i16>,
}

impl Model {
    /// Returns `true` if boards of a shape can have a model. It grows with the fourth power of
    /// the sides: larger boards are solved in parts.
    pub fn supports(shape: Shape) -> bool {
        shape.cells() <= MOST_CELLS
    }

    /// A model that has learned nothing.
    ///
    /// # Panics
    /// If boards of this shape cannot have a model.
    pub fn new(shape: Shape) -> Model {
        assert!(Model::supports(shape), "no model for {shape}");
        Weights::new(shape).model()
    }

    /// A model with weight 0 everywhere.
    pub(super) fn zero(shape: Shape) -> Model {
        let cells = shape.cells();
        Model {
            shape,
            places: vec![0; cells * cells],
            pairs: vec![0; cells.pow(4)],
        }
    }

    /// The shape of the boards.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns the weight of a place.
    pub(super) fn place(&self, (item, cell): Place) -> i16 {
        self.places[item * self.shape.cells() + cell]
    }

    /// Sets the weight of a place.
    pub(super) fn set_place(&mut self, (item, cell): Place, weight: i16) {
        self.places[item * self.shape.cells() + cell] = weight;
    }

    /// Returns the weight of two places.
    pub(super) fn pair(&self, one: Place, other: Place) -> i16 {
        self.pairs[self.index(one, other)]
    }

    /// Sets the weight of two places.
    pub(super) fn set_pair(&mut self, one: Place, other: Place, weight: i16) {
        for index in [self.index(one, other), self.index(other, one)] {
            self.pairs[index] = weight;
        }
    }

    fn index(&self, (item, cell): Place, (other, at): Place) -> usize {
        let cells = self.shape.cells();
        ((item * cells + cell) * cells + at) * cells + other
    }

    /// Returns the weights of a place with all other places, by cell and item.
    pub(super) fn row(&self, (item, cell): Place) -> &[i16] {
        let cells = self.shape.cells();
        &self.pairs[(item * cells + cell) * cells * cells..][..cells * cells]
    }

    /// The weights of a place with all other places, by cell and item.
    pub(super) fn row_mut(&mut self, (item, cell): Place) -> &mut [i16] {
        let cells = self.shape.cells();
        &mut self.pairs[(item * cells + cell) * cells * cells..][..cells * cells]
    }

    /// Returns every two places that a board may have, once for all that have the same weight:
    /// in any order and, on a square, mirrored.
    pub(super) fn distinct_pairs(shape: Shape) -> impl Iterator<Item = (Place, Place)> {
        let cells = shape.cells();
        let numbers = 0..cells;
        numbers
            .flat_map(move |item| (item + 1..cells).map(move |other| (item, other)))
            .flat_map(move |items| (0..cells).map(move |cell| (items, cell)))
            .flat_map(move |(items, cell)| (0..cells).map(move |at| (items, cell, at)))
            .filter(|&(_, cell, at)| cell != at)
            .map(|((item, other), cell, at)| ((item, cell), (other, at)))
            .filter(move |&pair| mirrored(shape, pair).is_none_or(|image| pair <= image))
    }
}

/// Returns the mirror image of two places, the lower item first; `None` if the shape is no square
/// and so has no mirror image with the same goal.
pub(super) fn mirrored(shape: Shape, (one, other): (Place, Place)) -> Option<(Place, Place)> {
    let image = |cell| Symmetry::Mirror.cell(shape, cell);
    let place = |(item, cell): Place| (image(item), image(cell));
    let (one, other) = (place(one), place(other));
    let pair = if one.0 < other.0 {
        (one, other)
    } else {
        (other, one)
    };
    (shape.rows() == shape.cols()).then_some(pair)
}
