//! Measuring: boards of the literature or any others, run through heuristics
//! and searches by name, with figures that can be repeated.
//!
//! * [`Set`], [`Instance`], [`Columns`]: boards with what is known of them.
//! * [`Plan`]: a set, the settings to run it with, and limits.
//! * [`run`]: measures a plan; an [`Observer`] hears how it goes.
//! * [`Evaluation`]: measurements compared with known lengths and summed up.
//! * [`export`]: the tables and documents made of it, one file a format.
//!
//! The clock is read here and in the command line, never in the library.
//! `docs/benchmarks.md` says what the figures mean.

mod check;
mod columns;
mod distribution;
mod evaluation;
pub mod export;
mod instance;
mod machine;
mod measurement;
mod observer;
mod peak;
mod plan;
mod prepare;
mod run;
mod set;
mod summary;
mod worker;

pub use check::{Check, Mistake};
pub use columns::{Columns, RowError};
pub use distribution::Distribution;
pub use evaluation::Evaluation;
pub use instance::Instance;
pub use machine::Machine;
pub use measurement::Measurement;
pub use observer::{Observer, Silent, Standing};
pub use peak::Peak;
pub use plan::{Plan, Setting};
pub use run::{Ending, Pass, Preparation, Results, Trouble, run};
pub use set::{NamedSet, Set};
pub use summary::{Summary, Turn};
