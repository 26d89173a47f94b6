//! The work area of one thread: an arena of boards to expand, and queues of their
//! children.
//!
//! A board stays in its arena slot from when it is made until its last child is
//! decided, so that only kept boards are copied.

use super::candidate::{Candidate, PARENTS};
use super::node::Node;
use super::one_bit::views::Bit;

/// Boards expanded at once. A larger batch hides more latency, but differs more from
/// the order of a search that expands one board after the other.
pub(super) const BATCH: usize = 6;

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

/// The work area of one thread.
pub(super) struct Pipeline<const V: usize, const T: usize> {
    /// For each step, the children that wait for its bit.
    pub(super) queues: [BitQueue; V],
    pub(super) arena: Arena<V, T>,
}

impl<const V: usize, const T: usize> Pipeline<V, T> {
    pub(super) fn new() -> Pipeline<V, T> {
        // The children of a batch are in the first queue, resumed boards in each of the
        // others.
        const { assert!((4 + V - 1) * BATCH < QUEUE, "a queue may overflow") };
        Pipeline {
            queues: std::array::from_fn(|_| BitQueue::new()),
            arena: Arena::new(),
        }
    }

    /// Returns `true` if nothing waits.
    pub(super) fn is_idle(&self) -> bool {
        self.arena.stack.is_empty() && self.queues.iter().all(|queue| queue.count == 0)
    }

    /// Removes everything that waits.
    pub(super) fn clear(&mut self) {
        self.queues.iter_mut().for_each(|queue| queue.count = 0);
        self.arena.clear();
    }
}

/// Boards within the bound, by slot number.
pub(super) struct Arena<const V: usize, const T: usize> {
    nodes: Vec<Node<V, T>>,
    /// Slots that are not in use.
    free: Vec<u16>,
    /// Slots of the boards to expand.
    stack: Vec<u16>,
    /// Slots of the boards that were expanded, by round. After `V` rounds their
    /// children are decided.
    expanded: [Vec<u16>; V],
    round: usize,
}

impl<const V: usize, const T: usize> Arena<V, T> {
    fn new() -> Arena<V, T> {
        Arena {
            nodes: Vec::new(),
            free: Vec::new(),
            stack: Vec::with_capacity(1024),
            expanded: std::array::from_fn(|_| Vec::with_capacity(2 * BATCH)),
            round: 0,
        }
    }

    /// Returns the board in a slot.
    #[inline]
    pub(super) fn get(&self, number: usize) -> &Node<V, T> {
        &self.nodes[number]
    }

    /// Number of boards to expand.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.stack.len()
    }

    /// Returns a free slot.
    #[inline]
    fn allocate(&mut self) -> u16 {
        match self.free.pop() {
            Some(number) => number,
            None => self.grow(),
        }
    }

    #[cold]
    fn grow(&mut self) -> u16 {
        // Each of the eighty depths has only a few boards, however large the search.
        let number = self.nodes.len();
        assert!(number < PARENTS, "a stack of more than {PARENTS} boards");
        self.nodes.push(Node::EMPTY);
        number as u16
    }

    /// Adds a board that will be expanded.
    #[inline]
    pub(super) fn push(&mut self, node: &Node<V, T>) -> &mut Node<V, T> {
        let slot = self.allocate();
        self.stack.push(slot);
        let added = &mut self.nodes[usize::from(slot)];
        *added = *node;
        added
    }

    /// Adds a copy of a board that will be expanded; the caller turns it into the
    /// child.
    #[inline]
    pub(super) fn push_copy(&mut self, number: usize) -> &mut Node<V, T> {
        let slot = self.allocate();
        self.stack.push(slot);
        self.nodes[usize::from(slot)] = self.nodes[number];
        &mut self.nodes[usize::from(slot)]
    }

    /// Removes the board that was pushed last.
    #[cold]
    pub(super) fn undo_push(&mut self) {
        self.free.extend(self.stack.pop());
    }

    /// Adds a board that is only the parent of a waiting child.
    #[inline]
    pub(super) fn add_parent(&mut self, node: &Node<V, T>) -> u16 {
        let slot = self.allocate();
        self.nodes[usize::from(slot)] = *node;
        self.expanded[self.round % V].push(slot);
        slot
    }

    /// Takes the topmost boards from the stack for expansion.
    #[inline]
    pub(super) fn take_batch(&mut self) -> Batch {
        let round = self.round % V;
        self.round += 1;
        let expanded = &mut self.expanded[round];
        let start = expanded.len();
        let rest = self.stack.len().saturating_sub(BATCH);
        // One by one: they were just written one by one, and a wider load would have to
        // wait for those stores.
        for &number in &self.stack[rest..] {
            expanded.push(number);
        }
        self.stack.truncate(rest);
        Batch { round, start }
    }

    /// Returns the slots of the boards in a batch.
    #[inline]
    pub(super) fn batch(&self, batch: Batch) -> &[u16] {
        &self.expanded[batch.round][batch.start..]
    }

    /// Frees the boards whose children are all decided. Called after all queues were
    /// read.
    #[inline]
    pub(super) fn give_up_decided(&mut self) {
        let decided = &mut self.expanded[self.round % V];
        self.free.append(decided);
    }

    /// Moves all boards to expand into `into`.
    pub(super) fn drain(&mut self, into: &mut Vec<Node<V, T>>) {
        into.extend(
            self.stack
                .iter()
                .map(|&number| self.nodes[usize::from(number)]),
        );
        self.free.append(&mut self.stack);
    }

    fn clear(&mut self) {
        self.free.append(&mut self.stack);
        for expanded in &mut self.expanded {
            self.free.append(expanded);
        }
    }
}

/// The boards that were taken at once: the last ones of a round.
#[derive(Debug, Clone, Copy)]
pub(super) struct Batch {
    round: usize,
    start: usize,
}
