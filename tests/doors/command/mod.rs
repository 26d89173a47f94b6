//! Runs the `loyd` binary as a user would: arguments and standard input in,
//! standard output, standard error and exit code out.

mod analyze;
mod batch;
mod bench;
mod boards;
mod check_heuristic;
mod db;
mod db_trouble;
mod engine;
mod everyday;
mod flood;
mod hostile;
mod learn;
mod limits;
mod other_commands;
mod outside_text;
mod prove;
mod refs;
mod refs_learn;
mod refs_trust;
mod serve;
mod solve;
mod streams;
mod suites;
mod tables_in_memory;
mod waiting;

use std::io::Write as _;
use std::process::{Child, Command, Stdio};
use std::thread;

use serde_json::Value;

/// Takes minutes with the heuristics that need no table.
const HARD: &str = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1";

/// What a run gave.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// What a process has given that ended, or will.
    fn of(child: Child) -> Ran {
        let output = child.wait_with_output().expect("it ends");
        Ran {
            code: output.status.code().expect("ended by itself"),
            out: String::from_utf8(output.stdout).expect("output is UTF-8"),
            err: String::from_utf8(output.stderr).expect("talk is UTF-8"),
        }
    }

    /// Checks the exit code, showing everything if it is another.
    #[track_caller]
    fn exits(self, code: i32) -> Ran {
        let Ran { out, err, .. } = &self;
        assert_eq!(self.code, code, "\nstdout:\n{out}\nstderr:\n{err}");
        self
    }

    /// Checks that standard error says something.
    #[track_caller]
    fn says(self, words: &str) -> Ran {
        assert!(self.err.contains(words), "no {words:?} in:\n{}", self.err);
        self
    }

    /// Checks that standard output says something.
    #[track_caller]
    fn prints(self, words: &str) -> Ran {
        assert!(self.out.contains(words), "no {words:?} in:\n{}", self.out);
        self
    }

    fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }

    /// The objects on standard output, one per line.
    pub(crate) fn json(&self) -> Vec<Value> {
        let object = |line| serde_json::from_str(line).expect("every line is an object");
        self.out.lines().map(object).collect()
    }
}

/// The binary, ready to run.
fn binary() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loyd-tested"));
    command
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        // Never the user's own tables.
        .env(
            "LOYD_DATA_DIR",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/data"),
        )
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs with arguments and no input.
pub(crate) fn loyd(arguments: &[&str]) -> Ran {
    finish(binary().args(arguments), b"")
}

/// Runs with arguments and input.
fn feed(arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
    let mut command = binary();
    finish(
        command.args(arguments).stdin(Stdio::piped()),
        input.as_ref(),
    )
}

fn finish(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command.spawn().expect("the binary starts");
    let stdin = child.stdin.take();
    thread::scope(|scope| {
        scope.spawn(move || {
            // The command may end before it has read everything.
            stdin.map(|mut stdin| stdin.write_all(input))
        });
        Ran::of(child)
    })
}
