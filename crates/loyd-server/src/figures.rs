//! What clients receive while their search runs: figures that the search sends and
//! the event stream reads.

use std::sync::Arc;

use loyd::play::scramble::ScrambleProgress;
use loyd::puzzle::Path;
use loyd_engine::{Listener, Part, SearchProgress, Stop};
use tokio::sync::watch;

/// The observer of a request's searches.
pub(crate) type Watch = loyd_engine::Watch<FigureSender>;

/// Asks for the stop when it is dropped: the client that waited for the search is gone.
#[derive(Debug)]
pub(crate) struct StopOnDrop(pub(crate) Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.ask();
    }
}

/// A solution that is known while the search goes on.
#[derive(Debug)]
pub(crate) struct Found {
    /// The shortest solution known.
    pub(crate) path: Path,
    /// No solution is shorter: what was proved when it was found.
    pub(crate) lower_bound: u32,
}

/// How far a request has come.
#[derive(Debug, Clone, Default)]
pub(crate) struct Figures {
    /// The bound being searched, once there is one.
    pub(crate) bound: Option<u32>,
    /// No solution is shorter, where that is proved.
    pub(crate) lower_bound: Option<u32>,
    /// Seconds until the bound will have been searched, where that can be told.
    pub(crate) bound_seconds_left: Option<f64>,
    /// Boards generated in this search and those before it.
    pub(crate) generated: u64,
    /// How much of a table is built, or how many of several searches are done.
    pub(crate) fraction: Option<f64>,
    /// The best solution known, where the client receives it.
    pub(crate) found: Option<Arc<Found>>,
}

/// Sends the figures of the searches of one request.
#[derive(Debug)]
pub(crate) struct FigureSender {
    pub(crate) figures: watch::Sender<Figures>,
    /// Whether the client receives solutions before the search has ended.
    pub(crate) tells_solution: bool,
}

impl Listener for FigureSender {
    fn building(&mut self, found: u64, states: u64) {
        let built = Some(share(found, states));
        self.figures.send_modify(|figures| figures.fraction = built);
    }

    fn searching(&mut self, progress: SearchProgress) {
        let done = |part: Part| share(part.done as u64, part.parts as u64);
        self.figures.send_modify(|figures| {
            figures.bound = Some(progress.bound);
            figures.lower_bound = progress.lower_bound;
            figures.bound_seconds_left = progress.bound_seconds_left;
            figures.generated = progress.total;
            figures.fraction = progress.part.map(done);
        });
    }

    /// Candidates stand for the nodes.
    fn drawing(&mut self, progress: ScrambleProgress) {
        let fraction = Some(share(progress.found as u64, progress.wanted as u64));
        self.figures.send_modify(|figures| {
            figures.generated = progress.tried;
            figures.fraction = fraction;
        });
    }

    fn wants_solution(&self) -> bool {
        self.tells_solution
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        let found = Arc::new(Found {
            path: path.clone(),
            lower_bound,
        });
        self.figures
            .send_modify(|figures| figures.found = Some(found));
    }
}

#[expect(clippy::cast_precision_loss, reason = "a share, shown in per cent")]
fn share(done: u64, all: u64) -> f64 {
    done as f64 / all.max(1) as f64
}
