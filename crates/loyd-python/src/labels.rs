//! Distances and optimal moves of many boards.

use std::sync::atomic::{AtomicU64, Ordering};

use loyd::puzzle::{Board, BoardError, Puzzle, Shape};
use loyd_engine::{Batch, BatchPlan, LabelError, Measure, RowError, SolveOptions, Stop};
use pyo3::prelude::*;
use pyo3::types::PyByteArray;

use crate::attend::attend;
use crate::choices::Chosen;
use crate::engine::PyEngine;
use crate::trouble::{Kind, Trouble};

/// The boards of an array, one after the other.
pub(crate) struct Rows {
    tiles: Vec<u8>,
    shape: Shape,
}

impl Rows {
    pub(crate) fn new(tiles: &[u8], shape: Shape) -> Result<Rows, Trouble> {
        if !tiles.len().is_multiple_of(shape.cells()) {
            let sentence = format!("the rows are not {shape} boards");
            return Err(Trouble::request(sentence));
        }
        Ok(Rows {
            tiles: tiles.to_vec(),
            shape,
        })
    }

    fn len(&self) -> usize {
        self.tiles.len() / self.shape.cells()
    }

    /// Checks every row, so that a bad one is found before the first search.
    fn check(&self, chosen: &Chosen) -> Result<(), Trouble> {
        for (row, tiles) in (0..).zip(self.tiles.chunks_exact(self.shape.cells())) {
            let board = Board::new(self.shape, tiles).map_err(LabelError::Board);
            board
                .and_then(|board| Puzzle::new(board, &chosen.goal).map_err(LabelError::Puzzle))
                .map_err(|error| RowError { row, error })?;
        }
        Ok(())
    }

    pub(crate) fn boards(self) -> impl Iterator<Item = Result<Board, BoardError>> + Send {
        let cells = self.shape.cells();
        (0..self.len()).map(move |row| Board::new(self.shape, &self.tiles[row * cells..][..cells]))
    }
}

/// What is found out, as bytes of arrays.
struct Columns {
    /// 8 bits each, or 16 in the order of this machine's bytes.
    distances: Vec<u8>,
    wide: bool,
    masks: Vec<u8>,
}

/// Labels the boards of an array. Returns the distances and, if `moves` are asked for, the
/// masks of optimal moves. `progress` is called with the number of boards that are done.
pub(crate) fn label<'py>(
    engine: &PyEngine,
    py: Python<'py>,
    rows: Rows,
    chosen: Chosen,
    moves: bool,
    progress: Option<&Py<PyAny>>,
) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
    let (stop, done) = (Stop::default(), AtomicU64::new(0));
    let tick = |py: Python<'_>| match progress {
        Some(progress) => progress
            .call1(py, (done.load(Ordering::Relaxed),))
            .map(|_| ()),
        None => Ok(()),
    };
    let columns = attend(py, &stop, tick, || {
        rows.check(&chosen)?;
        engine.columns(rows, chosen, moves, &stop, &done)
    })?;
    let distances = PyByteArray::new(py, &columns.distances);
    Ok((distances, PyByteArray::new(py, &columns.masks)))
}

impl PyEngine {
    fn columns(
        &self,
        rows: Rows,
        chosen: Chosen,
        moves: bool,
        stop: &Stop,
        done: &AtomicU64,
    ) -> Result<Columns, Trouble> {
        let count = rows.len();
        let mut columns = Columns {
            distances: Vec::with_capacity(count),
            // No 5x5 board is 255 moves away, but a few of 2x12 are.
            wide: rows.shape.cells() > 25 || rows.shape.rows().max(rows.shape.cols()) > 8,
            masks: Vec::with_capacity(if moves { count } else { 0 }),
        };
        let plan = BatchPlan {
            goal: chosen.goal,
            // Several boards at a time, each on one thread.
            options: SolveOptions {
                threads: 1,
                ..chosen.options
            },
            time: chosen.time,
            measure: if moves {
                Measure::OptimalMoves
            } else {
                Measure::Distance
            },
            threads: chosen.threads,
            stop: stop.clone(),
        };
        let batch = Batch::start(self.engine(), rows.boards(), plan)
            .map_err(|error| Trouble::new(Kind::Limit, format!("no thread: {error}")))?;
        for label in batch {
            let label = label?;
            columns.push(label.distance);
            columns.masks.extend(label.optimal_moves);
            done.fetch_add(1, Ordering::Relaxed);
        }
        Ok(columns)
    }
}

impl Columns {
    fn push(&mut self, distance: u32) {
        if self.wide {
            let distance = u16::try_from(distance).unwrap_or(u16::MAX);
            self.distances.extend(distance.to_ne_bytes());
        } else {
            self.distances
                .push(u8::try_from(distance).unwrap_or(u8::MAX));
        }
    }
}
