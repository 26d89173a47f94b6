//! Proofs in shares: the parts of the work, and the proof that they make together.
//!
//! Lines of a proof cross the border as text, as they are in its file. Who searches which part is
//! decided in Python (`_prove.py`), because there the workers are threads or a Ray cluster.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use loyd::puzzle::Puzzle;
use loyd::search::BoundShare;
use loyd_engine::{
    NoListener, Proof, ProofPlan, ProofRecord, ProofStep, ProofSummary, Prover, ShareFound, Stop,
    Watch, journal,
};
use loyd_store::JournalFile;
use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;

use crate::attend::attend;
use crate::boards::Size;
use crate::choices::{Choices, Chosen};
use crate::engine::PyEngine;
use crate::trouble::Trouble;
use crate::values::dictionary;

/// Asks searches to stop, from any thread.
#[pyclass(frozen, module = "loyd._loyd", name = "Stop")]
#[derive(Default)]
pub(crate) struct PyStop(Stop);

#[pymethods]
impl PyStop {
    #[new]
    fn new() -> PyStop {
        PyStop::default()
    }

    /// Stops every search that knows this request, now and later.
    fn ask(&self) {
        self.0.ask();
    }
}

/// The parts of one board's proof, searched with the engine's tables. Threads share it.
#[pyclass(frozen, module = "loyd._loyd", name = "Prover")]
pub(crate) struct PyProver {
    engine: Py<PyEngine>,
    puzzle: Puzzle,
    chosen: Chosen,
    first_nodes: Option<u64>,
    stop: Stop,
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "Python's arguments arrive so"
)]
#[pymethods]
impl PyProver {
    #[new]
    fn new(
        engine: Py<PyEngine>,
        tiles: &[u8],
        size: Size,
        choices: Choices,
        first_nodes: Option<u64>,
        stop: &PyStop,
    ) -> PyResult<PyProver> {
        let (puzzle, chosen) = engine.get().read(tiles, size, &choices)?;
        Ok(PyProver {
            engine,
            puzzle,
            chosen,
            first_nodes,
            stop: stop.0.clone(),
        })
    }

    /// Opens or builds the tables. Returns the first line of the proof.
    fn head(&self, py: Python<'_>) -> PyResult<String> {
        self.attended(py, |prover, _| Ok(text(prover.head())))
    }

    /// Searches the first bounds in one go. Returns their lines.
    fn first(&self, py: Python<'_>) -> PyResult<Vec<String>> {
        self.attended(py, |prover, watch| {
            Ok(prover.first(watch)?.iter().map(text).collect())
        })
    }

    /// Looks for a shorter solution before a bound is divided. Returns its line.
    fn shorten(&self, py: Python<'_>, proof: &str, bound: u32) -> PyResult<Vec<String>> {
        let (proof, _) = Proof::read(proof).map_err(Trouble::request)?;
        self.attended(py, |prover, watch| {
            let found = prover.shorten(&proof, bound, watch)?;
            Ok(found.iter().map(text).collect())
        })
    }

    /// Searches a share. Returns its line; none if it was stopped.
    fn share(
        &self,
        py: Python<'_>,
        bound: u32,
        share: &str,
        threads: usize,
    ) -> PyResult<Vec<String>> {
        let share: BoundShare = share.parse().map_err(Trouble::request)?;
        self.attended(py, |prover, watch| {
            Ok(match prover.share(bound, share, threads, watch)? {
                ShareFound::Line(line) => vec![text(&line)],
                ShareFound::Stopped => Vec::new(),
            })
        })
    }
}

impl PyProver {
    /// Runs one part of the work; Ctrl-C ends it, and so does the request to stop.
    fn attended<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&Prover<'_>, &mut Watch<NoListener>) -> Result<T, Trouble> + Send,
    ) -> PyResult<T> {
        let engine = self.engine.get().engine();
        let stop = Stop::default();
        let nothing = |_: Python<'_>| Ok(());
        attend(py, &stop, nothing, || {
            let watch = engine.watch(NoListener);
            let mut watch = watch.stopped_by(stop.clone()).stopped_by(self.stop.clone());
            let request = self.chosen.options.request(&self.puzzle);
            let mut prover = engine.prover(&request, &mut watch)?;
            if let Some(nodes) = self.first_nodes {
                prover = prover.with_first_nodes(nodes);
            }
            work(&prover, &mut watch)
        })
    }
}

/// A line of a proof, without its end.
fn text(line: &impl serde::Serialize) -> String {
    journal::line(line).trim_end().to_owned()
}

/// What is proved, in memory and, if it has one, in its file.
#[pyclass(frozen, module = "loyd._loyd", name = "Proof")]
pub(crate) struct PyProof(Mutex<OpenProof>);

