//! Every board a search has seen, with what it knows of each.
//!
//! Boards stand one after another in the order they were found, sixteen bytes
//! each on 4x4: the board, its depth, the slide that led to it, and its successor
//! in the [open list](super::open). The parent is the board before the slide, so it
//! is looked up when a path is wanted and takes no room. A hash table of four bytes
//! a slot says where a board stands; it is three to seven eighths full, so
//! that all told a 4x4 board takes at most 16 + 4 * 1.75 = 23 bytes. A heuristic that
//! cannot be [recalled](Heuristic::recall) costs its memo on top.
//!
//! Two tricks keep memory accesses few. The bits of a slot that are not needed to
//! count boards hold a part of the board's hash, so that a wrong board is seldom
//! fetched. And the table grows by emptying it first and going through the
//! boards again, in their order: old and new table never exist together.

use super::packed::Packed;
use crate::heuristic::Heuristic;
use crate::search::recycle::{give_list, take_list};

/// Boards whose slots are asked for at once when the table grows.
const BATCH: usize = 32;
/// Boards allocated at once.
const CHUNK: usize = 1 << 14;
/// Slots to begin with, and how many where memory is short.
const FIRST_SLOTS: usize = 1 << 16;
const FEW_SLOTS: usize = 1 << 13;
/// No board.
pub(crate) const NONE: u32 = u32::MAX;

/// One board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct StoredNode<S> {
    pub(crate) state: S,
    /// The next board in its bucket of the open list.
    pub(crate) next: u32,
    /// Slides from where the search began.
    pub(crate) g: u16,
    /// The last slide, or `NO_SLIDE`.
    pub(crate) slide: u8,
    pub(crate) status: Status,
}

/// The slide of the board where a search began.
pub(crate) const NO_SLIDE: u8 = 4;

/// Where a board stands with the search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Status {
    /// Waits to be expanded.
    Open,
    /// Was expanded.
    Closed,
    /// Was reached on a shorter way before it was expanded; another node has it.
    Stale,
}

/// There is no room for another board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Full;

/// Where a board stands, or the slot where it would.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Found {
    At { node: u32, slot: usize },
    Nowhere { slot: usize },
}

/// The boards and the table.
pub(crate) struct Closed<S: Packed, H: Heuristic> {
    chunks: Vec<Vec<StoredNode<S>>>,
    /// The heuristic's memos, beside the boards; empty if it recalls them.
    memos: Vec<Vec<H::Memo>>,
    count: usize,
    /// 0 for none, else a tag above and one more than the node's number below.
    slots: Vec<u32>,
    /// Boards at which the table grows.
    most: usize,
    /// Bits of a slot that number nodes.
    bits: u32,
    /// Bytes that may be used.
    limit: u64,
}

/// Its memory serves the next search.
impl<S: Packed, H: Heuristic> Drop for Closed<S, H> {
    fn drop(&mut self) {
        self.chunks.drain(..).for_each(give_list);
        self.memos.drain(..).for_each(give_list);
        give_list(std::mem::take(&mut self.slots));
    }
}

/// Room for a chunk of boards or of what belongs to them.
fn chunk<T: 'static>() -> Vec<T> {
    take_list(CHUNK).unwrap_or_else(|| Vec::with_capacity(CHUNK))
}

/// The slot where the search for a hash begins.
#[inline]
fn home(hash: u64, slots: usize) -> usize {
    ((u128::from(hash) * slots as u128) >> 64) as usize
}

impl<S: Packed, H: Heuristic> Closed<S, H> {
    /// Bytes of a chunk of boards.
    const CHUNK_BYTES: u64 = {
        let memo = if H::RECALLS { 0 } else { size_of::<H::Memo>() };
        (CHUNK * (size_of::<StoredNode<S>>() + memo)) as u64
    };

    /// Nothing seen yet; no more than `limit` bytes will be used.
    pub(crate) fn new(limit: u64) -> Self {
        let mut closed = Closed {
            chunks: Vec::new(),
            memos: Vec::new(),
            count: 0,
            slots: Vec::new(),
            most: 0,
            bits: 0,
            limit,
        };
        let short = limit < 16 * FIRST_SLOTS as u64;
        closed.make_slots(if short { FEW_SLOTS } else { FIRST_SLOTS });
        closed
    }

    /// Boards seen; those reached on two ways may count twice.
    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// Bytes used.
    pub(crate) fn bytes(&self) -> u64 {
        self.chunks.len() as u64 * Self::CHUNK_BYTES + 4 * self.slots.len() as u64
    }

    /// Sets what may be used.
    pub(crate) fn limit_to(&mut self, limit: u64) {
        self.limit = limit;
    }

    #[inline]
    pub(crate) fn node(&self, node: u32) -> &StoredNode<S> {
        &self.chunks[node as usize / CHUNK][node as usize % CHUNK]
    }

