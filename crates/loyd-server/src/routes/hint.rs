//! `POST /api/hint`: the next best moves, as `loyd hint` gives them.

use std::time::Duration;

use loyd::Request;
use loyd::play::hint;
use loyd::puzzle::MoveNotation;
use loyd_engine::{HintRecord, amounts};
use serde::Deserialize;

use crate::asked::{self, Amount};
use crate::engine::Engine;
use crate::failure::Failure;
use crate::router::App;
use crate::task::Job;
use crate::watch::Watch;

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
    request: Request,
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
            request: Request {
                goal,
                threads: asked::threads(asked.threads.as_ref(), app.config.threads)?,
                references: app.engine.references(),
                ..Request::new(*puzzle.start())
            },
            moves: moves as usize,
            time: asked::time(asked.time.as_ref(), app.config.time)?,
        })
    }

    fn threads(&self) -> usize {
        self.request.threads
    }

    fn run(self, engine: &Engine, watch: &mut Watch) -> Result<HintRecord, Failure> {
        watch.allow(self.time);
        let (searched, first_moves) = engine.hint(&self.request, watch)?;
        let hint = hint::Hint {
            report: searched.report,
            first_moves,
        };
        let goal = &self.request.goal;
        Ok(HintRecord::new(
            &hint,
            goal,
            self.moves,
            MoveNotation::Tile,
            None,
        ))
    }
}
