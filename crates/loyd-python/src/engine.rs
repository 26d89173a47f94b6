//! The engine that the package's functions call: stored tables, references, and the limit on
//! which tables may be used.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use loyd::Solver;
use loyd::pattern::Partition;
use loyd::puzzle::{Home, Metric, Puzzle, Shape};
use loyd::reference::Thresholds;
use loyd::spec::{HeuristicSpec, PdbSpec};
use loyd_engine::{
    About, AnalysisRecord, Engine, EstimateRecord, HintRecord, MoveAnalysisRecord, MoveHintRecord,
    NoListener, SolveRecord, Stop, SystemClock, Watch,
};
use loyd_lab::heuristic_check::Sampling;
use loyd_store::references::{ReferenceNotice, ReferenceStore, SharedReferences, StoredReferences};
use loyd_store::{Loading, Notice, Store, StoreSource, default_directory};
use pyo3::prelude::*;
use pyo3::types::PyByteArray;

use crate::attend::attend;
use crate::bench::PyBench;
use crate::bench_choices::BenchChoices;
use crate::boards::{Size, board, named, path, shape};
use crate::checks::PyKnownBoards;
use crate::choices::{Choices, Chosen, threads};
use crate::labels::{Rows, label};
use crate::scrambles::Wanted;
use crate::trouble::{Kind, Trouble};
use crate::values::dictionary;

/// Solves boards. Threads share it.
#[pyclass(frozen, module = "loyd._loyd", name = "Engine")]
pub(crate) struct PyEngine {
    engine: Arc<Engine>,
    /// The only tables that may be used, if they were named.
    tables: Option<PdbSpec>,
    /// What the user should hear, until Python asks for it.
    remarks: Remarks,
}

type Remarks = Arc<Mutex<Vec<String>>>;

fn remark(remarks: &Remarks, text: String) {
    let mut remarks = remarks.lock().unwrap_or_else(PoisonError::into_inner);
    remarks.push(text);
}

#[expect(
    clippy::needless_pass_by_value,
    reason = "Python's arguments arrive so"
)]
#[pymethods]
impl PyEngine {
    /// Makes an engine with the tables of a directory.
    #[new]
    fn new(
        data_dir: Option<PathBuf>,
        tables: Option<&str>,
        store: bool,
        load: &str,
    ) -> PyResult<PyEngine> {
        let loading = match load {
            "memory" => Loading::Resident,
            "mapped" => Loading::Mapped,
            other => {
                let sentence = format!("there is no load {other:?}; there are memory mapped");
                return Err(Trouble::request(sentence).into());
            }
        };
        let tables = tables.map(read_tables).transpose()?;
        // Without a directory to look in there are no stored tables.
        let directory = data_dir.or_else(|| default_directory().ok());
        let remarks = Remarks::default();
        let solver = solver(directory, loading, store, &remarks);
        let engine = Engine::keeping_tables(solver, SystemClock::new());
        Ok(PyEngine {
            engine: Arc::new(engine),
            tables,
            remarks,
        })
    }

    /// Returns what should be told to the user, once.
    fn take_remarks(&self) -> Vec<String> {
        let mut remarks = self.remarks.lock().unwrap_or_else(PoisonError::into_inner);
        std::mem::take(&mut *remarks)
    }

