//! One thread's part of a bound: boards taken a few at a time.
//!
//! A lookup in tables of 200 MB is a cache miss, a hundred times the cost of everything
//! else. So a worker does not go from board to board. It takes a batch from the top of
//! its stack and prefetches the bits of the first view for all their children. Then it
//! reads these bits, and prefetches those of the second view for the children that are
//! still within the bound; and so on. A child beyond the bound goes to the frontier as
//! it is: its other views are evaluated when its bound comes, if it ever does. A child
//! is made only when it has passed all views; until then it is its parent and a slide.

use std::sync::Mutex;
use std::sync::atomic::Ordering;

use super::bound::{BoundState, lock};
use super::candidate::{Candidate, SlideFrom};
use super::cpu::{Machine, Portable, Processor};
use super::frontier::{FreeChunks, Frontier, Share, ThreadChunks};
use super::one_bit::view_order::orders;
use super::one_bit::views::Views;
use super::pipeline::{BATCH, Pipeline};
use crate::search::{Automaton, LeftOut};

/// The frontier to which boards beyond the bound go.
pub(super) struct FrontierSink<'a, const V: usize, const T: usize> {
    pub(super) frontier: Box<Frontier<V, T>>,
    pub(super) free_chunks: &'a FreeChunks<V, T>,
    /// Whether such boards are kept.
    pub(super) keeps: bool,
}

/// One thread's part of a bound.
pub(super) struct Worker<'a, const V: usize, const T: usize> {
    views: &'a Views<'a, V, T>,
    automaton: &'a Automaton,
    shared: &'a BoundState<V, T>,
    pub(super) pipeline: Box<Pipeline<V, T>>,
    /// Boards beyond the bound, if they are kept.
    pub(super) frontier: Box<Frontier<V, T>>,
    chunks: ThreadChunks<'a, V, T>,
    keeps: bool,
    /// Whether only one of a slide and its mirror image is tried.
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
impl<'a, const V: usize, const T: usize> Worker<'a, V, T> {
    pub(super) fn new(
        views: &'a Views<'a, V, T>,
        (automaton, symmetry): (&'a Automaton, bool),
        shared: &'a BoundState<V, T>,
        pipeline: Box<Pipeline<V, T>>,
        sink: FrontierSink<'a, V, T>,
    ) -> Worker<'a, V, T> {
        Worker {
            views,
            automaton,
            shared,
            pipeline,
            frontier: sink.frontier,
            chunks: ThreadChunks::new(sink.free_chunks),
            keeps: sink.keeps,
            symmetry,
            left_out: LeftOut::default(),
            share: 0,
            generated: 0,
            expanded: 0,
            next: u32::MAX,
        }
    }

    /// Reads the bits that were prefetched, last step first, so that every child waits
    /// one round per step.
    ///
    /// A slide changes an estimate by one. So the least length of a solution stays the
    /// same or grows by two, and in the latter case the child is beyond the bound if
    /// its parent was on it.
    #[inline(always)]
    pub(super) fn read_bits(&mut self, machine: impl Machine) {
        let views = self.views;
        let Pipeline { queues, arena } = &mut *self.pipeline;
        for number in (0..V).rev() {
            let (queues, next) = queues.split_at_mut(number + 1);
            let queue = &mut queues[number];
            let (beyond, within) =
                queue.split(|candidate, bit| candidate.note(number, views.rises(bit)));
            if !beyond.is_empty() {
                self.next = self.shared.bound + 2;
            }
            if self.keeps {
                for index in beyond {
                    let candidate = queue.candidate(index);
                    let pending = candidate.pending().with_known(number + 1);
                    let parent = arena.get(candidate.parent());
                    self.frontier.push_child(parent, pending, &mut self.chunks);
                }
            }
            if let Some(next) = next.first_mut() {
                for index in within {
                    let candidate = queue.candidate(index);
                    let parent = arena.get(candidate.parent());
                    let view = candidate.pending().view(number + 1);
                    next.add(
                        candidate,
                        views.find(machine, parent, candidate.from(), view),
                    );
                }
                continue;
            }
            for index in within {
                let candidate = queue.candidate(index);
                let node = arena.push_copy(candidate.parent());
                let step = self
                    .automaton
                    .packed(node.state)
                    .step(candidate.pending().slide());
                views.make(node, candidate.from(), step, candidate.pending());
                if views.is_goal(node) {
                    self.shared.solved(self.share, node);
                    arena.undo_push();
                }
            }
        }
        arena.give_up_decided();
    }

