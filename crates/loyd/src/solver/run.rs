//! Searches by name: the only file that names every search.
//!
//! A [`Run`] is one search with everything it needs but the heuristic. It visits the
//! heuristic that the [`Estimator`](super::estimator::Estimator) makes and runs the search
//! with it. Pattern databases that the kernel supports go to the kernel instead.

use std::sync::Arc;

use super::Solver;
use super::beams::Beams;
use super::choose::{LARGE_BOUND, LONG_KERNEL_AUTOMATON, NO_UNDO, SearchMethod};
use super::estimator::{BoundsVisitor, HeuristicVisitor};
use super::fallback::{Beam, Fallback, KERNEL_NODE_BUDGET, is_large, simple_beam, slides};
use super::report::SearchResult;
use super::task::Task;
use crate::error::{SolveError, Unsupported};
use crate::heuristic::{
    Heuristic, HeuristicError, MultiTileBounds, Properties, Reversible, Weight, Weighted,
};
use crate::pattern::Collection;
use crate::puzzle::{Metric, Path};
use crate::search::kernel::{self, LongerAutomaton, Settings};
use crate::search::{
    Discrepancy, DistanceScores, FirstBound, Limits, Observer, Outcome, Problem, RESEARCH, Reduced,
    Reductions, a_star, ba_star, ba_star_deepest, backward, beam, bidirectional, dibbs,
    focal_discrepancy_search, focal_search, ida_star, ida_star_multi_tile, ida_star_reduced,
    ida_star_weighted, ua_star,
};
use crate::spec::{HeuristicSpec, SearchSpec};

/// One search, with everything it needs but the heuristic.
pub(super) struct Run<'a, 'b> {
    pub(super) solver: &'a Solver,
    pub(super) task: &'a Task<'a>,
    pub(super) method: SearchMethod,
    /// Asked once, with an admissible estimate of the start; gives a bound to begin with.
    pub(super) first_bound: Option<&'a mut FirstBound<'b>>,
    pub(super) observer: &'a mut dyn Observer,
}

/// A search that only needs its limits and an observer.
type Search<'a> = dyn Fn(Limits, &mut dyn Observer) -> Result<Outcome, HeuristicError> + 'a;

/// A search from both ends.
type SearchBoth<H> = fn(
    &Problem,
    &H,
    &<H as Reversible>::Reverse,
    Limits,
    &mut dyn Observer,
) -> Result<Outcome, HeuristicError>;

/// No heuristic of this library breaks its contract.
const OURS: &str = "a heuristic of the library";

/// What a run must know of a heuristic, whatever its type.
struct Facts<'a> {
    /// The properties that the promises of the search depend on.
    properties: Properties,
    /// Returns the estimate of the start in slides, rounded up; `None` if the heuristic is
    /// not admissible.
    lower_bound: Option<&'a dyn Fn() -> u32>,
    beam: &'a Beam<'a>,
}

impl Run<'_, '_> {
    /// Runs the search with the heuristic that the task names. `collection` holds its
    /// pattern databases, if it has any.
    pub(super) fn search(
        self,
        collection: Option<&Collection>,
    ) -> Result<SearchResult, SolveError> {
        let (solver, task) = (self.solver, self.task);
        let home = task.problem.home;
        match (collection, task.request.metric) {
            (Some(tables), _) if self.method.search == SearchSpec::Kernel => self.kernel(tables),
            (Some(tables), _) => {
                tables.check(&task.problem.start)?;
                let estimator = &solver.estimator;
                estimator.show(&task.heuristic, Some(tables), home, self)?
            }
            (None, Metric::Stm) => solver.estimator.show(&task.heuristic, None, home, self)?,
            (None, Metric::Mtm) => solver.estimator.show_bounds(&task.heuristic, home, self),
        }
    }

