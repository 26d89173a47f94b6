//! Reads boards from text. An error points at the part of the text that is wrong.
//!
//! Accepted, in any sensible mixture: tiles as decimal numbers between spaces, commas,
//! semicolons, brackets, quotes or the lines of a table; single hexadecimal digits; or one word
//! of hexadecimal digits without separators, for the whole board or for each row. Rows end at
//! `/`, at `|` (unless it separates the cells of a table), at a line break or at an inner
//! closing bracket. Without row ends the board is square, unless the caller gives its shape.
//! The blank is 0, one of the signs `_ . - x`, or an empty cell.
//!
//! The text is split into rows of words first (`words.rs`); then the words become tiles; then
//! [`Board::new`] checks them. Each stage knows the position of every word, so each
//! error can point at it.

use std::ops::Range;
use std::str::FromStr;

use super::shape::{MAX_CELLS, MAX_SIDE};
use super::words::{Row, Word, rows_of};
use super::{Board, BoardError, Shape, ShapeError};

/// Reads a board. `shape` is its shape, if the caller knows it.
pub fn parse_board(text: &str, shape: Option<Shape>) -> Result<Board, ParseBoardError> {
    let rows = rows_of(text)?;
    let words: Vec<&Word<'_>> = rows.iter().flatten().collect();
    if words.is_empty() {
        return Err(ParseBoardError::new(0..text.len(), BoardRule::Empty));
    }
    if let Some(extra) = words.get(MAX_CELLS) {
        let rule = BoardRule::TooMany(words.len());
        return Err(ParseBoardError::new(extra.span.clone(), rule));
    }
    let shape = shape_of(&rows, shape)?;
    let mut tiles = Vec::with_capacity(words.len());
    for (cell, word) in words.iter().enumerate() {
        let number = number(word)?;
        let Ok(tile) = u8::try_from(number) else {
            let error = BoardError::TooLarge {
                tile: number,
                cell,
                shape,
                missing: Vec::new(),
            };
            return Err(ParseBoardError::new(word.span.clone(), error.into()));
        };
        tiles.push(tile);
    }
    Board::new(shape, &tiles).map_err(|error| {
        let span = error
            .cell()
            .and_then(|cell| words.get(cell))
            .map_or(0..text.len(), |word| word.span.clone());
        ParseBoardError::new(span, error.into())
    })
}

impl FromStr for Board {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Board, ParseBoardError> {
        parse_board(text, None)
    }
}

/// Returns the shape of the rows, which must agree with the known one.
fn shape_of(rows: &[Row<'_>], known: Option<Shape>) -> Result<Shape, ParseBoardError> {
    let span_of = |row: &Row<'_>| {
        let first = row.first().map_or(0, |word| word.span.start);
        first..row.last().map_or(first, |word| word.span.end)
    };
    let everything = span_of(&rows[0]).start..span_of(&rows[rows.len() - 1]).end;
    let error = |rule| ParseBoardError::new(everything.clone(), rule);
    if let [row] = rows {
        return match known.or_else(|| Shape::square(row.len())) {
            Some(shape) if shape.cells() == row.len() => Ok(shape),
            Some(shape) => Err(error(
                BoardError::Count {
                    shape,
                    found: row.len(),
                }
                .into(),
            )),
            None => Err(error(BoardRule::NoSquare(row.len()))),
        };
    }
    let cols = rows[0].len();
    if let Some((index, row)) = rows.iter().enumerate().find(|(_, row)| row.len() != cols) {
        let rule = BoardRule::Uneven {
            row: index + 1,
            found: row.len(),
            expected: cols,
        };
        return Err(ParseBoardError::new(span_of(row), rule));
    }
    let drawn = Shape::new(rows.len(), cols).map_err(|e| error(BoardRule::Shape(e)))?;
    match known {
        Some(known) if known != drawn => Err(error(BoardRule::OtherShape { known, drawn })),
        _ => Ok(drawn),
    }
}

/// Returns the number that a word stands for: decimal, one hexadecimal digit, or 0 for a sign of
/// the blank.
fn number(word: &Word<'_>) -> Result<u32, ParseBoardError> {
    let value = if word.is_blank_sign() {
        Some(0)
    } else if word.text.len() == 1 {
        u32::from_str_radix(word.text, 16).ok()
    } else {
        // Longer numbers are not a tile of any board.
        word.text.parse().ok().filter(|_| word.text.len() < 9)
    };
    value.ok_or_else(|| {
        let rule = BoardRule::Number(word.text.chars().take(20).collect());
        ParseBoardError::new(word.span.clone(), rule)
    })
}

