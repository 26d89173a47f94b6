//! One program that a command runs: named, timed and checked.

use std::env;
use std::fs::{File, create_dir_all};
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};

/// Returns the folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// Returns the folder where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR").map_or("target".into(), PathBuf::from);
    root().join(target)
}

/// Returns the cargo that runs us.
pub(crate) fn cargo(words: &[&str]) -> Command {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(cargo);
    command.args(words).current_dir(root());
    command
}

/// Runs a program that prints to the terminal. The error names it.
pub(crate) fn run(name: &str, command: &mut Command) -> Result<()> {
    Output::Terminal.run(name, command)
}

/// Where programs print.
#[derive(Debug)]
pub(crate) enum Output {
    Terminal,
    /// A file, because other programs run at the same time.
    File(PathBuf),
}

impl Output {
    /// Creates a file for what is printed, or empties it.
    pub(crate) fn file(path: PathBuf) -> Result<Output> {
        let create = || {
            create_dir_all(path.parent().unwrap_or(&path))?;
            File::create(&path)
        };
        create().with_context(|| format!("{} cannot be written", path.display()))?;
        Ok(Output::File(path))
    }

    /// Runs a program. The error names it.
    pub(crate) fn run(&self, name: &str, command: &mut Command) -> Result<()> {
        self.run_with(name, command, |command| {
            command.stdout(self.stream()?).stderr(self.stream()?);
            let status = command.status();
            status.with_context(|| format!("{} does not start", show(command)))
        })
    }

    /// Runs a program, and passes on each line of its standard output, which is not printed.
    pub(crate) fn read(
        &self,
        name: &str,
        command: &mut Command,
        mut each: impl FnMut(&str),
    ) -> Result<()> {
        self.run_with(name, command, |command| {
            command.stdout(Stdio::piped()).stderr(self.stream()?);
            let started = command.spawn();
            let mut child = started.with_context(|| format!("{} does not start", show(command)))?;
            if let Some(printed) = child.stdout.take() {
                for line in BufReader::new(printed).split(b'\n') {
                    let line = line.context("its output cannot be read")?;
                    each(&String::from_utf8_lossy(&line));
                }
            }
            Ok(child.wait()?)
        })
    }

    /// Prints a line.
    pub(crate) fn print(&self, line: &str) -> Result<()> {
        match self {
            Output::Terminal => println!("{line}"),
            Output::File(path) => writeln!(appended(path)?, "{line}")?,
        }
        Ok(())
    }

    fn run_with(
        &self,
        name: &str,
        command: &mut Command,
        finish: impl FnOnce(&mut Command) -> Result<ExitStatus>,
    ) -> Result<()> {
        // What is compiled once only costs more if cargo prepares to compile it again.
        if env::var_os("CI").is_some() {
            command.env("CARGO_INCREMENTAL", "0");
        }
        self.print(&format!("\n=== {name}"))?;
        let begin = Instant::now();
        let status = finish(command.stdin(Stdio::null())).with_context(|| name.to_owned())?;
        ensure!(
            status.success(),
            "{name} failed ({status}): {}",
            show(command)
        );
        self.print(&format!(
            "=== {name}: {:.1} s",
            begin.elapsed().as_secs_f64()
        ))
    }

    /// Returns a stream for a program to print to.
    fn stream(&self) -> Result<Stdio> {
        Ok(match self {
            Output::Terminal => Stdio::inherit(),
            Output::File(path) => appended(path)?.into(),
        })
    }
}

fn appended(path: &Path) -> Result<File> {
    let opened = File::options().append(true).open(path);
    opened.with_context(|| format!("{} cannot be written", path.display()))
}

fn show(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}
