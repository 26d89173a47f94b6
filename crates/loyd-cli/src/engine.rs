//! How commands put an engine together: stored tables, reference boards, threads.

use std::sync::Arc;

use loyd::Solver;
use loyd::pattern::TableSource;
use loyd::reference::Thresholds;
use loyd_engine::{Engine, SystemClock};
use loyd_store::Loading;
use loyd_store::references::{SharedReferences, StoredReferences};

use crate::args::{DataDirArg, LoadArg, thread_count, threads_or_all};
use crate::learning::{file, stored_references};

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
        let references = stored_references(path, Thresholds::default());
        let solver = solver(tables, Some(&Arc::new(references)));
        keeping_tables(solver.with_models(Box::new(self.data_dir.models(false))))
    }
}

/// Returns a solver with these tables and, if there are any, these reference boards.
pub(crate) fn solver(
    tables: impl TableSource + 'static,
    references: Option<&Arc<StoredReferences>>,
) -> Solver {
    let solver = Solver::with_tables(Box::new(tables));
    match references {
        Some(references) => {
            solver.with_references(Box::new(SharedReferences(Arc::clone(references))))
        }
        None => solver,
    }
}

/// Returns an engine that keeps the tables it has used: a command needs few.
pub(crate) fn engine(
    tables: impl TableSource + 'static,
    references: Option<&Arc<StoredReferences>>,
) -> Engine {
    keeping_tables(solver(tables, references))
}

/// The same for a solver.
pub(crate) fn keeping_tables(solver: Solver) -> Engine {
    Engine::keeping_tables(solver, SystemClock::new())
}