/// Where a text is not a board, and why.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{rule}")]
pub struct ParseBoardError {
    /// The bytes of the text the error is about.
    pub span: Range<usize>,
    /// The rule that is broken.
    pub rule: BoardRule,
}

impl ParseBoardError {
    pub(super) fn new(span: Range<usize>, rule: BoardRule) -> ParseBoardError {
        ParseBoardError { span, rule }
    }
}

/// Returns the beginning of a sentence about so many tiles.
fn tiles_make(count: usize) -> String {
    match count {
        1 => "1 tile makes".to_owned(),
        count => format!("{count} tiles make"),
    }
}

/// The rules that the text of a board must follow.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardRule {
    /// There must be something.
    #[error("there is no board here: write its tiles row by row, 0 for the blank")]
    Empty,
    /// Only digits, letters and separators are read.
    #[error("{0:?} does not belong in a board: write tiles as numbers, rows separated by /")]
    Character(char),
    /// A word must be a number or one hexadecimal digit.
    #[error("{0:?} is not a tile: write a decimal number or one hexadecimal digit")]
    Number(String),
    /// No board has this many cells.
    #[error("{0} tiles are too many: the largest board is {MAX_SIDE}x{MAX_SIDE}")]
    TooMany(usize),
    /// Rows must be equally long.
    #[error("row {row} has {found} tiles where row 1 has {expected}")]
    Uneven {
        /// The row, from 1.
        row: usize,
        /// How many tiles it has.
        found: usize,
        /// How many the first row has.
        expected: usize,
    },
    /// Without row ends the board must be square.
    #[error(
        "{} no square: separate the rows with /, or give the size (for instance 3x4)",
        tiles_make(*.0)
    )]
    NoSquare(usize),
    /// The rows do not have a supported shape.
    #[error(transparent)]
    Shape(#[from] ShapeError),
    /// The rows contradict the shape that the caller gave.
    #[error("this is a {drawn} board where a {known} board is expected")]
    OtherShape {
        /// The shape that the caller gave.
        known: Shape,
        /// The shape of the rows.
        drawn: Shape,
    },
    /// The tiles are not a permutation.
    #[error(transparent)]
    Board(#[from] BoardError),
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &str = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";

    #[test]
    fn every_notation_that_users_write() {
        let board: Board = EXAMPLE.parse().unwrap();
        for text in [
            "5 3 8 9 0 2 4 1 7 10 14 13 12 11 6 15",
            "5,3,8,9,0,2,4,1,7,10,14,13,12,11,6,15",
            "5, 3, 8, 9,\n0, 2, 4, 1,\n7, 10, 14, 13,\n12, 11, 6, 15\n",
            "[[5,3,8,9],[0,2,4,1],[7,10,14,13],[12,11,6,15]]",
            "[5, 3, 8, 9, 0, 2, 4, 1, 7, 10, 14, 13, 12, 11, 6, 15]",
            "(5 3 8 9) (0 2 4 1) (7 10 14 13) (12 11 6 15)",
            "538902417AED CB6F".replace(' ', "").as_str(),
            "5389/0241/7aed/cb6f",
            "5389\n0241\n7aed\ncb6f",
            "5 3 8 9 0 2 4 1 7 A E D C B 6 F",
            "5\n3\n8\n9\n0\n2\n4\n1\n7\n10\n14\n13\n12\n11\n6\n15",
            "5 3 8 9 0 2\n4 1 7 10 14 13\n12 11 6 15",
            "5 3 8 9|0 2 4 1|7 10 14 13|12 11 6 15",
        ] {
            assert_eq!(text.parse::<Board>().as_ref(), Ok(&board), "{text}");
        }
    }

    #[test]
    fn every_sign_for_the_blank() {
        let board: Board = EXAMPLE.parse().unwrap();
        for sign in ["_", ".", "-", "x", "X", "--", "__"] {
            let text = EXAMPLE.replace("/0 ", &format!("/{sign} "));
            assert_eq!(text.parse::<Board>().as_ref(), Ok(&board), "{text}");
        }
        for text in ["5389/_241/7aed/cb6f", "5389.2417AEDCB6F"] {
            assert_eq!(text.parse::<Board>().as_ref(), Ok(&board), "{text}");
        }
        let lines = EXAMPLE.replace(['/', ' '], "\n").replace("\n0\n", "\n-\n");
        assert_eq!(lines.parse::<Board>(), Ok(board));
    }

    #[test]
    fn tables_quotes_and_empty_cells() {
        let board: Board = EXAMPLE.parse().unwrap();
        for text in [
            "| 5 | 3 | 8 | 9 |\n|---|:-:|--:|---|\n|   | 2 | 4 | 1 |\n| 7 | 10 | 14 | 13 |\n|12|11|6|15|",
            "+----+----+----+----+\n|  5 |  3 |  8 |  9 |\n+----+----+----+----+\n|  0 |  2 |  4 |  1 |\n\
             |  7 | 10 | 14 | 13 |\n| 12 | 11 |  6 | 15 |\n+----+----+----+----+",
            "│ 5 │ 3 │ 8 │ 9 │\n│ _ │ 2 │ 4 │ 1 │\n│ 7 │ 10 │ 14 │ 13 │\n│ 12 │ 11 │ 6 │ 15 │",
            "5\t3\t8\t9\n\t2\t4\t1\n7\t10\t14\t13\n12\t11\t6\t15\n",
            "5,3,8,9\r\n,2,4,1\r\n7,10,14,13\r\n12,11,6,15\r\n",
            "5,3,8,9,,2,4,1,7,10,14,13,12,11,6,15",
            "5,3,8,9/,2,4,1/7,10,14,13/12,11,6,15",
            " 5  3  8  9\n    2  4  1\n 7 10 14 13\n12 11  6 15",
            "\"5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15\"",
            "“5 3 8 9/x 2 4 1/7 10 14 13/12 11 6 15”",
            "['5', '3', '8', '9', '0', '2', '4', '1', '7', '10', '14', '13', '12', '11', '6', '15']",
            "[[\"5\",\"3\",\"8\",\"9\"],[\"\",\"2\",\"4\",\"1\"],[\"7\",\"10\",\"14\",\"13\"],[\"12\",\"11\",\"6\",\"15\"]]",
        ] {
            assert_eq!(text.parse::<Board>().as_ref(), Ok(&board), "{text}");
        }
        for (text, wanted) in [
            ("1 2 3\n4   5\n7 8 6", "1 2 3/4 0 5/7 8 6"),
            ("1 2 3\n4 5 6\n7 8", "1 2 3/4 5 6/7 8 0"),
            ("1,2,3\n4,5,6\n7,8,", "1 2 3/4 5 6/7 8 0"),
            ("| 1 | 2 |\n| 3 | |", "1 2/3 0"),
        ] {
            assert_eq!(
                text.parse::<Board>().map(|read| read.to_string()),
                Ok(wanted.to_owned()),
                "{text:?}"
            );
        }
    }

    #[test]
    fn an_empty_cell_is_not_guessed() {
        // Two gaps, a gap beside a blank, a gap whose column cannot be told.
        for text in [
            "1,,3\n4,,6\n7,8,2",
            "1,2\n0,",
            "1 2 3/4 5 6/7 8",
            "12 3\n4 5 6\n7 8",
        ] {
            assert!(text.parse::<Board>().is_err(), "{text:?}");
        }
    }

    #[test]
    fn shapes_from_rows_or_from_the_caller() {
        let wide = Shape::new(2, 3).unwrap();
        let board = parse_board("1 2 3/4 5 0", None).unwrap();
        assert_eq!(board.shape(), wide);
        assert_eq!(parse_board("1 2 3 4 5 0", Some(wide)), Ok(board));
        assert_eq!(parse_board("123450", Some(wide)), Ok(board));
        assert_eq!(parse_board("10/32", None).unwrap().to_string(), "1 0/3 2");
    }

    fn fails(text: &str) -> (&str, String) {
        let error = text.parse::<Board>().unwrap_err();
        (&text[error.span.clone()], error.to_string())
    }

    #[test]
    fn errors_point_and_name_the_rule() {
        assert_eq!(
            fails("5 3 8 7/0 2 4 1/7 10 14 13/12 11 6 15"),
            ("7", "tile 7 appears twice, tile 9 is missing".to_owned())
        );
        let second = "5 3 8 7/0 2 4 1/7 10 14 13/12 11 6 15"
            .parse::<Board>()
            .unwrap_err();
        assert_eq!(second.span, 16..17);
        assert_eq!(fails("1 2/3 0 4").1, "row 2 has 3 tiles where row 1 has 2");
        assert_eq!(fails("1 2/3 0 4").0, "3 0 4");
        assert_eq!(fails("1 2 3 y").0, "y");
        assert_eq!(fails("1 2 3 x/4 5 6 -").0, "-");
        assert_eq!(fails("1 2 3 é").0, "é");
        assert_eq!(fails("1 2 3 4294967296").0, "4294967296");
        assert_eq!(fails("1 2 3 400").0, "400");
        assert_eq!(fails("1 2 3 -4").0, "-4");
        assert!(fails("1 2 3 4 5 0").1.starts_with("6 tiles make no square"));
        assert!(fails("  ").1.starts_with("there is no board"));
        assert!(
            fails(&"1 ".repeat(257))
                .1
                .starts_with("257 tiles are too many")
        );
    }
}
