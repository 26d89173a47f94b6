//! A learned score in small whole numbers: what is shipped, stored and prepared for searches.
//!
//! An *item* is a tile or the blank, numbered by the cell on which it stands in the goal. So the
//! blank is the last item, and a reflection of the board renames items as it moves cells. The
//! score of a board is the sum of one weight for the place of every item, and of one weight for
//! the places of every two items. It is no estimate of a distance: only the order of the boards of
//! one level of a beam matters.

use super::pairs::{PairNumbers, Place, Ties, places};
use crate::puzzle::Shape;

/// The most cells of a board with a model.
pub(super) const MOST_CELLS: usize = 64;

/// What a weight of 1 is in the whole numbers of a model.
pub(super) const UNIT: f32 = 64.0;

/// What a tile weighs at a distance of 1 from its goal before anything was learned.
const DISTANCE_WEIGHT: f32 = 4.0;

/// Items whose weights are copied together: their numbers fill half a line of the cache.
const ITEMS_AT_ONCE: usize = 16;

/// A learned score for the boards of a shape whose goal has the blank in the last cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Model {
    shape: Shape,
    ties: Ties,
    /// The weight of every place: by item and cell.
    places: Vec<i16>,
    /// The weights of pairs, by [their numbers](PairNumbers). What is no pair of places has 0.
    pairs: Vec<i16>,
}

impl Model {
    /// Returns `true` if boards of a shape can have a model. It grows with the fourth power of
    /// the sides: larger boards are solved in parts.
    pub fn supports(shape: Shape) -> bool {
        shape.cells() <= MOST_CELLS
    }

    /// A model that has learned nothing: a tile's weight is proportional to `d * sqrt(d)` at a
    /// distance `d` from its goal, because one tile far away takes more slides than several that
    /// are near.
    ///
    /// # Panics
    /// If boards of this shape cannot have a model.
    pub fn new(shape: Shape) -> Model {
        assert!(Model::supports(shape), "no model for {shape}");
        let mut model = Model::zero(shape, Ties::MirrorAndInverse);
        let blank = shape.cells() - 1;
        for place in places(shape.cells()).filter(|&(item, _)| item != blank) {
            let distance = f32::from(shape.distance(place.0, place.1) as u16);
            let weight = UNIT * DISTANCE_WEIGHT * distance * distance.sqrt();
            model.set_place(place, weight.round_ties_even() as i16);
        }
        model
    }

    /// A model with weight 0 everywhere.
    pub(super) fn zero(shape: Shape, ties: Ties) -> Model {
        let cells = shape.cells();
        Model {
            shape,
            ties,
            places: vec![0; cells * cells],
            pairs: vec![0; cells.pow(4)],
        }
    }

    /// The shape of the boards.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Which weights are the same.
    pub(super) const fn ties(&self) -> Ties {
        self.ties
    }

    /// Returns this model with the same weights for inverses: the means of what they had.
    pub(super) fn with_inverses(&self) -> Model {
        let mut model = Model::zero(self.shape, Ties::MirrorAndInverse);
        let numbers = model.pair_numbers();
        for place in places(self.shape.cells()) {
            let inverse = numbers.inverse(place).unwrap_or(place);
            let sum = i32::from(self.place(place)) + i32::from(self.place(inverse));
            model.set_place(place, (sum / 2) as i16);
        }
        model.set_pairs(&mut |numbers| {
            let sum: i32 = numbers
                .iter()
                .map(|&number| i32::from(self.pair_at(number)))
                .sum();
            (sum / i32::from(numbers.len() as u16)) as i16
        });
        model
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
        self.row(one)[other.1 * self.shape.cells() + other.0]
    }

    /// Returns the weight of a pair by one of its numbers.
    pub(super) fn pair_at(&self, number: usize) -> i16 {
        self.pairs[number]
    }

    /// Sets the weights of all pairs to what `weight` returns for their numbers.
    ///
    /// The two numbers of a pair are far apart in memory. So only those in the row of the lower item
    /// are written at first, and then all others are copied, a few items at a time.
    #[cfg_attr(optimize_loops, optimize(speed), inline(never))]
    pub(super) fn set_pairs(&mut self, weight: &mut impl FnMut(&[usize]) -> i16) {
        let (numbers, pairs) = (self.pair_numbers(), &mut self.pairs);
        numbers.each(&mut |numbers| {
            let weight = weight(numbers);
            for &number in numbers.iter().step_by(2) {
                pairs[number] = weight;
            }
        });
        let cells = self.shape.cells();
        for low in (0..cells).step_by(ITEMS_AT_ONCE) {
            for high in (low..cells).step_by(ITEMS_AT_ONCE) {
                self.copy_pairs(&numbers, low, high);
            }
        }
    }

    /// Copies the weights of pairs of some items from `low` on with some from `high` on.
    #[cfg_attr(optimize_loops, optimize(speed), inline(never))]
    fn copy_pairs(&mut self, numbers: &PairNumbers, low: usize, high: usize) {
        let cells = self.shape.cells();
        let items = |first: usize| first..(first + ITEMS_AT_ONCE).min(cells);
        for cell in 0..cells {
            for at in (0..cells).filter(|&at| at != cell) {
                for item in items(low) {
                    for other in items(high).filter(|&other| other > item) {
                        let (one, two) = ((item, cell), (other, at));
                        self.pairs[numbers.number(two, one)] = self.pairs[numbers.number(one, two)];
                    }
                }
            }
        }
    }

    /// Returns the weights of a place with all other places, by cell and item.
    pub(super) fn row(&self, (item, cell): Place) -> &[i16] {
        let cells = self.shape.cells();
        &self.pairs[(item * cells + cell) * cells * cells..][..cells * cells]
    }

    /// Returns the numbers of the pairs.
    pub(super) fn pair_numbers(&self) -> PairNumbers {
        PairNumbers::new(self.shape, self.ties)
    }
}
