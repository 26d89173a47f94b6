//! `POST /api/solve`: a shortest solution, as `loyd solve --format json` gives it.

use std::time::Duration;

use loyd::play::hint::FirstMove;
use loyd::puzzle::MoveNotation;
use loyd::search::Limits;
use loyd::spec::HeuristicSpec;
use loyd::{Guarantee, Report, Request, Solutions, Weight};
use loyd_engine::{Asked as About, FirstMoveRecord, SolveRecord, Timing, amounts};
use serde::Deserialize;

use crate::asked::{self, Amount};
use crate::engine::Engine;
use crate::failure::{Failure, Kind};
use crate::router::App;
use crate::task::Job;
use crate::watch::Watch;

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
    request: Request,
    time: Duration,
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
        let request = Request {
            goal,
            heuristic: name("heuristic", asked.heuristic.as_deref())?,
            search: name("search", asked.search.as_deref())?,
            weight: asked.weight.as_ref().map(weight).transpose()?,
            threads: asked::threads(asked.threads.as_ref(), config.threads)?,
            references: app.engine.references(),
            limits: Limits {
                nodes: nodes.transpose()?,
                memory: Some(memory),
                solutions: asked.solutions()?,
                ..Limits::default()
            },
            ..Request::new(*puzzle.start())
        };
        let time = asked::time(asked.time.as_ref(), config.time)?;
        if asked.first_moves && (request.weight.is_some() || request.limits.solutions.is_some()) {
            let message = "first_moves cannot be had with weight, all or limit";
            return Err(Failure::new(Kind::Refused, message).about("first_moves"));
        }
        Ok(Solve {
            request,
            time,
            first_moves: asked.first_moves,
            first_solution: asked.first_solution.unwrap_or(true),
        })
    }

    fn threads(&self) -> usize {
        self.request.threads
    }

    fn proves(&self) -> bool {
        let Request {
            heuristic,
            search,
            weight,
            ..
        } = &self.request;
        let overestimates = matches!(
            heuristic,
            HeuristicSpec::Hybrid | HeuristicSpec::PaperLinearConflict
        );
        search.proves() && weight.is_none() && !overestimates
    }

    fn tells_solution(&self) -> bool {
        self.first_solution
    }

    fn run(self, engine: &Engine, watch: &mut Watch) -> Result<SolveRecord, Failure> {
        watch.allow(self.time);
        let request = &self.request;
        let (searched, first_moves) = if self.first_moves {
            let (searched, first) = engine.hint(request, watch)?;
            (searched, Some(first))
        } else {
            (engine.solve(request, watch)?, None)
        };
        let about = About {
            goal: &request.goal,
            metric: request.metric,
            heuristic: &request.heuristic,
            search: request.search,
            reductions: request.reductions,
            threads: request.threads,
            notation: MoveNotation::Tile,
        };
        let timing = Timing {
            seconds: searched.seconds,
            setup_seconds: searched.setup_seconds,
            bound_seconds: &watch.bound_seconds,
        };
        let report = &searched.report;
        let all = request.limits.solutions.map(|_| solutions(report));
        let record = SolveRecord::searched(&about, report, all.as_ref(), timing, None);
        Ok(match first_moves {
            Some(first) => record.with_first_moves(best(&first)),
            None => record,
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

/// Every move that a shortest solution begins with.
fn best(first_moves: &[FirstMove]) -> Vec<FirstMoveRecord> {
    let best = first_moves.iter().filter(|first| first.best == Some(true));
    best.map(|first| FirstMoveRecord::new(first, MoveNotation::Tile))
        .collect()
}

/// The solutions of a search that was to find all of them. One that was stopped
/// before its first has the quick one, if that happens to be as short as the bound.
fn solutions(report: &Report) -> Solutions {
    report.all.clone().unwrap_or_else(|| Solutions {
        paths: match report.guarantee {
            Guarantee::Optimal => vec![report.path.clone()],
            _ => Vec::new(),
        },
        complete: false,
    })
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
