//! The node budget of a search: what it counts, and when it must stop.
//!
//! A search counts the boards it generates and expands. Every few milliseconds it
//! compares them with its limits and calls the observer.

use super::{Limits, Observer, Outcome, Progress, Stats};
use crate::heuristic::{Estimate, HeuristicError};

/// Boards generated between two calls of the observer: a few milliseconds at most.
const PULSE: u64 = 1 << 15;

/// Counts nodes, compares them with the limits and calls the observer.
pub(crate) struct Budget<'a> {
    pub(crate) generated: u64,
    pub(crate) expanded: u64,
    /// The most nodes that may be generated.
    nodes: u64,
    /// Value of `generated` at which the observer is called next.
    next_poll: u64,
    stopped: bool,
    /// Why the heuristic cannot be used, if that was noticed.
    refused: Option<HeuristicError>,
    observer: &'a mut dyn Observer,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: Limits, observer: &'a mut dyn Observer) -> Self {
        Budget {
            generated: 0,
            expanded: 0,
            nodes: limits.nodes.unwrap_or(u64::MAX),
            next_poll: 0,
            stopped: false,
            refused: None,
            observer,
        }
    }

    /// Returns `true` if a limit is reached or the observer stops the search. Cheap:
    /// both are checked only every few milliseconds. `bound` is in slides.
    #[inline]
    pub(crate) fn must_stop(&mut self, bound: u32) -> bool {
        self.generated >= self.next_poll && self.poll(bound)
    }

    #[cold]
    fn poll(&mut self, bound: u32) -> bool {
        self.next_poll = self.nodes.min(self.generated + PULSE);
        let progress = self.progress(bound);
        self.stopped = self.generated >= self.nodes || self.observer.pulse(progress).is_break();
        self.stopped
    }

    /// Returns `true` if a limit or the observer stopped the search.
    pub(crate) fn stopped(&self) -> bool {
        self.stopped
    }

    /// Stops the search because of an estimate that is too large. It must then end with
    /// [`outcome`](Budget::outcome).
    #[cold]
    pub(crate) fn refuse(&mut self, units: u32, unit: u32) {
        let estimate = Estimate { units, unit };
        self.refused = Some(HeuristicError::TooLarge(estimate));
        self.stopped = true;
    }

    /// Returns the outcome, or why the heuristic was refused.
    pub(crate) fn outcome(&self, outcome: Outcome) -> Result<Outcome, HeuristicError> {
        self.refused.map_or(Ok(outcome), Err)
    }

    pub(crate) fn progress(&self, bound: u32) -> Progress {
        Progress {
            bound,
            generated: self.generated,
            expanded: self.expanded,
        }
    }

    pub(crate) fn observer(&mut self) -> &mut dyn Observer {
        self.observer
    }

    /// The counts as statistics, with the number of stored boards and their bytes.
    pub(crate) fn stats(&self, stored: usize, bytes: u64) -> Stats {
        Stats {
            generated: self.generated,
            expanded: self.expanded,
            stored: stored as u64,
            bytes,
            ..Stats::default()
        }
    }
}
