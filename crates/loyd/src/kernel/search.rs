//! The deepening loop and the batches of the kernel.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::node::{History, LONGEST, Node};
use super::view::{Changed, View};
use crate::heuristic::Heuristic as _;
use crate::pattern::{Collection, TableKind};
use crate::puzzle::{Path, Shape};
use crate::search::{
    End, Iteration, Limits, Move, Moves, Observer, Outcome, Problem, Progress, Stats,
};

/// Boards taken from the stack at once, and the most children they have.
const BATCH: usize = 8;
const CHILDREN: usize = 4 * BATCH;

/// Boards to share out at least. The same for any number of threads, and so is
/// the solution that is found.
const SHARES: usize = 128;

/// Boards generated between two looks at limits.
const PULSE: u64 = 1 << 14;

/// The smallest allowance: near the limit they shrink to this, so that a thread
/// without work leaves little of its own unused.
const SMALLEST: u64 = 64;

/// No share has a solution yet.
const NO_SHARE: usize = usize::MAX;

/// Whether the kernel can search with these tables.
pub(crate) fn supports(collection: &Collection, shape: Shape) -> bool {
    shape == Shape::FOUR
        && collection.kind() == TableKind::BlankAware
        && (2..=4).contains(&collection.view(0).len())
        && collection.views() <= 2
}

/// Searches with the tables of a collection that [`supports`] accepts.
pub(crate) fn kernel_search(
    problem: &Problem,
    collection: &Collection,
    limits: Limits,
    threads: usize,
    observer: &mut dyn Observer,
) -> Outcome {
    match collection.view(0).len() {
        2 => Kernel::<2>::new(problem, collection, limits, threads).run(observer),
        3 => Kernel::<3>::new(problem, collection, limits, threads).run(observer),
        _ => Kernel::<4>::new(problem, collection, limits, threads).run(observer),
    }
}

/// A search with `T` tables a view.
struct Kernel<'a, const T: usize> {
    problem: &'a Problem,
    collection: &'a Collection,
    views: [View<'a, T>; 2],
    two_views: bool,
    moves: Moves,
    limits: Limits,
    threads: usize,
}

/// What the threads of one bound share.
struct Shared {
    bound: u32,
    /// Boards that may be generated, and those that threads have been allowed.
    limit: u64,
    allowed: AtomicU64,
    generated: AtomicU64,
    expanded: AtomicU64,
    /// The least f above the bound.
    next: AtomicU32,
    over: AtomicBool,
    stopped: AtomicBool,
    /// The first share with a solution: later ones do not matter any more.
    winner: AtomicUsize,
    /// Solutions with the share they were found in.
    solutions: Mutex<Vec<(usize, Path)>>,
}

impl Shared {
    /// Allows a thread to generate some more boards; if there are none left,
    /// it ends, and the others when they have used up what they were allowed.
    fn allow(&self) -> Option<u64> {
        let part = |left: u64| PULSE.min(left / 8).max(SMALLEST).min(left);
        let taken = self
            .allowed
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |allowed| {
                let left = self.limit.saturating_sub(allowed);
                (left > 0).then(|| allowed + part(left))
            });
        let Ok(before) = taken else {
            self.stopped.store(true, Ordering::Relaxed);
            return None;
        };
        Some(part(self.limit - before))
    }

    /// Whether nothing that the share could still find matters.
    fn is_done(&self, share: usize) -> bool {
        self.over.load(Ordering::Relaxed) || self.winner.load(Ordering::Relaxed) <= share
    }

    fn has_winner(&self) -> bool {
        self.winner.load(Ordering::Relaxed) != NO_SHARE
    }

    fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
        self.over.store(true, Ordering::Relaxed);
    }
}

