//! What the integration tests share: where the project's files are, and tables.

mod tables;

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};

pub use tables::{SharedTables, data_directory, solver};

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
