//! Records that belong to the command line alone.
//!
//! What the server writes too is in the crate `loyd-engine`.

use loyd_engine::{About, SolveRecord, cell};
use serde::Serialize;

use crate::error::Complaint;
use crate::exit::Exit;
use crate::solving::{Answer, Plan};

/// A board of which there is nothing to say but what is wrong with it.
#[derive(Debug, Serialize)]
pub(crate) struct Rejected<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    status: &'static str,
    error: &'a str,
}

impl<'a> Rejected<'a> {
    /// The record of a complaint about a board.
    pub(crate) fn new(complaint: &'a Complaint) -> Rejected<'a> {
        Rejected {
            line: complaint.line,
            status: match complaint.exit {
                Exit::Failed => "unsolvable",
                Exit::Success | Exit::Usage | Exit::Limit | Exit::File => "invalid",
            },
            error: &complaint.sentence,
        }
    }

    /// The record of a complaint about a solution.
    pub(crate) fn solution(complaint: &'a Complaint) -> Rejected<'a> {
        let status = match complaint.exit {
            Exit::Failed => "failed",
            Exit::Success | Exit::Usage | Exit::Limit | Exit::File => "invalid",
        };
        Rejected {
            status,
            ..Rejected::new(complaint)
        }
    }

    /// The same as a row of CSV with these columns.
    pub(crate) fn row(&self, columns: &[impl AsRef<str>]) -> Vec<String> {
        let cells = columns.iter().map(|column| match column.as_ref() {
            "line" => cell(self.line),
            "status" => self.status.to_owned(),
            "error" => self.error.to_owned(),
            _ => String::new(),
        });
        cells.collect()
    }
}

/// Returns the record of an answer; `None` for one that is about no board.
pub(crate) fn record(plan: &Plan, answer: &Answer, line: Option<u64>) -> Option<SolveRecord> {
    let about = About {
        goal: &plan.goal,
        options: &plan.options,
        notation: plan.notation,
        line,
    };
    match answer {
        Answer::Solved(solved) => Some(SolveRecord::solved(&about, solved)),
        Answer::Unsolvable(board, complaint) => {
            let error = &complaint.sentence;
            Some(SolveRecord::unsolvable(&about, board, error))
        }
        Answer::Invalid(_) | Answer::Unread(_) => None,
    }
}