impl<'a, const T: usize> Kernel<'a, T> {
    fn new(
        problem: &'a Problem,
        collection: &'a Collection,
        limits: Limits,
        threads: usize,
    ) -> Kernel<'a, T> {
        let last = collection.views() - 1;
        Kernel {
            problem,
            collection,
            views: [View::new(collection, 0), View::new(collection, last)],
            two_views: last == 1,
            moves: Moves::new(Shape::FOUR),
            limits,
            // All solutions in a fixed order: one thread.
            threads: if limits.solutions.is_some() {
                1
            } else {
                threads.max(1)
            },
        }
    }

    fn root(&self) -> Node<T> {
        let last = usize::from(self.two_views);
        let cells = self.problem.start.cells();
        let board = cells[..16]
            .iter()
            .rev()
            .fold(0, |board, &tile| board << 4 | u64::from(tile));
        Node {
            board,
            seen: [
                View::start(self.collection, 0, cells),
                View::start(self.collection, last, cells),
            ],
            blank: self.problem.start.blank() as u8,
            last: None,
            history: History::default(),
        }
    }

    /// The deepening loop.
    fn run(&self, observer: &mut dyn Observer) -> Outcome {
        let root = self.root();
        let estimate = self.collection.estimate_board(&self.problem.start).units;
        let mut stats = Stats::default();
        if estimate == 0 {
            return Outcome {
                end: End::Solved(vec![Path::new()]),
                stats,
            };
        }
        let mut bound = self.problem.round_up(estimate);
        loop {
            let shared = self.search_bound(root, bound, &stats, observer);
            let cut_short = shared.has_winner();
            let over = shared.over.into_inner() || cut_short;
            let stopped = shared.stopped.into_inner();
            let iteration = Iteration {
                bound,
                generated: shared.generated.into_inner(),
                expanded: shared.expanded.into_inner(),
                complete: !over && !stopped,
            };
            stats.generated += iteration.generated;
            stats.expanded += iteration.expanded;
            stats.iterations.push(iteration);
            observer.bound_done(iteration);
            let solutions = shared.solutions.into_inner();
            let mut solutions = solutions.unwrap_or_else(PoisonError::into_inner);
            solutions.sort_by_key(|(share, _)| *share);
            let enough = self.limits.solutions.unwrap_or(1);
            let solutions: Vec<Path> = solutions.into_iter().map(|(_, path)| path).collect();
            let solutions = solutions[..solutions.len().min(enough)].to_vec();
            if !solutions.is_empty() {
                let end = End::Solved(solutions);
                return Outcome { end, stats };
            }
            let next = shared.next.into_inner();
            if stopped || next > LONGEST {
                let end = End::Stopped { bound };
                return Outcome { end, stats };
            }
            bound = self.problem.round_up(next);
        }
    }

    /// Searches everything within one bound.
    fn search_bound(
        &self,
        root: Node<T>,
        bound: u32,
        before: &Stats,
        observer: &mut dyn Observer,
    ) -> Shared {
        let nodes = self.limits.nodes.unwrap_or(u64::MAX);
        let shared = Shared {
            bound,
            limit: nodes.saturating_sub(before.generated),
            allowed: AtomicU64::new(0),
            generated: AtomicU64::new(0),
            expanded: AtomicU64::new(0),
            next: AtomicU32::new(u32::MAX),
            over: AtomicBool::new(false),
            stopped: AtomicBool::new(false),
            winner: AtomicUsize::new(NO_SHARE),
            solutions: Mutex::default(),
        };
        let progress = |shared: &Shared| Progress {
            bound,
            generated: before.generated + shared.generated.load(Ordering::Relaxed),
            expanded: before.expanded + shared.expanded.load(Ordering::Relaxed),
        };
        observer.bound(progress(&shared));
        // The calling thread is the one that may ask the observer.
        let mut look = |shared: &Shared| {
            if observer.pulse(progress(shared)).is_break() {
                shared.stop();
            }
        };
        look(&shared);
        let mut stack = vec![root];
        // Level by level until there is enough to share out.
        while !stack.is_empty() && stack.len() < SHARES && !shared.is_done(0) {
            let mut level = Vec::new();
            let mut worker = Worker::new(self, &shared, 0);
            for nodes in stack.chunks(BATCH) {
                worker.expand(nodes, &mut level);
            }
            shared
                .allowed
                .fetch_add(worker.generated, Ordering::Relaxed);
            worker.report();
            stack = level;
        }
        let queue = Mutex::new(stack.into_iter().enumerate());
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(|| self.work(&shared, &queue, &mut |_| ()));
            }
            self.work(&shared, &queue, &mut look);
        });
        shared
    }

    /// Takes boards from the queue and searches below them until none is left.
    fn work(
        &self,
        shared: &Shared,
        queue: &Mutex<impl Iterator<Item = (usize, Node<T>)> + Send>,
        look: &mut dyn FnMut(&Shared),
    ) {
        let mut worker = Worker::new(self, shared, 0);
        let Some(mut allowance) = shared.allow() else {
            return;
        };
        let mut stack: Vec<Node<T>> = Vec::with_capacity(1024);
        loop {
            let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
            // The level before the shares counts as share 0.
            let Some((share, next)) = next.map(|(share, next)| (share + 1, next)) else {
                break;
            };
            worker.share = share;
            stack.clear();
            stack.push(next);
            while !stack.is_empty() && !shared.is_done(share) {
                let taken = stack.len().saturating_sub(BATCH);
                let mut batch = [next; BATCH];
                let count = stack.len() - taken;
                batch[..count].copy_from_slice(&stack[taken..]);
                stack.truncate(taken);
                worker.expand(&batch[..count], &mut stack);
                if worker.generated >= allowance {
                    // What the last batch went beyond is taken from the next.
                    let beyond = worker.generated - allowance;
                    worker.report();
                    look(shared);
                    match shared.allow() {
                        Some(more) => allowance = more.saturating_sub(beyond),
                        None => return,
                    }
                }
            }
        }
        worker.report();
    }
}

