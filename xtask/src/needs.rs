//! What commands need beside the Rust toolchain: node, npm and two browsers for the page,
//! python3 for the Python package.
//!
//! `cargo xtask test` looks for all of this before anything else runs, and names everything that is
//! missing at once. Chromium and Firefox are installed where Debian's tool can do it. Node is not: the version
//! that a system's packages have may be too old, and the user knows better where theirs
//! should come from.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::step::Output;

/// The least version of node, as in `web/package.json`.
const LEAST_NODE: (u32, u32) = (20, 19);

/// The least version of Python, as in `crates/loyd-python/pyproject.toml`.
const LEAST_PYTHON: (u32, u32) = (3, 10);

/// A browser for the tests of the page.
struct Browser {
    name: &'static str,
    /// The variable that says where it is.
    variable: &'static str,
    /// Where Debian and others put it.
    places: &'static [&'static str],
    /// Debian's packages, in the order in which they are tried.
    packages: &'static [&'static str],
}

/// Letters for the pages that browsers draw.
const FONTS: &str = "fonts-dejavu-core";

const BROWSERS: [Browser; 2] = [
    Browser {
        name: "chromium",
        variable: "CHROMIUM",
        places: &[
            // Without a window that nobody sees, tests take half the processor time.
            "/usr/bin/chromium-headless-shell",
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
        ],
        packages: &["chromium-headless-shell", "chromium"],
    },
    Browser {
        name: "firefox",
        variable: "FIREFOX",
        places: &["/usr/bin/firefox-esr", "/usr/bin/firefox"],
        packages: &["firefox-esr"],
    },
];

/// What is needed to build the page.
pub(crate) fn for_building() -> Result<()> {
    complain(&[node(), npm()])
}

/// What is needed to test the page, but for browsers that can be installed.
pub(crate) fn for_testing() -> Result<()> {
    let mut missing = vec![node(), npm()];
    missing.extend(BROWSERS.iter().map(|browser| match browser.look() {
        Found::There | Found::Installable => None,
        Found::Missing(why) => Some(why),
    }));
    complain(&missing)
}

/// Installs the browsers that are missing.
pub(crate) fn install_browsers(output: &Output) -> Result<()> {
    for browser in &BROWSERS {
        let mut tried = browser.packages.iter();
        while matches!(browser.look(), Found::Installable) {
            let package = tried.next().copied();
            let package = package.with_context(|| format!("{} is missing", browser.name))?;
            if let Err(error) = install(output, browser.name, &[package, FONTS]) {
                // Older systems have not every package.
                output.print(&format!("{error:#}"))?;
            }
        }
    }
    Ok(())
}

/// What is needed to build and test the Python package. Its own packages are installed
/// into a virtual environment.
pub(crate) fn for_python() -> Result<()> {
    let Some(missing) = python() else {
        return Ok(());
    };
    bail!(
        "the Python package needs what is not there:\n  {missing}\nEverything but the package and \
         the page is tested by: cargo test --workspace"
    );
}

fn python() -> Option<String> {
    let (major, minor) = LEAST_PYTHON;
    let wanted = format!(
        "python3 {major}.{minor} or newer with venv (Debian: apt-get install python3-venv)"
    );
    // `ensurepip` is what Debian leaves out unless python3-venv is installed.
    let ask = "import ensurepip, sys, venv; print('v%d.%d' % sys.version_info[:2])";
    let Some(said) = said("python3", &["-c", ask]) else {
        return Some(wanted);
    };
    match version(&said) {
        Some(found) if found >= LEAST_PYTHON => None,
        _ => Some(format!("{wanted}; this one is {}", said.trim())),
    }
}

/// An error that names everything that is missing, if anything is.
fn complain(missing: &[Option<String>]) -> Result<()> {
    let missing: Vec<&str> = missing.iter().flatten().map(String::as_str).collect();
    if missing.is_empty() {
        return Ok(());
    }
    bail!(
        "the page needs what is not there:\n  {}\nEverything but the page is tested by: cargo test --workspace",
        missing.join("\n  ")
    );
}

fn node() -> Option<String> {
    let (major, minor) = LEAST_NODE;
    let wanted = format!(
        "node {major}.{minor} or newer (https://nodejs.org; Debian 13: apt-get install nodejs)"
    );
    let Some(said) = said("node", &["--version"]) else {
        return Some(wanted);
    };
    match version(&said) {
        Some(found) if found >= LEAST_NODE => None,
        _ => Some(format!("{wanted}; this one is {}", said.trim())),
    }
}

fn npm() -> Option<String> {
    let found = said("npm", &["--version"]).is_some();
    (!found).then(|| "npm (it comes with node; Debian: apt-get install npm)".to_owned())
}

/// Major and minor number of `v20.19.2`.
fn version(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.');
    let mut next = || numbers.next()?.parse().ok();
    Some((next()?, next()?))
}

/// What became of looking for a browser.
enum Found {
    There,
    /// Debian's tool can install it.
    Installable,
    /// Why it cannot be installed.
    Missing(String),
}

impl Browser {
    fn look(&self) -> Found {
        let (name, variable) = (self.name, self.variable);
        if let Some(named) = std::env::var_os(variable) {
            if Path::new(&named).exists() {
                return Found::There;
            }
            let named = named.display();
            return Found::Missing(format!(
                "{name}: {variable} names {named}, which is not there"
            ));
        }
        if self.places.iter().any(|place| Path::new(place).exists()) {
            return Found::There;
        }
        let may_install = is_root() || said("sudo", &["--version"]).is_some();
        if may_install && said("apt-get", &["--version"]).is_some() {
            return Found::Installable;
        }
        Found::Missing(format!(
            "{name} (in /usr/bin, or where the variable {variable} says)"
        ))
    }
}

/// Installs packages of Debian, or names them where that is not possible.
pub(crate) fn install(output: &Output, what: &str, packages: &[&str]) -> Result<()> {
    if said("apt-get", &["--version"]).is_none() {
        bail!(
            "{what} is missing; on Debian: apt-get install {}",
            packages.join(" ")
        );
    }
    output.run("package lists", apt_get().arg("update"))?;
    let words = ["install", "--yes", "--no-install-recommends"];
    let mut install = apt_get();
    let name = format!("installing {what}");
    output.run(&name, install.args(words).args(packages))
}

/// Debian's tool, by sudo unless we are root. What sudo runs gets its variables as
/// arguments, because it does not pass them on.
fn apt_get() -> Command {
    let mut command = if is_root() {
        Command::new("env")
    } else {
        let mut sudo = Command::new("sudo");
        sudo.arg("env");
        sudo
    };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get"]);
    command
}

fn is_root() -> bool {
    said("id", &["-u"]).is_some_and(|user| user.trim() == "0")
}

/// What a program prints; `None` if it is not there or fails.
fn said(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_as_numbers() {
        assert_eq!(version("v20.19.2\n"), Some((20, 19)));
        assert_eq!(version("v9.100.0"), Some((9, 100)));
        assert!(version("v9.100.0") < Some(LEAST_NODE));
        assert!(version("v20.9.0") < Some(LEAST_NODE));
        assert!(version("v100.0.0") > Some(LEAST_NODE));
        for text in ["", "20.19.2", "v20", "vx.y", "node"] {
            assert_eq!(version(text), None, "{text}");
        }
    }
}
