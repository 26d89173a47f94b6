//! The distances of many boards, on several threads and in the order of the boards.
//!
//! A [`Batch`] is an iterator over labels: the distance of each board and, if asked for,
//! which first slides begin a shortest solution. It ends at the first board that has no
//! label, with an error that names its row. Boards are taken from their iterator only a
//! little ahead of the results, so memory does not depend on their number.
//!
//! The command solves the lines of a file in the same [`Pool`], but writes whole reports.

use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use loyd::puzzle::{Board, BoardError, Goal, Puzzle, PuzzleError, Slide};
use loyd::{Guarantee, Remedy, SolveError};

use crate::engine::Engine;
use crate::options::SolveOptions;
use crate::pool::{Next, Pool};
use crate::watch::{NoListener, Stop, StopReason};

/// How long to wait for a result at a time.
const WAIT: Duration = Duration::from_secs(1);

/// What is the same for every board of a batch.
#[derive(Debug, Clone, Default)]
pub struct BatchPlan {
    /// The goal of every board.
    pub goal: Goal,
    /// How each board is searched.
    pub options: SolveOptions,
    /// How long one board may take.
    pub time: Option<Duration>,
    /// What is found out about each board.
    pub measure: Measure,
    /// Boards that are searched at the same time; 0 counts as 1.
    pub threads: usize,
    /// Ends the batch when it is asked for.
    pub stop: Stop,
}

/// What is found out about a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Measure {
    /// Its distance.
    #[default]
    Distance,
    /// Its distance, and every first slide of a shortest solution. Single-tile metric.
    OptimalMoves,
}

/// What was found out about a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Label {
    /// The length of its shortest solutions.
    pub distance: u32,
    /// The slides that a shortest solution begins with, one bit each: up 1, down 2, left 4,
    /// right 8. `None` if they were not asked for.
    pub optimal_moves: Option<u8>,
}

/// Why a board has no label.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LabelError {
    /// It is no board.
    Board(BoardError),
    /// It cannot reach the goal.
    Puzzle(PuzzleError),
    /// It cannot be solved as asked.
    Solve(SolveError),
    /// A limit came first. The distance is at least the first number and at most the
    /// second.
    Limit(u32, u32),
    /// The search does not prove its solutions shortest; this is the length of one.
    Unproved(u32),
    /// The batch was stopped.
    Stopped,
}

impl LabelError {
    /// Returns what would help, or `None` if that depends on what the caller wants.
    pub fn remedy(&self) -> Option<Remedy> {
        match self {
            LabelError::Puzzle(error) => Remedy::of_puzzle(error),
            LabelError::Solve(error) => error.remedy(),
            LabelError::Board(_)
            | LabelError::Limit(..)
            | LabelError::Unproved(_)
            | LabelError::Stopped => None,
        }
    }
}

impl std::fmt::Display for LabelError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LabelError::Board(error) => error.fmt(f),
            LabelError::Puzzle(error) => error.fmt(f),
            LabelError::Solve(error) => error.fmt(f),
            LabelError::Limit(least, most) => write!(
                f,
                "a limit was reached: the distance is between {least} and {most}"
            ),
            LabelError::Unproved(length) => write!(
                f,
                "a solution of {length} moves was found, but not proved to be shortest"
            ),
            LabelError::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for LabelError {}

/// Why a batch ended early, and at which board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowError {
    /// The place of the board, from 0.
    pub row: u64,
    /// What is wrong with it.
    pub error: LabelError,
}

impl std::fmt::Display for RowError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "row {}: {}", self.row, self.error)
    }
}

impl std::error::Error for RowError {}

/// The labels of many boards, in their order. Dropping it stops the searches.
#[derive(Debug)]
pub struct Batch {
    pool: Pool<Result<Label, LabelError>>,
    /// Asked for when the batch is dropped, so that no thread works in vain.
    dropped: Stop,
    row: u64,
    over: bool,
}

