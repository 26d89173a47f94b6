//! A hint and an analysed solution in the multi-tile metric.

use loyd::play::moves::{MoveAnalysis, MoveHint, MoveKind};
use loyd::puzzle::{Goal, Metric, MoveNotation};
use serde::Serialize;

/// An analysed solution. The fields, in the order they are written.
#[derive(Debug, Serialize)]
pub struct MoveAnalysisRecord {
    /// The board that was solved.
    pub scramble: String,
    /// The goal.
    pub goal: String,
    /// What is counted.
    pub metric: String,
    /// `optimal` if everything is known, else `limit`.
    pub status: &'static str,
    /// What was played.
    pub moves: String,
    /// Its length.
    pub played: usize,
    /// The shortest length; null if a limit came first.
    pub optimal: Option<u32>,
    /// How many moves led closer, left the distance as it was, and led away, as far as known.
    pub good: usize,
    /// See `good`.
    pub neutral: usize,
    /// See `good`.
    pub bad: usize,
    /// `40 = 33 + 3 + 2x2`.
    pub summary: String,
    /// The distance before the first move and after each; null where a limit came first.
    pub distances: Vec<Option<u32>>,
    /// `good`, `neutral` or `bad` for each move; null where a limit came first.
    pub kinds: Vec<Option<String>>,
}

impl MoveAnalysisRecord {
    /// Returns the record of an analysis, with moves in this notation.
    pub fn new(analysis: &MoveAnalysis, goal: &Goal, notation: MoveNotation) -> MoveAnalysisRecord {
        let kinds = analysis.kinds().into_iter();
        MoveAnalysisRecord {
            scramble: analysis.puzzle.start().to_string(),
            goal: goal.to_string(),
            metric: Metric::Mtm.to_string(),
            status: if analysis.optimal().is_some() {
                "optimal"
            } else {
                "limit"
            },
            moves: analysis.played.text(notation),
            played: analysis.moves.len(),
            optimal: analysis.optimal(),
            good: analysis.count(MoveKind::Good),
            neutral: analysis.count(MoveKind::Neutral),
            bad: analysis.count(MoveKind::Bad),
            summary: analysis.to_string(),
            distances: analysis.distances.clone(),
            kinds: kinds
                .map(|kind| kind.map(|kind| kind.to_string()))
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
    /// `good`, `neutral` or `bad`; null if that is not known.
    pub kind: Option<String>,
    /// The length of the shortest solutions that begin with it; null if not known.
    pub length: Option<u32>,
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
        let first_moves = hint.next_moves.iter().map(|next| NextMoveRecord {
            text: next.slides.text(notation),
            kind: next.kind.map(|kind| kind.to_string()),
            length: next.length,
        });
        MoveHintRecord {
            board: report.puzzle.start().to_string(),
            goal: goal.to_string(),
            metric: report.metric.to_string(),
            status: report.guarantee.to_string(),
            length: report.path.length(report.metric) as u32,
            lower_bound: report.lower_bound,
            upper_bound: report.upper_bound,
            moves: hint.moves(moves).text(notation),
            first_moves: first_moves.collect(),
        }
    }
}
