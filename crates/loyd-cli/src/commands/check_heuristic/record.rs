//! The answer of `loyd check-heuristic` as JSON.

use loyd_lab::heuristic_check::{Claim, Coverage, Findings, KnownBoards};
use serde::Serialize;

use super::program::{Cause, Trouble};
use super::report;

/// One check.
#[derive(Debug, Serialize)]
pub(super) struct CheckRecord {
    /// The name of the heuristic, or the program.
    pub(super) heuristic: String,
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

#[derive(Debug, Serialize)]
struct FaultRecord {
    kind: &'static str,
    message: String,
    /// The line of its output that is wrong.
    line: Option<usize>,
    text: Option<String>,
    /// The board that this line should answer.
    board: Option<String>,
    answers: usize,
    stderr: String,
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

impl CheckRecord {
    /// The record of a check that has not found anything yet.
    pub(super) fn new(
        heuristic: &str,
        known: &KnownBoards,
        claim: Claim,
        seed: u64,
    ) -> CheckRecord {
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

    pub(super) fn faulty(mut self, trouble: &Trouble, known: &KnownBoards) -> CheckRecord {
        let line = match &trouble.cause {
            Cause::Line(bad) => Some(bad),
            Cause::TooFew | Cause::Crashed(_) | Cause::Hangs | Cause::NeverEnds => None,
        };
        let board = known.boards().get(trouble.answers);
        self.fault = Some(FaultRecord {
            kind: report::kind(&trouble.cause),
            message: report::sentence(trouble, known),
            line: line.map(|bad| bad.number),
            text: line.map(|bad| bad.text.clone()),
            board: board.map(ToString::to_string),
            answers: trouble.answers,
            stderr: trouble.stderr.clone(),
        });
        self
    }

    pub(super) fn found(mut self, findings: &Findings, claim: Claim) -> CheckRecord {
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
        }
    }
}
