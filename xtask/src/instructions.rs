//! `cargo xtask instructions`: instructions of the search kernel for each node.
//!
//! Seconds differ from run to run on a busy machine; instructions do not. Valgrind
//! counts those of a fixed workload, with boards and without, and the difference
//! is the search. Results worth keeping go to `results/`.

use std::process::Command;

use anyhow::{Context as _, Result};

use crate::step::{cargo, root, run};

/// Boards of the workload.
const BOARDS: &str = "20";

/// Counts and prints.
pub(crate) fn count_instructions() -> Result<()> {
    let words = ["build", "--release", "--locked", "-p", "loyd-lab"];
    let mut build = cargo(&words);
    run("workload", build.args(["--example", "kernel_workload"]))?;
    let (before, _) = count("0")?;
    let (after, nodes) = count(BOARDS)?;
    let searching = after.saturating_sub(before);
    println!(
        "{searching} instructions for {nodes} nodes: {} for each",
        searching / nodes.max(1)
    );
    Ok(())
}

/// Instructions and nodes of the workload with this many boards.
fn count(boards: &str) -> Result<(u64, u64)> {
    let workload = root().join("target/release/examples/kernel_workload");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(workload)
        .arg(boards)
        .output()
        .context("valgrind does not start; on Debian: apt-get install valgrind")?;
    let said = String::from_utf8_lossy(&output.stderr);
    let collected = said
        .lines()
        .find_map(|line| line.split("Collected :").nth(1))
        .with_context(|| format!("valgrind counted nothing: {said}"))?;
    let nodes = String::from_utf8_lossy(&output.stdout);
    Ok((collected.trim().parse()?, nodes.trim().parse()?))
}
