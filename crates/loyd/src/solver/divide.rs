//! Bounds searched in shares: how a proof is divided over time and over machines.
//!
//! [`Solver::solve`] searches one bound after the other in one go. For a board that takes hours,
//! a caller can do the same in pieces: [`Solver::divide`] fixes the tables and the reductions,
//! and [`DividedSearch::search`] searches one [share](BoundShare) of one bound. A solution is
//! optimal when every share of every bound below its length is exhausted.

use std::sync::Arc;

use super::choose::SearchMethod;
use super::report::assert_solves;
use super::task::Task;
use super::{Solver, choose, stages};
use crate::error::{SolveError, Unsupported};
use crate::pattern::Collection;
use crate::puzzle::{Metric, Path};
use crate::report::{Guarantee, Report};
use crate::request::Request;
use crate::search::kernel::{self, Settings};
use crate::search::{
    Automaton, BoundShare, Iteration, Observer, Ranking, Reductions, ShareEnd, ShareOutcome, Stats,
};
use crate::spec::{HeuristicSpec, SearchSpec};

/// What the kernel, and so a divided bound, cannot leave out.
const OTHER_REDUCTIONS: &str = "reductions other than automaton and, on 4x4 boards, symmetry";

/// A search of one puzzle whose bounds are divided into shares. Threads may share it.
pub struct DividedSearch<'a> {
    solver: &'a Solver,
    task: Task<'a>,
    method: SearchMethod,
    collection: Collection,
    automaton: Arc<Automaton>,
    ranking: Option<Arc<Ranking>>,
    first_bound: u32,
}

impl std::fmt::Debug for DividedSearch<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut shown = f.debug_struct("DividedSearch");
        shown.field("heuristic", &self.task.heuristic);
        shown.field("first_bound", &self.first_bound);
        shown.finish_non_exhaustive()
    }
}

impl Solver {
    /// Prepares to search the bounds of a puzzle in shares. The heuristic must name tables with
    /// which the kernel can search; `auto` means the strongest ones that it uses for this shape.
    /// Of the limits only the number of nodes is used, for each share.
    pub fn divide<'a>(
        &'a self,
        request: &'a Request,
        observer: &mut dyn Observer,
    ) -> Result<DividedSearch<'a>, SolveError> {
        choose::check(request)?;
        check(request)?;
        let heuristic = match stages::strongest(request) {
            Some(tables) => HeuristicSpec::Pdb(tables),
            None => choose::heuristic(request),
        };
        let mut task = Task::new(self, request, heuristic);
        task.limits.kept_bytes = Some(0);
        let collection = task.collection(observer)?.ok_or(Unsupported::ShareTables)?;
        let mut method = choose::method(&task, Some(&collection))?;
        let shape = task.problem.home.shape();
        if method.search != SearchSpec::Kernel {
            let has_all = |asked| choose::kernel_can(asked, shape);
            return Err(if request.reductions.is_none_or(has_all) {
                Unsupported::ShareTables.into()
            } else {
                Unsupported::ShareWith(OTHER_REDUCTIONS).into()
            });
        }
        if request.reductions.is_none() {
            method.reductions = choose::for_long_searches(method.reductions, shape);
        }
        let automaton = self.whole_automaton(&task, method.reductions, observer)?;
        let ranking = self.rankings.get(task.problem.home);
        let mut divided = DividedSearch {
            solver: self,
            task,
            method,
            collection,
            automaton,
            ranking,
            first_bound: 0,
        };
        let (problem, tables) = (&divided.task.problem, &divided.collection);
        let estimate = kernel::estimate_start(problem, tables, divided.settings(1))?;
        divided.first_bound = problem.round_up(estimate);
        Ok(divided)
    }

    /// Returns the automaton of these reductions. A search that is stopped while it is built goes
    /// on with a shorter one; here that would divide the bounds in another way.
    fn whole_automaton(
        &self,
        task: &Task<'_>,
        reductions: Reductions,
        observer: &mut dyn Observer,
    ) -> Result<Arc<Automaton>, SolveError> {
        let longest = reductions.automaton.unwrap_or(choose::NO_UNDO);
        let shape = task.problem.home.shape();
        let automaton = self.automata.get_whole(shape, longest, observer);
        automaton.ok_or(SolveError::Stopped)
    }
}

