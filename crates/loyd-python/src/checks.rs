//! Checking a heuristic: the boards to ask it about, and what its answers show.
//!
//! The boards, their distances and the findings are the laboratory's
//! (`loyd_lab::heuristic_check`), as for the command `check-heuristic`. Python asks its function
//! about them, batch by batch (`_check.py`).

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use loyd::puzzle::{Home, Metric};
use loyd::search::check_estimates;
use loyd::spec::HeuristicSpec;
use loyd_engine::{Engine, NoListener, Stop};
use loyd_lab::heuristic_check::{
    CheckRecord, Claim, Coverage, Findings, KnownBoards, SampleError, Sampling, own_estimates,
};
use pyo3::prelude::*;
use pyo3::types::PyByteArray;

use crate::attend::attend;
use crate::bench::tiles_of;
use crate::boards::{Size, goal, named, shape};
use crate::choices::threads;
use crate::engine::PyEngine;
use crate::trouble::{Kind, Trouble};
use crate::values::dictionary;

/// The most samples, as for the command; more would not fit into memory with all their boards.
const MOST_SAMPLES: usize = 100_000;

/// Boards of which the distance is known.
#[pyclass(frozen, module = "loyd._loyd", name = "KnownBoards")]
pub(crate) struct PyKnownBoards {
    engine: Arc<Engine>,
    known: KnownBoards,
    seed: u64,
}

impl PyEngine {
    /// Lists the boards to ask a heuristic about. `progress` is called with the number of samples
    /// that are solved.
    pub(crate) fn list_known_boards(
        &self,
        py: Python<'_>,
        size: Size,
        goal_text: &str,
        sampling: Sampling,
        progress: Option<&Py<PyAny>>,
    ) -> PyResult<PyKnownBoards> {
        let shape = shape(size)?;
        let target = goal(goal_text, shape)?.board(shape);
        let target = target.ok_or_else(|| Trouble::request("the goal has another size"))?;
        if sampling.samples > MOST_SAMPLES {
            let sentence = format!("at most {MOST_SAMPLES} samples are taken");
            return Err(Trouble::request(sentence).into());
        }
        let sampling = Sampling {
            threads: threads(sampling.threads),
            ..sampling
        };
        let (stop, solved) = (Stop::default(), AtomicUsize::new(0));
        let tick = |py: Python<'_>| match progress {
            Some(progress) => progress
                .call1(py, (solved.load(Ordering::Relaxed),))
                .map(|_| ()),
            None => Ok(()),
        };
        let known = attend(py, &stop, tick, || {
            let mut known = KnownBoards::near(&target);
            if known.coverage() == Coverage::All {
                return Ok(known);
            }
            let sampled = known.sample(sampling, self.engine(), &mut |done| {
                solved.store(done, Ordering::Relaxed);
                if stop.is_asked() {
                    return ControlFlow::Break(());
                }
                ControlFlow::Continue(())
            });
            match sampled {
                Ok(()) => Ok(known),
                Err(SampleError::Stopped) => Err(Trouble::new(Kind::Stopped, "stopped")),
                Err(SampleError::Solve(error)) => Err(Trouble::from(error)),
            }
        })?;
        Ok(PyKnownBoards {
            engine: Arc::clone(self.engine()),
            known,
            seed: sampling.seed,
        })
    }
}

#[pymethods]
impl PyKnownBoards {
    /// The number of boards.
    fn count(&self) -> usize {
        self.known.boards().len()
    }

    /// Returns the boards from one place to another, row by row.
    fn tiles<'py>(&self, py: Python<'py>, first: usize, end: usize) -> Bound<'py, PyByteArray> {
        let boards = self.known.boards();
        let end = end.min(boards.len());
        PyByteArray::new(py, &tiles_of(&boards[first.min(end)..end]))
    }

    /// Returns the estimates of one of the library's heuristics.
    fn own<'py>(&self, py: Python<'py>, heuristic: &str) -> PyResult<Bound<'py, PyByteArray>> {
        let spec: HeuristicSpec = named(heuristic)?;
        if spec == HeuristicSpec::Auto {
            let sentence = "auto chooses among heuristics; name one of them, for instance wd,md+lc";
            return Err(Trouble::request(sentence).into());
        }
        let home = Home::new(self.known.goal().shape(), self.known.goal().blank());
        let stop = Stop::default();
        let found = attend(
            py,
            &stop,
            |_| Ok(()),
            || {
                let mut watch = self.engine.watch(NoListener).stopped_by(stop.clone());
                self.engine.prepare(&spec, Metric::Stm, home, &mut watch)?;
                Ok(own_estimates(&self.engine, &spec, &self.known)?)
            },
        )?;
        let bytes: Vec<u8> = found.into_iter().flat_map(f64::to_ne_bytes).collect();
        Ok(PyByteArray::new(py, &bytes))
    }

    /// Compares one estimate per board, as the bytes of 64-bit floating-point numbers, with the
    /// distances.
    fn findings<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        bytes: &[u8],
        claim: &str,
        shown: usize,
    ) -> PyResult<Bound<'py, PyAny>> {
        let claims = [Claim::Admissible, Claim::Consistent];
        let wanted = claims.into_iter().find(|one| one.to_string() == claim);
        let claim = wanted.ok_or_else(|| {
            Trouble::request(format!(
                "there is no claim {claim:?}; there are admissible and consistent"
            ))
        })?;
        let estimates = estimates(bytes);
        check_estimates(&estimates, self.known.boards().len()).map_err(Trouble::request)?;
        let record = py.detach(|| {
            let findings = Findings::new(&self.known, &estimates, shown);
            CheckRecord::new(name, &self.known, claim, self.seed).found(&findings, claim)
        });
        dictionary(py, &record)
    }
}

/// Returns the place of the first number that is not from `least` to `greatest`; `None` if there is
/// none. The numbers are the bytes of 64-bit floating-point numbers.
#[pyfunction]
pub(crate) fn first_outside(bytes: &[u8], least: f64, greatest: f64) -> Option<usize> {
    let mut numbers = words(bytes);
    numbers.position(|number| !(least..=greatest).contains(&number))
}

/// Reads the bytes of 64-bit floating-point numbers.
pub(crate) fn estimates(bytes: &[u8]) -> Vec<f64> {
    words(bytes).collect()
}

fn words(bytes: &[u8]) -> impl Iterator<Item = f64> {
    let words = bytes.as_chunks::<8>().0.iter();
    words.map(|&word| f64::from_ne_bytes(word))
}
