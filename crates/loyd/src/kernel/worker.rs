//! One thread's part of a bound: boards taken a few at a time.
//!
//! A lookup in tables of 200 MB is a cache miss, a hundred times the cost of
//! everything else. So a worker does not go from board to board. It takes a few
//! from the top of its stack, makes all their children and asks for the bits of
//! the first view of them all; then it looks at the bits, and asks for those of
//! the second view of the children that are still within the bound; and so on. A
//! child beyond the bound goes to the frontier as it is: the views not looked at
//! wait until its bound comes, if it ever does. A child is made only when it has
//! passed all views; until then it is its parent and a slide.

use super::frontier::{Frontier, Share, Spare};
use super::machine::Machine;
use super::node::{Node, Pending, WHOLE};
use super::order::orders;
use super::shared::Shared;
use super::views::{SlideFrom, Views};
use crate::search::{Automaton, LeftOut};

/// Boards taken from the stack at once.
pub(super) const BATCH: usize = 6;

/// The most children that wait for the same step: those of one batch, and those
/// woken.
const LINE: usize = 64;

/// Parents of one round: a batch from the stack, and as many woken.
const ROUND: usize = 2 * BATCH;

/// A child that waits for its bit.
#[derive(Debug, Clone, Copy, Default)]
struct Waiting {
    /// The place of the bit in the table.
    bit: u32,
    pending: Pending,
    table: u8,
    /// Where its parent is.
    parent: u8,
    slide: SlideFrom,
}

/// Children that wait for their bits in one step.
struct Line {
    waiting: [Waiting; LINE],
    count: usize,
}

impl Line {
    fn new() -> Line {
        Line {
            waiting: [Waiting::default(); LINE],
            count: 0,
        }
    }

    #[inline]
    fn add(&mut self, waiting: Waiting) {
        self.waiting[self.count % LINE] = waiting;
        self.count += 1;
    }
}

/// Numbers of a line's places, some of them.
///
/// Whether a child is within the bound cannot be foreseen; a processor that
/// guesses is wrong every other time and loses more than by sorting first.
struct Places {
    places: [u8; LINE],
    count: usize,
}

impl Places {
    const NONE: Places = Places {
        places: [0; LINE],
        count: 0,
    };

    /// Adds a place, if it is to be added.
    #[inline]
    fn add_if(&mut self, place: usize, wanted: bool) {
        self.places[self.count % LINE] = place as u8;
        self.count += usize::from(wanted);
    }

    #[inline]
    fn iter(&self) -> impl Iterator<Item = usize> + use<'_> {
        let places = &self.places[..self.count.min(LINE)];
        places.iter().map(|&place| usize::from(place) % LINE)
    }
}

/// What one thread works on.
pub(super) struct Desk<const V: usize, const T: usize> {
    /// Boards within the bound, to be expanded.
    pub(super) stack: Vec<Node<V, T>>,
    /// Boards whose children wait. A child waits no more than `V` rounds.
    parents: Vec<[Node<V, T>; ROUND]>,
    round: usize,
    /// For each step the children that wait for its bit.
    lines: [Line; V],
}

