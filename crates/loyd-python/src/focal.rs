//! Focal searches whose estimate and policy are functions of Python.
//!
//! Python asks the functions, batch by batch (`_search.py`); here is the search that they answer.

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use loyd::heuristic::{ConflictRule, Larger, LinearConflict, WalkingDistance, WalkingTables};
use loyd::puzzle::{MoveNotation, Path, Puzzle};
use loyd::search::{BatchedAStar, BatchedFocal, Discrepancy, End, Limits, Preferences, Problem};
use loyd::{Guarantee, Weight};
use pyo3::prelude::*;
use pyo3::types::PyByteArray;
use serde::Serialize;

use crate::bench::tiles_of;
use crate::boards::{Size, board};
use crate::checks::estimates;
use crate::trouble::Trouble;
use crate::values::dictionary;

/// The tables of walking distance, made once for all searches: on 4x4 that takes longer than many a
/// search.
static WALKING_TABLES: LazyLock<WalkingTables> = LazyLock::new(WalkingTables::new);

/// One board that is searched with answers from Python.
#[pyclass(frozen, module = "loyd._loyd", name = "FocalSearch")]
pub(crate) struct PyFocalSearch {
    puzzle: Puzzle,
    weight: Weight,
    search: Mutex<BatchedFocal>,
}

/// What was found.
#[derive(Serialize)]
struct FocalRecord {
    status: String,
    /// `None` if a limit came first.
    moves: Option<String>,
    length: Option<usize>,
    lower_bound: u32,
    generated: u64,
    expanded: u64,
}

#[pymethods]
impl PyFocalSearch {
    /// Begins a search. `rank` says how discrepancies are counted; `None` orders by estimates.
    #[new]
    #[pyo3(signature = (tiles, size, rank, weight, batch, nodes, memory))]
    fn new(
        tiles: &[u8],
        size: Size,
        rank: Option<bool>,
        weight: f64,
        batch: usize,
        nodes: Option<u64>,
        memory: Option<u64>,
    ) -> PyResult<PyFocalSearch> {
        let start = board(tiles, size)?;
        let shape = start.shape();
        if !BatchedAStar::fits(shape) {
            let sentence = "functions are asked about boards of up to 25 cells";
            return Err(Trouble::request(sentence).into());
        }
        let puzzle = Puzzle::try_from(start).map_err(Trouble::from)?;
        let weight: Weight = weight.to_string().parse().map_err(Trouble::request)?;
        let home = puzzle.home();
        let limits = Limits::default().nodes(nodes).memory(memory);
        let discrepancy = rank.map(|rank| {
            if rank {
                Discrepancy::Rank
            } else {
                Discrepancy::Best
            }
        });
        let rule = (discrepancy, weight);
        let conflict = LinearConflict::new(home, ConflictRule::Fewest);
        let search = match WalkingDistance::new(home, &WALKING_TABLES) {
            Some(walking) => {
                let both = Larger(walking, conflict);
                BatchedFocal::new(&puzzle, both, rule, batch, limits)
            }
            None => BatchedFocal::new(&puzzle, conflict, rule, batch, limits),
        };
        Ok(PyFocalSearch {
            puzzle,
            weight,
            search: Mutex::new(search),
        })
    }

    /// Returns the boards to answer about next as bytes, row by row; `None` when the search has
    /// ended.
    fn questions<'py>(&self, py: Python<'py>) -> Option<Bound<'py, PyByteArray>> {
        let tiles = py.detach(|| self.lock().questions().map(tiles_of));
        tiles.map(|tiles| PyByteArray::new(py, &tiles))
    }

    /// Takes the estimates of these boards and how much each of the slides up, down, left and
    /// right is liked, both as the bytes of 64-bit floating-point numbers.
    fn answer(&self, estimated: &[u8], preferred: &[u8]) -> PyResult<()> {
        let numbers = estimates(preferred);
        let boards = numbers.as_chunks::<4>().0.iter();
        // By the numbers of `Slide::ALL`.
        let by_slide = |&[up, down, left, right]: &[f64; 4]| [up, left, right, down];
        let preferences: Vec<Preferences> = boards.map(by_slide).collect();
        let answered = self.lock().answer(&estimates(estimated), &preferences);
        answered.map_err(Trouble::request)?;
        Ok(())
    }

    /// Ends the search and returns what it found.
    fn finish<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let mut search = self.lock();
        let outcome = search.outcome();
        let problem = Problem::from(&self.puzzle);
        let mut bound = problem.round_up(search.lower_bound());
        let found: Option<Path> = match outcome.end {
            End::Solved(paths) => paths.into_iter().next(),
            End::Stopped { .. } => None,
        };
        if let Some(path) = &found {
            let end = self.puzzle.start().apply(path).expect("legal slides");
            assert_eq!(end, *self.puzzle.goal(), "not a solution");
            let length = path.len() as u32;
            bound = bound.max(problem.round_up(self.weight.divide_up(length)));
        }
        let length = found.as_ref().map(Path::len);
        let guarantee = match length {
            None => Guarantee::Limit,
            Some(length) if length as u32 == bound => Guarantee::Optimal,
            Some(_) => Guarantee::Bounded,
        };
        let record = FocalRecord {
            status: guarantee.to_string(),
            moves: found.map(|path| path.text(MoveNotation::Tile)),
            length,
            lower_bound: bound,
            generated: outcome.stats.generated,
            expanded: outcome.stats.expanded,
        };
        dictionary(py, &record)
    }
}

impl PyFocalSearch {
    fn lock(&self) -> MutexGuard<'_, BatchedFocal> {
        self.search.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
