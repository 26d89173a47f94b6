//! `cargo xtask python`: the Python package, built, installed and tested.
//!
//! Everything is in `target/python`: a virtual environment with the packages of
//! `crates/loyd-python/tests/requirements.txt`, and the wheel. The wheel is built with the
//! settings of the profile `test`, so that most of what it needs is compiled already when
//! `cargo xtask test` comes to it. `cargo xtask python --ray` runs the tests that need Ray.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::step::{Output, root, target};
use crate::tally::Tally;
use crate::{junit, needs, test};

/// Which tests are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tests {
    /// All but those that need Ray, which is large.
    Usual,
    /// Those that need Ray.
    Ray,
}

/// Builds the wheel, installs it and runs its tests.
pub(crate) fn test_wheel(which: Tests) -> Result<()> {
    needs::for_python()?;
    let output = Output::Terminal;
    environment(&output, which)?;
    install_wheel(&output)?;
    println!("\n{}", run_tests(&output, which, false)?.summary());
    Ok(())
}

/// Builds the wheel and installs it into the virtual environment.
pub(crate) fn install_wheel(output: &Output) -> Result<()> {
    let wheel = build(output)?;
    let mut install = pip(&["install", "--quiet", "--no-deps"]);
    install.args(["--no-index", "--force-reinstall"]).arg(wheel);
    output.run("installing the wheel", &mut install)
}

/// Runs the tests of the package that is installed; `full` adds those that take minutes.
pub(crate) fn run_tests(output: &Output, which: Tests, full: bool) -> Result<Tally> {
    let report = target().join("test-log").join("python.xml");
    let mut tests = command(&["-m", "pytest", "--quiet"]);
    tests
        .arg(format!("--junitxml={}", report.display()))
        .env("LOYD_DATA_DIR", test::tables());
    if full {
        // Instead of the marker that leaves them out.
        tests.args(["-m", ""]);
    }
    match which {
        // Python runs on one core, and so do most of the tests.
        Tests::Usual => tests
            .args(["--numprocesses", "2", "--dist", "worksteal"])
            .arg(package().join("tests")),
        Tests::Ray => {
            let files = ["ray_labels.py", "ray_proofs.py"];
            tests.args(files.map(|file| package().join("tests").join(file)))
        }
    };
    // Not the package's folder: its sources must not be imported instead of the wheel.
    tests.current_dir(target());
    output.run("tests of the Python package", &mut tests)?;
    junit::read(&report)
}

/// Makes the virtual environment with its packages.
pub(crate) fn environment(output: &Output, which: Tests) -> Result<()> {
    if !python().exists() {
        let mut make = Command::new("python3");
        make.args(["-m", "venv"]).arg(folder());
        output.run("virtual environment", &mut make)?;
    }
    // What is imported is compiled then; most is not.
    let mut install = pip(&["install", "--quiet", "--no-compile"]);
    install
        .arg("--requirement")
        .arg(package().join("tests").join("requirements.txt"));
    if which == Tests::Ray {
        let ray = package().join("tests").join("requirements-ray.txt");
        install.arg("--requirement").arg(ray);
    }
    output.run("packages of the virtual environment", &mut install)
}

/// Builds the wheel. Returns its file.
fn build(output: &Output) -> Result<PathBuf> {
    let folder = target().join("python").join("wheels");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).context("the old wheel cannot be removed")?;
    }
    let mut build = command(&["-m", "maturin", "build", "--locked"]);
    // The profile `test` by its name would make maturin build a test program. It is the
    // profile `dev` but for this.
    build
        .args(["--config", "profile.dev.package.loyd.opt-level=3"])
        .arg("--manifest-path")
        .arg(package().join("Cargo.toml"))
        .arg("--out")
        .arg(&folder);
    output.run("wheel", &mut build)?;
    let mut wheels: Vec<PathBuf> = std::fs::read_dir(&folder)?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "whl"))
        .collect();
    ensure!(wheels.len() == 1, "there is not one wheel but {wheels:?}");
    Ok(wheels.remove(0))
}

/// The folder of the package.
fn package() -> PathBuf {
    root().join("crates").join("loyd-python")
}

/// The folder of the virtual environment.
fn folder() -> PathBuf {
    target().join("python").join("environment")
}

/// The Python of the virtual environment.
fn python() -> PathBuf {
    folder().join("bin").join("python")
}

fn command(words: &[&str]) -> Command {
    let mut command = Command::new(python());
    command.args(words).current_dir(root());
    command
}

fn pip(words: &[&str]) -> Command {
    let mut pip = command(&["-m", "pip", "--disable-pip-version-check"]);
    pip.args(words);
    pip
}
