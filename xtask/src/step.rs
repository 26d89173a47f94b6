//! One step of a command: a program that is run, named, timed and checked.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};

use crate::skips::Skips;

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    root().join(target)
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
    run_with(name, command, |command| {
        let status = command.status();
        status.with_context(|| format!("{} does not start", show(command)))
    })
}

/// Runs a step that prints what `cargo test -- --show-output` does, and notes the tests
/// that were skipped. The rest is shown as it comes.
pub(crate) fn run_tests(name: &str, command: &mut Command, skips: &mut Skips) -> Result<()> {
    run_with(name, command, |command| {
        let started = command.stdout(Stdio::piped()).spawn();
        let mut child = started.with_context(|| format!("{} does not start", show(command)))?;
        if let Some(printed) = child.stdout.take() {
            for line in BufReader::new(printed).split(b'\n') {
                let line = line.context("its output cannot be read")?;
                let line = String::from_utf8_lossy(&line);
                if skips.read(&line) {
                    println!("{line}");
                }
            }
        }
        Ok(child.wait()?)
    })
}

fn run_with(
    name: &str,
    command: &mut Command,
    finish: impl FnOnce(&mut Command) -> Result<ExitStatus>,
) -> Result<()> {
    println!("\n=== {name}");
    let begin = Instant::now();
    let status = finish(command).with_context(|| name.to_owned())?;
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