    /// Expands the topmost boards of the stack. Their children wait for their first
    /// bit.
    #[inline(always)]
    pub(super) fn expand(&mut self, machine: impl Machine) {
        let Pipeline { queues, arena } = &mut *self.pipeline;
        let queue = &mut queues[0];
        let before = queue.len();
        let batch = arena.take_batch();
        for &number in arena.batch(batch) {
            let node = arena.get(usize::from(number));
            let (orders, cutting) = orders(node, self.shared.bound);
            let transitions = self.automaton.packed(node.state);
            self.left_out.automaton += u64::from(transitions.left_out);
            let image = self.symmetry && self.views.is_own_image(node);
            let mut add = |nth: usize, wanted: bool| {
                let (slide, _) = transitions.step(nth);
                let order = orders[usize::from(self.views.is_upright(slide))];
                let from = SlideFrom::new(transitions.blank, slide);
                queue.add_if(Candidate::new(number, cutting, from, nth, order), wanted);
            };
            // After the first slide there are at most three. How many is unpredictable,
            // so three are always written, and the surplus ones are overwritten.
            let count = usize::from(transitions.count);
            if image || count > 3 {
                for nth in 0..count {
                    let enough = image && self.views.image_is_enough(node, transitions.step(nth).0);
                    self.left_out.symmetry += u64::from(enough);
                    add(nth, !enough);
                }
            } else {
                for nth in 0..3 {
                    add(nth, nth < count);
                }
            }
        }
        for index in before..queue.len() {
            let candidate = queue.candidate(index);
            let parent = arena.get(candidate.parent());
            let bit = self.views.find(
                machine,
                parent,
                candidate.from(),
                candidate.pending().view(0),
            );
            queue.set_bit(index, bit);
        }
        self.expanded += arena.batch(batch).len() as u64;
        self.generated += (queue.len() - before) as u64;
    }

    /// Resumes some boards that were pruned in the bound before. They are within the
    /// bound now, whatever their other views say.
    #[inline(always)]
    fn wake(&mut self, machine: impl Machine, waiting: &mut Share<'_, V, T>) {
        let Pipeline { queues, arena } = &mut *self.pipeline;
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
                arena.push(node);
                continue;
            }
            let pending = node.pending;
            let transitions = self.automaton.packed(node.state);
            let step = transitions.step(pending.slide());
            let from = SlideFrom::new(transitions.blank, step.0);
            if let Some(queue) = queues.get_mut(pending.known()) {
                let parent = arena.add_parent(node);
                let candidate = Candidate::woken(parent, from, pending);
                let view = pending.view(pending.known());
                queue.add(candidate, self.views.find(machine, node, from, view));
            } else {
                let made = arena.push(node);
                self.views.make(made, from, step, pending);
            }
        }
    }
}

/// Takes shares from the queue and searches them until none is left. With `hand_in`,
/// the frontier of each share is handed in separately.
pub(super) fn work<'n, const V: usize, const T: usize>(
    processor: Processor,
    worker: &mut Worker<'_, V, T>,
    queue: &Mutex<impl Iterator<Item = (usize, Share<'n, V, T>)>>,
    poll: &mut dyn FnMut(&BoundState<V, T>),
    hand_in: bool,
) {
    let shared = worker.shared;
    let Some(mut allowance) = shared.allow() else {
        return;
    };
    loop {
        let next = lock(queue).next();
        // The boards expanded before sharing count as share 0.
        let Some((share, mut boards)) = next.map(|(share, boards)| (share + 1, boards)) else {
            break;
        };
        worker.share = share;
        worker.pipeline.clear();
        while search_on(processor, worker, &mut boards, allowance) {
            // What the last batch used above its allowance is taken from the next one.
            let beyond = worker.generated - allowance;
            report(worker, shared);
            poll(shared);
            match shared.allow() {
                Some(more) => allowance = more.saturating_sub(beyond),
                None => return,
            }
            if worker.keeps && !shared.has_room_for(worker.frontier.len()) {
                shared.keep(worker.frontier.len());
                worker.frontier.clear(worker.chunks.free_chunks);
                worker.keeps = false;
            }
        }
        if hand_in && worker.keeps {
            shared.hand_in(share, std::mem::take(&mut worker.frontier));
        }
    }
    report(worker, shared);
}

/// Searches below boards, in the version for a processor. Returns `true` if the allowance
/// was used up first.
fn search_on<const V: usize, const T: usize>(
    processor: Processor,
    worker: &mut Worker<'_, V, T>,
    boards: &mut Share<'_, V, T>,
    allowance: u64,
) -> bool {
    match processor {
        Processor::Portable => search_below(Portable, worker, boards, allowance),
        #[cfg(target_arch = "x86_64")]
        Processor::Bmi2(machine) => {
            machine.run(|| search_below(machine, worker, boards, allowance))
        }
    }
}

/// Searches below boards. Returns `true` if the allowance was used up first.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
fn search_below<M: Machine, const V: usize, const T: usize>(
    machine: M,
    worker: &mut Worker<'_, V, T>,
    boards: &mut Share<'_, V, T>,
    allowance: u64,
) -> bool {
    let shared = worker.shared;
    while !shared.is_done(worker.share) {
        worker.read_bits(machine);
        if worker.pipeline.arena.len() < BATCH && !boards.is_empty() {
            worker.wake(machine, boards);
        }
        worker.expand(machine);
        if worker.generated >= allowance {
            return true;
        }
        if boards.is_empty() && worker.pipeline.is_idle() {
            break;
        }
    }
    false
}

/// Adds what was counted since the last call to the shared counts.
pub(super) fn report<const V: usize, const T: usize>(
    worker: &mut Worker<'_, V, T>,
    shared: &BoundState<V, T>,
) {
    let counts = [&mut worker.generated, &mut worker.expanded];
    let [generated, expanded] = counts.map(std::mem::take);
    shared.generated.fetch_add(generated, Ordering::Relaxed);
    shared.expanded.fetch_add(expanded, Ordering::Relaxed);
    shared.next.fetch_min(worker.next, Ordering::Relaxed);
    lock(&shared.left_out).add(std::mem::take(&mut worker.left_out));
}
