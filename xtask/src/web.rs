//! `cargo xtask web`: the page. Builds it into `web/dist`, or tests it.
//!
//! The built page is committed, so that building and running `loyd` needs no node;
//! these commands do (`needs.rs`), and install the packages of `web/package-lock.json`.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::step::{cargo, root, run, target};
use crate::{engine, needs};

/// Builds `web/dist`.
pub(crate) fn build_page() -> Result<()> {
    needs::for_building()?;
    install_packages()?;
    run("page", &mut npm(&["run", "build"]))
}

/// Builds the page without a server, as a folder and as a single file.
pub(crate) fn build_page_alone() -> Result<()> {
    needs::for_building()?;
    engine::build_engine()?;
    install_packages()?;
    build_alone()
}

fn build_alone() -> Result<()> {
    run("page of a host", &mut npm(&["run", "build:static"]))?;
    run("page as a single file", &mut npm(&["run", "build:single"]))
}

/// Builds the program, then tests the page with it.
pub(crate) fn build_program_and_test_page() -> Result<()> {
    needs::for_testing()?;
    let words = ["build", "--locked", "--package", "loyd-cli"];
    run("program", cargo(&words).args(["--profile", "test"]))?;
    test_page()
}

/// Checks types, units, whether `web/dist` is current, the npm package with its engine, and the page
/// in a browser, with a server and without.
/// The program must be there, and what [`needs::for_testing`] looks for.
pub(crate) fn test_page() -> Result<()> {
    install_packages()?;
    run("page types", &mut npm(&["run", "check"]))?;
    run("page units", &mut npm(&["test"]))?;
    engine::build_engine()?;
    let mut package = npm(&["run", "test:package"]);
    run("npm package", package.env("LOYD", program()))?;
    let mut browser = npm(&["run", "test:browser"]);
    run("page in a browser", browser.env("LOYD", program()))?;
    build_alone()?;
    run("page without a server", &mut npm(&["run", "test:alone"]))
}

fn install_packages() -> Result<()> {
    let words = ["ci", "--no-audit", "--no-fund", "--prefer-offline"];
    run("packages of the page", &mut npm(&words))
}

fn npm(words: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(words).current_dir(root().join("web"));
    command
}

/// The program, where building it or testing the workspace has put it.
fn program() -> PathBuf {
    target().join("debug").join("loyd")
}
