//! The deepening loop of the kernel, and how a bound is divided among threads.

use std::sync::Mutex;
use std::sync::atomic::Ordering;

use super::bound::{BoundState, lock};
use super::cpu::{Portable, Processor};
use super::few_views::{self, Views};
use super::frontier::{FreeChunks, Frontier, Share, ThreadChunks};
use super::many_views::Lookups;
use super::pipeline::Pipeline;
use super::tree::{Tree, TreeNode};
use super::upper_bound::UpperBound;
use super::worker::{FrontierSink, Worker, report, work};
use crate::pattern::{Collection, Damaged};
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
    if shape == Shape::FOUR {
        few_views::supports(collection)
    } else {
        Lookups::<{ LARGE }>::supports(collection, shape)
    }
}

/// The numbers of lookups for which the search of larger boards is compiled.
const SMALL: usize = 16;
const LARGE: usize = 32;

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
    let search = WholeSearch { lifting, observer };
    with_kernel(problem, collection, settings, search)
}

/// Something to do with a kernel whose type depends on the tables.
pub(super) trait KernelVisitor {
    /// What comes of it.
    type Output;

    /// Called once, with the kernel.
    fn visit<T: Tree>(self, kernel: &Kernel<'_, T>) -> Self::Output;
}

/// The search for a shortest solution.
struct WholeSearch<'a, 'b> {
    lifting: Option<&'a mut FirstBound<'b>>,
    observer: &'a mut dyn Observer,
}

impl KernelVisitor for WholeSearch<'_, '_> {
    type Output = Result<Outcome, Damaged>;

