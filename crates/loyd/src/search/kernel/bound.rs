//! The state of one bound, shared by its threads: limits, counts, solutions, kept
//! boards.

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::frontier::Frontier;
use super::tree::TreeNode;
use crate::puzzle::Path;
use crate::search::{Iteration, LeftOut, Limits};

/// Boards that a thread may generate before it checks the limits again.
const PULSE: u64 = 1 << 14;

/// The smallest allowance. Allowances shrink towards it near the limit, so that a
/// thread without work leaves few nodes unused.
const SMALLEST: u64 = 64;

/// Value of `winner` while no share has a solution.
const NO_SHARE: usize = usize::MAX;

/// The state of one bound, shared by its threads.
pub(super) struct BoundState<N: TreeNode> {
    pub(super) bound: u32,
    /// Boards that may be generated, and boards that threads have been allowed so far.
    pub(super) limit: u64,
    pub(super) allowed: AtomicU64,
    pub(super) generated: AtomicU64,
    pub(super) expanded: AtomicU64,
    /// The least f above the bound.
    pub(super) next: AtomicU32,
    pub(super) over: AtomicBool,
    pub(super) stopped: AtomicBool,
    /// The first share with a solution. Later shares no longer matter.
    pub(super) winner: AtomicUsize,
    /// The number of solutions wanted, if all solutions were asked for.
    pub(super) wanted: Option<usize>,
    /// Solutions with the share they were found in.
    pub(super) solutions: Mutex<Vec<(usize, Path)>>,
    pub(super) left_out: Mutex<LeftOut>,
    /// The number of boards that may be kept, the number kept, and those boards in the
    /// order of their shares.
    pub(super) room: usize,
    pub(super) kept: AtomicUsize,
    frontiers: Mutex<Vec<(usize, Box<Frontier<N>>)>>,
}

impl<N: TreeNode> BoundState<N> {
    /// Starts a bound after `generated` boards were generated, with room to keep `room`
    /// more boards.
    pub(super) fn new(bound: u32, limits: &Limits, generated: u64, room: usize) -> BoundState<N> {
        let limit = limits.nodes.unwrap_or(u64::MAX);
        BoundState {
            bound,
            limit: limit.saturating_sub(generated),
            allowed: AtomicU64::new(0),
            generated: AtomicU64::new(0),
            expanded: AtomicU64::new(0),
            next: AtomicU32::new(u32::MAX),
            over: AtomicBool::new(false),
            stopped: AtomicBool::new(false),
            winner: AtomicUsize::new(NO_SHARE),
            wanted: limits.solutions,
            solutions: Mutex::default(),
            left_out: Mutex::default(),
            room,
            kept: AtomicUsize::new(0),
            frontiers: Mutex::default(),
        }
    }

    /// Returns the counts of the bound.
    pub(super) fn iteration(&self) -> Iteration {
        let over = self.over.load(Ordering::Relaxed) || self.has_winner();
        Iteration {
            bound: self.bound,
            generated: self.generated.load(Ordering::Relaxed),
            expanded: self.expanded.load(Ordering::Relaxed),
            complete: !over && !self.stopped.load(Ordering::Relaxed),
        }
    }

    /// Returns the solutions in the order of the shares, at most as many as wanted.
    pub(super) fn solutions(&self) -> Vec<Path> {
        let solutions = std::mem::take(&mut *lock(&self.solutions));
        in_order(solutions, self.wanted.unwrap_or(1))
    }

    /// Appends the kept boards to `frontier`, in the order of the shares.
    pub(super) fn append_to(&self, frontier: &mut Frontier<N>) {
        for (_, boards) in &mut *lock(&self.frontiers) {
            frontier.append(boards);
        }
    }

    /// Hands in the boards that a share has kept.
    pub(super) fn hand_in(&self, share: usize, boards: Box<Frontier<N>>) {
        self.keep(boards.len());
        let mut frontiers = lock(&self.frontiers);
        let at = frontiers.partition_point(|(earlier, _)| *earlier < share);
        frontiers.insert(at, (share, boards));
    }

    /// Allows a thread to generate some more boards and returns how many; `None` if the
    /// limit is reached. The thread then ends, and the others end once they have used
    /// up their allowance.
    pub(super) fn allow(&self) -> Option<u64> {
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

    /// Returns `true` if nothing that this share could still find matters.
    pub(super) fn is_done(&self, share: usize) -> bool {
        self.over.load(Ordering::Relaxed) || self.winner.load(Ordering::Relaxed) <= share
    }

    pub(super) fn has_winner(&self) -> bool {
        self.winner.load(Ordering::Relaxed) != NO_SHARE
    }

    pub(super) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
        self.over.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if more boards would have to be kept than allowed.
    pub(super) fn is_full(&self) -> bool {
        !self.has_room_for(0)
    }

    pub(super) fn has_room_for(&self, more: usize) -> bool {
        self.kept.load(Ordering::Relaxed) + more <= self.room
    }

    pub(super) fn keep(&self, boards: usize) {
        self.kept.fetch_add(boards, Ordering::Relaxed);
    }

    /// Records that a share reached the goal.
    #[cold]
    pub(super) fn solved(&self, share: usize, node: &N) {
        let mut solutions = lock(&self.solutions);
        solutions.push((share, node.path()));
        match self.wanted {
            None => drop(self.winner.fetch_min(share, Ordering::Relaxed)),
            Some(enough) if solutions.len() >= enough => {
                self.over.store(true, Ordering::Relaxed);
            }
            Some(_) => {}
        }
    }
}

/// Returns the first solutions in the order of the shares, at most `most`.
fn in_order(mut solutions: Vec<(usize, Path)>, most: usize) -> Vec<Path> {
    solutions.sort_by_key(|(share, _)| *share);
    let paths = solutions.into_iter().map(|(_, path)| path);
    paths.take(most).collect()
}

/// Locks the mutex, ignoring poisoning.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
