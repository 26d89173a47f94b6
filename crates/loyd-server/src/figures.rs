//! What clients receive while their search runs: figures that the search sends and
//! the event stream reads.

use loyd::play::scramble::ScrambleProgress;
use loyd::puzzle::Path;
use loyd_engine::requests::Figures;
use loyd_engine::{Listener, SearchProgress, Stop};
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

/// Sends the figures of the searches of one request.
#[derive(Debug)]
pub(crate) struct FigureSender {
    pub(crate) figures: watch::Sender<Figures>,
    /// Whether the client receives solutions before the search has ended.
    pub(crate) tells_solution: bool,
}

impl Listener for FigureSender {
    fn building(&mut self, found: u64, states: u64) {
        self.figures
            .send_modify(|figures| figures.building(found, states));
    }

    fn searching(&mut self, progress: SearchProgress) {
        self.figures
            .send_modify(|figures| figures.searching(progress));
    }

    fn drawing(&mut self, progress: ScrambleProgress) {
        self.figures
            .send_modify(|figures| figures.drawing(progress));
    }

    fn wants_solution(&self) -> bool {
        self.tells_solution
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        self.figures
            .send_modify(|figures| figures.solution(path, lower_bound));
    }
}
