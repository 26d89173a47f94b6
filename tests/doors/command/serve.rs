//! `loyd serve` as a process: what it prints, how it is ended, what it learns.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, ChildStdout};

use serde_json::{Value, json};

use crate::command::waiting::{TIMEOUT, end_of, wait_until};
use crate::command::{binary, loyd};

/// A server that is killed with the test.
pub(crate) struct Serving {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
    _out: BufReader<ChildStdout>,
}

impl Serving {
    /// Starts on a free port; the address is what it prints.
    pub(crate) fn start(more: &[&str]) -> Serving {
        let mut child = binary()
            .args(["serve", "--port", "0"])
            .args(more)
            .spawn()
            .expect("the binary starts");
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        out.read_line(&mut line).expect("a line");
        let address = line
            .trim()
            .strip_prefix("http://")
            .and_then(|rest| rest.strip_suffix('/'))
            .and_then(|address| address.parse().ok());
        Serving {
            child,
            address: address.unwrap_or_else(|| panic!("no address: {line:?}")),
            _out: out,
        }
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.send(&format!(
            "GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        ))
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Value {
        let body = body.to_string();
        let answer = self.send(&format!(
            "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        ));
        let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }

    fn send(&self, request: &str) -> String {
        let mut stream = TcpStream::connect(self.address).expect("it listens");
        stream.set_read_timeout(Some(TIMEOUT)).expect("a socket");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }

    /// Sends the process a signal and waits for its end; the exit code and standard error.
    #[cfg(unix)]
    fn end(mut self, signal: rustix::process::Signal) -> (i32, String) {
        use rustix::process::{Pid, kill_process};
        let pid = Pid::from_child(&self.child);
        kill_process(pid, signal).expect("it runs");
        let code = end_of(&mut self.child).code();
        let mut err = String::new();
        let stderr = self.child.stderr.as_mut().expect("a pipe");
        stderr.read_to_string(&mut err).expect("text");
        (code.expect("ended by itself"), err)
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
#[test]
fn it_serves_logs_and_ends_in_good_order() {
    use rustix::process::Signal;
    for signal in [Signal::INT, Signal::TERM] {
        let server = Serving::start(&[]);
        assert!(server.address.ip().is_loopback());
        assert!(server.get("/").contains("<html"));
        let answer = server.post("/api/solve", &json!({"board": "8 6 7/2 5 4/3 0 1"}));
        assert_eq!(answer["length"], 31);
        let (code, log) = server.end(signal);
        assert_eq!(code, 0, "{log}");
        let lines: Vec<&str> = log.lines().collect();
        assert_eq!(lines.len(), 2, "{log}");
        assert!(lines[0].contains(" 127.0.0.1 GET / 200 "), "{log}");
        assert!(
            lines[1].contains(" 127.0.0.1 POST /api/solve 200 "),
            "{log}"
        );
    }
}

#[cfg(unix)]
#[test]
fn a_quiet_server_writes_no_log() {
    let server = Serving::start(&["--quiet"]);
    server.get("/api/health");
    let (_, log) = server.end(rustix::process::Signal::INT);
    assert_eq!(log, "");
}

#[test]
fn clients_share_what_was_learned() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().display().to_string();
    let flags = [
        "--learn",
        "--learn-cutoff",
        "1k",
        "--data-dir",
        &path,
        "--quiet",
    ];
    let server = Serving::start(&flags);
    let scramble = server.post("/api/scramble", &json!({"length": 56, "seed": 1}));
    let board = scramble["boards"][0]["board"].clone();
    let solved = server.post("/api/solve", &json!({"board": board}));
    assert_eq!(solved["length"], 56, "{solved}");
    // It is kept beside the request, so the answer may be there first.
    let listed = until_listed(&path);
    assert!(listed.contains("56"), "{listed}");
    // The next client gets the beginning of the solution from the collection.
    let again = server.post("/api/solve", &json!({"board": board}));
    assert_eq!(
        (&again["length"], &again["lifted_estimate"]),
        (&json!(56), &json!(56)),
        "{again}"
    );
}

/// Waits until a collection has an entry.
fn until_listed(data_dir: &str) -> String {
    let list = || loyd(&["refs", "list", "--data-dir", data_dir]);
    wait_until("an entry is kept", || {
        let listed = list();
        listed.code == 0 && listed.lines().len() == 1
    });
    list().out
}

/// However many boards are expensive, a server adds only so many.
#[cfg(unix)]
#[test]
fn a_server_learns_only_so_much() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().display().to_string();
    let learn = ["--learn", "--learn-cutoff", "1k", "--learn-limit", "1"];
    let server = Serving::start(&[&learn[..], &["--data-dir", &path, "--quiet"]].concat());
    let body = json!({"length": 56, "count": 5, "seed": 1});
    let scramble = server.post("/api/scramble", &body);
    for row in scramble["boards"].as_array().expect("boards") {
        let solved = server.post("/api/solve", &json!({"board": row["board"]}));
        assert_eq!(solved["length"], 56, "{solved}");
        until_listed(&path);
    }
    let (code, err) = server.end(rustix::process::Signal::INT);
    assert_eq!(code, 0);
    assert!(err.contains("--learn-limit"), "{err}");
    assert_eq!(err.matches("kept ").count(), 1, "{err}");
    until_listed(&path);
}

#[test]
fn what_cannot_be_had_is_said() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("an address").port().to_string();
    loyd(&["serve", "--port", &port]).exits(4).says("--port 0");
    loyd(&["serve", "--bind", "192.0.2.1"])
        .exits(4)
        .says("--bind");
    loyd(&["serve", "--bind", "here"]).exits(2).says("--bind");
    loyd(&["serve", "--time", "soon"]).exits(2).says("--time");
    loyd(&["serve", "--threads", "0"])
        .exits(2)
        .says("--threads");
}

/// The browser is a script that writes down the address it is given.
#[cfg(unix)]
#[test]
fn the_page_is_opened_in_the_browser() {
    // Another process writes the script: a program that is open for writing in a process that this
    // one starts meanwhile cannot be started.
    const WRITE: &str = r#"printf '#!/bin/sh\nprintf %%s "$1" > "$0".part\nmv "$0".part "$0".told\n' > "$1"
        chmod +x "$1""#;
    let folder = tempfile::tempdir().expect("a directory");
    let (script, told) = (
        folder.path().join("browser"),
        folder.path().join("browser.told"),
    );
    let mut shell = std::process::Command::new("sh");
    let written = shell.args(["-c", WRITE, "sh"]).arg(&script).status();
    assert!(written.expect("a shell").success());
    let mut command = binary();
    command.args(["serve", "--port", "0", "--open", "--bind", "0.0.0.0"]);
    let mut child = command.env("BROWSER", &script).spawn().expect("it starts");
    let mut line = String::new();
    let out = child.stdout.take().expect("a pipe");
    BufReader::new(out).read_line(&mut line).expect("a line");
    wait_until("the browser is told", || told.exists());
    let opened = std::fs::read_to_string(&told).expect("text");
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert_eq!(opened, line.trim().replace("0.0.0.0", "127.0.0.1"));
}
