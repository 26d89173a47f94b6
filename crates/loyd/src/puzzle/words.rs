//! Splits the text of a board into rows of words, each with its position.
//!
//! People copy boards from tables, programs and letters, so a word is found whatever stands
//! around it: quotes, brackets, the rulings of a table. The blank may be a sign instead of 0,
//! or a cell with nothing in it:
//!
//! ```text
//! | 1 | 2 | 3 |      1 2 3      1,2,3      1  2  3
//! |---|---|---|      4 5 6      4,,6       4     6
//! | 4 | _ | 6 |      7 8 .      7,5,8      7  5  8
//! | 7 | 5 | 8 |
//! ```
//!
//! An empty cell is looked for only if there is no other blank, and taken only if there is
//! exactly one: commas at the ends of lines say nothing.

use std::ops::Range;

use super::parse::{BoardRule, ParseBoardError};
use super::shape::{MAX_CELLS, MAX_SIDE};

/// A piece of the text between separators.
#[derive(Debug, Clone)]
pub(super) struct Word<'a> {
    pub(super) text: &'a str,
    pub(super) span: Range<usize>,
}

/// The words of one row.
pub(super) type Row<'a> = Vec<Word<'a>>;

impl Word<'_> {
    /// Returns `true` if the word stands for the blank without being a number: `_`, `x`, `--`.
    pub(super) fn is_blank_sign(&self) -> bool {
        !self.text.is_empty() && self.text.bytes().all(is_sign)
    }

    fn is_blank(&self) -> bool {
        self.is_blank_sign() || self.text.bytes().all(|byte| byte == b'0')
    }
}

/// Signs for the blank.
fn is_sign(byte: u8) -> bool {
    matches!(byte, b'_' | b'.' | b'-' | b'x' | b'X')
}

/// Splits the text into rows of words.
pub(super) fn rows_of(text: &str) -> Result<Vec<Row<'_>>, ParseBoardError> {
    let rows = split_digits(cut(text)?);
    if rows.iter().flatten().any(Word::is_blank) {
        return Ok(rows);
    }
    let empty_cell = separated(text).or_else(|| aligned(text, &rows));
    Ok(empty_cell.unwrap_or(rows))
}

/// A line of the text and where it begins.
type Line<'a> = (usize, &'a str);

/// The lines that show tiles: not the empty ones, and not the rulings of a table.
fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut start = 0;
    let lines = text.split(['\n', '\r']).map(move |line| {
        let here = start;
        start += line.len() + 1;
        (here, line)
    });
    lines.filter(|(_, line)| {
        let is_sign_alone = matches!(line.trim().as_bytes(), [byte] if is_sign(*byte));
        is_sign_alone || line.contains(|c: char| c.is_ascii_alphanumeric())
    })
}

/// Returns `true` if upright lines separate the cells of a row, and not the rows.
fn is_table(text: &str) -> bool {
    let rows = lines(text).filter(|(_, line)| line.contains(is_upright));
    rows.count() > 1
}

fn is_upright(c: char) -> bool {
    matches!(c, '|' | '│' | '┃' | '║')
}

/// What may stand between words, besides spaces.
const IGNORED: &str = ",;[({\"'`“”‘’„«»│┃║";

/// Finds the words and the ends of the rows.
fn cut(text: &str) -> Result<Vec<Row<'_>>, ParseBoardError> {
    let is_table = is_table(text);
    let mut rows = vec![Row::new()];
    let mut line_breaks_only = true;
    for (offset, line) in lines(text) {
        let mut start = None;
        for (at, c) in line.char_indices().chain([(line.len(), '\n')]) {
            if c.is_ascii_alphanumeric() || u8::try_from(c).is_ok_and(is_sign) {
                start.get_or_insert(at);
                continue;
            }
            if let (Some(from), Some(row)) = (start.take(), rows.last_mut()) {
                row.push(Word {
                    text: &line[from..at],
                    span: offset + from..offset + at,
                });
            }
            match c {
                '|' if is_table => {}
                '/' | '|' | '\n' | ']' | ')' | '}' => {
                    line_breaks_only &= c == '\n';
                    if rows.last().is_some_and(|row| !row.is_empty()) {
                        rows.push(Row::new());
                    }
                }
                c if c.is_whitespace() || IGNORED.contains(c) => {}
                _ => {
                    let span = offset + at..offset + at + c.len_utf8();
                    return Err(ParseBoardError::new(span, BoardRule::Character(c)));
                }
            }
        }
    }
    rows.retain(|row| !row.is_empty());
    // A list that is merely wrapped, or has one number per line, does not show rows.
    let is_number = |row: &Row<'_>| {
        let is_short = row[0].text.len() < 3 || rows.len() > MAX_SIDE;
        row.len() == 1 && is_short
    };
    let is_wrapped = line_breaks_only
        && !is_table
        && (rows.iter().any(|row| row.len() != rows[0].len()) || rows.iter().all(is_number));
    if is_wrapped {
        rows = vec![rows.into_iter().flatten().collect()];
    }
    Ok(rows)
}

