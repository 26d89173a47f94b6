//! The documents are true: their commands work, their links lead somewhere.
//!
//! The README is run itself, in its order ([`readme`]). The files in `cmd` are the tested copies of
//! what the other documents show. They are run and their output is compared, with wildcards for times
//! and paths. Documents show clean output; [`console`] compares it with the tested copies.
//!
//! After an intended change of output, run
//! `TRYCMD=overwrite cargo test -p loyd-tests --test doors documents::`, and then correct the documents.

mod console;
mod links;
mod markdown;
#[cfg(unix)]
mod readme;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use loyd_tests::project;

/// Holds the tables and references of these tests, never the user's own.
const DATA: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/documents");

/// The directory of the tested copies.
const COPIES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/doors/documents/cmd");

/// Returns the files of a directory with this extension, sorted by name.
fn files(directory: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).unwrap();
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    found.sort();
    found
}

/// Returns every Markdown file that people read: path and text.
fn documents() -> Vec<(PathBuf, String)> {
    let directories = [
        "",
        "docs",
        "docs/decisions",
        "crates/loyd-lab/data/instances",
        "results",
    ];
    directories
        .into_iter()
        .flat_map(|directory| files(&project(directory), "md"))
        .map(|path| (path.clone(), fs::read_to_string(path).unwrap()))
        .collect()
}

#[test]
fn tested_copies_match_the_program() {
    // Tables of an earlier run would change the output of `db build`.
    let _ = fs::remove_dir_all(DATA);
    for copy in files(Path::new(COPIES), "trycmd") {
        trycmd::TestCases::new()
            .register_bin("loyd", Path::new(env!("CARGO_BIN_EXE_loyd-tested")))
            .env("LOYD_DATA_DIR", format!("{DATA}/{}", stem(&copy)))
            .case(&copy);
    }
}

#[test]
fn the_picture_is_the_one_that_its_command_draws() {
    let readme = fs::read_to_string(project("README.md")).unwrap();
    let script = readme.replace("\\\n", " ");
    let mut commands = script.lines().flat_map(console::loyd_commands);
    let mut words = commands.find(|words| words[1] == "render").unwrap();
    let output = words.iter().position(|word| word == "-o").unwrap();
    words.drain(output..output + 2);
    let drawn = Command::new(env!("CARGO_BIN_EXE_loyd-tested"))
        .args(&words[1..])
        .output()
        .unwrap();
    let picture = fs::read(project("docs/solution.svg")).unwrap();
    assert_eq!(drawn.stdout, picture);
}

/// The programs that an exercise shows are the tested ones.
#[test]
fn shown_programs_are_the_tested_ones() {
    let text = fs::read_to_string(project("docs/teaching.md")).unwrap();
    let mut shown = 0;
    for block in markdown::blocks(&text) {
        if block.language != "python" {
            continue;
        }
        // The first line is a comment with the name of the file.
        let name = block.lines[0].trim_start_matches("# ").split(':').next();
        let file = Path::new(COPIES).join("teaching.in").join(name.unwrap());
        let tested = fs::read_to_string(&file).unwrap();
        assert_eq!(
            tested.trim_end(),
            block.lines.join("\n"),
            "{}",
            file.display()
        );
        shown += 1;
    }
    assert_eq!(shown, 3);
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap().to_str().unwrap().to_owned()
}
