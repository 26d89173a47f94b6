//! `cargo xtask web`: the page. Builds it into `web/dist`, or tests it.
//!
//! The built page is committed, so that building and running `loyd` needs no node;
//! these commands do, and install what else they need: the packages of
//! `web/package-lock.json`, and chromium, by Debian's own tool.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, ensure};

use crate::step::{cargo, root, run};

/// Where Debian and others put chromium.
const CHROMIUM: [&str; 3] = [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
];

/// Builds `web/dist`.
pub(crate) fn build_page() -> Result<()> {
    install_packages()?;
    run("page", &mut npm(&["run", "build"]))
}

/// Builds the program, then tests the page with it.
pub(crate) fn build_program_and_test_page() -> Result<()> {
    let words = ["build", "--locked", "--package", "loyd-cli"];
    run("program", cargo(&words).args(["--profile", "test"]))?;
    test_page()
}

/// Checks types, units, whether `web/dist` is current, and the page in a browser.
/// The program must be there.
pub(crate) fn test_page() -> Result<()> {
    install_packages()?;
    install_chromium()?;
    run("page types", &mut npm(&["run", "check"]))?;
    run("page units", &mut npm(&["test"]))?;
    let mut browser = npm(&["run", "test:browser"]);
    run("page in a browser", browser.env("LOYD", program()))
}

fn install_packages() -> Result<()> {
    ensure!(
        Command::new("npm").arg("--version").output().is_ok(),
        "npm is missing; on Debian: apt-get install nodejs npm (node 20.19 or newer)"
    );
    let words = ["ci", "--no-audit", "--no-fund", "--prefer-offline"];
    run("packages of the page", &mut npm(&words))
}

fn install_chromium() -> Result<()> {
    let named = std::env::var_os("CHROMIUM").is_some();
    if named || CHROMIUM.iter().any(|place| Path::new(place).exists()) {
        return Ok(());
    }
    run("package lists", apt_get().arg("update"))?;
    let words = ["install", "--yes", "--no-install-recommends"];
    let mut install = apt_get();
    run(
        "installing chromium",
        install.args(words).args(["chromium", "fonts-dejavu-core"]),
    )
}

fn apt_get() -> Command {
    let mut command = if is_root() {
        Command::new("apt-get")
    } else {
        let mut sudo = Command::new("sudo");
        sudo.arg("apt-get");
        sudo
    };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_root() -> bool {
    let user = Command::new("id").arg("-u").output();
    user.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn npm(words: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(words).current_dir(root().join("web"));
    command
}

/// The program, where building it or testing the workspace has put it.
fn program() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or(root().join("target"), PathBuf::from);
    root().join(target).join("debug").join("loyd")
}
