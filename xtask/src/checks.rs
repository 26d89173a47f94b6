//! What cargo checks without running a test: style, warnings, documentation, features, packages.

use std::process::Command;

use anyhow::Result;

use crate::programs;
use crate::step::{Output, cargo};

/// Checks how the sources are formatted.
pub(crate) fn formatting(output: &Output) -> Result<()> {
    output.run("formatting", &mut cargo(&["fmt", "--all", "--check"]))
}

/// Lints everything.
pub(crate) fn clippy(output: &Output) -> Result<()> {
    output.run("clippy", &mut clippy_of(&["--workspace", "--all-targets"]))
}

/// Builds the documentation.
pub(crate) fn documentation(output: &Output) -> Result<()> {
    let words = ["doc", "--workspace", "--no-deps", "--locked"];
    let mut doc = cargo(&words);
    output.run("documentation", doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// Checks that the library compiles without features, and with each of them alone.
pub(crate) fn features(output: &Output) -> Result<()> {
    let package = ["--package", "loyd", "--no-default-features"];
    output.run("no features", &mut clippy_of(&package))?;
    for feature in programs::features(output, "loyd")? {
        let mut check = clippy_of(&[&package[..], &["--features", &feature]].concat());
        output.run(&format!("feature {feature}"), &mut check)?;
    }
    Ok(())
}

/// Packs what `which` selects, and builds it from the packed files.
pub(crate) fn packages(output: &Output, which: &str) -> Result<()> {
    // Whoever tests a change has not always committed it.
    let mut pack = cargo(&["package", "--locked", "--allow-dirty", which]);
    output.run("packages", &mut pack)
}

fn clippy_of(words: &[&str]) -> Command {
    let mut clippy = cargo(&["clippy", "--locked"]);
    clippy.args(words).args(["--", "-D", "warnings"]);
    clippy
}
