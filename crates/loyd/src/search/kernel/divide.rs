//! One share of a bound, for long runs: see [`BoundShare`].
//!
//! The boards to deal out are those just beyond a smaller bound: it is searched first, and what it
//! prunes is kept, as between the bounds of one search. All of these boards have the same estimate
//! of the whole solution, so their subtrees are of similar size. The boards of one level of the
//! tree are not: of Korf's 44th board divided at a level with 1600 boards, a single one holds a
//! third of the bound.

use std::sync::atomic::Ordering;

use super::bound::BoundState;
use super::cpu::Processor;
use super::deepen::Kernel;
use super::dispatch::{KernelVisitor, Settings, with_kernel};
use super::frontiers::Frontiers;
use super::tree::{Tree, TreeNode};
use super::upper_bound::UpperBound;
use crate::pattern::{Collection, Damaged};
use crate::puzzle::Path;
use crate::search::{
    Automaton, BoundShare, Iteration, Observer, Problem, Progress, ShareEnd, ShareOutcome, Stats,
};

/// Boards that each share gets, at least.
const BOARDS_PER_SHARE: usize = 8;

/// Boards that a bound is divided into at least, so that threads can divide a share again.
const FEWEST_BOARDS: usize = 1024;

/// The most parts that the boards of a share are dealt to threads in.
const PARTS: usize = 256;

/// The fewest boards that a thread takes at once: the subtrees of some of them are too small for a batch.
const BOARDS_AT_ONCE: usize = 8;

/// Returns the estimate of the start. A damaged table is found here.
pub(crate) fn estimate_start(
    problem: &Problem,
    collection: &Collection,
    settings: Settings<'_>,
) -> Result<u32, Damaged> {
    struct StartEstimate;
    impl KernelVisitor for StartEstimate {
        type Output = Result<u32, Damaged>;
        fn visit<T: Tree>(self, kernel: &Kernel<'_, T>) -> Result<u32, Damaged> {
            Ok(kernel.root()?.1)
        }
    }
    with_kernel(problem, collection, settings, StartEstimate)
}

/// Searches a share of a bound. Returns `None` if paths of this length cannot be stored.
pub(crate) fn search_share(
    problem: &Problem,
    collection: &Collection,
    settings: Settings<'_>,
    (bound, share): (u32, BoundShare),
    observer: &mut dyn Observer,
) -> Result<Option<ShareOutcome>, Damaged> {
    struct OneShare<'a> {
        bound: u32,
        share: BoundShare,
        observer: &'a mut dyn Observer,
    }
    impl KernelVisitor for OneShare<'_> {
        type Output = Result<Option<ShareOutcome>, Damaged>;
        fn visit<T: Tree>(self, kernel: &Kernel<'_, T>) -> Self::Output {
            if self.bound > T::Node::LONGEST {
                return Ok(None);
            }
            kernel
                .search_share(self.bound, self.share, self.observer)
                .map(Some)
        }
    }
    let share = OneShare {
        bound,
        share,
        observer,
    };
    with_kernel(problem, collection, settings, share)
}

/// Looks for a solution shorter than `known`, if that pays before `bound` is searched after these
/// complete bounds.
pub(crate) fn shorten(
    problem: &Problem,
    collection: &Collection,
    settings: Settings<'_>,
    (known, before, bound): (Option<Path>, Vec<Iteration>, u32),
    observer: &mut dyn Observer,
) -> Result<Option<Path>, Damaged> {
    struct Shorten<'a> {
        known: Option<Path>,
        before: Vec<Iteration>,
        bound: u32,
        observer: &'a mut dyn Observer,
    }
    impl KernelVisitor for Shorten<'_> {
        type Output = Result<Option<Path>, Damaged>;
        fn visit<T: Tree>(self, kernel: &Kernel<'_, T>) -> Self::Output {
            let (root, _) = kernel.root()?;
            let length = self.known.as_ref().map(Path::len);
            let mut upper = UpperBound::after(self.known, self.before.len());
            let mut cost = Stats {
                iterations: self.before,
                ..Stats::default()
            };
            // A beam that is stopped has found nothing worse.
            let _ = upper.improve((kernel, &root), self.bound, &mut cost, self.observer);
            let is_shorter = |path: &Path| length.is_none_or(|length| path.len() < length);
            Ok(upper.best.filter(is_shorter))
        }
    }
    let shorten = Shorten {
        known,
        before,
        bound,
        observer,
    };
    with_kernel(problem, collection, settings, shorten)
}

