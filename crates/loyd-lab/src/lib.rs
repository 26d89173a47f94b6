//! Measuring: boards of the literature or any others, run through heuristics
//! and searches by name, with figures that can be repeated.
//!
//! * [`Set`], [`Instance`], [`Columns`]: boards with what is known of them.
//! * [`Plan`]: a set, the settings to run it with, and limits.
//! * [`run`], [`run_on`]: measure a plan, from the beginning or where it was interrupted;
//!   an [`RunObserver`] hears how it goes.
//! * [`Journal`]: what was measured, line by line, so that nothing is lost.
//! * [`suite`]: experiments as files, with printed figures beside ours.
//! * [`OutsideSearch`]: a board solved with a heuristic that only the caller knows.
//! * [`Evaluation`]: measurements compared with known lengths and summed up.
//! * [`export`]: the tables and documents made of it, one file per format.
//! * [`Chart`]: a plot as SVG.
//! * [`heuristic_check`]: whether a heuristic is admissible and consistent.
//!
//! The clock is that of the engine; the library reads none.
//! `docs/benchmarks.md` says what the figures mean.

mod check;
mod columns;
mod distribution;
mod evaluation;
pub mod export;
pub mod heuristic_check;
mod instance;
mod journal;
mod machine;
mod measurement;
mod observer;
mod outside;
mod plan;
mod plot;
mod prepare;
mod run;
mod set;
pub mod suite;
mod summary;
mod worker;

pub use check::{Check, Mistake};
pub use columns::{Columns, RowError};
pub use distribution::Distribution;
pub use evaluation::Evaluation;
pub use instance::Instance;
pub use journal::{Journal, JournalError};
pub use machine::Machine;
pub use measurement::Measurement;
pub use observer::{RunObserver, SilentRun, Standing};
pub use outside::{OutsideMeasurement, OutsideSearch, seen_with_goal};
pub use plan::{Plan, Setting};
pub use plot::{Across, Chart, Form, Series};
pub use run::{Ending, Pass, Preparation, Results, RunError, run, run_on};
pub use set::{NamedSet, Set};
pub use summary::{Summary, Turn};
