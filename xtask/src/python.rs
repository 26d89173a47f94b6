//! `cargo xtask python`: the Python package, built, installed and tested.
//!
//! Everything is in `target/python`: a virtual environment with the packages of
//! `crates/loyd-python/tests/requirements.txt`, and the wheel. The wheel is built with the
//! settings of the profile `test`, so that most of what it needs is compiled already when
//! `cargo xtask test` comes to it. `cargo xtask python --ray` runs the tests that need Ray.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context as _, Result, ensure};

use crate::needs;
use crate::step::{root, run, target};

/// Which tests are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tests {
    /// All but those that need Ray, which is large.
    Usual,
    /// Those that need Ray.
    Ray,
}

/// Builds the wheel, installs it and runs its tests.
pub(crate) fn test_package(which: Tests) -> Result<()> {
    needs::for_python()?;
    let python = environment(which)?;
    let wheel = build(&python)?;
    let mut install = pip(&python, &["install", "--quiet", "--no-deps"]);
    install.args(["--no-index", "--force-reinstall"]).arg(wheel);
    run("installing the wheel", &mut install)?;
    let mut tests = command(&python, &["-m", "pytest", "--quiet"]);
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
    run("tests of the Python package", &mut tests)
}

/// Makes the virtual environment with its packages. Returns its Python.
fn environment(which: Tests) -> Result<PathBuf> {
    let folder = target().join("python").join("environment");
    let python = folder.join("bin").join("python");
    if !python.exists() {
        let mut make = Command::new("python3");
        make.args(["-m", "venv"]).arg(&folder);
        run("virtual environment", &mut make)?;
    }
    let mut install = pip(&python, &["install", "--quiet"]);
    install
        .arg("--requirement")
        .arg(package().join("tests").join("requirements.txt"));
    if which == Tests::Ray {
        let ray = package().join("tests").join("requirements-ray.txt");
        install.arg("--requirement").arg(ray);
    }
    run("packages of the virtual environment", &mut install)?;
    Ok(python)
}

/// Builds the wheel. Returns its file.
fn build(python: &Path) -> Result<PathBuf> {
    let folder = target().join("python").join("wheels");
    if folder.exists() {
        std::fs::remove_dir_all(&folder).context("the old wheel cannot be removed")?;
    }
    let mut build = command(python, &["-m", "maturin", "build", "--locked"]);
    // The profile `test` by its name would make maturin build a test program. It is the
    // profile `dev` but for this.
    build
        .args(["--config", "profile.dev.package.loyd.opt-level=3"])
        .arg("--manifest-path")
        .arg(package().join("Cargo.toml"))
        .arg("--out")
        .arg(&folder);
    run("wheel", &mut build)?;
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

fn command(python: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(python);
    command.args(words).current_dir(root());
    command
}

fn pip(python: &Path, words: &[&str]) -> Command {
    let mut pip = command(python, &["-m", "pip", "--disable-pip-version-check"]);
    pip.args(words);
    pip
}
