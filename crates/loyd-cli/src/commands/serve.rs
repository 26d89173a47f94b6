//! `loyd serve`: the page and the JSON interface, for a browser on this machine.

use std::cell::Cell;
use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::time::Duration;

use loyd::Report;
use loyd::reference::ReferenceSource as _;
use loyd_server::{Config, LimitedTables, Log, Server, SharedEngine};
use loyd_store::Loading;
use loyd_store::references::Put;

use crate::args::{DataDirArg, LoadArg};
use crate::engine::solver;
use crate::error::{Complaint, Failure, reason, remark};
use crate::exit::Exit;
use crate::learning::{Learning, RefsArgs};
use crate::output::Output;
use crate::values::{bytes, count, duration};

/// Bytes of stored tables in memory: what `auto` uses three times over. More are
/// mapped, so that no client can fill the memory by naming all that is stored.
const STORED: u64 = 2_000_000_000;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd serve
  loyd serve --port 0 --quiet
  loyd serve --bind 0.0.0.0 --time 10s --learn

Open the address that is printed. Programs use the paths under /api/, which
docs/api.md describes. The log goes to standard error, a line a request.
Stored tables are read into memory up to 2 GB; more are mapped.
Ctrl-C ends the server: running searches may finish within the grace, a second
Ctrl-C stops them at once.")]
pub(crate) struct ServeArgs {
    /// The address to listen on; anything but this machine's own lets others in
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,

    /// The port; 0 takes any that is free
    #[arg(long, value_name = "N", default_value_t = loyd_server::PORT)]
    port: u16,

    /// The longest a search may take; it waits at most twice as long for its turn
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = duration)]
    time: Duration,

    /// Threads that search at the same time, for all clients together [default:
    /// one for each processor]
    #[arg(long, value_name = "N")]
    threads: Option<NonZeroUsize>,

    /// Searches that may wait for a thread
    #[arg(long, value_name = "N", default_value = "64")]
    queue: NonZeroUsize,

    /// Memory for each search that remembers boards
    #[arg(long, value_name = "SIZE", default_value = "500MB", value_parser = bytes)]
    memory: u64,

    /// Memory for pattern databases that clients ask for and that are not stored
    #[arg(long, value_name = "SIZE", default_value = "500MB", value_parser = bytes)]
    tables: u64,

    /// How long searches may go on after Ctrl-C
    #[arg(long, value_name = "TIME", default_value = "5s", value_parser = duration)]
    grace: Duration,

    #[command(flatten)]
    data_dir: DataDirArg,

    #[command(flatten)]
    load: LoadArg,

    #[command(flatten)]
    refs: RefsArgs,

    /// Reference boards that --learn adds at most while the server runs
    #[arg(long, value_name = "N", default_value = "1k", value_parser = count)]
    learn_limit: u64,

    /// Write no line for each request
    #[arg(short, long)]
    quiet: bool,
}

impl ServeArgs {
    fn config(&self) -> Config {
        let defaults = Config::default();
        Config {
            address: SocketAddr::new(self.bind, self.port),
            time: self.time,
            threads: self.threads.map_or(defaults.threads, NonZeroUsize::get),
            queue: self.queue.get(),
            queue_per_client: self.queue.get().div_ceil(2),
            memory: self.memory,
            grace: self.grace,
            ..defaults
        }
    }

    fn engine(&self, threads: usize) -> SharedEngine {
        let loading = self.load.or(Loading::Resident);
        let tables = self.data_dir.tables(loading, threads, false);
        let references = self.refs.references(&self.data_dir);
        // Read now, so that the first client need not wait for it.
        let _ = references.index();
        let learning = self.refs.learning(&references);
        let learning = learning.map(|learning| LimitedLearning::new(learning, self.learn_limit));
        let tables = LimitedTables::new(tables.with_room(STORED), self.tables);
        let solver = solver(tables, Some(&references));
        SharedEngine::new(solver, self.refs.mode(), move |report, seconds| {
            if let Some(learning) = &learning {
                learning.hear(report, seconds);
            }
        })
    }
}

/// Keeps expensive boards until enough have been added.
#[derive(Debug)]
struct LimitedLearning {
    learning: Learning,
    limit: u64,
    added: Cell<u64>,
}

impl LimitedLearning {
    fn new(learning: Learning, limit: u64) -> LimitedLearning {
        LimitedLearning {
            learning,
            limit,
            added: Cell::new(0),
        }
    }

    fn hear(&self, report: &Report, seconds: f64) {
        if self.added.get() >= self.limit {
            return;
        }
        if self.learning.keep_and_tell(report, seconds) == Some(Put::Added) {
            self.added.set(self.added.get() + 1);
            if self.added.get() == self.limit {
                let limit = self.limit;
                remark(&format!(
                    "{limit} reference boards were added; this server adds no more (--learn-limit)"
                ));
            }
        }
    }
}

pub(crate) fn run(args: &ServeArgs, out: &mut Output) -> Result<Exit, Failure> {
    let config = args.config();
    let address = config.address;
    let engine = args.engine(config.threads);
    let log = if args.quiet {
        Log::quiet()
    } else {
        Log::new(remark)
    };
    let server = Server::bind(config, engine, log).map_err(|error| cannot(address, &error))?;
    writeln!(out, "http://{}/", server.address())?;
    out.flush()?;
    if !args.bind.is_loopback() {
        remark("everybody who can reach this machine can use the server");
    }
    server
        .run_until_signal()
        .map_err(|error| cannot(address, &error))?;
    Ok(Exit::Success)
}

fn cannot(address: SocketAddr, error: &io::Error) -> Complaint {
    let remedy = match error.kind() {
        io::ErrorKind::AddrInUse => "; choose another port with --port, or any with --port 0",
        io::ErrorKind::PermissionDenied => "; choose a port from 1024 up with --port",
        io::ErrorKind::AddrNotAvailable => "; this machine has no such address, see --bind",
        _ => "",
    };
    let sentence = format!("cannot listen on {address}: {}{remedy}", reason(error));
    Complaint::new(Exit::File, sentence)
}
