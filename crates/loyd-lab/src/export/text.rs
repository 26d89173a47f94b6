//! Tables for a terminal.

use std::io::{self, Write};

use comfy_table::{CellAlignment, Table, presets};

use super::grid::{self, Grid, printable};
use super::sheets;
use crate::Evaluation;
use crate::suite::Exhibit;

/// Writes the summaries, before them the tables of a suite and every board if asked for.
pub fn text(
    evaluation: &Evaluation<'_>,
    exhibit: Option<&Exhibit<'_>>,
    per_board: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    if let Some(exhibit) = exhibit {
        writeln!(out, "{}", sheets::heading(exhibit))?;
        for sheet in &exhibit.sheets {
            writeln!(
                out,
                "\n{}\n\n{}",
                printable(&sheet.title),
                table(sheets::grid(sheet)).trim_fmt()
            )?;
        }
        writeln!(out)?;
        for note in &exhibit.suite.notes {
            for line in note.lines() {
                writeln!(out, "{}", printable(line))?;
            }
        }
        if evaluation.plan.settings.is_empty() {
            return Ok(());
        }
        writeln!(out)?;
    }
    writeln!(out, "{}", grid::title(evaluation))?;
    let boards = per_board.then(|| grid::boards(evaluation));
    let summaries = Some(grid::summaries(evaluation)).filter(|grid| !grid.rows.is_empty());
    for grid in [boards, summaries, grid::runs(evaluation)]
        .into_iter()
        .flatten()
    {
        writeln!(out, "\n{}", table(grid).trim_fmt())?;
    }
    for note in grid::notes(evaluation) {
        writeln!(out, "{note}")?;
    }
    Ok(())
}

fn table(grid: Grid) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    let columns = grid.header.len();
    table.set_header(grid.header);
    for row in grid.rows {
        table.add_row(row);
    }
    for number in grid.words..columns {
        if let Some(column) = table.column_mut(number) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}
