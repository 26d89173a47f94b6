//! Reads boards from text. An error points at the part of the text that is wrong.
//!
//! Accepted, in any sensible mixture: tiles as decimal numbers between spaces, commas,
//! semicolons or brackets; single hexadecimal digits; or one word of hexadecimal digits
//! without separators, for the whole board or for each row. Rows end at `/`, at `|`, at
//! a line break or at an inner closing bracket. Without row ends the board is square,
//! unless the caller gives its shape.
//!
//! The text is split into rows of words first; then the words become tiles; then
//! [`Board::new`] checks them. Each stage knows the position of every word, so each
//! error can point at it.

use std::ops::Range;
use std::str::FromStr;

use super::shape::MAX_CELLS;
use super::{Board, BoardError, Shape, ShapeError};

/// A piece of the text between separators.
#[derive(Debug, Clone)]
struct Word<'a> {
    text: &'a str,
    span: Range<usize>,
}

/// The words of one row.
type Row<'a> = Vec<Word<'a>>;

/// Reads a board. `shape` is its shape, if the caller knows it.
pub fn parse_board(text: &str, shape: Option<Shape>) -> Result<Board, ParseBoardError> {
    let rows = split_digits(cut(text)?);
    let words: Vec<&Word<'_>> = rows.iter().flatten().collect();
    if words.is_empty() {
        return Err(ParseBoardError::new(0..text.len(), BoardRule::Empty));
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

/// Splits the text into rows of words.
fn cut(text: &str) -> Result<Vec<Row<'_>>, ParseBoardError> {
    let mut rows = vec![Row::new()];
    let mut line_breaks_only = true;
    let mut start = None;
    let end_of_text = (text.len(), ' ');
    for (at, c) in text.char_indices().chain([end_of_text]) {
        if c.is_ascii_alphanumeric() {
            start.get_or_insert(at);
            continue;
        }
        if let (Some(from), Some(row)) = (start.take(), rows.last_mut()) {
            let span = from..at;
            row.push(Word {
                text: &text[span.clone()],
                span,
            });
        }
        match c {
            '/' | '|' | '\n' | '\r' | ']' | ')' | '}' => {
                line_breaks_only &= matches!(c, '\n' | '\r');
                if rows.last().is_some_and(|row| !row.is_empty()) {
                    rows.push(Row::new());
                }
            }
            ',' | ';' | '[' | '(' | '{' => {}
            c if c.is_whitespace() => {}
            _ => {
                let rule = BoardRule::Character(c);
                return Err(ParseBoardError::new(at..at + c.len_utf8(), rule));
            }
        }
    }
    rows.retain(|row| !row.is_empty());
    let words: usize = rows.iter().map(Vec::len).sum();
    if words > MAX_CELLS {
        let extra = rows.iter().flatten().nth(MAX_CELLS);
        let span = extra.map_or(0..text.len(), |word| word.span.clone());
        return Err(ParseBoardError::new(span, BoardRule::TooMany(words)));
    }
    // A list that is merely wrapped, or has one number per line, does not show rows.
    let wrapped = line_breaks_only
        && (rows.iter().any(|row| row.len() != rows[0].len())
            || rows
                .iter()
                .all(|row| row.len() == 1 && row[0].text.len() < 3));
    if wrapped {
        rows = vec![rows.into_iter().flatten().collect()];
    }
    Ok(rows)
}

/// If every row is a single word of several digits, makes each digit a tile.
fn split_digits(rows: Vec<Row<'_>>) -> Vec<Row<'_>> {
    let compact = rows
        .iter()
        .all(|row| row.len() == 1 && row[0].text.len() > 1 && row[0].text.len() <= MAX_CELLS);
    if !compact {
        return rows;
    }
    rows.into_iter()
        .map(|row| {
            let Word { text, span } = &row[0];
            (0..text.len())
                .map(|at| Word {
                    text: &text[at..=at],
                    span: span.start + at..span.start + at + 1,
                })
                .collect()
        })
        .collect()
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

/// Returns the number that a word stands for: decimal, or one hexadecimal digit.
fn number(word: &Word<'_>) -> Result<u32, ParseBoardError> {
    let value = if word.text.len() == 1 {
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
    fn new(span: Range<usize>, rule: BoardRule) -> ParseBoardError {
        ParseBoardError { span, rule }
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
    #[error("{0} tiles are too many: the largest board is 8x8")]
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
        "{0} tiles make no square: separate the rows with /, or give the size (for instance 3x4)"
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
        assert_eq!(fails("1 2 3 x").0, "x");
        assert_eq!(fails("1 2 3 é").0, "é");
        assert_eq!(fails("1 2 3 4294967296").0, "4294967296");
        assert_eq!(fails("1 2 3 400").0, "400");
        assert_eq!(fails("1 2 3 -4").0, "-");
        assert!(fails("1 2 3 4 5 0").1.starts_with("6 tiles make no square"));
        assert!(fails("  ").1.starts_with("there is no board"));
        assert!(
            fails(&"1 ".repeat(65))
                .1
                .starts_with("65 tiles are too many")
        );
    }
}
