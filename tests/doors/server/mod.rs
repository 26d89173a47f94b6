//! A real server on a port of its own, asked over real connections.
//!
//! The client here is written out by hand on plain sockets, so that it shares no code
//! with the server and can send what no library would.
//!
//! No test depends on how fast or busy the machine is. Tests wait for events, and the
//! searches they wait for would go on for an hour if nothing ended them; [`TIMEOUT`] is
//! there so that a test that waits in vain ends. `cargo xtask bench server` measures.

mod cancelling;
mod client;
mod description;
mod fuzzing;
mod fuzzing_stores;
mod fuzzing_tables;
mod gate;
mod guarding;
mod learning;
mod mistakes;
mod multi_tile;
mod overload;
mod routes;
mod schema;
mod shutdown;

use std::net::SocketAddr;
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use loyd::References;
use loyd_server::{Config, Handle, Log, Server, SharedEngine};
use loyd_tests::solver;
use serde_json::Value;

/// A 3x3 board of 31 slides, the most there are.
pub(crate) const FAR: &str = "8 6 7/2 5 4/3 0 1";
/// A 5x5 board that no search here finishes.
pub(crate) const ENDLESS: &str = "24 23 22 21 20/19 18 17 16 15/14 13 12 11 10/9 8 7 6 5/4 3 2 1 0";

/// How long a test waits for something that should happen soon.
pub(crate) const TIMEOUT: Duration = Duration::from_mins(3);
/// A time limit that no search here reaches.
pub(crate) const FOREVER: Duration = Duration::from_hours(1);

/// Two threads, searches that go on until something ends them, and all the time in the
/// world for clients of a busy machine.
pub(crate) fn unhurried() -> Config {
    Config {
        threads: 2,
        time: FOREVER,
        client_timeout: TIMEOUT,
        last_words: TIMEOUT,
        ..Config::default()
    }
}

/// A server that ends with the test.
pub(crate) struct Running {
    pub(crate) address: SocketAddr,
    pub(crate) handle: Handle,
    thread: Option<JoinHandle<()>>,
}

impl Running {
    pub(crate) fn start(config: Config) -> Running {
        let engine = SharedEngine::new(solver(), References::Ignore, |_, _| ());
        Running::with_engine(config, engine)
    }

    pub(crate) fn with_engine(mut config: Config, engine: SharedEngine) -> Running {
        config.address.set_port(0);
        let server = Server::bind(config, engine, Log::quiet()).expect("a free port");
        let (address, handle) = (server.address(), server.handle());
        let thread = thread::spawn(move || server.run().expect("it runs"));
        Running {
            address,
            handle,
            thread: Some(thread),
        }
    }

    /// Two threads and the usual limits.
    pub(crate) fn usual() -> Running {
        Running::start(Config {
            time: Config::default().time,
            ..unhurried()
        })
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        let reply = client::post(self.address, path, &body.to_string());
        (reply.status, reply.json())
    }

    pub(crate) fn get(&self, path: &str) -> (u16, Value) {
        let reply = client::get(self.address, path);
        (reply.status, reply.json())
    }

    /// Searches that run and that wait.
    pub(crate) fn load(&self) -> (u64, u64) {
        let (_, health) = self.get("/api/health");
        let count = |name: &str| health[name].as_u64().expect("a count");
        (count("running"), count("queued"))
    }

    /// Waits until this many searches run and wait.
    #[track_caller]
    pub(crate) fn until_load(&self, wanted: (u64, u64)) {
        let began = Instant::now();
        while self.load() != wanted {
            assert!(
                began.elapsed() < TIMEOUT,
                "load is {:?} and not {wanted:?}",
                self.load()
            );
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Waits for the server's end.
    pub(crate) fn join(&mut self) {
        if let Some(thread) = self.thread.take() {
            let began = Instant::now();
            while !thread.is_finished() {
                assert!(began.elapsed() < TIMEOUT, "the server does not end");
                thread::sleep(Duration::from_millis(2));
            }
            thread.join().expect("the server ends without a panic");
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.handle.stop();
        self.handle.stop();
        if !thread::panicking() {
            self.join();
        }
    }
}
