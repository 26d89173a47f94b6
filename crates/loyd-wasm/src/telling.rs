//! How a request goes, told to the host: about ten times a second, and each shorter solution.

use std::time::Duration;

use loyd::play::scramble::ScrambleProgress;
use loyd::puzzle::Path;
use loyd_engine::requests::{Figures, Id, ProgressRecord, SolutionRecord};
use loyd_engine::{Clock as _, Listener, SearchProgress};
use serde::Serialize;

use crate::host::{Host, HostClock};

/// Time between two messages of progress.
const BEAT: Duration = Duration::from_millis(100);

/// Sends the messages about one request.
#[derive(Debug, Clone)]
pub(crate) struct Sender<H> {
    pub(crate) host: H,
    pub(crate) id: Option<Id>,
}

impl<H: Host> Sender<H> {
    /// Sends a message.
    pub(crate) fn send(&self, event: &str, data: &impl Serialize) {
        let id = self.id.as_ref();
        let id = id.map_or_else(|| "null".to_owned(), ToString::to_string);
        // Records are plain structures, which always have a text.
        let data = serde_json::to_string(data).unwrap_or_default();
        let line = format!("{{\"id\":{id},\"event\":\"{event}\",\"data\":{data}}}");
        self.host.message(&line);
    }
}

/// Listens to a search for a host.
#[derive(Debug)]
pub(crate) struct Telling<H> {
    sender: Sender<H>,
    clock: HostClock<H>,
    figures: Figures,
    began: Duration,
    last_beat: Duration,
    /// Whether the host wants any message before the answer.
    progress: bool,
    /// Whether it wants solutions.
    tells_solution: bool,
}

impl<H: Host> Telling<H> {
    pub(crate) fn new(sender: Sender<H>, progress: bool, tells_solution: bool) -> Telling<H> {
        let clock = HostClock(sender.host);
        let began = clock.now();
        Telling {
            sender,
            clock,
            figures: Figures::default(),
            began,
            last_beat: began,
            progress,
            tells_solution: progress && tells_solution,
        }
    }

    fn beat(&mut self) {
        let now = self.clock.now();
        if !self.progress || now.saturating_sub(self.last_beat) < BEAT {
            return;
        }
        self.last_beat = now;
        let seconds = now.saturating_sub(self.began).as_secs_f64();
        let record = ProgressRecord::new(&self.figures, seconds);
        self.sender.send("progress", &record);
    }
}

impl<H: Host> Listener for Telling<H> {
    fn building(&mut self, found: u64, states: u64) {
        self.figures.building(found, states);
        self.beat();
    }

    fn searching(&mut self, progress: SearchProgress) {
        self.figures.searching(progress);
        self.beat();
    }

    fn drawing(&mut self, progress: ScrambleProgress) {
        self.figures.drawing(progress);
        self.beat();
    }

    fn wants_solution(&self) -> bool {
        self.tells_solution
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        self.figures.solution(path, lower_bound);
        if let Some(found) = &self.figures.found {
            self.sender.send("solution", &SolutionRecord::new(found));
        }
    }
}