struct OpenProof {
    proof: Proof,
    plan: ProofPlan,
    file: Option<JournalFile>,
}

#[pymethods]
impl PyProof {
    /// Begins a proof, or goes on with the one in a file. `shares` is the number of shares of
    /// each bound that is not begun.
    #[new]
    fn new(head: &str, path: Option<PathBuf>, shares: Option<u32>) -> PyResult<PyProof> {
        if let Some(shares) = shares {
            BoundShare::new(1, shares).map_err(Trouble::request)?;
        }
        let line = format!("{head}\n");
        let (begun, _) = Proof::read(&line).map_err(Trouble::request)?;
        let (proof, file) = match path {
            None => (begun, None),
            Some(path) => {
                let (proof, file) = resumed(path, &begun, &line)?;
                (proof, Some(file))
            }
        };
        Ok(PyProof(Mutex::new(OpenProof {
            proof,
            plan: ProofPlan::default().with_shares(shares),
            file,
        })))
    }

    /// Puts the proofs of several files together.
    #[staticmethod]
    fn merged(paths: Vec<PathBuf>) -> PyResult<PyProof> {
        let mut merged: Option<Proof> = None;
        for path in paths {
            let text = std::fs::read_to_string(&path)?;
            let about = |error| Trouble::request(format!("{}: {error}", path.display()));
            let (proof, _) = Proof::read(&text).map_err(about)?;
            match &mut merged {
                None => merged = Some(proof),
                Some(merged) => merged.merge(proof).map_err(about)?,
            }
        }
        let proof = merged.ok_or_else(|| Trouble::request("there are no files to merge"))?;
        Ok(PyProof(Mutex::new(OpenProof {
            proof,
            plan: ProofPlan::default(),
            file: None,
        })))
    }

    /// Returns the step that comes next, its bound, and its shares; `None` if the shortest
    /// solution known is optimal.
    fn next(&self) -> Option<(&'static str, u32, Vec<String>)> {
        let mut open = self.lock();
        let OpenProof { proof, plan, .. } = &mut *open;
        match plan.next(proof) {
            ProofStep::First => Some(("first", proof.lower_bound(), Vec::new())),
            ProofStep::Shorten(bound) => Some(("shorten", bound, Vec::new())),
            ProofStep::Shares(bound, missing) => {
                let shares = missing.iter().map(ToString::to_string);
                Some(("shares", bound, shares.collect()))
            }
            ProofStep::Proved => None,
        }
    }

    /// Adds a line. It is on the disk when this returns. Returns `false` if it says nothing new.
    fn add(&self, line: &str) -> PyResult<bool> {
        let record: ProofRecord = serde_json::from_str(line)
            .map_err(|_| Trouble::request(format!("this is no line of a proof: {line}")))?;
        let mut open = self.lock();
        let is_new = open.proof.add(&record).map_err(Trouble::request)?;
        if let Some(file) = open.file.as_mut().filter(|_| is_new) {
            file.add(&journal::line(&record));
            file.sync();
            if let Some(error) = file.failure() {
                let sentence = format!("{}: {error}", file.path().display());
                return Err(PyOSError::new_err(sentence));
            }
        }
        Ok(is_new)
    }

    /// Returns what is proved, as lines.
    fn text(&self) -> String {
        self.lock().proof.text()
    }

    /// Returns what is proved, as a record.
    fn summary<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let summary = ProofSummary::new(&self.lock().proof);
        dictionary(py, &summary)
    }

    /// Returns a proved lower bound, and the length of the shortest solution known.
    fn bounds(&self) -> (u32, Option<usize>) {
        let open = self.lock();
        let best = open.proof.best().map(loyd::puzzle::Path::len);
        (open.proof.proved_bound(), best)
    }
}

impl PyProof {
    fn lock(&self) -> MutexGuard<'_, OpenProof> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Opens a file of a proof and goes on with what it has.
fn resumed(path: PathBuf, begun: &Proof, line: &str) -> PyResult<(Proof, JournalFile)> {
    let name = path.display().to_string();
    let unusable = |why: String| PyOSError::new_err(format!("{name}: {why}"));
    let opened = JournalFile::open(path);
    let mut file = opened.map_err(|error| unusable(error.to_string()))?;
    let text = file.text().map_err(|error| unusable(error.to_string()))?;
    let about = |error| Trouble::request(format!("{name}: {error}; choose another file"));
    let (proof, whole) = Proof::resume(&text, begun.head()).map_err(about)?;
    let written = file.begin(whole, line);
    written.map_err(|error| unusable(error.to_string()))?;
    Ok((proof, file))
}
