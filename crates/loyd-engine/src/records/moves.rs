//! A hint and an analysed solution in the multi-tile metric.

use loyd::play::moves::{LostMove, MoveAnalysis, MoveHint, MoveKind, NextMove};
use loyd::puzzle::{Goal, Metric, MoveNotation};
use serde::Serialize;

use super::columns::record;

record! {
    /// An analysed solution. The fields, in the order they are written.
    #[derive(Debug, Serialize)]
    pub struct MoveAnalysisRecord {
        /// The input line, where there are several.
        #[serde(skip_serializing_if = "Option::is_none")]
        csv pub line: Option<u64>,
        /// The board that was solved.
        csv pub scramble: String,
        /// The goal.
        csv pub goal: String,
        /// What is counted.
        csv pub metric: String,
        /// `optimal` if everything is known, else `limit`.
        csv pub status: &'static str,
        /// What was played.
        csv pub moves: String,
        /// Its length.
        csv pub played: usize,
        /// The shortest length; null if a limit came first.
        csv pub optimal: Option<u32>,
        /// The shortest length is at least this.
        csv pub lower_bound: u32,
        /// The shortest length is at most this.
        csv pub upper_bound: u32,
        /// How many moves led closer, left the distance as it was, and led away, as far as known.
        csv pub good: usize,
        /// See `good`.
        csv pub neutral: usize,
        /// See `good`.
        csv pub bad: usize,
        /// `40 = 33 + 3 + 2x2`.
        json pub summary: String,
        /// The distance before the first move and after each; null where a limit came first.
        json pub distances: Vec<Option<u32>>,
        /// `good`, `neutral` or `bad` for each move; null where a limit came first.
        json pub kinds: Vec<Option<String>>,
        /// The neutral and the bad moves.
        json pub lost_moves: Vec<LostMoveRecord>,
    }
}

/// One move that did not lead closer.
#[derive(Debug, Serialize)]
pub struct LostMoveRecord {
    /// Its number, from 1.
    pub number: usize,
    /// The board it was made on.
    pub board: String,
    /// What was played.
    pub played: String,
    /// `neutral` or `bad`.
    pub kind: String,
    /// Every move that would have led closer.
    pub better: Vec<String>,
    /// Whether these are all; absent if they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub better_complete: Option<bool>,
    /// The board's distance.
    pub distance: u32,
}

impl LostMoveRecord {
    fn new(lost: &LostMove, notation: MoveNotation) -> LostMoveRecord {
        let better = lost.better.iter().map(|slides| slides.text(notation));
        LostMoveRecord {
            number: lost.index + 1,
            board: lost.board.to_string(),
            played: lost.played.text(notation),
            kind: lost.kind.to_string(),
            better: better.collect(),
            better_complete: (!lost.complete).then_some(false),
            distance: lost.distance,
        }
    }
}

impl MoveAnalysisRecord {
    /// Returns the record of an analysis, with moves in this notation.
    pub fn new(
        analysis: &MoveAnalysis,
        goal: &Goal,
        notation: MoveNotation,
        line: Option<u64>,
    ) -> MoveAnalysisRecord {
        let kinds = analysis.kinds().into_iter();
        let lost_moves = analysis.lost_moves.iter();
        MoveAnalysisRecord {
            line,
            scramble: analysis.puzzle.start().to_string(),
            goal: goal.to_string(),
            metric: Metric::Mtm.to_string(),
            status: if analysis.is_complete() {
                "optimal"
            } else {
                "limit"
            },
            moves: analysis.played.text(notation),
            played: analysis.moves.len(),
            optimal: analysis.optimal(),
            lower_bound: analysis.lower_bound,
            upper_bound: analysis.upper_bound,
            good: analysis.count(MoveKind::Good),
            neutral: analysis.count(MoveKind::Neutral),
            bad: analysis.count(MoveKind::Bad),
            summary: analysis.to_string(),
            distances: analysis.distances.clone(),
            kinds: kinds
                .map(|kind| kind.map(|kind| kind.to_string()))
                .collect(),
            lost_moves: lost_moves
                .map(|lost| LostMoveRecord::new(lost, notation))
                .collect(),
        }
    }
}

/// The next best moves. The fields, in the order they are written.
#[derive(Debug, Serialize)]
pub struct MoveHintRecord {
    /// The board.
    pub board: String,
    /// The goal.
    pub goal: String,
    /// What is counted.
    pub metric: String,
    /// What is proved of the solution: `optimal` or `limit`.
    pub status: String,
    /// The length of the best solution known.
    pub length: u32,
    /// No solution is shorter than this.
    pub lower_bound: u32,
    /// A solution of this length is known.
    pub upper_bound: u32,
    /// The first moves of that solution.
    pub moves: String,
    /// Every move that is possible.
    pub first_moves: Vec<NextMoveRecord>,
}

/// One move that is possible.
#[derive(Debug, Serialize)]
pub struct NextMoveRecord {
    /// Its letter and the number of tiles.
    #[serde(rename = "move")]
    pub text: String,
    /// The tile farthest from the blank that it moves.
    pub tile: u8,
    /// `good`, `neutral` or `bad`; null if that is not known.
    pub kind: Option<String>,
    /// The length of the shortest solutions that begin with it; null if not known.
    pub length: Option<u32>,
}

impl NextMoveRecord {
    /// Returns the record of a move, in this notation.
    pub fn new(next: &NextMove, notation: MoveNotation) -> NextMoveRecord {
        NextMoveRecord {
            text: next.slides.text(notation),
            tile: next.tile,
            kind: next.kind.map(|kind| kind.to_string()),
            length: next.length,
        }
    }
}

impl MoveHintRecord {
    /// Returns the record of a hint of `moves` moves, in this notation.
    pub fn new(
        hint: &MoveHint,
        goal: &Goal,
        moves: usize,
        notation: MoveNotation,
    ) -> MoveHintRecord {
        let report = &hint.report;
        let first_moves = hint.next_moves.iter();
        MoveHintRecord {
            board: report.puzzle.start().to_string(),
            goal: goal.to_string(),
            metric: report.metric.to_string(),
            status: report.guarantee.to_string(),
            length: report.path.length(report.metric) as u32,
            lower_bound: report.lower_bound,
            upper_bound: report.upper_bound,
            moves: hint.moves(moves).text(notation),
            first_moves: first_moves
                .map(|next| NextMoveRecord::new(next, notation))
                .collect(),
        }
    }
}