    /// Runs the kernel, which makes its own estimates from the tables.
    fn kernel(self, collection: &Collection) -> Result<SearchResult, SolveError> {
        let (problem, limits) = (&self.task.problem, self.task.limits);
        let (reductions, rankings) = (self.method.reductions, &self.solver.rankings);
        let longest = reductions.automaton.unwrap_or(NO_UNDO);
        let ranking = rankings.get(problem.home);
        let shape = problem.home.shape();
        // The caller's own reductions stay as they are.
        let is_usual = self.task.request.reductions.is_none() && reductions.automaton.is_some();
        let longer = LongerAutomaton {
            automata: &self.solver.automata,
            shape,
            longest: LONG_KERNEL_AUTOMATON,
            from_boards: LARGE_BOUND,
        };
        let settings = Settings {
            longer: is_usual.then_some(longer),
            automaton: &self.solver.automata.get(shape, longest, self.observer),
            symmetry: reductions.symmetry,
            recycler: &self.solver.recycler,
            limits,
            threads: self.task.request.threads.max(1),
            ranking: ranking.as_deref(),
        };
        let beam = |known: Option<&Path>, observer: &dyn Observer| {
            if !is_large(problem.home.shape()) {
                return beam(problem, collection, slides(known), observer);
            }
            // The kernel has a beam of its own for larger boards. This one is for a search that
            // ended before it, and whose observer was not told of a first solution.
            let is_needed = !observer.wants_solution();
            is_needed.then(|| simple_beam(problem, Metric::Stm, rankings, known, observer))?
        };
        let observer = Fallback::new(self.task, limits, &beam, true, self.observer);
        let mut observer = observer.with_budget(KERNEL_NODE_BUDGET);
        let first_bound = self.first_bound;
        let outcome =
            kernel::kernel_search(problem, collection, settings, first_bound, &mut observer)?;
        Ok(SearchResult {
            fallback: observer.into_solution(&outcome),
            outcome,
            admissible: true,
        })
    }

    /// Runs a search with this heuristic that keeps its promises for heuristics of these
    /// properties.
    fn observe<H: Heuristic>(
        self,
        heuristic: &H,
        properties: Properties,
        search: &Search<'_>,
    ) -> Result<SearchResult, SolveError> {
        let (problem, rankings) = (&self.task.problem, &self.solver.rankings);
        let admissible = heuristic.properties().admissible;
        let estimate = || heuristic.estimate_board(&problem.start).ceiling();
        let facts = Facts {
            properties,
            lower_bound: admissible.then_some(&estimate),
            beam: &|known, observer| match Beams::of_large(problem.home, rankings) {
                Some(beams) => beams.first(problem, Metric::Stm, known, observer),
                None if RESEARCH => beam(problem, heuristic, slides(known), observer),
                // One beam for all heuristics is enough for a small program.
                None => simple_beam(problem, Metric::Stm, rankings, known, observer),
            },
        };
        self.observe_any(&facts, search)
    }

    /// Runs a search with the first bound that references give and a fallback for a search
    /// that is stopped. It is not generic, so it is compiled once for all heuristics.
    fn observe_any(
        self,
        facts: &Facts<'_>,
        search: &Search<'_>,
    ) -> Result<SearchResult, SolveError> {
        self.check(facts.properties)?;
        let Run { task, method, .. } = self;
        let mut limits = task.limits;
        if let (Some(ask), Some(estimate)) = (self.first_bound, facts.lower_bound) {
            limits.first_bound = limits.first_bound.max(Some(ask(estimate())));
        }
        let admissible = facts.properties.admissible && method.search.proves();
        let proves = admissible && task.request.weight.is_none();
        let mut observer = Fallback::new(task, limits, facts.beam, proves, self.observer);
        let outcome = search(limits, &mut observer).expect(OURS);
        Ok(SearchResult {
            fallback: observer.into_solution(&outcome),
            outcome,
            admissible,
        })
    }

    /// Runs a search from both ends, with what the heuristic is for the backward search.
    fn observe_both<H: Reversible>(
        self,
        heuristic: &H,
        search: SearchBoth<H>,
    ) -> Result<SearchResult, SolveError> {
        let problem = &self.task.problem;
        let reverse = heuristic.reversed(backward(problem).0);
        let properties = heuristic.properties().and(reverse.properties());
        self.observe(heuristic, properties, &|limits, observer| {
            search(problem, heuristic, &reverse, limits, observer)
        })
    }

    /// Runs a focal discrepancy search.
    fn observe_discrepancy<H: Heuristic>(
        self,
        heuristic: &H,
        discrepancy: Discrepancy,
    ) -> Result<SearchResult, SolveError> {
        let (scores, problem) = (self.learned()?, &self.task.problem);
        let rule = (discrepancy, self.task.request.weight.unwrap_or(Weight::ONE));
        self.observe(heuristic, heuristic.properties(), &|limits, observer| {
            let learned = (&scores.estimate, &scores.policy);
            focal_discrepancy_search(problem, heuristic, learned, rule, limits, observer)
        })
    }

    /// Returns what was learned of the distances of the task's boards.
    fn learned(&self) -> Result<Arc<DistanceScores>, SolveError> {
        let home = self.task.problem.home;
        let learned = self.solver.estimator.learned(&HeuristicSpec::Learned, home);
        learned.map_err(|_| {
            let (search, shape) = (self.method.search, home.shape());
            Unsupported::NoModel { search, shape }.into()
        })
    }

