//! What `serve` and `engine` share: limits for clients, and the engine that answers them.

use std::cell::Cell;
use std::num::NonZeroUsize;
use std::time::Duration;

use loyd::Report;
use loyd::reference::ReferenceSource as _;
use loyd_server::{Config, DEFAULT_TABLES, LimitedTables, SharedEngine};
use loyd_store::Loading;
use loyd_store::references::Put;

use crate::args::{DataDirArg, LoadArg};
use crate::engine::solver;
use crate::error::remark;
use crate::learning::{Learning, RefsArgs};
use crate::values::{bytes, count, duration};

/// Bytes of stored tables in memory: what `auto` uses three times over. More are
/// mapped, so that no client can fill the memory by naming all that is stored.
const STORED: u64 = 2_000_000_000;

/// How much clients get, and what answers them.
#[derive(Debug, clap::Args)]
pub(crate) struct ServiceArgs {
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

    /// Memory for pattern databases that clients ask for and that are not stored [default: 1GB]
    #[arg(long, value_name = "SIZE", value_parser = bytes)]
    tables: Option<u64>,

    #[command(flatten)]
    data_dir: DataDirArg,

    #[command(flatten)]
    load: LoadArg,

    #[command(flatten)]
    refs: RefsArgs,

    /// Reference boards that --learn adds at most while it runs
    #[arg(long, value_name = "N", default_value = "1k", value_parser = count)]
    learn_limit: u64,
}

impl ServiceArgs {
    /// The limits, for a server on this machine.
    pub(crate) fn config(&self) -> Config {
        let defaults = Config::default();
        Config {
            time: self.time,
            threads: self.threads.map_or(defaults.threads, NonZeroUsize::get),
            queue: self.queue.get(),
            queue_per_client: self.queue.get().div_ceil(2),
            memory: self.memory,
            ..defaults
        }
    }

    /// An engine with stored tables up to a limit, built ones up to another, and references.
    pub(crate) fn engine(&self, threads: usize) -> SharedEngine {
        let loading = self.load.or(Loading::Resident);
        let tables = self.data_dir.tables(loading, threads, false);
        let references = self.refs.references(&self.data_dir);
        // Read now, so that the first client need not wait for it.
        let _ = references.index();
        let learning = self.refs.learning(&references);
        let learning = learning.map(|learning| LimitedLearning::new(learning, self.learn_limit));
        let most = self.tables.unwrap_or(DEFAULT_TABLES);
        let tables = LimitedTables::new(tables.with_room(STORED), most);
        let solver = solver(tables, Some(&references));
        let solver = solver.with_models(Box::new(self.data_dir.models(false)));
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
