//! How far a request has come: figures that its searches give, and the records that clients
//! receive of them.

use std::sync::Arc;

use loyd::play::scramble::ScrambleProgress;
use loyd::puzzle::Path;
use serde::Serialize;

use crate::records::micros;
use crate::watch::{Listener, Part, SearchProgress};

/// A solution that is known while the search goes on.
#[derive(Debug)]
pub struct Found {
    /// The shortest solution known.
    pub path: Path,
    /// No solution is shorter: what was proved when it was found.
    pub lower_bound: u32,
}

/// How far a request has come.
#[derive(Debug, Clone, Default)]
pub struct Figures {
    /// The bound being searched, once there is one.
    pub bound: Option<u32>,
    /// No solution is shorter, where that is proved.
    pub lower_bound: Option<u32>,
    /// Seconds until the bound will have been searched, where that can be told.
    pub bound_seconds_left: Option<f64>,
    /// Boards generated in this search and those before it.
    pub generated: u64,
    /// How much of a table is built, or how many of several searches are done.
    pub fraction: Option<f64>,
    /// The best solution known, where the client receives it.
    pub found: Option<Arc<Found>>,
}

/// Takes the figures down.
impl Listener for Figures {
    fn building(&mut self, found: u64, states: u64) {
        self.fraction = Some(share(found, states));
    }

    fn searching(&mut self, progress: SearchProgress) {
        let done = |part: Part| share(part.done as u64, part.parts as u64);
        self.bound = Some(progress.bound);
        self.lower_bound = progress.lower_bound;
        self.bound_seconds_left = progress.bound_seconds_left;
        self.generated = progress.total;
        self.fraction = progress.part.map(done);
    }

    /// Candidates stand for the nodes.
    fn drawing(&mut self, progress: ScrambleProgress) {
        self.generated = progress.tried;
        self.fraction = Some(share(progress.found as u64, progress.wanted as u64));
    }

    fn solution(&mut self, path: &Path, lower_bound: u32) {
        self.found = Some(Arc::new(Found {
            path: path.clone(),
            lower_bound,
        }));
    }
}

/// How a search goes, as clients receive it.
#[derive(Debug, Serialize)]
pub struct ProgressRecord {
    bound: Option<u32>,
    lower_bound: Option<u32>,
    upper_bound: Option<usize>,
    nodes_generated: u64,
    nodes_per_second: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    bound_seconds_left: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fraction: Option<f64>,
}

/// A solution before the end of the search, as clients receive it.
#[derive(Debug, Serialize)]
pub struct SolutionRecord {
    length: usize,
    lower_bound: u32,
    moves: String,
}

impl SolutionRecord {
    /// Returns the record of a solution.
    pub fn new(found: &Found) -> SolutionRecord {
        SolutionRecord {
            length: found.path.len(),
            lower_bound: found.lower_bound,
            moves: found.path.to_string(),
        }
    }
}

impl ProgressRecord {
    /// Returns the record of these figures after so many seconds.
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_sign_loss,
        reason = "a rate, of which two digits matter"
    )]
    pub fn new(figures: &Figures, seconds: f64) -> ProgressRecord {
        ProgressRecord {
            bound: figures.bound,
            lower_bound: figures.lower_bound,
            upper_bound: figures.found.as_ref().map(|found| found.path.len()),
            nodes_generated: figures.generated,
            nodes_per_second: (figures.generated as f64 / seconds.max(1e-6)) as u64,
            seconds: micros(seconds),
            bound_seconds_left: figures.bound_seconds_left.map(micros),
            fraction: figures.fraction,
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "a share, shown in per cent")]
fn share(done: u64, all: u64) -> f64 {
    done as f64 / all.max(1) as f64
}
