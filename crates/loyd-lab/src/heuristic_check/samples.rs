//! Boards far from the goal, whose distance the engine proves.
//!
//! The start boards of a seed are always the same. They are of three kinds in turn, because a
//! heuristic can be right about one kind and wrong about another:
//!
//! 1. *Random boards*, all equally likely: far from the goal.
//! 2. *Shuffled lines*: in some rows, or some columns, the goal's tiles stand in another order.
//!    This is where rules about tiles of one line go wrong.
//! 3. *Random walks* from the goal: everything between near and far.
//!
//! Random boards of more than sixteen cells take too long to solve, so all samples are short walks
//! there.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use loyd::puzzle::{Board, Goal, Path, Puzzle, Scrambler};
use loyd::search::Limits;
use loyd::{Guarantee, References, SolveError};
use loyd_engine::{Engine, NoListener, SolveOptions, Stop};

use super::{Coverage, KnownBoards};

/// Boards of more cells are not solved from anywhere.
const MOST_CELLS: usize = 16;
/// The steps of a random walk, from the first to below the second.
const STEPS: (u32, u32) = (14, 64);
/// The same for boards of more than sixteen cells.
const STEPS_ON_LARGE: (u32, u32) = (14, 32);
/// Nodes after which a sample is given up. A count and not a time, so that the same samples are
/// solved on every machine.
const MOST_NODES: u64 = 20_000_000;
/// How often the caller is told how it goes.
const PULSE: Duration = Duration::from_millis(100);

/// Which samples are taken.
#[derive(Debug, Clone, Copy)]
pub struct Sampling {
    /// How many boards are solved.
    pub samples: usize,
    /// Where the random numbers begin.
    pub seed: u64,
    /// Threads that solve them.
    pub threads: usize,
}

/// Why there are no samples.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum SampleError {
    /// The caller stopped the work.
    #[error("interrupted")]
    Stopped,
    /// The engine refused a board.
    #[error(transparent)]
    Solve(#[from] SolveError),
}

impl KnownBoards {
    /// Solves samples and adds two kinds of boards: those on the optimal solutions, with their
    /// distances, and the neighbours of these, without distances. If every board of the shape
    /// is known already, nothing is added.
    ///
    /// `pulse` is called several times a second with the number of samples done; the work ends if
    /// it returns `Break`.
    ///
    /// # Panics
    /// If the engine contradicts the distances that are known.
    pub fn sample(
        &mut self,
        sampling: Sampling,
        engine: &Engine,
        pulse: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Result<(), SampleError> {
        let Coverage::Part { near, .. } = self.coverage else {
            return Ok(());
        };
        let goal = *self.goal();
        let starts = starts(&goal, sampling);
        let paths = solve(&starts, &goal, sampling.threads, engine, pulse)?;
        for (start, path) in starts.iter().zip(&paths) {
            if let Some(path) = path {
                self.add_solution(*start, path);
            }
        }
        let solved = paths.iter().flatten().count();
        self.coverage = Coverage::Part {
            near,
            samples: solved,
            unsolved: paths.len() - solved,
        };
        Ok(())
    }

    fn add_solution(&mut self, start: Board, path: &Path) {
        let mut board = start;
        let mut left = path.len() as u32;
        self.add(board, Some(left));
        for &slide in path.slides() {
            for next in board.slides().filter_map(|slide| board.after(slide)) {
                self.add(next, None);
            }
            board = board.after(slide).expect("the path was replayed");
            left -= 1;
            self.add(board, Some(left));
        }
    }
}

/// The boards to solve.
fn starts(goal: &Board, sampling: Sampling) -> Vec<Board> {
    let mut random = Scrambler::new(sampling.seed);
    let large = goal.shape().cells() > MOST_CELLS;
    let walk = |random: &mut Scrambler, (least, end): (u32, u32)| {
        let steps = least + random.below(end - least);
        random.walk(goal, steps as usize).1
    };
    let start = |number: usize| match number % 3 {
        _ if large => walk(&mut random, STEPS_ON_LARGE),
        0 => random.uniform(goal),
        1 => shuffled_lines(goal, &mut random),
        _ => walk(&mut random, STEPS),
    };
    (0..sampling.samples).map(start).collect()
}

/// The goal with the tiles of some rows, or of some columns, in another order.
fn shuffled_lines(goal: &Board, random: &mut Scrambler) -> Board {
    let shape = goal.shape();
    let rows = random.below(2) == 0;
    let (lines, length) = if rows {
        (shape.rows(), shape.cols())
    } else {
        (shape.cols(), shape.rows())
    };
    let cell = |line: usize, place: usize| {
        if rows {
            shape.cell(line, place)
        } else {
            shape.cell(place, line)
        }
    };
    let mut tiles = goal.tiles().to_vec();
    for line in 0..lines {
        if random.below(2) == 0 {
            continue;
        }
        for last in (1..length).rev() {
            let other = random.below(last as u32 + 1) as usize;
            tiles.swap(cell(line, last), cell(line, other));
        }
    }
    let board = |tiles: &[u8]| Board::new(shape, tiles).expect("an exchange keeps every tile");
    let shuffled = board(&tiles);
    if Puzzle::new(shuffled, &Goal::Board(*goal)).is_ok() {
        return shuffled;
    }
    // One more exchange makes it solvable. One of the first two lines is without the blank.
    let line = usize::from((0..length).any(|place| tiles[cell(0, place)] == 0));
    tiles.swap(cell(line, 0), cell(line, 1));
    board(&tiles)
}

/// Solves the boards on several threads. Returns a path for each, `None` for those that took too
/// many nodes.
fn solve(
    starts: &[Board],
    goal: &Board,
    threads: usize,
    engine: &Engine,
    pulse: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Vec<Option<Path>>, SampleError> {
    let next = AtomicUsize::new(0);
    let stop = Stop::default();
    let mut paths = vec![None; starts.len()];
    let mut failed = None;
    let (sender, answers) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, starts.len().max(1)) {
            let (sender, next, stop) = (sender.clone(), &next, &stop);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= starts.len() || stop.is_asked() {
                        return;
                    }
                    let path = shortest(&starts[number], goal, engine, stop);
                    // The receiver lives until all threads have ended.
                    let _ = sender.send((number, path));
                }
            });
        }
        drop(sender);
        let mut done = 0;
        loop {
            match answers.recv_timeout(PULSE) {
                Ok((number, Ok(path))) => {
                    paths[number] = path;
                    done += 1;
                }
                Ok((_, Err(error))) => {
                    stop.ask();
                    failed.get_or_insert(error.into());
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            if failed.is_none() && pulse(done).is_break() {
                stop.ask();
                failed = Some(SampleError::Stopped);
            }
        }
    });
    match failed {
        Some(error) => Err(error),
        None => Ok(paths),
    }
}

/// Returns a shortest path; `None` if the search was stopped or took too many nodes.
fn shortest(
    start: &Board,
    goal: &Board,
    engine: &Engine,
    stop: &Stop,
) -> Result<Option<Path>, SolveError> {
    let puzzle = Puzzle::new(*start, &Goal::Board(*goal))?;
    let options = SolveOptions {
        // What was learned elsewhere should have no part in the oracle.
        references: References::Ignore,
        limits: Limits::default().nodes(Some(MOST_NODES)),
        ..SolveOptions::default()
    };
    let mut watch = engine.watch(NoListener).stopped_by(stop.clone());
    let report = engine.solve(&puzzle, &options, &mut watch)?.report;
    Ok((report.guarantee == Guarantee::Optimal).then_some(report.path))
}
