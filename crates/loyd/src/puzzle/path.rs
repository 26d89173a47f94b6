//! A sequence of slides, its two notations and its two metrics.
//!
//! *Tile notation* names the direction in which the tiles move, *blank notation* that
//! of the blank. A count says how many tiles move in a row: `U3` slides three tiles up,
//! one after the other. STM (single-tile metric) counts tiles moved, so `U3` is 3. MTM
//! (multi-tile metric) counts tiles that are pushed together as one, so `U3` is 1.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::shape::MAX_SIDE;
use super::{Board, Slide};
use crate::names::{named, named_enum};

/// Slides in the order they are made.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Path(Vec<Slide>);

named_enum! {
    /// Whether the letters of a path name the direction of the tile or of the blank.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    pub enum MoveNotation {
        /// The letters name the direction in which the tile moves.
        #[default]
        Tile = "tile": "the direction in which the tile moves",
        /// The letters name the direction in which the blank moves.
        Blank = "blank": "the direction in which the blank moves",
    }
}

named_enum! {
    /// How the length of a path is counted.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
    pub enum Metric {
        /// Single-tile metric: every tile that moves counts.
        #[default]
        Stm = "stm": "single-tile metric: every tile that moves counts",
        /// Multi-tile metric: tiles that move together count once.
        Mtm = "mtm": "multi-tile metric: tiles that move together count once",
    }
}

named!(MoveNotation, "notation of moves");

named!(Metric, "metric");

impl Path {
    /// A path of no slides.
    pub const fn new() -> Path {
        Path(Vec::new())
    }

    /// Reads the letters `U D L R` in either case, each with an optional count. Spaces,
    /// commas and line breaks are allowed anywhere between moves.
    pub fn parse(text: &str, notation: MoveNotation) -> Result<Path, PathError> {
        let mut slides = Vec::new();
        let mut letters = text.char_indices().peekable();
        while let Some((start, letter)) = letters.next() {
            if letter.is_whitespace() || letter == ',' || letter == ';' {
                continue;
            }
            let end = start + letter.len_utf8();
            let slide = Slide::from_letter(letter).ok_or(PathError {
                span: start..end,
                rule: PathRule::Letter(letter),
            })?;
            let mut stop = end;
            while letters.peek().is_some_and(|(_, c)| c.is_ascii_digit()) {
                letters.next();
                stop += 1;
            }
            let count = match &text[end..stop] {
                "" => 1,
                digits => digits
                    .parse::<usize>()
                    .ok()
                    .filter(|count| (1..MAX_SIDE).contains(count))
                    .ok_or_else(|| PathError {
                        span: end..stop,
                        rule: PathRule::Repeat(digits.chars().take(20).collect()),
                    })?,
            };
            let slide = match notation {
                MoveNotation::Tile => slide,
                MoveNotation::Blank => slide.opposite(),
            };
            slides.extend(std::iter::repeat_n(slide, count));
        }
        Ok(Path(slides))
    }

    /// Returns the path's text, with counts: `URDL2UR2`.
    pub fn text(&self, notation: MoveNotation) -> String {
        let mut text = String::with_capacity(self.0.len());
        for run in self.0.chunk_by(|a, b| a == b) {
            let slide = match notation {
                MoveNotation::Tile => run[0],
                MoveNotation::Blank => run[0].opposite(),
            };
            text.push(slide.letter());
            if run.len() > 1 {
                text.push_str(&run.len().to_string());
            }
        }
        text
    }

    /// The slides one by one.
    pub fn slides(&self) -> &[Slide] {
        &self.0
    }

