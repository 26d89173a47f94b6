//! The work area of one thread: an arena of boards to expand, and queues of their
//! children.
//!
//! A board stays in its arena slot from when it is made until its last child is
//! decided, so that only kept boards are copied.

use super::tree::{Queues as _, TreeNode};

/// The most boards that can be numbered.
const SLOTS: usize = 1 << 16;

/// The most rounds of any tree.
const MOST_ROUNDS: usize = 8;

/// The work area of one thread.
pub(super) struct Pipeline<N: TreeNode> {
    /// Children that wait for bits.
    pub(super) queues: N::Queues,
    pub(super) arena: Arena<N>,
}

impl<N: TreeNode> Pipeline<N> {
    pub(super) fn new() -> Pipeline<N> {
        const { assert!(N::ROUNDS <= MOST_ROUNDS) };
        Pipeline {
            queues: N::Queues::new(),
            arena: Arena::new(),
        }
    }

    /// Returns `true` if nothing waits.
    #[inline]
    pub(super) fn is_idle(&self) -> bool {
        self.arena.stack.is_empty() && self.queues.is_empty()
    }

    /// Removes everything that waits.
    pub(super) fn clear(&mut self) {
        self.queues.clear();
        self.arena.clear();
    }
}

/// Boards within the bound, by slot number.
pub(super) struct Arena<N> {
    nodes: Vec<N>,
    /// Slots that are not in use.
    free: Vec<u16>,
    /// Slots of the boards to expand.
    stack: Vec<u16>,
    /// Slots of the boards that were expanded, by round.
    expanded: [Vec<u16>; MOST_ROUNDS],
    round: usize,
}

impl<N: TreeNode> Arena<N> {
    fn new() -> Arena<N> {
        Arena {
            nodes: Vec::new(),
            free: Vec::new(),
            stack: Vec::with_capacity(1024),
            expanded: std::array::from_fn(|_| Vec::with_capacity(2 * N::BATCH)),
            round: 0,
        }
    }

    /// Returns the board in a slot.
    #[inline]
    pub(super) fn get(&self, number: usize) -> &N {
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
        // Each depth has only a few boards, however large the search.
        let number = self.nodes.len();
        assert!(number < SLOTS, "a stack of more than {SLOTS} boards");
        self.nodes.push(N::EMPTY);
        number as u16
    }

    /// Adds a board that will be expanded.
    #[inline]
    pub(super) fn push(&mut self, node: &N) -> &mut N {
        let slot = self.allocate();
        self.stack.push(slot);
        let added = &mut self.nodes[usize::from(slot)];
        *added = *node;
        added
    }

    /// Adds a copy of a board that will be expanded; the caller turns it into the
    /// child.
    #[inline]
    pub(super) fn push_copy(&mut self, number: usize) -> &mut N {
        let slot = self.allocate();
        self.stack.push(slot);
        self.nodes[usize::from(slot)] = self.nodes[number];
        &mut self.nodes[usize::from(slot)]
    }

    /// Copies a board to a free slot and returns the slot; the caller turns it into a child.
    #[inline]
    pub(super) fn copy(&mut self, number: u16) -> u16 {
        let slot = self.allocate();
        // The same slot would be a mistake that shows at once: a board is its own child.
        if let Ok([to, from]) = self
            .nodes
            .get_disjoint_mut([usize::from(slot), usize::from(number)])
        {
            to.copy_from(from);
        }
        slot
    }

    /// Copies a board from elsewhere to a free slot and returns the slot.
    #[inline]
    pub(super) fn place(&mut self, node: &N) -> u16 {
        let slot = self.allocate();
        self.nodes[usize::from(slot)] = *node;
        slot
    }

    /// Returns the board in a slot, to be changed.
    #[inline]
    pub(super) fn get_mut(&mut self, slot: u16) -> &mut N {
        &mut self.nodes[usize::from(slot)]
    }

    /// Adds the board in a slot to those that will be expanded.
    #[inline]
    pub(super) fn push_slot(&mut self, slot: u16) {
        self.stack.push(slot);
    }

    /// Gives back the slot of a board that is not needed.
    #[inline]
    pub(super) fn release(&mut self, slot: u16) {
        self.free.push(slot);
    }

    /// Removes the board that was pushed last.
    #[cold]
    pub(super) fn undo_push(&mut self) {
        self.free.extend(self.stack.pop());
    }

    /// Adds a board that is only the parent of a waiting child.
    #[inline]
    pub(super) fn add_parent(&mut self, node: &N) -> u16 {
        let slot = self.allocate();
        self.nodes[usize::from(slot)] = *node;
        self.expanded[self.round % N::ROUNDS].push(slot);
        slot
    }

    /// Takes the topmost boards from the stack for expansion.
    #[inline]
    pub(super) fn take_batch(&mut self) -> Batch {
        let round = self.round % N::ROUNDS;
        self.round += 1;
        let expanded = &mut self.expanded[round];
        let start = expanded.len();
        let rest = self.stack.len().saturating_sub(N::BATCH);
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
        let decided = &mut self.expanded[self.round % N::ROUNDS];
        self.free.append(decided);
    }

    /// Moves all boards to expand into `into`.
    pub(super) fn drain(&mut self, into: &mut Vec<N>) {
        into.extend(
            self.stack
                .iter()
                .map(|&number| self.nodes[usize::from(number)]),
        );
        self.free.append(&mut self.stack);
    }

    fn clear(&mut self) {
        if self.free.len() == self.nodes.len() {
            return;
        }
        self.stack.clear();
        for expanded in &mut self.expanded[..N::ROUNDS] {
            expanded.clear();
        }
        self.free.clear();
        self.free
            .extend((0..self.nodes.len()).map(|slot| slot as u16));
    }
}

/// The boards that were taken at once: the last ones of a round.
#[derive(Debug, Clone, Copy)]
pub(super) struct Batch {
    round: usize,
    start: usize,
}
