//! `cargo xtask bench server`: how quickly `loyd serve` does what it promises.
//!
//! Starts the program as it is released and measures from outside: how long a question
//! about its health takes, alone and beside clients that send nonsense as fast as they
//! can; how long a search goes on after its client has left; how long the server takes
//! to end; how much memory all that takes. It reports and never fails on time: tests of
//! the server wait for events, and the figures are here. Runs worth keeping go to
//! `results/`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};

use crate::step::{cargo, root, run};

/// Clients that send nonsense at the same time.
const CROWD: usize = 64;
/// How long they do.
const FLOOD: Duration = Duration::from_secs(10);
/// How often each kind of search is left.
const LEFT: usize = 10;
/// After this long a question will not be answered.
const TIMEOUT: Duration = Duration::from_mins(1);

const ENDLESS: &str = "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0";
const HARD: &str = "0 15 8 3/12 11 7 4/14 10 6 5/9 13 2 1";

/// Builds the program, measures and prints.
pub(crate) fn bench_server() -> Result<()> {
    let words = ["build", "--release", "--locked", "--package", "loyd-cli"];
    run("program", &mut cargo(&words))?;
    println!(
        "\n{:<44} {:>9} {:>9} {:>9}",
        "", "median", "99 %", "longest"
    );
    let mut server = Server::start()?;
    server.get("/api/specs")?;
    let before = server.memory("VmRSS");
    let mut alone = Vec::new();
    for _ in 0..500 {
        alone.push(server.health()?.0);
    }
    print_row("health, nobody else there", alone);
    let (beside, sent) = flood(&server)?;
    let name = format!("health, {CROWD} clients send nonsense");
    print_row(&name, beside);
    server.until_idle()?;
    for (name, body) in [
        (
            "md on 5x5",
            format!(r#"{{"board":"{ENDLESS}","heuristic":"md"}}"#),
        ),
        (
            "astar on 5x5",
            format!(r#"{{"board":"{ENDLESS}","search":"astar"}}"#),
        ),
        (
            "wd on 4x4",
            format!(r#"{{"board":"{HARD}","heuristic":"wd","search":"ida"}}"#),
        ),
        (
            "tables on 4x4, 2 threads",
            format!(r#"{{"board":"{HARD}","heuristic":"pdb:4-4-4-3","threads":2}}"#),
        ),
    ] {
        let mut took = Vec::new();
        for _ in 0..LEFT {
            took.push(leave(&server, &body)?);
        }
        print_row(&format!("search ends after its client: {name}"), took);
    }
    let (peak, after) = (server.memory("VmHWM"), server.memory("VmRSS"));
    print_row("end, idle", vec![server.end(1)?]);
    let mut server = Server::start()?;
    let running = server.ask(&format!(r#"{{"board":"{ENDLESS}"}}"#))?;
    server.until(|load| load == (1, 0))?;
    print_row("end, asked twice while a search runs", vec![server.end(2)?]);
    drop(running);
    println!("\n{sent} requests of nonsense in {FLOOD:?}");
    if let (Some(before), Some(peak), Some(after)) = (before, peak, after) {
        println!("memory: {before} MB at the start, {peak} MB at most, {after} MB at the end");
    }
    Ok(())
}

/// Prints what some durations have in common.
fn print_row(name: &str, mut took: Vec<Duration>) {
    took.sort();
    let part = |share: usize| {
        let one = took.get(took.len().saturating_sub(1) * share / 100);
        let millis = one.copied().unwrap_or_default().as_secs_f64() * 1e3;
        format!("{millis:.1} ms")
    };
    println!(
        "{name:<44} {:>9} {:>9} {:>9}",
        part(50),
        part(99),
        part(100)
    );
}

/// A running `loyd serve`, killed when it is dropped.
struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start() -> Result<Server> {
        let target = std::env::var_os("CARGO_TARGET_DIR");
        let target = target.map_or(root().join("target"), std::path::PathBuf::from);
        let program = root().join(target).join("release").join("loyd");
        let mut child = Command::new(&program)
            .args(["serve", "--port", "0", "--quiet", "--no-refs"])
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} does not start", program.display()))?;
        let out = child.stdout.take().context("no output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line
            .trim()
            .trim_start_matches("http://")
            .trim_end_matches('/');
        let address = address
            .parse()
            .with_context(|| format!("no address: {line:?}"))?;
        Ok(Server { child, address })
    }

    fn connect(&self) -> Result<TcpStream> {
        let stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(TIMEOUT))?;
        Ok(stream)
    }

    fn get(&self, path: &str) -> Result<String> {
        let mut stream = self.connect()?;
        let head = "HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        write!(stream, "GET {path} {head}")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }

    /// How long a question about the health takes, and what the load is.
    fn health(&self) -> Result<(Duration, (u64, u64))> {
        let began = Instant::now();
        let answer = self.get("/api/health")?;
        let took = began.elapsed();
        ensure!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        let count = |name: &str| {
            let rest = answer.split(&format!("\"{name}\":")).nth(1)?;
            let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
            digits.parse::<u64>().ok()
        };
        let load = count("running").zip(count("queued"));
        Ok((took, load.with_context(|| format!("no load: {answer}"))?))
    }

    fn until(&self, is: impl Fn((u64, u64)) -> bool) -> Result<()> {
        while !is(self.health()?.1) {}
        Ok(())
    }

    fn until_idle(&self) -> Result<()> {
        self.until(|load| load == (0, 0))
    }

    /// Sends a board to solve.
    fn ask(&self, body: &str) -> Result<TcpStream> {
        let mut stream = self.connect()?;
        stream.write_all(&solve(body))?;
        Ok(stream)
    }

    /// Megabytes of the process, by the name Linux has for them.
    fn memory(&self, name: &str) -> Option<u64> {
        let path = format!("/proc/{}/status", self.child.id());
        let status = std::fs::read_to_string(path).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        let words = line.trim_start_matches(':').trim().strip_suffix("kB")?;
        let kilobytes: u64 = words.trim().parse().ok()?;
        Some(kilobytes * 1024 / 1_000_000)
    }

    /// Asks the server this many times to end; returns how long that takes.
    fn end(&mut self, times: usize) -> Result<Duration> {
        let process = self.child.id().to_string();
        let began = Instant::now();
        for _ in 0..times {
            let sent = Command::new("kill").args(["-TERM", &process]).status()?;
            ensure!(sent.success(), "kill: {sent}");
            // Two signals at once would be one.
            thread::sleep(Duration::from_millis(20));
        }
        self.child.wait()?;
        Ok(began.elapsed())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn solve(body: &str) -> Vec<u8> {
    let length = body.len();
    format!(
        "POST /api/solve HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )
    .into_bytes()
}

/// How long a search goes on after its client has left.
fn leave(server: &Server, body: &str) -> Result<Duration> {
    let stream = server.ask(body)?;
    server.until(|load| load == (1, 0))?;
    // Past the beginning, where tables are made.
    thread::sleep(Duration::from_millis(300));
    drop(stream);
    let began = Instant::now();
    server.until_idle()?;
    Ok(began.elapsed())
}

/// Asks for the health while a crowd sends nonsense; also how much it sent.
fn flood(server: &Server) -> Result<(Vec<Duration>, u64)> {
    let nonsense = [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec(),
        vec![b'A'; 20_000],
        b"GET /\r\n".to_vec(),
        solve("{"),
        solve(r#"{"board":"1 2 3/4 5 6/7 7 0"}"#),
        solve(&"{\"a\":".repeat(2000)),
        solve(&format!(r#"{{"board":"{ENDLESS}"}}"#)),
        solve(&format!(r#"{{"board":"{HARD}","heuristic":"pdb:5-5-5"}}"#)),
    ];
    let (over, sent) = (AtomicBool::new(false), AtomicU64::new(0));
    let mut took = Vec::new();
    let asked = thread::scope(|scope| {
        for client in 0..CROWD {
            let (nonsense, over, sent) = (&nonsense, &over, &sent);
            scope.spawn(move || {
                for bytes in nonsense.iter().cycle().skip(client) {
                    if over.load(Ordering::Relaxed) {
                        break;
                    }
                    pester(server, bytes);
                    sent.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        let until = Instant::now() + FLOOD;
        let mut ask = || -> Result<()> {
            while Instant::now() < until {
                took.push(server.health()?.0);
                thread::sleep(Duration::from_millis(20));
            }
            Ok(())
        };
        let asked = ask();
        over.store(true, Ordering::Relaxed);
        asked
    });
    asked?;
    Ok((took, sent.into_inner()))
}

/// Connects, sends, reads a little and goes. It may be cut off, and rightly.
fn pester(server: &Server, bytes: &[u8]) {
    let Ok(mut stream) = TcpStream::connect(server.address) else {
        return;
    };
    let _ = stream.set_read_timeout(Some(Duration::from_millis(200)));
    let _ = stream.write_all(bytes);
    let mut answer = [0; 512];
    let _ = stream.read(&mut answer);
}
