//! The line protocol, spoken over real pipes.
//!
//! No test depends on how fast or busy the machine is: each waits for the message it needs.

mod ending;
mod flow;
mod fuzzing;
mod mistakes;
mod requests;

use std::io::{BufRead as _, BufReader, PipeReader, PipeWriter, Write as _, pipe};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use loyd::References;
use loyd_server::{Config, SharedEngine, serve_lines};
use loyd_tests::solver;
use serde_json::{Value, json};

/// A 3x3 board of 31 slides, the most there are.
const FAR: &str = "8 6 7/2 5 4/3 0 1";
/// A 5x5 board that no search here finishes.
const ENDLESS: &str = "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0";
/// How long a test waits for something that should happen soon.
const TIMEOUT: Duration = Duration::from_mins(3);

/// Two threads, and searches that go on until something ends them.
pub(crate) fn unhurried() -> Config {
    Config {
        threads: 2,
        time: Duration::from_hours(1),
        client_timeout: TIMEOUT,
        last_words: TIMEOUT,
        ..Config::default()
    }
}

fn engine() -> SharedEngine {
    SharedEngine::new(solver(), References::Ignore, |_, _| ())
}

/// A client with an engine of its own.
pub(crate) struct Client {
    to: Option<PipeWriter>,
    from: Option<BufReader<PipeReader>>,
    /// Told when the engine has ended.
    ended: Receiver<()>,
}

impl Client {
    /// Starts an engine and reads its greeting.
    pub(crate) fn start(config: Config) -> Client {
        let (input, to) = pipe().expect("a pipe");
        let (from, output) = pipe().expect("a pipe");
        let (tell, ended) = mpsc::channel();
        thread::spawn(move || {
            serve_lines(input, output, config, engine()).expect("it runs");
            let _ = tell.send(());
        });
        let mut client = Client {
            to: Some(to),
            from: Some(BufReader::new(from)),
            ended,
        };
        let greeting = client.next();
        assert_eq!(greeting["event"], "ready", "{greeting}");
        assert!(greeting["id"].is_null());
        client
    }

    fn write(&mut self, line: &[u8]) {
        let to = self.to.as_mut().expect("open");
        to.write_all(line).expect("it reads");
        to.write_all(b"\n").expect("it reads");
    }

    pub(crate) fn send(&mut self, message: &Value) {
        self.write(message.to_string().as_bytes());
    }

    /// Reads the next message; every message has an id, an event and data.
    #[track_caller]
    fn next(&mut self) -> Value {
        self.next_or_end().expect("a message")
    }

    fn next_or_end(&mut self) -> Option<Value> {
        let mut line = String::new();
        let from = self.from.as_mut().expect("open");
        if from.read_line(&mut line).expect("UTF-8") == 0 {
            return None;
        }
        let message: Value = serde_json::from_str(&line).expect("JSON");
        for field in ["id", "event", "data"] {
            assert!(message.get(field).is_some(), "no {field}: {line}");
        }
        Some(message)
    }

    /// Reads messages until one of them ends a request.
    pub(crate) fn next_end(&mut self) -> Value {
        loop {
            let message = self.next();
            if message["event"] == "answer" || message["event"] == "failure" {
                return message;
            }
        }
    }

    /// Sends a request and returns its answer.
    #[track_caller]
    fn ask(&mut self, message: &Value) -> Value {
        self.send(message);
        let answer = self.next_end();
        assert_eq!(answer["id"], message["id"], "{answer}");
        assert_eq!(answer["event"], "answer", "{message}: {answer}");
        answer["data"].clone()
    }

    /// The engine still answers.
    #[track_caller]
    fn is_alive(&mut self) {
        let board = json!({"id": "alive?", "command": "solve", "board": FAR});
        assert_eq!(self.ask(&board)["length"], 31);
    }

    /// Waits for the end of the engine.
    #[track_caller]
    fn ends(self) {
        self.ended.recv_timeout(TIMEOUT).expect("it ends");
    }
}

/// The kind of a failure.
fn kind(message: &Value) -> &str {
    message["data"]["error"]["kind"].as_str().unwrap_or("none")
}
