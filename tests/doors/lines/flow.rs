//! Floods: too many requests, and a client that does not read.

use std::io::{self, Read, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

use loyd_server::{Config, serve_lines};
use serde_json::json;

use crate::lines::{Client, ENDLESS, FAR, engine, kind, unhurried};

/// Ten thousand requests on one thread: one runs, as many wait as may wait, and all others are
/// refused at once.
#[test]
fn requests_beyond_the_limit_are_refused_at_once() {
    const REQUESTS: usize = 10_000;
    let mut client = Client::start(Config {
        threads: 1,
        ..unhurried()
    });
    let mut to = client.to.take().expect("open");
    let writer = thread::spawn(move || {
        for id in 0..REQUESTS {
            let message = json!({"id": id, "command": "solve", "board": ENDLESS});
            writeln!(to, "{message}").expect("it reads");
        }
        to
    });
    // The first may run by the time the queue is full, or not yet.
    let mut refused = 0;
    while refused < REQUESTS - 65 {
        let message = client.next();
        assert_eq!(kind(&message), "busy", "{message}");
        refused += 1;
    }
    client.to = Some(writer.join().expect("all is written"));
    client.send(&json!({"id": "last", "command": "quit"}));
    let mut cancelled = 0;
    loop {
        let message = client.next();
        match kind(&message) {
            "busy" => refused += 1,
            "cancelled" => cancelled += 1,
            _ => {
                assert_eq!(message["id"], "last", "{message}");
                break;
            }
        }
    }
    assert_eq!(refused + cancelled, REQUESTS);
    assert!((64..=65).contains(&cancelled), "{cancelled}");
    client.ends();
}

/// Lines without end, and how many bytes of them were taken.
struct Endless(Arc<AtomicUsize>);

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let line = b"this is no message\n";
        let length = line.len().min(buffer.len());
        buffer[..length].copy_from_slice(&line[..length]);
        self.0.fetch_add(length, Ordering::Relaxed);
        Ok(length)
    }
}

/// An output that nobody reads until it is closed.
struct Unread {
    told: mpsc::Sender<()>,
    closed: mpsc::Receiver<()>,
}

impl Write for Unread {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        let _ = self.told.send(());
        let _ = self.closed.recv();
        Err(io::ErrorKind::BrokenPipe.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// If nobody reads the answers, no more lines are taken, so nothing grows.
#[test]
fn a_client_that_does_not_read_is_not_read() {
    let taken = Arc::new(AtomicUsize::new(0));
    let (told, writes) = mpsc::channel();
    let (close, closed) = mpsc::channel::<()>();
    let (input, output) = (Endless(Arc::clone(&taken)), Unread { told, closed });
    let (end, ended) = mpsc::channel();
    thread::spawn(move || {
        serve_lines(input, output, unhurried(), engine()).expect("it runs");
        let _ = end.send(());
    });
    writes
        .recv_timeout(crate::lines::TIMEOUT)
        .expect("a greeting");
    // Time to take more than it should; without a limit it would take gigabytes.
    thread::sleep(Duration::from_millis(300));
    let taken = taken.load(Ordering::Relaxed);
    assert!(taken < 64 * 1024, "{taken} bytes were taken");
    drop(close);
    ended.recv_timeout(crate::lines::TIMEOUT).expect("it ends");
}

/// A client that reads late gets all answers.
#[test]
fn answers_wait_for_a_slow_client() {
    let mut client = Client::start(unhurried());
    for id in 0..40 {
        client.send(&json!({"id": id, "command": "estimate", "board": FAR}));
    }
    let mut ids: Vec<u64> = (0..40)
        .map(|_| client.next_end()["id"].as_u64().expect("a number"))
        .collect();
    ids.sort_unstable();
    assert_eq!(ids, (0..40).collect::<Vec<u64>>());
}