    /// Solves a board.
    fn solve<'py>(
        &self,
        py: Python<'py>,
        tiles: &[u8],
        size: Size,
        choices: Choices,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (puzzle, chosen) = self.read(tiles, size, &choices)?;
        let about = About {
            goal: &chosen.goal,
            options: &chosen.options,
            notation: chosen.notation,
            line: None,
        };
        let record = self.attended(py, &chosen, |watch| {
            let solved = self.engine.solve(&puzzle, &chosen.options, watch)?;
            Ok(SolveRecord::solved(&about, &solved))
        })?;
        dictionary(py, &record)
    }

    /// Returns the next best moves of a board.
    fn hint<'py>(
        &self,
        py: Python<'py>,
        tiles: &[u8],
        size: Size,
        moves: usize,
        choices: Choices,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (puzzle, chosen) = self.read(tiles, size, &choices)?;
        let (goal, options, notation) = (&chosen.goal, &chosen.options, chosen.notation);
        match options.metric {
            Metric::Stm => {
                let hint = |watch: &mut _| Ok(self.engine.hint(&puzzle, options, watch)?.hint);
                let hint = self.attended(py, &chosen, hint)?;
                dictionary(py, &HintRecord::new(&hint, goal, moves, notation, None))
            }
            Metric::Mtm => {
                let hint =
                    |watch: &mut _| Ok(self.engine.hint_moves(&puzzle, options, watch)?.hint);
                let hint = self.attended(py, &chosen, hint)?;
                dictionary(py, &MoveHintRecord::new(&hint, goal, moves, notation))
            }
        }
    }

    /// Finds the distance after each move of a solution.
    fn analyze<'py>(
        &self,
        py: Python<'py>,
        tiles: &[u8],
        size: Size,
        played: &str,
        choices: Choices,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (puzzle, chosen) = self.read(tiles, size, &choices)?;
        let played = path(played, chosen.notation)?;
        let (goal, options, notation) = (&chosen.goal, &chosen.options, chosen.notation);
        match options.metric {
            Metric::Stm => {
                let analyze = |watch: &mut _| {
                    let analysis = self.engine.analyze(&puzzle, options, &played, watch)?;
                    Ok(AnalysisRecord::new(&analysis, goal, notation, None))
                };
                dictionary(py, &self.attended(py, &chosen, analyze)?)
            }
            Metric::Mtm => {
                let analyze = |watch: &mut _| {
                    let analysis = self
                        .engine
                        .analyze_moves(&puzzle, options, &played, watch)?;
                    Ok(MoveAnalysisRecord::new(&analysis, goal, notation, None))
                };
                dictionary(py, &self.attended(py, &chosen, analyze)?)
            }
        }
    }

    /// Returns the value of every heuristic, and of another if one is named.
    fn estimate<'py>(
        &self,
        py: Python<'py>,
        tiles: &[u8],
        size: Size,
        heuristic: Option<&str>,
        choices: Choices,
    ) -> PyResult<Bound<'py, PyAny>> {
        let (puzzle, chosen) = self.read(tiles, size, &choices)?;
        let more = heuristic.map(named::<HeuristicSpec>).transpose()?;
        let more = more
            .map(|spec| self.allowed(spec, puzzle.home()))
            .transpose()?;
        let more: Vec<HeuristicSpec> = more.into_iter().collect();
        let record = self.attended(py, &chosen, |watch| {
            for spec in &more {
                let (metric, home) = (chosen.options.metric, puzzle.home());
                self.engine.prepare(spec, metric, home, watch)?;
            }
            let goal = &chosen.goal;
            Ok(EstimateRecord::new(
                &self.engine,
                &puzzle,
                goal,
                &more,
                None,
            )?)
        })?;
        dictionary(py, &record)
    }

    /// Labels the boards of an array: distances and, if `moves`, masks of optimal moves.
    fn label<'py>(
        &self,
        py: Python<'py>,
        tiles: &[u8],
        size: Size,
        moves: bool,
        choices: Choices,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let shape = shape(size)?;
        let chosen = self.chosen(shape, &choices)?;
        let rows = Rows::new(tiles, shape)?;
        label(self, py, rows, chosen, moves, progress.as_ref())
    }

    /// Returns boards whose shortest solutions have a length from `least` to `most`, with
    /// their lengths, as `loyd scramble --length` makes them.
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn scramble<'py>(
        &self,
        py: Python<'py>,
        count: usize,
        size: Size,
        seed: u64,
        goal_text: &str,
        least: u32,
        most: u32,
        metric: &str,
        thread_count: usize,
    ) -> PyResult<(Bound<'py, PyByteArray>, Vec<u32>)> {
        let lengths = (least, most, named(metric)?);
        let wanted = Wanted::new(size, goal_text, lengths, seed, thread_count)?;
        let stop = Stop::default();
        let (tiles, lengths) = attend(
            py,
            &stop,
            |_| Ok(()),
            || self.boards_of_length(count, &wanted, &stop),
        )?;
        Ok((PyByteArray::new(py, &tiles), lengths))
    }

    /// Reads what is to be measured.
    fn bench(&self, choices: BenchChoices) -> PyResult<PyBench> {
        Ok(PyBench::new(self, &choices)?)
    }

    /// Lists the boards to ask a heuristic about.
    #[expect(clippy::too_many_arguments, reason = "they are named in Python")]
    fn known_boards(
        &self,
        py: Python<'_>,
        size: Size,
        goal_text: &str,
        samples: usize,
        seed: u64,
        thread_count: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<PyKnownBoards> {
        let sampling = Sampling {
            samples,
            seed,
            threads: thread_count,
        };
        self.list_known_boards(py, size, goal_text, sampling, progress.as_ref())
    }
}

impl PyEngine {
    pub(crate) const fn engine(&self) -> &Arc<Engine> {
        &self.engine
    }

