//! `loyd engine`: the process, its clients in two languages, and the example of its document.
//! The protocol itself is tested in `tests/doors/lines`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};

use loyd_tests::project;
use serde_json::{Value, json};

use crate::command::waiting::end_of;
use crate::command::{Ran, binary, feed};

/// A 5x5 board that no search here finishes.
const ENDLESS: &str = "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0";

/// Starts an engine whose messages are read.
fn engine(flags: &[&str]) -> Child {
    let mut command = binary();
    command.arg("engine").args(flags).stdin(Stdio::piped());
    command.spawn().expect("the binary starts")
}

#[test]
fn requests_of_a_pipe_are_answered() {
    let requests = "\
{\"id\": \"a\", \"command\": \"solve\", \"board\": \"8 6 7/2 5 4/3 0 1\"}
{\"id\": \"b\", \"command\": \"hint\", \"board\": \"1 2 3/4 5 6/7 0 8\"}
{\"id\": \"c\", \"command\": \"quit\", \"finish\": true}
";
    let messages = feed(&["engine"], requests).exits(0).json();
    let of = |id: &str| messages.iter().find(|message| message["id"] == id);
    assert_eq!(messages[0]["event"], "ready");
    assert_eq!(of("a").expect("an answer")["data"]["length"], 31);
    assert_eq!(of("b").expect("an answer")["data"]["moves"], "L");
    assert_eq!(messages.last(), of("c"));
    assert_eq!(messages.len(), 4);
}

/// The records are those of the other commands.
#[test]
fn answers_are_the_records_of_the_commands() {
    let board = "1 2 3/4 0 8/7 6 5";
    let request = json!({"id": 1, "command": "estimate", "board": board});
    let quit = json!({"id": 2, "command": "quit", "finish": true});
    let messages = feed(&["engine"], format!("{request}\n{quit}\n"))
        .exits(0)
        .json();
    let estimated = crate::command::loyd(&["estimate", board, "--format", "json"]).exits(0);
    assert_eq!(messages[1]["data"], estimated.json()[0]);
}

/// The exchange in docs/engine.md: `>` is what the client writes, `<` what it reads.
#[test]
fn the_example_of_the_document_is_true() {
    let text = std::fs::read_to_string(project("docs/engine.md")).expect("a file");
    let block = text.split("```text exchange\n").nth(1).expect("an example");
    let lines: Vec<&str> = block.lines().take_while(|line| *line != "```").collect();
    let requests: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("> "))
        .collect();
    let shown: Vec<Value> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("< "))
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(requests.len() >= 4 && lines.len() == requests.len() + shown.len());
    // One request after the other, so that the order is the one shown.
    let mut child = engine(&["--threads", "2"]);
    let mut to = child.stdin.take().expect("a pipe");
    let mut from = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut requests = requests.into_iter();
    for shown in shown {
        let mut line = String::new();
        from.read_line(&mut line).expect("a message");
        let message: Value = serde_json::from_str(&line).expect("JSON");
        assert_eq!(message, shown);
        if let Some(request) = requests.next() {
            writeln!(to, "{request}").expect("it reads");
        }
    }
    assert_eq!(end_of(&mut child).code(), Some(0));
}

/// A client that dies leaves no engine behind.
#[test]
fn an_engine_without_a_client_ends() {
    let mut child = engine(&["--time", "1h"]);
    let mut from = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut to = child.stdin.take().expect("a pipe");
    from.read_line(&mut String::new()).expect("a greeting");
    let request = json!({"id": 1, "command": "solve", "board": ENDLESS});
    writeln!(to, "{request}").expect("it reads");
    drop(from);
    drop(to);
    assert_eq!(end_of(&mut child).code(), Some(0));
    #[cfg(target_os = "linux")]
    {
        let ran = Ran::of(
            Command::new("sh")
                .args([
                    "-c",
                    "exec \"$0\" engine >&-",
                    env!("CARGO_BIN_EXE_loyd-tested"),
                ])
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
                .expect("a shell"),
        );
        ran.exits(4).says("it is closed");
    }
}

/// Ten thousand requests on one thread are refused but for the first few, and take no memory.
#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_requests() {
    const REQUESTS: usize = 10_000;
    /// Far more than the queue, far less than ten thousand requests with their boards and tasks.
    const GROWTH: u64 = 16_000_000;
    let mut child = engine(&["--threads", "1", "--time", "1h"]);
    let id = child.id();
    let mut to = child.stdin.take().expect("a pipe");
    let mut from = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut exchange = |first: usize, count: usize, answers: usize| {
        std::thread::scope(|scope| {
            scope.spawn(|| {
                for number in first..first + count {
                    // The search that runs keeps nothing, so that only the requests count.
                    let request = json!({
                        "id": number, "command": "solve", "board": ENDLESS, "heuristic": "md",
                    });
                    writeln!(to, "{request}").expect("it reads");
                }
            });
            for _ in 0..answers {
                let mut line = String::new();
                from.read_line(&mut line).expect("a message");
                assert!(
                    line.contains("\"busy\"") || line.contains("\"ready\""),
                    "{line}"
                );
            }
        });
    };
    let resident = || {
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next());
        kilobytes
            .and_then(|text| text.parse::<u64>().ok())
            .expect("a size")
            * 1000
    };
    // The queue is full, and something was refused: 64 wait, and one runs or waits too.
    exchange(0, 200, 200 - 65 + 1);
    let before = resident();
    exchange(200, REQUESTS, REQUESTS);
    let growth = resident().saturating_sub(before);
    assert!(growth < GROWTH, "{growth} bytes");
    drop(to);
    drop(from);
    assert_eq!(end_of(&mut child).code(), Some(0));
}

/// Runs a client of `examples/engine` on three boards, one of them wrong.
fn run_client(interpreter: &str, file: &str) {
    let file = project("examples/engine").join(file);
    let child = Command::new(interpreter)
        .arg(file)
        .args([
            "8 6 7/2 5 4/3 0 1",
            "1 2 3/4 5 6/7 0 8",
            "1 2 3/4 5 6/7 7 0",
        ])
        .env("LOYD", env!("CARGO_BIN_EXE_loyd-tested"))
        .env(
            "LOYD_DATA_DIR",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/data"),
        )
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| panic!("{interpreter} is needed: {error}"));
    let ran = Ran::of(child).exits(0);
    let lines = ran.lines();
    assert!(lines[0].starts_with("8 6 7/2 5 4/3 0 1: 31 "), "{lines:?}");
    assert_eq!(lines[1], "1 2 3/4 5 6/7 0 8: 1 L");
    assert_eq!(
        lines[2],
        "1 2 3/4 5 6/7 7 0: tile 7 appears twice, tile 8 is missing"
    );
    assert_eq!(lines.len(), 3);
}

#[test]
fn the_client_in_python_works() {
    run_client("python3", "client.py");
}

#[test]
fn the_client_in_javascript_works() {
    run_client("node", "client.mjs");
}
