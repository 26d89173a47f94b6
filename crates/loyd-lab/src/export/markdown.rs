//! Tables for a document.

use std::io::{self, Write};

use super::grid::{self, Grid};
use crate::Evaluation;

/// Writes the summaries, behind them every board if asked for.
pub fn markdown(
    evaluation: &Evaluation<'_>,
    per_board: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    writeln!(out, "{}", grid::title(evaluation))?;
    write(&grid::summaries(evaluation), out)?;
    if let Some(runs) = grid::runs(evaluation) {
        write(&runs, out)?;
    }
    for note in grid::notes(evaluation) {
        writeln!(out, "\n{note}")?;
    }
    if per_board {
        write(&grid::boards(evaluation), out)?;
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
