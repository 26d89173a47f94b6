//! The boards just beyond the bound, kept for the next one.
//!
//! Iterative deepening repeats in every bound what it did in the bounds before.
//! With the boards that were cut off at hand, the next bound starts from them
//! instead, and nothing is expanded twice.
//!
//! All of them belong to the next bound: a slide changes an estimate by one, so
//! the least length of a solution through a child of a board within the bound is
//! at most two more than the bound, and it has the bound's parity. They are kept
//! by depth, because the deepest, which are nearest to the goal, go first.
//!
//! Boards are kept in chunks that go from bound to bound and from search to
//! search: asking the system for memory, and copying boards from one place to
//! another, once took a third of the time.

use std::sync::Mutex;

use super::bound::lock;
use super::candidate::Pending;
use super::node::{LONGEST, Node};

/// Memory that is held on to when a search has ended.
const RETAINED_BYTES: usize = 16 << 20;

/// Boards of a chunk: a page.
const CHUNK: usize = 64;

/// Room for a few boards.
type Room<const V: usize, const T: usize> = Box<[Node<V, T>; CHUNK]>;

/// A few boards of the same depth.
#[derive(Debug)]
struct Chunk<const V: usize, const T: usize> {
    nodes: Room<V, T>,
    count: usize,
}

/// Room that is not in use.
#[derive(Debug, Default)]
pub(super) struct Spare<const V: usize, const T: usize> {
    rooms: Mutex<Vec<Room<V, T>>>,
}

impl<const V: usize, const T: usize> Spare<V, T> {
    /// Gives memory back, if it is unusually much.
    pub(super) fn shrink(&self) {
        let most = RETAINED_BYTES / size_of::<[Node<V, T>; CHUNK]>();
        lock(&self.rooms).truncate(most);
    }

    /// Bytes of the memory that is held.
    pub(super) fn bytes(&self) -> usize {
        lock(&self.rooms).len() * size_of::<[Node<V, T>; CHUNK]>()
    }
}

/// Room that one thread has at hand. Taking it piece by piece would mean a lock for
/// every piece, and a lock waits until all boards before are really written.
#[derive(Debug)]
pub(super) struct Stock<'a, const V: usize, const T: usize> {
    rooms: Vec<Room<V, T>>,
    pub(super) spare: &'a Spare<V, T>,
}

/// Pieces taken at once.
const STOCK: usize = 32;

impl<'a, const V: usize, const T: usize> Stock<'a, V, T> {
    pub(super) fn new(spare: &'a Spare<V, T>) -> Stock<'a, V, T> {
        Stock {
            rooms: Vec::new(),
            spare,
        }
    }

    /// Adds an empty chunk to others.
    #[cold]
    fn add_to(&mut self, chunks: &mut Vec<Chunk<V, T>>) {
        if self.rooms.is_empty() {
            let mut spare = lock(&self.spare.rooms);
            let rest = spare.len().saturating_sub(STOCK);
            self.rooms.extend(spare.drain(rest..));
        }
        let room = self.rooms.pop();
        chunks.push(Chunk {
            nodes: room.unwrap_or_else(|| Box::new([Node::EMPTY; CHUNK])),
            count: 0,
        });
    }
}

impl<const V: usize, const T: usize> Drop for Stock<'_, V, T> {
    fn drop(&mut self) {
        lock(&self.spare.rooms).append(&mut self.rooms);
    }
}

/// Boards by depth.
#[derive(Debug)]
pub(super) struct Frontier<const V: usize, const T: usize> {
    depths: [Vec<Chunk<V, T>>; LONGEST as usize + 1],
}

/// Slices of a frontier, the deepest last.
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

    /// Keeps a board.
    pub(super) fn push(&mut self, node: &Node<V, T>, stock: &mut Stock<'_, V, T>) {
        self.push_child(node, node.pending, stock);
    }

    /// Keeps a child with what was seen of it.
    #[inline]
    pub(super) fn push_child(
        &mut self,
        parent: &Node<V, T>,
        pending: Pending,
        stock: &mut Stock<'_, V, T>,
    ) {
        let chunks = &mut self.depths[usize::from(parent.depth).min(LONGEST as usize)];
        if chunks.last().is_none_or(|chunk| chunk.count >= CHUNK) {
            stock.add_to(chunks);
        }
        if let Some(chunk) = chunks.last_mut() {
            let node = &mut chunk.nodes[chunk.count % CHUNK];
            *node = *parent;
            node.pending = pending;
            chunk.count += 1;
        }
    }

    /// Puts another's boards behind these.
    pub(super) fn append(&mut self, other: &mut Frontier<V, T>) {
        for (chunks, more) in self.depths.iter_mut().zip(&mut other.depths) {
            chunks.append(more);
        }
    }

    /// Its boards in shares of so many, the deepest first; within a share they are
    /// last.
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

    /// Forgets everything.
    pub(super) fn clear(&mut self, spare: &Spare<V, T>) {
        let mut free = lock(&spare.rooms);
        let chunks = self.depths.iter_mut().flat_map(|chunks| chunks.drain(..));
        free.extend(chunks.map(|chunk| chunk.nodes));
    }
}
