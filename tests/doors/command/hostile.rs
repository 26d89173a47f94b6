//! Hostile requests of all kinds: the server answers others all the while, panics
//! nowhere, writes nothing to the terminal that it should not, and has its memory back
//! in the end.
//!
//! How long that takes does not matter.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::process::{Child, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::command::binary;
use crate::command::flood::nonsense;

/// How long to wait for something that should happen.
const TIMEOUT: Duration = Duration::from_mins(5);
/// What the server may hold in the end beside what it held at the start.
const ROOM: u64 = 20_000_000;
/// Clients at the same time.
const CLIENTS: usize = 16;

const HARD: &str = "0 15 8 3/12 11 7 4/14 10 6 5/9 13 2 1";
const FIVE: &str = "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0";

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        ((self.0 >> 33) as usize) % most
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }
}

/// What a client does after it has sent its request.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Then {
    ReadAll,
    ReadALittle,
    Leave,
}

fn post(path: &str, body: &Value, events: bool) -> Vec<u8> {
    let body = body.to_string();
    let accept = if events {
        "Accept: text/event-stream\r\n"
    } else {
        ""
    };
    let length = body.len();
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{accept}\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// The goal board of a shape, which every board here begins with.
fn solved(rows: usize, cols: usize) -> String {
    let tile = |cell: usize| (cell + 1) % (rows * cols);
    let row = |row: usize| {
        let tiles = (0..cols).map(|col| tile(row * cols + col).to_string());
        tiles.collect::<Vec<_>>().join(" ")
    };
    (0..rows).map(row).collect::<Vec<_>>().join("/")
}

/// One list of groups, in one of its countless spellings.
fn spelled(random: &mut Random) -> String {
    let groups: [&[u32]; 4] = [
        &[1, 2, 3, 4],
        &[5, 6, 7, 8],
        &[9, 10, 11, 12],
        &[13, 14, 15],
    ];
    let write = |group: &[u32]| {
        let mut text = String::new();
        for tile in group {
            text += &tile.to_string();
            for _ in 0..=random.below(4000) {
                text.push(random.of(&[',', ' ']));
            }
        }
        text
    };
    groups.map(write).join("|")
}

/// Any groups of the tiles of a board.
fn grouped(random: &mut Random, cells: usize) -> String {
    let mut tiles: Vec<usize> = (1..cells).collect();
    for place in (1..tiles.len()).rev() {
        tiles.swap(place, random.below(place + 1));
    }
    let mut groups = Vec::new();
    while !tiles.is_empty() {
        let size = (2 + random.below(7)).min(tiles.len());
        let group: Vec<String> = tiles.drain(..size).map(|tile| tile.to_string()).collect();
        groups.push(group.join(","));
    }
    groups.join("|")
}

/// The request of a number.
fn request(number: usize, random: &mut Random) -> (Vec<u8>, Then) {
    let solve = |body: Value| post("/api/solve", &body, false);
    let kind = random.of(&["", ":classic", ":non-additive"]);
    let single = random.of(&["", ":single"]);
    let then = random.of(&[Then::ReadAll, Then::ReadALittle, Then::Leave]);
    match number % 13 {
        0 => {
            let all = nonsense();
            (all[random.below(all.len())].clone(), then)
        }
        1 | 2 => {
            let heuristic = format!("pdb:{}:single", spelled(random));
            let body = json!({"board": solved(4, 4), "heuristic": heuristic});
            (solve(body), Then::ReadAll)
        }
        3 => {
            let heuristic = format!("pdb:{}{kind}{single}", grouped(random, 16));
            (solve(json!({"board": HARD, "heuristic": heuristic})), then)
        }
        4 => {
            let (rows, cols) = (2 + random.below(7), 2 + random.below(7));
            let heuristic = format!("pdb:{}{kind}:single", grouped(random, rows * cols));
            let body = json!({"board": solved(rows, cols), "heuristic": heuristic});
            (solve(body), then)
        }
        5 => {
            let search = random.of(&["astar", "bidirectional", "dibbs", "ba", "ua", "ida"]);
            let heuristic = random.of(&["md", "md+lc", "misplaced"]);
            let board = random.of(&[HARD, FIVE]);
            let body = json!({"board": board, "search": search, "heuristic": heuristic});
            (solve(body), then)
        }
        6 => {
            let board = random.of(&[HARD, FIVE]);
            let path = random.of(&["/api/solve", "/api/hint"]);
            (post(path, &json!({"board": board}), true), then)
        }
        7 => {
            let body = random.of(&[
                r#"{"length": 71, "count": 1000, "seed": 1}"#,
                r#"{"size": "3x6", "length": 36, "count": 1000, "seed": 2}"#,
                r#"{"size": "8x8", "count": 1000}"#,
                r#"{"size": "3x3", "length": "0..31", "count": 1000}"#,
            ]);
            let body: Value = serde_json::from_str(body).expect("JSON");
            (post("/api/scramble", &body, false), then)
        }
        8 => {
            let pairs = "DU".repeat(1 + random.below(900));
            let body = json!({"scramble": "1 2 3/4 5 6/0 7 8", "solution": pairs + "L2"});
            (post("/api/analyze", &body, false), then)
        }
        9 => {
            let method = random.of(&["GET", "PUT", "BREW", "DELETE"]);
            let path = random.of(&[
                "\u{9b}31m",
                "\u{9d}0;x\u{9c}",
                "a\u{202e}b",
                "%1b[2J",
                "../..",
            ]);
            let host = random.of(&["localhost", "evil.example", "\u{202e}"]);
            let text =
                format!("{method} /{path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            (text.into_bytes(), then)
        }
        10 => {
            let mut half = solve(json!({"board": "9 ".repeat(random.below(30_000))}));
            half.truncate(1 + random.below(half.len()));
            (half, Then::Leave)
        }
        11 => {
            // The tables of this metric take far more than the server may build.
            let heuristic = random.of(&["auto", "colourings", "md"]);
            let body = json!({"board": HARD, "metric": "mtm", "heuristic": heuristic});
            (solve(body), then)
        }
        _ => {
            // Boards that a server which learns might keep.
            let tiles: Vec<String> = shuffled(random).iter().map(u8::to_string).collect();
            let body = json!({"board": tiles.join(" "), "heuristic": random.of(&["auto", "md"])});
            (solve(body), then)
        }
    }
}

/// A board of 4x4; half of them cannot be solved.
fn shuffled(random: &mut Random) -> [u8; 16] {
    let mut tiles = std::array::from_fn(|cell| cell as u8);
    for place in (1..tiles.len()).rev() {
        tiles.swap(place, random.below(place + 1));
    }
    tiles
}

fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).expect("it listens");
    stream.set_read_timeout(Some(TIMEOUT)).expect("a limit");
    stream
}

