//! What all clients share: the solver with its tables and references.

use std::fmt;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use loyd::play::hint::{self, FirstMove};
use loyd::puzzle::{Home, Metric, Puzzle, Shape};
use loyd::search::Silent;
use loyd::spec::HeuristicSpec;
use loyd::{Prepared, References, Report, Request, SolveError, Solver};

use crate::lessons::Lessons;
use crate::watch::Watch;

/// A solver for any number of clients.
#[derive(Clone)]
pub struct Engine {
    shared: Arc<Shared>,
}

struct Shared {
    solver: Solver,
    references: References,
    lessons: Lessons,
    /// What nearly every client wants, held so that no other table takes its room.
    warm: OnceLock<Prepared>,
}

impl fmt::Debug for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Engine")
    }
}

/// A search and what its clock says.
#[derive(Debug)]
pub(crate) struct Searched {
    pub(crate) report: Report,
    pub(crate) seconds: f64,
    pub(crate) setup_seconds: f64,
}

impl Engine {
    /// An engine that searches with this solver and uses its references in this way.
    ///
    /// `listener` hears of searches with their seconds, so that all clients profit from
    /// what one of them asked: of those that proved their solution shortest and that
    /// were left to the engine. Where the client chose the heuristic or the search, what
    /// it cost says nothing about the board. It is called in a thread of its own, one
    /// report after the other, and may take its time; when reports come faster than it
    /// takes them, some are left out.
    pub fn new(
        solver: Solver,
        references: References,
        listener: impl Fn(&Report, f64) + Send + 'static,
    ) -> Engine {
        Engine {
            shared: Arc::new(Shared {
                solver,
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
        if let Ok(prepared) = self.solver().prepare(&auto, Metric::Stm, home, &mut Silent) {
            // Only a second call finds it set, with the same tables.
            let _ = self.shared.warm.set(prepared);
        }
    }

    /// Waits until the listener has heard everything, but not for ever.
    pub(crate) fn finish(&self, patience: Duration) {
        self.shared.lessons.finish(patience);
    }

    pub(crate) fn solver(&self) -> &Solver {
        &self.shared.solver
    }

    pub(crate) fn references(&self) -> References {
        self.shared.references
    }

    /// Solves, and says how long it took.
    pub(crate) fn solve(
        &self,
        request: &Request,
        watch: &mut Watch,
    ) -> Result<Searched, SolveError> {
        let (_prepared, setup_seconds) = self.prepare(request, watch)?;
        let began = Instant::now();
        let report = self.solver().solve(request, watch)?;
        let seconds = began.elapsed().as_secs_f64();
        self.shared.lessons.tell(request, &report, seconds);
        Ok(Searched {
            report,
            seconds,
            setup_seconds,
        })
    }

    /// Solves, and tells where each first move leads. The seconds are those of the
    /// solution alone.
    pub(crate) fn hint(
        &self,
        request: &Request,
        watch: &mut Watch,
    ) -> Result<(Searched, Vec<FirstMove>), SolveError> {
        let (_prepared, setup_seconds) = self.prepare(request, watch)?;
        let began = Instant::now();
        let hint = hint::hint(self.solver(), request, watch)?;
        let seconds = (watch.first_part() - began).as_secs_f64();
        self.shared.lessons.tell(request, &hint.report, seconds);
        let searched = Searched {
            report: hint.report,
            seconds,
            setup_seconds,
        };
        Ok((searched, hint.first_moves))
    }

    /// Opens or builds what the heuristic needs. What is there already takes
    /// microseconds, so nothing is remembered of what was asked before.
    /// What is returned keeps it in memory.
    fn prepare(
        &self,
        request: &Request,
        watch: &mut Watch,
    ) -> Result<(Option<Prepared>, f64), SolveError> {
        let home = Puzzle::new(request.start, &request.goal)?.home();
        let began = Instant::now();
        let (heuristic, metric) = (&request.heuristic, request.metric);
        let prepared = match self.solver().prepare(heuristic, metric, home, watch) {
            Ok(prepared) => Some(prepared),
            // The search will be told to stop as well, and gives its bounds.
            Err(error) if error.is_stopped() => None,
            Err(error) => return Err(error.into()),
        };
        Ok((prepared, began.elapsed().as_secs_f64()))
    }
}
