//! Children that wait for the bit of one view, and the indices of some of them.

use super::candidate::Candidate;
use super::node::Node;
use super::views::Bit;
use crate::search::kernel::tree::{Queues, TreeNode as _};

/// Capacity of a queue: the children of one batch and the boards resumed from the
/// frontier.
const QUEUE: usize = 64;

/// Children that wait for their bits in one step.
///
/// One array per field: an array of structs would have to be taken apart again.
pub(super) struct BitQueue {
    positions: [u32; QUEUE],
    tables: [u8; QUEUE],
    falls: [u8; QUEUE],
    candidates: [Candidate; QUEUE],
    count: usize,
}

impl BitQueue {
    fn new() -> BitQueue {
        BitQueue {
            positions: [0; QUEUE],
            tables: [0; QUEUE],
            falls: [0; QUEUE],
            candidates: [Candidate::EMPTY; QUEUE],
            count: 0,
        }
    }

    #[inline]
    pub(super) fn add(&mut self, candidate: Candidate, bit: Bit) {
        self.set_bit(self.count, bit);
        self.candidates[self.count % QUEUE] = candidate;
        self.count += 1;
    }

    /// Adds a child if it is wanted. Its bit is set later.
    #[inline]
    pub(super) fn add_if(&mut self, candidate: Candidate, wanted: bool) {
        self.candidates[self.count % QUEUE] = candidate;
        self.count += usize::from(wanted);
    }

    #[inline]
    pub(super) fn set_bit(&mut self, index: usize, bit: Bit) {
        self.positions[index % QUEUE] = bit.position;
        self.tables[index % QUEUE] = bit.table;
        self.falls[index % QUEUE] = bit.falls;
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// Returns the child at an index.
    #[inline]
    pub(super) fn candidate(&self, index: usize) -> Candidate {
        self.candidates[index % QUEUE]
    }

    /// Drains the queue, splitting it by `is`: returns the indices for which it
    /// returned 1, and the rest.
    #[inline]
    pub(super) fn split(&mut self, mut is: impl FnMut(&mut Candidate, Bit) -> u64) -> (Mask, Mask) {
        let count = self.count.min(QUEUE - 1);
        self.count = 0;
        let mut yes = 0;
        for index in 0..count {
            let bit = Bit {
                position: self.positions[index],
                table: self.tables[index],
                falls: self.falls[index],
            };
            yes |= is(&mut self.candidates[index], bit) << index;
        }
        (Mask(yes), Mask(((1 << count) - 1) & !yes))
    }
}

/// Indices of a queue, one bit each.
///
/// Whether a child is within the bound is unpredictable. A branch would be mispredicted
/// every other time, which costs more than splitting the queue first.
#[derive(Debug)]
pub(super) struct Mask(u64);

impl Mask {
    pub(super) fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Mask {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(index)
    }
}

/// For each of `V` steps, the children that wait for its bit.
pub(in crate::search::kernel) struct StepQueues<const V: usize>(pub(super) [BitQueue; V]);

impl<const V: usize> Queues for StepQueues<V> {
    fn new() -> StepQueues<V> {
        // The children of a batch are in the first queue, resumed boards in each of the
        // others.
        const {
            assert!(
                (4 + V - 1) * Node::<V, 2>::BATCH < QUEUE,
                "a queue may overflow"
            );
        };
        StepQueues(std::array::from_fn(|_| BitQueue::new()))
    }

    #[inline]
    fn is_empty(&self) -> bool {
        self.0.iter().all(|queue| queue.count == 0)
    }

    fn clear(&mut self) {
        self.0.iter_mut().for_each(|queue| queue.count = 0);
    }
}
