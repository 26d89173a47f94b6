//! The solver of the everyday commands: stored tables, reference boards, threads.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;

use loyd::Solver;
use loyd::reference::Thresholds;
use loyd_engine::{Engine, SystemClock};
use loyd_store::Loading;
use loyd_store::references::{Shared, StoredReferences};

use crate::args::{DataDirArg, LoadArg};
use crate::complain::remark;
use crate::learning::file;

/// More threads than any machine has.
const MOST_THREADS: u64 = 1024;

/// What to search with.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct EngineArgs {
    #[command(flatten)]
    data_dir: DataDirArg,

    #[command(flatten)]
    load: LoadArg,

    /// Threads to use [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS))]
    threads: Option<u64>,
}

impl EngineArgs {
    /// Threads to use where there is work for several.
    pub(crate) fn threads(&self) -> usize {
        match self.threads {
            Some(threads) => threads as usize,
            None => available_parallelism().map_or(1, NonZeroUsize::get),
        }
    }

    /// Returns an engine with the tables and the reference boards of the data directory. Tables
    /// are loaded in this way unless the user chose another.
    pub(crate) fn engine(&self, loading: Loading) -> Engine {
        let loading = self.load.or(loading);
        let tables = self.data_dir.tables(loading, self.threads(), false);
        // Without a directory to look in there are no references.
        let path = file(None, &self.data_dir).unwrap_or_default();
        let references = StoredReferences::new(path, Thresholds::default(), remark);
        let solver = Solver::with_tables(Box::new(tables))
            .with_references(Box::new(Shared(Arc::new(references))));
        Engine::keeping_tables(solver, SystemClock::new())
    }
}
