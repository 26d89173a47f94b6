//! What every door of `loyd` shares: the command line, the server, the
//! laboratory, and doors still to come.
//!
//! * [`records`]: answers with fixed field names, for JSON and CSV.
//! * [`amounts`]: times, counts and sizes as people write them.
//! * [`Peak`]: the most memory that this process has held.

pub mod amounts;
mod peak;
pub mod records;

pub use peak::Peak;
pub use records::{
    AnalysisRecord, Asked, BadMoveRecord, EstimateRecord, EstimateRow, FirstMoveRecord, HintRecord,
    ScrambleLine, ScrambleRecord, ScrambledRecord, SolveRecord, Timing, cell, estimate_columns,
    letter, micros,
};
