//! The pairs of places of a shape, each with all its numbers in the tables of a model.
//!
//! The table of a model has one row for each place of an item: by another cell and the item there.
//! So two places have two numbers in it. Some pairs have the same weight ([`Ties`]):
//!
//! * On a square, the mirror images of two places.
//! * The *inverse* of two places, in which cells and items are exchanged. The inverse of a board has
//!   tile `c` on cell `t` where the board has tile `t` on cell `c`. If the blank is at its goal, a
//!   solution of one is a solution of the other, read backward and with other tiles; so both are as
//!   far from the goal. With the blank elsewhere this is nearly true, and learning from a board and
//!   its inverse together needs half as many boards. Pairs with the blank, or on its goal, have no
//!   inverse.

use crate::puzzle::{Shape, Symmetry};

/// An item and the cell it is on.
pub(super) type Place = (usize, usize);

/// Every item on every cell.
pub(super) fn places(cells: usize) -> impl Iterator<Item = Place> {
    (0..cells).flat_map(move |item| (0..cells).map(move |cell| (item, cell)))
}

/// Which weights of a model are the same by definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ties {
    /// Those of mirror images.
    Mirror,
    /// Those of mirror images and of inverses.
    MirrorAndInverse,
}

/// The numbers of pairs in a table for one shape.
#[derive(Debug, Clone)]
pub(super) struct PairNumbers {
    cells: usize,
    /// The mirror image of every cell; the cell itself if the shape is no square and so has no
    /// mirror image with the same goal.
    images: Vec<usize>,
    ties: Ties,
}

impl PairNumbers {
    pub(super) fn new(shape: Shape, ties: Ties) -> PairNumbers {
        let is_square = shape.rows() == shape.cols();
        let image = |cell| {
            if is_square {
                Symmetry::Mirror.cell(shape, cell)
            } else {
                cell
            }
        };
        PairNumbers {
            cells: shape.cells(),
            images: (0..shape.cells()).map(image).collect(),
            ties,
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

    /// Returns the mirror image of a place; the place itself if there is none.
    pub(super) fn mirrored(&self, (item, cell): Place) -> Place {
        (self.images[item], self.images[cell])
    }

    /// Returns the inverse of a place; `None` if it has none.
    pub(super) fn inverse(&self, (item, cell): Place) -> Option<Place> {
        let is_tile = |number: usize| number + 1 < self.cells;
        let has_inverse = match self.ties {
            Ties::Mirror => false,
            Ties::MirrorAndInverse => is_tile(item) && is_tile(cell),
        };
        has_inverse.then_some((cell, item))
    }

    /// Returns the least of the places that have the same weight.
    pub(super) fn least(&self, place: Place) -> Place {
        let least = place.min(self.mirrored(place));
        self.inverse(place).map_or(least, |inverse| {
            least.min(inverse).min(self.mirrored(inverse))
        })
    }

    /// Calls `visit` with the numbers of every two places that a board may have, once for all that
    /// have the same weight. Every second one, beginning with the first, is in the row of the lower
    /// item.
    pub(super) fn each(&self, visit: &mut impl FnMut(&[usize])) {
        for item in 0..self.cells {
            for other in item + 1..self.cells {
                let (first, second) = (self.images[item], self.images[other]);
                if first.min(second) >= item {
                    self.each_of((item, other), visit);
                }
            }
        }
    }

    /// The same for two items, the lower one first.
    fn each_of(&self, (item, other): (usize, usize), visit: &mut impl FnMut(&[usize])) {
        for cell in 0..self.cells {
            for at in (0..self.cells).filter(|&at| at != cell) {
                self.visit(((item, cell), (other, at)), visit);
            }
        }
    }

    /// Calls `visit` if no pair with the same weight is less than this one.
    #[inline]
    fn visit(&self, pair: (Place, Place), visit: &mut impl FnMut(&[usize])) {
        let mirrored = |(one, other)| sorted(self.mirrored(one), self.mirrored(other));
        let image = mirrored(pair);
        if image < pair {
            return;
        }
        let row = |(one, other)| [self.number(one, other), self.number(other, one)];
        let [first, second] = row(pair);
        let [third, fourth] = row(image);
        let inverses = self.inverse(pair.0).zip(self.inverse(pair.1));
        let Some(inverse) = inverses.map(|(one, other)| sorted(one, other)) else {
            let numbers = [first, second, third, fourth];
            return visit(&numbers[..if image == pair { 2 } else { 4 }]);
        };
        let inverse_image = mirrored(inverse);
        if inverse < pair || inverse_image < pair {
            return;
        }
        let [fifth, sixth] = row(inverse);
        let [seventh, eighth] = row(inverse_image);
        match (image == pair, inverse == pair || inverse == image) {
            (true, true) => visit(&[first, second]),
            (true, false) => visit(&[first, second, fifth, sixth]),
            (false, true) => visit(&[first, second, third, fourth]),
            (false, false) => visit(&[first, second, third, fourth, fifth, sixth, seventh, eighth]),
        }
    }
}

/// Returns two places, the one of the lower item first.
#[inline]
fn sorted(one: Place, other: Place) -> (Place, Place) {
    if one.0 < other.0 {
        (one, other)
    } else {
        (other, one)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    /// Every pair of places has both its numbers in one group, and groups are closed under the
    /// ties.
    #[test]
    fn every_pair_is_visited_once_with_all_that_have_its_weight() {
        for (rows, cols) in [(2, 3), (3, 3), (4, 4)] {
            let shape = Shape::new(rows, cols).expect("a shape");
            for ties in [Ties::Mirror, Ties::MirrorAndInverse] {
                check(shape, ties);
            }
        }
    }

    fn check(shape: Shape, ties: Ties) {
        let (numbers, cells) = (PairNumbers::new(shape, ties), shape.cells());
        let mut met = HashSet::new();
        numbers.each(&mut |group| {
            let members: HashSet<usize> = group.iter().copied().collect();
            assert_eq!(members.len(), group.len(), "a number twice");
            for (place, &number) in group.iter().enumerate() {
                assert!(met.insert(number), "a number in two groups");
                let (one, other) = numbers.places(number);
                assert_eq!(numbers.number(one, other), number);
                assert_eq!(one.0 < other.0, place % 2 == 0);
                assert!(members.contains(&numbers.number(other, one)));
                if shape.rows() == shape.cols() {
                    let image = |cell| Symmetry::Mirror.cell(shape, cell);
                    let mirror = |place: Place| (image(place.0), image(place.1));
                    assert!(members.contains(&numbers.number(mirror(one), mirror(other))));
                }
                let has_blank = [one.0, one.1, other.0, other.1].contains(&(cells - 1));
                if ties == Ties::MirrorAndInverse && !has_blank {
                    let inverse = numbers.number((one.1, one.0), (other.1, other.0));
                    assert!(members.contains(&inverse));
                }
            }
        });
        // Two different items on two different cells, in both orders.
        assert_eq!(met.len(), (cells * (cells - 1)).pow(2));
    }
}
