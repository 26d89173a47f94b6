//! Keys: the order in which a pattern's tiles stand, read cell by cell.
//!
//! A pattern of k tiles has k! keys, whatever its tiles and wherever they are.
//! A key is a permutation in lexicographic order, numbered by its factorial
//! digits: digit m says how many of the tiles behind place m are smaller.
//!
//! ```text
//! . 2 . .      the tiles 2 3 4 stand in the order 2 4 3: places 0 2 1,
//! . . 4 .      digits 0 1 0, key 0 x 2! + 1 x 1! = 1
//! 3 . . .
//! ```
//!
//! A horizontal move keeps the order. A vertical move takes a tile past up to
//! three others, a *turn* of neighbouring places, which changes only the digits
//! of those places: that is what makes tables of keys so regular.

/// The most tiles a pattern may have.
pub const MAX_TILES: usize = 8;

/// Number of keys of `tiles` tiles.
pub const fn orders(tiles: usize) -> usize {
    let mut product = 1;
    let mut factor = 2;
    while factor <= tiles {
        product *= factor;
        factor += 1;
    }
    product
}

/// The key of an order; `order` holds each of `0..order.len()` once.
#[inline]
pub fn rank_of(order: &[u8]) -> usize {
    let mut behind: u32 = (1 << order.len()) - 1;
    let mut rank = 0;
    for (position, &tile) in order.iter().enumerate() {
        behind &= !(1 << tile);
        let smaller = (behind & ((1 << tile) - 1)).count_ones() as usize;
        rank = rank * (order.len() - position) + smaller;
    }
    rank
}

/// The order of a key, in the first `tiles` places.
pub fn order_of(rank: usize, tiles: usize) -> [u8; MAX_TILES] {
    let mut order = [0; MAX_TILES];
    let mut rest = rank;
    for position in (0..tiles).rev() {
        let choices = tiles - position;
        let digit = (rest % choices) as u8;
        rest /= choices;
        // Make room for a tile that has `digit` smaller ones behind it.
        for later in &mut order[position + 1..tiles] {
            *later += u8::from(*later >= digit);
        }
        order[position] = digit;
    }
    order
}

/// A tile goes from one place in the order to another; those between close up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rotation {
    /// The place it leaves.
    pub from: u8,
    /// The place it takes.
    pub to: u8,
}

impl Rotation {
    /// Whether the order stays as it is.
    pub const fn is_identity(self) -> bool {
        self.from == self.to
    }

    /// The turn that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Rotation {
        Rotation {
            from: self.to,
            to: self.from,
        }
    }

    /// The order after the turn.
    pub fn apply(self, order: &mut [u8]) {
        let (from, to) = (usize::from(self.from), usize::from(self.to));
        if from < to {
            order[from..=to].rotate_left(1);
        } else {
            order[to..=from].rotate_right(1);
        }
    }

    /// The key after the turn.
    pub fn rank_after(self, rank: usize, tiles: usize) -> usize {
        let mut order = order_of(rank, tiles);
        self.apply(&mut order[..tiles]);
        rank_of(&order[..tiles])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_numbered_in_order() {
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
    fn turns_are_undone_by_the_inverse() {
        let rotation = Rotation { from: 1, to: 4 };
        assert!((0..720).all(|rank| {
            rotation
                .inverse()
                .rank_after(rotation.rank_after(rank, 6), 6)
                == rank
        }));
    }
}
