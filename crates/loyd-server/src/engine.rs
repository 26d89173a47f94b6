//! What all clients share: the solver with its tables and references.

use std::collections::HashSet;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use loyd::hint::{self, FirstMove};
use loyd::puzzle::{Home, Metric, Puzzle, Shape};
use loyd::search::Silent;
use loyd::spec::HeuristicSpec;
use loyd::{References, Report, Request, SolveError, Solver};

use crate::watch::Watch;

/// A solver for any number of clients.
#[derive(Clone)]
pub struct Engine {
    shared: Arc<Shared>,
}

/// Hears of every search that ended, with its seconds.
type Listener = dyn Fn(&Report, f64) + Send + Sync;

struct Shared {
    solver: Solver,
    references: References,
    listener: Box<Listener>,
    /// What the solver was prepared for.
    prepared: Mutex<HashSet<(HeuristicSpec, Home)>>,
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
    /// An engine that searches with this solver, uses its references so, and tells
    /// `listener` of every search that ended: what a client learned the others may
    /// profit from.
    pub fn new(
        solver: Solver,
        references: References,
        listener: impl Fn(&Report, f64) + Send + Sync + 'static,
    ) -> Engine {
        Engine {
            shared: Arc::new(Shared {
                solver,
                references,
                listener: Box::new(listener),
                prepared: Mutex::default(),
            }),
        }
    }

    /// Opens or builds what nearly every client will want. What is wrong with it the
    /// first of them will hear.
    pub(crate) fn warm_up(&self) {
        let (auto, home) = (HeuristicSpec::Auto, Home::blank_last(Shape::FOUR));
        let _ = self.solver().prepare(&auto, Metric::Stm, home, &mut Silent);
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
        let setup_seconds = self.prepare(request, watch)?;
        let began = Instant::now();
        let report = self.solver().solve(request, watch)?;
        let seconds = began.elapsed().as_secs_f64();
        (self.shared.listener)(&report, seconds);
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
        let setup_seconds = self.prepare(request, watch)?;
        let began = Instant::now();
        let hint = hint::hint(self.solver(), request, watch)?;
        let seconds = (watch.first_part() - began).as_secs_f64();
        (self.shared.listener)(&hint.report, seconds);
        let searched = Searched {
            report: hint.report,
            seconds,
            setup_seconds,
        };
        Ok((searched, hint.first_moves))
    }

    /// Builds what the heuristic needs, the first time it is asked for with this goal.
    fn prepare(&self, request: &Request, watch: &mut Watch) -> Result<f64, SolveError> {
        let home = Puzzle::new(request.start, &request.goal)?.home();
        let what = (request.heuristic.clone(), home);
        let prepared = &self.shared.prepared;
        let known = prepared.lock().unwrap_or_else(PoisonError::into_inner);
        if known.contains(&what) {
            return Ok(0.0);
        }
        // Others need not wait for what they may not want.
        drop(known);
        let began = Instant::now();
        let (heuristic, metric) = (&request.heuristic, request.metric);
        match self.solver().prepare(heuristic, metric, home, watch) {
            Ok(()) => {
                let mut known = prepared.lock().unwrap_or_else(PoisonError::into_inner);
                known.insert(what);
            }
            // The search will be told to stop as well, and gives its bounds.
            Err(error) if error.is_stopped() => {}
            Err(error) => return Err(error.into()),
        }
        Ok(began.elapsed().as_secs_f64())
    }
}
