//! Writes answers in the format asked for.

use std::io;

use loyd_engine::Peak;
use loyd_engine::SolveRecord;

use crate::answer::{Answer, Plan};
use crate::args::Format;
use crate::output::Output;
use crate::record::{Rejected, record};
use crate::text;

/// Writes one answer after the other.
#[derive(Debug)]
pub(crate) struct Renderer {
    format: Format,
    peak: Peak,
}

impl Renderer {
    /// Begins, with a header where the format has one.
    pub(crate) fn new(format: Format, out: &mut Output) -> io::Result<Renderer> {
        if format == Format::Csv {
            out.csv(SolveRecord::columns())?;
        }
        Ok(Renderer {
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
        if self.format == Format::Text {
            return match (line, answer) {
                (Some(_), answer) => text::among_many(out, plan, answer),
                (None, Answer::Solved(solved)) => text::alone(out, plan, solved),
                (None, _) => Ok(()),
            };
        }
        if let Some(record) = record(plan, answer, line) {
            let record = record.with_peak(self.peak.bytes(plan.engine.now()));
            return match self.format {
                Format::Csv => out.csv(record.row()),
                _ => out.json(&record),
            };
        }
        match answer {
            // A single bad board is told on standard error only.
            Answer::Invalid(complaint) if line.is_some() => {
                let rejected = Rejected::new(complaint);
                match self.format {
                    Format::Csv => out.csv(rejected.row(&SolveRecord::columns())),
                    _ => out.json(&rejected),
                }
            }
            _ => Ok(()),
        }
    }
}