    /// Refuses what this search cannot do with heuristics of these properties.
    fn check(&self, properties: Properties) -> Result<(), SolveError> {
        let (search, heuristic) = (self.method.search, &self.task.heuristic);
        if self.task.limits.solutions.is_some() && !properties.admissible {
            // The first bound with a solution may be above the shortest length, and a
            // shortest solution above the bound.
            return Err(Unsupported::AllInadmissible(heuristic.clone()).into());
        }
        if search == SearchSpec::Dibbs && !properties.consistent {
            let heuristic = heuristic.clone();
            return Err(Unsupported::Inconsistent { search, heuristic }.into());
        }
        Ok(())
    }
}

impl HeuristicVisitor for Run<'_, '_> {
    type Output = Result<SearchResult, SolveError>;

    fn visit<H: Reversible>(self, heuristic: &H) -> Result<SearchResult, SolveError> {
        let (task, solver, reductions) = (self.task, self.solver, self.method.reductions);
        let (problem, weight) = (&task.problem, task.request.weight);
        let weighted = weight.map(|weight| Weighted(heuristic, weight));
        let properties = heuristic.properties();
        match self.method.search {
            // `auto` has been chosen before; it means this where the kernel does not fit.
            SearchSpec::Auto | SearchSpec::Ida => {
                self.observe(heuristic, properties, &|limits, observer| match &weighted {
                    Some(weighted) if RESEARCH => {
                        ida_star_weighted(problem, weighted, limits, observer)
                    }
                    _ if !RESEARCH || reductions == Reductions::NONE => {
                        ida_star(problem, heuristic, limits, observer)
                    }
                    _ => {
                        let reduced =
                            Reduced::new(reductions, problem.home, &solver.automata, observer);
                        ida_star_reduced(problem, heuristic, &reduced, limits, observer)
                    }
                })
            }
            SearchSpec::AStar if RESEARCH => {
                self.observe(heuristic, properties, &|limits, observer| match &weighted {
                    Some(weighted) => a_star(problem, weighted, limits, observer),
                    None => a_star(problem, heuristic, limits, observer),
                })
            }
            SearchSpec::Focal if RESEARCH => {
                let scores = self.learned()?;
                let weight = weight.unwrap_or(Weight::ONE);
                self.observe(heuristic, properties, &|limits, observer| {
                    let estimate = &scores.estimate;
                    focal_search(problem, heuristic, estimate, weight, limits, observer)
                })
            }
            SearchSpec::FdsBest if RESEARCH => {
                self.observe_discrepancy(heuristic, Discrepancy::Best)
            }
            SearchSpec::FdsRank if RESEARCH => {
                self.observe_discrepancy(heuristic, Discrepancy::Rank)
            }
            SearchSpec::Ua if RESEARCH => {
                self.observe(heuristic, properties, &|limits, observer| {
                    ua_star(problem, heuristic, limits, observer)
                })
            }
            SearchSpec::Bidirectional if RESEARCH => self.observe_both(heuristic, bidirectional),
            SearchSpec::Dibbs if RESEARCH => self.observe_both(heuristic, dibbs),
            SearchSpec::Ba if RESEARCH => match heuristic.published_reverse(backward(problem).0) {
                Some(reverse) => self.observe(heuristic, properties, &|limits, observer| {
                    ba_star(problem, heuristic, &reverse, limits, observer)
                }),
                None => self.observe_both(heuristic, ba_star),
            },
            SearchSpec::BaDeepest if RESEARCH => self.observe_both(heuristic, ba_star_deepest),
            search @ (SearchSpec::AStar
            | SearchSpec::Focal
            | SearchSpec::FdsBest
            | SearchSpec::FdsRank
            | SearchSpec::Ua
            | SearchSpec::Bidirectional
            | SearchSpec::Dibbs
            | SearchSpec::Ba
            | SearchSpec::BaDeepest) => Err(Unsupported::NotBuilt(search).into()),
            SearchSpec::Kernel => Err(Unsupported::Kernel.into()),
            SearchSpec::Beam => unreachable!("anytime.rs has run it before"),
        }
    }
}

impl BoundsVisitor for Run<'_, '_> {
    type Output = SearchResult;

    fn visit<B: MultiTileBounds>(self, bounds: &B) -> SearchResult {
        let (problem, limits) = (&self.task.problem, self.task.limits);
        let rankings = &self.solver.rankings;
        let beam = |known: Option<&Path>, observer: &dyn Observer| {
            simple_beam(problem, Metric::Mtm, rankings, known, observer)
        };
        let mut observer = Fallback::new(self.task, limits, &beam, true, self.observer);
        let outcome = ida_star_multi_tile(problem, bounds, limits, &mut observer).expect(OURS);
        SearchResult {
            fallback: observer.into_solution(&outcome),
            outcome,
            admissible: true,
        }
    }
}
