//! Proofs that take hours: the bounds of one board, exhausted share by share.
//!
//! A solution is optimal when every share of every bound below its length is exhausted. A
//! [`Proof`] knows which are, and the shortest solution found. It is kept as lines of text
//! ([`journal`](crate::journal)): the first line names the board and everything that the shares
//! depend on ([`ProofHead`]), and every other line is an exhausted share or a solution
//! ([`ProofRecord`]). One file may hold a whole run or a single share; files of the same head can
//! be put together in any order.
//!
//! * `record`: the lines.
//! * `state`: what follows from them; `summary`: the same as a record for programs.
//! * `plan`: what comes next.
//! * `prover`: searches what is missing; `parallel`: on several threads.

mod parallel;
mod plan;
mod prover;
mod record;
mod state;
mod summary;

pub use plan::{ProofPlan, ProofStep};
pub use prover::{ProofLog, Prover, ShareFound};
pub use record::{ProofHead, ProofRecord};
pub use state::{MissingShares, Proof, ProofError};
pub use summary::ProofSummary;
