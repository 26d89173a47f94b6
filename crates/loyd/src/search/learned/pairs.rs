//! The pairs of places of a shape, each with all its numbers in the tables of a model.
//!
//! The table of a model has one row for each place of an item: by another cell and the item there.
//! So two places have two numbers in it. On a square, the mirror images of two places have the
//! same weight, which are two numbers more, unless the pair is its own mirror image.

use crate::puzzle::{Shape, Symmetry};

/// An item and the cell it is on.
pub(super) type Place = (usize, usize);

/// Every item on every cell.
pub(super) fn places(cells: usize) -> impl Iterator<Item = Place> {
    (0..cells).flat_map(move |item| (0..cells).map(move |cell| (item, cell)))
}

/// The numbers of pairs in a table for one shape.
#[derive(Debug, Clone)]
pub(super) struct PairNumbers {
    cells: usize,
    /// The mirror image of every cell; `None` if the shape is no square and so has no mirror image
    /// with the same goal.
    images: Option<Vec<usize>>,
}

impl PairNumbers {
    pub(super) fn new(shape: Shape) -> PairNumbers {
        let image = |cell| Symmetry::Mirror.cell(shape, cell);
        let is_square = shape.rows() == shape.cols();
        PairNumbers {
            cells: shape.cells(),
            images: is_square.then(|| (0..shape.cells()).map(image).collect()),
        }
    }

    /// Returns the number of two places in the row of the first one.
    #[inline]
    pub(super) const fn number(&self, (item, cell): Place, (other, at): Place) -> usize {
        ((item * self.cells + cell) * self.cells + at) * self.cells + other
    }

    /// Returns the two places of a number.
    pub(super) const fn places(&self, number: usize) -> (Place, Place) {
        let (row, rest) = (
            number / (self.cells * self.cells),
            number % (self.cells * self.cells),
        );
        let one = (row / self.cells, row % self.cells);
        (one, (rest % self.cells, rest / self.cells))
    }

    /// Returns the mirror image of a place; `None` if there is none, or if it is the place itself.
    pub(super) fn mirrored(&self, place: Place) -> Option<Place> {
        let images = self.images.as_ref()?;
        let image = (images[place.0], images[place.1]);
        (image != place).then_some(image)
    }

    /// Calls `visit` with the numbers of every two places that a board may have, once for all that
    /// have the same weight. The first and the third, if there is one, are in the row of the lower
    /// item.
    pub(super) fn each(&self, visit: &mut impl FnMut(&[usize])) {
        for item in 0..self.cells {
            for other in item + 1..self.cells {
                self.each_of((item, other), visit);
            }
        }
    }

    /// The same for two items, the lower one first.
    fn each_of(&self, (item, other): (usize, usize), visit: &mut impl FnMut(&[usize])) {
        let Some(images) = &self.images else {
            return self.each_cells(|(cell, at)| {
                let pair = ((item, cell), (other, at));
                visit(&[self.number(pair.0, pair.1), self.number(pair.1, pair.0)]);
            });
        };
        let (mirrored, other_mirrored) = (images[item], images[other]);
        self.each_cells(|(cell, at)| {
            let (one, two) = ((item, cell), (other, at));
            let (first, second) = ((mirrored, images[cell]), (other_mirrored, images[at]));
            let image = (first.min(second), first.max(second));
            let numbers = [
                self.number(one, two),
                self.number(two, one),
                self.number(image.0, image.1),
                self.number(image.1, image.0),
            ];
            match (one, two).cmp(&image) {
                std::cmp::Ordering::Less => visit(&numbers),
                std::cmp::Ordering::Equal => visit(&numbers[..2]),
                std::cmp::Ordering::Greater => {}
            }
        });
    }

    /// Calls `visit` with every two cells.
    fn each_cells(&self, mut visit: impl FnMut((usize, usize))) {
        for cell in 0..self.cells {
            for at in (0..self.cells).filter(|&at| at != cell) {
                visit((cell, at));
            }
        }
    }
}
