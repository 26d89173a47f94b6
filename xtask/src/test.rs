//! `cargo xtask test`: every test there is, in the order that fails soonest.

use std::io::{IsTerminal as _, stdout};

use anyhow::Result;

use crate::python::Tests;
use crate::skips::Skips;
use crate::step::{cargo, run, run_tests};
use crate::{fuzz, needs, python, web};

/// Set for the tests that have a long version.
const FULL: &str = "LOYD_FULL_TESTS";

/// Runs every test; `full` adds the exhaustive versions and the fuzzers.
pub(crate) fn test_everything(full: bool) -> Result<()> {
    needs::for_testing()?;
    needs::for_python()?;
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
    let mut tests = cargo(&["test", "--workspace", "--locked", "--", "--show-output"]);
    if full {
        tests.env(FULL, "1");
    }
    if stdout().is_terminal() {
        tests.arg("--color=always");
    }
    let mut skips = Skips::default();
    run_tests("tests", &mut tests, &mut skips)?;
    // Once each, for the counts they assert; timing is `cargo xtask bench`.
    run(
        "benches",
        &mut cargo(&["test", "--workspace", "--bench", "*", "--locked"]),
    )?;
    python::test_package(Tests::Usual)?;
    web::test_page()?;
    if full {
        for target in fuzz::TARGETS {
            fuzz::run_target(target, "20")?;
        }
    }
    println!("\nall tests passed; {}", skips.list());
    Ok(())
}
