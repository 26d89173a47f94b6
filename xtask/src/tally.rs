//! Which tests ran: how many passed, how long each took, and why some did not run.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How many of the slowest tests are listed.
const SLOWEST: usize = 10;

/// The outcome of some tests.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    passed: usize,
    failed: usize,
    /// The number of tests that did not run, by reason.
    skipped: BTreeMap<String, usize>,
    /// Seconds and names.
    timed: Vec<(f64, String)>,
}

impl From<()> for Tally {
    /// Returns the tally of work that has no tests.
    fn from((): ()) -> Tally {
        Tally::default()
    }
}

impl Tally {
    /// Counts a test that passed, with its seconds if they are known.
    pub(crate) fn pass(&mut self, name: &str, seconds: Option<f64>) {
        self.passed += 1;
        self.timed
            .extend(seconds.map(|seconds| (seconds, name.to_owned())));
    }

    /// Counts a test that failed.
    pub(crate) fn fail(&mut self) {
        self.failed += 1;
    }

    /// Counts a test that did not run.
    pub(crate) fn skip(&mut self, reason: &str) {
        *self.skipped.entry(reason.to_owned()).or_default() += 1;
    }

    /// Returns the number of tests that ran.
    pub(crate) fn ran(&self) -> usize {
        self.passed + self.failed
    }

    /// Adds the tests of another tally.
    pub(crate) fn add(&mut self, other: Tally) {
        self.passed += other.passed;
        self.failed += other.failed;
        for (reason, count) in other.skipped {
            *self.skipped.entry(reason).or_default() += count;
        }
        self.timed.extend(other.timed);
    }

    /// Returns what a person wants to know at the end: the slowest tests, why tests did not run,
    /// and the numbers in the last line.
    pub(crate) fn summary(&self) -> String {
        let mut text = String::new();
        let mut timed: Vec<&(f64, String)> = self.timed.iter().collect();
        timed.sort_by(|one, other| other.0.total_cmp(&one.0));
        // Writing to a text never fails.
        for (seconds, name) in timed.into_iter().take(SLOWEST) {
            let _ = writeln!(text, "{seconds:8.1} s  {name}");
        }
        for (reason, count) in &self.skipped {
            let _ = writeln!(text, "{count} skipped: {reason}");
        }
        let skipped: usize = self.skipped.values().sum();
        let _ = write!(
            text,
            "{} passed, {} failed, {skipped} skipped",
            self.passed, self.failed
        );
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_has_the_slowest_first_and_the_numbers_last() {
        let mut tally = Tally::default();
        tally.pass("quick", Some(0.5));
        tally.pass("unknown", None);
        let mut other = Tally::default();
        other.pass("slow", Some(20.0));
        other.fail();
        other.skip("takes minutes");
        other.skip("takes minutes");
        tally.add(other);
        assert_eq!(
            tally.summary(),
            "    20.0 s  slow\n     0.5 s  quick\n2 skipped: takes minutes\n\
             3 passed, 1 failed, 2 skipped"
        );
    }
}