    fn visit<T: Tree>(self, kernel: &Kernel<'_, T>) -> Result<Outcome, Damaged> {
        kernel.run(Processor::detect(), self.lifting, self.observer)
    }
}

/// Calls the visitor with the kernel for the tables of a collection that [`supports`] accepts.
pub(super) fn with_kernel<V: KernelVisitor>(
    problem: &Problem,
    collection: &Collection,
    settings: Settings<'_>,
    visitor: V,
) -> V::Output {
    macro_rules! search {
        ($tree:ty) => {{
            let tree = <$tree>::new(collection, problem.home);
            visitor.visit(&Kernel::new(problem, tree, settings))
        }};
    }
    if problem.home.shape() != Shape::FOUR {
        return if collection.tables().len() <= SMALL {
            search!(Lookups<'_, SMALL>)
        } else {
            search!(Lookups<'_, LARGE>)
        };
    }
    let views = collection.views();
    match (views.len(), views[0].tables.len()) {
        (1, 2) => search!(Views<'_, 1, 2>),
        (2, 2) => search!(Views<'_, 2, 2>),
        (3, 2) => search!(Views<'_, 3, 2>),
        (4, 2) => search!(Views<'_, 4, 2>),
        (_, 2) => search!(Views<'_, 5, 2>),
        (1, 3) => search!(Views<'_, 1, 3>),
        (_, 3) => search!(Views<'_, 2, 3>),
        (1, _) => search!(Views<'_, 1, 4>),
        (_, _) => search!(Views<'_, 2, 4>),
    }
}

/// A search of one tree.
pub(super) struct Kernel<'a, T> {
    pub(super) problem: &'a Problem,
    pub(super) tree: T,
    /// The most boards to keep between two bounds; 0 if none are kept.
    keep: usize,
    pub(super) settings: Settings<'a>,
}

/// The boards that a bound starts with, and those for the next bound.
pub(super) struct Frontiers<N> {
    now: Box<Frontier<N>>,
    later: Box<Frontier<N>>,
    free_chunks: Box<FreeChunks<N>>,
    /// Whether boards beyond the bound are still being kept.
    keeps: bool,
}

impl<N: TreeNode> Frontiers<N> {
    pub(super) fn new() -> Frontiers<N> {
        Frontiers {
            now: Box::default(),
            later: Box::default(),
            free_chunks: Box::default(),
            keeps: false,
        }
    }

    /// Adds the board that the first bound starts with.
    pub(super) fn begin_with(&mut self, root: &N) {
        let mut chunks = ThreadChunks::new(&self.free_chunks);
        self.now.push(root, &mut chunks);
    }

    fn clear(&mut self) {
        self.now.clear(&self.free_chunks);
        self.later.clear(&self.free_chunks);
        self.free_chunks.shrink();
    }
}

impl<'a, T: Tree> Kernel<'a, T> {
    pub(super) fn new(problem: &'a Problem, tree: T, settings: Settings<'a>) -> Kernel<'a, T> {
        let bytes = settings.limits.kept_bytes.unwrap_or(KEPT_BYTES);
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
        Kernel {
            problem,
            tree,
            keep: bytes / size_of::<T::Node>(),
            settings,
        }
    }

    /// The whole search.
    pub(super) fn run(
        &self,
        processor: Processor,
        lifting: Option<&mut FirstBound<'_>>,
        observer: &mut dyn Observer,
    ) -> Result<Outcome, Damaged> {
        let blank = self.problem.start.blank() as u8;
        let start = Automaton::start(blank);
        let (root, estimate) = self.tree.root(processor, &self.problem.start, start)?;
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
        frontiers.begin_with(&root);
        if let Some(second) = self.tree.second_root(&root) {
            frontiers.begin_with(&second);
        }
        frontiers.keeps = self.keep > 0;
        let known = self.settings.limits.first_bound.unwrap_or(0);
        let lifted = lifting.map_or(0, |ask| ask(estimate));
        let first = estimate.max(known).max(lifted);
        let outcome = self.deepen(processor, (&root, first), &mut frontiers, observer);
        frontiers.clear();
        let bytes = frontiers.free_chunks.bytes();
        self.settings.recycler.give(frontiers, bytes);
        Ok(outcome)
    }

    /// The deepening loop.
    fn deepen(
        &self,
        processor: Processor,
        (root, first): (&T::Node, u32),
        frontiers: &mut Frontiers<T::Node>,
        observer: &mut dyn Observer,
    ) -> Outcome {
        let limits = &self.settings.limits;
        let mut upper = match limits.solutions {
            None if limits.last_bound.is_none() => UpperBound::default(),
            None | Some(_) => UpperBound::off(),
        };
        let mut cost = Stats::default();
        let mut kept = KeptBoards::default();
        let mut bound = T::round_up(self.problem, first);
        loop {
            if limits.is_beyond(bound) {
                let end = End::stopped(bound);
                return Outcome { end, stats: cost };
            }
            let tree = (&self.tree, root);
            let improved = upper.improve(tree, self.problem, bound, &mut cost, observer);
            if let Some(path) = upper.proved(bound) {
                let end = End::Solved(vec![path]);
                return Outcome { end, stats: cost };
            }
            if improved.is_break() {
                let best = upper.best;
                let end = End::Stopped { bound, best };
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
                let best = upper.best.take();
                Some(End::Stopped { bound, best })
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
            if next > T::Node::LONGEST {
                let end = End::stopped(T::Node::LONGEST);
                return Outcome { end, stats: cost };
            }
            bound = T::round_up(self.problem, next);
        }
    }

    /// Searches everything within one bound.
    fn search_bound(
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
        if self.keep == 0 {
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
    fn search_alone(
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
    pub(super) fn level_by_level(
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
    use crate::pattern::{BuildInMemory, Partition, TableKind};
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
            let tree = Views::<2, 3>::new(&collection, home);
            let kernel = Kernel::new(&problem, tree, settings);
            let fast = kernel
                .run(Processor::Bmi2(bmi2), None, &mut Silent)
                .unwrap();
            let portable = kernel.run(Processor::Portable, None, &mut Silent).unwrap();
            assert_eq!(fast.end, portable.end);
            assert_eq!(fast.stats, portable.stats);
        }
    }
}
