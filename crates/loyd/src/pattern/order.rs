//! Orders: the permutation of a pattern's tiles on their cells, and its rank.
//!
//! A pattern of k tiles has k! orders, whatever its tiles and wherever they are. Orders
//! are ranked lexicographically, by their factorial digits: digit m is the number of
//! tiles after position m that are smaller than the tile there.
//!
//! ```text
//! . 2 . .      the tiles 2 3 4 stand in the order 2 4 3: indices 0 2 1,
//! . . 4 .      digits 0 1 0, rank 0 x 2! + 1 x 1! = 1
//! 3 . . .
//! ```
//!
//! A horizontal move keeps the order. A vertical move takes a tile past up to three
//! others. This is a *rotation* of neighbouring positions, which changes only the
//! digits of those positions. That makes tables indexed by rank very regular.

use crate::grid::CellSet;

/// The most tiles a pattern may have.
pub const MAX_TILES: usize = 8;

/// Number of orders of `tiles` tiles.
pub const fn orders(tiles: usize) -> usize {
    let mut product = 1;
    let mut factor = 2;
    while factor <= tiles {
        product *= factor;
        factor += 1;
    }
    product
}

/// Returns the rank of an order; `order` holds each of `0..order.len()` once.
#[inline]
pub(super) fn rank_of(order: &[u8]) -> usize {
    let mut after: u32 = (1 << order.len()) - 1;
    let mut rank = 0;
    for (position, &tile) in order.iter().enumerate() {
        after &= !(1 << tile);
        let smaller = (after & ((1 << tile) - 1)).count_ones() as usize;
        rank = rank * (order.len() - position) + smaller;
    }
    rank
}

/// Returns the order with this rank, in the first `tiles` positions.
pub(super) fn order_of(rank: usize, tiles: usize) -> [u8; MAX_TILES] {
    let mut order = [0; MAX_TILES];
    let mut rest = rank;
    for position in (0..tiles).rev() {
        let choices = tiles - position;
        let digit = (rest % choices) as u8;
        rest /= choices;
        // Make room for a tile that is greater than `digit` of the tiles after it.
        for later in &mut order[position + 1..tiles] {
            *later += u8::from(*later >= digit);
        }
        order[position] = digit;
    }
    order
}

/// A tile moves from one position of the order to another, and those between close up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Rotation {
    /// The position it leaves.
    pub from: u8,
    /// The position it takes.
    pub to: u8,
}

impl Rotation {
    /// The rotation that a tile causes which moves from a cell of a set to a free one.
    pub(super) fn of_move(set: CellSet, from: usize, to: usize) -> Rotation {
        let position = |set: CellSet, cell: usize| (set & ((1 << cell) - 1)).count_ones() as u8;
        Rotation {
            from: position(set, from),
            to: position(set ^ 1 << from, to),
        }
    }

    /// Returns `true` if the order stays as it is.
    pub(super) const fn is_identity(self) -> bool {
        self.from == self.to
    }

    /// Returns the rotation that undoes this one.
    #[must_use]
    pub(super) const fn inverse(self) -> Rotation {
        Rotation {
            from: self.to,
            to: self.from,
        }
    }

    /// Applies the rotation to an order.
    pub(super) fn apply(self, order: &mut [u8]) {
        let (from, to) = (usize::from(self.from), usize::from(self.to));
        if from < to {
            order[from..=to].rotate_left(1);
        } else {
            order[to..=from].rotate_right(1);
        }
    }

    /// Returns the rank after the rotation.
    pub(super) fn rank_after(self, rank: usize, tiles: usize) -> usize {
        let mut order = order_of(rank, tiles);
        self.apply(&mut order[..tiles]);
        rank_of(&order[..tiles])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_lexicographic() {
        assert_eq!(rank_of(&[0, 2, 1]), 1);
        for tiles in 1..=MAX_TILES {
            let mut last = None;
            for rank in 0..orders(tiles) {
                let order = order_of(rank, tiles);
                assert_eq!(rank_of(&order[..tiles]), rank);
                assert!(last < Some(order), "lexicographic");
                last = Some(order);
            }
        }
    }

    #[test]
    fn rotations_are_undone_by_the_inverse() {
        let rotation = Rotation { from: 1, to: 4 };
        assert!((0..720).all(|rank| {
            rotation
                .inverse()
                .rank_after(rotation.rank_after(rank, 6), 6)
                == rank
        }));
    }
}
