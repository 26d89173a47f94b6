//! How a bound is divided among threads, and searched.

use std::sync::Mutex;
use std::sync::atomic::Ordering;

use super::bound::BoundState;
use super::cpu::{Portable, Processor};
use super::deepen::Kernel;
use super::frontier::{Frontier, Share, ThreadChunks};
use super::frontiers::Frontiers;
use super::pipeline::Pipeline;
use super::tree::{Tree, TreeNode};
use super::worker::{FrontierSink, Worker, report, work};
use crate::search::{Observer, Progress, RESEARCH, Stats};

/// The number of boards to divide if nothing is kept. It does not depend on the number
/// of threads, so neither does the solution found.
const SHARES: usize = 128;

/// Up to this many kept boards are one share.
const ONE_SHARE: usize = 4096;

/// Boards generated in a bound above which the next one is searched by several threads.
const CROWD: u64 = 20_000;

impl<T: Tree> Kernel<'_, T> {
    /// Searches everything within one bound.
    pub(super) fn search_bound(
        &self,
        processor: Processor,
        frontiers: &mut Frontiers<T::Node>,
        bound: u32,
        before: &Stats,
        observer: &mut dyn Observer,
    ) -> BoundState<T::Node> {
        let room = self.keep.saturating_sub(frontiers.now.len());
        let shared = BoundState::new(bound, &self.settings.limits, before.generated, room);
        let progress = |shared: &BoundState<T::Node>| Progress {
            bound,
            generated: before.generated + shared.generated.load(Ordering::Relaxed),
            expanded: before.expanded + shared.expanded.load(Ordering::Relaxed),
        };
        observer.bound(progress(&shared));
        // Only the calling thread may call the observer.
        let mut poll = |shared: &BoundState<T::Node>| {
            if observer.pulse(progress(shared)).is_break() {
                shared.stop();
            }
        };
        poll(&shared);
        let previous = before.iterations.last().map_or(0, |last| last.generated);
        let crowd = previous >= CROWD && self.settings.limits.solutions.is_none();
        let threads = if crowd { self.settings.threads } else { 1 };
        let few = frontiers.keeps && frontiers.now.len() <= ONE_SHARE;
        let share = if few {
            ONE_SHARE
        } else {
            frontiers.now.len().div_ceil(SHARES).max(1)
        };
        if few || frontiers.keeps && threads == 1 {
            self.search_alone(processor, frontiers, &shared, share, &mut poll);
            return shared;
        }
        let levels;
        let (mut nodes, mut share) = (&*frontiers.now, share);
        // A small build never keeps nothing, and would search one share then.
        if RESEARCH && self.keep == 0 {
            levels = self.level_by_level(frontiers, &shared, SHARES);
            (nodes, share) = (&levels, 1);
        }
        let parts = nodes.shares(share);
        self.search_parts(processor, frontiers, (&shared, parts), threads, &mut poll);
        shared
    }

    /// Searches shares of a bound on several threads.
    pub(super) fn search_parts(
        &self,
        processor: Processor,
        frontiers: &Frontiers<T::Node>,
        (shared, parts): (&BoundState<T::Node>, Vec<Share<'_, T::Node>>),
        threads: usize,
        poll: &mut dyn FnMut(&BoundState<T::Node>),
    ) {
        let recycler = self.settings.recycler;
        let queue = Mutex::new(parts.into_iter().enumerate());
        let take_part = |poll: &mut dyn FnMut(&BoundState<T::Node>)| {
            let sink = FrontierSink {
                frontier: Box::default(),
                free_chunks: &frontiers.free_chunks,
                keeps: frontiers.keeps,
            };
            let mut worker = self.worker(shared, sink);
            work(
                (&self.tree, processor),
                &mut worker,
                &queue,
                poll,
                frontiers.keeps,
            );
            recycler.give(worker.pipeline, size_of::<Pipeline<T::Node>>());
        };
        on_threads(threads, &|| take_part(&mut |_| ()), &mut || {
            take_part(poll);
        });
    }

    /// Searches one share after the other on this thread. As they are searched in
    /// order, pruned boards go straight to the next frontier.
    pub(super) fn search_alone(
        &self,
        processor: Processor,
        frontiers: &mut Frontiers<T::Node>,
        shared: &BoundState<T::Node>,
        share: usize,
        poll: &mut dyn FnMut(&BoundState<T::Node>),
    ) {
        let sink = FrontierSink {
            frontier: std::mem::take(&mut frontiers.later),
            free_chunks: &frontiers.free_chunks,
            keeps: true,
        };
        let mut worker = self.worker(shared, sink);
        let queue = Mutex::new(frontiers.now.shares(share).into_iter().enumerate());
        work((&self.tree, processor), &mut worker, &queue, poll, false);
        shared.keep(worker.frontier.len());
        frontiers.later = worker.frontier;
        self.settings
            .recycler
            .give(worker.pipeline, size_of::<Pipeline<T::Node>>());
    }

    /// Expands boards level by level until there are at least `enough` to divide. These are so
    /// few that a version for any processor is enough.
    fn level_by_level(
        &self,
        frontiers: &Frontiers<T::Node>,
        shared: &BoundState<T::Node>,
        enough: usize,
    ) -> Frontier<T::Node> {
        let free_chunks = &frontiers.free_chunks;
        let mut level: Vec<_> = frontiers.now.shares(usize::MAX).concat().concat();
        let sink = FrontierSink {
            frontier: Box::default(),
            free_chunks,
            keeps: false,
        };
        let mut worker = self.worker(shared, sink);
        while !level.is_empty() && level.len() < enough && !shared.is_done(0) {
            let mut next = Vec::new();
            for nodes in level.chunks(T::Node::BATCH) {
                for node in nodes {
                    worker.pipeline.arena.push(node);
                }
                self.tree.expand(Portable, &mut worker);
                for _ in 0..T::Node::ROUNDS {
                    self.tree.read_bits(Portable, &mut worker);
                }
                worker.pipeline.arena.drain(&mut next);
            }
            level = next;
        }
        shared
            .allowed
            .fetch_add(worker.generated, Ordering::Relaxed);
        report(&mut worker, shared);
        self.settings
            .recycler
            .give(worker.pipeline, size_of::<Pipeline<T::Node>>());
        let (mut frontier, mut chunks) = (Frontier::default(), ThreadChunks::new(free_chunks));
        for node in &level {
            frontier.push(node, &mut chunks);
        }
        frontier
    }

    fn worker<'s>(
        &'s self,
        shared: &'s BoundState<T::Node>,
        sink: FrontierSink<'s, T::Node>,
    ) -> Worker<'s, T> {
        let mut pipeline = self
            .settings
            .recycler
            .take()
            .unwrap_or_else(|| Box::new(Pipeline::new()));
        // A search that ended early may have left boards in it.
        pipeline.clear();
        Worker::new(
            (self.automaton(), self.settings.symmetry),
            shared,
            pipeline,
            sink,
        )
    }
}

/// Runs `own` on this thread and `other` on the others of `threads` threads.
fn on_threads(threads: usize, other: &(dyn Fn() + Sync), own: &mut dyn FnMut()) {
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(other);
        }
        own();
    });
}
