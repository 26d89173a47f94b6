//! One thread's part of a bound: boards taken a few at a time.
//!
//! A lookup in tables of 200 MB is a cache miss, a hundred times the cost of
//! everything else. So a worker does not go from board to board. It takes a few
//! from the top of its stack, makes all their children and asks for the bits of
//! the first view of them all; then it looks at the bits, and asks for those of
//! the second view of the children that are still within the bound; and so on. A
//! child beyond the bound goes to the frontier as it is: the views not looked at
//! wait until its bound comes, if it ever does.

use super::frontier::Frontier;
use super::machine::Machine;
use super::node::Node;
use super::shared::Shared;
use super::views::{Place, Views};
use crate::search::{Automaton, LeftOut};

/// Boards taken from the stack at once.
pub(super) const BATCH: usize = 6;

/// The most boards that wait for the same step: children of one batch, and boards
/// woken.
const LINE: usize = 64;

/// Boards that wait for their bits in one step.
struct Line<const V: usize, const T: usize> {
    nodes: Box<[Node<V, T>; LINE]>,
    places: [Place; LINE],
    count: usize,
}

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<const V: usize, const T: usize> Line<V, T> {
    fn new() -> Line<V, T> {
        Line {
            nodes: Box::new([Node::EMPTY; LINE]),
            places: [Place::default(); LINE],
            count: 0,
        }
    }

    /// Puts a copy of a board at the end. It is changed there: a copy of what was
    /// just written in pieces would stall the processor.
    #[inline(always)]
    fn add(&mut self, node: &Node<V, T>) -> (&mut Node<V, T>, &mut Place) {
        let at = self.count % LINE;
        self.count += 1;
        self.nodes[at] = *node;
        (&mut self.nodes[at], &mut self.places[at])
    }
}

/// What one thread works on.
pub(super) struct Desk<const V: usize, const T: usize> {
    /// Boards within the bound, to be expanded.
    pub(super) stack: Vec<Node<V, T>>,
    /// For each step the boards that wait for its bit.
    lines: [Line<V, T>; V],
}

impl<const V: usize, const T: usize> Desk<V, T> {
    pub(super) fn new() -> Desk<V, T> {
        // Children of a batch in the first line, boards woken in each that follows.
        const { assert!(4 * BATCH + (V - 1) * BATCH <= LINE, "a line may overflow") };
        Desk {
            stack: Vec::with_capacity(1024),
            lines: std::array::from_fn(|_| Line::new()),
        }
    }

    /// Whether nothing waits.
    pub(super) fn is_idle(&self) -> bool {
        self.stack.is_empty() && self.lines.iter().all(|line| line.count == 0)
    }

    /// Forgets what waits.
    pub(super) fn clear(&mut self) {
        self.stack.clear();
        self.lines.iter_mut().for_each(|line| line.count = 0);
    }
}

/// One thread's part of a bound.
pub(super) struct Worker<'a, M, const V: usize, const T: usize> {
    machine: M,
    views: &'a Views<'a, V, T>,
    automaton: &'a Automaton,
    pub(super) shared: &'a Shared<V, T>,
    pub(super) desk: Box<Desk<V, T>>,
    /// What is beyond the bound, if it is kept.
    pub(super) frontier: Frontier<V, T>,
    pub(super) keeps: bool,
    /// Whether of a slide and its image only one is tried.
    symmetry: bool,
    pub(super) left_out: LeftOut,
    /// The share being searched.
    pub(super) share: usize,
    pub(super) generated: u64,
    pub(super) expanded: u64,
    /// The least f seen above the bound.
    pub(super) next: u32,
}

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<'a, M: Machine, const V: usize, const T: usize> Worker<'a, M, V, T> {
    pub(super) fn new(
        machine: M,
        views: &'a Views<'a, V, T>,
        (automaton, symmetry): (&'a Automaton, bool),
        shared: &'a Shared<V, T>,
        desk: Box<Desk<V, T>>,
        (frontier, keeps): (Frontier<V, T>, bool),
    ) -> Worker<'a, M, V, T> {
        Worker {
            machine,
            views,
            automaton,
            shared,
            desk,
            frontier,
            keeps,
            symmetry,
            left_out: LeftOut::default(),
            share: 0,
            generated: 0,
            expanded: 0,
            next: u32::MAX,
        }
    }

    /// Looks at the bits that were asked for, last step first, so that every board
    /// waits one round for each.
    #[inline(always)]
    pub(super) fn look(&mut self) {
        for step in (0..V).rev() {
            let (lines, next) = self.desk.lines.split_at_mut(step + 1);
            let line = &mut lines[step];
            for number in 0..line.count.min(LINE) {
                let node = &line.nodes[number];
                let looked = self.views.look(node, step, line.places[number]);
                let f = u32::from(node.depth) + u32::from(looked.estimate);
                if f > self.shared.bound {
                    self.next = self.next.min(f);
                    if self.keeps {
                        self.frontier.push(node, looked);
                    }
                } else if let Some(next) = next.first_mut() {
                    let (node, place) = next.add(node);
                    node.apply(looked);
                    *place = self.views.find(self.machine, node, step + 1);
                } else if looked.estimate == 0 {
                    // The tables have every tile: the estimate is 0 on the goal only.
                    self.shared.solved(self.share, node);
                } else {
                    self.desk.stack.push(*node);
                    if let Some(node) = self.desk.stack.last_mut() {
                        node.apply(looked);
                    }
                }
            }
            line.count = 0;
        }
    }

    /// Expands the topmost boards of the stack; their children wait for the first
    /// bit.
    #[inline(always)]
    pub(super) fn expand(&mut self) {
        let taken = self.desk.stack.len().saturating_sub(BATCH);
        let line = &mut self.desk.lines[0];
        let before = line.count;
        for parent in &self.desk.stack[taken..] {
            let image = self.symmetry && self.views.is_own_image(parent);
            let (steps, left_out) = self.automaton.steps_and_left_out(parent.state);
            self.left_out.automaton += u64::from(left_out);
            for step in steps {
                if image && self.views.image_is_enough(parent, step.go.slide) {
                    self.left_out.symmetry += 1;
                    continue;
                }
                let (node, place) = line.add(parent);
                self.views.slide(node, step.go.blank);
                node.push(step.go.slide);
                node.state = step.state;
                *place = self.views.find(self.machine, node, 0);
            }
        }
        self.expanded += (self.desk.stack.len() - taken) as u64;
        self.generated += (line.count - before) as u64;
        self.desk.stack.truncate(taken);
    }

    /// Takes up boards that were cut off before.
    #[inline(always)]
    pub(super) fn wake(&mut self, nodes: &[Node<V, T>]) {
        for node in nodes {
            let step = usize::from(node.known);
            if step >= V {
                self.desk.stack.push(*node);
            } else {
                let (node, place) = self.desk.lines[step].add(node);
                *place = self.views.find(self.machine, node, step);
            }
        }
    }
}
