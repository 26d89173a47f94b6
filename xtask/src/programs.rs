//! Test programs of Rust: builds them, runs them, and reads what they say.
//!
//! Not `cargo test`, because the seconds of each test are an option of the test harness that a
//! stable toolchain only gives a program that is told it is being bootstrapped. Cargo must not be
//! told, or it would compile everything again.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;

use crate::step::{Output, cargo};
use crate::tally::Tally;

/// A test program.
#[derive(Debug, Clone)]
pub(crate) struct Program {
    /// The name of its target, such as `loyd` or `doors`.
    pub(crate) name: String,
    file: PathBuf,
    /// The folder of its package, in which it runs.
    folder: PathBuf,
}

/// Builds test programs, which `words` select, and returns them.
pub(crate) fn build(output: &Output, words: &[&str]) -> Result<Vec<Program>> {
    let mut command = cargo(&["test", "--no-run", "--locked"]);
    command
        .arg("--message-format=json-render-diagnostics")
        .args(words);
    let mut programs = Vec::new();
    output.read("building test programs", &mut command, |line| {
        programs.extend(program(line));
    })?;
    ensure!(!programs.is_empty(), "no test program was built");
    Ok(programs)
}

/// Reads a message of cargo. Returns `None` if it is not about a test program.
fn program(message: &str) -> Option<Program> {
    let message: Value = serde_json::from_str(message).ok()?;
    let file = message["executable"].as_str()?;
    let is_test = message["profile"]["test"].as_bool()?;
    let manifest = PathBuf::from(message["manifest_path"].as_str()?);
    is_test.then_some(Program {
        name: message["target"]["name"].as_str()?.to_owned(),
        file: file.into(),
        folder: manifest.parent()?.to_owned(),
    })
}

/// Runs test programs one after the other. Runs the tests that are marked `#[ignore]` too if `full`.
pub(crate) fn run(output: &Output, programs: &[Program], full: bool) -> Result<Tally> {
    let mut tally = Tally::default();
    let mut failed = Vec::new();
    for program in programs {
        let mut command = Command::new(&program.file);
        command
            .args(["-Z", "unstable-options", "--report-time"])
            .args(full.then_some("--include-ignored"))
            .current_dir(&program.folder)
            .env("RUSTC_BOOTSTRAP", "1");
        let ran = run_one(output, &program.name, &mut command, &mut tally);
        if let Err(error) = ran {
            failed.push(format!("{error:#}"));
        }
    }
    ensure!(failed.is_empty(), "{}", failed.join("\n"));
    Ok(tally)
}

/// Runs the tests in the documentation of all packages.
pub(crate) fn run_documentation(output: &Output) -> Result<Tally> {
    let mut tally = Tally::default();
    let mut command = cargo(&["test", "--workspace", "--doc", "--locked"]);
    run_one(output, "documentation", &mut command, &mut tally)?;
    Ok(tally)
}

fn run_one(output: &Output, name: &str, command: &mut Command, tally: &mut Tally) -> Result<()> {
    let mut ended = false;
    output.read(name, command, |line| {
        read_line(name, line, tally);
        ended |= line.starts_with("test result: ");
        // The file has everything that the programs say; a line that cannot be written there is lost.
        let _ = output.print(line);
    })?;
    ensure!(ended, "{name} ended without a result");
    Ok(())
}

/// Reads a line such as `test play::hints ... ok <0.120s>`.
fn read_line(program: &str, line: &str, tally: &mut Tally) {
    let Some((name, outcome)) = line
        .strip_prefix("test ")
        .and_then(|rest| rest.rsplit_once(" ... "))
    else {
        return;
    };
    if let Some(rest) = outcome.strip_prefix("ok") {
        let seconds = rest.trim().trim_start_matches('<').trim_end_matches("s>");
        tally.pass(&format!("{program} {name}"), seconds.parse().ok());
    } else if let Some(reason) = outcome.strip_prefix("ignored") {
        let reason = reason.trim_start_matches(", ");
        tally.skip(reason.split(" <").next().unwrap_or_default());
    } else if outcome.starts_with("FAILED") {
        tally.fail();
    }
}

/// Returns the names of the features of a package.
pub(crate) fn features(output: &Output, package: &str) -> Result<Vec<String>> {
    let mut text = String::new();
    let words = ["metadata", "--no-deps", "--format-version", "1", "--locked"];
    output.read("features", &mut cargo(&words), |line| text.push_str(line))?;
    let metadata: Value = serde_json::from_str(&text).context("metadata cannot be read")?;
    let packages = metadata["packages"].as_array();
    let found = packages
        .into_iter()
        .flatten()
        .find(|one| one["name"] == package);
    let features = found.and_then(|one| one["features"].as_object());
    let features = features.with_context(|| format!("there is no package {package}"))?;
    Ok(features.keys().cloned().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_tests_are_counted() {
        let mut tally = Tally::default();
        for line in [
            "running 5 tests",
            "test play::hints ... ok <1.500s>",
            "test crates/loyd/src/lib.rs - (line 12) ... ok",
            "test kernel::all ... ignored, takes minutes",
            "test kernel::deep ... FAILED <0.120s>",
            "test result: FAILED. 2 passed; 1 failed; 1 ignored",
        ] {
            read_line("it", line, &mut tally);
        }
        assert_eq!(
            tally.summary(),
            "     1.5 s  it play::hints\n1 skipped: takes minutes\n2 passed, 1 failed, 1 skipped"
        );
    }

    #[test]
    fn test_programs_are_found_among_messages() {
        let message = |test: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/p/tests/Cargo.toml","target":{{"name":"it"}},"profile":{{"test":{test}}},"executable":"/p/it-1"}}"#
            )
        };
        let found = program(&message("true")).expect("a program");
        assert_eq!(
            (found.name.as_str(), found.folder),
            ("it", "/p/tests".into())
        );
        assert!(program(&message("false")).is_none());
        assert!(program("{\"reason\":\"build-finished\",\"success\":true}").is_none());
    }
}
