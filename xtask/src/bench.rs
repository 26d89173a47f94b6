//! `cargo xtask bench`: the criterion benches, all or by name.

use anyhow::Result;

use crate::step::{cargo, run};

/// Runs the benches whose names contain one of `names`, or all.
pub(crate) fn run_benches(names: &[&str]) -> Result<()> {
    let mut command = cargo(&["bench", "--workspace", "--locked", "--benches", "--"]);
    run("benches", command.args(names))
}