/// If every row is a single word of several digits, makes each digit a tile.
fn split_digits(rows: Vec<Row<'_>>) -> Vec<Row<'_>> {
    let is_compact = rows
        .iter()
        .all(|row| row.len() == 1 && row[0].text.len() > 1 && row[0].text.len() <= MAX_CELLS);
    if !is_compact {
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

/// The separators that show an empty cell, the clearest first.
const SEPARATORS: [fn(char) -> bool; 4] = [is_upright, |c| c == '\t', |c| c == ',', |c| c == ';'];

/// Reads rows whose cells are separated by one sign. `None` unless exactly one cell is empty.
fn separated(text: &str) -> Option<Vec<Row<'_>>> {
    let separator = SEPARATORS.into_iter().find(|sign| text.contains(*sign))?;
    let mut rows = Vec::new();
    for (offset, line) in lines(text) {
        let mut start = offset;
        for part in line.split('/') {
            rows.push(cells(start, part, separator)?);
            start += part.len() + 1;
        }
    }
    let empty = rows.iter().flatten().filter(|word| word.is_blank());
    (empty.count() == 1).then_some(rows)
}

/// The cells of one row, the empty ones as blanks. `None` if a cell is no word.
fn cells(offset: usize, line: &str, separator: fn(char) -> bool) -> Option<Row<'_>> {
    let framed = line.trim();
    let is_framed = framed.starts_with(is_upright) && framed.ends_with(is_upright);
    let mut row = Row::new();
    let mut start = offset;
    let mut parts = line.split_inclusive(separator).collect::<Vec<_>>();
    if line.ends_with(separator) {
        parts.push("");
    }
    for part in parts {
        let cell = part.trim_end_matches(separator);
        let word = cell.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        if !word.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return None;
        }
        let from = start + cell.find(word).unwrap_or(0);
        row.push(match word {
            "" => Word {
                text: "0",
                span: start..start + cell.len(),
            },
            text => Word {
                text,
                span: from..from + text.len(),
            },
        });
        start += part.len();
    }
    if is_framed && row.len() > 2 {
        // What stands outside of the frame is no cell.
        row.pop();
        row.remove(0);
    }
    Some(row)
}

/// Reads rows of which one has a gap where the others have a tile. `None` if there is not
/// exactly one place for the gap.
fn aligned<'a>(text: &'a str, rows: &[Row<'a>]) -> Option<Vec<Row<'a>>> {
    let mut rows: Vec<Row<'_>> = match rows {
        [all] if text.trim().contains(['\n', '\r']) => by_line(text, all),
        _ => return None,
    };
    let columns = rows.iter().map(Vec::len).max()?;
    let mut short = (0..rows.len()).filter(|&row| rows[row].len() != columns);
    let (gap, None) = (short.next()?, short.next()) else {
        return None;
    };
    if rows[gap].len() + 1 != columns {
        return None;
    }
    let in_line = |word: &Word<'_>| {
        let line = text[..word.span.start].rfind(['\n', '\r']);
        let begin = line.map_or(0, |at| at + 1);
        word.span.start - begin..word.span.end - begin
    };
    let full = |column: usize| {
        let others = rows.iter().filter(|row| row.len() == columns);
        let spans = others.map(|row| in_line(&row[column]));
        spans.reduce(|all, span| all.start.min(span.start)..all.end.max(span.end))
    };
    let columns: Vec<Range<usize>> = (0..columns).map(full).collect::<Option<_>>()?;
    let fits = |word: &Word<'_>, column: usize| {
        let span = in_line(word);
        span.start < columns[column].end && columns[column].start < span.end
    };
    let is_place = |place: usize| {
        let mut words = rows[gap].iter().enumerate();
        words.all(|(at, word)| fits(word, at + usize::from(at >= place)))
    };
    let mut places = (0..columns.len()).filter(|&place| is_place(place));
    let (place, None) = (places.next()?, places.next()) else {
        return None;
    };
    let row = &mut rows[gap];
    let at = match place {
        0 => row[0].span.start,
        _ => row[place - 1].span.end,
    };
    let blank = Word {
        text: "0",
        span: at..at,
    };
    row.insert(place, blank);
    Some(rows)
}

/// Sorts words back into the lines that they were found in.
fn by_line<'a>(text: &str, words: &[Word<'a>]) -> Vec<Row<'a>> {
    let is_in = |&(offset, line): &Line<'_>, word: &&Word<'_>| {
        (offset..offset + line.len()).contains(&word.span.start)
    };
    let row = |line: Line<'_>| {
        words
            .iter()
            .filter(|word| is_in(&line, word))
            .cloned()
            .collect()
    };
    lines(text).map(row).collect()
}