    #[inline]
    pub(crate) fn node_mut(&mut self, node: u32) -> &mut StoredNode<S> {
        &mut self.chunks[node as usize / CHUNK][node as usize % CHUNK]
    }

    /// A node's memo, where memos are kept.
    #[inline]
    pub(crate) fn memo(&self, node: u32) -> H::Memo {
        self.memos[node as usize / CHUNK][node as usize % CHUNK]
    }

    /// The slot where looking for a board begins, already on its way from memory.
    #[inline]
    pub(crate) fn peek(&self, hash: u64) -> u32 {
        self.slots[home(hash, self.slots.len())]
    }

    /// Looks for a board.
    #[inline]
    pub(crate) fn find(&self, state: S, hash: u64) -> Found {
        let mask = (1_u32 << self.bits) - 1;
        let tag = (hash as u32) & !mask;
        let mut slot = home(hash, self.slots.len());
        loop {
            let held = self.slots[slot];
            if held == 0 {
                return Found::Nowhere { slot };
            }
            if held & !mask == tag {
                let node = (held & mask) - 1;
                if self.node(node).state == state {
                    return Found::At { node, slot };
                }
            }
            slot += 1;
            if slot == self.slots.len() {
                slot = 0;
            }
        }
    }

    /// The node of a board, if it was seen.
    pub(crate) fn get(&self, state: S) -> Option<u32> {
        match self.find(state, state.hash()) {
            Found::At { node, .. } => Some(node),
            Found::Nowhere { .. } => None,
        }
    }

    /// Puts a node where a board was looked for: a new one, or one that takes
    /// another's place. If there is no room, nothing changes.
    pub(crate) fn put(
        &mut self,
        slot: usize,
        node: StoredNode<S>,
        memo: H::Memo,
        hash: u64,
    ) -> Result<u32, Full> {
        let number = self.count;
        if number > self.most {
            return Err(Full);
        }
        if number.is_multiple_of(CHUNK) {
            self.make_chunk()?;
        }
        if let Some(chunk) = self.chunks.last_mut() {
            chunk.push(node);
        }
        if let Some(chunk) = self.memos.last_mut() {
            chunk.push(memo);
        }
        self.slots[slot] = self.entry(number, hash);
        self.count += 1;
        if self.count > self.most {
            self.grow();
        }
        Ok(number as u32)
    }

    #[inline]
    fn entry(&self, number: usize, hash: u64) -> u32 {
        let mask = (1_u32 << self.bits) - 1;
        (hash as u32) & !mask | (number as u32 + 1)
    }

    #[cold]
    fn make_chunk(&mut self) -> Result<(), Full> {
        if self.bytes() + Self::CHUNK_BYTES > self.limit {
            return Err(Full);
        }
        self.chunks.push(chunk());
        if !H::RECALLS {
            self.memos.push(chunk());
        }
        Ok(())
    }

    /// Makes the table half as large again, if there is room for that; the next board
    /// finds none otherwise.
    #[cold]
    fn grow(&mut self) {
        let slots = self.slots.len() / 2 * 3;
        let more = 4 * (slots - self.slots.len()) as u64;
        // A slot has 32 bits, which must number all boards.
        if self.bytes() + more > self.limit || slots > 1 << 31 {
            return;
        }
        self.make_slots(slots);
        let chunks = std::mem::take(&mut self.chunks);
        let mut number = 0;
        for few in chunks.iter().flat_map(|chunk| chunk.chunks(BATCH)) {
            self.reinsert(few, number);
            number += few.len();
        }
        self.chunks = chunks;
    }

    /// Puts the numbers of some boards into the table, from `first` on. All their
    /// slots are asked for before the first is filled.
    fn reinsert(&mut self, boards: &[StoredNode<S>], first: usize) {
        let mut hashes = [0; BATCH];
        let mut waiting = 0;
        for (hash, node) in hashes.iter_mut().zip(boards) {
            *hash = node.state.hash();
            waiting |= self.peek(*hash);
        }
        std::hint::black_box(waiting);
        for ((number, hash), node) in (first..).zip(hashes).zip(boards) {
            if node.status == Status::Stale {
                continue;
            }
            let mut slot = home(hash, self.slots.len());
            while self.slots[slot] != 0 {
                slot += 1;
                if slot == self.slots.len() {
                    slot = 0;
                }
            }
            self.slots[slot] = self.entry(number, hash);
        }
    }

    fn make_slots(&mut self, slots: usize) {
        if self.slots.capacity() < slots {
            // The old table goes before the new one comes.
            give_list(std::mem::take(&mut self.slots));
            self.slots = take_list(slots).unwrap_or_default();
        }
        if self.slots.capacity() < slots {
            self.slots = vec![0; slots];
        } else {
            self.slots.clear();
            self.slots.resize(slots, 0);
        }
        self.most = slots / 8 * 7;
        self.bits = usize::BITS - (self.most + 1).leading_zeros();
    }
}
