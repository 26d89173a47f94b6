//! Solve: a shortest solution, as `loyd solve --format json` gives it.

use std::time::Duration;

use loyd::Weight;
use loyd::puzzle::{Goal, Metric, MoveNotation, Puzzle, Shape};
use loyd::search::Limits;
use serde::Deserialize;

use super::failure::{Failure, Kind};
use super::fields::{self, Amount};
use super::job::{Job, JobDoor};
use super::pace::Pace;
use crate::amounts;
use crate::options::SolveOptions;
use crate::records::{About, SolveRecord};
use crate::watch::{Listener, Watch};

/// The most solutions that one answer lists.
pub(super) const MOST_SOLUTIONS: usize = 1000;

/// What the client sends.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolveFields {
    board: String,
    goal: Option<String>,
    heuristic: Option<String>,
    search: Option<String>,
    metric: Option<String>,
    threads: Option<Amount>,
    time: Option<Amount>,
    nodes: Option<Amount>,
    memory: Option<Amount>,
    #[serde(default)]
    all: bool,
    limit: Option<Amount>,
    weight: Option<Amount>,
    #[serde(default)]
    first_moves: bool,
    first_solution: Option<bool>,
}

/// A board to solve, and how.
#[derive(Debug)]
pub struct Solve {
    puzzle: Puzzle,
    goal: Goal,
    options: SolveOptions,
    time: Duration,
    /// Whether to list every first move of a shortest solution.
    first_moves: bool,
    /// Whether to send solutions while the search goes on.
    first_solution: bool,
}

impl Job for Solve {
    type Fields = SolveFields;
    type Answer = SolveRecord;

    fn new(sent: SolveFields, door: &impl JobDoor) -> Result<Solve, Failure> {
        let limits = door.limits();
        let (puzzle, goal) = fields::puzzle(&sent.board, sent.goal.as_deref())?;
        let memory = match &sent.memory {
            Some(memory) => fields::count("memory", memory, amounts::bytes, limits.memory)?,
            None => limits.memory,
        };
        let nodes = sent.nodes.as_ref();
        let nodes = nodes.map(|nodes| fields::count("nodes", nodes, amounts::count, u64::MAX));
        let options = SolveOptions {
            metric: fields::name("metric", sent.metric.as_deref())?,
            heuristic: fields::name("heuristic", sent.heuristic.as_deref())?,
            search: fields::name("search", sent.search.as_deref())?,
            weight: sent.weight.as_ref().map(weight).transpose()?,
            threads: fields::threads(sent.threads.as_ref(), limits.threads)?,
            limits: Limits::default()
                .nodes(nodes.transpose()?)
                .memory(Some(memory))
                .solutions(sent.solutions()?),
            ..door.options()
        };
        let time = fields::time(sent.time.as_ref(), limits.time)?;
        let is_plain = options.weight.is_none() && options.limits.solutions.is_none();
        if sent.first_moves && !is_plain {
            let message = "first_moves cannot be combined with weight, all or limit";
            return Err(Failure::new(Kind::Refused, message).about("first_moves"));
        }
        Ok(Solve {
            puzzle,
            goal,
            options,
            time,
            first_moves: sent.first_moves,
            first_solution: sent.first_solution.unwrap_or(true),
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

    fn tells_solution(&self) -> bool {
        self.first_solution
    }

    fn run<L: Listener>(
        self,
        door: &impl JobDoor,
        watch: &mut Watch<L>,
    ) -> Result<SolveRecord, Failure> {
        watch.allow(Some(self.time));
        let (puzzle, options) = (&self.puzzle, &self.options);
        let about = About {
            goal: &self.goal,
            options,
            notation: MoveNotation::Tile,
            line: None,
        };
        if !self.first_moves {
            let solved = door.solve(puzzle, options, watch)?;
            return Ok(SolveRecord::solved(&about, &solved));
        }
        Ok(match options.metric {
            Metric::Stm => SolveRecord::hinted(&about, &door.hint(puzzle, options, watch)?),
            Metric::Mtm => {
                let hinted = door.engine().hint_moves(puzzle, options, watch)?;
                SolveRecord::hinted_moves(&about, &hinted)
            }
        })
    }
}

impl SolveFields {
    /// How many solutions to find, where more than one is wanted.
    fn solutions(&self) -> Result<Option<usize>, Failure> {
        let Some(limit) = &self.limit else {
            return Ok(self.all.then_some(MOST_SOLUTIONS));
        };
        match fields::count("limit", limit, amounts::count, MOST_SOLUTIONS as u64)? {
            0 => Err(Failure::in_field("limit", "ask for at least one solution")),
            limit => Ok(Some(limit as usize)),
        }
    }
}

fn weight(sent: &Amount) -> Result<Weight, Failure> {
    let weight = sent.to_string().parse();
    weight.map_err(|error| Failure::in_field("weight", error))
}