impl Batch {
    /// Starts to label boards on as many threads as the plan says. Fails only if the
    /// system gives no thread.
    pub fn start<I>(engine: &Arc<Engine>, boards: I, plan: BatchPlan) -> io::Result<Batch>
    where
        I: Iterator<Item = Result<Board, BoardError>> + Send + 'static,
    {
        let (engine, dropped) = (Arc::clone(engine), Stop::default());
        let (threads, stop, abandoned) = (plan.threads, plan.stop.clone(), dropped.clone());
        let work = move |board: Result<Board, BoardError>| {
            let board = board.map_err(LabelError::Board)?;
            label(&engine, &board, &plan, &abandoned)
        };
        Ok(Batch {
            pool: Pool::start(boards, threads, &stop, work)?,
            dropped,
            row: 0,
            over: false,
        })
    }

    /// Waits for the next label; `Break` if there are no more boards.
    fn wait(&mut self) -> ControlFlow<(), Result<Label, LabelError>> {
        loop {
            match self.pool.next(WAIT) {
                Next::Ready(result) => return ControlFlow::Continue(result),
                Next::Waiting => {}
                // A panic of a search drops its result too; its message is on standard error.
                Next::Dropped => return ControlFlow::Continue(Err(LabelError::Stopped)),
                Next::End => return ControlFlow::Break(()),
            }
        }
    }
}

impl Iterator for Batch {
    type Item = Result<Label, RowError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let ControlFlow::Continue(result) = self.wait() else {
            self.over = true;
            return None;
        };
        let row = self.row;
        self.row += 1;
        self.over = result.is_err();
        Some(result.map_err(|error| RowError { row, error }))
    }
}

impl Drop for Batch {
    fn drop(&mut self) {
        self.dropped.ask();
    }
}

/// Labels one board.
fn label(
    engine: &Engine,
    board: &Board,
    plan: &BatchPlan,
    abandoned: &Stop,
) -> Result<Label, LabelError> {
    if abandoned.is_asked() {
        return Err(LabelError::Stopped);
    }
    let puzzle = Puzzle::new(*board, &plan.goal).map_err(LabelError::Puzzle)?;
    let mut watch = engine
        .watch(NoListener)
        .stopped_by(plan.stop.clone())
        .abandoned_by(abandoned.clone())
        .within(plan.time);
    let (report, optimal_moves) = match plan.measure {
        Measure::Distance => {
            let solved = engine.solve(&puzzle, &plan.options, &mut watch);
            (solved.map_err(LabelError::Solve)?.report, None)
        }
        Measure::OptimalMoves => {
            let hint = engine.hint(&puzzle, &plan.options, &mut watch);
            let hint = hint.map_err(LabelError::Solve)?.hint;
            let mask = hint.is_complete().then(|| mask(&hint.first_moves));
            (hint.report, Some(mask))
        }
    };
    match watch.stopped() {
        Some(StopReason::Asked | StopReason::Abandoned) => return Err(LabelError::Stopped),
        Some(StopReason::Time) | None => {}
    }
    let distance = report.path.length(report.metric) as u32;
    match (report.guarantee, optimal_moves) {
        (Guarantee::Optimal, None) => Ok(Label {
            distance,
            optimal_moves: None,
        }),
        (Guarantee::Optimal, Some(Some(mask))) => Ok(Label {
            distance,
            optimal_moves: Some(mask),
        }),
        (Guarantee::Optimal, Some(None)) | (Guarantee::Limit, _) => {
            Err(LabelError::Limit(report.lower_bound, report.upper_bound))
        }
        (Guarantee::Bounded | Guarantee::Feasible, _) => Err(LabelError::Unproved(distance)),
    }
}

/// Returns the best of the first moves, one bit each.
fn mask(first_moves: &[loyd::play::hint::FirstMove]) -> u8 {
    let best = first_moves.iter().filter(|first| first.best == Some(true));
    best.fold(0, |mask, first| mask | bit(first.slide))
}

/// Returns the bit of a slide.
const fn bit(slide: Slide) -> u8 {
    match slide {
        Slide::Up => 1,
        Slide::Down => 2,
        Slide::Left => 4,
        Slide::Right => 8,
    }
}

