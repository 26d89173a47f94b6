//! `cargo xtask test`: every test there is, in the order that fails soonest.

use anyhow::Result;

use crate::fuzz;
use crate::step::{cargo, run};
use crate::web;

/// Set for the tests that have a long version.
const FULL: &str = "LOYD_FULL_TESTS";

/// Runs every test; `full` adds the exhaustive versions and the fuzzers.
pub(crate) fn run_tests(full: bool) -> Result<()> {
    run("formatting", &mut cargo(&["fmt", "--all", "--check"]))?;
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ];
    run("clippy", &mut cargo(&clippy))?;
    let docs = ["doc", "--workspace", "--no-deps", "--locked"];
    run("docs", cargo(&docs).env("RUSTDOCFLAGS", "-D warnings"))?;
    let mut tests = cargo(&["test", "--workspace", "--locked"]);
    if full {
        tests.env(FULL, "1");
    }
    run("tests", &mut tests)?;
    // Once each, for the counts they assert; timing is `cargo xtask bench`.
    run(
        "benches",
        &mut cargo(&["test", "--workspace", "--benches", "--locked"]),
    )?;
    web::test_page()?;
    if full {
        for target in fuzz::TARGETS {
            fuzz::run_target(target, "20")?;
        }
    }
    println!("\nall tests passed");
    Ok(())
}
