//! One solved board as a record.
//!
//! A board without a solution has the same fields, null where there is nothing
//! to say.

use loyd::puzzle::{Board, Goal, Metric, MoveNotation, Path};
use loyd::search::{FirstSlide, Reductions};
use loyd::spec::{HeuristicSpec, SearchSpec};
use loyd::{Report, Solutions};
use serde::Serialize;

use super::hint::FirstMoveRecord;
use super::{cell, letter, micros};

/// What was asked, whatever came of it.
#[derive(Debug, Clone)]
pub struct Asked<'a> {
    /// The goal.
    pub goal: &'a Goal,
    /// How lengths are counted.
    pub metric: Metric,
    /// The heuristic asked for.
    pub heuristic: &'a HeuristicSpec,
    /// The search asked for.
    pub search: SearchSpec,
    /// The reductions asked for.
    pub reductions: Option<Reductions>,
    /// Threads for each board.
    pub threads: usize,
    /// How moves are written.
    pub notation: MoveNotation,
}

/// What only the door's clock knows.
#[derive(Debug, Clone, Copy, Default)]
pub struct Timing<'a> {
    /// Seconds for the search.
    pub seconds: f64,
    /// Seconds for what later boards need not build again.
    pub setup_seconds: f64,
    /// Seconds for each bound, in the order searched.
    pub bound_seconds: &'a [f64],
}

/// The fields, in the order they are written.
#[derive(Debug, Default, Serialize)]
pub struct SolveRecord {
    /// The input line, where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    board: String,
    goal: String,
    status: String,
    length: Option<u32>,
    lower_bound: Option<u32>,
    upper_bound: Option<u32>,
    moves: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solutions_complete: Option<bool>,
    /// Every first move of a shortest solution, where they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    first_moves: Option<Vec<FirstMoveRecord>>,
    metric: String,
    search: String,
    heuristic: String,
    /// What the search was allowed to leave out; null before one was chosen.
    reductions: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out_by_symmetry: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out_by_circular: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    left_out_by_automaton: Option<u64>,
    /// Bounds whose first slides were tried in another order.
    #[serde(skip_serializing_if = "Option::is_none")]
    reordered_bounds: Option<usize>,
    /// The most boards kept between two bounds, by a search that keeps any.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept_boards: Option<u64>,
    /// Whether there was no room for more.
    #[serde(skip_serializing_if = "Option::is_none")]
    kept_full: Option<bool>,
    /// What reference boards said; absent where none were asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    plain_estimate: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lifted_estimate: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    references_reviewed: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    references_out_of_range: Option<u32>,
    nodes_generated: u64,
    nodes_expanded: u64,
    iterations: Vec<Step>,
    seconds: f64,
    setup_seconds: f64,
    threads: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    peak_bytes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

/// One bound of an iterative deepening.
#[derive(Debug, Serialize)]
struct Step {
    bound: u32,
    nodes_generated: u64,
    nodes_expanded: u64,
    seconds: f64,
    /// What was met behind each first slide, in the order they were tried, where
    /// that order may change.
    #[serde(skip_serializing_if = "Option::is_none")]
    first_slides: Option<Vec<First>>,
}

/// A first slide in one bound.
#[derive(Debug, Serialize)]
struct First {
    slide: char,
    least_estimate: u32,
    nodes_generated: u64,
}

impl First {
    fn new(first: &FirstSlide, notation: MoveNotation) -> First {
        First {
            slide: letter(first.slide, notation),
            least_estimate: first.least_estimate,
            nodes_generated: first.generated,
        }
    }
}

impl SolveRecord {
    /// The columns of CSV, which has no lists: of the solutions only their
    /// number is there, of the bounds nothing.
    pub const COLUMNS: [&'static str; 31] = [
        "line",
        "board",
        "goal",
        "status",
        "length",
        "lower_bound",
        "upper_bound",
        "moves",
        "solutions",
        "solutions_complete",
        "metric",
        "search",
        "heuristic",
        "reductions",
        "left_out_by_symmetry",
        "left_out_by_circular",
        "left_out_by_automaton",
        "reordered_bounds",
        "kept_boards",
        "kept_full",
        "plain_estimate",
        "lifted_estimate",
        "references_reviewed",
        "references_out_of_range",
        "nodes_generated",
        "nodes_expanded",
        "seconds",
        "setup_seconds",
        "threads",
        "peak_bytes",
        "error",
    ];

    /// What is known before a board is searched.
    fn about(asked: &Asked<'_>, board: &Board, line: Option<u64>) -> SolveRecord {
        SolveRecord {
            line,
            board: board.to_string(),
            goal: asked.goal.to_string(),
            metric: asked.metric.to_string(),
            search: asked.search.to_string(),
            heuristic: asked.heuristic.to_string(),
            reductions: asked.reductions.map(|asked| asked.to_string()),
            threads: 1,
            ..SolveRecord::default()
        }
    }

