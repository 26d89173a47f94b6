//! The README, as a reader runs it: every command in its order, in one folder and with one data
//! directory, so that each prints what it prints after those before it.

use std::fs;
use std::path::Path;
use std::process::Command;

use loyd_tests::project;

use crate::documents::console::examples;
use crate::documents::markdown::blocks;

/// Commands that this test leaves out: those that take long, as the README says, and the server,
/// whose port may be taken.
const LEFT_OUT: [&str; 5] = [
    "bench korf100",
    "bench paper-table6",
    "db build 24",
    "14 5 9 2 18/8 23",
    "loyd serve",
];

/// Runs a script in a folder, and returns what it writes.
fn run(script: &str, folder: &Path) -> String {
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let mut shell = Command::new("sh");
    shell.args(["-e", "-c", script]).current_dir(folder);
    shell
        .env("PATH", path)
        .env("LOYD_DATA_DIR", folder.join("data"));
    let ran = shell.output().unwrap();
    // 1 to 3 are answers: an unsolvable board, a bad one, a limit.
    let code = ran.status.code();
    let written = [ran.stdout, ran.stderr].concat();
    let written = String::from_utf8(written).unwrap();
    assert!(code.is_some_and(|code| code < 4), "{script}: {written}");
    written
}

/// Returns the lines of a block that are run.
fn script(lines: &[&str]) -> Option<String> {
    let text = lines.join("\n").replace("cargo run --release -- ", "loyd ");
    if text.contains("loyd serve") {
        return None;
    }
    let is_run = |line: &&str| {
        let left_out = LEFT_OUT.iter().any(|words| line.contains(words));
        !left_out && !line.starts_with("cargo ")
    };
    let kept: Vec<&str> = text.lines().filter(is_run).collect();
    Some(kept.join("\n"))
}

#[test]
fn every_command_in_its_order() {
    let folder = tempfile::tempdir().unwrap();
    let program = env!("CARGO_BIN_EXE_loyd-tested");
    std::os::unix::fs::symlink(program, folder.path().join("loyd")).unwrap();
    let readme = fs::read_to_string(project("README.md")).unwrap();
    let mut compared = 0;
    for block in blocks(&readme) {
        if block.language == "sh" {
            script(&block.lines).map(|script| run(&script, folder.path()));
        }
        if block.language != "console" {
            continue;
        }
        for example in examples(&block) {
            let written = run(&example.command, folder.path());
            let lines: Vec<&str> = written.lines().collect();
            assert_eq!(
                lines.join("\n").trim_end(),
                example.output.join("\n"),
                "{}",
                example.command
            );
            compared += 1;
        }
    }
    assert!(compared >= 10, "only {compared} examples were found");
    for words in LEFT_OUT {
        assert!(readme.contains(words), "{words} is not there any more");
    }
}
