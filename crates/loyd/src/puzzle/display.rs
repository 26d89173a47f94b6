//! The notations in which a board is written.
//!
//! Each is read back by [`parse`](super::parse). They are the notations in common use.
//! There is one table of them, which the command line, the docs and the round-trip
//! tests all read.

use std::fmt::Write as _;

use super::Board;
use crate::names::{named, named_enum};

named_enum! {
    /// A way of writing a board as text.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Notation {
        /// `1 2 3/4 5 6/7 8 0`
        Slashes = "slashes": "1 2 3/4 5 6/7 8 0",
        /// `1 2 3 4 5 6 7 8 0`: the shape is known only if it is a square.
        Spaces = "spaces": "1 2 3 4 5 6 7 8 0",
        /// `1,2,3,4,5,6,7,8,0`: the shape is known only if it is a square.
        Commas = "commas": "1,2,3,4,5,6,7,8,0",
        /// A line of text for every row, numbers aligned.
        Grid = "grid": "one line per row, numbers aligned",
        /// `[[1,2,3],[4,5,6],[7,8,0]]`
        Brackets = "brackets": "[[1,2,3],[4,5,6],[7,8,0]]",
        /// `123/456/780` in hexadecimal digits, up to sixteen cells.
        HexRows = "hex-rows": "123/456/780 in hexadecimal digits",
        /// `123456780` in hexadecimal digits, up to sixteen cells; the shape is
        /// known only if it is a square.
        Hex = "hex": "123456780 in hexadecimal digits",
    }
}

impl Notation {
    /// Returns `true` if the text shows where a row ends. Otherwise a reader must know
    /// the shape, or the board must be square.
    pub const fn shows_rows(self) -> bool {
        match self {
            Notation::Slashes | Notation::Grid | Notation::Brackets | Notation::HexRows => true,
            Notation::Spaces | Notation::Commas | Notation::Hex => false,
        }
    }
}

named!(Notation, "notation");

pub(super) fn write(board: &Board, notation: Notation) -> Option<String> {
    let numbers = |tiles: &[u8], separator: &str| {
        let words: Vec<String> = tiles.iter().map(u8::to_string).collect();
        words.join(separator)
    };
    // A digit for every tile: only for boards of at most sixteen cells.
    let few = board.shape().cells() <= 16;
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
            let width = (board.shape().cells() - 1).to_string().len().max(2);
            let lines: Vec<String> = rows().map(|row| aligned(row, width)).collect();
            lines.join("\n")
        }
        Notation::Brackets => {
            let rows: Vec<String> = rows().map(|row| numbers(row, ",")).collect();
            format!("[[{}]]", rows.join("],["))
        }
        Notation::HexRows | Notation::Hex if !few => return None,
        Notation::HexRows => {
            let rows: Vec<String> = rows().map(digits).collect();
            rows.join("/")
        }
        Notation::Hex => digits(board.tiles()),
    })
}

/// Returns a row in columns of this width.
fn aligned(row: &[u8], width: usize) -> String {
    let words: Vec<String> = row.iter().map(|tile| format!("{tile:>width$}")).collect();
    words.join(" ")
}
