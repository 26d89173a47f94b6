//! Standard output that is closed, full, or read slowly.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use crate::command::binary;
#[cfg(target_os = "linux")]
use crate::command::finish;

const COMMANDS: [&[&str]; 4] = [
    &["scramble", "-n", "1000000", "--seed", "1"],
    &["--help"],
    &["completions", "bash"],
    &["solve", "1 2/0 3"],
];

#[test]
fn a_closed_pipe_ends_quietly() {
    for arguments in COMMANDS {
        let mut child = binary().args(arguments).spawn().expect("starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
        let mut first = String::new();
        stdout.read_line(&mut first).expect("text");
        drop(stdout);
        let output = child.wait_with_output().expect("ends");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
    }
}

#[test]
fn a_closed_pipe_ends_a_batch() {
    let mut command = binary();
    command.args(["solve", "-"]).stdin(Stdio::piped());
    let mut child = command.spawn().expect("starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("piped");
    // Standard input stays open; the broken output alone must end it.
    writeln!(stdin, "1 2/0 3").expect("it listens");
    let status = child.wait().expect("ends");
    assert_eq!(status.code(), Some(0));
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_file_trouble() {
    for arguments in COMMANDS {
        let full = std::fs::File::create("/dev/full").expect("Linux has it");
        finish(binary().args(arguments).stdout(full), b"")
            .exits(4)
            .says("cannot write to standard output: No space left on device");
    }
}

#[test]
fn each_answer_comes_when_it_is_there() {
    for command in ["solve", "estimate", "convert"] {
        let mut child = binary()
            .args([command, "-"])
            .stdin(Stdio::piped())
            .spawn()
            .expect("starts");
        let mut stdin = child.stdin.take().expect("piped");
        let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
        for _ in 0..3 {
            writeln!(stdin, "1 2/0 3").expect("it listens");
            let mut answer = String::new();
            stdout.read_line(&mut answer).expect("text");
            assert!(!answer.is_empty());
        }
        drop((stdin, stdout));
        child.wait().expect("ends");
    }
}

/// Runs with standard streams that a shell has closed or sent elsewhere.
#[cfg(target_os = "linux")]
fn redirected(
    data: &crate::command::db::Data,
    arguments: &[&str],
    streams: &str,
) -> crate::command::Ran {
    let mut command = std::process::Command::new("sh");
    command
        .args(["-c", &format!("exec \"$0\" \"$@\" {streams}")])
        .arg(env!("CARGO_BIN_EXE_loyd-tested"))
        .args(arguments)
        .env("LOYD_DATA_DIR", data.path())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    finish(&mut command, b"")
}

/// Rust's runtime opens `/dev/null` in place of a closed standard output, so that every
/// write seems to work.
#[test]
#[cfg(target_os = "linux")]
fn a_closed_output_is_file_trouble() {
    let data = crate::command::db::Data::with("5-5-5");
    let board = "5 1 3 4/9 2 7 8/0 6 10 12/13 14 11 15";
    data.refs(&["add", board]).exits(0);
    for arguments in [
        &["solve", "1 2/0 3"][..],
        &["solve", "1 2/0 3", "--format", "json"],
        &["solve", "1 2/0 3", "--format", "csv"],
        &["hint", "1 2/0 3"],
        &["analyze", "--scramble", "1 2/0 3", "--solution", "L"],
        &["estimate", "1 2/0 3"],
        &["scramble", "--seed", "1"],
        &["scramble", "--size", "3x3", "--length", "3", "--seed", "1"],
        &["convert", "1 2/0 3"],
        &["convert", "--moves", "L"],
        &["verify", "--board", "1 2/0 3", "--moves", "L"],
        &["render", "1 2/0 3"],
        &["db", "list"],
        &["db", "info", "5-5-5"],
        &["db", "verify", "5-5-5"],
        &["db", "build", "5-5-5"],
        &["refs", "list"],
        &["refs", "stats"],
        &["refs", "export"],
        &["refs", "add", board],
        &[
            "bench",
            "korf100",
            "--only",
            "79",
            "--heuristic",
            "pdb:5-5-5",
        ],
        &["serve", "--port", "0"],
        &["completions", "bash"],
        &["--help"],
        &["--version"],
        &["solve", "--help"],
        &["help", "solve"],
        // Last, because what it prints is what it did.
        &["db", "remove", "--all"],
    ] {
        let ran = redirected(&data, arguments, ">&-");
        assert_eq!(ran.code, 4, "{arguments:?}: {}", ran.err);
        ran.says("cannot write to standard output: it is closed");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn an_output_that_nobody_wants_is_no_trouble() {
    let data = crate::command::db::Data::new();
    for streams in [">/dev/null", "1<>/dev/null"] {
        redirected(&data, &["solve", "1 2/0 3"], streams).exits(0);
        redirected(&data, &["--help"], streams).exits(0);
    }
    // What prints nothing needs no output, and talk is lost without trouble.
    let picture = data.path().join("board.svg");
    let picture = picture.to_str().expect("text");
    redirected(&data, &["render", "1 2/0 3", "-o", picture], ">&-").exits(0);
    redirected(&data, &["db", "list"], ">&-").exits(0);
    redirected(&data, &["solve", "1 2/0 3", "-v"], "2>&-").exits(0);
}

/// A closed input is not an empty one.
#[test]
#[cfg(target_os = "linux")]
fn a_closed_input_is_file_trouble() {
    let data = crate::command::db::Data::new();
    for command in ["solve", "estimate", "convert", "analyze", "bench"] {
        redirected(&data, &[command, "-"], "<&-")
            .exits(4)
            .says("cannot read standard input: it is closed");
    }
    redirected(&data, &["refs", "import", "-"], "<&-")
        .exits(4)
        .says("cannot read standard input: it is closed");
    redirected(&data, &["solve", "1 2/0 3"], "<&-").exits(0);
}
