//! Writes answers in the format asked for.

use std::io;

use loyd_engine::Peak;
use loyd_engine::SolveRecord;

use crate::args::Format;
use crate::output::Output;
use crate::output::record::{Rejected, record};
use crate::output::text;
use crate::solving::{Answer, Plan};

/// Writes one answer after the other.
#[derive(Debug)]
pub(crate) struct AnswerWriter {
    format: Format,
    peak: Peak,
}

impl AnswerWriter {
    /// Begins, with a header where the format has one.
    pub(crate) fn new(format: Format, out: &mut Output) -> io::Result<AnswerWriter> {
        if format == Format::Csv {
            out.csv(SolveRecord::columns())?;
        }
        Ok(AnswerWriter {
            format,
            peak: Peak::default(),
        })
    }

    /// Writes the answer to the board on this line, or to the only board.
    pub(crate) fn write(
        &mut self,
        plan: &Plan,
        answer: &Answer,
        line: Option<u64>,
        out: &mut Output,
    ) -> io::Result<()> {
        let csv = match self.format {
            Format::Text => {
                return match (line, answer) {
                    (Some(_), answer) => text::among_many(out, plan, answer),
                    (None, Answer::Solved(solved)) => text::alone(out, plan, solved),
                    (None, Answer::Unsolvable(..) | Answer::Invalid(_) | Answer::Unread(_)) => {
                        Ok(())
                    }
                };
            }
            Format::Json => false,
            Format::Csv => true,
        };
        if let Some(record) = record(plan, answer, line) {
            let record = record.with_peak(self.peak.bytes(plan.engine.now()));
            return if csv {
                out.csv(record.row())
            } else {
                out.json_text(&record.json())
            };
        }
        match answer {
            // A single bad board is reported on standard error only.
            Answer::Invalid(complaint) if line.is_some() => {
                let rejected = Rejected::new(complaint);
                if csv {
                    out.csv(rejected.row(&SolveRecord::columns()))
                } else {
                    out.json(&rejected)
                }
            }
            Answer::Solved(_) | Answer::Unsolvable(..) | Answer::Invalid(_) | Answer::Unread(_) => {
                Ok(())
            }
        }
    }
}
