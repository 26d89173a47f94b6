//! Standard output that is closed, full, or read slowly.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use crate::binary;
#[cfg(target_os = "linux")]
use crate::finish;

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
