//! Estimate: every heuristic's value for a board, as `loyd estimate` gives it.

use loyd::puzzle::{Goal, Puzzle};
use serde::Deserialize;

use super::failure::Failure;
use super::fields;
use super::job::{Job, JobDoor};
use super::pace::Pace;
use crate::records::EstimateRecord;
use crate::watch::{Listener, Watch};

/// What the client sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EstimateFields {
    board: String,
    goal: Option<String>,
}

/// A board to estimate.
#[derive(Debug)]
pub struct Estimate {
    puzzle: Puzzle,
    goal: Goal,
}

impl Job for Estimate {
    type Fields = EstimateFields;
    type Answer = EstimateRecord;

    fn new(sent: EstimateFields, _: &impl JobDoor) -> Result<Estimate, Failure> {
        let (puzzle, goal) = fields::puzzle(&sent.board, sent.goal.as_deref())?;
        Ok(Estimate { puzzle, goal })
    }

    fn pace(&self) -> Pace {
        Pace::Quick
    }

    fn run<L: Listener>(
        self,
        door: &impl JobDoor,
        _: &mut Watch<L>,
    ) -> Result<EstimateRecord, Failure> {
        let record = EstimateRecord::new(door.engine(), &self.puzzle, &self.goal, &[], None)?;
        Ok(record)
    }
}
