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
        let index = self.count % QUEUE;
        self.set_bit(index, bit);
        self.candidates[index] = candidate;
        self.count += 1;
    }

    /// Adds a child. Its bit is set later.
    #[inline]
    pub(super) fn add_unset(&mut self, candidate: Candidate) {
        self.candidates[self.count % QUEUE] = candidate;
        self.count += 1;
    }

    /// Adds the first `count` of three children. Their bits are set later.
    ///
    /// How many there are is unpredictable, so three are always written, and the surplus ones
    /// are overwritten.
    #[inline]
    pub(super) fn add_up_to_three(&mut self, candidates: [Candidate; 3], count: usize) {
        let start = self.count % QUEUE;
        if let Some(place) = self.candidates[start..].first_chunk_mut() {
            *place = candidates;
        }
        self.count += count;
    }

    #[inline]
    fn set_bit(&mut self, index: usize, bit: Bit) {
        self.positions[index] = bit.position;
        self.tables[index] = bit.table;
        self.falls[index] = bit.falls;
    }

    /// Sets the bits of the children from `start` on to what `find` returns.
    #[inline]
    pub(super) fn set_bits(&mut self, start: usize, mut find: impl FnMut(Candidate) -> Bit) {
        for index in start..self.count.min(QUEUE) {
            let bit = find(self.candidates[index]);
            self.set_bit(index, bit);
        }
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
                (4 + V - 1) * Node::<V, 2>::BATCH + 3 < QUEUE,
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
