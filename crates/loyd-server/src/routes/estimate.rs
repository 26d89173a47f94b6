//! `POST /api/estimate`: every heuristic's value for a board, as `loyd estimate` gives it.

use loyd::puzzle::{Goal, Puzzle};
use loyd_engine::EstimateRecord;
use serde::Deserialize;

use crate::asked;
use crate::engine::SharedEngine;
use crate::failure::Failure;
use crate::figures::Watch;
use crate::router::App;
use crate::task::Job;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    board: String,
    goal: Option<String>,
}

/// A board to estimate.
pub(crate) struct Estimate {
    puzzle: Puzzle,
    goal: Goal,
}

impl Job for Estimate {
    type Asked = Asked;
    type Answer = EstimateRecord;

    fn new(asked: Asked, _: &App) -> Result<Estimate, Failure> {
        let (puzzle, goal) = asked::puzzle(&asked.board, asked.goal.as_deref())?;
        Ok(Estimate { puzzle, goal })
    }

    fn run(self, engine: &SharedEngine, _: &mut Watch) -> Result<EstimateRecord, Failure> {
        let record = EstimateRecord::new(engine.engine(), &self.puzzle, &self.goal, &[], None)?;
        Ok(record)
    }
}
