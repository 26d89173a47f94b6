//! One row of CSV per board and run, below lines that say where it comes from.
//!
//! Lines that begin with `#` are comments, as in every file of boards that `loyd`
//! reads: version, machine, set, seed and what the columns mean.

use std::io::{self, Write};

use super::about::about;
use super::definitions::DEFINITIONS;
use super::record::BoardRecord;
use crate::Evaluation;
use crate::suite::{Cell, Exhibit};

/// Writes comments, a header and a row for every measurement.
///
/// A suite that searches nothing has its tables instead, one below the other.
pub fn csv(
    evaluation: &Evaluation<'_>,
    exhibit: Option<&Exhibit<'_>>,
    out: &mut dyn Write,
) -> io::Result<()> {
    for (name, value) in about(evaluation) {
        writeln!(out, "# {name}: {value}")?;
    }
    if let Some(exhibit) = exhibit.filter(|_| evaluation.plan.settings.is_empty()) {
        return sheets(exhibit, out);
    }
    let mut writer = csv::Writer::from_writer(Vec::new());
    for (measured, check) in evaluation.measured() {
        writer.serialize(BoardRecord::new(evaluation, measured, check))?;
    }
    let rows = writer
        .into_inner()
        .map_err(csv::IntoInnerError::into_error)?;
    let header = rows.split(|&byte| byte == b'\n').next().unwrap_or_default();
    for column in String::from_utf8_lossy(header).split(',') {
        if let Some((name, meaning)) = DEFINITIONS.iter().find(|row| row.0 == column) {
            writeln!(out, "# {name}: {meaning}")?;
        }
    }
    out.write_all(&rows)
}

fn sheets(exhibit: &Exhibit<'_>, out: &mut dyn Write) -> io::Result<()> {
    for sheet in &exhibit.sheets {
        writeln!(out, "# {}", sheet.title.escape_debug())?;
        let mut writer = csv::Writer::from_writer(&mut *out);
        let names = sheet.columns.iter().map(|column| column.name.as_str());
        writer.write_record(std::iter::once("name").chain(names))?;
        for row in &sheet.rows {
            let cells = row.cells.iter().map(|cell| match cell {
                Cell::Nothing => String::new(),
                Cell::Number(number) => number.to_string(),
                Cell::Text(text) => text.clone(),
            });
            writer.write_record(std::iter::once(row.name.clone()).chain(cells))?;
        }
        writer.flush()?;
    }
    Ok(())
}
