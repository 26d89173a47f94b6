//! Tests of the doors in one program: the command, the server's HTTP, and lines.
//!
//! One file alone is run by its name as a filter:
//! `cargo test -p loyd-tests --test doors command::solve::`.

mod arguments;
mod command;
mod contract;
mod documents;
mod lines;
mod server;

use proptest::test_runner::{Config, TestRunner};

/// Returns what tries a property on this number of random inputs.
fn cases(count: u32) -> TestRunner {
    TestRunner::new(Config {
        cases: count,
        failure_persistence: None,
        ..Config::default()
    })
}
