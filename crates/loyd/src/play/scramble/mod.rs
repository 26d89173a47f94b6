//! Random boards of an exact optimal length, or of a range of lengths.
//!
//! Boards are drawn uniformly (each board of these lengths is equally likely) by
//! whichever method is feasible; each method has a file with its proof:
//!
//! * `listed.rs`: on small shapes all boards are listed.
//! * `walk.rs`: short lengths by random walks from the goal.
//! * `move_walk.rs`: the same in the multi-tile metric.
//! * `rejection.rs`: middle lengths by random boards, tested.
//! * `farthest.rs`: on 4x4 from 73 on, where no quick uniform method is known, by short
//!   walks from the boards of 80 moves. [`Method::is_uniform`] is `false` for it.
//!
//! A range is drawn from as one set: the number of walks of each length and the number
//! of all boards decide how often each method is used, so that every board has the same
//! chance. With any method, each board's length is proved by search before it is
//! returned.
//!
//! The same seed gives the same boards for any number of threads: candidates are
//! numbered, each has its own generator, and those that pass are returned in the order
//! of their numbers (`stream.rs`).

mod candidates;
mod farthest;
mod greatest;
mod lengths;
mod listed;
mod move_walk;
mod rejection;
mod stream;
mod walk;

pub use lengths::{Lengths, LengthsError};
pub use stream::{LengthScrambles, ScrambleObserver, ScrambleProgress};

use std::fmt;

use crate::puzzle::{Board, Scrambler, Shape};

/// A board of a proved length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scrambled {
    /// The board.
    pub board: Board,
    /// The length of its shortest solutions.
    pub length: u32,
}

/// The result of testing a candidate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verdict {
    /// It has one of the lengths.
    Kept(Scrambled),
    /// It has not.
    Rejected,
    /// The search was stopped before that was known.
    Stopped,
}

impl Verdict {
    /// The verdict on a board of this length; `right` is `None` if the search was
    /// stopped.
    fn of(right: Option<bool>, board: Board, length: u32) -> Verdict {
        match right {
            Some(true) => Verdict::Kept(Scrambled { board, length }),
            Some(false) => Verdict::Rejected,
            None => Verdict::Stopped,
        }
    }
}

/// How boards of a length are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Method {
    /// All boards are listed.
    Listed,
    /// Random walks from the goal.
    Walk,
    /// Random boards, tested.
    Rejection,
    /// Both, for a range.
    WalkAndRejection,
    /// All boards of the greatest length, which are known.
    Greatest,
    /// Walks from the boards of the greatest length.
    Farthest,
}

impl Method {
    /// Returns `true` if every board of the lengths is equally likely.
    pub fn is_uniform(self) -> bool {
        self != Method::Farthest
    }
}

/// The word used in every output.
impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Method::Listed => "listed",
            Method::Walk => "walk",
            Method::Rejection => "rejection",
            Method::WalkAndRejection => "walk and rejection",
            Method::Greatest => "greatest",
            Method::Farthest => "farthest",
        })
    }
}

/// Why there are no boards of a length.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LengthError {
    /// The goal has another shape.
    #[error("the goal is not {0}")]
    Shape(Shape),
    /// No board is so far away.
    #[error("no {shape} board is {least} moves away: {greatest} is the most")]
    TooLong {
        /// The shape.
        shape: Shape,
        /// The shortest requested length.
        least: u32,
        /// The greatest length that exists.
        greatest: u32,
    },
    /// No board is known to be so far away.
    #[error(
        "no {shape} board is known to be {least} moves from this goal: boards of {known} moves \
         exist, and none has more than {bound}"
    )]
    NotKnown {
        /// The shape.
        shape: Shape,
        /// The shortest requested length.
        least: u32,
        /// The greatest length that is known to exist.
        known: u32,
        /// No board has a greater length than this.
        bound: u32,
    },
    /// Lengths that cannot be proved in reasonable time.
    #[error(
        "for {shape} boards only lengths up to {most} are offered: longer ones take too long to prove"
    )]
    TooHard {
        /// The shape.
        shape: Shape,
        /// The greatest that is offered.
        most: u32,
    },
}

/// Returns a number below `n`, each equally likely, by the rule of
/// [`Scrambler::below`](crate::puzzle::Scrambler::below) with two halves of 31 bits.
fn below(random: &mut Scrambler, n: u64) -> u64 {
    const HALF: u32 = 1 << 31;
    let all = 1_u64 << 62;
    debug_assert!(0 < n && n <= all);
    let usable = all - all % n;
    loop {
        let (high, low) = (random.below(HALF), random.below(HALF));
        let drawn = u64::from(high) << 31 | u64::from(low);
        if drawn < usable {
            return drawn % n;
        }
    }
}
