//! A board in the kernel: everything its children need, in one cache line.
//!
//! A child that is kept for a later bound is stored as its parent plus a note which
//! child is meant. Most of them are never made.

use super::candidate::Pending;
use super::queue::StepQueues;
use crate::puzzle::facts::GREATEST_4X4;
use crate::puzzle::{Path, Slide};
use crate::search::kernel::history::History;
use crate::search::kernel::tree::TreeNode;

/// A board, the path to it, and what each of `V` views with `T` tables knows of it; or,
/// if `pending` is set, a child of that board. The blank's cell is part of the
/// automaton's state.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub(in crate::search::kernel) struct Node<const V: usize, const T: usize> {
    /// The tiles as each frame sees and names them, four bits per cell.
    pub(super) boards: [u64; 2],
    /// The slides made so far.
    pub(super) history: History<5>,
    /// The cells that each pattern's tiles occupy.
    pub(super) sets: [[u16; T]; V],
    /// Each pattern's value.
    pub(super) values: PackedValues,
    /// The least length of a solution by each view: depth plus values.
    pub(super) lengths: [u8; V],
    /// The automaton's state.
    pub(super) state: u16,
    pub(super) depth: u8,
    /// The child that this node stands for, if it stands for one.
    pub(super) pending: Pending,
}

impl<const V: usize, const T: usize> TreeNode for Node<V, T> {
    const EMPTY: Node<V, T> = Node {
        boards: [0; 2],
        history: History::EMPTY,
        sets: [[0; T]; V],
        values: PackedValues(0),
        lengths: [0; V],
        state: 0,
        depth: 0,
        pending: Pending::NONE,
    };

    /// No 4x4 board needs more.
    const LONGEST: u32 = GREATEST_4X4;

    const ROUNDS: usize = V;

    const BATCH: usize = 6;

    type Queues = StepQueues<V>;

    #[inline]
    fn depth(&self) -> u8 {
        self.depth
    }

    fn path(&self) -> Path {
        self.history.path(self.depth)
    }
}

impl<const V: usize, const T: usize> Node<V, T> {
    /// Returns `true` if the node stands for its own board, not for a child of it.
    #[inline]
    pub(super) fn is_whole(&self) -> bool {
        self.pending == Pending::NONE
    }

    /// Makes the node stand for its own board.
    #[inline]
    pub(super) fn be_whole(&mut self) {
        self.pending = Pending::NONE;
    }

    /// Appends a slide to the history.
    #[inline]
    pub(super) fn push(&mut self, slide: Slide) {
        self.history.push(self.depth, slide);
        self.depth += 1;
    }

    /// The last slide.
    pub(super) fn last(&self) -> Option<Slide> {
        let at = usize::from(self.depth).checked_sub(1)?;
        Some(self.history.slide(at))
    }
}

/// The values of up to ten patterns modulo four, which is all that a table with one bit per
/// state needs: three bits each, so that a sum does not reach the next one. Each is stored less
/// one, because that is what the bit of a lower value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct PackedValues(u32);

/// Bits per value, and the bits that count.
const VALUE_BITS: u32 = 3;
const COUNTING: u32 = 0o3_333_333_333;

/// What a value that falls or rises by one is changed by, modulo four.
const FALL: u32 = 3;
const RISE: u32 = 1;

impl PackedValues {
    pub(super) fn new(values: &[u8]) -> PackedValues {
        let values = values.iter().rev();
        PackedValues(values.fold(0, |packed, value| {
            packed << VALUE_BITS | u32::from(value.wrapping_sub(1) % 4)
        }))
    }

    /// Returns, in the lowest bit, the bit of a table's state if its value falls.
    #[inline]
    pub(super) fn falls(self, table: u8) -> u8 {
        (self.0 >> (VALUE_BITS * u32::from(table) + 1)) as u8
    }

    /// Changes the values by what [`changes`](PackedValues::changes) returned.
    #[inline]
    pub(super) fn change(&mut self, by: PackedValues) {
        self.0 = (self.0 + by.0) & COUNTING;
    }

    /// Returns how a move of a tile that is in these tables changes the values, for each set of
    /// those in which the value rises; in the others it falls.
    pub(super) fn changes<const N: usize>(tables: &[u8]) -> [PackedValues; N] {
        let place = |at: usize| VALUE_BITS * u32::from(tables[at]);
        let all_fall = (0..tables.len()).fold(0, |sum, at| sum | FALL << place(at));
        let mut changes = [PackedValues(all_fall); N];
        for rise in 1..1_usize << tables.len() {
            let lowest = rise.trailing_zeros() as usize;
            let others = changes[rise & (rise - 1)].0;
            changes[rise] = PackedValues(others - ((FALL - RISE) << place(lowest)));
        }
        changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn follows_values_modulo_four() {
        let mut values = [0, 9, 7, 30, 1, 2, 3, 4, 38, 200];
        let mut packed = PackedValues::new(&values);
        let tables = [1, 9, 0];
        let changes = PackedValues::changes::<8>(&tables);
        for rise in [0, 7, 5, 2, 1, 0, 0, 4, 6, 7, 7, 7, 3] {
            packed.change(changes[rise]);
            for (at, &table) in tables.iter().enumerate() {
                let value: &mut u8 = &mut values[usize::from(table)];
                let change = if rise >> at & 1 == 1 { 1 } else { 255 };
                *value = value.wrapping_add(change);
            }
            assert_eq!(packed, PackedValues::new(&values));
            for (table, value) in (0..).zip(values) {
                assert_eq!(packed.falls(table) & 1, value.wrapping_sub(1) >> 1 & 1);
            }
        }
    }

    #[test]
    fn fits_a_cache_line() {
        assert!(size_of::<Node<3, 2>>() <= 64);
    }
}