/// One thread's part of a bound.
struct Worker<'a, const T: usize> {
    kernel: &'a Kernel<'a, T>,
    shared: &'a Shared,
    /// The share being searched.
    share: usize,
    generated: u64,
    expanded: u64,
    /// The least f seen above the bound.
    next: u32,
}

/// A child whose first lookup is made.
#[derive(Clone, Copy)]
struct Child {
    parent: u8,
    tile: u8,
    go: Move,
    first: Changed,
    estimate: u8,
    second: Changed,
}

impl<'a, const T: usize> Worker<'a, T> {
    fn new(kernel: &'a Kernel<'a, T>, shared: &'a Shared, share: usize) -> Worker<'a, T> {
        Worker {
            kernel,
            shared,
            share,
            generated: 0,
            expanded: 0,
            next: u32::MAX,
        }
    }

    /// Tells the others what was counted since the last time.
    fn report(&mut self) {
        let shared = self.shared;
        shared
            .generated
            .fetch_add(std::mem::take(&mut self.generated), Ordering::Relaxed);
        shared
            .expanded
            .fetch_add(std::mem::take(&mut self.expanded), Ordering::Relaxed);
        shared.next.fetch_min(self.next, Ordering::Relaxed);
    }

    /// Expands a few boards; children within the bound go to `into`.
    #[inline]
    fn expand(&mut self, nodes: &[Node<T>], into: &mut Vec<Node<T>>) {
        let nothing = Child {
            parent: 0,
            tile: 0,
            go: Move::NONE,
            first: Changed::default(),
            estimate: 0,
            second: Changed::default(),
        };
        let mut children = [nothing; CHILDREN];
        let mut count = 0;
        let [first_view, second_view] = &self.kernel.views;
        for (parent, node) in nodes.iter().enumerate() {
            for &go in self.kernel.moves.from(node.blank, node.last) {
                let tile = (node.board >> (4 * u32::from(go.blank)) & 15) as u8;
                children[count % CHILDREN] = Child {
                    parent: parent as u8,
                    tile,
                    go,
                    first: first_view.change(&node.seen[0], tile, go.blank, node.blank),
                    ..nothing
                };
                count += 1;
            }
        }
        self.expanded += nodes.len() as u64;
        self.generated += count as u64;
        let mut alive = 0;
        for number in 0..count {
            let mut child = children[number];
            let node = &nodes[usize::from(child.parent) % BATCH];
            child.estimate = View::estimate(&node.seen[0], child.first);
            if !self.within(node, child.estimate) {
                continue;
            }
            if self.kernel.two_views {
                let (from, to) = (child.go.blank, node.blank);
                child.second = second_view.change(&node.seen[1], child.tile, from, to);
            }
            children[alive] = child;
            alive += 1;
        }
        for child in &children[..alive] {
            let node = &nodes[usize::from(child.parent) % BATCH];
            self.finish(node, child, into);
        }
    }

    /// Makes the node of a child that survives both lookups.
    #[inline]
    fn finish(&mut self, node: &Node<T>, child: &Child, into: &mut Vec<Node<T>>) {
        let mut seen = [
            node.seen[0].after(child.first, child.estimate),
            node.seen[1],
        ];
        if self.kernel.two_views {
            let estimate = View::estimate(&node.seen[1], child.second);
            if !self.within(node, estimate) {
                return;
            }
            seen[1] = node.seen[1].after(child.second, estimate);
        }
        let (from, to) = (4 * u32::from(child.go.blank), 4 * u32::from(node.blank));
        let tile = u64::from(child.tile);
        let mut history = node.history;
        history.push(child.go.slide);
        // The first view's tables have every tile: its estimate is 0 on the goal only.
        if child.estimate == 0 {
            self.solved(&history);
            return;
        }
        into.push(Node {
            board: node.board ^ tile << from ^ tile << to,
            seen,
            blank: child.go.blank,
            last: Some(child.go.slide),
            history,
        });
    }

    /// Whether a child of `node` with this estimate is within the bound; if
    /// not, what bound it would need is noted.
    #[inline]
    fn within(&mut self, node: &Node<T>, estimate: u8) -> bool {
        let f = node.history.len() + 1 + u32::from(estimate);
        if f <= self.shared.bound {
            return true;
        }
        self.next = self.next.min(f);
        false
    }

    #[cold]
    fn solved(&mut self, history: &History) {
        let solutions = &self.shared.solutions;
        let mut solutions = solutions.lock().unwrap_or_else(PoisonError::into_inner);
        solutions.push((self.share, history.path()));
        match self.kernel.limits.solutions {
            None => drop(self.shared.winner.fetch_min(self.share, Ordering::Relaxed)),
            Some(enough) if solutions.len() >= enough => {
                self.shared.over.store(true, Ordering::Relaxed);
            }
            Some(_) => {}
        }
    }
}
