//! The boards just beyond the bound, kept for the next one.
//!
//! Plain iterative deepening repeats in every bound what it did in the bounds before.
//! If the pruned boards are kept, the next bound starts from them instead, and no board
//! is expanded twice.
//!
//! All of them belong to the next bound: a slide changes an estimate by one, so the
//! least length of a solution through a child of a board within the bound is at most
//! two more than the bound, and it has the bound's parity. They are kept by depth,
//! because the deepest, which are closest to the goal, are expanded first.
//!
//! Boards are kept in chunks that are passed from bound to bound and from search to
//! search. Allocating memory and copying boards once took a third of the time.

use std::sync::Mutex;

use super::bound::lock;
use super::candidate::Pending;
use super::node::{LONGEST, Node};

/// Bytes of free chunks that are kept when a search has ended.
const RETAINED_BYTES: usize = 16 << 20;

/// Boards per chunk: they fill a memory page.
const CHUNK: usize = 64;

/// The boards of one chunk.
type ChunkNodes<const V: usize, const T: usize> = Box<[Node<V, T>; CHUNK]>;

/// Some boards of the same depth.
#[derive(Debug)]
struct NodeChunk<const V: usize, const T: usize> {
    nodes: ChunkNodes<V, T>,
    count: usize,
}

/// Chunks that are not in use, shared by all threads of a search.
#[derive(Debug, Default)]
pub(super) struct FreeChunks<const V: usize, const T: usize> {
    free: Mutex<Vec<ChunkNodes<V, T>>>,
}

impl<const V: usize, const T: usize> FreeChunks<V, T> {
    /// Frees all chunks above [`RETAINED_BYTES`].
    pub(super) fn shrink(&self) {
        let most = RETAINED_BYTES / size_of::<[Node<V, T>; CHUNK]>();
        lock(&self.free).truncate(most);
    }

    /// Bytes of the free chunks.
    pub(super) fn bytes(&self) -> usize {
        lock(&self.free).len() * size_of::<[Node<V, T>; CHUNK]>()
    }
}

/// Free chunks that belong to one thread. Taking them one by one would need a lock for
/// each, and a lock waits until all earlier writes are complete.
#[derive(Debug)]
pub(super) struct ThreadChunks<'a, const V: usize, const T: usize> {
    free: Vec<ChunkNodes<V, T>>,
    pub(super) free_chunks: &'a FreeChunks<V, T>,
}

/// Chunks that a thread takes at once.
const TAKEN_AT_ONCE: usize = 32;

impl<'a, const V: usize, const T: usize> ThreadChunks<'a, V, T> {
    pub(super) fn new(free_chunks: &'a FreeChunks<V, T>) -> ThreadChunks<'a, V, T> {
        ThreadChunks {
            free: Vec::new(),
            free_chunks,
        }
    }

    /// Adds an empty chunk to `chunks`.
    #[cold]
    fn add_to(&mut self, chunks: &mut Vec<NodeChunk<V, T>>) {
        if self.free.is_empty() {
            let mut free_chunks = lock(&self.free_chunks.free);
            let rest = free_chunks.len().saturating_sub(TAKEN_AT_ONCE);
            self.free.extend(free_chunks.drain(rest..));
        }
        let nodes = self.free.pop();
        chunks.push(NodeChunk {
            nodes: nodes.unwrap_or_else(|| Box::new([Node::EMPTY; CHUNK])),
            count: 0,
        });
    }
}

impl<const V: usize, const T: usize> Drop for ThreadChunks<'_, V, T> {
    fn drop(&mut self) {
        lock(&self.free_chunks.free).append(&mut self.free);
    }
}

/// Boards beyond the bound, by depth.
#[derive(Debug)]
pub(super) struct Frontier<const V: usize, const T: usize> {
    depths: [Vec<NodeChunk<V, T>>; LONGEST as usize + 1],
}

/// Some boards of a frontier as slices, the deepest last.
pub(super) type Share<'a, const V: usize, const T: usize> = Vec<&'a [Node<V, T>]>;

impl<const V: usize, const T: usize> Default for Frontier<V, T> {
    fn default() -> Frontier<V, T> {
        Frontier {
            depths: std::array::from_fn(|_| Vec::new()),
        }
    }
}

impl<const V: usize, const T: usize> Frontier<V, T> {
    /// Number of boards.
    pub(super) fn len(&self) -> usize {
        let chunks = self.depths.iter().flatten();
        chunks.map(|chunk| chunk.count).sum()
    }

    /// Adds a board.
    pub(super) fn push(&mut self, node: &Node<V, T>, free: &mut ThreadChunks<'_, V, T>) {
        self.push_child(node, node.pending, free);
    }

    /// Adds a child with what is known of it.
    #[inline]
    pub(super) fn push_child(
        &mut self,
        parent: &Node<V, T>,
        pending: Pending,
        free: &mut ThreadChunks<'_, V, T>,
    ) {
        let chunks = &mut self.depths[usize::from(parent.depth).min(LONGEST as usize)];
        if chunks.last().is_none_or(|chunk| chunk.count >= CHUNK) {
            free.add_to(chunks);
        }
        if let Some(chunk) = chunks.last_mut() {
            let node = &mut chunk.nodes[chunk.count % CHUNK];
            *node = *parent;
            node.pending = pending;
            chunk.count += 1;
        }
    }

    /// Appends the boards of another frontier.
    pub(super) fn append(&mut self, other: &mut Frontier<V, T>) {
        for (chunks, more) in self.depths.iter_mut().zip(&mut other.depths) {
            chunks.append(more);
        }
    }

    /// Divides the boards into shares of `most`, the deepest first. Within a share the
    /// deepest are last.
    pub(super) fn shares(&self, most: usize) -> Vec<Share<'_, V, T>> {
        let mut shares = Vec::new();
        let (mut share, mut room) = (Vec::new(), most);
        for chunk in self
            .depths
            .iter()
            .rev()
            .flat_map(|chunks| chunks.iter().rev())
        {
            let mut nodes = &chunk.nodes[..chunk.count];
            while !nodes.is_empty() {
                let (rest, taken) = nodes.split_at(nodes.len().saturating_sub(room));
                share.push(taken);
                room -= taken.len();
                nodes = rest;
                if room == 0 {
                    share.reverse();
                    shares.push(std::mem::take(&mut share));
                    room = most;
                }
            }
        }
        if !share.is_empty() {
            share.reverse();
            shares.push(share);
        }
        shares
    }

    /// Removes all boards and gives their chunks back.
    pub(super) fn clear(&mut self, free_chunks: &FreeChunks<V, T>) {
        let mut free = lock(&free_chunks.free);
        let chunks = self.depths.iter_mut().flat_map(|chunks| chunks.drain(..));
        free.extend(chunks.map(|chunk| chunk.nodes));
    }
}
