//! Every heuristic's value for a board, side by side.

use loyd::heuristic::{Estimate, Heuristic, Properties};
use loyd::puzzle::{Goal, Puzzle};
use loyd::spec::HeuristicSpec;
use loyd::{HeuristicVisitor, SolveError, Solver};
use serde::Serialize;

use super::cell;
use crate::engine::Engine;

/// One row: a heuristic and its value for the board.
#[derive(Debug, Serialize)]
pub struct EstimateRow {
    /// The heuristic's name.
    pub heuristic: String,
    /// The value; `None` if the heuristic does not support the shape.
    pub value: Option<f64>,
    /// The value as a whole number of slides.
    pub rounded: Option<u32>,
    /// Whether it never overestimates; `None` for a part of a heuristic.
    pub admissible: Option<bool>,
    /// Whether one slide changes it by at most one; `None` for a part of a heuristic.
    pub consistent: Option<bool>,
    /// The value as people read it.
    #[serde(skip)]
    pub text: String,
}

/// All rows of a board.
#[derive(Debug, Serialize)]
pub struct EstimateRecord {
    /// The input line, where there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u64>,
    /// The board.
    pub board: String,
    /// The goal.
    pub goal: String,
    /// One row per heuristic.
    pub estimates: Vec<EstimateRow>,
}

impl EstimateRecord {
    /// Asks every heuristic, and `more`.
    pub fn new(
        engine: &Engine,
        puzzle: &Puzzle,
        goal: &Goal,
        more: &[HeuristicSpec],
        line: Option<u64>,
    ) -> Result<EstimateRecord, SolveError> {
        Ok(EstimateRecord {
            line,
            board: puzzle.start().to_string(),
            goal: goal.to_string(),
            estimates: rows(engine.solver(), puzzle, more)?,
        })
    }

    /// The record as a row of CSV with the columns of [`estimate_columns`].
    pub fn row(&self) -> Vec<String> {
        let first = [cell(self.line), self.board.clone(), self.goal.clone()];
        let values = self.estimates.iter().map(|row| cell(row.value));
        first
            .into_iter()
            .chain(values)
            .chain([String::new()])
            .collect()
    }
}

/// Every heuristic in the order of the library's table, then `more`; what
/// linear conflict adds stands before the sum it is part of.
fn rows(
    solver: &Solver,
    puzzle: &Puzzle,
    more: &[HeuristicSpec],
) -> Result<Vec<EstimateRow>, SolveError> {
    let manhattan = solver.estimate(puzzle, &HeuristicSpec::Manhattan).ok();
    let mut rows = Vec::new();
    for spec in HeuristicSpec::concrete() {
        let asked = solver
            .with_heuristic(&spec, puzzle.home(), Ask(puzzle))
            .ok();
        if let (Some(name), Some((sum, _)), Some(md)) = (part(&spec), asked, manhattan) {
            let alone = Estimate {
                units: sum.units - md.units,
                unit: sum.unit,
            };
            rows.push(EstimateRow::new(name.to_owned(), Some(alone), None));
        }
        let (value, properties) = asked.unzip();
        rows.push(EstimateRow::new(spec.to_string(), value, properties));
    }
    for spec in more {
        // These were asked for, so it matters why one is not available.
        let asked = solver.with_heuristic(spec, puzzle.home(), Ask(puzzle));
        let (value, properties) = asked?;
        rows.push(EstimateRow::new(
            spec.to_string(),
            Some(value),
            Some(properties),
        ));
    }
    Ok(rows)
}

/// The name of what a heuristic adds to Manhattan distance.
fn part(spec: &HeuristicSpec) -> Option<&'static str> {
    match spec {
        HeuristicSpec::LinearConflict => Some("lc"),
        HeuristicSpec::PaperLinearConflict => Some("paper-lc"),
        HeuristicSpec::Auto
        | HeuristicSpec::Misplaced
        | HeuristicSpec::Manhattan
        | HeuristicSpec::WalkingDistance
        | HeuristicSpec::WalkingOrConflict
        | HeuristicSpec::Hybrid
        | HeuristicSpec::Learned
        | HeuristicSpec::Pdb(_)
        | HeuristicSpec::Colourings => None,
    }
}

struct Ask<'a>(&'a Puzzle);

impl HeuristicVisitor for Ask<'_> {
    type Output = (Estimate, Properties);

    fn visit<H: Heuristic>(self, heuristic: &H) -> (Estimate, Properties) {
        let start = self.0.canonical_start();
        (heuristic.estimate_board(&start), heuristic.properties())
    }
}

impl EstimateRow {
    fn new(
        heuristic: String,
        value: Option<Estimate>,
        properties: Option<Properties>,
    ) -> EstimateRow {
        EstimateRow {
            heuristic,
            value: value.map(Estimate::slides),
            rounded: value.map(Estimate::rounded),
            admissible: properties.map(|properties| properties.admissible),
            consistent: properties.map(|properties| properties.consistent),
            text: value.map_or_else(|| "not for this shape".to_owned(), |v| v.to_string()),
        }
    }
}

/// The columns of CSV: every heuristic has one.
pub fn estimate_columns(more: &[HeuristicSpec]) -> Vec<String> {
    let mut columns: Vec<String> = ["line", "board", "goal"].map(str::to_owned).into();
    for spec in HeuristicSpec::concrete() {
        columns.extend(part(&spec).map(str::to_owned));
        columns.push(spec.to_string());
    }
    columns.extend(more.iter().map(ToString::to_string));
    columns.push("error".to_owned());
    columns
}
