//! The lines of a proof.

use loyd::DividedSearch;
use loyd::puzzle::{Path, Puzzle};
use loyd::search::{BoundShare, Iteration, ShareOutcome};
use serde::{Deserialize, Serialize};

/// How bounds are divided into shares. Shares of another number do not belong together, so it
/// must change whenever `search/kernel/divide.rs` of the library deals out other boards.
const DIVISION: u32 = 2;

/// The division of files that do not name one: the boards of one level of the tree.
const fn first_division() -> u32 {
    1
}

/// The first line: the board, and everything that the division of a bound depends on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProofHead {
    /// The version of the program.
    pub version: String,
    /// The start, row by row.
    pub board: String,
    /// The goal, row by row.
    pub goal: String,
    /// The heuristic, by name.
    pub heuristic: String,
    /// What the search leaves out, by name.
    pub reductions: String,
    /// The estimate of the start: no solution is shorter.
    pub first_bound: u32,
    /// How bounds are divided.
    #[serde(default = "first_division")]
    pub division: u32,
}

impl ProofHead {
    /// Returns the first line of a proof by this search.
    pub(crate) fn new(puzzle: &Puzzle, search: &DividedSearch<'_>) -> ProofHead {
        ProofHead {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            board: puzzle.start().to_string(),
            goal: puzzle.goal().to_string(),
            heuristic: search.heuristic().to_string(),
            reductions: search.reductions().to_string(),
            first_bound: search.first_bound(),
            division: DIVISION,
        }
    }

    /// Returns the first thing in which another proof differs.
    pub fn difference(&self, other: &ProofHead) -> Option<&'static str> {
        // Named one by one, so that a new field does not compile until it is compared.
        let ProofHead {
            version,
            board,
            goal,
            heuristic,
            reductions,
            first_bound,
            division,
        } = other;
        let rows = [
            ("board", self.board != *board),
            ("goal", self.goal != *goal),
            ("heuristic", self.heuristic != *heuristic),
            ("reductions", self.reductions != *reductions),
            ("version of the program", self.version != *version),
            ("division into shares", self.division != *division),
            ("tables of the heuristic", self.first_bound != *first_bound),
        ];
        rows.iter().find(|row| row.1).map(|row| row.0)
    }
}

/// Any line but the first.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ProofRecord {
    /// A share of a bound is exhausted.
    Exhausted(ExhaustedShare),
    /// A solution is known.
    Solution(KnownSolution),
}

/// A share of a bound that is exhausted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExhaustedShare {
    /// The bound.
    pub bound: u32,
    /// The share, as in `3/100`.
    pub share: String,
    /// Boards generated in the share.
    pub generated: u64,
    /// Boards expanded in the share.
    pub expanded: u64,
    /// Seconds that this took.
    pub seconds: f64,
}

/// A solution.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KnownSolution {
    /// Its slides, by the direction in which the tiles move.
    pub solution: String,
    /// Its length.
    pub length: u32,
}

impl ProofRecord {
    /// Returns the line of an exhausted share.
    pub(crate) fn exhausted(
        (bound, share): (u32, BoundShare),
        outcome: &ShareOutcome,
        seconds: f64,
    ) -> ProofRecord {
        ProofRecord::Exhausted(ExhaustedShare {
            bound,
            share: share.to_string(),
            generated: outcome.generated,
            expanded: outcome.expanded,
            seconds,
        })
    }

    /// Returns the line of a bound that was searched at once.
    pub(crate) fn whole_bound(bound: &Iteration, seconds: f64) -> ProofRecord {
        ProofRecord::Exhausted(ExhaustedShare {
            bound: bound.bound,
            share: BoundShare::WHOLE.to_string(),
            generated: bound.generated,
            expanded: bound.expanded,
            seconds,
        })
    }

    /// Returns the line of a solution.
    pub(crate) fn solution(path: &Path) -> ProofRecord {
        ProofRecord::Solution(KnownSolution {
            solution: path.to_string(),
            length: path.len() as u32,
        })
    }
}
