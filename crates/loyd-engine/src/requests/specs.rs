//! Specs: the names there are, and the limits of a door.

use loyd::heuristic::{Heuristic, Properties};
use loyd::puzzle::{Home, Notation, Shape};
use loyd::spec::{HeuristicSpec, Named, SearchSpec};
use loyd::{HeuristicVisitor, Solver};
use serde::Serialize;

use super::analyze::MOST_MOVES;
use super::job::JobLimits;
use super::scramble::MOST_BOARDS;
use super::solve::MOST_SOLUTIONS;

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
pub struct SpecsRecord {
    heuristics: Vec<HeuristicRow>,
    searches: Vec<SearchRow>,
    notations: Vec<&'static str>,
    limits: RequestLimits,
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

/// How much a request may ask for.
#[derive(Debug, Clone, Serialize)]
pub struct RequestLimits {
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

struct AskProperties;

impl HeuristicVisitor for AskProperties {
    type Output = Properties;

    fn visit<H: Heuristic>(self, heuristic: &H) -> Properties {
        heuristic.properties()
    }
}

impl HeuristicRow {
    /// The row of a name, with the properties the heuristic has on 4x4. What `auto`
    /// stands for has both on every board.
    fn new(row: &Named<HeuristicSpec>, solver: &Solver) -> HeuristicRow {
        let asked = (row.value != HeuristicSpec::Auto).then(|| {
            solver.with_heuristic(&row.value, Home::blank_last(Shape::FOUR), AskProperties)
        });
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

impl SpecsRecord {
    /// What a door with these limits offers.
    pub fn new(limits: RequestLimits, solver: &Solver) -> SpecsRecord {
        let searches = SearchSpec::ALL.iter().filter(|row| row.value.is_built());
        let searches = searches.map(|row| SearchRow {
            name: row.name,
            help: row.summary,
            proves: row.value.proves(),
        });
        SpecsRecord {
            heuristics: HeuristicSpec::ALL
                .iter()
                .map(|row| HeuristicRow::new(row, solver))
                .chain(TABLES.map(HeuristicRow::tables))
                .collect(),
            searches: searches.collect(),
            notations: Notation::ALL.iter().map(|row| row.name).collect(),
            limits,
        }
    }
}

impl RequestLimits {
    /// The limits of a door whose requests have at most `body_bytes`, of which `queue` may wait,
    /// and of one client `queue_per_client`.
    pub fn new(
        job: JobLimits,
        body_bytes: usize,
        queue: usize,
        queue_per_client: usize,
    ) -> RequestLimits {
        RequestLimits {
            time_seconds: job.time.as_secs_f64(),
            threads: job.threads,
            memory_bytes: job.memory,
            solutions: MOST_SOLUTIONS,
            moves: MOST_MOVES,
            count: MOST_BOARDS,
            body_bytes,
            queue,
            queue_per_client,
        }
    }
}
