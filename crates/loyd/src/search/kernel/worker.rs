//! One thread's part of a bound: boards taken a few at a time.
//!
//! A lookup in tables of 200 MB is a cache miss, a hundred times the cost of everything
//! else. So a worker does not go from board to board. In each round it takes a batch from
//! the top of its stack and prefetches the bits that the children need next, and it reads
//! those that were prefetched in earlier rounds. How that is done is up to the
//! [`Tree`](super::tree::Tree).

use std::sync::Mutex;
use std::sync::atomic::Ordering;

use super::bound::{BoundState, lock};
#[cfg(target_arch = "x86_64")]
use super::cpu::Bmi2;
use super::cpu::{Machine, Portable, Processor};
use super::frontier::{FreeChunks, Frontier, Share, ThreadChunks};
use super::pipeline::Pipeline;
use super::tree::{Tree, TreeNode};
use crate::search::{Automaton, LeftOut};

/// The frontier to which boards beyond the bound go.
pub(super) struct FrontierSink<'a, N> {
    pub(super) frontier: Box<Frontier<N>>,
    pub(super) free_chunks: &'a FreeChunks<N>,
    /// Whether such boards are kept.
    pub(super) keeps: bool,
}

/// One thread's part of a bound.
pub(super) struct Worker<'a, T: Tree> {
    pub(super) automaton: &'a Automaton,
    pub(super) shared: &'a BoundState<T::Node>,
    pub(super) pipeline: Box<Pipeline<T::Node>>,
    /// Boards beyond the bound, if they are kept.
    pub(super) frontier: Box<Frontier<T::Node>>,
    pub(super) chunks: ThreadChunks<'a, T::Node>,
    pub(super) keeps: bool,
    /// Whether only one of a slide and its mirror image is tried.
    pub(super) symmetry: bool,
    pub(super) left_out: LeftOut,
    /// The share being searched.
    pub(super) share: usize,
    pub(super) generated: u64,
    pub(super) expanded: u64,
    /// The least f seen above the bound.
    pub(super) next: u32,
}

impl<'a, T: Tree> Worker<'a, T> {
    pub(super) fn new(
        (automaton, symmetry): (&'a Automaton, bool),
        shared: &'a BoundState<T::Node>,
        pipeline: Box<Pipeline<T::Node>>,
        sink: FrontierSink<'a, T::Node>,
    ) -> Worker<'a, T> {
        Worker {
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
}

/// Takes shares from the queue and searches them until none is left. With `hand_in`,
/// the frontier of each share is handed in separately.
pub(super) fn work<'n, T: Tree<Node: 'n>>(
    (tree, processor): (&T, Processor),
    worker: &mut Worker<'_, T>,
    queue: &Mutex<impl Iterator<Item = (usize, Share<'n, T::Node>)>>,
    poll: &mut dyn FnMut(&BoundState<T::Node>),
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
        while search_on((tree, processor), worker, &mut boards, allowance) {
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
fn search_on<T: Tree>(
    (tree, processor): (&T, Processor),
    worker: &mut Worker<'_, T>,
    boards: &mut Share<'_, T::Node>,
    allowance: u64,
) -> bool {
    match processor {
        Processor::Portable => search_below((tree, Portable), worker, boards, allowance),
        #[cfg(target_arch = "x86_64")]
        Processor::Bmi2(machine) => {
            #[allow(
                unsafe_code,
                reason = "the features were detected when the value was made"
            )]
            // SAFETY: a `Bmi2` exists only if every feature was detected.
            unsafe {
                search_below_bmi2((tree, machine), worker, boards, allowance)
            }
        }
    }
}

/// [`search_below`], compiled for BMI2. Not a closure, because a closure is compiled for any
/// processor if it is too large to be inlined.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi2,bmi1,popcnt,avx2")]
fn search_below_bmi2<T: Tree>(
    (tree, machine): (&T, Bmi2),
    worker: &mut Worker<'_, T>,
    boards: &mut Share<'_, T::Node>,
    allowance: u64,
) -> bool {
    search_below((tree, machine), worker, boards, allowance)
}

/// Searches below boards. Returns `true` if the allowance was used up first.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
fn search_below<M: Machine, T: Tree>(
    (tree, machine): (&T, M),
    worker: &mut Worker<'_, T>,
    boards: &mut Share<'_, T::Node>,
    allowance: u64,
) -> bool {
    let shared = worker.shared;
    while !shared.is_done(worker.share) {
        tree.read_bits(machine, worker);
        if worker.pipeline.arena.len() < T::Node::BATCH && !boards.is_empty() {
            tree.wake(machine, worker, boards);
        }
        tree.expand(machine, worker);
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
pub(super) fn report<T: Tree>(worker: &mut Worker<'_, T>, shared: &BoundState<T::Node>) {
    let counts = [&mut worker.generated, &mut worker.expanded];
    let [generated, expanded] = counts.map(std::mem::take);
    shared.generated.fetch_add(generated, Ordering::Relaxed);
    shared.expanded.fetch_add(expanded, Ordering::Relaxed);
    shared.next.fetch_min(worker.next, Ordering::Relaxed);
    lock(&shared.left_out).add(std::mem::take(&mut worker.left_out));
}
