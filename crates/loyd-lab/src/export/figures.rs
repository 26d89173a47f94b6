//! Numbers as people read them.

use indicatif::{DecimalBytes, HumanCount};

/// Seconds with a unit that leaves three or four digits.
pub(super) fn seconds(seconds: f64) -> String {
    if seconds < 0.999_5e-3 {
        format!("{:.0} µs", seconds * 1e6)
    } else if seconds < 0.999_5 {
        format!("{:.2} ms", seconds * 1e3)
    } else {
        format!("{seconds:.2} s")
    }
}

/// A count with its digits in groups.
pub(super) fn count(count: u64) -> String {
    HumanCount(count).to_string()
}

/// A mean of counts, rounded.
#[expect(
    clippy::cast_sign_loss,
    reason = "counts and their means are not negative"
)]
pub(super) fn mean_count(mean: f64) -> String {
    count(mean.round() as u64)
}

/// Nodes per second in millions.
pub(super) fn millions(rate: f64) -> String {
    format!("{:.1}", rate / 1e6)
}

/// Boards per second, with decimals where there are few.
pub(super) fn rate(rate: f64) -> String {
    if rate < 100.0 {
        format!("{rate:.2}")
    } else {
        mean_count(rate)
    }
}

/// A size; `?` where the system does not tell.
pub(super) fn bytes(bytes: Option<u64>) -> String {
    bytes.map_or_else(|| "?".to_owned(), |bytes| DecimalBytes(bytes).to_string())
}

/// Seconds to the microsecond: the clock tells no more.
pub(super) fn micros(seconds: f64) -> f64 {
    (seconds * 1e6).round() / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_have_units() {
        assert_eq!(seconds(0.000_000_4), "0 µs");
        assert_eq!(seconds(0.000_12), "120 µs");
        assert_eq!(seconds(0.000_999_9), "1.00 ms");
        assert_eq!(seconds(0.012_345), "12.35 ms");
        assert_eq!(seconds(0.999_9), "1.00 s");
        assert_eq!(seconds(75.0), "75.00 s");
    }
}
