//! The weights of a model while they are being learned, in fractions.
//!
//! Fractions are fixed-point numbers, so that they are stored exactly and are the same on every
//! machine.
//!
//! A lesson says that one board should score less than another. Most places of two boards of one
//! level are the same, and only pairs with a place that differs matter: these are read to find out
//! how wrong the scores are *now*, after the lessons before, and then changed.

use super::learn::Lesson;
use super::model::{MOST_CELLS, Model, UNIT};
use super::pairs::{PairNumbers, Place, places};
use crate::puzzle::Shape;

/// The fractional bits of a whole number of a model.
const FRACTION_BITS: u32 = 16;

/// What a weight of 1 is in the fixed-point numbers.
const FIXED_UNIT: f32 = UNIT * 65_536.0;

/// The largest whole number that is a weight of a pair: the sum of four is no overflow.
const MOST: i32 = 8_191;

/// Weights for the boards of a shape whose goal has the blank in the last cell.
#[derive(Debug, Clone)]
pub(super) struct Weights {
    shape: Shape,
    numbers: PairNumbers,
    /// By the number of one place times the number of places plus that of another. Of all pairs
    /// with the same weight, the one with the least number has it. A place with itself has the
    /// weight of the place.
    fixed: Vec<i32>,
}

impl Weights {
    /// The weights of a model.
    pub(super) fn new(model: &Model) -> Weights {
        let shape = model.shape();
        let mut weights = Weights {
            shape,
            numbers: model.pair_numbers(),
            fixed: vec![0; shape.cells().pow(4)],
        };
        weights.each_mut(&mut |pair, weight| {
            let whole = match pair {
                (one, other) if one == other => model.place(one),
                (one, other) => model.pair(one, other),
            };
            *weight = i32::from(whole) << FRACTION_BITS;
        });
        weights
    }

    /// The shape of the boards.
    pub(super) const fn shape(&self) -> Shape {
        self.shape
    }

    /// Writes the weights, rounded, into a model of the same shape.
    pub(super) fn write(&self, model: &mut Model) {
        for place in places(self.shape.cells()) {
            let least = self.numbers.least(place);
            let most = i32::from(i16::MAX);
            let weight = rounded(self.fixed[self.number(least, least)]);
            model.set_place(place, weight.clamp(-most, most) as i16);
        }
        model.set_pairs(&mut |numbers| {
            let (one, other) = self.numbers.places(numbers[0]);
            let weight = rounded(self.fixed[self.number(one, other)]);
            weight.clamp(-MOST, MOST) as i16
        });
    }

    /// Calls `visit` with the weight of each place and each pair, once for all with the same
    /// weight.
    pub(super) fn each(&self, visit: &mut impl FnMut(i32)) {
        let mut weights = self.clone();
        weights.each_mut(&mut |_, weight| visit(*weight));
    }

    /// The same with the places, for weights that change.
    pub(super) fn each_mut(&mut self, visit: &mut impl FnMut((Place, Place), &mut i32)) {
        let cells = self.shape.cells();
        let number = |(item, cell): Place| item * cells + cell;
        let count = cells * cells;
        let (numbers, fixed) = (&self.numbers, &mut self.fixed);
        for place in places(cells) {
            if numbers.least(place) == place {
                visit(
                    (place, place),
                    &mut fixed[number(place) * count + number(place)],
                );
            }
        }
        numbers.each(&mut |pair| {
            let (one, other) = numbers.places(pair[0]);
            visit(
                (one, other),
                &mut fixed[number(one) * count + number(other)],
            );
        });
    }

    fn number(&self, (item, cell): Place, (other, at): Place) -> usize {
        let cells = self.shape.cells();
        (item * cells + cell) * cells * cells + other * cells + at
    }

