//! The boards just beyond the bound, kept for the next one.
//!
//! Iterative deepening repeats in every bound what it did in the bounds before.
//! With the boards that were cut off at hand, the next bound starts from them
//! instead, and nothing is expanded twice.

use super::node::{LONGEST, Looked, Node};

/// Lengths of the same parity up to the longest.
const LENGTHS: usize = LONGEST as usize / 2 + 1;

/// More memory than this is not held on to when a search has ended.
const RETAINED_BYTES: usize = 8 << 20;

/// Boards by the least length of a solution through them.
#[derive(Debug)]
pub(super) struct Frontier<const V: usize, const T: usize> {
    lengths: [Vec<Node<V, T>>; LENGTHS],
    count: usize,
    /// How many there were of each length when it was marked.
    marks: [usize; LENGTHS],
    marked: usize,
}

impl<const V: usize, const T: usize> Frontier<V, T> {
    pub(super) fn new() -> Frontier<V, T> {
        Frontier {
            lengths: std::array::from_fn(|_| Vec::new()),
            count: 0,
            marks: [0; LENGTHS],
            marked: 0,
        }
    }

    /// Number of boards.
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// Number of boards added since the mark.
    pub(super) fn added(&self) -> usize {
        self.count - self.marked
    }

    /// Remembers what there is now.
    pub(super) fn mark(&mut self) {
        for (mark, nodes) in self.marks.iter_mut().zip(&self.lengths) {
            *mark = nodes.len();
        }
        self.marked = self.count;
    }

    /// Forgets what was added since the mark.
    pub(super) fn back_to_mark(&mut self) {
        for (mark, nodes) in self.marks.iter().zip(&mut self.lengths) {
            nodes.truncate(*mark);
        }
        self.count = self.marked;
    }

    /// Keeps a board with what was just seen of it. One through which no solution
    /// can be short enough is not needed.
    #[inline]
    pub(super) fn push(&mut self, node: &Node<V, T>, looked: Looked) {
        let f = usize::from(node.depth) + usize::from(looked.estimate);
        if let Some(nodes) = self.lengths.get_mut(f / 2) {
            nodes.push(*node);
            if let Some(node) = nodes.last_mut() {
                node.apply(looked);
            }
            self.count += 1;
        }
    }

    /// Puts another's boards behind these.
    pub(super) fn append(&mut self, other: &mut Frontier<V, T>) {
        self.count += other.count;
        other.count = 0;
        for (nodes, more) in self.lengths.iter_mut().zip(&mut other.lengths) {
            nodes.append(more);
        }
    }

    /// The least length.
    pub(super) fn least(&self) -> Option<u32> {
        let nodes = self.lengths.iter().find_map(|nodes| nodes.first());
        nodes.map(Node::f)
    }

    /// Takes the boards within a bound and puts them among others that are sorted
    /// already: deepest last, those of the same depth in the order in which they
    /// came. `spare` is memory to sort in.
    pub(super) fn take(
        &mut self,
        bound: u32,
        into: &mut Vec<Node<V, T>>,
        spare: &mut Vec<Node<V, T>>,
    ) {
        let within = (bound as usize / 2).min(LENGTHS - 1);
        let taken = &mut self.lengths[..=within];
        if taken.iter().all(Vec::is_empty) {
            return;
        }
        let all = || std::iter::once(&*into).chain(&*taken).flatten();
        let mut places = [0; LONGEST as usize + 2];
        for node in all() {
            places[usize::from(node.depth) + 1] += 1;
        }
        for depth in 1..places.len() {
            places[depth] += places[depth - 1];
        }
        spare.clear();
        spare.resize(places[LONGEST as usize + 1], Node::EMPTY);
        for node in all() {
            let place = &mut places[usize::from(node.depth)];
            spare[*place] = *node;
            *place += 1;
        }
        std::mem::swap(into, spare);
        for nodes in taken {
            self.count -= nodes.len();
            nodes.clear();
        }
    }

    /// Forgets everything, and gives back what was unusually much.
    pub(super) fn clear(&mut self) {
        for nodes in &mut self.lengths {
            clear(nodes);
        }
        self.count = 0;
        self.marked = 0;
    }
}

/// Empties a vector, and gives its memory back if it is unusually much.
pub(super) fn clear<const V: usize, const T: usize>(nodes: &mut Vec<Node<V, T>>) {
    nodes.clear();
    if nodes.capacity() * size_of::<Node<V, T>>() > RETAINED_BYTES {
        nodes.shrink_to_fit();
    }
}
