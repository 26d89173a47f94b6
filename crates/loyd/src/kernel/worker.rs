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

use super::child::{Child, SlideFrom};
use super::desk::{BATCH, Desk};
use super::frontier::{Frontier, Share, Spare, Stock};
use super::machine::Machine;
use super::order::orders;
use super::shared::Shared;
use super::views::Views;
use crate::search::{Automaton, LeftOut};

/// Where boards beyond the bound go.
pub(super) struct Keeping<'a, const V: usize, const T: usize> {
    pub(super) frontier: Box<Frontier<V, T>>,
    pub(super) spare: &'a Spare<V, T>,
    /// Whether they are kept at all.
    pub(super) keeps: bool,
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
    pub(super) stock: Stock<'a, V, T>,
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
        keeping: Keeping<'a, V, T>,
    ) -> Worker<'a, M, V, T> {
        Worker {
            machine,
            views,
            automaton,
            shared,
            desk,
            frontier: keeping.frontier,
            stock: Stock::new(keeping.spare),
            keeps: keeping.keeps,
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
    ///
    /// A slide changes an estimate by one: the least length of a solution stays, or
    /// is two more, and then it is beyond the bound if it was on it before.
    #[inline(always)]
    pub(super) fn look(&mut self) {
        let views = self.views;
        let Desk { lines, boards } = &mut *self.desk;
        for number in (0..V).rev() {
            let (lines, next) = lines.split_at_mut(number + 1);
            let line = &mut lines[number];
            let (beyond, within) = line.sort(|child, bit| child.note(number, views.look(bit)));
            if !beyond.is_empty() {
                self.next = self.shared.bound + 2;
            }
            if self.keeps {
                for place in beyond {
                    let child = line.child(place);
                    let pending = child.pending().looked_at(number + 1);
                    let parent = boards.get(child.parent());
                    self.frontier.push_child(parent, pending, &mut self.stock);
                }
            }
            if let Some(next) = next.first_mut() {
                for place in within {
                    let child = line.child(place);
                    let parent = boards.get(child.parent());
                    let view = child.pending().view(number + 1);
                    next.add(child, views.find(self.machine, parent, child.from(), view));
                }
                continue;
            }
            for place in within {
                let child = line.child(place);
                let node = boards.push_copy(child.parent());
                let step = self
                    .automaton
                    .follow(node.state)
                    .step(child.pending().slide());
                views.make(node, child.from(), step, child.pending());
                if views.is_goal(node) {
                    self.shared.solved(self.share, node);
                    boards.undo_push();
                }
            }
        }
        boards.give_up_decided();
    }

    /// Expands the topmost boards of the stack; their children wait for the first
    /// bit.
    #[inline(always)]
    pub(super) fn expand(&mut self) {
        let Desk { lines, boards } = &mut *self.desk;
        let line = &mut lines[0];
        let before = line.len();
        let batch = boards.take_batch();
        for &number in boards.batch(batch) {
            let node = boards.get(usize::from(number));
            let (orders, cutting) = orders(node, self.shared.bound);
            let follow = self.automaton.follow(node.state);
            self.left_out.automaton += u64::from(follow.left_out);
            let image = self.symmetry && self.views.is_own_image(node);
            let mut add = |place: usize, wanted: bool| {
                let (slide, _) = follow.step(place);
                let order = orders[usize::from(self.views.is_upright(slide))];
                let from = SlideFrom::new(follow.blank, slide);
                line.add_if(Child::new(number, cutting, from, place, order), wanted);
            };
            // After the first slide there are three at most. How many cannot be
            // foreseen, so all are written down and those that are none overwritten.
            let count = usize::from(follow.count);
            if image || count > 3 {
                for place in 0..count {
                    let enough = image && self.views.image_is_enough(node, follow.step(place).0);
                    self.left_out.symmetry += u64::from(enough);
                    add(place, !enough);
                }
            } else {
                for place in 0..3 {
                    add(place, place < count);
                }
            }
        }
        for place in before..line.len() {
            let child = line.child(place);
            let parent = boards.get(child.parent());
            let bit = self
                .views
                .find(self.machine, parent, child.from(), child.pending().view(0));
            line.set_bit(place, bit);
        }
        self.expanded += boards.batch(batch).len() as u64;
        self.generated += (line.len() - before) as u64;
    }

    /// Takes up some boards that were cut off before. Now they are within the bound,
    /// whatever the views not looked at yet will say.
    #[inline(always)]
    pub(super) fn wake(&mut self, waiting: &mut Share<'_, V, T>) {
        let Desk { lines, boards } = &mut *self.desk;
        for _ in 0..BATCH {
            let Some((node, rest)) = waiting.last().and_then(|nodes| nodes.split_last()) else {
                return;
            };
            if rest.is_empty() {
                waiting.pop();
            } else if let Some(last) = waiting.last_mut() {
                *last = rest;
            }
            if node.is_whole() {
                boards.push(node);
                continue;
            }
            let pending = node.pending;
            let follow = self.automaton.follow(node.state);
            let step = follow.step(pending.slide());
            let from = SlideFrom::new(follow.blank, step.0);
            if let Some(line) = lines.get_mut(pending.known()) {
                let parent = boards.add_parent(node);
                let child = Child::woken(parent, from, pending);
                let view = pending.view(pending.known());
                line.add(child, self.views.find(self.machine, node, from, view));
            } else {
                let made = boards.push(node);
                self.views.make(made, from, step, pending);
            }
        }
    }
}
