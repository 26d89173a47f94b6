//! `cargo xtask fuzz`: a coverage-guided fuzzer on one of the parsers, or on the line protocol.
//!
//! Uses cargo-fuzz, which it installs if missing. cargo-fuzz asks the compiler
//! for options that only a nightly has by right; the pinned compiler has them
//! too and gives them when told it is being bootstrapped.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::step::{Output, cargo, root};

/// The targets in `fuzz/fuzz_targets`.
pub(crate) const TARGETS: [&str; 4] = ["boards", "moves", "arguments", "lines"];

/// Fuzzes one target for this many seconds.
pub(crate) fn run_target(output: &Output, target: &str, seconds: &str) -> Result<()> {
    ensure!(
        TARGETS.contains(&target),
        "there is no fuzz target {target}; there are {}",
        TARGETS.join(" ")
    );
    let seconds: u32 = seconds
        .parse()
        .map_err(|_| anyhow::anyhow!("{seconds} is not a number of seconds"))?;
    let installed = Command::new("cargo-fuzz").arg("--version").output().is_ok();
    if !installed {
        let words = ["install", "--locked", "cargo-fuzz"];
        output.run("installing cargo-fuzz", &mut cargo(&words))?;
    }
    let mut fuzz = cargo(&["fuzz", "run", target, "--sanitizer", "none"]);
    fuzz.env("RUSTC_BOOTSTRAP", "1").current_dir(root()).args([
        "--",
        &format!("-max_total_time={seconds}"),
        "-max_len=4096",
    ]);
    output.run(&format!("fuzzing {target}"), &mut fuzz)
}
