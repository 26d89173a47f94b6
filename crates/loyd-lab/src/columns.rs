//! Boards in CSV, line by line: the files in `data/instances/`, and those of users.
//!
//! A header names the columns, in any order, and others may stand between them:
//!
//! * `board`: the board; no CSV without it.
//! * `name`, `id` or `line`: what it is called.
//! * `goal`: its goal, where it is not that of the whole file.
//! * `optimal` or `length`: the length of its shortest solutions. In a file
//!   that also has a `status`, as `loyd solve --format csv` writes it, a length
//!   counts only where the status is `optimal`.

use loyd::puzzle::{Board, Goal, ParseBoardError, PuzzleError, Shape, parse_board};

use crate::Instance;

/// Where the columns of a file stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Columns {
    board: usize,
    name: Option<usize>,
    goal: Option<usize>,
    optimal: Option<usize>,
    status: Option<usize>,
}

/// Why a row is no instance.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RowError {
    /// It ends before the column of the board.
    #[error("this row has no board")]
    NoBoard,
    /// The quotes do not match, or the like.
    #[error("this is no row of CSV: {0}")]
    Csv(String),
    /// A text that is no board.
    #[error("{error}")]
    Board {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: ParseBoardError,
    },
    /// A length that is no number.
    #[error("the length {0:?} is not a number of moves")]
    Length(String),
    /// Board and goal do not belong together.
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
}

impl Columns {
    /// Reads a header; returns `None` if none of its columns is a board.
    pub fn read(header: &str) -> Option<Columns> {
        let fields = fields(header).ok()?;
        let find = |names: &[&str]| {
            let at = |name| fields.iter().position(|field| field == name);
            names.iter().copied().find_map(at)
        };
        Some(Columns {
            board: find(&["board"])?,
            name: find(&["name", "id", "line"]),
            goal: find(&["goal"]),
            optimal: find(&["optimal", "length"]),
            status: find(&["status"]),
        })
    }

    /// Reads a row. `number` is its name if it has none, `goal` its goal if it
    /// names none, `shape` its shape if the text does not show it.
    pub fn instance(
        &self,
        row: &str,
        number: usize,
        goal: Goal,
        shape: Option<Shape>,
    ) -> Result<Instance, RowError> {
        let fields = fields(row)?;
        let field = |column: Option<usize>| {
            let text = column.and_then(|column| fields.get(column));
            text.map(String::as_str).filter(|text| !text.is_empty())
        };
        let board = board(field(Some(self.board)).ok_or(RowError::NoBoard)?, shape)?;
        let goal = match field(self.goal) {
            None => goal,
            Some(text) => Goal::parse(text, Some(board.shape())).map_err(unreadable(text))?,
        };
        let proved = field(self.status).is_none_or(|status| status == "optimal");
        let optimal = match field(self.optimal).filter(|_| proved) {
            None => None,
            Some(text) => {
                let number = text.parse().ok();
                Some(number.ok_or_else(|| RowError::Length(text.to_owned()))?)
            }
        };
        let name = field(self.name).map_or_else(|| number.to_string(), str::to_owned);
        Ok(Instance::new(name, board, goal, optimal)?)
    }
}

/// The fields of one line, without the spaces around them.
fn fields(line: &str) -> Result<Vec<String>, RowError> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .trim(csv::Trim::All)
        .from_reader(line.as_bytes());
    match reader.records().next() {
        None => Ok(Vec::new()),
        Some(Ok(record)) => Ok(record.iter().map(str::to_owned).collect()),
        Some(Err(error)) => Err(RowError::Csv(error.to_string())),
    }
}

fn board(text: &str, shape: Option<Shape>) -> Result<Board, RowError> {
    parse_board(text, shape).map_err(unreadable(text))
}

/// Returns the error of a row with a text that is no board.
fn unreadable(text: &str) -> impl FnOnce(ParseBoardError) -> RowError {
    let text = text.to_owned();
    |error| RowError::Board { text, error }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(header: &str, row: &str) -> Result<Instance, RowError> {
        let columns = Columns::read(header).expect("a board");
        columns.instance(row, 7, Goal::BlankLast, None)
    }

    #[test]
    fn columns_in_any_order() {
        let row = read("optimal, more ,board,id", "1,x,1 2/0 3,first").unwrap();
        assert_eq!(
            (row.name.as_str(), row.optimal, row.board().to_string()),
            ("first", Some(1), "1 2/0 3".to_owned())
        );
        let row = read("board", "\"1,2,0,3\"").unwrap();
        assert_eq!((row.name.as_str(), row.optimal), ("7", None));
        let row = read("board,goal,length", "0 1/3 2,blank-first,0");
        assert!(matches!(row, Err(RowError::Puzzle(_))));
        let row = read("board,goal,length", "1 0/2 3,blank-first,1").unwrap();
        assert_eq!((row.goal, row.optimal), (Goal::BlankFirst, Some(1)));
        let row = read("board,goal", "1 0/2 3,1 3/2 0").unwrap();
        assert_eq!(row.goal_board().to_string(), "1 3/2 0");
        assert_eq!(Columns::read("1 2/3 0"), None);
    }

    #[test]
    fn only_proved_lengths_are_known() {
        let header = "board,status,length";
        assert_eq!(read(header, "1 2/0 3,optimal,1").unwrap().optimal, Some(1));
        assert_eq!(read(header, "1 2/0 3,feasible,3").unwrap().optimal, None);
    }

    #[test]
    fn bad_rows() {
        assert_eq!(read("id,board", "1").unwrap_err(), RowError::NoBoard);
        let length = read("board,optimal", "1 2/0 3,one").unwrap_err();
        assert_eq!(length, RowError::Length("one".to_owned()));
        let board = read("board", "1 2/0 2").unwrap_err();
        assert!(board.to_string().contains("tile 2 appears twice"));
    }
}
