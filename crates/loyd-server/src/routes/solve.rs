//! `POST /api/solve`: a shortest solution, as `loyd solve --format json` gives it.

use std::time::Duration;

use loyd::Weight;
use loyd::puzzle::{Goal, MoveNotation, Puzzle};
use loyd::search::Limits;
use loyd_engine::{About, SolveOptions, SolveRecord, amounts};
use serde::Deserialize;

use crate::asked::{self, Amount};
use crate::engine::SharedEngine;
use crate::failure::{Failure, Kind};
use crate::figures::Watch;
use crate::router::App;
use crate::task::Job;

/// The most solutions that one answer lists.
pub(crate) const MOST_SOLUTIONS: usize = 1000;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    board: String,
    goal: Option<String>,
    heuristic: Option<String>,
    search: Option<String>,
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
pub(crate) struct Solve {
    puzzle: Puzzle,
    goal: Goal,
    options: SolveOptions,
    time: Duration,
    /// Whether the bound that a search reports is one of the solution.
    proves: bool,
    /// Whether to tell every first move of a shortest solution.
    first_moves: bool,
    /// Whether to tell of a first solution while the search goes on.
    first_solution: bool,
}

impl Job for Solve {
    type Asked = Asked;
    type Answer = SolveRecord;

    fn new(asked: Asked, app: &App) -> Result<Solve, Failure> {
        let config = &app.config;
        let (puzzle, goal) = asked::puzzle(&asked.board, asked.goal.as_deref())?;
        let memory = match &asked.memory {
            Some(memory) => asked::count("memory", memory, amounts::bytes, config.memory)?,
            None => config.memory,
        };
        let nodes = asked.nodes.as_ref();
        let nodes = nodes.map(|nodes| asked::count("nodes", nodes, amounts::count, u64::MAX));
        let options = SolveOptions {
            heuristic: name("heuristic", asked.heuristic.as_deref())?,
            search: name("search", asked.search.as_deref())?,
            weight: asked.weight.as_ref().map(weight).transpose()?,
            threads: asked::threads(asked.threads.as_ref(), config.threads)?,
            limits: Limits {
                nodes: nodes.transpose()?,
                memory: Some(memory),
                solutions: asked.solutions()?,
                ..Limits::default()
            },
            ..app.engine.options()
        };
        let time = asked::time(asked.time.as_ref(), config.time)?;
        if asked.first_moves && (options.weight.is_some() || options.limits.solutions.is_some()) {
            let message = "first_moves cannot be had with weight, all or limit";
            return Err(Failure::new(Kind::Refused, message).about("first_moves"));
        }
        let proves = options.search.proves()
            && options.weight.is_none()
            && app.specs.is_admissible(&options.heuristic);
        Ok(Solve {
            puzzle,
            goal,
            options,
            proves,
            time,
            first_moves: asked.first_moves,
            first_solution: asked.first_solution.unwrap_or(true),
        })
    }

    fn threads(&self) -> usize {
        self.options.threads
    }

    fn proves(&self) -> bool {
        self.proves
    }

    fn tells_solution(&self) -> bool {
        self.first_solution
    }

    fn run(self, engine: &SharedEngine, watch: &mut Watch) -> Result<SolveRecord, Failure> {
        watch.allow(Some(self.time));
        let (puzzle, options) = (&self.puzzle, &self.options);
        let about = About {
            goal: &self.goal,
            options,
            notation: MoveNotation::Tile,
            line: None,
        };
        Ok(if self.first_moves {
            SolveRecord::hinted(&about, &engine.hint(puzzle, options, watch)?)
        } else {
            SolveRecord::solved(&about, &engine.solve(puzzle, options, watch)?)
        })
    }
}

impl Asked {
    /// How many solutions to find, where more than one is wanted.
    fn solutions(&self) -> Result<Option<usize>, Failure> {
        let Some(limit) = &self.limit else {
            return Ok(self.all.then_some(MOST_SOLUTIONS));
        };
        match asked::count("limit", limit, amounts::count, MOST_SOLUTIONS as u64)? {
            0 => Err(Failure::in_field("limit", "ask for at least one solution")),
            limit => Ok(Some(limit as usize)),
        }
    }
}

/// Reads a name of one of the library's tables; none given means its default.
fn name<T>(field: &str, text: Option<&str>) -> Result<T, Failure>
where
    T: std::str::FromStr<Err = loyd::spec::UnknownName> + Default,
{
    let unknown = |error| Failure::new(Kind::UnknownName, error).about(field);
    text.map_or_else(|| Ok(T::default()), |text| text.parse().map_err(unknown))
}

fn weight(asked: &Amount) -> Result<Weight, Failure> {
    let weight = asked.to_string().parse();
    weight.map_err(|error| Failure::in_field("weight", error))
}
