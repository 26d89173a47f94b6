//! `cargo xtask test`: the tests that a change must pass, as steps.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::{Instant, SystemTime};

use anyhow::{Context as _, Result};

use crate::lanes::{Step, run_steps};
use crate::programs::{self, Program};
use crate::python::Tests;
use crate::step::{Output, cargo, root, target};
use crate::tally::Tally;
use crate::{checks, fuzz, needs, python, web};

/// How much is tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Extent {
    /// What is worth waiting for after every few lines.
    Quick,
    /// What a change must pass.
    Usual,
    /// The long versions too.
    Full,
}

/// Runs tests.
pub(crate) fn test(extent: Extent) -> Result<()> {
    let begin = Instant::now();
    let steps = match extent {
        Extent::Quick => quick_steps(),
        Extent::Usual => usual_steps(false)?,
        Extent::Full => usual_steps(true)?.into_iter().chain(full_steps()).collect(),
    };
    remove_old_tables()?;
    let tally = run_steps(steps)?;
    let seconds = begin.elapsed().as_secs_f64();
    println!("{:<28} {seconds:7.1} s\n\n{}", "all", tally.summary());
    Ok(())
}

/// Returns the data directory that all tests share: the first test that needs a table builds it for
/// the others.
pub(crate) fn tables() -> PathBuf {
    target().join("tmp").join("data")
}

/// What builds tables and reads them.
const TABLE_SOURCES: [&str; 3] = [
    "crates/loyd/src/pattern",
    "crates/loyd/src/grid",
    "crates/loyd-store/src",
];

/// Removes the tables of an earlier run if the code that builds them was changed since.
fn remove_old_tables() -> Result<()> {
    let tables = tables();
    if !tables.exists() {
        return Ok(());
    }
    // Where a file system does not say when a folder was made, it may be old.
    let made = fs::metadata(&tables)?.created();
    let made = made.unwrap_or(SystemTime::UNIX_EPOCH);
    let mut is_old = false;
    for sources in TABLE_SOURCES {
        is_old |= is_newer(&root().join(sources), made)?;
    }
    if !is_old {
        return Ok(());
    }
    let removed = fs::remove_dir_all(&tables);
    removed.with_context(|| format!("{} cannot be removed", tables.display()))
}

/// Returns `true` if a file, or one in a folder, was changed after `time`.
fn is_newer(path: &Path, time: SystemTime) -> Result<bool> {
    if path.is_file() {
        return Ok(fs::metadata(path)?.modified()? > time);
    }
    let entries = fs::read_dir(path).with_context(|| path.display().to_string())?;
    for entry in entries {
        if is_newer(&entry?.path(), time)? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The test programs, once they are built.
type Programs = Arc<OnceLock<Vec<Program>>>;

fn quick_steps() -> Vec<Step> {
    let programs = Programs::default();
    // The feature that is left out is what needs the command and the server.
    let words = "--package loyd --package loyd-tests --no-default-features --lib --test it";
    vec![
        Step::new("formatting", checks::formatting),
        building(&programs, words),
        Step::new("clippy", checks::clippy).compiles(),
        running("tests", &programs, |_| true, false),
    ]
}

/// The steps are in the order in which they are begun where that is possible: what others need, and
/// what takes long, comes first.
fn usual_steps(full: bool) -> Result<Vec<Step>> {
    needs::for_testing()?;
    needs::for_python()?;
    let programs = Programs::default();
    let is_alone = |program: &Program| ["it", "doors"].contains(&program.name.as_str());
    let mut steps = vec![
        Step::new("formatting", checks::formatting),
        // Examples are compiled by clippy.
        building(&programs, "--workspace --lib --bins --tests"),
    ];
    steps.extend(web::test_steps(full));
    steps.extend([
        Step::new("python packages", |output: &Output| {
            python::environment(output, Tests::Usual)
        }),
        Step::new("wheel", python::install_wheel)
            .after(&["python packages", BUILDING])
            .compiles(),
        Step::new("tests in python", move |output: &Output| {
            python::run_tests(output, Tests::Usual, full)
        })
        .after(&["wheel"]),
        running(
            "tests of libraries",
            &programs,
            |one| one.name == "it",
            full,
        ),
        running("tests of doors", &programs, |one| one.name == "doors", full),
        running("unit tests", &programs, move |one| !is_alone(one), full),
        Step::new("clippy", checks::clippy).compiles(),
        Step::new("documentation", checks::documentation).compiles(),
        Step::new("tests in documentation", programs::run_documentation)
            .after(&[BUILDING])
            .compiles(),
        Step::new("features", checks::features)
            .after(&["clippy"])
            .compiles(),
        Step::new("other systems", checks::targets)
            .after(&["clippy"])
            .compiles(),
        Step::new("packages", move |output: &Output| {
            let which = if full {
                "--workspace"
            } else {
                "--package=loyd"
            };
            checks::packages(output, which)
        })
        .compiles(),
        Step::new("benches", run_benches).compiles(),
    ]);
    Ok(steps)
}

/// What is only tested in full.
fn full_steps() -> Vec<Step> {
    let fuzz = |output: &Output| {
        fuzz::TARGETS
            .iter()
            .try_for_each(|target| fuzz::run_target(output, target, "20"))
    };
    vec![Step::new("fuzzing", fuzz).compiles()]
}

/// The name of the step that builds the test programs, and the program that they start.
pub(crate) const BUILDING: &str = "building the tests";

fn building(programs: &Programs, words: &'static str) -> Step {
    let programs = Arc::clone(programs);
    let build = move |output: &Output| {
        let words: Vec<&str> = words.split(' ').collect();
        let built = programs::build(output, &words)?;
        programs.get_or_init(|| built);
        Ok(())
    };
    Step::new(BUILDING, build).compiles()
}

/// Returns the step that runs some of the programs.
fn running(
    name: &'static str,
    programs: &Programs,
    which: impl Fn(&Program) -> bool + Send + 'static,
    full: bool,
) -> Step {
    let programs = Arc::clone(programs);
    let run = move |output: &Output| -> Result<Tally> {
        let built = programs.get().context("the programs are built before")?;
        let chosen: Vec<Program> = built.iter().filter(|one| which(one)).cloned().collect();
        programs::run(output, &chosen, full)
    };
    Step::new(name, run).after(&[BUILDING])
}

/// Runs the benches once each, for the counts that they assert; `cargo xtask bench` measures.
fn run_benches(output: &Output) -> Result<()> {
    let words = ["test", "--workspace", "--bench", "*", "--locked"];
    output.run("benches", &mut cargo(&words))
}
