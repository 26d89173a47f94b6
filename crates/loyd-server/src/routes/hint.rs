//! `POST /api/hint`: the next best moves, as `loyd hint` gives them.

use std::time::Duration;

use loyd::puzzle::{Goal, MoveNotation, Puzzle};
use loyd_engine::{HintRecord, SolveOptions, amounts};
use serde::Deserialize;

use crate::asked::{self, Amount};
use crate::engine::SharedEngine;
use crate::failure::Failure;
use crate::figures::Watch;
use crate::router::App;
use crate::task::Job;

/// The most moves that a hint shows; no solution is longer.
const MOST_MOVES: u64 = 10_000;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
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
    type Asked = Asked;
    type Answer = HintRecord;

    fn new(asked: Asked, app: &App) -> Result<Hint, Failure> {
        let (puzzle, goal) = asked::puzzle(&asked.board, asked.goal.as_deref())?;
        let moves = match &asked.moves {
            Some(moves) => asked::count("moves", moves, amounts::count, MOST_MOVES)?,
            None => 1,
        };
        Ok(Hint {
            puzzle,
            goal,
            options: SolveOptions {
                threads: asked::threads(asked.threads.as_ref(), app.config.threads)?,
                ..app.engine.options()
            },
            moves: moves as usize,
            time: asked::time(asked.time.as_ref(), app.config.time)?,
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
