//! The tables of a partition seen through one symmetry, laid out for speed.
//!
//! What the [`Collection`](crate::pattern::Collection) computes from the whole
//! board at each step is carried along here: for every group the set of cells
//! its tiles are on (sixteen bits) and their order (four bits a tile). A move
//! changes one group; its new set and order are a few operations, and the
//! [`FastIndex`] turns them into the place of a bit.

use crate::pattern::{Collection, FastIndex, pack_order};
use crate::puzzle::Cells;

/// Cells of a 4x4 board.
const CELLS: usize = 16;

/// A table and what turns sets and orders into places of its bits.
#[derive(Debug)]
struct Lookup<'a> {
    bytes: &'a [u8],
    index: &'a FastIndex,
}

impl Lookup<'_> {
    /// The bit of a placement: bit 1 of its value.
    #[inline]
    fn bit(&self, set: u16, order: u32, blank: u32) -> u8 {
        let at = self.index.bit_of(set, order, blank);
        self.bytes[at / 8] >> (at % 8) & 1
    }
}

/// What a node carries of one view with `T` tables.
#[derive(Debug, Clone, Copy)]
pub(super) struct Seen<const T: usize> {
    sets: [u16; T],
    orders: [u32; T],
    values: [u8; T],
    /// The sum of the values: the view's estimate.
    pub(super) estimate: u8,
}

/// One group after a move, before its bit is known.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Changed {
    group: u8,
    set: u16,
    order: u32,
    bit: u8,
}

/// A symmetry's view of the tables.
#[derive(Debug)]
pub(super) struct View<'a, const T: usize> {
    lookups: [Lookup<'a>; T],
    /// The cell that each of the board's cells is seen as.
    cells: [u8; CELLS],
    /// The group of each of the board's tiles.
    groups: [u8; CELLS],
}

impl<'a, const T: usize> View<'a, T> {
    /// The view number `number` of a collection with `T` tables in each.
    pub(super) fn new(collection: &'a Collection, number: usize) -> View<'a, T> {
        let views = collection.view(number);
        let mut groups = [0; CELLS];
        for (tile, group) in groups.iter_mut().enumerate().skip(1) {
            let found = views.iter().position(|view| view.places[tile] != u8::MAX);
            *group = found.unwrap_or(0) as u8;
        }
        let mut cells = [0; CELLS];
        for (seen, &cell) in views[0].cells[..CELLS].iter().enumerate() {
            cells[usize::from(cell)] = seen as u8;
        }
        View {
            lookups: std::array::from_fn(|group| Lookup {
                bytes: views[group].table.bytes(),
                index: views[group].table.fast_index(),
            }),
            cells,
            groups,
        }
    }

    /// What the view with this number sees of a board.
    pub(super) fn start(collection: &Collection, number: usize, board: &Cells) -> Seen<T> {
        let mut seen = Seen {
            sets: [0; T],
            orders: [0; T],
            values: [0; T],
            estimate: 0,
        };
        for (group, view) in collection.view(number).iter().enumerate() {
            let placement = view.placement(board);
            let tiles = placement.set.count_ones() as usize;
            seen.sets[group] = placement.set as u16;
            seen.orders[group] = pack_order(&placement.order[..tiles]);
            seen.values[group] = view.start(board).unwrap_or(0);
            seen.estimate += seen.values[group];
        }
        seen
    }

    /// The group of `tile` after it moved from one of the board's cells to
    /// another, with its bit.
    #[inline]
    pub(super) fn change(&self, seen: &Seen<T>, tile: u8, from: u8, to: u8) -> Changed {
        let group = self.groups[usize::from(tile) % CELLS];
        let (from, to) = (
            u32::from(self.cells[usize::from(from) % CELLS]),
            u32::from(self.cells[usize::from(to) % CELLS]),
        );
        let before = seen.sets[usize::from(group) % T];
        let set = before ^ 1 << from ^ 1 << to;
        let place = |set: u16, cell: u32| (set & ((1 << cell) - 1)).count_ones();
        let order = turned(
            seen.orders[usize::from(group) % T],
            place(before, from),
            place(set, to),
        );
        // The blank is where the tile came from.
        let bit = self.lookups[usize::from(group) % T].bit(set, order, from);
        Changed {
            group,
            set,
            order,
            bit,
        }
    }

    /// The estimate after a change.
    #[inline]
    pub(super) fn estimate(seen: &Seen<T>, changed: Changed) -> u8 {
        let value = seen.values[usize::from(changed.group) % T];
        // The bit of the next higher value, or of the next lower.
        if changed.bit == (value + 1) >> 1 & 1 {
            seen.estimate + 1
        } else {
            seen.estimate - 1
        }
    }
}

impl<const T: usize> Seen<T> {
    /// This view after a change that made its estimate `estimate`.
    #[inline]
    pub(super) fn after(&self, changed: Changed, estimate: u8) -> Seen<T> {
        let mut seen = *self;
        let group = usize::from(changed.group) % T;
        seen.sets[group] = changed.set;
        seen.orders[group] = changed.order;
        seen.values[group] = seen.values[group] + estimate - seen.estimate;
        seen.estimate = estimate;
        seen
    }
}

/// The tile at one place goes to another; those between close up.
#[inline]
fn turned(order: u32, from: u32, to: u32) -> u32 {
    let low = from.min(to);
    let high = from.max(to);
    let tile = order >> (4 * from) & 15;
    let outside = !(mask(high + 1) & !mask(low));
    let (between, at) = if from < to {
        (order >> (4 * (low + 1)) & mask(high - low), low)
    } else {
        (order >> (4 * low) & mask(high - low), low + 1)
    };
    order & outside | (u64::from(between) << (4 * at)) as u32 | tile << (4 * to)
}

/// The lowest `tiles` groups of four bits.
#[inline]
fn mask(tiles: u32) -> u32 {
    ((1_u64 << (4 * tiles)) - 1) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::Turn;

    #[test]
    fn turns_of_packed_orders() {
        for from in 0..8_u8 {
            for to in 0..8_u8 {
                let mut order = [3, 1, 4, 0, 5, 7, 2, 6];
                let packed = turned(pack_order(&order), from.into(), to.into());
                Turn { from, to }.apply(&mut order);
                assert_eq!(packed, pack_order(&order), "{from} {to}");
            }
        }
    }
}
