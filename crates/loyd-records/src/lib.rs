//! Answers as records: the fields of a JSON object or a CSV row.
//!
//! The command line and the server write the same records, so the types live
//! here, between the library and both doors. Field names are fixed; programs
//! read them. One kind of answer a file:
//!
//! * [`SolveRecord`]: one solved board.
//! * [`EstimateRecord`]: every heuristic's value for a board.
//! * [`AnalysisRecord`]: a person's solution, move by move.
//! * [`HintRecord`]: the next best moves.
//! * [`ScrambleRecord`] and [`ScrambleLine`]: random boards.
//! * [`amounts`]: times, counts and sizes as people write them, for both doors.
//!
//! A record is made from the library's own answer ([`loyd::Report`] and its
//! like) and what only the door knows, such as seconds. It is then written with
//! any serde format.

pub mod amounts;
mod analysis;
mod estimate;
mod hint;
mod scramble;
mod solve;

pub use analysis::{AnalysisRecord, BadMoveRecord};
pub use estimate::{EstimateRecord, EstimateRow, estimate_columns};
pub use hint::{FirstMoveRecord, HintRecord};
pub use scramble::{ScrambleLine, ScrambleRecord, ScrambledRecord};
pub use solve::{Asked, SolveRecord, Timing};

use loyd::puzzle::{MoveNotation, Slide};

/// A slide's letter in a notation.
pub fn letter(slide: Slide, notation: MoveNotation) -> char {
    match notation {
        MoveNotation::Tile => slide.letter(),
        MoveNotation::Blank => slide.opposite().letter(),
    }
}

/// A cell of a CSV row that may be empty.
pub fn cell(value: Option<impl ToString>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// Seconds to the microsecond: the clock tells no more.
pub fn micros(seconds: f64) -> f64 {
    (seconds * 1e6).round() / 1e6
}
