//! `cargo xtask web`: the page. Builds it, or tests it.
//!
//! The built page of the server is committed, so that building and running `loyd` needs no node;
//! these commands do (`needs.rs`), and install the packages of `web/package-lock.json`.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::lanes::{Step, run_steps};
use crate::step::{Output, cargo, root, target};
use crate::tally::Tally;
use crate::test::BUILDING;
use crate::{engine, junit, needs, test};

/// Builds the page of the server.
pub(crate) fn build_page() -> Result<()> {
    needs::for_building()?;
    install_packages(&Output::Terminal)?;
    Output::Terminal.run("page", &mut npm(&["run", "build"]))
}

/// Builds the page without a server, as a folder and as a single file.
pub(crate) fn build_page_alone() -> Result<()> {
    needs::for_building()?;
    install_packages(&Output::Terminal)?;
    engine::build_engine(&Output::Terminal)?;
    build_alone(&Output::Terminal)
}

/// Builds what the page needs, then tests it.
pub(crate) fn test_page() -> Result<()> {
    needs::for_testing()?;
    let program = |output: &Output| {
        let words = ["build", "--locked", "--package", "loyd-tests"];
        let mut build = cargo(&words);
        output.run("program", build.args(["--bins", "--profile", "test"]))
    };
    let mut steps = vec![Step::new(BUILDING, program).compiles()];
    steps.extend(test_steps(false));
    println!("\n{}", run_steps(steps)?.summary());
    Ok(())
}

/// Returns the steps that test the page. Another step, `BUILDING`, has to build the program.
pub(crate) fn test_steps(full: bool) -> Vec<Step> {
    vec![
        Step::new("browsers", needs::install_browsers),
        Step::new("page packages", install_packages),
        Step::new("page types", check_types).after(&["page packages"]),
        // Installs packages of the system too, which is possible once at a time.
        Step::new("engine in WebAssembly", engine::build_engine).after(&["browsers"]),
        Step::new("page without a server", build_alone)
            .after(&["page packages", "engine in WebAssembly"]),
        Step::new("tests in a browser", move |output: &Output| {
            test_browser(output, full)
        })
        .after(&["browsers", "page without a server"]),
        Step::new("tests with a server", test_server).after(&[
            "browsers",
            "page packages",
            BUILDING,
        ]),
        Step::new("tests of the npm package", test_package).after(&[
            "page packages",
            "engine in WebAssembly",
            BUILDING,
        ]),
        Step::new("page units", test_units).after(&["page packages"]),
    ]
}

/// Installs the packages of the page.
fn install_packages(output: &Output) -> Result<()> {
    let words = ["ci", "--no-audit", "--no-fund", "--prefer-offline"];
    output.run("packages of the page", &mut npm(&words))
}

/// Checks the types of the page.
fn check_types(output: &Output) -> Result<()> {
    output.run("page types", &mut npm(&["run", "check"]))
}

/// Builds the page without a server. Its packages and the engine must be there.
fn build_alone(output: &Output) -> Result<()> {
    output.run("page of a host", &mut npm(&["run", "build:static"]))?;
    output.run("page as a single file", &mut npm(&["run", "build:single"]))
}

/// Tests the page's functions, and whether the committed page is what the sources give.
fn test_units(output: &Output) -> Result<Tally> {
    run_vitest(output, "test")
}

/// Tests the page without a server: all of it in Chromium, the single file and Firefox in short.
fn test_browser(output: &Output, full: bool) -> Result<Tally> {
    let mut tally = run_vitest(output, "test:browser")?;
    tally.add(run_vitest(output, "test:smoke")?);
    if full {
        tally.add(run_vitest(output, "test:soak")?);
    }
    Ok(tally)
}

/// Tests the page with a server.
fn test_server(output: &Output) -> Result<Tally> {
    run_vitest(output, "test:server")
}

/// Tests the npm package, and its engine against the native one.
fn test_package(output: &Output) -> Result<Tally> {
    run_vitest(output, "test:package")
}

fn run_vitest(output: &Output, script: &str) -> Result<Tally> {
    let report = target()
        .join("test-log")
        .join(script.replace(':', "-") + ".xml");
    let mut vitest = npm(&[
        "run",
        script,
        "--",
        "--reporter=default",
        "--reporter=junit",
    ]);
    vitest
        .arg(format!("--outputFile.junit={}", report.display()))
        .env("LOYD", program())
        .env("LOYD_DATA_DIR", test::tables());
    output.run(script, &mut vitest)?;
    junit::read(&report)
}

fn npm(words: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(words).current_dir(root().join("web"));
    command
}

/// The program, where building the tests has put it.
fn program() -> PathBuf {
    target().join("debug").join("loyd-tested")
}
