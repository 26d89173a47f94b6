//! A check as a record: the fields of a JSON object. The names are fixed; programs read them.
//! `docs/teaching.md` lists them.

use serde::Serialize;

use super::{Claim, Coverage, Findings, KnownBoards};

/// One check.
#[derive(Debug, Serialize)]
pub struct CheckRecord {
    /// The name of the heuristic, or the program.
    heuristic: String,
    size: String,
    goal: String,
    /// `all`, or `part`: boards near the goal and samples.
    coverage: &'static str,
    /// All boards within this many moves were asked, if not all boards were.
    near: Option<u32>,
    samples: usize,
    samples_unsolved: usize,
    seed: u64,
    boards: usize,
    claim: String,
    /// Whether the claim was not refuted.
    holds: bool,
    /// What the program did wrong; then there are no findings.
    fault: Option<FaultRecord>,
    findings: Option<FindingsRecord>,
}

/// What a program did wrong.
#[derive(Debug, Serialize)]
pub struct FaultRecord {
    /// A word for programs.
    pub kind: &'static str,
    /// A sentence for people.
    pub message: String,
    /// The line of its output that is wrong.
    pub line: Option<usize>,
    /// What is on that line.
    pub text: Option<String>,
    /// The board that this line should answer.
    pub board: Option<String>,
    /// The answers before it.
    pub answers: usize,
    /// The end of what it printed to standard error.
    pub stderr: String,
}

#[derive(Debug, Serialize)]
struct FindingsRecord {
    admissible: bool,
    consistent: bool,
    goal_estimate: f64,
    overestimated: usize,
    overestimates: Vec<OverestimateRecord>,
    moves: usize,
    jumping: usize,
    jumps: Vec<JumpRecord>,
    by_distance: Vec<DistanceRecord>,
    by_estimate: Vec<EstimateRecord>,
}

#[derive(Debug, Serialize)]
struct OverestimateRecord {
    board: String,
    distance: u32,
    estimate: f64,
}

#[derive(Debug, Serialize)]
struct JumpRecord {
    board: String,
    estimate: f64,
    neighbour: String,
    neighbour_estimate: f64,
}

#[derive(Debug, Serialize)]
struct DistanceRecord {
    distance: u32,
    boards: usize,
    overestimated: usize,
    estimate_least: f64,
    estimate_mean: f64,
    estimate_most: f64,
}

#[derive(Debug, Serialize)]
struct EstimateRecord {
    /// Rounded to a whole number.
    estimate: i32,
    boards: usize,
    distance_least: u32,
    distance_mean: f64,
    distance_most: u32,
}

impl CheckRecord {
    /// The record of a check that has not found anything yet.
    pub fn new(heuristic: &str, known: &KnownBoards, claim: Claim, seed: u64) -> CheckRecord {
        let (coverage, near, samples, samples_unsolved) = match known.coverage() {
            Coverage::All => ("all", None, 0, 0),
            Coverage::Part {
                near,
                samples,
                unsolved,
            } => ("part", Some(near), samples, unsolved),
        };
        CheckRecord {
            heuristic: heuristic.to_owned(),
            size: known.goal().shape().to_string(),
            goal: known.goal().to_string(),
            coverage,
            near,
            samples,
            samples_unsolved,
            seed,
            boards: known.boards().len(),
            claim: claim.to_string(),
            holds: false,
            fault: None,
            findings: None,
        }
    }

    /// The record of a program that did something wrong.
    #[must_use]
    pub fn faulty(mut self, fault: FaultRecord) -> CheckRecord {
        self.fault = Some(fault);
        self
    }

    /// The record with what was found.
    #[must_use]
    pub fn found(mut self, findings: &Findings, claim: Claim) -> CheckRecord {
        self.holds = findings.agree_with(claim);
        self.findings = Some(FindingsRecord::new(findings));
        self
    }
}

impl FindingsRecord {
    fn new(findings: &Findings) -> FindingsRecord {
        let overestimates = findings
            .overestimates
            .iter()
            .map(|over| OverestimateRecord {
                board: over.board.to_string(),
                distance: over.distance,
                estimate: over.estimate,
            });
        let jumps = findings.jumps.iter().map(|jump| JumpRecord {
            board: jump.board.to_string(),
            estimate: jump.estimate,
            neighbour: jump.neighbour.to_string(),
            neighbour_estimate: jump.neighbour_estimate,
        });
        let by_distance = findings.by_distance.iter().map(|row| DistanceRecord {
            distance: row.distance,
            boards: row.boards,
            overestimated: row.overestimated,
            estimate_least: row.least,
            estimate_mean: row.mean,
            estimate_most: row.most,
        });
        let by_estimate = findings.by_estimate.iter().map(|row| EstimateRecord {
            estimate: row.estimate,
            boards: row.boards,
            distance_least: row.least,
            distance_mean: row.mean,
            distance_most: row.most,
        });
        FindingsRecord {
            admissible: findings.agree_with(Claim::Admissible),
            consistent: findings.agree_with(Claim::Consistent),
            goal_estimate: findings.goal_estimate,
            overestimated: findings.overestimated,
            overestimates: overestimates.collect(),
            moves: findings.moves,
            jumping: findings.jumping,
            jumps: jumps.collect(),
            by_distance: by_distance.collect(),
            by_estimate: by_estimate.collect(),
        }
    }
}
