//! Hint: the next best moves, as `loyd hint` gives them.

use std::time::Duration;

use loyd::puzzle::{Goal, Metric, MoveNotation, Puzzle, Shape};
use serde::{Deserialize, Serialize};

use super::failure::Failure;
use super::fields::{self, Amount};
use super::job::{Job, JobDoor};
use super::pace::Pace;
use crate::amounts;
use crate::options::SolveOptions;
use crate::records::{HintRecord, MoveHintRecord};
use crate::watch::{Listener, Watch};

/// The most moves that a hint shows; no solution is longer.
const MOST_MOVES: u64 = 10_000;

/// What the client sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HintFields {
    board: String,
    goal: Option<String>,
    moves: Option<Amount>,
    metric: Option<String>,
    threads: Option<Amount>,
    time: Option<Amount>,
}

/// A board to give a hint for.
#[derive(Debug)]
pub struct Hint {
    puzzle: Puzzle,
    goal: Goal,
    options: SolveOptions,
    moves: usize,
    time: Duration,
}

/// The record of the metric that was asked for.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum HintAnswer {
    /// In the single-tile metric.
    Stm(HintRecord),
    /// In the multi-tile metric.
    Mtm(MoveHintRecord),
}

impl Job for Hint {
    type Fields = HintFields;
    type Answer = HintAnswer;

    fn new(sent: HintFields, door: &impl JobDoor) -> Result<Hint, Failure> {
        let (puzzle, goal) = fields::puzzle(&sent.board, sent.goal.as_deref())?;
        let moves = match &sent.moves {
            Some(moves) => fields::count("moves", moves, amounts::count, MOST_MOVES)?,
            None => 1,
        };
        Ok(Hint {
            puzzle,
            goal,
            options: SolveOptions {
                metric: fields::name("metric", sent.metric.as_deref())?,
                threads: fields::threads(sent.threads.as_ref(), door.limits().threads)?,
                ..door.options()
            },
            moves: moves as usize,
            time: fields::time(sent.time.as_ref(), door.limits().time)?,
        })
    }

    fn threads(&self) -> usize {
        self.options.threads
    }

    fn shape(&self) -> Option<Shape> {
        Some(self.puzzle.start().shape())
    }

    fn pace(&self) -> Pace {
        Pace::of(self.puzzle.start().shape(), &self.options, self.time)
    }

    fn run<L: Listener>(
        self,
        door: &impl JobDoor,
        watch: &mut Watch<L>,
    ) -> Result<HintAnswer, Failure> {
        watch.allow(Some(self.time));
        let (puzzle, goal, moves) = (&self.puzzle, &self.goal, self.moves);
        let notation = MoveNotation::Tile;
        Ok(match self.options.metric {
            Metric::Stm => {
                let hint = door.hint(puzzle, &self.options, watch)?.hint;
                HintAnswer::Stm(HintRecord::new(&hint, goal, moves, notation, None))
            }
            Metric::Mtm => {
                let hint = door.engine().hint_moves(puzzle, &self.options, watch)?.hint;
                HintAnswer::Mtm(MoveHintRecord::new(&hint, goal, moves, notation))
            }
        })
    }
}
