//! The order in which the views of a child are evaluated.
//!
//! A child is pruned by the first view that sees it beyond the bound. So the views in
//! which that can happen come first: a slide changes an estimate by one, so if the
//! parent is two or more below the bound in a view, the child is still within it. Of
//! the two views of a partition, the one that sees the slide as horizontal comes first,
//! because there the child's bit is near the parent's.

use super::node::Node;

/// Bits per view in an order.
pub(super) const BITS: usize = 3;

/// The most views of a search.
const MOST: usize = 5;

/// The orders for slides that the first frame sees as horizontal, and as vertical.
type Orders = [u16; 2];

/// Returns the orders for the children of a board, and the steps in which a rising
/// estimate leads beyond the bound, one bit each.
#[inline]
pub(super) fn orders<const V: usize, const T: usize>(
    node: &Node<V, T>,
    bound: u32,
) -> (Orders, u8) {
    let all: &[Orders; 1 << MOST] = const { &all_orders::<V>() };
    let mut cutting = 0_u8;
    for (view, length) in node.lengths.into_iter().enumerate() {
        cutting |= u8::from(u32::from(length) + 2 > bound) << view;
    }
    let steps = (1 << cutting.count_ones()) - 1;
    (all[usize::from(cutting) % (1 << MOST)], steps)
}

/// The orders for each set of views that can prune.
const fn all_orders<const V: usize>() -> [Orders; 1 << MOST] {
    let mut all = [[0; 2]; 1 << MOST];
    let mut cutting = 0;
    while cutting < all.len() {
        all[cutting] = [order::<V>(cutting, 0), order::<V>(cutting, 1)];
        cutting += 1;
    }
    all
}

/// Returns the views in `cutting` first, then the others. Of the first two views,
/// `first` comes first.
const fn order<const V: usize>(cutting: usize, first: usize) -> u16 {
    let (mut order, mut shift) = (0, 0);
    let mut index = 0;
    while index < 2 * V {
        let view = if V > 1 && index % V < 2 {
            (index % V) ^ first
        } else {
            index % V
        };
        if (cutting >> view & 1 == 1) == (index < V) {
            order |= (view as u16) << shift;
            shift += BITS;
        }
        index += 1;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    fn views<const V: usize>(order: u16) -> Vec<usize> {
        (0..V)
            .map(|step| usize::from(order >> (BITS * step) & 7))
            .collect()
    }

    #[test]
    fn every_view_once_and_those_that_cut_first() {
        assert_eq!(views::<1>(all_orders::<1>()[1][1]), [0]);
        assert_eq!(views::<2>(all_orders::<2>()[0b11][0]), [0, 1]);
        assert_eq!(views::<2>(all_orders::<2>()[0b11][1]), [1, 0]);
        assert_eq!(views::<2>(all_orders::<2>()[0b10][0]), [1, 0]);
        assert_eq!(views::<3>(all_orders::<3>()[0b100][1]), [2, 1, 0]);
        for cutting in 0..1 << MOST {
            for order in all_orders::<5>()[cutting] {
                let views = views::<5>(order);
                let mut sorted = views.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, [0, 1, 2, 3, 4]);
                let cuts = |view: &usize| cutting >> view & 1 == 0;
                assert!(views.is_sorted_by_key(cuts));
            }
        }
    }
}
