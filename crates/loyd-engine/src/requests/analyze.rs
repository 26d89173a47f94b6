//! Analyze: what a solution lost, move by move, as `loyd analyze` gives it.

use std::time::Duration;

use loyd::play::analysis::{self, AnalyzeError};
use loyd::puzzle::{Goal, Metric, MoveNotation, Path, Puzzle, PuzzleError, Shape};
use serde::{Deserialize, Serialize};

use super::failure::{Failure, Kind};
use super::fields::{self, Amount};
use super::job::{Job, JobDoor};
use super::pace::Pace;
use crate::options::SolveOptions;
use crate::records::{AnalysisRecord, MoveAnalysisRecord};
use crate::watch::{Listener, Watch};

/// The longest solution that is analysed.
pub(super) const MOST_MOVES: usize = 2_000;

/// What the client sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnalyzeFields {
    scramble: Option<String>,
    solution: String,
    goal: Option<String>,
    /// The shape, where neither scramble nor goal shows it.
    size: Option<String>,
    metric: Option<String>,
    threads: Option<Amount>,
    time: Option<Amount>,
}

/// A solution to analyse.
#[derive(Debug)]
pub struct Analyze {
    puzzle: Puzzle,
    goal: Goal,
    options: SolveOptions,
    played: Path,
    time: Duration,
}

/// The record of the metric that was asked for.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum AnalyzeAnswer {
    /// In the single-tile metric.
    Stm(AnalysisRecord),
    /// In the multi-tile metric.
    Mtm(MoveAnalysisRecord),
}

impl Job for Analyze {
    type Fields = AnalyzeFields;
    type Answer = AnalyzeAnswer;

    fn new(sent: AnalyzeFields, door: &impl JobDoor) -> Result<Analyze, Failure> {
        let text = &sent.solution;
        let played = Path::parse(text, MoveNotation::Tile)
            .map_err(|error| Failure::moves("solution", text, &error))?;
        if played.len() > MOST_MOVES {
            let (moves, field) = (played.len(), "solution");
            let message = format!("a solution may have at most {MOST_MOVES} moves, not {moves}");
            return Err(Failure::in_field(field, message));
        }
        let (puzzle, goal) = sent.puzzle(&played)?;
        check_moves(&puzzle, &played)?;
        Ok(Analyze {
            puzzle,
            goal,
            options: SolveOptions {
                metric: fields::name("metric", sent.metric.as_deref())?,
                threads: fields::threads(sent.threads.as_ref(), door.limits().threads)?,
                ..door.options()
            },
            played,
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
    ) -> Result<AnalyzeAnswer, Failure> {
        watch.allow(Some(self.time));
        let engine = door.engine();
        let (puzzle, options, played) = (&self.puzzle, &self.options, &self.played);
        let (goal, notation) = (&self.goal, MoveNotation::Tile);
        Ok(match options.metric {
            Metric::Stm => {
                let analysis = engine.analyze(puzzle, options, played, watch)?;
                AnalyzeAnswer::Stm(AnalysisRecord::new(&analysis, goal, notation, None))
            }
            Metric::Mtm => {
                let analysis = engine.analyze_moves(puzzle, options, played, watch)?;
                AnalyzeAnswer::Mtm(MoveAnalysisRecord::new(&analysis, goal, notation, None))
            }
        })
    }
}

impl AnalyzeFields {
    /// The board that was solved, or the one that the moves solve.
    fn puzzle(&self, played: &Path) -> Result<(Puzzle, Goal), Failure> {
        let size = self.size.as_deref().map(fields::size).transpose()?;
        if let Some(text) = &self.scramble {
            let start = fields::board_of("scramble", text, size)?;
            let goal = fields::goal(self.goal.as_deref(), Some(start.shape()))?;
            let puzzle = Puzzle::new(start, &goal).map_err(|error| match error {
                PuzzleError::Unsolvable(_) => Failure::from(error).about("scramble"),
                PuzzleError::Shape { .. } => error.into(),
            })?;
            return Ok((puzzle, goal));
        }
        let goal = fields::goal(self.goal.as_deref(), size)?;
        let shape = goal.shape().or(size).unwrap_or(Shape::FOUR);
        let Some(target) = goal.board(shape) else {
            return Err(Failure::new(Kind::BadGoal, "the goal has another size").about("goal"));
        };
        let start = analysis::scramble_of(played, &target)
            .map_err(|illegal| Failure::new(Kind::BadMoves, illegal).about("solution"))?;
        Ok((Puzzle::new(start, &goal)?, goal))
    }
}

/// Whether the moves are possible and end at the goal.
fn check_moves(puzzle: &Puzzle, played: &Path) -> Result<(), Failure> {
    let end = played
        .replay(puzzle.start())
        .map_err(|illegal| Failure::from(AnalyzeError::from(illegal)))?;
    if end == *puzzle.goal() {
        return Ok(());
    }
    Err(Failure::from(AnalyzeError::NotSolved {
        end: Box::new(end),
        goal: Box::new(*puzzle.goal()),
    }))
}

impl From<AnalyzeError> for Failure {
    fn from(error: AnalyzeError) -> Failure {
        match error {
            AnalyzeError::Solve(error) => error.into(),
            error => Failure::new(Kind::BadMoves, error).about("solution"),
        }
    }
}
