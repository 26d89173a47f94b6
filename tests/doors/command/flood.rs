//! A thousand connections that send nonsense as fast as they can: the server stays up,
//! answers others meanwhile and does not grow.
//!
//! The flood lasts until others were answered some number of times. How long the answers took is
//! printed and never judged: the clients here use the same processors as the server.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::command::serve::Serving;
use crate::command::waiting::wait_until;

const CONNECTIONS: u64 = 1000;
/// What the server may hold beside what it held before the flood: connections, their
/// buffers, a few searches.
const ROOM: u64 = 300 << 20;

/// What is sent, one after the other, each connection beginning elsewhere.
pub(crate) fn nonsense() -> Vec<Vec<u8>> {
    let head = "POST /api/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
    let with = |body: &str| {
        let length = body.len();
        format!("{head}Content-Length: {length}\r\n\r\n{body}").into_bytes()
    };
    vec![
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        b"GET / HTTP/9.9\r\n\r\n".to_vec(),
        vec![b'A'; 20_000],
        b"GET /\r\n".to_vec(),
        format!("GET /api/health HTTP/1.1\r\n{}\r\n", "X: y\r\n".repeat(200)).into_bytes(),
        format!(
            "GET /{} HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "a/".repeat(5000)
        )
        .into_bytes(),
        with("{"),
        with("[[[[[[[[[[[[[[[["),
        with("{\"board\":17}"),
        with("{\"board\":\"1 2 3/4 5 6/7 7 0\"}"),
        with("{\"board\":\"2 1 3/4 5 6/7 8 0\"}"),
        with("{\"board\":\"1 2/3 0\",\"time\":\"9h\"}"),
        with(&"{\"a\":".repeat(2000)),
        with(&format!("{{\"board\":\"{}\"}}", "9 ".repeat(40_000))),
        format!("{head}Content-Length: 99999999999999999999\r\n\r\n").into_bytes(),
        format!("{head}Transfer-Encoding: chunked\r\n\r\nzz\r\n").into_bytes(),
        format!("{head}Content-Length: 50\r\n\r\nhalf").into_bytes(),
        // Searches that would take for ever, from clients that go at once. Without tables, whose
        // memory would depend on how far a search comes before its client is missed.
        with(
            "{\"board\":\"24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0\",\
             \"heuristic\":\"md\"}",
        ),
    ]
}

/// What the clients share.
#[derive(Default)]
struct Flood {
    sent: AtomicU64,
    is_over: AtomicBool,
}

/// One client: connects, sends, reads a little, goes, until the flood is over.
async fn pester(address: std::net::SocketAddr, number: u64, flood: Arc<Flood>) {
    let lines = nonsense();
    let mut turn = number as usize;
    while !flood.is_over.load(Ordering::Relaxed) {
        turn += 1;
        let Ok(mut stream) = TcpStream::connect(address).await else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        // It may be cut off in the middle, and rightly.
        let _ = stream.write_all(&lines[turn % lines.len()]).await;
        flood.sent.fetch_add(1, Ordering::Relaxed);
        let mut answer = [0; 512];
        let _ = timeout(Duration::from_millis(300), stream.read(&mut answer)).await;
    }
}

/// Bytes that a process holds, by the name Linux has for them.
fn held(process: u32, name: &str) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    let kilobytes: u64 = line
        .trim_start_matches(':')
        .trim()
        .strip_suffix("kB")?
        .trim()
        .parse()
        .ok()?;
    Some(kilobytes * 1024)
}

#[test]
fn a_flood_of_nonsense_does_no_harm() {
    flood_with_nonsense(50);
}

#[test]
#[ignore = "takes minutes"]
fn a_flood_of_nonsense_does_no_harm_in_full() {
    flood_with_nonsense(1_000);
}

fn flood_with_nonsense(questions: usize) {
    let mut server = Serving::start(&["--quiet"]);
    server.get("/api/specs");
    let process = server.child.id();
    let before = held(process, "VmRSS");
    let flood = Arc::new(Flood::default());
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .expect("a runtime");
    for number in 0..CONNECTIONS {
        runtime.spawn(pester(server.address, number, Arc::clone(&flood)));
    }
    // It is a flood when every connection has sent something.
    wait_until("the flood begins", || {
        flood.sent.load(Ordering::Relaxed) >= CONNECTIONS
    });
    let mut took = Vec::new();
    for _ in 0..questions {
        let asked = Instant::now();
        let answer = server.get("/api/health");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        took.push(asked.elapsed());
        std::thread::sleep(Duration::from_millis(20));
    }
    flood.is_over.store(true, Ordering::Relaxed);
    runtime.shutdown_background();
    took.sort();
    let part = |share: usize| took[(took.len() - 1) * share / 100];
    let grown = held(process, "VmHWM")
        .zip(before)
        .map(|(peak, before)| peak.saturating_sub(before));
    #[allow(
        clippy::print_stderr,
        reason = "what was measured, for the person who runs it"
    )]
    {
        eprintln!(
            "{} requests; health {} times: median {:?}, 99 % {:?}, longest {:?}; grown by {:?} MB",
            flood.sent.load(Ordering::Relaxed),
            took.len(),
            part(50),
            part(99),
            part(100),
            grown.map(|bytes| bytes >> 20),
        );
    }
    assert!(
        grown.is_none_or(|bytes| bytes < ROOM),
        "grown by {grown:?} bytes"
    );
    // All is quiet again, and work is done.
    wait_until("all is quiet again", || {
        let health = server.get("/api/health");
        health.contains("\"running\":0,\"queued\":0")
    });
    let answer = server.post(
        "/api/solve",
        &serde_json::json!({"board": "8 6 7/2 5 4/3 0 1"}),
    );
    assert_eq!(answer["length"], 31);
    assert!(
        server.child.try_wait().expect("a process").is_none(),
        "it still runs"
    );
}
