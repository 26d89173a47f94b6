//! Scramble: random boards, of an exact length where one is asked for.

use std::time::Duration;

use loyd::play::scramble::{Lengths, Scrambled};
use loyd::puzzle::{Board, Goal, Metric, Scrambler, Shape};
use serde::{Deserialize, Serialize};

use super::failure::{Failure, Kind};
use super::fields::{self, Amount};
use super::job::{Job, JobDoor};
use super::pace::Pace;
use crate::amounts;
use crate::engine::Engine;
use crate::records::{ScrambleRecord, ScrambledRecord};
use crate::watch::{Listener, Watch};

/// The most boards of one answer.
pub(super) const MOST_BOARDS: u64 = 1000;
/// Seeds that are drawn are below this, so that every program can read them.
const SEEDS: u64 = 1 << 53;

/// What the client sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScrambleFields {
    size: Option<String>,
    length: Option<Amount>,
    metric: Option<String>,
    count: Option<Amount>,
    seed: Option<Seed>,
    goal: Option<String>,
    threads: Option<Amount>,
    time: Option<Amount>,
}

/// A seed, as a number or, where numbers are not exact, as a text.
#[derive(Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "expected a whole number of at most 64 bits, or its digits as a text"
)]
pub enum Seed {
    /// A number.
    Number(u64),
    /// Its digits.
    Text(String),
}

/// Boards to draw.
#[derive(Debug)]
pub struct Scramble {
    goal: Goal,
    target: Board,
    lengths: Option<Lengths>,
    metric: Metric,
    count: usize,
    seed: u64,
    threads: usize,
    time: Duration,
}

/// What was drawn.
#[derive(Debug, Serialize)]
pub struct ScrambleAnswer {
    #[serde(flatten)]
    record: ScrambleRecord,
    /// Whether there are as many as were asked for; `false` if the time was up.
    complete: bool,
}

impl Job for Scramble {
    type Fields = ScrambleFields;
    type Answer = ScrambleAnswer;

    fn new(sent: ScrambleFields, door: &impl JobDoor) -> Result<Scramble, Failure> {
        let size = sent.size.as_deref().map(fields::size).transpose()?;
        let goal = fields::goal(sent.goal.as_deref(), size)?;
        let shape = goal.shape().or(size).unwrap_or(Shape::FOUR);
        let target = goal.board(size.unwrap_or(shape)).ok_or_else(|| {
            Failure::new(Kind::BadGoal, "the goal has another size").about("goal")
        })?;
        let lengths = sent.length.as_ref().map(|length| {
            let lengths = length.to_string().parse();
            lengths.map_err(|error| Failure::in_field("length", error))
        });
        let count = match &sent.count {
            Some(count) => fields::count("count", count, amounts::count, MOST_BOARDS)?,
            None => 1,
        };
        Ok(Scramble {
            goal,
            target,
            lengths: lengths.transpose()?,
            metric: fields::name("metric", sent.metric.as_deref())?,
            count: count as usize,
            seed: seed(sent.seed.as_ref(), door)?,
            threads: fields::threads(sent.threads.as_ref(), door.limits().threads)?,
            time: fields::time(sent.time.as_ref(), door.limits().time)?,
        })
    }

    fn threads(&self) -> usize {
        self.threads
    }

    /// Boards of any length need no search.
    fn pace(&self) -> Pace {
        match self.lengths {
            None => Pace::Quick,
            Some(_) => Pace::Long,
        }
    }

    fn run<L: Listener>(
        self,
        door: &impl JobDoor,
        watch: &mut Watch<L>,
    ) -> Result<ScrambleAnswer, Failure> {
        watch.allow(Some(self.time));
        let record = match self.lengths {
            Some(lengths) => self.of_length(lengths, door.engine(), watch)?,
            None => self.of_any_length(),
        };
        Ok(ScrambleAnswer {
            complete: record.boards.len() == self.count,
            record,
        })
    }
}

impl Scramble {
    fn of_length<L: Listener>(
        &self,
        lengths: Lengths,
        engine: &Engine,
        watch: &mut Watch<L>,
    ) -> Result<ScrambleRecord, Failure> {
        let (shape, seed, threads) = (self.target.shape(), self.seed, self.threads);
        let mut drawing = engine
            .scrambles(&self.goal, shape, lengths, self.metric, seed, threads)
            .map_err(|error| Failure::new(Kind::Refused, error).about("length"))?;
        let boards = drawing.next_boards(self.count, watch)?;
        let method = drawing.method();
        let record = |Scrambled { board, length }| ScrambledRecord {
            board: board.to_string(),
            length: Some(length),
        };
        Ok(ScrambleRecord {
            seed,
            metric: self.metric.to_string(),
            method: method.to_string(),
            uniform: method.is_uniform(),
            boards: boards.into_iter().map(record).collect(),
        })
    }

    /// Every solvable board equally likely; their lengths are not known.
    fn of_any_length(&self) -> ScrambleRecord {
        let mut scrambler = Scrambler::new(self.seed);
        let boards = (0..self.count).map(|_| ScrambledRecord {
            board: scrambler.uniform(&self.target).to_string(),
            length: None,
        });
        ScrambleRecord {
            seed: self.seed,
            metric: self.metric.to_string(),
            method: "random".to_owned(),
            uniform: true,
            boards: boards.collect(),
        }
    }
}

/// Reads a seed; none given means one that is drawn.
fn seed(sent: Option<&Seed>, door: &impl JobDoor) -> Result<u64, Failure> {
    match sent {
        None => Ok(door.random() % SEEDS),
        Some(Seed::Number(seed)) => Ok(*seed),
        Some(Seed::Text(text)) => {
            let seed = text.trim().parse();
            seed.map_err(|_| {
                Failure::in_field("seed", "a seed is a whole number of at most 64 bits")
            })
        }
    }
}
