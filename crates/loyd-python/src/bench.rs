//! Measuring: the boards of a plan through heuristics by name, and through functions of Python.
//!
//! Heuristics with a name are run by the laboratory, without the interpreter lock. A function is
//! asked by Python itself, batch by batch (`_bench.py`); here are the searches that it answers.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use loyd::SolveError;
use loyd::puzzle::{Board, Goal, Puzzle};
use loyd::search::BatchedAStar;
use loyd_engine::{Engine, Stop};
use loyd_lab::export::{BoardRecord, records};
use loyd_lab::{
    Ending, Evaluation, OutsideMeasurement, OutsideSearch, Plan, Results, RunError, RunObserver,
    Setting, SilentRun, Standing, run, seen_with_goal,
};
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyList};

use crate::attend::attend;
use crate::bench_choices::BenchChoices;
use crate::boards::Size;
use crate::checks::estimates;
use crate::engine::PyEngine;
use crate::trouble::{Kind, Trouble};
use crate::values::dictionary;

/// A plan, and what was measured of it.
#[pyclass(frozen, module = "loyd._loyd", name = "Bench")]
pub(crate) struct PyBench {
    engine: Arc<Engine>,
    plan: Plan,
    /// The goal that functions estimate the distance to.
    goal: Goal,
    measured: Mutex<Measured>,
}

#[derive(Default)]
struct Measured {
    results: Option<Results>,
    outside: Vec<OutsideMeasurement>,
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "Python's arguments arrive so"
)]
#[pymethods]
impl PyBench {
    /// The number of boards.
    fn boards(&self) -> usize {
        self.plan.set.instances.len()
    }

    /// The number of settings with a name, and how often everything is run.
    fn rounds(&self) -> (usize, usize) {
        (self.plan.settings.len(), self.plan.repeat)
    }

    /// Measures every board with every setting that has a name. Returns what the library refuses.
    fn run(&self, py: Python<'_>, progress: Option<Py<PyAny>>) -> PyResult<Vec<String>> {
        let (stop, done) = (Stop::default(), AtomicUsize::new(0));
        let tick = |py: Python<'_>| match &progress {
            Some(progress) => progress
                .call1(py, (done.load(Ordering::Relaxed),))
                .map(|_| ()),
            None => Ok(()),
        };
        let results = attend(py, &stop, tick, || {
            let mut observer = Attended {
                stop: &stop,
                done: &done,
            };
            let results = run(&self.plan, &self.engine, &mut observer);
            match results.ending {
                Ending::Complete => Ok(results),
                Ending::Stopped => Err(Trouble::new(Kind::Stopped, "stopped")),
                Ending::Failed(RunError::Solve(error)) => Err(Trouble::from(error)),
                Ending::Failed(RunError::Thread(error)) => {
                    Err(Trouble::new(Kind::Limit, format!("no thread: {error}")))
                }
            }
        })?;
        let refused = Evaluation::new(&self.plan, &results);
        let refused = refused.refused().map(|(setting, error): (_, &SolveError)| {
            let sentence = Trouble::from(error.clone()).sentence();
            format!("{setting}: {sentence}")
        });
        let refused = refused.collect();
        self.lock().results = Some(results);
        Ok(refused)
    }

    /// Starts the search of a board with estimates from Python.
    fn search(&self, board: usize, admissible: bool, batch: usize) -> PyResult<PyOutsideSearch> {
        let instance = &self.plan.set.instances[board];
        let seen: Puzzle = seen_with_goal(instance.puzzle(), &self.goal).ok_or_else(|| {
            let (name, goal) = (&instance.name, instance.goal_board());
            Trouble::request(format!(
                "board {name} has the goal {goal}, which is not {} in any orientation: \
                 functions estimate the distance to the argument goal",
                self.goal
            ))
        })?;
        if !BatchedAStar::fits(seen.start().shape()) {
            let sentence = "functions are asked about boards of up to 25 cells";
            return Err(Trouble::request(sentence).into());
        }
        let engine = Arc::clone(&self.engine);
        let search = OutsideSearch::start(&self.plan, board, seen, admissible, batch, &engine);
        let shape = seen.start().shape();
        Ok(PyOutsideSearch {
            engine,
            size: (shape.rows(), shape.cols()),
            search: Mutex::new(Some(search)),
        })
    }

    /// Ends a search and keeps what it found.
    fn finish(&self, search: &PyOutsideSearch, name: String, run: usize) -> PyResult<()> {
        let mut held = search.lock();
        let ended = held
            .take()
            .ok_or_else(|| Trouble::request("the search has ended"))?;
        let measured = ended
            .finish(name, run, &self.engine)
            .map_err(Trouble::from)?;
        self.lock().outside.push(measured);
        Ok(())
    }

    /// Returns the records of everything that was measured: first those of heuristics with a
    /// name, each with the place of its setting, then those of functions.
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyList>, Bound<'py, PyList>)> {
        let measured = self.lock();
        let nothing = run_nothing(&self.plan, &self.engine);
        let results = measured.results.as_ref().unwrap_or(&nothing);
        let evaluation = Evaluation::new(&self.plan, results);
        let (own, outside) = (PyList::empty(py), PyList::empty(py));
        for (setting, record) in records(&evaluation) {
            own.append((setting, dictionary(py, &record)?))?;
        }
        for one in &measured.outside {
            outside.append(dictionary(py, &BoardRecord::outside(&evaluation, one))?)?;
        }
        Ok((own, outside))
    }
}

