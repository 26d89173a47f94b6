//! A bound divided into shares, which can be searched at any time and on any machine.
//!
//! Smaller bounds are searched first, until one has enough boards just beyond it. Sorted by their
//! paths, these are dealt out like cards: share 3 of 100 gets boards 3, 103, 203 and so on.
//! So the shares of a bound depend on the board, the tables, the reductions and the number of
//! shares, and on nothing else: not on threads, memory or machine. Every board of the tree is in
//! exactly one share, and the counts of all shares of a bound add up to the counts of the bound
//! searched at once with nothing kept. The boards of the smaller bounds are counted by the first
//! share.
//!
//! The search of a share is in `kernel/divide.rs`; [`Solver::divide`](crate::Solver::divide)
//! starts one.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::Path;

/// One share of a bound, written `3/100`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoundShare {
    number: u32,
    of: u32,
}

impl BoundShare {
    /// The most shares of a bound. More would spend much of their time on dividing.
    pub const MOST: u32 = 10_000;

    /// A whole bound.
    pub const WHOLE: BoundShare = BoundShare { number: 1, of: 1 };

    /// Returns share `number`, counted from 1, of `of` shares.
    pub fn new(number: u32, of: u32) -> Result<BoundShare, ShareError> {
        if !(1..=BoundShare::MOST).contains(&of) {
            return Err(ShareError::Count(of));
        }
        if !(1..=of).contains(&number) {
            return Err(ShareError::Number { number, of });
        }
        Ok(BoundShare { number, of })
    }

    /// Returns the number of this share, counted from 1.
    pub const fn number(self) -> u32 {
        self.number
    }

    /// Returns the number of shares of the bound.
    pub const fn of(self) -> u32 {
        self.of
    }

    /// Returns all shares of a bound divided into `of`.
    pub fn all(of: u32) -> impl Iterator<Item = BoundShare> {
        (1..=of).map(move |number| BoundShare { number, of })
    }
}

impl fmt::Display for BoundShare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for BoundShare {
    type Err = ShareError;

    fn from_str(text: &str) -> Result<BoundShare, ShareError> {
        let numbers = text.split_once('/').and_then(|(number, of)| {
            let number: u32 = number.trim().parse().ok()?;
            Some((number, of.trim().parse().ok()?))
        });
        let (number, of) = numbers.ok_or_else(|| ShareError::Text(text.to_owned()))?;
        BoundShare::new(number, of)
    }
}

/// Why something is no share of a bound.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShareError {
    /// It is not two numbers.
    #[error("{0:?} is not a share: write the third of a hundred shares as 3/100")]
    Text(String),
    /// There cannot be this many shares.
    #[error("a bound has 1 to {most} shares, not {0}", most = BoundShare::MOST)]
    Count(u32),
    /// There is no share of this number.
    #[error("{of} shares are numbered from 1 to {of}; there is no share {number}")]
    Number {
        /// The number asked for.
        number: u32,
        /// The number of shares.
        of: u32,
    },
}

/// What came of the search of a share.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ShareOutcome {
    /// How it ended.
    pub end: ShareEnd,
    /// Boards generated in this share.
    pub generated: u64,
    /// Boards expanded in this share.
    pub expanded: u64,
}

impl ShareOutcome {
    pub(crate) const fn new(end: ShareEnd, generated: u64, expanded: u64) -> ShareOutcome {
        ShareOutcome {
            end,
            generated,
            expanded,
        }
    }
}

/// How the search of a share ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShareEnd {
    /// Everything was searched, and there is no solution in it. Only then do the counts not
    /// depend on anything but the share.
    Exhausted,
    /// With a solution that is not longer than the bound.
    Solved(Path),
    /// At a limit, or because the observer stopped it. Nothing is proved.
    Stopped,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_as_fractions() {
        let share: BoundShare = "3/100".parse().unwrap();
        assert_eq!((share.number(), share.of()), (3, 100));
        assert_eq!(share.to_string(), "3/100");
        assert_eq!("1/1".parse(), Ok(BoundShare::WHOLE));
        for wrong in ["", "3", "/", "3/", "a/b", "-1/4", "1/4/4", "1.5/4"] {
            assert!(
                matches!(wrong.parse::<BoundShare>(), Err(ShareError::Text(_))),
                "{wrong}"
            );
        }
        let number = |number, of| Err(ShareError::Number { number, of });
        assert_eq!("0/4".parse::<BoundShare>(), number(0, 4));
        assert_eq!("5/4".parse::<BoundShare>(), number(5, 4));
        assert_eq!("1/0".parse::<BoundShare>(), Err(ShareError::Count(0)));
        assert_eq!(
            "1/10001".parse::<BoundShare>(),
            Err(ShareError::Count(10_001))
        );
        let all: Vec<_> = BoundShare::all(3).map(|share| share.to_string()).collect();
        assert_eq!(all, ["1/3", "2/3", "3/3"]);
    }
}