#[cfg(test)]
mod tests {
    use loyd::Solver;
    use loyd::puzzle::{Metric, Scrambler, Shape};

    use super::*;
    use crate::clock::SystemClock;

    fn engine() -> Arc<Engine> {
        Arc::new(Engine::keeping_tables(Solver::new(), SystemClock::new()))
    }

    fn boards(count: usize) -> Vec<Board> {
        let (mut scrambler, goal) = (Scrambler::new(1), Board::solved(Shape::THREE));
        (0..count).map(|_| scrambler.uniform(&goal)).collect()
    }

    fn start(boards: Vec<Board>, plan: BatchPlan) -> Batch {
        Batch::start(&engine(), boards.into_iter().map(Ok), plan).expect("threads")
    }

    /// Every label is what one solve after the other gives.
    #[test]
    fn labels_are_those_of_single_boards_in_order() {
        let boards = boards(200);
        let plan = BatchPlan {
            measure: Measure::OptimalMoves,
            threads: 3,
            ..BatchPlan::default()
        };
        let labels: Result<Vec<Label>, RowError> = start(boards.clone(), plan).collect();
        let labels = labels.expect("every board is solvable");
        assert_eq!(labels.len(), boards.len());
        for (board, label) in boards.iter().zip(labels) {
            let distance = |board: &Board| loyd::solve(board).expect("solvable").path.len() as u32;
            assert_eq!(label.distance, distance(board), "{board}");
            let nearer = |slide: &Slide| {
                let next = board.after(*slide);
                next.is_some_and(|next| distance(&next) < label.distance)
            };
            let best = Slide::ALL.into_iter().filter(nearer);
            let mask = best.fold(0, |mask, slide| mask | bit(slide));
            assert_eq!(label.optimal_moves, Some(mask), "{board}");
        }
    }

    #[test]
    fn the_first_bad_board_ends_the_batch_with_its_row() {
        let mut boards = boards(50);
        boards[30] = "1 2 3/4 5 6/8 7 0".parse().expect("a board");
        let plan = BatchPlan {
            threads: 2,
            ..BatchPlan::default()
        };
        let mut batch = start(boards, plan);
        assert!(batch.by_ref().take(30).all(|label| label.is_ok()));
        let error = batch.next().expect("a row").expect_err("unsolvable");
        assert_eq!(error.row, 30);
        assert!(matches!(error.error, LabelError::Puzzle(_)), "{error}");
        assert!(batch.next().is_none());
    }

    /// The board would take hours without tables; the time limit gives its bounds.
    #[test]
    fn a_limit_gives_bounds() {
        let hard: Board = "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0"
            .parse()
            .expect("a board");
        let mut plan = BatchPlan::default();
        plan.options.limits.nodes = Some(10_000);
        let error = start(vec![hard], plan).next().expect("a row");
        let error = error.expect_err("a limit").error;
        let LabelError::Limit(least, most) = error else {
            panic!("{error}");
        };
        assert!(100 < least && least < most, "{least} {most}");
    }

    /// Without the stop this would go on for ever.
    #[test]
    fn an_endless_batch_can_be_stopped() {
        let plan = BatchPlan {
            threads: 2,
            ..BatchPlan::default()
        };
        let stop = plan.stop.clone();
        let board = boards(1)[0];
        let endless = std::iter::repeat_with(move || Ok(board));
        let mut batch = Batch::start(&engine(), endless, plan).expect("threads");
        assert!(batch.by_ref().take(100).all(|label| label.is_ok()));
        stop.ask();
        let last = batch.last().expect("an end").expect_err("stopped");
        assert_eq!(last.error, LabelError::Stopped);
    }

    #[test]
    fn distances_are_counted_in_the_metric_of_the_options() {
        let plan = BatchPlan {
            options: SolveOptions {
                metric: Metric::Mtm,
                ..SolveOptions::default()
            },
            ..BatchPlan::default()
        };
        let board = "1 2 3/4 5 6/0 7 8".parse().expect("a board");
        let label = start(vec![board], plan).next().expect("a row");
        assert_eq!(label.expect("solved").distance, 1);
    }
}
