//! One step of a command: a program that is run, named, timed and checked.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// The cargo that runs us.
pub(crate) fn cargo(words: &[&str]) -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(words).current_dir(root());
    command
}

/// Runs a step to its end; the error names it.
pub(crate) fn run(name: &str, command: &mut Command) -> Result<()> {
    println!("\n=== {name}");
    let begin = Instant::now();
    let status = command
        .status()
        .with_context(|| format!("{name}: {} does not start", show(command)))?;
    ensure!(
        status.success(),
        "{name} failed ({status}): {}",
        show(command)
    );
    println!("=== {name}: {:.1} s", begin.elapsed().as_secs_f64());
    Ok(())
}

fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}
