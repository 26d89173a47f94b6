//! One thread's part of a bound: boards taken a few at a time.
//!
//! A lookup in tables of 200 MB is a cache miss, a hundred times the cost of
//! everything else. So a worker does not go from board to board. It takes a few
//! from the top of its stack and asks for the bits of the first view of all their
//! children; then it looks at the bits, and asks for those of
//! the second view of the children that are still within the bound; and so on. A
//! child beyond the bound goes to the frontier as it is: the views not looked at
//! wait until its bound comes, if it ever does. A child is made only when it has
//! passed all views; until then it is its parent and a slide.

use std::sync::Mutex;
use std::sync::atomic::Ordering;

use super::bound::{Shared, lock};
use super::candidate::{Child, SlideFrom};
use super::cpu::Machine;
use super::frontier::{Frontier, Share, Spare, Stock};
use super::one_bit::view_order::orders;
use super::one_bit::views::Views;
use super::pipeline::{BATCH, Desk};
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
    shared: &'a Shared<V, T>,
    pub(super) desk: Box<Desk<V, T>>,
    /// What is beyond the bound, if it is kept.
    pub(super) frontier: Box<Frontier<V, T>>,
    stock: Stock<'a, V, T>,
    keeps: bool,
    /// Whether of a slide and its image only one is tried.
    symmetry: bool,
    left_out: LeftOut,
    /// The share being searched.
    share: usize,
    pub(super) generated: u64,
    expanded: u64,
    /// The least f seen above the bound.
    next: u32,
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

/// Takes shares from the queue and searches below their boards until none is
/// left. With `hand_in` the frontier of each share is handed in by itself.
pub(super) fn work<'n, M: Machine, const V: usize, const T: usize>(
    machine: M,
    worker: &mut Worker<'_, M, V, T>,
    queue: &Mutex<impl Iterator<Item = (usize, Share<'n, V, T>)>>,
    look: &mut dyn FnMut(&Shared<V, T>),
    hand_in: bool,
) {
    let shared = worker.shared;
    let Some(mut allowance) = shared.allow() else {
        return;
    };
    loop {
        let next = lock(queue).next();
        // The level before the shares counts as share 0.
        let Some((share, mut boards)) = next.map(|(share, boards)| (share + 1, boards)) else {
            break;
        };
        worker.share = share;
        worker.desk.clear();
        while machine.run(|| search_below(worker, &mut boards, shared, allowance)) {
            // What the last batch went beyond is taken from the next.
            let beyond = worker.generated - allowance;
            report(worker, shared);
            look(shared);
            match shared.allow() {
                Some(more) => allowance = more.saturating_sub(beyond),
                None => return,
            }
            if worker.keeps && !shared.has_room_for(worker.frontier.len()) {
                shared.keep(worker.frontier.len());
                worker.frontier.clear(worker.stock.spare);
                worker.keeps = false;
            }
        }
        if hand_in && worker.keeps {
            let frontier = std::mem::take(&mut worker.frontier);
            shared.keep(frontier.len());
            lock(&shared.frontiers).push((share, frontier));
        }
    }
    report(worker, shared);
}

/// Searches below boards until they are done or the allowance is used up: then the
/// answer is `true`.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
fn search_below<M: Machine, const V: usize, const T: usize>(
    worker: &mut Worker<'_, M, V, T>,
    boards: &mut Share<'_, V, T>,
    shared: &Shared<V, T>,
    allowance: u64,
) -> bool {
    while !shared.is_done(worker.share) {
        worker.look();
        if worker.desk.boards.len() < BATCH && !boards.is_empty() {
            worker.wake(boards);
        }
        worker.expand();
        if worker.generated >= allowance {
            return true;
        }
        if boards.is_empty() && worker.desk.is_idle() {
            break;
        }
    }
    false
}

/// Tells the others what was counted since the last time.
pub(super) fn report<M: Machine, const V: usize, const T: usize>(
    worker: &mut Worker<'_, M, V, T>,
    shared: &Shared<V, T>,
) {
    let counts = [&mut worker.generated, &mut worker.expanded];
    let [generated, expanded] = counts.map(std::mem::take);
    shared.generated.fetch_add(generated, Ordering::Relaxed);
    shared.expanded.fetch_add(expanded, Ordering::Relaxed);
    shared.next.fetch_min(worker.next, Ordering::Relaxed);
    lock(&shared.left_out).add(std::mem::take(&mut worker.left_out));
}
