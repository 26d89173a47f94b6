//! The lines of a file of solves: a scramble and a solution, or a solution alone.
//!
//! The two stand between a tab, a semicolon or a comma; boards have commas and
//! semicolons too, so without a tab the cut is made at the last separator before the
//! first letter of a move. A first line that names the columns is a header;
//! then the lines are rows of CSV.

use csv::ReaderBuilder;

use crate::error::Complaint;

/// Where the texts of a line are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Layout {
    /// A scramble, a separator and a solution, or a solution alone.
    Plain,
    /// Rows of CSV; the places of the scramble, if there is one, and of the solution.
    Columns {
        scramble: Option<usize>,
        solution: usize,
    },
}

/// A scramble, if there is one, and a solution.
pub(super) type Texts = (Option<String>, String);

impl Layout {
    /// The layout that a first line announces, if it is a header.
    pub(super) fn of_header(line: &str) -> Option<Layout> {
        let names: Vec<String> = cells(line)?
            .iter()
            .map(|name| name.trim().to_ascii_lowercase())
            .collect();
        let place = |known: &[&str]| names.iter().position(|name| known.contains(&name.as_str()));
        Some(Layout::Columns {
            scramble: place(&["scramble", "board"]),
            solution: place(&["solution", "moves"])?,
        })
    }

    /// The two texts of a line.
    pub(super) fn split(&self, line: &str) -> Result<Texts, Complaint> {
        match self {
            Layout::Plain => Ok(split_plain(line)),
            &Layout::Columns { scramble, solution } => {
                let cells = cells(line).unwrap_or_default();
                let cell = |at: usize| cells.get(at).filter(|cell| !cell.trim().is_empty());
                let solution = cell(solution)
                    .ok_or_else(|| Complaint::at("this row has no solution", line, 0..1))?;
                let scramble = scramble.and_then(cell);
                Ok((scramble.cloned(), solution.clone()))
            }
        }
    }
}

/// The cells of a row of CSV.
fn cells(line: &str) -> Option<Vec<String>> {
    let mut reader = ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .from_reader(line.as_bytes());
    let row = reader.records().next()?.ok()?;
    Some(row.iter().map(str::to_owned).collect())
}

/// Cuts a line before its moves.
fn split_plain(line: &str) -> Texts {
    let is_move = |c: char| "UDLRudlr".contains(c);
    let first = line.find(is_move).unwrap_or(line.len());
    let before = || line[..first].rfind([';', ',', '|']);
    let cut = line.find('\t').or_else(before);
    match cut {
        Some(at) if !line[..at].trim().is_empty() => {
            let (scramble, solution) = (&line[..at], &line[at + 1..]);
            (Some(scramble.trim().to_owned()), solution.trim().to_owned())
        }
        _ => {
            let solution = line.trim_matches(['\t', ';', ',', ' ']);
            (None, solution.to_owned())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(line: &str) -> (Option<String>, String) {
        Layout::Plain.split(line).unwrap()
    }

    #[test]
    fn lines_are_cut_where_the_moves_begin() {
        let both = (Some("1 2/3 0".to_owned()), "U L2".to_owned());
        assert_eq!(plain("1 2/3 0\tU L2"), both);
        assert_eq!(plain("1 2/3 0 ; U L2"), both);
        assert_eq!(plain("1 2/3 0,U L2"), both);
        let listed = (Some("1,2,3,0".to_owned()), "UL".to_owned());
        assert_eq!(plain("1,2,3,0, UL"), listed);
        assert_eq!(plain(" URDL2 "), (None, "URDL2".to_owned()));
        assert_eq!(plain("U, R, D"), (None, "U, R, D".to_owned()));
        assert_eq!(plain("\tUR"), (None, "UR".to_owned()));
    }

    #[test]
    fn headers_name_the_columns() {
        assert_eq!(Layout::of_header("1 2/3 0;UL"), None);
        let layout = Layout::of_header("name,Scramble,time,Solution").unwrap();
        let texts = layout.split("me,\"1,2,3,0\",3.5,UL").unwrap();
        assert_eq!(texts, (Some("1,2,3,0".to_owned()), "UL".to_owned()));
        assert!(layout.split("me,1 2 3 0").is_err());
        let alone = Layout::of_header("solution").unwrap();
        assert_eq!(alone.split("UL").unwrap(), (None, "UL".to_owned()));
    }
}
