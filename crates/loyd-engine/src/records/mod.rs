//! Answers as records: the fields of a JSON object or a CSV row.
//!
//! The command line and the server write the same records. Field names are
//! fixed, because programs read them. One kind of answer per file:
//!
//! * [`SolveRecord`]: one solved board.
//! * [`EstimateRecord`]: every heuristic's value for a board.
//! * [`AnalysisRecord`]: a person's solution, move by move.
//! * [`HintRecord`]: the next best moves.
//! * [`ScrambleRecord`] and [`ScrambleLine`]: random boards.
//!
//! A record is made from the library's own answer ([`loyd::Report`] and its
//! like) and what only the door knows, such as seconds. It is then written with
//! any serde format.

mod analysis;
mod columns;
mod estimate;
mod hint;
mod moves;
mod scramble;
mod solve;

pub use analysis::{AnalysisRecord, BadMoveRecord};
pub use estimate::{EstimateRecord, EstimateRow, estimate_columns};
pub use hint::{FirstMoveRecord, HintRecord};
pub use moves::{MoveAnalysisRecord, MoveHintRecord, NextMoveRecord};
pub use scramble::{ScrambleLine, ScrambleRecord, ScrambledRecord};
pub use solve::{About, SolveRecord};

use loyd::puzzle::{MoveNotation, Slide};

/// Returns a slide's letter in a notation.
pub fn letter(slide: Slide, notation: MoveNotation) -> char {
    match notation {
        MoveNotation::Tile => slide.letter(),
        MoveNotation::Blank => slide.opposite().letter(),
    }
}

/// Returns a cell of a CSV row, empty for `None`.
pub fn cell(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// Rounds seconds to microseconds, the precision of the clocks.
pub fn micros(seconds: f64) -> f64 {
    (seconds * 1e6).round() / 1e6
}
