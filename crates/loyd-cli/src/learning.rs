//! Reference boards for a search, and what is kept of an expensive one.
//!
//! The flags that `solve` and `refs learn` share, the collection they name, and
//! the decision after each board.

use std::fmt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use loyd::puzzle::PackedBoard;
use loyd::reference::learn::{Searched, is_expensive, is_worth_keeping};
use loyd::reference::{Orientation, Thresholds};
use loyd::search::Problem;
use loyd::{Guarantee, References, Report};
use loyd_store::references::{Proved, Put, ReferenceError, ReferenceStore, StoredReferences};

use crate::args::DataDirArg;
use crate::error::{Complaint, remark};
use crate::exit::Exit;
use crate::remedy::Worded as _;
use crate::values::{count, duration};

/// Nodes above which a board is expensive: thirty times what a random board takes, and
/// some fifteen milliseconds, three times what it takes to store it. Of a thousand random
/// boards one is; `docs/reference-boards.md` has the figures.
pub(crate) const CUTOFF: &str = "200k";

/// What a search must cost to be kept.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Cutoff {
    Nodes(u64),
    Time(Duration),
}

/// The same words for the same cutoff, however it was written.
impl fmt::Display for Cutoff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Cutoff::Nodes(nodes) => write!(f, "{nodes} nodes"),
            Cutoff::Time(time) => write!(f, "{time:?}"),
        }
    }
}

impl Cutoff {
    fn is_reached(self, report: &Report, seconds: f64) -> bool {
        let micros = Duration::try_from_secs_f64(seconds).unwrap_or_default();
        match self {
            Cutoff::Nodes(nodes) => is_expensive(report.stats.generated, nodes),
            Cutoff::Time(time) => is_expensive(
                micros.as_micros() as u64,
                time.as_micros().min(u128::from(u64::MAX)) as u64,
            ),
        }
    }
}

/// Reads a number of nodes, or a time.
pub(crate) fn cutoff(text: &str) -> Result<Cutoff, String> {
    let neither = |_| "write a number of nodes (1M, 500k) or a time (50ms, 2s)".to_owned();
    match count(text) {
        Ok(nodes) => Ok(Cutoff::Nodes(nodes)),
        Err(_) => duration(text).map(Cutoff::Time).map_err(neither),
    }
}

/// Which references to use, and whether to learn.
#[derive(Debug, clap::Args)]
pub(crate) struct RefsArgs {
    /// Search without reference boards
    #[arg(long)]
    no_refs: bool,

    /// The file of reference boards [default: references.sqlite in the data
    /// directory]
    #[arg(long, value_name = "FILE")]
    refs: Option<PathBuf>,

    /// Keep boards that take longer than the cutoff as reference boards
    #[arg(long)]
    learn: bool,

    /// What counts as long: nodes (200k) or a time (50ms); 5 % less is enough
    #[arg(long, value_name = "N|TIME", default_value = CUTOFF, value_parser = cutoff)]
    learn_cutoff: Cutoff,

    /// Compare only boards with at least this estimate
    #[arg(long, value_name = "N", default_value_t = Thresholds::default().least_estimate)]
    refs_least: u32,

    /// Compare only with reference boards at most this many moves away
    #[arg(long, value_name = "N", default_value_t = Thresholds::default().farthest)]
    refs_range: u32,
}

/// The file that is meant.
pub(crate) fn file(given: Option<&PathBuf>, data_dir: &DataDirArg) -> Result<PathBuf, Complaint> {
    match given {
        Some(path) => Ok(path.clone()),
        None => Ok(ReferenceStore::file_in(data_dir.store()?.directory())),
    }
}

impl RefsArgs {
    /// The collection for searching. What is wrong with it is said once.
    pub(crate) fn references(&self, data_dir: &DataDirArg) -> Arc<StoredReferences> {
        let thresholds = Thresholds {
            least_estimate: self.refs_least,
            farthest: self.refs_range,
            ..Thresholds::default()
        };
        // Without a directory to look in there are no references.
        let path = file(self.refs.as_ref(), data_dir).unwrap_or_default();
        Arc::new(stored_references(path, thresholds))
    }

    /// What the references are for. A search without them still compares, if it
    /// is to be learned from.
    pub(crate) fn mode(&self) -> References {
        match (self.no_refs, self.learn) {
            (false, _) => References::Use,
            (true, true) => References::Compare,
            (true, false) => References::Ignore,
        }
    }

