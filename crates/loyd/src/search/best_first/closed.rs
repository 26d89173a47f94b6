//! The closed list: every board that a search has generated, with what is known of it.
//!
//! Boards are stored one after another in the order they were found, sixteen bytes each
//! on 4x4: the board, its depth, the slide that led to it, and its successor in the
//! [open list](super::open). The parent is the board before the slide, so it can be
//! looked up when a path is needed and takes no memory. A hash table with four bytes
//! per slot maps boards to their numbers. It is three to seven eighths full, so a 4x4
//! board takes at most 16 + 4 * 1.75 = 23 bytes in total. If the heuristic cannot recall
//! its memos, its [guide](super::guide) stores them as well, and they are counted here.
//!
//! Two measures keep memory accesses few. The bits of a slot that are not needed to
//! number boards hold a part of the board's hash, so a wrong board is seldom fetched.
//! And the table grows by freeing it first and inserting all boards again in order, so
//! old and new table never exist together.

use crate::grid::TileWord;
use crate::puzzle::{Path, Shape, Slide};
use crate::search::recycle::{give_list, take_list};

/// Boards whose slots are fetched together when the table grows.
const BATCH: usize = 32;
/// Boards allocated at once.
pub(crate) const CHUNK: usize = 1 << 14;
/// Slots of a new table, and of a new table if memory is short.
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

/// The slide of the board that a search starts with.
pub(crate) const NO_SLIDE: u8 = 4;

/// The status of a board in a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Status {
    /// Waits to be expanded.
    Open,
    /// Was expanded.
    Closed,
    /// Was reached on a shorter path before it was expanded; another node has replaced
    /// it.
    Stale,
}

/// There is no memory for another board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Full;

/// The node of a board, or the slot into which it would go.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Found {
    At { node: u32, slot: usize },
    Nowhere { slot: usize },
}

/// The stored boards and the hash table.
pub(crate) struct Closed<S: TileWord> {
    chunks: Vec<Vec<StoredNode<S>>>,
    /// Bytes of a chunk of boards, with their memos.
    chunk_bytes: u64,
    count: usize,
    /// 0 if empty; otherwise a tag in the high bits and the node's number plus one in
    /// the low bits.
    slots: Vec<u32>,
    /// Number of boards at which the table grows.
    most: usize,
    /// Bits of a slot that number nodes.
    bits: u32,
    /// The most bytes that may be used.
    limit: u64,
}

/// Its memory is kept for the next search.
impl<S: TileWord> Drop for Closed<S> {
    fn drop(&mut self) {
        self.chunks.drain(..).for_each(give_list);
        give_list(std::mem::take(&mut self.slots));
    }
}

/// Returns memory for a chunk of boards or memos.
pub(crate) fn chunk<T: 'static>() -> Vec<T> {
    take_list(CHUNK).unwrap_or_else(|| Vec::with_capacity(CHUNK))
}

/// Returns the slot at which the search for a hash starts.
#[inline]
fn home(hash: u64, slots: usize) -> usize {
    ((u128::from(hash) * slots as u128) >> 64) as usize
}

impl<S: TileWord> Closed<S> {
    /// An empty list that uses at most `limit` bytes, of which a board's memo takes
    /// `memo_bytes`.
    pub(crate) fn new(limit: u64, memo_bytes: usize) -> Self {
        let mut closed = Closed {
            chunks: Vec::new(),
            chunk_bytes: (CHUNK * (size_of::<StoredNode<S>>() + memo_bytes)) as u64,
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

    /// Number of boards stored. A board reached on two paths may count twice.
    pub(crate) fn len(&self) -> usize {
        self.count
    }

    /// Bytes used.
    pub(crate) fn bytes(&self) -> u64 {
        self.chunks.len() as u64 * self.chunk_bytes + 4 * self.slots.len() as u64
    }

    /// Sets the most bytes that may be used.
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

    /// Fetches the slot at which the search for a hash starts.
    #[inline]
    pub(crate) fn peek(&self, hash: u64) -> u32 {
        self.slots[home(hash, self.slots.len())]
    }

    /// Searches for a board.
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

    /// Returns the node of a board; `None` if it was not generated yet.
    pub(crate) fn get(&self, state: S) -> Option<u32> {
        match self.find(state, state.hash()) {
            Found::At { node, .. } => Some(node),
            Found::Nowhere { .. } => None,
        }
    }

    /// Returns the slides from the board that the search started with to a stored board.
    pub(crate) fn path_to(&self, state: S, shape: Shape) -> Path {
        let mut slides = Vec::new();
        let mut at = state;
        while let Some(node) = self.get(at) {
            let Some(&slide) = Slide::ALL.get(usize::from(self.node(node).slide)) else {
                break;
            };
            slides.push(slide);
            let blank = at.blank();
            let before = shape.source(usize::from(blank), slide.opposite());
            let Some(before) = before else { break };
            at = at.exchanged(blank, before as u8);
        }
        slides.into_iter().rev().collect()
    }

    /// Stores a node in the slot that [`find`](Closed::find) returned: a new board, or
    /// one that replaces another node. If memory runs out, nothing changes.
    pub(crate) fn put(&mut self, slot: usize, node: StoredNode<S>, hash: u64) -> Result<u32, Full> {
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
        if self.bytes() + self.chunk_bytes > self.limit {
            return Err(Full);
        }
        self.chunks.push(chunk());
        Ok(())
    }

    /// Makes the table half as large again. If there is no memory for that, the next
    /// board is refused.
    #[cold]
    fn grow(&mut self) {
        let slots = self.slots.len() / 2 * 3;
        let more = 4 * (slots - self.slots.len()) as u64;
        // Boards are numbered by the 32 bits of a slot.
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

    /// Inserts the numbers of some boards into the table, starting with `first`. All
    /// their slots are fetched before the first is filled.
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
            // The old table is freed before the new one is allocated.
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