impl PyBench {
    pub(crate) fn new(engine: &PyEngine, choices: &BenchChoices) -> Result<PyBench, Trouble> {
        let (plan, goal) = engine.plan(choices)?;
        Ok(PyBench {
            engine: Arc::clone(engine.engine()),
            plan,
            goal,
            measured: Mutex::default(),
        })
    }

    fn lock(&self) -> MutexGuard<'_, Measured> {
        self.measured.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The results of no setting at all.
fn run_nothing(plan: &Plan, engine: &Engine) -> Results {
    let nothing = Plan {
        settings: Vec::new(),
        ..plan.clone()
    };
    run(&nothing, engine, &mut SilentRun)
}

/// Passes Ctrl-C on to a run, and counts its boards.
struct Attended<'a> {
    stop: &'a Stop,
    done: &'a AtomicUsize,
}

impl Attended<'_> {
    fn answer(&self) -> ControlFlow<()> {
        if self.stop.is_asked() {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

impl RunObserver for Attended<'_> {
    fn preparing(&mut self, _: &Setting, _: u64, _: u64) -> ControlFlow<()> {
        self.answer()
    }

    fn pulse(&mut self, standing: Standing<'_>) -> ControlFlow<()> {
        self.done.store(standing.done, Ordering::Relaxed);
        self.answer()
    }
}

/// One board being solved with estimates from Python.
#[pyclass(frozen, module = "loyd._loyd", name = "OutsideSearch")]
pub(crate) struct PyOutsideSearch {
    engine: Arc<Engine>,
    size: Size,
    search: Mutex<Option<OutsideSearch>>,
}

#[pymethods]
impl PyOutsideSearch {
    /// Rows and columns of its boards.
    const fn size(&self) -> Size {
        self.size
    }

    /// Returns the boards to estimate next as bytes, row by row; `None` when the search has ended.
    fn questions<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyByteArray>> {
        let tiles = py.detach(|| {
            let mut held = self.lock();
            let search = held.as_mut()?;
            search.questions(&self.engine).map(tiles_of)
        });
        tiles.map(|tiles| PyByteArray::new(py, &tiles))
    }

    /// Takes the estimates of these boards, as the bytes of 64-bit floating-point numbers.
    fn answer(&self, bytes: &[u8]) -> PyResult<()> {
        let mut held = self.lock();
        if let Some(search) = held.as_mut() {
            search.answer(&estimates(bytes)).map_err(Trouble::request)?;
        }
        Ok(())
    }

    /// Boards generated so far.
    fn generated(&self) -> u64 {
        self.lock().as_ref().map_or(0, OutsideSearch::generated)
    }
}

impl PyOutsideSearch {
    fn lock(&self) -> MutexGuard<'_, Option<OutsideSearch>> {
        self.search.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The tiles of all boards, one after the other.
pub(crate) fn tiles_of(boards: &[Board]) -> Vec<u8> {
    boards.iter().flat_map(Board::tiles).copied().collect()
}