/// Sends one request. What comes back is never a mistake of the server's.
fn send(address: SocketAddr, (bytes, then): (Vec<u8>, Then)) {
    let mut stream = connect(address);
    // It may be cut off in the middle, and rightly.
    let _ = stream.write_all(&bytes);
    let mut answer = [0; 64];
    match then {
        Then::Leave => {}
        Then::ReadALittle => drop(stream.read(&mut answer)),
        Then::ReadAll => {
            let _ = stream
                .shutdown(Shutdown::Write)
                .and_then(|()| stream.read(&mut answer));
            let _ = std::io::copy(&mut stream, &mut std::io::sink());
        }
    }
    let answer = String::from_utf8_lossy(&answer);
    assert!(!answer.starts_with("HTTP/1.1 500"), "{answer}");
}

fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = connect(address);
    let text = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    stream.write_all(text.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
}

/// The server, with its log in a file.
struct Server {
    child: Child,
    address: SocketAddr,
    directory: tempfile::TempDir,
}

impl Server {
    fn start() -> Server {
        let directory = tempfile::tempdir().expect("a directory");
        let log = File::create(directory.path().join("log")).expect("a file");
        let mut child = binary()
            .args([
                "serve", "--port", "0", "--time", "100ms", "--memory", "100MB",
            ])
            // Tables that clients ask for stay, up to a limit; here it is the least.
            .args(["--tables", "16MB", "--learn", "--learn-cutoff", "1k"])
            .args(["--learn-limit", "20", "--data-dir"])
            .arg(directory.path())
            .stderr(Stdio::from(log))
            .spawn()
            .expect("the binary starts");
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
        out.read_line(&mut line).expect("a line");
        let address = line
            .trim()
            .trim_start_matches("http://")
            .trim_end_matches('/');
        Server {
            address: address.parse().expect("an address"),
            child,
            directory,
        }
    }

