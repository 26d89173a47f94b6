//! Which tests skipped themselves.
//!
//! A test that cannot run on this machine, or is too long for every day, passes without
//! having tested anything. It says so in a line of its own on standard error:
//!
//! ```text
//! skipped: a_full_disk: only root may mount a file system
//! ```
//!
//! The test harness keeps what a passing test prints unless it is asked for it
//! (`--show-output`), and then prints all of it after the word `successes:`. Here that part is
//! taken away again, but for the lines we look for.

/// How such a line begins.
const SKIPPED: &str = "skipped: ";

/// Reads what `cargo test -- --show-output` prints, line by line.
#[derive(Debug, Default)]
pub(crate) struct Skips {
    /// Whether what passing tests printed is being read.
    in_successes: bool,
    found: Vec<String>,
}

impl Skips {
    /// Reads a line without its end; whether it should be shown.
    pub(crate) fn read(&mut self, line: &str) -> bool {
        if line == "successes:" {
            self.in_successes = true;
        } else if line == "failures:" || line.starts_with("test result: ") {
            self.in_successes = false;
        }
        if let Some(skip) = line.strip_prefix(SKIPPED) {
            self.found.push(skip.to_owned());
        }
        !self.in_successes
    }

    /// The tests that were skipped, as a list for people.
    pub(crate) fn list(&self) -> String {
        match self.found.as_slice() {
            [] => "no test was skipped".to_owned(),
            [one] => format!("1 test was skipped:\n  {one}"),
            many => format!(
                "{} tests were skipped:\n  {}",
                many.len(),
                many.join("\n  ")
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "\
running 3 tests
test one ... ok
test two ... ok
test three ... FAILED

successes:

---- two stdout ----
skipped: two: needs a mount
12 requests

successes:
    one
    two

failures:

---- three stdout ----
panicked

failures:
    three

test result: FAILED. 2 passed; 1 failed
";

    #[test]
    fn skips_are_found_and_successes_hidden() {
        let mut skips = Skips::default();
        assert_eq!(skips.list(), "no test was skipped");
        let shown: Vec<&str> = PRINTED.lines().filter(|line| skips.read(line)).collect();
        assert_eq!(skips.list(), "1 test was skipped:\n  two: needs a mount");
        assert!(shown.contains(&"test two ... ok"));
        assert!(shown.contains(&"panicked"));
        assert!(shown.iter().any(|line| line.starts_with("test result")));
        assert!(!shown.iter().any(|line| line.contains("requests")));
        skips.read("skipped: four: too long");
        assert!(skips.list().starts_with("2 tests were skipped:"));
    }
}
