//! One share of a bound, for long runs: see [`BoundShare`].
//!
//! A share is a bound of which only every n-th board of the first levels is searched. Nothing is
//! kept between bounds, because a share does not know the bounds before.

use std::sync::atomic::Ordering;

use super::bound::{BoundState, lock};
use super::cpu::Processor;
use super::deepen::{Frontiers, Kernel, KernelVisitor, Settings, with_kernel};
use super::tree::{Tree, TreeNode as _};
use super::upper_bound::UpperBound;
use crate::pattern::{Collection, Damaged};
use crate::puzzle::Path;
use crate::search::{
    Automaton, BoundShare, Iteration, LeftOut, Observer, Problem, Progress, ShareEnd, ShareOutcome,
    Stats,
};

/// Boards that each share gets, at least. Their subtrees differ in size, so a share of few boards
/// may take many times as long as another.
const BOARDS_PER_SHARE: usize = 32;

/// Boards that a bound is divided into at least, so that threads can divide a share again.
const FEWEST_BOARDS: usize = 1024;

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
            let tree = (&kernel.tree, &root);
            // A beam that is stopped has found nothing worse.
            let _ = upper.improve(tree, kernel.problem, self.bound, &mut cost, self.observer);
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
        let shared = BoundState::new(bound, &self.settings.limits, 0, 0);
        let progress = |shared: &BoundState<T::Node>| Progress {
            bound,
            generated: shared.generated.load(Ordering::Relaxed),
            expanded: shared.expanded.load(Ordering::Relaxed),
        };
        observer.bound(progress(&shared));
        let mut poll = |shared: &BoundState<T::Node>| {
            if observer.pulse(progress(shared)).is_break() {
                shared.stop();
            }
        };
        poll(&shared);
        let enough = (share.of() as usize * BOARDS_PER_SHARE).max(FEWEST_BOARDS);
        let level = self.level_by_level(&frontiers, &shared, enough);
        if share.number() > 1 {
            // The first share counts what all shares repeat.
            shared.generated.store(0, Ordering::Relaxed);
            shared.expanded.store(0, Ordering::Relaxed);
            *lock(&shared.left_out) = LeftOut::default();
        }
        let mut boards = level.shares(1);
        boards.sort_by_cached_key(|board| board[0][0].path().slides().to_vec());
        let (first, step) = (share.number() as usize - 1, share.of() as usize);
        let boards = boards.into_iter().skip(first).step_by(step).collect();
        let processor = Processor::detect();
        let threads = self.settings.threads;
        self.search_parts(processor, &frontiers, (&shared, boards), threads, &mut poll);
        let iteration = shared.iteration();
        observer.bound_done(iteration);
        let end = match shared.solutions().pop() {
            Some(path) => ShareEnd::Solved(path),
            None if iteration.complete => ShareEnd::Exhausted,
            None => ShareEnd::Stopped,
        };
        Ok(ShareOutcome::new(
            end,
            iteration.generated,
            iteration.expanded,
        ))
    }
}
