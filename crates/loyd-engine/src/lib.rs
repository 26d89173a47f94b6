//! What every door of `loyd` shares: the command line, the server, the laboratory,
//! and doors still to come.
//!
//! * [`Engine`]: solves boards and takes the time; [`SolveOptions`] say how,
//!   [`Solved`] is what comes of it.
//! * [`Watch`]: the observer of a search, with a deadline, [`Stop`]s and a
//!   [`Listener`] for progress.
//! * [`Batch`]: the distances of many boards, on several threads and in order;
//!   [`Pool`]: any work on many inputs, likewise.
//! * [`Proof`]: what is exhausted of the bounds of one board, as lines of text; [`Prover`]
//!   exhausts more, [`ProofPlan`] says what comes next.
//! * [`journal`]: lines of JSON of which the last may be torn off.
//! * [`Clock`]: the clock that the door hands in.
//! * [`records`]: answers with fixed field names, for JSON and CSV.
//! * [`requests`]: requests of clients as JSON, checked and answered.
//! * [`amounts`]: times, counts and sizes as people write them.
//! * [`ChoiceNames`]: what would help against an error, in the words of the door.
//! * [`picture`]: boards and paths as SVG.
//! * [`Peak`]: the most memory that this process has held.
//!
//! The engine opens no file, starts no thread unless the door asks for a [`Pool`] or for the
//! threads of a [`Prover`], and reads no clock by itself, so that a door may be a web page: `clippy.toml` forbids it,
//! and the exceptions are marked.

pub mod amounts;
mod batch;
mod clock;
mod engine;
mod forecast;
pub mod journal;
mod options;
mod peak;
pub mod picture;
mod pool;
mod proof;
pub mod records;
mod remedy;
pub mod requests;
mod solved;
mod watch;

pub use batch::{Batch, BatchPlan, Label, LabelError, Measure, RowError};
pub use clock::{Clock, SystemClock};
pub use engine::{Engine, Hinted};
pub use options::SolveOptions;
pub use peak::{Peak, peak_bytes};
pub use pool::{Next, Pool};
pub use proof::{
    MissingShares, Proof, ProofError, ProofHead, ProofLog, ProofPlan, ProofRecord, ProofStep,
    ProofSummary, Prover, ShareFound,
};
pub use records::{
    About, AnalysisRecord, BadMoveRecord, EstimateRecord, EstimateRow, FirstMoveRecord, HintRecord,
    MoveAnalysisRecord, MoveHintRecord, NextMoveRecord, ScrambleLine, ScrambleRecord,
    ScrambledRecord, SolveRecord, cell, estimate_columns, letter, micros,
};
pub use remedy::ChoiceNames;
pub use solved::{ListedSolutions, Solved};
pub use watch::{Listener, NoListener, Part, SearchProgress, Stop, StopReason, Watch};
