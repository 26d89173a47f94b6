//! `GET /api/specs`: the names there are, and the limits of this server.

use axum::extract::State;
use axum::response::Response;
use loyd::heuristic::{Heuristic, Properties};
use loyd::puzzle::{Home, Notation, Shape};
use loyd::spec::{HeuristicSpec, Named, SearchSpec};
use loyd::{HeuristicVisitor, Solver};
use serde::Serialize;

use super::analyze::MOST_MOVES;
use super::scramble::MOST_BOARDS;
use super::solve::MOST_SOLUTIONS;
use crate::body;
use crate::config::Config;
use crate::router::App;

/// Pattern databases that are worth comparing; any other partition may be asked for.
const TABLES: [(&str, &str); 3] = [
    ("pdb:5-5-5", "pattern databases of five tiles each"),
    (
        "pdb:6-6-3-best",
        "pattern databases of six, six and three tiles",
    ),
    ("pdb:7-8", "pattern databases of seven and eight tiles"),
];

/// Everything a client can choose from.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct Specs {
    heuristics: Vec<HeuristicRow>,
    searches: Vec<SearchRow>,
    notations: Vec<&'static str>,
    limits: Limits,
}

#[derive(Debug, Clone, Serialize)]
struct HeuristicRow {
    name: &'static str,
    help: &'static str,
    admissible: bool,
    consistent: bool,
}

#[derive(Debug, Clone, Serialize)]
struct SearchRow {
    name: &'static str,
    help: &'static str,
    /// Whether its solutions are shortest if the heuristic is admissible.
    proves: bool,
}

#[derive(Debug, Clone, Serialize)]
struct Limits {
    time_seconds: f64,
    threads: usize,
    memory_bytes: u64,
    solutions: usize,
    /// Moves of a solution to analyse.
    moves: usize,
    /// Boards of one scramble.
    count: u64,
    body_bytes: usize,
    queue: usize,
    queue_per_client: usize,
}

struct Ask;

impl HeuristicVisitor for Ask {
    type Output = Properties;

    fn visit<H: Heuristic>(self, heuristic: &H) -> Properties {
        heuristic.properties()
    }
}

impl HeuristicRow {
    /// The row of a name, with the properties the heuristic has on 4x4. What `auto`
    /// stands for has both on every board.
    fn new(row: &Named<HeuristicSpec>, solver: &Solver) -> HeuristicRow {
        let asked = (row.value != HeuristicSpec::Auto)
            .then(|| solver.with_heuristic(&row.value, Home::blank_last(Shape::FOUR), Ask));
        let has = |property: fn(Properties) -> bool| match &asked {
            None => true,
            Some(Ok(properties)) => property(*properties),
            Some(Err(_)) => false,
        };
        HeuristicRow {
            name: row.name,
            help: row.summary,
            admissible: has(|properties| properties.admissible),
            consistent: has(|properties| properties.consistent),
        }
    }

    /// The row of tables, which have both properties.
    fn tables((name, help): (&'static str, &'static str)) -> HeuristicRow {
        HeuristicRow {
            name,
            help,
            admissible: true,
            consistent: true,
        }
    }
}

pub(crate) async fn get(State(app): State<App>) -> Response {
    body::json(&*app.specs)
}

impl Specs {
    /// What a server with these limits offers.
    pub(crate) fn new(config: &Config, solver: &Solver) -> Specs {
        let searches = SearchSpec::ALL.iter().map(|row| SearchRow {
            name: row.name,
            help: row.summary,
            proves: row.value.proves(),
        });
        Specs {
            heuristics: HeuristicSpec::ALL
                .iter()
                .map(|row| HeuristicRow::new(row, solver))
                .chain(TABLES.map(HeuristicRow::tables))
                .collect(),
            searches: searches.collect(),
            notations: Notation::ALL.iter().map(|row| row.name).collect(),
            limits: Limits::new(config),
        }
    }
}

impl Limits {
    fn new(config: &Config) -> Limits {
        Limits {
            time_seconds: config.time.as_secs_f64(),
            threads: config.threads,
            memory_bytes: config.memory,
            solutions: MOST_SOLUTIONS,
            moves: MOST_MOVES,
            count: MOST_BOARDS,
            body_bytes: config.body,
            queue: config.queue,
            queue_per_client: config.queue_per_client,
        }
    }
}
