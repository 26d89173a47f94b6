//! One analysed solution.

use loyd::play::analysis::{Analysis, luck};
use loyd::puzzle::{Goal, Metric, MoveNotation};
use serde::Serialize;

use super::columns::record;
use super::letter;

record! {
    /// The fields, in the order they are written.
    #[derive(Debug, Serialize)]
    pub struct AnalysisRecord {
        /// The input line, where there are several.
        #[serde(skip_serializing_if = "Option::is_none")]
        csv pub line: Option<u64>,
        /// The board that was solved.
        csv pub scramble: String,
        /// The goal.
        csv pub goal: String,
        /// `optimal` if everything is known, else `limit`.
        csv pub status: &'static str,
        /// What was played.
        csv pub moves: String,
        /// Its length.
        csv pub played: usize,
        /// Its length in multi-tile moves.
        csv pub played_mtm: usize,
        /// The shortest length; null if a limit came first.
        csv pub optimal: Option<u32>,
        /// The shortest length is at least this.
        csv pub lower_bound: u32,
        /// The shortest length is at most this.
        csv pub upper_bound: u32,
        /// The number of bad moves; null if a limit came first.
        csv pub bad: Option<u32>,
        /// `87 = 51 + 2x18`.
        json pub summary: String,
        /// The share of random boards that are shorter, where it is known.
        csv pub luck: Option<f64>,
        /// The distance before the first move and after each; null where a limit came first.
        json pub distances: Vec<Option<u32>>,
        /// The bad moves.
        json pub bad_moves: Vec<BadMoveRecord>,
    }
}

/// One bad move.
#[derive(Debug, Serialize)]
pub struct BadMoveRecord {
    /// Its number, from 1.
    pub number: usize,
    /// The board it was made on.
    pub board: String,
    /// What was played.
    pub played: char,
    /// Every move that would have led nearer.
    pub better: Vec<char>,
    /// Whether these are all; absent if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better_complete: Option<bool>,
    /// The board's distance.
    pub distance: u32,
}

impl AnalysisRecord {
    /// Returns the record of an analysis, with moves in this notation.
    pub fn new(
        analysis: &Analysis,
        goal: &Goal,
        notation: MoveNotation,
        line: Option<u64>,
    ) -> AnalysisRecord {
        let bad_moves = analysis.bad_moves.iter().map(|bad| BadMoveRecord {
            number: bad.index + 1,
            board: bad.board.to_string(),
            played: letter(bad.played, notation),
            better: bad.better.iter().map(|&s| letter(s, notation)).collect(),
            better_complete: (!bad.complete).then_some(false),
            distance: bad.distance,
        });
        let optimal = analysis.optimal();
        AnalysisRecord {
            line,
            scramble: analysis.puzzle.start().to_string(),
            goal: goal.to_string(),
            status: if analysis.is_complete() {
                "optimal"
            } else {
                "limit"
            },
            moves: analysis.played.text(notation),
            played: analysis.played.len(),
            played_mtm: analysis.played.length(Metric::Mtm),
            optimal,
            lower_bound: analysis.lower_bound,
            upper_bound: analysis.upper_bound,
            bad: analysis.bad(),
            summary: analysis.to_string(),
            luck: optimal.and_then(|optimal| luck(&analysis.puzzle, optimal)),
            distances: analysis.distances.clone(),
            bad_moves: bad_moves.collect(),
        }
    }
}
