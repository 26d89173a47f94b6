//! Work that a client asked for: fields that were checked, and the door that they came to.

use std::time::Duration;

use loyd::play::hint::Hint;
use loyd::puzzle::{Puzzle, Shape};
use loyd::{References, Report, SolveError};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::failure::Failure;
use super::pace::Pace;
use crate::engine::{Engine, Hinted};
use crate::options::SolveOptions;
use crate::solved::Solved;
use crate::watch::{Listener, Watch};

/// How much one request may take.
#[derive(Debug, Clone, Copy)]
pub struct JobLimits {
    /// The longest a search may take.
    pub time: Duration,
    /// Threads of one search.
    pub threads: usize,
    /// Memory for a search that remembers boards.
    pub memory: u64,
}

/// A door that answers requests.
pub trait JobDoor {
    /// The engine that searches.
    fn engine(&self) -> &Engine;

    /// How much one request may take.
    fn limits(&self) -> JobLimits;

    /// A number for a client that wants a random one.
    fn random(&self) -> u64;

    /// What reference boards are used for.
    fn references(&self) -> References {
        References::default()
    }

    /// Called with what was found and the seconds that it took, after every search in the single-tile
    /// metric. Does nothing unless it is implemented.
    fn learn(&self, _options: &SolveOptions, _report: &Report, _seconds: f64) {}

    /// Returns the options of a client that chooses nothing.
    fn options(&self) -> SolveOptions {
        SolveOptions {
            references: self.references(),
            ..SolveOptions::default()
        }
    }

    /// Solves, and learns from it.
    fn solve<L: Listener>(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        watch: &mut Watch<L>,
    ) -> Result<Solved, SolveError> {
        let solved = self.engine().solve(puzzle, options, watch)?;
        self.learn(options, &solved.report, solved.seconds);
        Ok(solved)
    }

    /// Solves, finds where each first move leads, and learns from the solution.
    fn hint<L: Listener>(
        &self,
        puzzle: &Puzzle,
        options: &SolveOptions,
        watch: &mut Watch<L>,
    ) -> Result<Hinted<Hint>, SolveError> {
        let hinted = self.engine().hint(puzzle, options, watch)?;
        self.learn(options, &hinted.hint.report, hinted.seconds);
        Ok(hinted)
    }
}

/// Work that a client asked for: checked text that became a job.
pub trait Job: Send + Sized + 'static {
    /// What the client sends.
    type Fields: DeserializeOwned;
    /// What it gets.
    type Answer: Serialize + Send + Sync + 'static;

    /// Checks what was sent. Takes microseconds.
    fn new(sent: Self::Fields, door: &impl JobDoor) -> Result<Self, Failure>;

    /// The threads it will use.
    fn threads(&self) -> usize {
        1
    }

    /// How soon it will be over.
    fn pace(&self) -> Pace;

    /// The shape of the board whose distance it searches; `None` if it is another job.
    fn shape(&self) -> Option<Shape> {
        None
    }

    /// Whether a client that listens to events receives solutions before the end.
    fn tells_solution(&self) -> bool {
        false
    }

    /// Does the work.
    fn run<L: Listener>(
        self,
        door: &impl JobDoor,
        watch: &mut Watch<L>,
    ) -> Result<Self::Answer, Failure>;
}