impl<T: Tree> Kernel<'_, T> {
    /// The node of the start and its estimate.
    fn root(&self) -> Result<(T::Node, u32), Damaged> {
        let start = &self.problem.start;
        let state = Automaton::start(start.blank() as u8);
        self.tree.root(Processor::detect(), start, state)
    }

    /// Searches a share of a bound.
    fn search_share(
        &self,
        bound: u32,
        share: BoundShare,
        observer: &mut dyn Observer,
    ) -> Result<ShareOutcome, Damaged> {
        let (root, estimate) = self.root()?;
        if estimate == 0 {
            return Ok(ShareOutcome::new(ShareEnd::Solved(Path::new()), 0, 0));
        }
        if estimate > bound {
            return Ok(ShareOutcome::new(ShareEnd::Exhausted, 0, 0));
        }
        let mut frontiers = Frontiers::new();
        frontiers.begin_with(&root);
        if let Some(second) = self.tree.second_root(&root) {
            frontiers.begin_with(&second);
        }
        let count = |shared: &BoundState<T::Node>| Progress {
            bound,
            generated: shared.generated.load(Ordering::Relaxed),
            expanded: shared.expanded.load(Ordering::Relaxed),
        };
        let begun = BoundState::new(bound, &self.settings.limits, 0, 0);
        observer.bound(count(&begun));
        let mut poll = |shared: &BoundState<T::Node>| {
            if observer.pulse(count(shared)).is_break() {
                shared.stop();
            }
        };
        poll(&begun);
        let processor = Processor::detect();
        let bounds = (self.problem.round_up(estimate), bound);
        let first = match self.divide(processor, bounds, share.of(), &mut frontiers, &mut poll) {
            Ok(first) => first,
            Err(end) => return Ok(end),
        };
        let shared = BoundState::new(bound, &self.settings.limits, first.generated, 0);
        if begun.iteration().complete {
            let boards = frontiers.in_order();
            let (skipped, step) = (share.number() as usize - 1, share.of() as usize);
            let boards: Vec<_> = boards.into_iter().skip(skipped).step_by(step).collect();
            let part = boards.len().div_ceil(PARTS).max(BOARDS_AT_ONCE);
            let parts = boards.chunks(part).map(<[&[T::Node]]>::to_vec).collect();
            let threads = self.settings.threads;
            self.search_parts(processor, &frontiers, (&shared, parts), threads, &mut poll);
        } else {
            shared.stop();
        }
        if share.number() == 1 {
            // The first share counts what all shares repeat.
            let [generated, expanded] = [&shared.generated, &shared.expanded];
            generated.fetch_add(first.generated, Ordering::Relaxed);
            expanded.fetch_add(first.expanded, Ordering::Relaxed);
        }
        let iteration = shared.iteration();
        observer.bound_done(iteration);
        Ok(outcome(&shared))
    }

    /// Searches smaller bounds and keeps the boards beyond them, until there are enough boards
    /// for this many shares. Returns what that cost. A solution or a stop ends the share.
    fn divide(
        &self,
        processor: Processor,
        (first, bound): (u32, u32),
        of: u32,
        frontiers: &mut Frontiers<T::Node>,
        poll: &mut dyn FnMut(&BoundState<T::Node>),
    ) -> Result<Progress, ShareOutcome> {
        let enough = (of as usize * BOARDS_PER_SHARE).max(FEWEST_BOARDS);
        let mut cost = Progress {
            bound,
            generated: 0,
            expanded: 0,
        };
        for inner in (first..bound).step_by(2) {
            if frontiers.waiting() >= enough {
                break;
            }
            let limits = &self.settings.limits;
            let shared = BoundState::new(inner, limits, cost.generated, usize::MAX);
            self.search_alone(processor, frontiers, &shared, FEWEST_BOARDS, poll);
            let iteration = shared.iteration();
            if !iteration.complete {
                return Err(outcome(&shared));
            }
            cost.generated += iteration.generated;
            cost.expanded += iteration.expanded;
            frontiers.advance();
        }
        Ok(cost)
    }
}

/// Returns what came of the search of a bound.
fn outcome<N: TreeNode>(shared: &BoundState<N>) -> ShareOutcome {
    let iteration = shared.iteration();
    let end = match shared.solutions().pop() {
        Some(path) => ShareEnd::Solved(path),
        None if iteration.complete => ShareEnd::Exhausted,
        None => ShareEnd::Stopped,
    };
    ShareOutcome::new(end, iteration.generated, iteration.expanded)
}
