//! What cargo checks without running a test: style, warnings, documentation, features, other systems,
//! packages.

use std::process::Command;

use anyhow::Result;

use crate::programs;
use crate::step::{Output, cargo, root};
use crate::tally::Tally;

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

/// The packages that make the command.
const COMMAND: &[&str] = &[
    "loyd",
    "loyd-engine",
    "loyd-lab",
    "loyd-store",
    "loyd-server",
    "loyd-cli",
];

/// Other systems, and the packages that have code of their own there.
const TARGETS: &[(&str, &[&str])] = &[
    ("aarch64-unknown-linux-gnu", &["loyd"]),
    ("aarch64-apple-darwin", COMMAND),
    ("x86_64-pc-windows-gnu", COMMAND),
];

/// Lints for systems that this one cannot link for, as far as rustup has their standard library.
pub(crate) fn targets(output: &Output) -> Result<Tally> {
    let mut tally = Tally::default();
    for (target, packages) in TARGETS {
        let mut add = Command::new("rustup");
        add.args(["target", "add", target]).current_dir(root());
        if !add.output().is_ok_and(|added| added.status.success()) {
            tally.skip(&format!("rustup has no standard library of {target} here"));
            continue;
        }
        let mut words = vec!["--target", target];
        words.extend(packages.iter().flat_map(|package| ["--package", package]));
        let mut check = clippy_of(&words);
        // Nothing is linked, so the C sources of SQLite need not be compiled either.
        for tool in ["CC", "AR"] {
            check.env(format!("{tool}_{}", target.replace('-', "_")), "true");
        }
        output.run(target, &mut check)?;
    }
    Ok(tally)
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