    /// The bytes that the server holds, its program included, where the system tells.
    fn memory(&self) -> u64 {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix("kB"));
        1024 * kilobytes
            .expect("a size")
            .trim()
            .parse::<u64>()
            .expect("a number")
    }

    fn log(&self) -> String {
        let bytes = std::fs::read(self.directory.path().join("log")).expect("a log");
        String::from_utf8(bytes).expect("text")
    }

    /// Waits until something is so.
    fn until(&self, what: &str, mut is: impl FnMut(&Server) -> bool) {
        let began = Instant::now();
        while !is(self) {
            assert!(
                began.elapsed() < TIMEOUT,
                "{what}: {:?} bytes\n{}",
                self.memory(),
                self.log()
            );
            thread::sleep(Duration::from_millis(50));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One partition has countless spellings; a server remembers none of them.
#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "needs /proc")]
fn spellings_of_a_heuristic_are_not_kept() {
    let server = Server::start();
    let ask = |number: u64| {
        let mut random = Random(number);
        let heuristic = format!("pdb:{}:single", spelled(&mut random));
        let body = json!({"board": solved(4, 4), "heuristic": heuristic});
        send(
            server.address,
            (post("/api/solve", &body, false), Then::ReadAll),
        );
    };
    (0..50).for_each(ask);
    let before = server.memory();
    (50..2_000).for_each(ask);
    server.until("the memory comes back", |server| {
        server.memory() < before + ROOM
    });
}

#[test]
#[cfg_attr(not(target_os = "linux"), ignore = "needs /proc")]
fn hostile_requests_of_all_kinds_do_no_harm() {
    send_hostile_requests(1_000);
}

#[test]
#[ignore = "takes minutes"]
fn hostile_requests_of_all_kinds_do_no_harm_in_full() {
    send_hostile_requests(10_000);
}

fn send_hostile_requests(requests: usize) {
    let server = Server::start();
    get(server.address, "/api/specs");
    let before = server.memory();
    let (next, over, asked) = (
        AtomicUsize::new(0),
        AtomicBool::new(false),
        AtomicUsize::new(0),
    );
    thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS)
            .map(|_| {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= requests {
                            break;
                        }
                        send(server.address, request(number, &mut Random(number as u64)));
                    }
                })
            })
            .collect();
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                let health = get(server.address, "/api/health");
                assert!(health.starts_with("HTTP/1.1 200"), "{health}");
                asked.fetch_add(1, Ordering::Relaxed);
                thread::sleep(Duration::from_millis(20));
            }
        });
        let ended: Vec<_> = clients
            .into_iter()
            .map(thread::ScopedJoinHandle::join)
            .collect();
        over.store(true, Ordering::Relaxed);
        assert!(
            ended.iter().all(Result::is_ok),
            "a client was answered wrongly"
        );
    });
    server.until("the searches end", |server| {
        get(server.address, "/api/health").contains("\"running\":0,\"queued\":0")
    });
    let peak = server.memory();
    server.until("the memory comes back", |server| {
        server.memory() < before + ROOM
    });
    let answer = get(server.address, "/api/health");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let log = server.log();
    assert!(!log.contains("panicked"), "{log}");
    let odd = |c: char| c != '\n' && !(' '..='~').contains(&c);
    assert!(
        !log.contains(odd),
        "{:?}",
        log.lines().find(|line| line.contains(odd))
    );
    let mega = |bytes: u64| bytes / 1_000_000;
    say(&format!(
        "{requests} requests, health {} times; memory {} MB before, {} MB right after, {} MB then",
        asked.into_inner(),
        mega(before),
        mega(peak),
        mega(server.memory()),
    ));
}

#[allow(clippy::print_stderr, reason = "what was measured")]
fn say(line: &str) {
    eprintln!("{line}");
}
