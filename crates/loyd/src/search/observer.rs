//! How a search tells what it is doing, and how it is told to stop.
//!
//! The library reads no clock and prints nothing. Whoever wants progress, a
//! time limit or cancellation implements [`Observer`]; limits on nodes, which
//! need no clock, are in [`Limits`].

use std::ops::ControlFlow;

use super::Iteration;
use crate::puzzle::Path;

/// Hears of a search's progress and may stop it.
pub trait Observer {
    /// A table is being built before the search can begin: `found` of `states`
    /// states have their value. Called every few milliseconds; the build and with it
    /// the search stop if the answer is `Break`.
    fn building(&mut self, _found: u64, _states: u64) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// A new bound begins.
    fn bound(&mut self, _progress: Progress) {}

    /// A bound is done, completely or not; `iteration` has its counts.
    fn bound_done(&mut self, _iteration: Iteration) {}

    /// The work is made of several searches, and `done` of `parts` are over. Called
    /// by analyses and hints before each of their searches.
    fn part(&mut self, _done: usize, _parts: usize) {}

    /// Whether nobody waits for the answer any more. Asked when a search was stopped
    /// and again every millisecond while a short solution is looked for that could be
    /// its answer; if so, any solution will do.
    fn is_abandoned(&self) -> bool {
        false
    }

    /// Returns `true` if [`solution`](Observer::solution) should be called as soon as any
    /// solution is known. Asked when a search takes longer than a moment; it then looks for a
    /// short solution, which takes up to a fifth of a second, before it goes on.
    fn wants_solution(&self) -> bool {
        false
    }

    /// A solution of the board is known, and no solution is shorter than `lower_bound`. Called
    /// only if [`wants_solution`](Observer::wants_solution) returns `true`, perhaps several
    /// times; a later solution may be longer than an earlier one.
    fn solution(&mut self, _path: &Path, _lower_bound: u32) {}

    /// Called every few milliseconds during a search, between two nodes. The
    /// search stops if the answer is `Break`.
    fn pulse(&mut self, _progress: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Where a search stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The bound being searched.
    pub bound: u32,
    /// Boards generated so far, in all bounds.
    pub generated: u64,
    /// Boards expanded so far, in all bounds.
    pub expanded: u64,
}

/// Hears nothing and never stops.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl Observer for Silent {}

/// Limits that need no clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// No board is expanded once this many have been generated; the kernel,
    /// which expands several at a time, may generate a few dozen more.
    pub nodes: Option<u64>,
    /// A lower bound that is known already: no bound below it is searched.
    pub first_bound: Option<u32>,
    /// No bound above this is searched: for those who only ask whether there is a
    /// solution as short as this. Searches without bounds ignore it.
    pub last_bound: Option<u32>,
    /// Bytes that a search may use to remember boards, with the queue of those that
    /// wait; iterative deepening remembers none.
    pub memory: Option<u64>,
    /// Find every solution of the shortest length, up to this many; otherwise one.
    pub solutions: Option<usize>,
    /// Memory for the boards that the kernel keeps between bounds; with 0 it keeps
    /// none and repeats every bound, as plain deepening does.
    pub kept_bytes: Option<u64>,
}

impl Limits {
    /// Whether a bound is above the last that is wanted.
    pub(crate) fn is_beyond(&self, bound: u32) -> bool {
        self.last_bound.is_some_and(|last| bound > last)
    }
}
