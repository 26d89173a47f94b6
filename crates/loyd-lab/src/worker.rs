//! One search, timed: the clock and the stop that the library does not have.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use loyd::search::{self, Progress};
use loyd::{SolveError, Solver};

use crate::{Instance, Measurement, Plan, Setting};

/// What the workers of a pass share with the thread that waits for them.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// The searches shall stop.
    pub(crate) stop: AtomicBool,
    /// Nodes of all searches.
    pub(crate) nodes: AtomicU64,
}

/// Solves a board and times it. Nothing comes of a search that was stopped: it
/// took neither the time nor the nodes that the board takes.
pub(crate) fn measure(
    plan: &Plan,
    setting: &Setting,
    instance: &Instance,
    solver: &Solver,
    shared: &Shared,
) -> Result<Option<Measurement>, SolveError> {
    let request = plan.request(setting, instance);
    let began = Instant::now();
    let mut watch = Watch {
        // A limit beyond what the clock can count is none.
        deadline: plan.time.and_then(|limit| began.checked_add(limit)),
        shared,
        seen: 0,
        added: 0,
        built: false,
    };
    let report = solver.solve(&request, &mut watch)?;
    let seconds = began.elapsed().as_secs_f64();
    let rest = report.stats.generated.saturating_sub(watch.added);
    shared.nodes.fetch_add(rest, Ordering::Relaxed);
    let measurement = Measurement::new(&report, seconds, watch.built);
    let cut = measurement.limited() && shared.stop.load(Ordering::Relaxed);
    Ok((!cut).then_some(measurement))
}

/// Watches one search.
struct Watch<'a> {
    deadline: Option<Instant>,
    shared: &'a Shared,
    /// The count at the last pulse.
    seen: u64,
    /// Nodes of this search that `shared` has already.
    added: u64,
    built: bool,
}

impl Watch<'_> {
    fn answer(&self) -> ControlFlow<()> {
        let late = self.deadline.is_some_and(|at| Instant::now() >= at);
        if late || self.shared.stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl search::Observer for Watch<'_> {
    fn building(&mut self, _: u64, _: u64) -> ControlFlow<()> {
        self.built = true;
        self.answer()
    }

    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        // The second stage of `auto` counts from 0 again.
        let more = progress.generated.saturating_sub(self.seen);
        self.shared.nodes.fetch_add(more, Ordering::Relaxed);
        self.seen = progress.generated;
        self.added += more;
        self.answer()
    }
}
