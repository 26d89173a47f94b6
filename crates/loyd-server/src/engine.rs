//! What all clients share: the engine with its tables and references.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use loyd::puzzle::{Home, Metric, Shape};
use loyd::spec::HeuristicSpec;
use loyd::{Prepared, References, Report, Solver};
use loyd_engine::{Engine, NoListener, SolveOptions, Stop, SystemClock};

use crate::figures::{FigureSender, Watch};
use crate::lessons::Lessons;
use crate::memory;

/// An engine for any number of clients. Clones are the same engine.
#[derive(Clone)]
pub struct SharedEngine {
    shared: Arc<Shared>,
}

struct Shared {
    engine: Engine,
    references: References,
    lessons: Lessons,
    /// What nearly every client wants, held so that no other table takes its room.
    warm: OnceLock<Option<Prepared>>,
}

impl fmt::Debug for SharedEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedEngine")
    }
}

impl SharedEngine {
    /// Returns an engine that searches with this solver and uses its references in this
    /// way.
    ///
    /// `listener` hears of searches with their seconds, so that all clients profit from
    /// what one of them asked: of those that proved their solution shortest and that
    /// were left to the engine. Where the client chose the heuristic or the search, what
    /// it cost says nothing about the board. It is called in a thread of its own, one
    /// report after the other, and may take its time; when reports come faster than it
    /// takes them, some are left out.
    ///
    /// With glibc, this limits the allocator of the whole process to one arena, so that an idle
    /// server holds little memory. Arenas that earlier threads made stay in use.
    pub fn new(
        solver: Solver,
        references: References,
        listener: impl Fn(&Report, f64) + Send + 'static,
    ) -> SharedEngine {
        memory::limit_arenas();
        SharedEngine {
            shared: Arc::new(Shared {
                engine: Engine::new(solver, SystemClock::new()),
                references,
                lessons: Lessons::new(listener),
                warm: OnceLock::new(),
            }),
        }
    }

    /// Opens or builds what nearly every client will want, and keeps it. Errors are
    /// reported to the first client that needs it.
    pub(crate) fn warm_up(&self) {
        let (auto, home) = (HeuristicSpec::Auto, Home::blank_last(Shape::FOUR));
        let mut watch = self.engine().watch(NoListener);
        if let Ok((prepared, _)) = self.engine().prepare(&auto, Metric::Stm, home, &mut watch) {
            // Only a second call finds it set, with the same tables.
            let _ = self.shared.warm.set(prepared);
        }
    }

    /// Waits until the listener has heard everything, but not longer than `timeout`.
    pub(crate) fn finish(&self, timeout: Duration) {
        self.shared.lessons.finish(timeout);
    }

    pub(crate) fn engine(&self) -> &Engine {
        &self.shared.engine
    }

    /// Returns what reference boards are used for.
    pub(crate) fn references(&self) -> References {
        self.shared.references
    }

    /// Returns the observer of a request, which stops when its client has `gone` or the
    /// server `ends`.
    pub(crate) fn watch(&self, listener: FigureSender, gone: Stop, ends: Stop) -> Watch {
        let watch = self.engine().watch(listener);
        watch.abandoned_by(gone).stopped_by(ends)
    }

    /// Lets the listener hear of a search.
    pub(crate) fn learn(&self, options: &SolveOptions, report: &Report, seconds: f64) {
        self.shared.lessons.tell(options, report, seconds);
    }
}
