//! The deepening loop of the kernel, and how a bound is divided among threads.

use std::sync::Mutex;
use std::sync::atomic::Ordering;

use super::bound::{BoundState, lock};
use super::cpu::{Machine as _, Portable, Processor};
use super::frontier::{FreeChunks, Frontier, ThreadChunks};
use super::node::{LONGEST, Node};
use super::one_bit::views::{Views, frames};
use super::pipeline::{BATCH, Pipeline};
use super::worker::{FrontierSink, Worker, report, work};
use crate::pattern::{Collection, Damaged, TableKind};
use crate::puzzle::{Path, Shape};
use crate::search::{
    Automaton, End, FirstBound, KeptBoards, Limits, Observer, Outcome, Problem, Progress, Recycler,
    Stats,
};

/// The number of boards to divide if nothing is kept. It does not depend on the number
/// of threads, so neither does the solution found.
const SHARES: usize = 128;

/// Up to this many kept boards are one share.
const ONE_SHARE: usize = 4096;

/// Memory for the boards kept between two bounds, unless the caller sets another limit.
/// More would save little: only hard boards fill it, and touching fresh memory costs as
/// much as searching again.
const KEPT_BYTES: u64 = 16 << 20;

/// Boards generated in a bound above which the next one is searched by several threads.
const CROWD: u64 = 20_000;

/// How the kernel searches.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Settings<'a> {
    pub(crate) automaton: &'a Automaton,
    /// Whether only one of a slide and its mirror image is tried on a board that is its
    /// own mirror image.
    pub(crate) symmetry: bool,
    pub(crate) recycler: &'a Recycler,
    pub(crate) limits: Limits,
    pub(crate) threads: usize,
}

/// Returns `true` if the kernel can search with these tables.
pub(crate) fn supports(collection: &Collection, shape: Shape) -> bool {
    let tables = collection.view(0).len();
    let most = if tables == 2 { 5 } else { 2 };
    shape == Shape::FOUR
        && collection.kind() == TableKind::BlankAware
        && (2..=4).contains(&tables)
        && (0..collection.views()).all(|number| collection.view(number).len() == tables)
        && collection.views() <= most
        && frames(collection).is_some()
}

/// Searches with the tables of a collection that [`supports`] accepts. A damaged table
/// is found before the search starts. `lifting` gets the estimate of the start and
/// returns a bound to start with.
pub(crate) fn kernel_search(
    problem: &Problem,
    collection: &Collection,
    settings: Settings<'_>,
    lifting: Option<&mut FirstBound<'_>>,
    observer: &mut dyn Observer,
) -> Result<Outcome, Damaged> {
    macro_rules! search {
        ($views:literal, $tables:literal) => {{
            let kernel = Kernel::<$views, $tables>::new(problem, collection, settings);
            kernel.run(Processor::detect(), lifting, observer)
        }};
    }
    match (collection.views(), collection.view(0).len()) {
        (1, 2) => search!(1, 2),
        (2, 2) => search!(2, 2),
        (3, 2) => search!(3, 2),
        (4, 2) => search!(4, 2),
        (_, 2) => search!(5, 2),
        (1, 3) => search!(1, 3),
        (_, 3) => search!(2, 3),
        (1, _) => search!(1, 4),
        (_, _) => search!(2, 4),
    }
}

/// A search with `V` views of `T` tables.
struct Kernel<'a, const V: usize, const T: usize> {
    problem: &'a Problem,
    views: Views<'a, V, T>,
    /// The most boards to keep between two bounds; 0 if none are kept.
    keep: usize,
    settings: Settings<'a>,
}

/// The boards that a bound starts with, and those for the next bound.
struct Frontiers<const V: usize, const T: usize> {
    now: Box<Frontier<V, T>>,
    later: Box<Frontier<V, T>>,
    free_chunks: Box<FreeChunks<V, T>>,
    /// Whether boards beyond the bound are still being kept.
    keeps: bool,
}

impl<const V: usize, const T: usize> Frontiers<V, T> {
    fn new() -> Frontiers<V, T> {
        Frontiers {
            now: Box::default(),
            later: Box::default(),
            free_chunks: Box::default(),
            keeps: false,
        }
    }

    fn clear(&mut self) {
        self.now.clear(&self.free_chunks);
        self.later.clear(&self.free_chunks);
        self.free_chunks.shrink();
    }
}

