//! The order in which the views of a child are evaluated.
//!
//! A child is pruned by the first view that sees it beyond the bound. So the views in
//! which that can happen come first: a slide changes an estimate by one, so if the
//! parent is two or more below the bound in a view, the child is still within it. Of
//! the two views of a partition, the one that sees the slide as horizontal comes first,
//! because there the child's bit is near the parent's.

use super::candidate::ViewOrder;
use super::node::Node;

/// Bits per view in an order.
pub(super) const BITS: usize = 3;

/// The most views of a search.
pub(super) const MOST: usize = 5;

/// For each set of views that can prune, the order for each slide.
pub(super) type OrdersBySlide = [[ViewOrder; 4]; 1 << MOST];

/// Returns the orders of `V` views; `upright` are the slides that the first frame sees as
/// vertical.
pub(super) fn orders_by_slide<const V: usize>(upright: [bool; 4]) -> OrdersBySlide {
    let mut all = [[ViewOrder::new(0, 0); 4]; 1 << MOST];
    for (cutting, orders) in all[..1 << V].iter_mut().enumerate() {
        let both = const { &all_orders::<V>() }[cutting];
        *orders = upright.map(|upright| both[usize::from(upright)]);
    }
    all
}

/// Returns the views in which a child that rises is beyond the bound, one bit each: those in
/// which the board itself is on it.
#[inline]
pub(super) fn cutting<const V: usize, const T: usize>(node: &Node<V, T>, bound: u32) -> usize {
    let mut cutting = 0;
    for (view, length) in node.lengths.into_iter().enumerate() {
        cutting |= usize::from(u32::from(length) >= bound) << view;
    }
    cutting
}

/// The orders for each set of views that can prune, for slides that the first frame sees as
/// horizontal and as vertical.
const fn all_orders<const V: usize>() -> [[ViewOrder; 2]; 1 << MOST] {
    let mut all = [[ViewOrder::new(0, 0); 2]; 1 << MOST];
    let mut cutting = 0;
    while cutting < all.len() {
        let steps = cutting.count_ones();
        all[cutting] = [
            ViewOrder::new(order::<V>(cutting, 0), steps),
            ViewOrder::new(order::<V>(cutting, 1), steps),
        ];
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

    fn views<const V: usize>(cutting: usize, first: usize) -> Vec<usize> {
        let order = order::<V>(cutting, first);
        (0..V)
            .map(|step| usize::from(order >> (BITS * step) & 7))
            .collect()
    }

    #[test]
    fn every_view_once_and_those_that_cut_first() {
        assert_eq!(views::<1>(1, 1), [0]);
        assert_eq!(views::<2>(0b11, 0), [0, 1]);
        assert_eq!(views::<2>(0b11, 1), [1, 0]);
        assert_eq!(views::<2>(0b10, 0), [1, 0]);
        assert_eq!(views::<3>(0b100, 1), [2, 1, 0]);
        for cutting in 0..1 << MOST {
            for first in [0, 1] {
                let views = views::<5>(cutting, first);
                let mut sorted = views.clone();
                sorted.sort_unstable();
                assert_eq!(sorted, [0, 1, 2, 3, 4]);
                let cuts = |view: &usize| cutting >> view & 1 == 0;
                assert!(views.is_sorted_by_key(cuts));
            }
        }
    }
}
