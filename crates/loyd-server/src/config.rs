//! Where the server listens, and how much of everything it gives.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::thread::available_parallelism;
use std::time::Duration;

use loyd_engine::requests::{JobLimits, RequestLimits};

/// The port unless another is asked for; no well-known service has it.
pub const PORT: u16 = 8015;

/// Address and limits of a server.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen; port 0 means any that is free.
    pub address: SocketAddr,
    /// How long one search may take; it waits at most twice as long for its turn.
    pub time: Duration,
    /// Threads that search at the same time, for all clients together; quick requests have as
    /// many again.
    pub threads: usize,
    /// Requests that may wait for a thread; of quick ones, as many again.
    pub queue: usize,
    /// Requests of one address that may wait or run; of quick ones, as many again.
    pub queue_per_client: usize,
    /// Memory for a search that remembers boards.
    pub memory: u64,
    /// Connections at the same time.
    pub connections: usize,
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// How long a client may take to send the head of a request, and as long again
    /// for its body; also how long an idle connection is kept.
    pub client_timeout: Duration,
    /// How long searches may go on after the server was asked to end.
    pub grace: Duration,
    /// How long searches may take to stop after that, and connections to send what
    /// they have.
    pub last_words: Duration,
}

/// This machine only, and limits that suit one.
impl Default for Config {
    fn default() -> Config {
        Config {
            address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), PORT),
            time: Duration::from_mins(1),
            threads: available_parallelism().map_or(1, NonZeroUsize::get),
            queue: 64,
            queue_per_client: 32,
            memory: 500_000_000,
            connections: 2_000,
            body: 64 * 1024,
            client_timeout: Duration::from_secs(15),
            grace: Duration::from_secs(5),
            last_words: Duration::from_secs(1),
        }
    }
}

impl Config {
    /// How much one request may take.
    pub(crate) fn job_limits(&self) -> JobLimits {
        JobLimits {
            time: self.time,
            threads: self.threads,
            memory: self.memory,
        }
    }

    /// What clients are told of the limits.
    pub(crate) fn request_limits(&self) -> RequestLimits {
        let job = self.job_limits();
        RequestLimits::new(job, self.body, self.queue, self.queue_per_client)
    }

    /// The threads of the runtime that searches block, of both paces, and two for other work.
    pub(crate) fn blocking_threads(&self) -> usize {
        2 * self.threads + 2
    }

    /// Whether only this machine can reach the server.
    pub fn is_local(&self) -> bool {
        self.address.ip().is_loopback()
    }
}
