//! Published figures, shown beside ours.
//!
//! A CSV file with a column `id` (or `name`) that names the board, and any others:
//! numbers, or nothing where nothing was printed. Those of the literature stand in
//! `data/instances/`; a suite of a user's names a file of its own.

use std::collections::HashMap;

/// The columns that were printed, by board.
#[derive(Debug, Clone, Default)]
pub struct Printed {
    columns: Vec<String>,
    rows: HashMap<String, Vec<Option<f64>>>,
}

impl Printed {
    /// Reads a table; text in it that is no number counts as nothing.
    pub(super) fn read(text: &str) -> Result<Printed, String> {
        let mut reader = csv::ReaderBuilder::new()
            .comment(Some(b'#'))
            .trim(csv::Trim::All)
            .from_reader(text.as_bytes());
        let header = reader.headers().map_err(|error| error.to_string())?.clone();
        let key = header
            .iter()
            .position(|column| column == "id" || column == "name")
            .ok_or("a table of printed figures needs a column id or name")?;
        let mut rows = HashMap::new();
        for row in reader.records() {
            let row = row.map_err(|error| error.to_string())?;
            let values = row
                .iter()
                .map(|field| field.parse().ok().filter(|v: &f64| v.is_finite()));
            rows.insert(row[key].to_owned(), values.collect());
        }
        Ok(Printed {
            columns: header.iter().map(str::to_owned).collect(),
            rows,
        })
    }

    /// The names of the columns.
    pub(super) fn columns(&self) -> &[String] {
        &self.columns
    }

    /// What was printed of a board.
    pub(super) fn value(&self, board: &str, column: &str) -> Option<f64> {
        let place = self.columns.iter().position(|name| name == column)?;
        *self.rows.get(board)?.get(place)?
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_and_columns() {
        let printed = Printed::read("# note\nid,board,length\n1,1 2/3 0,4\n2,1 0/2 3,\n").unwrap();
        assert_eq!(printed.columns(), ["id", "board", "length"]);
        assert_eq!(printed.value("1", "length"), Some(4.0));
        assert_eq!(printed.value("2", "length"), None);
        assert_eq!(printed.value("3", "length"), None);
        assert_eq!(printed.value("1", "board"), None);
        assert!(Printed::read("length\n4\n").unwrap_err().contains("id"));
        assert!(Printed::read("id,length\n1\n").is_err());
    }
}
