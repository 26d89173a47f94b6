//! One search, timed.

use std::sync::atomic::{AtomicU64, Ordering};

use loyd::SolveError;
use loyd_engine::{Engine, Listener, SearchProgress, Stop};

use crate::measurement::Place;
use crate::{Measurement, Plan};

/// What the workers of a pass share with the thread that waits for them.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    /// Asks the searches to stop.
    pub(crate) stop: Stop,
    /// Nodes of all searches.
    pub(crate) nodes: AtomicU64,
}

/// Solves a board and times it. Returns `None` for a search that was stopped: it
/// took neither the time nor the nodes that the board takes.
pub(crate) fn measure(
    plan: &Plan,
    place: Place,
    engine: &Engine,
    shared: &Shared,
) -> Result<Option<Measurement>, SolveError> {
    let instance = &plan.set.instances[place.instance];
    let options = plan.options(&plan.settings[place.setting]);
    let mut watch = engine
        .watch(NodeSum(&shared.nodes))
        .stopped_by(shared.stop.clone())
        .within(plan.time);
    let solved = engine.solve(instance.puzzle(), &options, &mut watch)?;
    // What was generated after the last call of the listener.
    let rest = solved.report.stats.generated.saturating_sub(watch.total());
    shared.nodes.fetch_add(rest, Ordering::Relaxed);
    let measurement = Measurement::new(place, &solved.report, solved.seconds, watch.built());
    let cut = measurement.limited() && shared.stop.is_asked();
    Ok((!cut).then_some(measurement))
}

/// Adds the nodes of a search to those of all searches.
struct NodeSum<'a>(&'a AtomicU64);

impl Listener for NodeSum<'_> {
    fn searching(&mut self, progress: SearchProgress) {
        self.0.fetch_add(progress.more, Ordering::Relaxed);
    }
}
