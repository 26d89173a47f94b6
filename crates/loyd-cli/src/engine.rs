//! The solver of the everyday commands: stored tables, reference boards, threads.

use std::sync::Arc;

use loyd::Solver;
use loyd::reference::Thresholds;
use loyd_engine::{Engine, SystemClock};
use loyd_store::Loading;
use loyd_store::references::{Shared, StoredReferences};

use crate::args::{DataDirArg, LoadArg, thread_count, threads_or_all};
use crate::error::remark;
use crate::learning::file;

/// What to search with.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct EngineArgs {
    #[command(flatten)]
    data_dir: DataDirArg,

    #[command(flatten)]
    load: LoadArg,

    /// Threads to use [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<usize>,
}

impl EngineArgs {
    /// Threads to use where there is work for several.
    pub(crate) fn threads(&self) -> usize {
        threads_or_all(self.threads)
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
