//! How to search, as Python passes it: the arguments of `solve` by name.

use std::time::Duration;

use loyd::puzzle::{Goal, MoveNotation, Shape};
use loyd::search::{Limits, Reductions};
use loyd::spec::HeuristicSpec;
use loyd_engine::SolveOptions;
use pyo3::prelude::*;

use crate::boards::{goal, named};
use crate::trouble::Trouble;

/// The arguments. Python passes a dictionary with all of them.
#[derive(Debug, FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct Choices {
    pub(crate) goal: String,
    pub(crate) heuristic: String,
    pub(crate) search: String,
    pub(crate) reduce: Option<String>,
    pub(crate) weight: Option<f64>,
    pub(crate) metric: String,
    pub(crate) notation: String,
    pub(crate) time: Option<f64>,
    pub(crate) nodes: Option<u64>,
    pub(crate) memory: u64,
    pub(crate) solutions: Option<usize>,
    pub(crate) threads: usize,
}

/// The arguments, read.
#[derive(Debug)]
pub(crate) struct Chosen {
    pub(crate) goal: Goal,
    pub(crate) options: SolveOptions,
    pub(crate) notation: MoveNotation,
    pub(crate) time: Option<Duration>,
    pub(crate) threads: usize,
}

impl Choices {
    /// Reads the arguments for boards of a shape.
    pub(crate) fn read(&self, shape: Shape) -> Result<Chosen, Trouble> {
        let threads = threads(self.threads);
        let weight = self.weight.map(|weight| weight.to_string().parse());
        Ok(Chosen {
            goal: goal(&self.goal, shape)?,
            options: SolveOptions {
                metric: named(&self.metric)?,
                heuristic: named::<HeuristicSpec>(&self.heuristic)?,
                search: named(&self.search)?,
                reductions: self
                    .reduce
                    .as_deref()
                    .map(named::<Reductions>)
                    .transpose()?,
                weight: weight.transpose().map_err(Trouble::request)?,
                threads,
                limits: Limits::default()
                    .nodes(self.nodes)
                    .memory(Some(self.memory))
                    .solutions(self.solutions),
                ..SolveOptions::default()
            },
            notation: named(&self.notation)?,
            time: self.time.map(duration).transpose()?,
            threads,
        })
    }
}

/// Returns the number of threads that is meant: 0 is one for each processor.
pub(crate) fn threads(asked: usize) -> usize {
    match asked {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    }
}

pub(crate) fn duration(seconds: f64) -> Result<Duration, Trouble> {
    Duration::try_from_secs_f64(seconds)
        .map_err(|_| Trouble::request(format!("{seconds} is not a time in seconds")))
}