    /// Reads the choices for boards of a shape; the heuristic is one that may be used.
    pub(crate) fn chosen(&self, shape: Shape, choices: &Choices) -> Result<Chosen, Trouble> {
        let mut chosen = choices.read(shape)?;
        let goal = chosen.goal.board(shape);
        let goal = goal.ok_or_else(|| Trouble::request("the goal has another size"))?;
        let home = Puzzle::solved(goal).home();
        chosen.options.heuristic = self.allowed(chosen.options.heuristic, home)?;
        Ok(chosen)
    }

    pub(crate) fn read(
        &self,
        tiles: &[u8],
        size: Size,
        choices: &Choices,
    ) -> Result<(Puzzle, Chosen), Trouble> {
        let board = board(tiles, size)?;
        let chosen = self.chosen(board.shape(), choices)?;
        let puzzle = Puzzle::new(board, &chosen.goal)?;
        Ok((puzzle, chosen))
    }

    /// Returns the heuristic to use for the one that was asked for. If the tables were
    /// named, `auto` means those, wherever they fit.
    pub(crate) fn allowed(
        &self,
        asked: HeuristicSpec,
        home: Home,
    ) -> Result<HeuristicSpec, Trouble> {
        let Some(tables) = &self.tables else {
            return Ok(asked);
        };
        let has_shape = |one: &Partition| one.home().shape() == home.shape();
        let fits = |partitions: Vec<Partition>| partitions.iter().all(has_shape);
        if asked == HeuristicSpec::Auto && tables.partitions(home).is_ok_and(fits) {
            return Ok(HeuristicSpec::Pdb(tables.clone()));
        }
        match asked.tables() {
            Some(pdb) if pdb.partition != tables.partition => {
                let (asked, only) = (&pdb.partition, &tables.partition);
                let sentence =
                    format!("this engine may use the tables {only} only, not the tables {asked}");
                Err(Trouble::new(Kind::Table, sentence))
            }
            Some(_) | None => Ok(asked),
        }
    }

    /// Runs one search with its time limit; Ctrl-C ends it.
    fn attended<T: Send>(
        &self,
        py: Python<'_>,
        chosen: &Chosen,
        work: impl FnOnce(&mut Watch<NoListener>) -> Result<T, Trouble> + Send,
    ) -> PyResult<T> {
        let stop = Stop::default();
        attend(
            py,
            &stop,
            |_| Ok(()),
            || {
                let watch = self.engine.watch(NoListener);
                work(&mut watch.stopped_by(stop.clone()).within(chosen.time))
            },
        )
    }
}

/// Reads the name of tables: `7-8`, or a heuristic with its options.
fn read_tables(text: &str) -> Result<PdbSpec, Trouble> {
    let name = match text.strip_prefix("pdb:") {
        Some(_) => text.to_owned(),
        None => format!("pdb:{text}"),
    };
    let spec: HeuristicSpec = named(&name)?;
    let tables = spec.tables().cloned();
    let tables = tables.ok_or_else(|| Trouble::request(format!("{text} names no tables")))?;
    tables
        .partitions(Home::blank_last(Shape::FOUR))
        .map_err(Trouble::request)?;
    Ok(tables)
}

fn solver(directory: Option<PathBuf>, loading: Loading, store: bool, remarks: &Remarks) -> Solver {
    let heard = Arc::clone(remarks);
    let tables = StoreSource::new(directory.clone().map(Store::open), loading, threads(0));
    let tables = if store {
        tables
    } else {
        tables.storing_nothing()
    };
    let tables = tables.telling(move |notice| match notice {
        // A table that is built in a second is nothing to warn of.
        Notice::NotStored { .. } => {}
        Notice::NoDirectory { .. } | Notice::CannotStore { .. } => {
            remark(&heard, format!("{notice}; building in memory"));
        }
    });
    let file = directory.map(|directory| ReferenceStore::file_in(&directory));
    let heard = Arc::clone(remarks);
    let references = StoredReferences::new(
        file.unwrap_or_default(),
        Thresholds::default(),
        move |notice| match notice {
            ReferenceNotice::Unusable(_) => {
                remark(
                    &heard,
                    format!("{notice}; solving goes on without references"),
                );
            }
            ReferenceNotice::DamagedEntries { .. } | ReferenceNotice::UnprovedEntries { .. } => {
                remark(&heard, notice.to_string());
            }
        },
    );
    Solver::with_tables(Box::new(tables))
        .with_references(Box::new(SharedReferences(Arc::new(references))))
}
