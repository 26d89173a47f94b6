//! Searches the parts of a proof, and whole proofs.
//!
//! A finished share is handed to the [`ProofLog`] at once: what is lost by an interruption is the
//! shares that were running.

use std::ops::ControlFlow;

use loyd::puzzle::Puzzle;
use loyd::search::{BoundShare, Iteration, Limits, Observer, ShareEnd};
use loyd::spec::SearchSpec;
use loyd::{DividedSearch, References, Request, SolveError};

use super::parallel::search_shares;
use super::plan::{ProofPlan, ProofStep};
use super::record::{ProofHead, ProofRecord};
use super::state::Proof;
use crate::engine::{Engine, seconds_between};
use crate::solved::Solved;
use crate::watch::{Listener, Watch};

/// Boards that the first search of a board may generate: less than a second.
const FIRST_NODES: u64 = 20_000_000;

/// Where the lines of a proof go as soon as they are made.
pub trait ProofLog {
    /// Keeps a line so that it survives the end of this process. Returns `Break` if it cannot be
    /// kept; the run then ends.
    fn add(&mut self, record: &ProofRecord) -> ControlFlow<()>;
}

/// Searches shares of one board. Threads may share it.
#[derive(Debug)]
pub struct Prover<'a> {
    engine: &'a Engine,
    request: &'a Request,
    search: DividedSearch<'a>,
    head: ProofHead,
    setup_seconds: f64,
    first_nodes: u64,
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
        })
    }
}

impl Prover<'_> {
    /// Sets how many boards the first search may generate.
    #[must_use]
    pub const fn with_first_nodes(mut self, nodes: u64) -> Self {
        self.first_nodes = nodes;
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

    /// Returns the number of threads that were asked for.
    pub(super) const fn threads(&self) -> usize {
        self.request.threads
    }

    /// Searches the first bounds in one go. Returns the lines of a solution and of the bounds
    /// that are exhausted.
    pub fn first<L: Listener>(&self, watch: &mut Watch<L>) -> Result<Vec<ProofRecord>, SolveError> {
        let limits = Limits::default();
        let request = self.request.clone();
        let request = request
            .heuristic(self.search.heuristic().clone())
            .search(SearchSpec::Kernel)
            .reductions(self.search.reductions())
            .references(References::Ignore)
            .limits(limits.nodes(Some(self.first_nodes)).kept_bytes(Some(0)));
        let report = self.engine.solver().solve_with(&request, watch)?;
        let seconds = watch.take_bound_seconds();
        let mut lines = vec![ProofRecord::solution(&report.path)];
        for (place, bound) in report.stats.iterations.iter().enumerate() {
            if bound.complete {
                let seconds = seconds.get(place).copied().unwrap_or(0.0);
                lines.push(ProofRecord::whole_bound(bound, seconds));
            }
        }
        Ok(lines)
    }

    /// Looks for a shorter solution than the one known, if that probably takes much less time
    /// than `bound`, the first that is not complete. Returns its line.
    pub fn shorten(
        &self,
        proof: &Proof,
        bound: u32,
        observer: &mut dyn Observer,
    ) -> Result<Option<ProofRecord>, SolveError> {
        let complete = proof.complete().into_iter();
        let before: Vec<Iteration> = complete.map(|bound| bound.0).collect();
        let found = self.search.shorten(proof.best(), before, bound, observer)?;
        Ok(found.as_ref().map(ProofRecord::solution))
    }

    /// Searches one share of a bound with this many threads.
    pub fn share(
        &self,
        bound: u32,
        share: BoundShare,
        threads: usize,
        observer: &mut dyn Observer,
    ) -> Result<ShareFound, SolveError> {
        let began = self.engine.now();
        let outcome = self.search.search(bound, share, threads, observer)?;
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
        plan: ProofPlan,
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
        run.go_on(plan, watch)?;
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
    /// Does one step after the other.
    fn go_on<L: Listener>(
        &mut self,
        mut plan: ProofPlan,
        watch: &mut Watch<L>,
    ) -> Result<(), SolveError> {
        let mut going = ControlFlow::Continue(());
        while going.is_continue() && watch.stopped().is_none() {
            going = match plan.next(self.proof) {
                ProofStep::First => {
                    let lines = self.prover.first(watch)?;
                    lines.iter().try_for_each(|line| self.add(line))
                }
                ProofStep::Shorten(bound) => {
                    self.tell(watch);
                    let found = self.prover.shorten(self.proof, bound, watch)?;
                    found.iter().try_for_each(|line| self.add(line))
                }
                ProofStep::Shares(bound, missing) => {
                    self.tell(watch);
                    let prover = self.prover;
                    let mut add = |found: &ProofRecord| self.add(found);
                    search_shares(prover, (bound, &missing), watch, &mut add)?
                }
                ProofStep::Proved => ControlFlow::Break(()),
            };
        }
        Ok(())
    }

    /// Tells the watch both bounds.
    fn tell<L: Listener>(&self, watch: &mut Watch<L>) {
        let lower_bound = self.proof.lower_bound();
        watch.lower_bound(lower_bound);
        if let Some(path) = self.proof.best().filter(|_| watch.wants_solution()) {
            watch.solution(path, lower_bound);
        }
    }

    /// Keeps a line, unless it is known. Returns `Break` if the bound need not be searched
    /// further, or if the line cannot be kept.
    fn add(&mut self, record: &ProofRecord) -> ControlFlow<()> {
        let is_new = self.proof.add(record);
        let is_new = is_new.expect("a share is searched once, and solutions are replayed");
        if is_new {
            self.log.add(record)?;
        }
        if self.proof.is_proved() {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}
