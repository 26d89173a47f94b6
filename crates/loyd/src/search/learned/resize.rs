//! A model for boards of one shape, made from a model of another.
//!
//! Lines in the middle are repeated or left out: each tile is treated as one of the old board, and
//! near the edges as the one with the same distance from that edge. It is as far from its goal, and
//! in the same direction, as long as the old board is large enough.
//!
//! Only the part of a weight that belongs to two items is taken over in this way. Much of what the
//! weights of pairs say is about one item alone, which belongs to the weights of places; and these
//! go on growing with the distance where the old board ends.

use super::model::Model;
use super::pairs::{Place, places};
use crate::puzzle::Shape;

impl Model {
    /// Returns this model for another shape.
    ///
    /// # Panics
    /// If boards of this shape cannot have a model.
    #[must_use]
    pub fn resized(&self, shape: Shape) -> Model {
        let (mut model, untrained) = (Model::new(shape), Model::new(self.shape()));
        let parts = SeparateParts::new(self);
        let slope = parts.slope(&untrained);
        let image = |place| image(place, shape, self.shape());
        for place in places(shape.cells()) {
            let from = image(place);
            let longer = f32::from(model.place(place)) - f32::from(untrained.place(from));
            let weight = parts.place(from) + slope * longer;
            model.set_place(place, weight.round_ties_even() as i16);
        }
        let numbers = model.pair_numbers();
        let weight = |number: usize| {
            let (one, other) = numbers.places(number);
            let (from, to) = (image(one), image(other));
            // Two tiles whose images are one tile were never learned together.
            if from.0 == to.0 || from.1 == to.1 {
                return 0.0;
            }
            parts.pair(from, to)
        };
        model.set_pairs(&mut |numbers| {
            // The places that a pair and its inverse are treated as are not inverse to each other.
            let sum: f32 = numbers
                .iter()
                .step_by(2)
                .map(|&number| weight(number))
                .sum();
            let count = f32::from(numbers.len() as u16 / 2);
            (sum / count).round_ties_even() as i16
        });
        model
    }
}

/// Returns the place on the old board that a place is treated as.
fn image((item, cell): Place, shape: Shape, old: Shape) -> Place {
    let (item_row, row) = line(shape.row(item), shape.row(cell), shape.rows(), old.rows());
    let (item_col, col) = line(shape.col(item), shape.col(cell), shape.cols(), old.cols());
    (old.cell(item_row, item_col), old.cell(row, col))
}

/// Returns the old lines of an item and of the cell it is on.
fn line(item: usize, cell: usize, lines: usize, old: usize) -> (usize, usize) {
    let image = if item < lines / 2 {
        item.min((old - 1) / 2)
    } else {
        (old + item).saturating_sub(lines).max(old / 2)
    };
    let moved = (image + cell).saturating_sub(item).min(old - 1);
    (image, moved)
}

/// A model whose weights of pairs are separated into what each item contributes wherever the other
/// is, which belongs to the weights of places, and the rest. Scores stay the same.
struct SeparateParts<'a> {
    model: &'a Model,
    /// By item, cell and other item: the mean of the weights of their pairs.
    means: Vec<f32>,
    /// By two items: the mean of the weights of their pairs.
    all: Vec<f32>,
}

impl SeparateParts<'_> {
    fn new(model: &Model) -> SeparateParts<'_> {
        let cells = model.shape().cells();
        let count = f32::from(cells as u16);
        let mut means = vec![0.0; cells * cells * cells];
        for ((item, cell), means) in places(cells).zip(means.chunks_exact_mut(cells)) {
            for weights in model.row((item, cell)).chunks_exact(cells) {
                for (mean, &weight) in means.iter_mut().zip(weights) {
                    *mean += f32::from(weight) / (count - 1.0);
                }
            }
        }
        let mut all = vec![0.0; cells * cells];
        for ((item, _), means) in places(cells).zip(means.chunks_exact(cells)) {
            for (sum, &mean) in all[item * cells..].iter_mut().zip(means) {
                *sum += mean / count;
            }
        }
        SeparateParts { model, means, all }
    }

    /// Returns the mean of the weights of a place with another item.
    fn mean(&self, (item, cell): Place, other: usize) -> f32 {
        let cells = self.model.shape().cells();
        self.means[(item * cells + cell) * cells + other]
    }

    /// Returns the mean of the weights of two items.
    fn mean_of_all(&self, item: usize, other: usize) -> f32 {
        self.all[item * self.model.shape().cells() + other]
    }

    /// Returns the whole weight of a place.
    fn place(&self, place: Place) -> f32 {
        let part = |other| self.mean(place, other) - 0.5 * self.mean_of_all(place.0, other);
        let others = (0..self.model.shape().cells()).map(part);
        f32::from(self.model.place(place)) + others.sum::<f32>()
    }

    /// Returns what is left of the weight of a pair.
    fn pair(&self, one: Place, other: Place) -> f32 {
        let single = self.mean(one, other.0) + self.mean(other, one.0);
        f32::from(self.model.pair(one, other)) - single + self.mean_of_all(one.0, other.0)
    }

    /// Returns by how much the weights of places grow when those of an untrained model grow by 1.
    fn slope(&self, untrained: &Model) -> f32 {
        let cells = self.model.shape().cells();
        let (mut product, mut square) = (0.0, 0.0);
        for item in 0..cells - 1 {
            let pairs: Vec<(f32, f32)> = (0..cells)
                .map(|cell| (item, cell))
                .map(|place| (f32::from(untrained.place(place)), self.place(place)))
                .collect();
            let count = f32::from(cells as u16);
            let mean = |of: fn(&(f32, f32)) -> f32| pairs.iter().map(of).sum::<f32>() / count;
            let (simple, learned) = (mean(|pair| pair.0), mean(|pair| pair.1));
            for (x, y) in pairs {
                product += (x - simple) * (y - learned);
                square += (x - simple) * (x - simple);
            }
        }
        product / square
    }
}
