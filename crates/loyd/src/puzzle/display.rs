//! The notations in which a board is written.
//!
//! Each is read back by [`parse`](super::parse). They are the notations in common use.
//! There is one table of them, which the command line, the docs and the round-trip
//! tests all read.

use std::fmt::Write as _;

use super::Board;
use crate::names::{Named, named};

/// A way of writing a board as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Notation {
    /// `1 2 3/4 5 6/7 8 0`
    Slashes,
    /// `1 2 3 4 5 6 7 8 0`: the shape is known only if it is a square.
    Spaces,
    /// `1,2,3,4,5,6,7,8,0`: the shape is known only if it is a square.
    Commas,
    /// A line of text for every row, numbers aligned.
    Grid,
    /// `[[1,2,3],[4,5,6],[7,8,0]]`
    Brackets,
    /// `123/456/780` in hexadecimal digits, up to sixteen cells.
    HexRows,
    /// `123456780` in hexadecimal digits, up to sixteen cells; the shape is
    /// known only if it is a square.
    Hex,
}

impl Notation {
    /// Every notation.
    pub const ALL: &'static [Named<Notation>] = &[
        Named::new(Notation::Slashes, "slashes", "1 2 3/4 5 6/7 8 0"),
        Named::new(Notation::Spaces, "spaces", "1 2 3 4 5 6 7 8 0"),
        Named::new(Notation::Commas, "commas", "1,2,3,4,5,6,7,8,0"),
        Named::new(Notation::Grid, "grid", "one line per row, numbers aligned"),
        Named::new(Notation::Brackets, "brackets", "[[1,2,3],[4,5,6],[7,8,0]]"),
        Named::new(
            Notation::HexRows,
            "hex-rows",
            "123/456/780 in hexadecimal digits",
        ),
        Named::new(Notation::Hex, "hex", "123456780 in hexadecimal digits"),
    ];

    /// Returns `true` if the text shows where a row ends. Otherwise a reader must know
    /// the shape, or the board must be square.
    pub const fn shows_rows(self) -> bool {
        !matches!(self, Notation::Spaces | Notation::Commas | Notation::Hex)
    }
}

named!(Notation, "notation");

pub(super) fn write(board: &Board, notation: Notation) -> Option<String> {
    let hexadecimal = matches!(notation, Notation::Hex | Notation::HexRows);
    if hexadecimal && board.shape().cells() > 16 {
        return None;
    }
    let numbers = |tiles: &[u8], separator: &str| {
        let words: Vec<String> = tiles.iter().map(u8::to_string).collect();
        words.join(separator)
    };
    let digits = |tiles: &[u8]| {
        tiles.iter().fold(String::new(), |mut text, tile| {
            let _ = write!(text, "{tile:X}");
            text
        })
    };
    let rows = || board.tiles().chunks(board.shape().cols());
    Some(match notation {
        Notation::Slashes => board.to_string(),
        Notation::Spaces => numbers(board.tiles(), " "),
        Notation::Commas => numbers(board.tiles(), ","),
        Notation::Grid => {
            let lines: Vec<String> = rows().map(aligned).collect();
            lines.join("\n")
        }
        Notation::Brackets => {
            let rows: Vec<String> = rows().map(|row| numbers(row, ",")).collect();
            format!("[[{}]]", rows.join("],["))
        }
        Notation::HexRows => {
            let rows: Vec<String> = rows().map(digits).collect();
            rows.join("/")
        }
        Notation::Hex => digits(board.tiles()),
    })
}

/// Returns a row in columns of width two.
fn aligned(row: &[u8]) -> String {
    let words: Vec<String> = row.iter().map(|tile| format!("{tile:>2}")).collect();
    words.join(" ")
}
