//! What a proof says, as a record for programs.

use loyd::Guarantee;
use serde::Serialize;

use super::state::{MissingShares, Proof};

/// What is proved of a board, and what is missing.
#[derive(Debug, Clone, Serialize)]
pub struct ProofSummary {
    board: String,
    goal: String,
    heuristic: String,
    reductions: String,
    status: String,
    lower_bound: u32,
    upper_bound: Option<u32>,
    moves: Option<String>,
    bounds: Vec<CompleteBound>,
    missing: Vec<MissingRecord>,
}

/// A bound of which every share is exhausted.
#[derive(Debug, Clone, Serialize)]
struct CompleteBound {
    bound: u32,
    generated: u64,
    expanded: u64,
    seconds: f64,
}

/// What is missing of a bound; all of it if there are no shares.
#[derive(Debug, Clone, Serialize)]
struct MissingRecord {
    bound: u32,
    of: Option<u32>,
    shares: Vec<u32>,
}

impl ProofSummary {
    /// Returns the summary of a proof.
    pub fn new(proof: &Proof) -> ProofSummary {
        let head = proof.head();
        let status = if proof.is_proved() {
            Guarantee::Optimal
        } else {
            Guarantee::Limit
        };
        let complete = proof.complete().into_iter();
        let bounds = complete.map(|(bound, seconds)| CompleteBound {
            bound: bound.bound,
            generated: bound.generated,
            expanded: bound.expanded,
            seconds,
        });
        let missing = |missing: MissingShares| MissingRecord {
            bound: missing.bound,
            of: missing.of,
            shares: missing.numbers,
        };
        ProofSummary {
            board: head.board.clone(),
            goal: head.goal.clone(),
            heuristic: head.heuristic.clone(),
            reductions: head.reductions.clone(),
            status: status.to_string(),
            lower_bound: proof.proved_bound(),
            upper_bound: proof.best().map(|path| path.len() as u32),
            moves: proof.best().map(ToString::to_string),
            bounds: bounds.collect(),
            missing: proof.missing().into_iter().map(missing).collect(),
        }
    }
}
