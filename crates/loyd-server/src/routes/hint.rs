//! `POST /api/hint`: the next best moves, as `loyd hint` gives them.

use std::time::Duration;

use loyd::puzzle::{Goal, MoveNotation, Puzzle};
use loyd_engine::{HintRecord, SolveOptions, amounts};
use serde::Deserialize;

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

impl Job for Hint {
    type Fields = HintFields;
    type Answer = HintRecord;

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

    fn run(self, engine: &SharedEngine, watch: &mut Watch) -> Result<HintRecord, Failure> {
        watch.allow(Some(self.time));
        let hinted = engine.hint(&self.puzzle, &self.options, watch)?;
        let (hint, goal, moves) = (&hinted.hint, &self.goal, self.moves);
        Ok(HintRecord::new(hint, goal, moves, MoveNotation::Tile, None))
    }
}
