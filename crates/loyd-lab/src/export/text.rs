//! Tables for a terminal.

use std::io::{self, Write};

use comfy_table::{CellAlignment, Table, presets};
use unicode_width::UnicodeWidthStr as _;

use super::grid::{self, Grid, printable};
use super::sheets;
use crate::Evaluation;
use crate::suite::Exhibit;

/// Writes the summaries, before them the tables of a suite and every board if asked for. A table
/// that is wider than `width` is folded.
pub fn text(
    evaluation: &Evaluation<'_>,
    exhibit: Option<&Exhibit<'_>>,
    per_board: bool,
    width: usize,
    out: &mut dyn Write,
) -> io::Result<()> {
    if let Some(exhibit) = exhibit {
        writeln!(out, "{}", sheets::heading(exhibit))?;
        for sheet in &exhibit.sheets {
            writeln!(out, "\n{}", printable(&sheet.title))?;
            write_folded(sheets::grid(sheet), width, out)?;
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
        write_folded(grid, width, out)?;
    }
    for note in grid::notes(evaluation) {
        writeln!(out, "{note}")?;
    }
    Ok(())
}

/// Writes a table after an empty line, and what does not fit as tables below it that begin with the
/// same words.
fn write_folded(grid: Grid, width: usize, out: &mut dyn Write) -> io::Result<()> {
    for part in folded(grid, width) {
        writeln!(out, "\n{}", table(part).trim_fmt())?;
    }
    Ok(())
}

/// Divides the columns of numbers so that each part is at most as wide as `width`, if a part with one
/// of them is.
fn folded(grid: Grid, width: usize) -> Vec<Grid> {
    let lines = || std::iter::once(&grid.header).chain(&grid.rows);
    let width_of = |column: usize| {
        let cells = lines().filter_map(|line| line.get(column));
        // Each has a space on both sides.
        cells.map(|cell| cell.width()).max().unwrap_or(0) + 2
    };
    let words: Vec<usize> = (0..grid.words).collect();
    let words_width: usize = words.iter().map(|column| width_of(*column)).sum();
    let mut parts: Vec<Vec<usize>> = Vec::new();
    let mut left = 0;
    for column in grid.words..grid.header.len() {
        let needed = width_of(column);
        match parts.last_mut() {
            Some(part) if needed <= left => {
                part.push(column);
                left -= needed;
            }
            Some(_) | None => {
                parts.push(vec![column]);
                left = width.saturating_sub(words_width + needed);
            }
        }
    }
    if parts.len() < 2 {
        return vec![grid];
    }
    let part = |columns: Vec<usize>| {
        let columns: Vec<usize> = words.iter().copied().chain(columns).collect();
        let cells = |line: &Vec<String>| {
            let cells = columns.iter().filter_map(|column| line.get(*column));
            cells.cloned().collect()
        };
        Grid {
            header: cells(&grid.header),
            rows: grid.rows.iter().map(cells).collect(),
            words: grid.words,
        }
    };
    parts.into_iter().map(part).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_tables_are_folded() {
        let line = |cells: [&str; 5]| cells.map(str::to_owned).to_vec();
        let grid = || Grid {
            header: line(["heuristic", "length", "generated", "expanded", "mean"]),
            rows: vec![line(["md+lc", "53.05", "1,234,567", "654,321", "0.84 s"])],
            words: 1,
        };
        assert_eq!(folded(grid(), 80).len(), 1);
        for width in [47, 40, 30, 1] {
            let parts = folded(grid(), width);
            assert!(parts.len() > 1);
            let mut numbers = Vec::new();
            for part in parts {
                assert_eq!(part.header[0], "heuristic");
                assert_eq!(part.rows[0][0], "md+lc");
                numbers.extend_from_slice(&part.rows[0][1..]);
                let text = table(part).trim_fmt();
                let widest = text.lines().map(str::len).max();
                assert!(width == 1 || widest <= Some(width), "{text}");
            }
            assert_eq!(numbers, grid().rows[0][1..], "every number once, in order");
        }
    }
}
