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
use super::tree::TreeNode;

/// Bytes of free chunks that are kept when a search has ended.
const RETAINED_BYTES: usize = 16 << 20;

/// Boards per chunk: of 4x4 they fill a memory page.
const CHUNK: usize = 64;

/// The boards of one chunk.
type ChunkNodes<N> = Box<[N; CHUNK]>;

/// Some boards of the same depth.
#[derive(Debug)]
struct NodeChunk<N> {
    nodes: ChunkNodes<N>,
    count: usize,
}

/// Chunks that are not in use, shared by all threads of a search.
#[derive(Debug)]
pub(super) struct FreeChunks<N> {
    free: Mutex<Vec<ChunkNodes<N>>>,
}

impl<N> Default for FreeChunks<N> {
    fn default() -> FreeChunks<N> {
        FreeChunks {
            free: Mutex::default(),
        }
    }
}

impl<N> FreeChunks<N> {
    /// Frees all chunks above [`RETAINED_BYTES`].
    pub(super) fn shrink(&self) {
        let most = RETAINED_BYTES / size_of::<[N; CHUNK]>();
        lock(&self.free).truncate(most);
    }

    /// Bytes of the free chunks.
    pub(super) fn bytes(&self) -> usize {
        lock(&self.free).len() * size_of::<[N; CHUNK]>()
    }
}

/// Free chunks that belong to one thread. Taking them one by one would need a lock for
/// each, and a lock waits until all earlier writes are complete.
#[derive(Debug)]
pub(super) struct ThreadChunks<'a, N> {
    free: Vec<ChunkNodes<N>>,
    pub(super) free_chunks: &'a FreeChunks<N>,
}

/// Chunks that a thread takes at once.
const TAKEN_AT_ONCE: usize = 32;

impl<'a, N: TreeNode> ThreadChunks<'a, N> {
    pub(super) fn new(free_chunks: &'a FreeChunks<N>) -> ThreadChunks<'a, N> {
        ThreadChunks {
            free: Vec::new(),
            free_chunks,
        }
    }

    /// Adds an empty chunk to `chunks`.
    #[cold]
    fn add_to(&mut self, chunks: &mut Vec<NodeChunk<N>>) {
        if self.free.is_empty() {
            let mut free_chunks = lock(&self.free_chunks.free);
            let rest = free_chunks.len().saturating_sub(TAKEN_AT_ONCE);
            self.free.extend(free_chunks.drain(rest..));
        }
        let nodes = self.free.pop();
        chunks.push(NodeChunk {
            nodes: nodes.unwrap_or_else(|| Box::new([N::EMPTY; CHUNK])),
            count: 0,
        });
    }
}

impl<N> Drop for ThreadChunks<'_, N> {
    fn drop(&mut self) {
        lock(&self.free_chunks.free).append(&mut self.free);
    }
}

/// Boards beyond the bound, by depth.
#[derive(Debug)]
pub(super) struct Frontier<N> {
    /// One list for each depth that fits a byte, so that indexing needs no check; only those up
    /// to [`TreeNode::LONGEST`] are used.
    depths: [Vec<NodeChunk<N>>; 256],
}

/// Some boards of a frontier as slices, the deepest last.
pub(super) type Share<'a, N> = Vec<&'a [N]>;

impl<N: TreeNode> Default for Frontier<N> {
    fn default() -> Frontier<N> {
        Frontier {
            depths: std::array::from_fn(|_| Vec::new()),
        }
    }
}

impl<N: TreeNode> Frontier<N> {
    /// The lists of the depths that occur.
    fn used(&self) -> &[Vec<NodeChunk<N>>] {
        &self.depths[..=N::LONGEST as usize]
    }

    fn used_mut(&mut self) -> &mut [Vec<NodeChunk<N>>] {
        &mut self.depths[..=N::LONGEST as usize]
    }

    /// Number of boards.
    pub(super) fn len(&self) -> usize {
        let chunks = self.used().iter().flatten();
        chunks.map(|chunk| chunk.count).sum()
    }

    /// Adds a copy of a board and returns it, so that the caller can mark which child it stands
    /// for.
    #[inline]
    pub(super) fn push(&mut self, node: &N, free: &mut ThreadChunks<'_, N>) -> &mut N {
        let chunks = &mut self.depths[usize::from(node.depth())];
        if chunks.last().is_none_or(|chunk| chunk.count >= CHUNK) {
            free.add_to(chunks);
        }
        let last = chunks.len() - 1;
        let chunk = &mut chunks[last];
        let added = &mut chunk.nodes[chunk.count % CHUNK];
        chunk.count += 1;
        *added = *node;
        added
    }

    /// Appends the boards of another frontier.
    pub(super) fn append(&mut self, other: &mut Frontier<N>) {
        for (chunks, more) in self.used_mut().iter_mut().zip(other.used_mut()) {
            chunks.append(more);
        }
    }

    /// Divides the boards into shares of `most`, the deepest first. Within a share the
    /// deepest are last.
    pub(super) fn shares(&self, most: usize) -> Vec<Share<'_, N>> {
        let mut shares = Vec::new();
        let (mut share, mut room) = (Vec::new(), most);
        for chunk in self
            .used()
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
    pub(super) fn clear(&mut self, free_chunks: &FreeChunks<N>) {
        let mut free = lock(&free_chunks.free);
        let chunks = self
            .used_mut()
            .iter_mut()
            .flat_map(|chunks| chunks.drain(..));
        free.extend(chunks.map(|chunk| chunk.nodes));
    }
}
