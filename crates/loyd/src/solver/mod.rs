//! The front door: a [`Request`] goes in, a [`Report`] comes out.
//!
//! A solve goes down once and up once. [`Solver::solve`] checks the request and makes a
//! [`Task`] of it, or one per stage. [`Solver::attempt`] is the list of steps of one task:
//!
//! | step | file |
//! |---|---|
//! | refuse what cannot be combined | `choose.rs` |
//! | wider and wider beams on large boards | `anytime.rs`, `beams.rs` |
//! | stages of `auto`: one task after the other | `stages.rs` |
//! | the same in the multi-tile metric | `moves.rs` |
//! | references: a first bound, or known first slides | `references.rs` |
//! | tables of the heuristic | `task.rs` |
//! | which search, with which reductions | `choose.rs` |
//! | the heuristic by its name | `estimator.rs` |
//! | the search by its name | `run.rs` |
//! | some solution if the search is stopped, or early | `fallback.rs` |
//! | what the observer hears of solutions | `announced.rs` |
//! | bounds, guarantee and report | `report.rs` |
//!
//! [`Solver::divide`] does the same in shares, for proofs that take hours (`divide.rs`).

mod announced;
mod anytime;
mod beams;
mod choose;
mod divide;
mod estimator;
mod fallback;
mod moves;
mod pace;
mod references;
mod report;
mod run;
mod stages;
mod task;

pub(crate) use announced::Announced;
pub use divide::DividedSearch;
pub use estimator::HeuristicVisitor;
pub(crate) use fallback::is_large;

use std::sync::Arc;

use crate::error::SolveError;
use crate::heuristic::{Estimate, MultiTileBounds, Properties, Reversible};
use crate::pattern::{BuildInMemory, Collection, SharedColouring, TableSource};
use crate::puzzle::{Board, Home, Metric, Path, Puzzle};
use crate::reference::{NoReferences, ReferenceSource};
use crate::report::Report;
use crate::request::Request;
use crate::search::{
    Automata, FirstBound, ModelSource, Observer, Problem, Rankings, Recycler, Silent,
};
use crate::spec::HeuristicSpec;
use choose::SearchMethod;
use estimator::{BoundsVisitor, Estimator, collection};
use report::Attempt;
use run::Run;
use stages::FirstStages;
use task::{Building, Task};

/// Solves requests, keeping what several of them share. One solver serves any
/// number of threads.
///
/// A solver of many 4x4 boards builds larger tables by itself, once the boards have taken about as
/// long as that takes (some five seconds of processor time): the boards after that are solved ten
/// times as fast. [`prepare`](Solver::prepare) builds them before the first board instead.
pub struct Solver {
    estimator: Estimator,
    automata: Automata,
    rankings: Rankings,
    recycler: Recycler,
    first_stages: FirstStages,
    tables: Box<dyn TableSource>,
    references: Box<dyn ReferenceSource>,
}

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Solver")
    }
}

/// Builds in memory what it needs.
impl Default for Solver {
    fn default() -> Solver {
        Solver::with_tables(Box::new(BuildInMemory::default()))
    }
}

impl Solver {
    /// A solver that has prepared nothing yet and builds tables in memory.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// A solver that takes pattern databases from this source.
    pub fn with_tables(tables: Box<dyn TableSource>) -> Solver {
        Solver {
            estimator: Estimator::default(),
            automata: Automata::default(),
            rankings: Rankings::default(),
            recycler: Recycler::default(),
            first_stages: FirstStages::default(),
            tables,
            references: Box::new(NoReferences),
        }
    }

    /// The same solver with references, which raise the first bound of searches.
    #[must_use]
    pub fn with_references(self, references: Box<dyn ReferenceSource>) -> Solver {
        Solver { references, ..self }
    }

    /// The same solver with models of this source: learned orders for the beams of large boards,
    /// and what was learned of distances.
    /// Where it has none, those that are part of the library are used.
    #[must_use]
    pub fn with_models(self, models: Box<dyn ModelSource>) -> Solver {
        let models: Arc<dyn ModelSource> = models.into();
        Solver {
            rankings: Rankings::new(models.clone()),
            estimator: Estimator::with_models(models),
            ..self
        }
    }

    /// Answers a request.
    pub fn solve(&self, request: &Request) -> Result<Report, SolveError> {
        self.solve_with(request, &mut Silent)
    }

    /// Answers a request. The observer is called while the search goes on and may stop
    /// it; the report then has the bounds known by then and a real, if not
    /// shortest, solution.
    pub fn solve_with(
        &self,
        request: &Request,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        choose::check(request)?;
        let mut announced = self.announced(request, observer);
        let mut attempt = if anytime::applies(request) {
            anytime::attempt(self, request, &mut announced)?
        } else if stages::apply(request) {
            stages::attempt(self, request, &mut announced)?
        } else if moves::apply(request) {
            moves::attempt(self, request, &mut announced)?
        } else {
            let task = Task::new(self, request, choose::heuristic(request));
            references::attempt(self, &task, &mut announced)?
        };
        if let Some(best) = announced.into_best() {
            attempt.add_solution(best);
        }
        Ok(attempt.report(request))
    }

