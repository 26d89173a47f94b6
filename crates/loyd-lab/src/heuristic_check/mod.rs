//! Checks whether a heuristic is admissible and consistent, against distances that are known
//! exactly.
//!
//! The heuristic may be anything that gives one number per board: one of the library's, or a
//! program of a student. [`KnownBoards`] are the boards to ask it about, [`Findings`] compares
//! the numbers with the distances.
//!
//! * Boards of at most nine cells are all listed by breadth-first search (`breadth_first.rs`), so
//!   the check is a proof for that goal.
//! * Of larger boards, all within some moves of the goal are listed in the same way. Farther ones
//!   are samples that the engine has solved optimally (`samples.rs`). Every board on an optimal
//!   solution has a known distance too, so one sample gives boards of every shorter distance.
//!   Samples can only refute.
//!
//! `docs/teaching.md` shows how to use it.

mod breadth_first;
mod chart;
mod findings;
mod known_boards;
mod own;
mod record;
mod samples;

pub use findings::{Claim, DistanceRow, EstimateRow, Findings, Jump, Overestimate, TOLERANCE};
pub use known_boards::{Coverage, KnownBoards};
pub use own::own_estimates;
pub use record::{CheckRecord, FaultRecord};
pub use samples::{SampleError, Sampling};

#[cfg(test)]
mod tests;
