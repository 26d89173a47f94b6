//! The tables of a suite as text cells.

use super::figures::{count, seconds};
use super::grid::{Grid, printable};
use crate::suite::{Cell, Exhibit, Sheet};

/// Numbers above this are not written digit by digit.
const MOST: f64 = 1e15;

/// What stands above the tables of a suite.
pub(super) fn heading(exhibit: &Exhibit<'_>) -> String {
    printable(&exhibit.suite.title)
}

/// A table of a suite.
pub(super) fn grid(sheet: &Sheet) -> Grid {
    let names = sheet.columns.iter().map(|column| printable(&column.name));
    let rows = sheet.rows.iter().map(|row| {
        let cells = row.cells.iter().zip(&sheet.columns);
        let cells = cells.map(|(cell, column)| shown(cell, column.seconds));
        std::iter::once(printable(&row.name)).chain(cells).collect()
    });
    Grid {
        header: std::iter::once(String::new()).chain(names).collect(),
        rows: rows.collect(),
        words: 1,
    }
}

fn shown(cell: &Cell, is_time: bool) -> String {
    match cell {
        Cell::Nothing => "-".to_owned(),
        Cell::Text(text) => printable(text),
        Cell::Number(value) if is_time => seconds(*value),
        Cell::Number(value) => number(*value),
    }
}

/// Whole numbers and those of a thousand or more in groups of digits, others with two decimals.
#[expect(clippy::cast_sign_loss, reason = "the sign is written before")]
fn number(value: f64) -> String {
    let rounded = value.round();
    if (value - rounded).abs() > 1e-9 && value.abs() < 1_000.0 || value.abs() > MOST {
        return format!("{value:.2}");
    }
    let sign = if rounded < 0.0 { "-" } else { "" };
    format!("{sign}{}", count(rounded.abs() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_people_read_them() {
        assert_eq!(number(5305.0), "5,305");
        assert_eq!(number(53.05), "53.05");
        assert_eq!(number(1499.22), "1,499");
        assert_eq!(number(37_596_318.14), "37,596,318");
        assert_eq!(number(-4.0), "-4");
        assert_eq!(shown(&Cell::Nothing, true), "-");
        assert_eq!(shown(&Cell::Number(0.0064), true), "6.40 ms");
    }
}
