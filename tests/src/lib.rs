//! What the integration tests share: where the project's files are, and how a test says that it did
//! not run.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the path of a file of the project.
pub fn project(file: &str) -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).join(file)
}

/// A row of a table, by the names of its columns.
pub type Row = HashMap<String, String>;

/// Returns the text of a file in `crates/loyd-lab/data/instances`.
pub fn instances(file: &str) -> String {
    let path = project("crates/loyd-lab/data/instances").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the rows of a file in `crates/loyd-lab/data/instances`.
pub fn rows(file: &str) -> Vec<Row> {
    let text = instances(file);
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let rows = reader.deserialize().map(|row| row.expect("a row"));
    rows.collect()
}

/// Says that a test cannot run on this machine, and why. `cargo xtask test` lists these lines.
#[allow(
    clippy::print_stderr,
    reason = "the person who runs the tests reads it"
)]
pub fn skipped(test: &str, why: &str) {
    eprintln!("skipped: {test}: {why}");
}

/// Returns `true` if `cargo xtask test --full` asked for the long version of a test.
pub fn full() -> bool {
    std::env::var_os("LOYD_FULL_TESTS").is_some()
}

/// Says that a test has no short version and did not run.
pub fn only_in_full(test: &str) {
    skipped(test, "it takes minutes; cargo xtask test --full runs it");
}
