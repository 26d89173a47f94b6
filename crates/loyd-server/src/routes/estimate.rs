//! `POST /api/estimate`: every heuristic's value for a board, as `loyd estimate` gives it.

use loyd::puzzle::{Goal, Puzzle};
use loyd_engine::EstimateRecord;
use serde::Deserialize;

use crate::engine::SharedEngine;
use crate::failure::Failure;
use crate::fields;
use crate::figures::Watch;
use crate::job::Job;
use crate::router::App;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EstimateFields {
    board: String,
    goal: Option<String>,
}

/// A board to estimate.
pub(crate) struct Estimate {
    puzzle: Puzzle,
    goal: Goal,
}

impl Job for Estimate {
    type Fields = EstimateFields;
    type Answer = EstimateRecord;

    fn new(sent: EstimateFields, _: &App) -> Result<Estimate, Failure> {
        let (puzzle, goal) = fields::puzzle(&sent.board, sent.goal.as_deref())?;
        Ok(Estimate { puzzle, goal })
    }

    fn run(self, engine: &SharedEngine, _: &mut Watch) -> Result<EstimateRecord, Failure> {
        let record = EstimateRecord::new(engine.engine(), &self.puzzle, &self.goal, &[], None)?;
        Ok(record)
    }
}
