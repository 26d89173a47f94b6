//! What a caller asks for.

use std::fmt;
use std::str::FromStr;

use crate::puzzle::{Board, Goal, Metric};
use crate::search::{Limits, Reductions};
use crate::solver::References;
use crate::spec::{HeuristicSpec, SearchSpec};

/// A board to solve, and how.
#[derive(Debug, Clone)]
pub struct Request {
    /// The board.
    pub start: Board,
    /// What it shall become.
    pub goal: Goal,
    /// The metric in which the solution shall be shortest.
    pub metric: Metric,
    /// The estimate to search with.
    pub heuristic: HeuristicSpec,
    /// The search.
    pub search: SearchSpec,
    /// What the search may leave out; nothing given means what it does by itself.
    pub reductions: Option<Reductions>,
    /// What the estimate is multiplied by, to find a solution sooner that is at most
    /// so many times as long as the shortest.
    pub weight: Option<Weight>,
    /// Threads for searches that can use several.
    pub threads: usize,
    /// What the solver's references are used for.
    pub references: References,
    /// When to stop, and how many solutions to find.
    pub limits: Limits,
}

impl Request {
    /// The shortest solution of `start` to the blank-last goal, whatever it costs.
    pub fn new(start: Board) -> Request {
        Request {
            start,
            goal: Goal::default(),
            metric: Metric::default(),
            heuristic: HeuristicSpec::default(),
            search: SearchSpec::default(),
            reductions: None,
            weight: None,
            threads: 1,
            references: References::default(),
            limits: Limits::default(),
        }
    }
}

/// A number from 1 to 100 with at most three decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Weight {
    thousandths: u32,
}

impl Weight {
    /// A weight in thousandths, if it is from 1 to 100.
    pub const fn from_thousandths(thousandths: u32) -> Option<Weight> {
        match thousandths {
            1_000..=100_000 => Some(Weight { thousandths }),
            _ => None,
        }
    }

    /// A number times the weight, rounded down.
    #[inline]
    #[must_use]
    pub const fn times(self, number: u32) -> u32 {
        number * self.thousandths / 1_000
    }

    /// The least number that times the weight is not below `length`.
    pub const fn least_below(self, length: u32) -> u32 {
        (length * 1_000).div_ceil(self.thousandths)
    }
}

/// `1.5`, without zeros at the end.
impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!(
            "{}.{:03}",
            self.thousandths / 1_000,
            self.thousandths % 1_000
        );
        f.write_str(text.trim_end_matches('0').trim_end_matches('.'))
    }
}

/// A text that is no weight.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a weight is a number from 1 to 100 with at most three decimals, for instance 1.5")]
pub struct WeightError;

impl FromStr for Weight {
    type Err = WeightError;

    fn from_str(text: &str) -> Result<Weight, WeightError> {
        let (whole, part) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || whole.len() > 3 || part.len() > 3 || !digits(whole) || !digits(part)
        {
            return Err(WeightError);
        }
        let thousandths = format!("{whole}{part:0<3}")
            .parse()
            .map_err(|_| WeightError)?;
        Weight::from_thousandths(thousandths).ok_or(WeightError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_read_back() {
        for text in ["1", "1.5", "2", "1.05", "99.999", "100"] {
            assert_eq!(text.parse::<Weight>().unwrap().to_string(), text);
        }
        for bad in ["", "0.9", "101", "1.2345", "-1", "1,5", ".5", "x", "1.5x"] {
            assert!(bad.parse::<Weight>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn products_round_down_and_bounds_up() {
        let weight: Weight = "1.5".parse().unwrap();
        assert_eq!((weight.times(41), weight.least_below(61)), (61, 41));
        assert_eq!((weight.times(40), weight.least_below(60)), (60, 40));
    }
}
