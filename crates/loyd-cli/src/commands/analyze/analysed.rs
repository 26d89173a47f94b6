//! An analysed solution in either metric, and its record.

use loyd::play::analysis::{Analysis, Summary};
use loyd::play::moves::MoveAnalysis;
use loyd::puzzle::{Goal, Metric, MoveNotation};
use loyd_engine::{AnalysisRecord, MoveAnalysisRecord};
use serde::Serialize;

use crate::exit::Exit;

/// What the library answers.
pub(super) enum Analysed {
    Stm(Analysis),
    Mtm(MoveAnalysis),
}

impl Analysed {
    /// The record, with moves in this notation.
    pub(super) fn record(
        &self,
        goal: &Goal,
        notation: MoveNotation,
        line: Option<u64>,
    ) -> AnalysedRecord {
        match self {
            Analysed::Stm(analysis) => {
                AnalysedRecord::Stm(AnalysisRecord::new(analysis, goal, notation, line))
            }
            Analysed::Mtm(analysis) => {
                AnalysedRecord::Mtm(MoveAnalysisRecord::new(analysis, goal, notation, line))
            }
        }
    }

    pub(super) fn add_to(&self, summary: &mut Summary) {
        match self {
            Analysed::Stm(analysis) => summary.add(analysis),
            Analysed::Mtm(analysis) => summary.add_moves(analysis),
        }
    }

    /// The distance before the first move and after each.
    pub(super) fn distances(&self) -> &[Option<u32>] {
        match self {
            Analysed::Stm(analysis) => &analysis.distances,
            Analysed::Mtm(analysis) => &analysis.distances,
        }
    }

    /// What the exit code says of it.
    pub(super) fn exit(&self) -> Exit {
        let is_complete = match self {
            Analysed::Stm(analysis) => analysis.is_complete(),
            Analysed::Mtm(analysis) => analysis.is_complete(),
        };
        if is_complete {
            Exit::Success
        } else {
            Exit::Limit
        }
    }
}

/// The record of the metric that was asked for.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum AnalysedRecord {
    Stm(AnalysisRecord),
    Mtm(MoveAnalysisRecord),
}

impl AnalysedRecord {
    /// The columns of CSV: those of the record, then what is wrong with a line.
    pub(super) fn columns(metric: Metric) -> Vec<&'static str> {
        let mut columns = match metric {
            Metric::Stm => AnalysisRecord::columns(),
            Metric::Mtm => MoveAnalysisRecord::columns(),
        };
        columns.push("error");
        columns
    }

    /// A row of CSV.
    pub(super) fn row(&self) -> Vec<String> {
        let mut row = match self {
            AnalysedRecord::Stm(record) => record.row(),
            AnalysedRecord::Mtm(record) => record.row(),
        };
        row.push(String::new());
        row
    }

    /// The equation: `87 = 51 + 2x18`.
    pub(super) fn summary(&self) -> &str {
        match self {
            AnalysedRecord::Stm(record) => &record.summary,
            AnalysedRecord::Mtm(record) => &record.summary,
        }
    }
}
