//! Tables for a document.

use std::io::{self, Write};

use super::about::about;
use super::grid::{self, Grid, printable};
use super::sheets;
use crate::Evaluation;
use crate::suite::Exhibit;

/// Writes the tables of a suite and the summaries, then every board if asked for,
/// and last where it all comes from and what the columns mean.
pub fn markdown(
    evaluation: &Evaluation<'_>,
    exhibit: Option<&Exhibit<'_>>,
    per_board: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    if let Some(exhibit) = exhibit {
        writeln!(out, "# {}", sheets::heading(exhibit))?;
        if let Some(source) = &exhibit.suite.source {
            writeln!(out, "\nPrinted figures: {}.", printable(source))?;
        }
        for sheet in &exhibit.sheets {
            writeln!(out, "\n## {}", printable(&sheet.title))?;
            write(&sheets::grid(sheet), out)?;
        }
        for note in &exhibit.suite.notes {
            writeln!(out)?;
            for line in note.lines() {
                writeln!(out, "{}", printable(line))?;
            }
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", grid::title(evaluation))?;
    if !evaluation.summaries.is_empty() {
        write(&grid::summaries(evaluation), out)?;
    }
    if let Some(runs) = grid::runs(evaluation) {
        write(&runs, out)?;
    }
    for note in grid::notes(evaluation) {
        writeln!(out, "\n{note}")?;
    }
    if per_board {
        write(&grid::boards(evaluation), out)?;
    }
    writeln!(out)?;
    for (name, value) in about(evaluation) {
        writeln!(out, "- {name}: {value}")?;
    }
    for (column, meaning) in grid::COLUMNS {
        writeln!(out, "- `{column}`: {meaning}")?;
    }
    Ok(())
}

fn write(grid: &Grid, out: &mut dyn Write) -> io::Result<()> {
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
        format!("| {} |", cells.join(" | "))
    };
    writeln!(out, "\n{}", line(&grid.header))?;
    let rules = (0..grid.header.len()).map(|column| match column {
        column if column < grid.words => "---|",
        _ => "---:|",
    });
    writeln!(out, "|{}", rules.collect::<String>())?;
    for row in &grid.rows {
        writeln!(out, "{}", line(row))?;
    }
    Ok(())
}