    /// Lowers the score of the board `right` and raises that of `wrong` by as much as their scores
    /// are wrong.
    pub(super) fn prefer(&mut self, right: &[u8], wrong: &[u8], lesson: &Lesson) {
        let differ = |cell: usize| right[cell] != wrong[cell];
        let (right, wrong) = (self.places_of(right), self.places_of(wrong));
        let sum = |places: &BoardPlaces| -> i64 {
            let mut sum = 0;
            places.each_with(&differ, &mut |number| sum += i64::from(self.fixed[number]));
            sum
        };
        let behind = fraction(sum(&right) - sum(&wrong)) / lesson.margin;
        let mistake = (0.5 + 0.25 * behind).clamp(0.0, 1.0);
        let step = (FIXED_UNIT * lesson.rate * mistake).round_ties_even() as i32;
        if step == 0 {
            return;
        }
        for (places, step) in [(&right, -step), (&wrong, step)] {
            places.each_with(&differ, &mut |number| {
                let weight = &mut self.fixed[number];
                *weight = weight.saturating_add(step);
            });
        }
    }

    /// Changes the score of a board towards `target` by a part of the difference, which is returned
    /// as it was before. All weights of the board change by the same amount.
    #[expect(
        clippy::cast_precision_loss,
        reason = "boards have few places and pairs"
    )]
    pub(super) fn fit(&mut self, items: &[u8], target: u16, rate: f32) -> f32 {
        let places = self.places_of(items);
        let (mut sum, mut count) = (0, 0_u32);
        places.each_with(&|_| true, &mut |number| {
            sum += i64::from(self.fixed[number]);
            count += 1;
        });
        let error = f32::from(target) - fraction(sum);
        let step = (FIXED_UNIT * rate * error / count as f32).round_ties_even() as i32;
        places.each_with(&|_| true, &mut |number| {
            let weight = &mut self.fixed[number];
            *weight = weight.saturating_add(step);
        });
        error
    }

    /// Returns the places of a board.
    fn places_of(&self, items: &[u8]) -> BoardPlaces {
        let cells = self.shape.cells();
        let number = |(item, cell): Place| (item * cells + cell) as u32;
        let both = |place: Place| [place, self.numbers.mirrored(place)].map(number);
        let mut places = BoardPlaces {
            cells,
            numbers: [[0; 2]; MOST_CELLS],
            inverses: [None; MOST_CELLS],
        };
        for (cell, &item) in items.iter().enumerate() {
            let place = (usize::from(item), cell);
            places.numbers[cell] = both(place);
            places.inverses[cell] = self.numbers.inverse(place).map(both);
        }
        places
    }
}

/// The numbers of the places of a board, by cell, with those of their mirror images, which are the
/// same where there is none.
struct BoardPlaces {
    cells: usize,
    numbers: [[u32; 2]; MOST_CELLS],
    /// The same for the inverses of places.
    inverses: [Option<[u32; 2]>; MOST_CELLS],
}

impl BoardPlaces {
    /// Calls `visit` with the number of every pair of which a place differs, and of every such
    /// place.
    #[inline]
    fn each_with(&self, differ: &impl Fn(usize) -> bool, visit: &mut impl FnMut(usize)) {
        for cell in (0..self.cells).filter(|&cell| differ(cell)) {
            for other in 0..self.cells {
                // Of two places that differ, the first one visits the pair.
                if other >= cell || !differ(other) {
                    visit(self.number(cell, other));
                }
            }
        }
    }

    /// Returns the least number of the pairs with the same weight.
    #[inline]
    fn number(&self, cell: usize, other: usize) -> usize {
        let count = (self.cells * self.cells) as u32;
        let pair = |one: u32, other: u32| one.min(other) * count + one.max(other);
        let least =
            |one: [u32; 2], other: [u32; 2]| pair(one[0], other[0]).min(pair(one[1], other[1]));
        let here = least(self.numbers[cell], self.numbers[other]);
        let inverses = self.inverses[cell].zip(self.inverses[other]);
        inverses.map_or(here, |(one, other)| here.min(least(one, other))) as usize
    }
}

/// Returns a fixed-point number as a whole one.
const fn rounded(number: i32) -> i32 {
    (number + (1 << (FRACTION_BITS - 1))) >> FRACTION_BITS
}

/// Returns a difference of scores in weights.
#[expect(
    clippy::cast_precision_loss,
    reason = "only how far scores differ matters, not the last bits"
)]
fn fraction(difference: i64) -> f32 {
    difference as f32 / FIXED_UNIT
}
