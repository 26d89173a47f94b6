//! How a search reports its progress, and how it is stopped.
//!
//! The library reads no clock and prints nothing. A caller that wants progress, a time
//! limit or cancellation implements [`Observer`]. Node limits, which need no clock, are
//! in [`Limits`].

use std::ops::ControlFlow;

use super::Iteration;
use crate::puzzle::Path;

/// Receives a search's progress and may stop it.
///
/// Every method has a default that does nothing, so an observer has only those that it needs. One
/// that stands between a search and another observer must pass on every call: the lint
/// `clippy::missing_trait_methods`, denied for its `impl`, finds those that it forgets.
pub trait Observer {
    /// A table is being built before the search can start: `found` of `states` states
    /// have their value. Or a long pruning automaton is being built, of which `found` is a
    /// part of `states`. Called every few milliseconds. Returning `Break` stops the build
    /// and the search.
    fn building(&mut self, _found: u64, _states: u64) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A new bound starts.
    fn bound(&mut self, _progress: Progress) {}

    /// A bound has ended, complete or not; `iteration` has its counts.
    fn bound_done(&mut self, _iteration: Iteration) {}

    /// The work consists of several searches, of which `done` of `parts` are finished.
    /// Called by analyses and hints before each search.
    fn part(&mut self, _done: usize, _parts: usize) {}

    /// Returns `true` if the result is no longer needed. Checked while a stopped search
    /// looks for a better fallback solution; if `true`, the first one found is used.
    fn is_abandoned(&self) -> bool {
        false
    }

    /// Returns how much of its time is left, from 1 at the beginning down to 0; `None` if there is
    /// no time limit. Searches that only look for shorter solutions ask often, and choose how
    /// many boards they keep so that they end in time. They end in time without it too, when
    /// [`pulse`](Observer::pulse) returns `Break`, but with longer solutions.
    fn time_left(&self) -> Option<f64> {
        None
    }

    /// Returns `true` if [`solution`](Observer::solution) should be called. Asked at any time;
    /// the answer may change. While it is `true`, a search that takes longer than a moment
    /// spends up to a fifth of a second on a first solution; on boards of more than 16 cells
    /// it does so before anything else.
    fn wants_solution(&self) -> bool {
        false
    }

    /// A solution of the board is known, and no solution is shorter than `lower_bound`.
    ///
    /// Called only while [`wants_solution`](Observer::wants_solution) returns `true`: first
    /// when any solution is known, perhaps before tables are built, and then each time a
    /// shorter one is found. Every solution is strictly shorter than the one before. The
    /// answer is not announced, but it is at most as long as the last solution that was.
    fn solution(&mut self, _path: &Path, _lower_bound: u32) {}

    /// No solution of the board is shorter than `bound`. Called whenever that is proved of a
    /// greater number than before: when a first estimate is known, and when a bound was
    /// searched in vain. A search that proves no bounds may call it once, with what is known
    /// without searching.
    fn lower_bound(&mut self, _bound: u32) {}

    /// Called every few milliseconds during a search, between two nodes. Returning
    /// `Break` stops the search.
    fn pulse(&mut self, _progress: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// The progress of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The bound being searched.
    pub bound: u32,
    /// Boards generated so far, in all bounds.
    pub generated: u64,
    /// Boards expanded so far, in all bounds.
    pub expanded: u64,
}

/// Ignores all progress and never stops a search.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl Observer for Silent {}

/// Limits that need no clock. By default there are none.
///
/// ```
/// use loyd::search::Limits;
///
/// let limits = Limits::default().nodes(Some(1_000_000));
/// assert_eq!(limits.nodes, Some(1_000_000));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct Limits {
    /// No board is expanded once this many have been generated; the kernel,
    /// which expands several at a time, may generate a few dozen more.
    pub nodes: Option<u64>,
    /// A lower bound that is already known: no bound below it is searched.
    pub first_bound: Option<u32>,
    /// No bound above this is searched. For callers that only ask whether a solution of
    /// at most this length exists. Searches without bounds ignore it.
    pub last_bound: Option<u32>,
    /// Bytes that a search may use to store boards, including the open list. Iterative
    /// deepening stores none.
    pub memory: Option<u64>,
    /// Find all shortest solutions, up to this many; `None` finds one.
    pub solutions: Option<usize>,
    /// Memory for the boards that the kernel keeps between bounds. With 0 it keeps none
    /// and repeats every bound, as plain deepening does.
    pub kept_bytes: Option<u64>,
}

impl Limits {
    /// Sets how many boards may be generated.
    #[must_use]
    pub const fn nodes(self, nodes: Option<u64>) -> Limits {
        Limits { nodes, ..self }
    }

    /// Sets a lower bound that is already known.
    #[must_use]
    pub const fn first_bound(self, first_bound: Option<u32>) -> Limits {
        Limits {
            first_bound,
            ..self
        }
    }

    /// Sets the last bound that is searched.
    #[must_use]
    pub const fn last_bound(self, last_bound: Option<u32>) -> Limits {
        Limits { last_bound, ..self }
    }

    /// Sets how many bytes a search may use to store boards.
    #[must_use]
    pub const fn memory(self, memory: Option<u64>) -> Limits {
        Limits { memory, ..self }
    }

    /// Sets how many shortest solutions to find; `None` finds one.
    #[must_use]
    pub const fn solutions(self, solutions: Option<usize>) -> Limits {
        Limits { solutions, ..self }
    }

    /// Sets how many bytes the kernel may use to keep boards between bounds.
    #[must_use]
    pub const fn kept_bytes(self, kept_bytes: Option<u64>) -> Limits {
        Limits { kept_bytes, ..self }
    }

    /// Returns `true` if a bound is above the last one wanted.
    pub(crate) fn is_beyond(&self, bound: u32) -> bool {
        self.last_bound.is_some_and(|last| bound > last)
    }
}