    /// Where expensive boards go.
    pub(crate) fn learning(&self, source: &Arc<StoredReferences>) -> Option<Learning> {
        self.learn.then(|| Learning {
            searched: if self.no_refs {
                Searched::Standard
            } else {
                Searched::Advanced
            },
            cutoff: self.learn_cutoff,
            source: Arc::clone(source),
            store: Mutex::default(),
        })
    }
}

/// Keeps expensive boards.
#[derive(Debug)]
pub(crate) struct Learning {
    pub(crate) searched: Searched,
    pub(crate) cutoff: Cutoff,
    pub(crate) source: Arc<StoredReferences>,
    pub(crate) store: Mutex<Option<ReferenceStore>>,
}

impl Learning {
    /// Keeps a board if it was expensive and references do not help already. What
    /// is said to be kept is on the disk.
    pub(crate) fn consider(&self, report: &Report, seconds: f64) -> Result<Option<Put>, Complaint> {
        if !self.is_wanted(report, seconds) {
            return Ok(None);
        }
        let kept = proved(report).map(|proved| self.keep(&proved));
        kept.transpose().map_err(|error| complaint(&error))
    }

    /// As [`consider`](Learning::consider), and says what came of it. A board that
    /// cannot be kept is solved all the same. Returns what was stored, if anything.
    pub(crate) fn keep_and_tell(&self, report: &Report, seconds: f64) -> Option<Put> {
        match self.consider(report, seconds) {
            Ok(put) => {
                if let Some(Put::Added | Put::Improved) = put {
                    let start = report.puzzle.start();
                    remark(&format!("kept {start} ({} moves)", report.upper_bound));
                }
                put
            }
            Err(complaint) => {
                complaint.print();
                None
            }
        }
    }

    /// Does something with the store, opening it first if need be.
    pub(crate) fn with_store<T>(
        &self,
        work: impl FnOnce(&mut ReferenceStore) -> Result<T, ReferenceError>,
    ) -> Result<T, ReferenceError> {
        let mut store = self.store.lock().unwrap_or_else(PoisonError::into_inner);
        let store = match &mut *store {
            Some(store) => store,
            none => none.insert(open(self.source.path())?),
        };
        work(store)
    }

    fn is_wanted(&self, report: &Report, seconds: f64) -> bool {
        let problem = Problem::from(&report.puzzle);
        let fits = |lift| {
            let plain = problem.round_up(report.lift.map_or(0, |lift| lift.plain));
            is_worth_keeping(self.searched, &lift, plain)
        };
        report.guarantee == Guarantee::Optimal
            && self.cutoff.is_reached(report, seconds)
            // Without a collection there is nothing that could have helped.
            && report.lift.is_none_or(fits)
    }

    fn keep(&self, proved: &Proved) -> Result<Put, ReferenceError> {
        self.with_store(|store| put(store, &self.source, proved))
    }
}

/// Stores an entry, and tells the searches that follow what is stored now.
pub(crate) fn put(
    store: &mut ReferenceStore,
    source: &StoredReferences,
    proved: &Proved,
) -> Result<Put, ReferenceError> {
    let put = store.put(proved)?;
    if put != Put::Unchanged {
        // Others may have stored more of the same entry.
        let stored = store.get(proved.entry().corner())?;
        source.learned(*stored.as_ref().unwrap_or(proved).entry());
    }
    Ok(put)
}

/// Opens a collection to write to it, and says if a damaged one was set aside.
pub(crate) fn open(path: &std::path::Path) -> Result<ReferenceStore, ReferenceError> {
    let (store, aside) = ReferenceStore::open_or_create(path)?;
    if let Some(aside) = aside {
        let (was, now, rescued) = (path.display(), aside.path.display(), aside.rescued);
        remark(&format!(
            "{was} was damaged and is now {now}; {rescued} entries could be read and were taken over"
        ));
    }
    Ok(store)
}

/// Returns the entry that a solved board makes; `None` for shapes and goals that
/// references do not serve.
pub(crate) fn proved(report: &Report) -> Option<Proved> {
    let (frame, seen): (Orientation, PackedBoard) = Orientation::of(&report.puzzle)?;
    Proved::solved(seen, &frame.path_inside(&report.path)).ok()
}

/// The references in a file. What of them searches do not use is said on standard error.
pub(crate) fn stored_references(
    path: impl Into<PathBuf>,
    thresholds: Thresholds,
) -> StoredReferences {
    StoredReferences::new(path, thresholds, |notice| remark(&notice.worded()))
}

/// What a collection complains of.
pub(crate) fn complaint(error: &ReferenceError) -> Complaint {
    Complaint::new(Exit::File, error.worded())
}