    /// Returns an iterator over the slides.
    pub fn iter(&self) -> std::iter::Copied<std::slice::Iter<'_, Slide>> {
        self.slides().iter().copied()
    }

    /// Number of slides: the length in the single-tile metric.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns `true` if the path has no slides.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the length in a metric.
    pub fn length(&self, metric: Metric) -> usize {
        match metric {
            Metric::Stm => self.0.len(),
            Metric::Mtm => self.0.chunk_by(|a, b| a == b).count(),
        }
    }

    /// Adds a slide at the end.
    pub fn push(&mut self, slide: Slide) {
        self.0.push(slide);
    }

    /// Returns the path that leads back.
    #[must_use]
    pub fn reversed(&self) -> Path {
        self.0.iter().rev().map(|slide| slide.opposite()).collect()
    }

    /// Returns the board this path leads to from `start`.
    pub fn replay(&self, start: &Board) -> Result<Board, IllegalSlide> {
        let mut board = *start;
        for (index, &slide) in self.0.iter().enumerate() {
            board = board.after(slide).ok_or(IllegalSlide {
                index,
                slide,
                board,
            })?;
        }
        Ok(board)
    }

    /// Returns every board along the path, including the first and the last.
    pub fn boards(&self, start: &Board) -> Result<Vec<Board>, IllegalSlide> {
        self.replay(start)?;
        let steps = self.0.iter().scan(*start, |board, &slide| {
            *board = board.after(slide)?;
            Some(*board)
        });
        Ok(std::iter::once(*start).chain(steps).collect())
    }
}

impl<'a> IntoIterator for &'a Path {
    type Item = Slide;
    type IntoIter = std::iter::Copied<std::slice::Iter<'a, Slide>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl FromIterator<Slide> for Path {
    fn from_iter<I: IntoIterator<Item = Slide>>(slides: I) -> Path {
        Path(slides.into_iter().collect())
    }
}

/// Tile notation with counts.
impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(MoveNotation::Tile))
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads tile notation.
impl FromStr for Path {
    type Err = PathError;

    fn from_str(text: &str) -> Result<Path, PathError> {
        Path::parse(text, MoveNotation::Tile)
    }
}

/// Where a text is not a list of moves, and why.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{rule}")]
pub struct PathError {
    /// The bytes of the text the error is about.
    pub span: Range<usize>,
    /// The rule that is broken.
    pub rule: PathRule,
}

/// The rules of move notation.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PathRule {
    /// Moves are written with four letters.
    #[error("{0:?} is not a move: moves are U, D, L and R, each with an optional count")]
    Letter(char),
    /// A count is at least 1 and less than the longest line.
    #[error("{0} is not a count: one to fifteen tiles can move in a row")]
    Repeat(String),
}

/// A path has a slide that no tile can make.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("move {} ({slide}) is impossible on {board}: there is no tile to slide that way", index + 1)]
pub struct IllegalSlide {
    /// Position in the path, from 0.
    pub index: usize,
    /// The slide.
    pub slide: Slide,
    /// The board on which it is impossible.
    pub board: Board,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_notations_and_metrics() {
        let path: Path = "urd l2, U R2".parse().unwrap();
        assert_eq!(path.to_string(), "URDL2UR2");
        assert_eq!(path.text(MoveNotation::Blank), "DLUR2DL2");
        assert_eq!((path.length(Metric::Stm), path.length(Metric::Mtm)), (8, 6));
        let same = Path::parse("DLUR2DL2", MoveNotation::Blank).unwrap();
        assert_eq!(same, path);
    }

    #[test]
    fn errors_point_at_the_token() {
        let error = |text: &str| text.parse::<Path>().unwrap_err();
        assert_eq!(error("UR x").span, 3..4);
        assert_eq!(error("UR U0").span, 4..5);
        assert_eq!(error("U123456789012345678901234567890").span, 1..31);
        assert_eq!(error("Ué").span, 1..3);
    }

    #[test]
    fn a_path_replays_and_comes_back() {
        let start = "1 2 3/4 5 6/7 8 0".parse::<Board>().unwrap();
        let path: Path = "D2R2ULDR".parse().unwrap();
        let end = path.replay(&start).unwrap();
        assert_eq!(path.reversed().replay(&end), Ok(start));
        assert_eq!(path.boards(&start).unwrap().len(), 9);
        let bad: Path = "DU2".parse().unwrap();
        assert_eq!(bad.replay(&start).unwrap_err().index, 2);
    }
}