    /// The record of a board that has no solution.
    pub fn unsolvable(
        asked: &Asked<'_>,
        board: &Board,
        line: Option<u64>,
        error: &str,
    ) -> SolveRecord {
        SolveRecord {
            status: "unsolvable".to_owned(),
            error: Some(error.to_owned()),
            ..SolveRecord::about(asked, board, line)
        }
    }

    /// The record of a searched board; `all` where every solution was asked for.
    pub fn searched(
        asked: &Asked<'_>,
        report: &Report,
        all: Option<&Solutions>,
        timing: Timing<'_>,
        line: Option<u64>,
    ) -> SolveRecord {
        let text = |path: &Path| path.text(asked.notation);
        let (stats, reductions) = (&report.stats, report.reductions);
        SolveRecord {
            status: report.guarantee.to_string(),
            length: Some(report.path.length(report.metric) as u32),
            lower_bound: Some(report.lower_bound),
            upper_bound: Some(report.upper_bound),
            moves: Some(text(&report.path)),
            solutions: all.map(|all| all.paths.iter().map(text).collect()),
            solutions_complete: all.map(|all| all.complete),
            search: report.search.to_string(),
            // Only the kernel can use several for one board.
            threads: match report.search {
                SearchSpec::Kernel => asked.threads,
                _ => 1,
            },
            heuristic: report.heuristic.to_string(),
            reductions: Some(reductions.to_string()),
            left_out_by_symmetry: reductions.symmetry.then_some(stats.left_out.symmetry),
            left_out_by_circular: reductions.circular.then_some(stats.left_out.circular),
            left_out_by_automaton: reductions.automaton.map(|_| stats.left_out.automaton),
            reordered_bounds: reductions.starting_order.then(|| stats.reordered()),
            kept_boards: stats.kept.map(|kept| kept.most),
            kept_full: stats.kept.map(|kept| kept.full),
            plain_estimate: report.lift.map(|lift| lift.plain),
            lifted_estimate: report.lift.map(|lift| lift.lifted),
            references_reviewed: report.lift.map(|lift| lift.reviewed),
            references_out_of_range: report.lift.map(|lift| lift.out_of_range),
            nodes_generated: stats.generated,
            nodes_expanded: stats.expanded,
            iterations: steps(report, timing.bound_seconds, asked.notation),
            seconds: micros(timing.seconds),
            setup_seconds: micros(timing.setup_seconds),
            ..SolveRecord::about(asked, report.puzzle.start(), line)
        }
    }

    /// The same record with first moves.
    #[must_use]
    pub fn with_first_moves(self, first_moves: Vec<FirstMoveRecord>) -> SolveRecord {
        SolveRecord {
            first_moves: Some(first_moves),
            ..self
        }
    }

    /// The same record with the memory held so far.
    #[must_use]
    pub fn with_peak(self, peak_bytes: Option<u64>) -> SolveRecord {
        SolveRecord { peak_bytes, ..self }
    }

    /// The record as a row of CSV.
    pub fn row(&self) -> [String; 31] {
        [
            cell(self.line),
            self.board.clone(),
            self.goal.clone(),
            self.status.clone(),
            cell(self.length),
            cell(self.lower_bound),
            cell(self.upper_bound),
            cell(self.moves.as_ref()),
            cell(self.solutions.as_ref().map(Vec::len)),
            cell(self.solutions_complete),
            self.metric.clone(),
            self.search.clone(),
            self.heuristic.clone(),
            cell(self.reductions.as_ref()),
            cell(self.left_out_by_symmetry),
            cell(self.left_out_by_circular),
            cell(self.left_out_by_automaton),
            cell(self.reordered_bounds),
            cell(self.kept_boards),
            cell(self.kept_full),
            cell(self.plain_estimate),
            cell(self.lifted_estimate),
            cell(self.references_reviewed),
            cell(self.references_out_of_range),
            self.nodes_generated.to_string(),
            self.nodes_expanded.to_string(),
            self.seconds.to_string(),
            self.setup_seconds.to_string(),
            self.threads.to_string(),
            cell(self.peak_bytes),
            cell(self.error.as_ref()),
        ]
    }
}

/// The bounds, with the seconds that each took.
fn steps(report: &Report, seconds: &[f64], notation: MoveNotation) -> Vec<Step> {
    let stats = &report.stats;
    let first = |bound: usize| {
        let met = stats.first_slides.get(bound)?.iter();
        Some(met.map(|first| First::new(first, notation)).collect())
    };
    let bounds = stats.iterations.iter().enumerate();
    let steps = bounds.map(|(index, iteration)| Step {
        bound: iteration.bound,
        nodes_generated: iteration.generated,
        nodes_expanded: iteration.expanded,
        seconds: micros(seconds.get(index).copied().unwrap_or(0.0)),
        first_slides: first(index),
    });
    steps.collect()
}