    /// Returns an observer that passes on only what is better than before.
    pub(crate) fn announced<'a>(
        &'a self,
        request: &Request,
        observer: &'a mut dyn Observer,
    ) -> Announced<'a> {
        Announced::new(request, &self.rankings, observer)
    }

    /// Announces a first solution of a request's board at once, if such boards have theirs
    /// before anything else and the observer wants one. Returns what was announced, for
    /// [`Request::known`]. For callers that prepare tables before they solve.
    pub fn first_solution(&self, request: &Request, observer: &mut dyn Observer) -> Option<Path> {
        let mut announced = self.announced(request, observer);
        announced.begin();
        announced.into_best()
    }

    /// One attempt at a task: tables, choice of a search, search. `first_bound` is asked
    /// with an admissible estimate of the start and gives a bound to begin with.
    fn attempt(
        &self,
        task: &Task<'_>,
        first_bound: Option<&mut FirstBound<'_>>,
        observer: &mut dyn Observer,
    ) -> Result<Attempt, SolveError> {
        let collection = match task.collection(observer) {
            Err(SolveError::Stopped) => {
                let found = fallback::before_search(task, &self.rankings, observer);
                return Ok(Attempt::new(task, SearchMethod::asked(task.request), found));
            }
            made => made?,
        };
        let method = choose::method(task, collection.as_ref())?;
        let run = Run {
            solver: self,
            task,
            method,
            first_bound,
            observer,
        };
        let found = run.search(collection.as_ref())?;
        Ok(Attempt::new(task, method, found))
    }

    /// Builds what a heuristic needs, so that the first solve does not. A source that
    /// frees tables keeps them at least as long as the returned value lives.
    pub fn prepare(
        &self,
        heuristic: &HeuristicSpec,
        metric: Metric,
        home: Home,
        observer: &mut dyn Observer,
    ) -> Result<Prepared, SolveError> {
        struct Nothing;
        impl HeuristicVisitor for Nothing {
            type Output = ();
            fn visit<H: Reversible>(self, _: &H) {}
        }
        impl BoundsVisitor for Nothing {
            type Output = ();
            fn visit<B: MultiTileBounds>(self, _: &B) {}
        }
        let staged = stages::are_for(heuristic, metric, home);
        let first = stages::first_tables(home, &*self.tables).filter(|_| staged);
        let first = first.map(HeuristicSpec::Pdb);
        match (first.as_ref().unwrap_or(heuristic), metric) {
            (HeuristicSpec::Pdb(pdb), Metric::Stm) => {
                let made = collection(pdb, home, &*self.tables, &mut Building(observer))?;
                return Ok(Prepared::Collection(made));
            }
            (_, Metric::Stm) => self.with_heuristic(heuristic, home, Nothing)?,
            (_, Metric::Mtm) if moves::begins_with_tables(heuristic, home, &*self.tables) => {
                let made = moves::tables(&*self.tables, &mut Building(observer));
                if *heuristic == HeuristicSpec::Colourings || !moves::is_refused(&made) {
                    return Ok(Prepared::Colourings(made?));
                }
            }
            (_, Metric::Mtm) => self.estimator.show_bounds(heuristic, home, Nothing)?,
        }
        Ok(Prepared::Nothing)
    }

    /// Frees what searches left for the next ones and can be made again in milliseconds,
    /// and the tables that the source does not want to keep.
    pub fn free_spare_memory(&self) {
        self.recycler.clear();
        self.automata.clear();
        self.rankings.clear();
        self.estimator.clear();
        self.tables.free_unused();
    }

    /// Returns a heuristic's estimate for a puzzle.
    pub fn estimate(
        &self,
        puzzle: &Puzzle,
        heuristic: &HeuristicSpec,
    ) -> Result<Estimate, SolveError> {
        struct Start(Board);
        impl HeuristicVisitor for Start {
            type Output = Estimate;
            fn visit<H: Reversible>(self, heuristic: &H) -> Estimate {
                heuristic.estimate_board(&self.0)
            }
        }
        let start = Start(Problem::from(puzzle).start);
        self.with_heuristic(heuristic, puzzle.home(), start)
    }

    /// Returns the properties of a heuristic for a goal.
    pub fn properties(&self, spec: &HeuristicSpec, home: Home) -> Result<Properties, SolveError> {
        struct Declared;
        impl HeuristicVisitor for Declared {
            type Output = Properties;
            fn visit<H: Reversible>(self, heuristic: &H) -> Properties {
                heuristic.properties()
            }
        }
        self.with_heuristic(spec, home, Declared)
    }

    /// Makes the heuristic of a name and calls the visitor with it.
    pub fn with_heuristic<V: HeuristicVisitor>(
        &self,
        spec: &HeuristicSpec,
        home: Home,
        visitor: V,
    ) -> Result<V::Output, SolveError> {
        let tables = spec.tables();
        let make = |pdb| collection(pdb, home, &*self.tables, &mut ());
        let collection = tables.map(make).transpose()?;
        self.estimator
            .show(spec, collection.as_ref(), home, visitor)
    }
}

/// Holds what a heuristic needs in memory.
#[derive(Debug)]
#[non_exhaustive]
pub enum Prepared {
    /// Nothing that could be freed.
    Nothing,
    /// Pattern databases.
    Collection(Collection),
    /// The tables of the multi-tile metric.
    Colourings([SharedColouring; 2]),
}
