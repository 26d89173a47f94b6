//! Many numbers in four: mean, median, 99th percentile and maximum.
//!
//! Percentiles are by nearest rank: the p-th of n numbers is the one at place
//! ⌈p n / 100⌉ when they are sorted. So each is a number that was measured,
//! never one between two, and with fewer than a hundred numbers the 99th
//! percentile is the largest.

use serde::Serialize;

/// What is said of many numbers.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Distribution<T> {
    /// The sum divided by the number.
    pub mean: f64,
    /// The 50th percentile.
    pub median: T,
    /// The 99th percentile.
    pub p99: T,
    /// The largest.
    pub max: T,
}

impl Distribution<f64> {
    /// Returns the distribution of these numbers; `None` if there are none.
    pub fn of(mut numbers: Vec<f64>) -> Option<Distribution<f64>> {
        numbers.sort_by(f64::total_cmp);
        ranked(&numbers, mean(&numbers))
    }
}

impl Distribution<u64> {
    /// Returns the distribution of these counts; `None` if there are none.
    #[expect(
        clippy::cast_precision_loss,
        reason = "a mean of counts is read with a few digits"
    )]
    pub fn of(mut counts: Vec<u64>) -> Option<Distribution<u64>> {
        counts.sort_unstable();
        let numbers: Vec<f64> = counts.iter().map(|&count| count as f64).collect();
        ranked(&counts, mean(&numbers))
    }
}

fn ranked<T: Copy>(sorted: &[T], mean: f64) -> Option<Distribution<T>> {
    Some(Distribution {
        mean,
        median: percentile(sorted, 50)?,
        p99: percentile(sorted, 99)?,
        max: *sorted.last()?,
    })
}

/// The percentile of sorted numbers, by nearest rank.
fn percentile<T: Copy>(sorted: &[T], percent: usize) -> Option<T> {
    let rank = (percent * sorted.len()).div_ceil(100).max(1);
    sorted.get(rank - 1).copied()
}

/// The mean; 0 of nothing.
#[expect(clippy::cast_precision_loss, reason = "nobody measures 2^53 boards")]
pub(crate) fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / numbers.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(of: &[u64]) -> (f64, u64, u64, u64) {
        let d = Distribution::<u64>::of(of.to_vec()).expect("not empty");
        (d.mean, d.median, d.p99, d.max)
    }

    #[test]
    fn by_nearest_rank() {
        assert_eq!(counts(&[7]), (7.0, 7, 7, 7));
        assert_eq!(counts(&[4, 1]), (2.5, 1, 4, 4));
        assert_eq!(counts(&[9, 1, 5]), (5.0, 5, 9, 9));
        assert_eq!(counts(&[4, 3, 2, 1]), (2.5, 2, 4, 4));
        let hundred: Vec<u64> = (1..=100).rev().collect();
        assert_eq!(counts(&hundred), (50.5, 50, 99, 100));
        let more: Vec<u64> = (1..=101).collect();
        assert_eq!(counts(&more), (51.0, 51, 100, 101));
        let thousand: Vec<u64> = (1..=1000).collect();
        assert_eq!(counts(&thousand), (500.5, 500, 990, 1000));
    }

    #[test]
    fn of_nothing_is_nothing() {
        assert_eq!(Distribution::<u64>::of(Vec::new()), None);
        assert_eq!(Distribution::<f64>::of(Vec::new()), None);
    }

    #[test]
    fn of_fractions() {
        let d = Distribution::<f64>::of(vec![0.5, 0.25, 3.0]).expect("not empty");
        assert_eq!((d.mean, d.median, d.p99, d.max), (1.25, 0.5, 3.0, 3.0));
    }
}
