//! Exhausts the bounds of a board share by share.
//!
//! The first bounds take less than a second together, so they are searched in one go, which also
//! gives a first solution. Each later bound is divided into shares of some seconds or minutes. A
//! finished share is handed to the [`ProofLog`] at once: what is lost by an interruption is the
//! share that was running.

use std::ops::ControlFlow;

use loyd::puzzle::Puzzle;
use loyd::search::{BoundShare, Iteration, Limits, Observer as _, ShareEnd};
use loyd::spec::SearchSpec;
use loyd::{DividedSearch, References, Request, SolveError};

use super::record::{ProofHead, ProofRecord};
use super::state::Proof;
use crate::engine::{Engine, seconds_between};
use crate::solved::Solved;
use crate::watch::{Listener, Watch};

/// Boards that the first search of a board may generate: less than a second.
const FIRST_NODES: u64 = 20_000_000;

/// Boards that a share should generate: some seconds.
const SHARE_NODES: u64 = 200_000_000;

/// The most shares of a bound that is not divided by the caller.
const MOST_SHARES: u64 = 1000;

/// How much the boards of a bound grow if only one bound is known.
const GROWTH: u64 = 8;

/// Where the lines of a proof go as soon as they are made.
pub trait ProofLog {
    /// Keeps a line so that it survives the end of this process. Returns `Break` if it cannot be
    /// kept; the run then ends.
    fn add(&mut self, record: &ProofRecord) -> ControlFlow<()>;
}

/// Searches shares of one board.
#[derive(Debug)]
pub struct Prover<'a> {
    engine: &'a Engine,
    request: &'a Request,
    search: DividedSearch<'a>,
    head: ProofHead,
    setup_seconds: f64,
    first_nodes: u64,
    share_nodes: u64,
}

/// What came of one share.
#[derive(Debug)]
pub enum ShareFound {
    /// A line for the proof: the share is exhausted, or there is a solution in it.
    Line(ProofRecord),
    /// It was stopped and proves nothing.
    Stopped,
}

impl Engine {
    /// Opens or builds the tables to prove a board with. Of the request's limits none is used.
    pub fn prover<'a, L: Listener>(
        &'a self,
        request: &'a Request,
        watch: &mut Watch<L>,
    ) -> Result<Prover<'a>, SolveError> {
        let began = self.now();
        let search = self.solver().divide(request, watch)?;
        Ok(Prover {
            engine: self,
            head: ProofHead::new(&request.puzzle, &search),
            request,
            search,
            setup_seconds: seconds_between(began, self.now()),
            first_nodes: FIRST_NODES,
            share_nodes: SHARE_NODES,
        })
    }
}

impl Prover<'_> {
    /// Sets how many boards the first search may generate, and how many a share should.
    #[must_use]
    pub const fn with_nodes(mut self, first: u64, share: u64) -> Self {
        (self.first_nodes, self.share_nodes) = (first, share);
        self
    }

    /// Returns the first line of the proof.
    pub const fn head(&self) -> &ProofHead {
        &self.head
    }

    /// Returns the start and the goal.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.request.puzzle
    }

    /// Searches one share of a bound.
    pub fn share<L: Listener>(
        &self,
        bound: u32,
        share: BoundShare,
        watch: &mut Watch<L>,
    ) -> Result<ShareFound, SolveError> {
        let began = self.engine.now();
        let threads = self.request.threads;
        let outcome = self.search.search(bound, share, threads, watch)?;
        let seconds = seconds_between(began, self.engine.now());
        Ok(match &outcome.end {
            ShareEnd::Exhausted => {
                ShareFound::Line(ProofRecord::exhausted((bound, share), &outcome, seconds))
            }
            ShareEnd::Solved(path) => ShareFound::Line(ProofRecord::solution(path)),
            ShareEnd::Stopped => ShareFound::Stopped,
        })
    }

    /// Goes on with a proof until it is complete, the watch stops it, or a line cannot be kept.
    ///
    /// # Panics
    /// If the proof is of something else.
    pub fn run<L: Listener>(
        &self,
        proof: &mut Proof,
        log: &mut dyn ProofLog,
        watch: &mut Watch<L>,
    ) -> Result<Solved, SolveError> {
        assert_eq!(proof.head().difference(&self.head), None, "another proof");
        let began = self.engine.now();
        let before: f64 = proof.complete().iter().map(|bound| bound.1).sum();
        let mut run = Run {
            prover: self,
            proof,
            log,
        };
        let mut going = run.first(watch)?;
        while going.is_continue() && !run.proof.is_proved() {
            going = run.bound(watch)?;
        }
        let path = run.proof.best().cloned();
        let path = path.expect("the first search gives a solution");
        let (complete, seconds): (Vec<_>, Vec<_>) = run.proof.complete().into_iter().unzip();
        let lower_bound = run.proof.lower_bound();
        Ok(Solved {
            report: self.search.report(path, lower_bound, complete),
            solutions: None,
            seconds: before + seconds_between(began, self.engine.now()),
            setup_seconds: self.setup_seconds,
            bound_seconds: seconds,
            stopped: watch.stopped(),
        })
    }
}