impl<const V: usize, const T: usize> Desk<V, T> {
    pub(super) fn new() -> Desk<V, T> {
        // Children of a batch in the first line, boards woken in each that follows.
        const { assert!(4 * BATCH + (V - 1) * BATCH <= LINE, "a line may overflow") };
        const { assert!((V + 1) * ROUND <= 256, "a parent is numbered by a byte") };
        Desk {
            stack: Vec::with_capacity(1024),
            parents: vec![[Node::EMPTY; ROUND]; V + 1],
            round: 0,
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
    pub(super) frontier: Box<Frontier<V, T>>,
    pub(super) spare: &'a Spare<V, T>,
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
        ((frontier, spare), keeps): ((Box<Frontier<V, T>>, &'a Spare<V, T>), bool),
    ) -> Worker<'a, M, V, T> {
        Worker {
            machine,
            views,
            automaton,
            shared,
            desk,
            frontier,
            spare,
            keeps,
            symmetry,
            left_out: LeftOut::default(),
            share: 0,
            generated: 0,
            expanded: 0,
            next: u32::MAX,
        }
    }

    /// Looks at the bits that were asked for, last step first, so that every child
    /// waits one round for each.
    #[inline(always)]
    pub(super) fn look(&mut self) {
        for number in (0..V).rev() {
            let (within, beyond) = self.look_at_line(number);
            let desk = &mut *self.desk;
            let parents = desk.parents.as_flattened();
            let (lines, next) = desk.lines.split_at_mut(number + 1);
            let line = &mut lines[number];
            if self.keeps {
                for place in beyond.iter() {
                    let child = line.waiting[place];
                    let parent = &parents[usize::from(child.parent)];
                    let known = number as u8 + 1;
                    self.frontier
                        .push_child(parent, child.pending, known, self.spare);
                }
            }
            line.count = 0;
            if let Some(next) = next.first_mut() {
                for place in within.iter() {
                    let mut child = line.waiting[place];
                    let parent = &parents[usize::from(child.parent)];
                    let view = child.pending.view(number + 1);
                    let found = self.views.find(self.machine, parent, child.slide, view);
                    (child.table, child.bit) = found;
                    next.add(child);
                }
                continue;
            }
            for place in within.iter() {
                let child = line.waiting[place];
                let parent = &parents[usize::from(child.parent)];
                let step = self.automaton.step(parent.state, child.pending.step);
                desk.stack.push(*parent);
                if let Some(node) = desk.stack.last_mut() {
                    self.views.make(node, step, child.pending);
                    // The tables have every tile: the estimate is 0 on the goal only.
                    if child.bit == u32::from(node.depth) {
                        self.shared.solved(self.share, node);
                        desk.stack.pop();
                    }
                }
            }
        }
    }

    /// Looks at the bits of one line: which children are within the bound, and which
    /// beyond. In place of its bit each gets the least length of a solution.
    #[inline(always)]
    fn look_at_line(&mut self, number: usize) -> (Places, Places) {
        let Desk { parents, lines, .. } = &mut *self.desk;
        let parents = parents.as_flattened();
        let line = &mut lines[number];
        let (mut within, mut beyond) = (Places::NONE, Places::NONE);
        for (place, child) in line.waiting[..line.count.min(LINE)].iter_mut().enumerate() {
            let view = child.pending.view(number);
            let parent = &parents[usize::from(child.parent)];
            let (rose, estimate) = self.views.look(parent, view, child.table, child.bit);
            child.pending.rose |= u8::from(rose) << view;
            let f = u32::from(parent.depth) + 1 + estimate;
            child.bit = f;
            let cut = f > self.shared.bound;
            within.add_if(place, !cut);
            beyond.add_if(place, cut);
            self.next = self.next.min(if cut { f } else { u32::MAX });
        }
        (within, beyond)
    }

    /// Expands the topmost boards of the stack; their children wait for the first
    /// bit.
    #[inline(always)]
    pub(super) fn expand(&mut self) {
        let desk = &mut *self.desk;
        let line = &mut desk.lines[0];
        let before = line.count;
        let taken = desk.stack.len().saturating_sub(BATCH);
        let round = desk.round % (V + 1);
        let parents = &mut desk.parents[round];
        for (number, (parent, node)) in parents.iter_mut().zip(&desk.stack[taken..]).enumerate() {
            *parent = *node;
            let image = self.symmetry && self.views.is_own_image(node);
            let orders = orders(node, self.shared.bound);
            let (steps, left_out) = self.automaton.steps_and_left_out(node.state);
            self.left_out.automaton += u64::from(left_out);
            for (place, step) in steps.iter().enumerate() {
                if image && self.views.image_is_enough(node, step.go.slide) {
                    self.left_out.symmetry += 1;
                    continue;
                }
                let slide = SlideFrom::new(node.blank, step.go.slide);
                let order = orders[usize::from(self.views.is_upright(step.go.slide))];
                line.add(Waiting {
                    slide,
                    parent: (round * ROUND + number) as u8,
                    pending: Pending {
                        order,
                        step: place as u8,
                        rose: 0,
                    },
                    ..Waiting::default()
                });
            }
        }
        let parents = desk.parents.as_flattened();
        for child in &mut line.waiting[before % LINE..line.count.min(LINE)] {
            let parent = &parents[usize::from(child.parent)];
            let view = child.pending.view(0);
            let found = self.views.find(self.machine, parent, child.slide, view);
            (child.table, child.bit) = found;
        }
        self.expanded += (desk.stack.len() - taken) as u64;
        self.generated += (line.count - before) as u64;
        desk.stack.truncate(taken);
        desk.round = round + 1;
    }

    /// Takes up some boards that were cut off before.
    #[inline(always)]
    pub(super) fn wake(&mut self, boards: &mut Share<'_, V, T>) {
        let desk = &mut *self.desk;
        let round = desk.round % (V + 1);
        let parents = &mut desk.parents[round];
        for (number, parent) in parents.iter_mut().enumerate().skip(BATCH) {
            let Some((node, rest)) = boards.last().and_then(|nodes| nodes.split_last()) else {
                return;
            };
            if rest.is_empty() {
                boards.pop();
            } else if let Some(last) = boards.last_mut() {
                *last = rest;
            }
            if node.known == WHOLE {
                desk.stack.push(*node);
                continue;
            }
            let pending = node.pending;
            let known = usize::from(node.known);
            let step = self.automaton.step(node.state, pending.step);
            if let Some(line) = desk.lines.get_mut(known) {
                *parent = *node;
                let slide = SlideFrom::new(node.blank, step.go.slide);
                let view = pending.view(known);
                let (table, bit) = self.views.find(self.machine, node, slide, view);
                line.add(Waiting {
                    bit,
                    pending,
                    table,
                    parent: (round * ROUND + number) as u8,
                    slide,
                });
            } else {
                desk.stack.push(*node);
                if let Some(node) = desk.stack.last_mut() {
                    self.views.make(node, step, pending);
                }
            }
        }
    }
}
