//! Requests of clients as JSON, and their answers: what the server, the line protocol and the
//! engine in WebAssembly have in common.
//!
//! A door reads the fields of a request, makes a [`Job`] of them, which checks every field, and
//! runs it. What comes of it is a record, or a [`Failure`]. How requests come in, wait and are
//! cancelled is the door's.
//!
//! * [`Solve`], [`Hint`], [`Analyze`], [`Estimate`], [`Scramble`]: one file per kind of work.
//! * [`BoardRecord`], [`SpecsRecord`]: what is answered at once.
//! * [`JobDoor`]: what a job needs of its door.
//! * [`Pace`]: which jobs are soon over.
//! * [`Figures`]: how far a request has come, with its records.
//! * [`Message`]: a request as a line with an id and a command.

mod analyze;
mod board;
mod estimate;
mod failure;
mod fields;
mod figures;
mod hint;
mod job;
mod message;
mod pace;
mod scramble;
mod solve;
mod specs;

pub use analyze::{Analyze, AnalyzeAnswer, AnalyzeFields};
pub use board::{BoardFields, BoardRecord};
pub use estimate::{Estimate, EstimateFields};
pub use failure::{Failure, FailureBody, Kind};
pub use fields::Amount;
pub use figures::{Figures, Found, ProgressRecord, SolutionRecord};
pub use hint::{Hint, HintAnswer, HintFields};
pub use job::{Job, JobDoor, JobLimits};
pub use message::{CommandName, Id, Message, read_fields};
pub use pace::Pace;
pub use scramble::{Scramble, ScrambleAnswer, ScrambleFields, Seed};
pub use solve::{Solve, SolveFields};
pub use specs::{RequestLimits, SpecsRecord};