impl<'a, const V: usize, const T: usize> Kernel<'a, V, T> {
    fn new(
        problem: &'a Problem,
        collection: &'a Collection,
        settings: Settings<'a>,
    ) -> Kernel<'a, V, T> {
        let bytes = settings.limits.kept_bytes.unwrap_or(KEPT_BYTES);
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
        Kernel {
            problem,
            views: Views::new(collection, problem.home),
            keep: bytes / size_of::<Node<V, T>>(),
            settings,
        }
    }

    /// The whole search.
    fn run(
        &self,
        processor: Processor,
        lifting: Option<&mut FirstBound<'_>>,
        observer: &mut dyn Observer,
    ) -> Result<Outcome, Damaged> {
        let blank = self.problem.start.blank() as u8;
        let start = Automaton::start(blank);
        let (root, estimate) = match processor {
            Processor::Portable => self.views.root(Portable, &self.problem.start, start),
            #[cfg(target_arch = "x86_64")]
            Processor::Bmi2(machine) => {
                machine.run(|| self.views.root(machine, &self.problem.start, start))
            }
        }?;
        if estimate == 0 {
            return Ok(Outcome {
                end: End::Solved(vec![Path::new()]),
                stats: Stats::default(),
            });
        }
        let mut frontiers = self
            .settings
            .recycler
            .take()
            .unwrap_or_else(|| Box::new(Frontiers::new()));
        frontiers
            .now
            .push(&root, &mut ThreadChunks::new(&frontiers.free_chunks));
        frontiers.keeps = self.keep > 0;
        let known = self.settings.limits.first_bound.unwrap_or(0);
        let lifted = lifting.map_or(0, |ask| ask(estimate));
        let first = estimate.max(known).max(lifted);
        let outcome = self.deepen(processor, first, &mut frontiers, observer);
        frontiers.clear();
        let bytes = frontiers.free_chunks.bytes();
        self.settings.recycler.give(frontiers, bytes);
        Ok(outcome)
    }

    /// The deepening loop.
    fn deepen(
        &self,
        processor: Processor,
        first: u32,
        frontiers: &mut Frontiers<V, T>,
        observer: &mut dyn Observer,
    ) -> Outcome {
        let mut cost = Stats::default();
        let mut kept = KeptBoards::default();
        let mut bound = self.problem.round_up(first);
        loop {
            if self.settings.limits.is_beyond(bound) {
                let end = End::stopped(bound);
                return Outcome { end, stats: cost };
            }
            let shared = self.search_bound(processor, frontiers, bound, &cost, observer);
            let full = shared.is_full();
            let iteration = shared.iteration();
            cost.generated += iteration.generated;
            cost.expanded += iteration.expanded;
            cost.iterations.push(iteration);
            cost.left_out.add(*lock(&shared.left_out));
            observer.bound_done(iteration);
            if full {
                // Not all boards were kept, so the next bound starts with the same
                // boards again.
                frontiers.later.clear(&frontiers.free_chunks);
            } else {
                shared.append_to(&mut frontiers.later);
            }
            if frontiers.keeps {
                let most = (frontiers.now.len() + frontiers.later.len()) as u64;
                kept.most = kept.most.max(most);
                kept.full |= full;
                cost.kept = Some(kept);
            }
            let solutions = shared.solutions();
            let end = if !solutions.is_empty() {
                Some(End::Solved(solutions))
            } else if shared.stopped.load(Ordering::Relaxed) {
                Some(End::stopped(bound))
            } else {
                None
            };
            if let Some(end) = end {
                return Outcome { end, stats: cost };
            }
            frontiers.keeps &= !full;
            if frontiers.keeps {
                std::mem::swap(&mut frontiers.now, &mut frontiers.later);
                frontiers.later.clear(&frontiers.free_chunks);
            }
            let next = shared.next.load(Ordering::Relaxed);
            if next > LONGEST {
                let end = End::stopped(LONGEST);
                return Outcome { end, stats: cost };
            }
            bound = self.problem.round_up(next);
        }
    }

    /// Searches everything within one bound.
    fn search_bound(
        &self,
        processor: Processor,
        frontiers: &mut Frontiers<V, T>,
        bound: u32,
        before: &Stats,
        observer: &mut dyn Observer,
    ) -> BoundState<V, T> {
        let room = self.keep.saturating_sub(frontiers.now.len());
        let shared = BoundState::new(bound, &self.settings.limits, before.generated, room);
        let progress = |shared: &BoundState<V, T>| Progress {
            bound,
            generated: before.generated + shared.generated.load(Ordering::Relaxed),
            expanded: before.expanded + shared.expanded.load(Ordering::Relaxed),
        };
        observer.bound(progress(&shared));
        // Only the calling thread may call the observer.
        let mut poll = |shared: &BoundState<V, T>| {
            if observer.pulse(progress(shared)).is_break() {
                shared.stop();
            }
        };
        poll(&shared);
        let recycler = self.settings.recycler;
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
        if self.keep == 0 {
            levels = self.level_by_level(frontiers, &shared);
            (nodes, share) = (&levels, 1);
        }
        let queue = Mutex::new(nodes.shares(share).into_iter().enumerate());
        let take_part = |poll: &mut dyn FnMut(&BoundState<V, T>)| {
            let sink = FrontierSink {
                frontier: Box::default(),
                free_chunks: &frontiers.free_chunks,
                keeps: frontiers.keeps,
            };
            let mut worker = self.worker(&shared, sink);
            work(processor, &mut worker, &queue, poll, frontiers.keeps);
            recycler.give(worker.pipeline, size_of::<Pipeline<V, T>>());
        };
        on_threads(threads, &|| take_part(&mut |_| ()), &mut || {
            take_part(&mut poll);
        });
        shared
    }

    /// Searches one share after the other on this thread. As they are searched in
    /// order, pruned boards go straight to the next frontier.
    fn search_alone(
        &self,
        processor: Processor,
        frontiers: &mut Frontiers<V, T>,
        shared: &BoundState<V, T>,
        share: usize,
        poll: &mut dyn FnMut(&BoundState<V, T>),
    ) {
        let sink = FrontierSink {
            frontier: std::mem::take(&mut frontiers.later),
            free_chunks: &frontiers.free_chunks,
            keeps: true,
        };
        let mut worker = self.worker(shared, sink);
        let queue = Mutex::new(frontiers.now.shares(share).into_iter().enumerate());
        work(processor, &mut worker, &queue, poll, false);
        shared.keep(worker.frontier.len());
        frontiers.later = worker.frontier;
        self.settings
            .recycler
            .give(worker.pipeline, size_of::<Pipeline<V, T>>());
    }

    /// Expands boards level by level until there are enough to divide. These are so few
    /// that a version for any processor is enough.
    fn level_by_level(
        &self,
        frontiers: &Frontiers<V, T>,
        shared: &BoundState<V, T>,
    ) -> Frontier<V, T> {
        let free_chunks = &frontiers.free_chunks;
        let mut level: Vec<_> = frontiers.now.shares(usize::MAX).concat().concat();
        let sink = FrontierSink {
            frontier: Box::default(),
            free_chunks,
            keeps: false,
        };
        let mut worker = self.worker(shared, sink);
        while !level.is_empty() && level.len() < SHARES && !shared.is_done(0) {
            let mut next = Vec::new();
            for nodes in level.chunks(BATCH) {
                for node in nodes {
                    worker.pipeline.arena.push(node);
                }
                worker.expand(Portable);
                for _ in 0..V {
                    worker.read_bits(Portable);
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
            .give(worker.pipeline, size_of::<Pipeline<V, T>>());
        let (mut frontier, mut chunks) = (Frontier::default(), ThreadChunks::new(free_chunks));
        for node in &level {
            frontier.push(node, &mut chunks);
        }
        frontier
    }

    fn worker<'s>(
        &'s self,
        shared: &'s BoundState<V, T>,
        sink: FrontierSink<'s, V, T>,
    ) -> Worker<'s, V, T> {
        let mut pipeline = self
            .settings
            .recycler
            .take()
            .unwrap_or_else(|| Box::new(Pipeline::new()));
        // A search that ended early may have left boards in it.
        pipeline.clear();
        Worker::new(
            &self.views,
            (self.settings.automaton, self.settings.symmetry),
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

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::super::cpu::Bmi2;
    use super::*;
    use crate::pattern::{BuildInMemory, Partition};
    use crate::puzzle::{Home, Scrambler};
    use crate::search::Silent;

    /// On most machines only one of the two versions ever runs.
    #[test]
    fn every_processor_visits_the_same_boards() {
        let Some(bmi2) = Bmi2::detect() else { return };
        let partitions: [Partition; 1] = ["5-5-5".parse().unwrap()];
        let (home, kind) = (Home::blank_last(Shape::FOUR), TableKind::BlankAware);
        let tables = BuildInMemory::default();
        let collection = Collection::new(&partitions, kind, true, home, &tables, &mut ()).unwrap();
        let (automaton, recycler) = (Automaton::new(Shape::FOUR, 8), Recycler::default());
        let settings = Settings {
            automaton: &automaton,
            symmetry: true,
            recycler: &recycler,
            limits: Limits::default(),
            threads: 1,
        };
        let mut scrambler = Scrambler::new(12);
        for _ in 0..20 {
            let problem = Problem {
                start: scrambler.walk(&home.board(), 80).1,
                home,
            };
            let kernel = Kernel::<2, 3>::new(&problem, &collection, settings);
            let fast = kernel
                .run(Processor::Bmi2(bmi2), None, &mut Silent)
                .unwrap();
            let portable = kernel.run(Processor::Portable, None, &mut Silent).unwrap();
            assert_eq!(fast.end, portable.end);
            assert_eq!(fast.stats, portable.stats);
        }
    }
}
