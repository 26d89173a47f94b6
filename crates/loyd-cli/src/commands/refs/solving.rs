//! The collection and an engine that knows it; one board solved with a progress line.

use std::path::Path;
use std::sync::Arc;

use loyd::puzzle::{Board, Goal, PackedBoard, Puzzle};
use loyd::reference::Thresholds;
use loyd::{Guarantee, References};
use loyd_engine::{Engine, SolveOptions, Solved};
use loyd_store::Loading;
use loyd_store::references::{Contents, ReferenceStore, StoredReferences};

use crate::args::{DataDirArg, threads_or_all};
use crate::engine::engine;
use crate::error::{Complaint, remark};
use crate::exit::Exit;
use crate::learning::{complaint, stored_references};
use crate::observer::watch;
use crate::progress_line::ProgressLine;
use crate::solving::unsupported;

/// An engine that knows the collection.
#[derive(Debug)]
pub(super) struct ReferenceEngine {
    engine: Engine,
    pub(super) source: Arc<StoredReferences>,
    threads: usize,
}

impl ReferenceEngine {
    pub(super) fn new(
        path: &Path,
        data_dir: &DataDirArg,
        threads: Option<usize>,
    ) -> ReferenceEngine {
        let threads = threads_or_all(threads);
        let tables = data_dir.tables(Loading::Resident, threads, false);
        let source = stored_references(path, Thresholds::default());
        let source = Arc::new(source);
        ReferenceEngine {
            engine: engine(tables, Some(&source)),
            source,
            threads,
        }
    }

    /// Solves a board to its end; returns `None` after Ctrl-C.
    pub(super) fn solve(
        &self,
        start: Board,
        references: References,
        progress_line: &mut ProgressLine,
    ) -> Result<Option<Solved>, Complaint> {
        let puzzle = Puzzle::new(start, &Goal::BlankLast).map_err(Complaint::puzzle)?;
        let options = SolveOptions {
            references,
            threads: self.threads,
            ..SolveOptions::default()
        };
        let mut watch = watch(&self.engine, None, progress_line);
        let solved = self.engine.solve(&puzzle, &options, &mut watch);
        let solved = solved.map_err(|error| unsupported(&error))?;
        Ok((solved.report.guarantee == Guarantee::Optimal).then_some(solved))
    }
}

/// The board as references see it.
pub(super) fn packed(board: &Board) -> Result<PackedBoard, Complaint> {
    PackedBoard::try_from(board).map_err(|_| {
        let shape = board.shape();
        Complaint::usage(format!(
            "reference boards are 4x4, and this board is {shape}"
        ))
    })
}

/// Everything in a collection that exists.
pub(super) fn contents(path: &Path) -> Result<Contents, Complaint> {
    let store = ReferenceStore::open(path).map_err(|error| complaint(&error))?;
    let Some(store) = store else {
        remark(&format!("no reference boards in {}", path.display()));
        return Ok(Contents::default());
    };
    let contents = store.contents().map_err(|error| complaint(&error))?;
    if contents.unusable > 0 {
        let (count, path) = (contents.unusable, path.display());
        remark(&format!("{path}: {count} damaged entries are not used"));
    }
    Ok(contents)
}

/// What Ctrl-C leads to.
pub(super) fn interrupted() -> Complaint {
    Complaint::new(Exit::Limit, "interrupted; what was kept by then is kept")
}
