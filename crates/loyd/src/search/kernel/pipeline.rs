//! What one thread works on: boards to be expanded, and their children that wait.
//!
//! A board stays in its place from when it is made until the last of its children
//! is decided, so that nothing is copied that is not kept.

use super::candidate::{Child, PARENTS};
use super::node::Node;
use super::one_bit::views::Bit;

/// Boards taken from the stack at once. More hide more latency, but are farther from
/// the order of a search that takes one after the other.
pub(super) const BATCH: usize = 6;

/// The most children that wait for the same step: those of one batch, and those
/// woken.
const LINE: usize = 64;

/// Children that wait for their bits in one step.
///
/// One array for each part: together they would have to be taken apart again.
pub(super) struct Line {
    places: [u32; LINE],
    tables: [u8; LINE],
    falls: [u8; LINE],
    children: [Child; LINE],
    count: usize,
}

impl Line {
    fn new() -> Line {
        Line {
            places: [0; LINE],
            tables: [0; LINE],
            falls: [0; LINE],
            children: [Child::NOBODY; LINE],
            count: 0,
        }
    }

    #[inline]
    pub(super) fn add(&mut self, child: Child, bit: Bit) {
        self.set_bit(self.count, bit);
        self.children[self.count % LINE] = child;
        self.count += 1;
    }

    /// Adds a child if it is wanted; its bit is still to be set.
    #[inline]
    pub(super) fn add_if(&mut self, child: Child, wanted: bool) {
        self.children[self.count % LINE] = child;
        self.count += usize::from(wanted);
    }

    #[inline]
    pub(super) fn set_bit(&mut self, place: usize, bit: Bit) {
        self.places[place % LINE] = bit.place;
        self.tables[place % LINE] = bit.table;
        self.falls[place % LINE] = bit.falls;
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.count
    }

    /// The child in a place.
    #[inline]
    pub(super) fn child(&self, place: usize) -> Child {
        self.children[place % LINE]
    }

    /// Empties the line: shows each child with its bit, and gives the places of
    /// those for which the answer is 1, not 0, and of the others.
    #[inline]
    pub(super) fn sort(&mut self, mut is: impl FnMut(&mut Child, Bit) -> u64) -> (Places, Places) {
        let count = self.count.min(LINE - 1);
        self.count = 0;
        let mut yes = 0;
        for place in 0..count {
            let bit = Bit {
                place: self.places[place],
                table: self.tables[place],
                falls: self.falls[place],
            };
            yes |= is(&mut self.children[place], bit) << place;
        }
        (Places(yes), Places(((1 << count) - 1) & !yes))
    }
}

/// Some of a line's places, one bit each.
///
/// Whether a child is within the bound cannot be foreseen; a processor that
/// guesses is wrong every other time and loses more than by sorting first.
#[derive(Debug)]
pub(super) struct Places(u64);

impl Places {
    pub(super) fn is_empty(&self) -> bool {
        self.0 == 0
    }
}

impl Iterator for Places {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let place = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(place)
    }
}

/// What one thread works on.
pub(super) struct Desk<const V: usize, const T: usize> {
    /// For each step the children that wait for its bit.
    pub(super) lines: [Line; V],
    pub(super) boards: Boards<V, T>,
}

impl<const V: usize, const T: usize> Desk<V, T> {
    pub(super) fn new() -> Desk<V, T> {
        // Children of a batch in the first line, boards woken in each that follows.
        const { assert!((4 + V - 1) * BATCH < LINE, "a line may overflow") };
        Desk {
            lines: std::array::from_fn(|_| Line::new()),
            boards: Boards::new(),
        }
    }

    /// Whether nothing waits.
    pub(super) fn is_idle(&self) -> bool {
        self.boards.stack.is_empty() && self.lines.iter().all(|line| line.count == 0)
    }

    /// Forgets what waits.
    pub(super) fn clear(&mut self) {
        self.lines.iter_mut().for_each(|line| line.count = 0);
        self.boards.clear();
    }
}

/// Boards within the bound, by number.
pub(super) struct Boards<const V: usize, const T: usize> {
    nodes: Vec<Node<V, T>>,
    /// Numbers that are not in use.
    free: Vec<u16>,
    /// Boards to be expanded.
    stack: Vec<u16>,
    /// Boards that were expanded, by round. After `V` rounds their children are
    /// decided.
    expanded: [Vec<u16>; V],
    round: usize,
}

impl<const V: usize, const T: usize> Boards<V, T> {
    fn new() -> Boards<V, T> {
        Boards {
            nodes: Vec::new(),
            free: Vec::new(),
            stack: Vec::with_capacity(1024),
            expanded: std::array::from_fn(|_| Vec::with_capacity(2 * BATCH)),
            round: 0,
        }
    }

    /// A board by its number.
    #[inline]
    pub(super) fn get(&self, number: usize) -> &Node<V, T> {
        &self.nodes[number]
    }

    /// Boards to be expanded.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.stack.len()
    }

    /// The number of a free place.
    #[inline]
    fn place(&mut self) -> u16 {
        match self.free.pop() {
            Some(number) => number,
            None => self.grow(),
        }
    }

    #[cold]
    fn grow(&mut self) -> u16 {
        // Each of eighty depths has a few boards, however large the search.
        let number = self.nodes.len();
        assert!(number < PARENTS, "a stack of more than {PARENTS} boards");
        self.nodes.push(Node::EMPTY);
        number as u16
    }

    /// Adds a board, to be expanded.
    #[inline]
    pub(super) fn push(&mut self, node: &Node<V, T>) -> &mut Node<V, T> {
        let place = self.place();
        self.stack.push(place);
        let added = &mut self.nodes[usize::from(place)];
        *added = *node;
        added
    }

    /// Adds a copy of a board, to be expanded; it is made what it should be.
    #[inline]
    pub(super) fn push_copy(&mut self, number: usize) -> &mut Node<V, T> {
        let place = self.place();
        self.stack.push(place);
        self.nodes[usize::from(place)] = self.nodes[number];
        &mut self.nodes[usize::from(place)]
    }

    /// Removes the board that was added last.
    #[cold]
    pub(super) fn undo_push(&mut self) {
        self.free.extend(self.stack.pop());
    }

    /// Adds a board whose child waits.
    #[inline]
    pub(super) fn add_parent(&mut self, node: &Node<V, T>) -> u16 {
        let place = self.place();
        self.nodes[usize::from(place)] = *node;
        self.expanded[self.round % V].push(place);
        place
    }

    /// Takes the topmost boards from the stack; their children will wait.
    #[inline]
    pub(super) fn take_batch(&mut self) -> Batch {
        let round = self.round % V;
        self.round += 1;
        let expanded = &mut self.expanded[round];
        let start = expanded.len();
        let rest = self.stack.len().saturating_sub(BATCH);
        // One by one: they were written one by one just now, and a processor that
        // reads several at once would have to wait.
        for &number in &self.stack[rest..] {
            expanded.push(number);
        }
        self.stack.truncate(rest);
        Batch { round, start }
    }

    /// The numbers of the boards in a batch.
    #[inline]
    pub(super) fn batch(&self, batch: Batch) -> &[u16] {
        &self.expanded[batch.round][batch.start..]
    }

    /// Gives up the boards whose children are decided, when all lines were looked at.
    #[inline]
    pub(super) fn give_up_decided(&mut self) {
        let decided = &mut self.expanded[self.round % V];
        self.free.append(decided);
    }

    /// Takes all boards to be expanded.
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

/// Boards taken at once: the last of a round.
#[derive(Debug, Clone, Copy)]
pub(super) struct Batch {
    round: usize,
    start: usize,
}
