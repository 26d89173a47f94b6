//! Random boards: uniform ones, random walks, and those of exact lengths.

use loyd::play::scramble::Lengths;
use loyd::puzzle::{Goal, Metric, Scrambler, Shape};
use loyd_engine::{NoListener, Stop};
use pyo3::prelude::*;
use pyo3::types::PyByteArray;

use crate::attend::attend;
use crate::boards::{Size, goal, shape};
use crate::choices::threads;
use crate::engine::PyEngine;
use crate::trouble::{Kind, Trouble};

/// Boards that are made before a signal is looked for.
const BATCH: usize = 16;

/// Returns `count` boards of a seed, as `loyd scramble` makes them, from a position in its stream
/// on (0 is the first board); random walks if `walk` says how long.
#[pyfunction]
pub(crate) fn random_states<'py>(
    py: Python<'py>,
    count: usize,
    size: Size,
    seed: u64,
    goal_text: &str,
    walk: Option<usize>,
    position: u128,
) -> PyResult<Bound<'py, PyByteArray>> {
    let shape = shape(size)?;
    let target = goal(goal_text, shape)?.board(shape);
    let target = target.ok_or_else(|| Trouble::request("the goal has another size"))?;
    let bytes = count.checked_mul(shape.cells());
    let bytes = bytes.ok_or_else(|| Trouble::request("that is more than memory can hold"))?;
    let stop = Stop::default();
    let tiles = attend(
        py,
        &stop,
        |_| Ok(()),
        || {
            let mut tiles = Vec::new();
            tiles
                .try_reserve_exact(bytes)
                .map_err(|_| Trouble::request(format!("there is no memory for {bytes} bytes")))?;
            let mut scrambler = Scrambler::resumed(seed, position);
            for _ in 0..count {
                if stop.is_asked() {
                    return Err(Trouble::new(Kind::Stopped, "stopped"));
                }
                let board = match walk {
                    Some(steps) => scrambler.walk(&target, steps).1,
                    None => scrambler.uniform(&target),
                };
                tiles.extend_from_slice(board.tiles());
            }
            Ok(tiles)
        },
    )?;
    Ok(PyByteArray::new(py, &tiles))
}

/// Boards that are passed over before a signal is looked for.
const SKIPPED: u64 = 100_000;

/// Returns the position in the stream of a seed that is `count` boards after another.
#[pyfunction]
pub(crate) fn skip_states(
    py: Python<'_>,
    count: u64,
    size: Size,
    seed: u64,
    position: u128,
) -> PyResult<u128> {
    let shape = shape(size)?;
    let stop = Stop::default();
    attend(
        py,
        &stop,
        |_| Ok(()),
        || {
            let mut scrambler = Scrambler::resumed(seed, position);
            let mut left = count;
            while left > 0 {
                if stop.is_asked() {
                    return Err(Trouble::new(Kind::Stopped, "stopped"));
                }
                scrambler.skip(left.min(SKIPPED), shape);
                left = left.saturating_sub(SKIPPED);
            }
            Ok(scrambler.position())
        },
    )
}

/// What is asked of the library.
pub(crate) struct Wanted {
    goal: Goal,
    shape: Shape,
    lengths: Lengths,
    metric: Metric,
    seed: u64,
    threads: usize,
}

impl Wanted {
    /// Boards of a size whose shortest solutions have a length from `least` to `most` in a metric.
    pub(crate) fn new(
        size: Size,
        goal_text: &str,
        (least, most, metric): (u32, u32, Metric),
        seed: u64,
        thread_count: usize,
    ) -> Result<Wanted, Trouble> {
        let shape = shape(size)?;
        if least > most {
            let sentence = format!("the range {least}..{most} is empty");
            return Err(Trouble::request(sentence));
        }
        Ok(Wanted {
            goal: goal(goal_text, shape)?,
            shape,
            lengths: Lengths { least, most },
            metric,
            seed,
            threads: threads(thread_count),
        })
    }
}

impl PyEngine {
    pub(crate) fn boards_of_length(
        &self,
        count: usize,
        wanted: &Wanted,
        stop: &Stop,
    ) -> Result<(Vec<u8>, Vec<u32>), Trouble> {
        let Wanted {
            goal,
            shape,
            lengths,
            metric,
            seed,
            threads,
        } = wanted;
        let mut scrambles = self
            .engine()
            .scrambles(goal, *shape, *lengths, *metric, *seed, *threads)
            .map_err(Trouble::request)?;
        let mut watch = self.engine().watch(NoListener).stopped_by(stop.clone());
        let (mut tiles, mut found) = (Vec::new(), Vec::new());
        while found.len() < count {
            let batch = BATCH.min(count - found.len());
            let boards = scrambles.next_boards(batch, &mut watch)?;
            if boards.len() < batch {
                return Err(Trouble::new(Kind::Stopped, "stopped"));
            }
            for scrambled in boards {
                tiles.extend_from_slice(scrambled.board.tiles());
                found.push(scrambled.length);
            }
        }
        Ok((tiles, found))
    }
}