/// A run of a prover.
struct Run<'a, 'p> {
    prover: &'a Prover<'p>,
    proof: &'a mut Proof,
    log: &'a mut dyn ProofLog,
}

impl Run<'_, '_> {
    /// Keeps a line.
    fn add(&mut self, record: &ProofRecord) -> ControlFlow<()> {
        let added = self.proof.add(record);
        added.expect("a share is searched once, and solutions are replayed");
        self.log.add(record)
    }

    /// Searches the first bounds in one go, unless that was done before.
    fn first<L: Listener>(&mut self, watch: &mut Watch<L>) -> Result<ControlFlow<()>, SolveError> {
        if self.proof.best().is_some() {
            return Ok(ControlFlow::Continue(()));
        }
        let (engine, search) = (self.prover.engine, &self.prover.search);
        let limits = Limits::default();
        let request = self.prover.request.clone();
        let request = request
            .heuristic(search.heuristic().clone())
            .search(SearchSpec::Kernel)
            .reductions(search.reductions())
            .references(References::Ignore)
            .limits(
                limits
                    .nodes(Some(self.prover.first_nodes))
                    .kept_bytes(Some(0)),
            );
        let report = engine.solver().solve_with(&request, watch)?;
        let mut going = self.add(&ProofRecord::solution(&report.path));
        let seconds = watch.take_bound_seconds();
        for (place, bound) in report.stats.iterations.iter().enumerate() {
            let is_known = self.proof.is_exhausted(bound.bound, BoundShare::WHOLE);
            if bound.complete && !is_known && going.is_continue() {
                let seconds = seconds.get(place).copied().unwrap_or(0.0);
                going = self.add(&ProofRecord::whole_bound(bound, seconds));
            }
        }
        Ok(if watch.stopped().is_some() {
            ControlFlow::Break(())
        } else {
            going
        })
    }

    /// Searches what is missing of the first bound that is not complete.
    fn bound<L: Listener>(&mut self, watch: &mut Watch<L>) -> Result<ControlFlow<()>, SolveError> {
        let bound = self.proof.lower_bound();
        let complete = self.proof.complete();
        let before: Vec<Iteration> = complete.into_iter().map(|bound| bound.0).collect();
        let begun = self.proof.shares_begun(bound);
        let of = begun.unwrap_or_else(|| shares_for(&before, self.prover.share_nodes));
        if begun.is_none() {
            let known = self.proof.best();
            let search = &self.prover.search;
            if let Some(path) = search.shorten(known, before, bound, watch)? {
                return Ok(self.add(&ProofRecord::solution(&path)));
            }
        }
        for share in BoundShare::all(of) {
            if self.proof.is_exhausted(bound, share) {
                continue;
            }
            if of > 1 {
                watch.part(share.number() as usize - 1, of as usize);
            }
            let ShareFound::Line(record) = self.prover.share(bound, share, watch)? else {
                return Ok(ControlFlow::Break(()));
            };
            let going = self.add(&record);
            let stopped = watch.stopped().is_some();
            if going.is_break() || stopped || self.proof.is_proved() {
                return Ok(if stopped {
                    ControlFlow::Break(())
                } else {
                    going
                });
            }
        }
        Ok(ControlFlow::Continue(()))
    }
}

/// Returns how many shares of `share_nodes` boards the bound after these is divided into.
fn shares_for(before: &[Iteration], share_nodes: u64) -> u32 {
    let mut counts = before.iter().rev().map(|bound| bound.generated);
    let last = counts.next().unwrap_or(0);
    let growth = counts.next().map_or(GROWTH, |before| last / before.max(1));
    let predicted = last.saturating_mul(growth.clamp(2, 2 * GROWTH));
    (predicted / share_nodes.max(1)).clamp(1, MOST_SHARES) as u32
}
