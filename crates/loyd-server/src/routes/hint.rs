//! `POST /api/hint`: the next best moves, as `loyd hint` gives them.

use std::time::Duration;

use loyd::puzzle::{Goal, Metric, MoveNotation, Puzzle};
use loyd_engine::{HintRecord, MoveHintRecord, SolveOptions, amounts};
use serde::{Deserialize, Serialize};

use crate::engine::SharedEngine;
use crate::failure::Failure;
use crate::fields::{self, Amount};
use crate::figures::Watch;
use crate::job::Job;
use crate::router::App;

/// The most moves that a hint shows; no solution is longer.
const MOST_MOVES: u64 = 10_000;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HintFields {
    board: String,
    goal: Option<String>,
    moves: Option<Amount>,
    metric: Option<String>,
    threads: Option<Amount>,
    time: Option<Amount>,
}

/// A board to give a hint for.
pub(crate) struct Hint {
    puzzle: Puzzle,
    goal: Goal,
    options: SolveOptions,
    moves: usize,
    time: Duration,
}

/// The record of the metric that was asked for.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum HintAnswer {
    Stm(HintRecord),
    Mtm(MoveHintRecord),
}

impl Job for Hint {
    type Fields = HintFields;
    type Answer = HintAnswer;

    fn new(sent: HintFields, app: &App) -> Result<Hint, Failure> {
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
                threads: fields::threads(sent.threads.as_ref(), app.config.threads)?,
                ..app.engine.options()
            },
            moves: moves as usize,
            time: fields::time(sent.time.as_ref(), app.config.time)?,
        })
    }

    fn threads(&self) -> usize {
        self.options.threads
    }

    fn run(self, engine: &SharedEngine, watch: &mut Watch) -> Result<HintAnswer, Failure> {
        watch.allow(Some(self.time));
        let (puzzle, goal, moves) = (&self.puzzle, &self.goal, self.moves);
        let notation = MoveNotation::Tile;
        Ok(match self.options.metric {
            Metric::Stm => {
                let hint = engine.hint(puzzle, &self.options, watch)?.hint;
                HintAnswer::Stm(HintRecord::new(&hint, goal, moves, notation, None))
            }
            Metric::Mtm => {
                let hint = engine.hint_moves(puzzle, &self.options, watch)?;
                HintAnswer::Mtm(MoveHintRecord::new(&hint, goal, moves, notation))
            }
        })
    }
}
