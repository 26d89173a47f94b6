//! A weighted estimate: finds solutions sooner, at most `weight` times the optimum
//! long.
//!
//! Pohl (1970). A search by f = g + w h stays close to the paths that look best. With
//! an admissible h its solution is at most w times as long as the shortest: some board
//! of a shortest solution is always open, and its f is at most w times that solution's
//! length. The product is rounded down, so that it stays whole and the guarantee holds.

use std::fmt;
use std::str::FromStr;

use super::{Heuristic, Properties, Step};
use crate::puzzle::Cells;

/// `H`'s estimate times a weight.
#[derive(Debug, Clone)]
pub struct Weighted<H>(pub H, pub Weight);

impl<H: Heuristic> Heuristic for Weighted<H> {
    const UNIT: u32 = H::UNIT;
    type Memo = H::Memo;

    fn properties(&self) -> Properties {
        Properties::NONE
    }

    fn start(&self, cells: &Cells) -> H::Memo {
        self.0.start(cells)
    }

    #[inline]
    fn step(&self, memo: H::Memo, cells: &Cells, step: Step) -> H::Memo {
        self.0.step(memo, cells, step)
    }

    #[inline]
    fn estimate(&self, memo: H::Memo) -> u32 {
        self.1.times(self.0.estimate(memo))
    }
}

/// A number from 1 to 100 with at most three decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Weight {
    thousandths: u32,
}

impl Weight {
    /// The weight that changes nothing.
    pub const ONE: Weight = Weight { thousandths: 1_000 };

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
        (number as u64 * self.thousandths as u64 / 1_000) as u32
    }

    /// The weight as a floating-point number.
    pub fn factor(self) -> f64 {
        f64::from(self.thousandths) / 1_000.0
    }

    /// Returns `length` divided by the weight, rounded up.
    pub const fn divide_up(self, length: u32) -> u32 {
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
        assert_eq!((weight.times(41), weight.divide_up(61)), (61, 41));
        assert_eq!((weight.times(40), weight.divide_up(60)), (60, 40));
    }
}
