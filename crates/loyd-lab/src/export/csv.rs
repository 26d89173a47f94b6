//! One row of CSV per board and run.

use std::io::{self, Write};

use super::record::Record;
use crate::Evaluation;

/// Writes a header and a row for every measurement.
pub fn csv(evaluation: &Evaluation<'_>, out: &mut dyn Write) -> io::Result<()> {
    let mut writer = csv::Writer::from_writer(out);
    for (measured, check) in evaluation.measured() {
        writer.serialize(Record::new(evaluation, measured, check))?;
    }
    writer.flush()
}