/// Refuses what cannot be divided.
fn check(request: &Request) -> Result<(), Unsupported> {
    let demands = [
        (request.metric == Metric::Mtm, "the metric mtm"),
        (request.limits.solutions.is_some(), "all solutions"),
        (request.weight.is_some(), "a weight"),
    ];
    match demands.iter().find(|(asked, _)| *asked) {
        Some((_, what)) => Err(Unsupported::ShareWith(what)),
        None => Ok(()),
    }
}

impl DividedSearch<'_> {
    /// Returns the least length that a solution can have by the estimate of the start: the first
    /// bound to search.
    pub const fn first_bound(&self) -> u32 {
        self.first_bound
    }

    /// Returns the heuristic; never `Auto`.
    pub const fn heuristic(&self) -> &HeuristicSpec {
        &self.task.heuristic
    }

    /// Returns what the search leaves out.
    pub const fn reductions(&self) -> Reductions {
        self.method.reductions
    }

    /// Searches one share of a bound with this many threads. A solution was replayed before it is
    /// returned.
    pub fn search(
        &self,
        bound: u32,
        share: BoundShare,
        threads: usize,
        observer: &mut dyn Observer,
    ) -> Result<ShareOutcome, SolveError> {
        let problem = &self.task.problem;
        if bound != problem.round_up(bound) {
            let parity = if problem.parity() == 0 { "even" } else { "odd" };
            return Err(Unsupported::ShareParity { bound, parity }.into());
        }
        let (tables, settings) = (&self.collection, self.settings(threads));
        let found = kernel::search_share(problem, tables, settings, (bound, share), observer)?;
        let outcome = found.ok_or(Unsupported::ShareBound(bound))?;
        if let ShareEnd::Solved(path) = &outcome.end {
            assert_solves(path, &self.task.puzzle);
        }
        Ok(outcome)
    }

    /// Looks for a solution shorter than the one known, if that probably takes much less time
    /// than the next bound. `before` are the complete bounds.
    pub fn shorten(
        &self,
        known: Option<&Path>,
        before: Vec<Iteration>,
        bound: u32,
        observer: &mut dyn Observer,
    ) -> Result<Option<Path>, SolveError> {
        let (problem, tables) = (&self.task.problem, &self.collection);
        let known = (known.cloned(), before, bound);
        let found = kernel::shorten(problem, tables, self.settings(1), known, observer)?;
        if let Some(path) = &found {
            assert_solves(path, &self.task.puzzle);
        }
        Ok(found)
    }

    /// Returns the report of a search that was done in shares: the shortest solution found, a
    /// bound below which everything is exhausted, and the complete bounds.
    ///
    /// # Panics
    /// If the path is no solution.
    pub fn report(&self, path: Path, lower_bound: u32, complete: Vec<Iteration>) -> Report {
        let puzzle = self.task.puzzle;
        assert_solves(&path, &puzzle);
        let upper_bound = path.len() as u32;
        let proved = upper_bound <= lower_bound;
        Report {
            puzzle,
            guarantee: if proved {
                Guarantee::Optimal
            } else {
                Guarantee::Limit
            },
            path,
            all: None,
            metric: Metric::Stm,
            lower_bound: lower_bound.min(upper_bound),
            upper_bound,
            heuristic: self.task.heuristic.clone(),
            search: self.method.search,
            reductions: self.method.reductions,
            lift: None,
            stats: Stats {
                generated: complete.iter().map(|bound| bound.generated).sum(),
                expanded: complete.iter().map(|bound| bound.expanded).sum(),
                iterations: complete,
                ..Stats::default()
            },
        }
    }

    /// Returns the settings of the kernel.
    fn settings(&self, threads: usize) -> Settings<'_> {
        Settings {
            automaton: &self.automaton,
            longer: None,
            symmetry: self.method.reductions.symmetry,
            recycler: &self.solver.recycler,
            limits: self.task.limits,
            threads: threads.max(1),
            ranking: self.ranking.as_deref(),
        }
    }
}
