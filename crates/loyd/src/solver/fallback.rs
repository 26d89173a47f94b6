//! Some solution for a search that has none: the upper bound of a stopped search, and the
//! first solution that a waiting caller hears of.
//!
//! A search by iterative deepening knows no solution until it knows a shortest one, and for
//! large boards that may be never. [`construct`] always finds a solution and [`beam`] usually a
//! much shorter one, both within a fraction of a second. [`Fallback`] runs them when the search
//! was stopped, or earlier if the observer asks for that: after a moment, or at once on large
//! boards, which take long anyway. `announced.rs` decides what the observer hears of it.

use std::ops::ControlFlow;

use super::beams::Beams;
use super::report::SearchResult;
use super::task::Task;
use crate::heuristic::{
    ConflictRule, Heuristic, LinearConflict, MultiTileBounds as _, MultiTileManhattan, fewest_moves,
};
use crate::puzzle::{Metric, Path, Shape};
use crate::search::{
    End, Iteration, Limits, Observer, Outcome, Problem, Progress, Rankings, Stats, beam, construct,
};

/// Boards that a search may generate before the solution that its observer asks for is looked
/// for. Most boards of up to [`SMALL`] cells are solved by then and are not slowed down. The beam
/// takes about as long as a search takes for this many boards, so no board takes twice as long.
const NODE_BUDGET: u64 = 100_000;

/// The same for the kernel, which is faster than other searches.
pub(super) const KERNEL_NODE_BUDGET: u64 = 400_000;

/// The most cells of a small board.
const SMALL: usize = 16;

/// Returns `true` if boards of this shape may take hours. They have their first solution before
/// they are searched.
pub(crate) fn is_large(shape: Shape) -> bool {
    shape.cells() > SMALL
}

/// Looks for a solution that is shorter than a known one. The answer need not be.
pub(super) type Beam<'a> = dyn Fn(Option<&Path>, &dyn Observer) -> Option<Path> + 'a;

/// Stands between a search and its observer, and finds some solution if the search does not.
pub(super) struct Fallback<'a> {
    problem: &'a Problem,
    metric: Metric,
    beam: &'a Beam<'a>,
    limits: Limits,
    node_budget: u64,
    /// Whether no solution is shorter than the bounds that the search reports.
    proves: bool,
    observer: &'a mut dyn Observer,
    /// The best solution that was announced.
    found: Option<Path>,
    /// The bound of a search that proves none.
    simple_bound: Option<u32>,
}

impl<'a> Fallback<'a> {
    /// A fallback for the search of a task with these limits. `proves` says whether no solution
    /// is shorter than the bounds that the search reports.
    pub(super) fn new(
        task: &'a Task<'_>,
        limits: Limits,
        beam: &'a Beam<'a>,
        proves: bool,
        observer: &'a mut dyn Observer,
    ) -> Fallback<'a> {
        Fallback {
            problem: &task.problem,
            metric: task.request.metric,
            beam,
            limits,
            node_budget: NODE_BUDGET,
            proves,
            observer,
            found: None,
            simple_bound: None,
        }
    }

    /// The same fallback for a search that may generate this many boards before a first solution is
    /// looked for.
    pub(super) fn with_budget(self, node_budget: u64) -> Fallback<'a> {
        Fallback {
            node_budget,
            ..self
        }
    }

    /// Returns the solution of a stopped search, or `None` if the search was not stopped.
    ///
    /// It is the best one that the search or the observer has seen, or one made at once if
    /// there is none. If the search stopped at its last bound, the caller only asked whether
    /// a short solution exists, so any solution is returned. If it was cut short by a limit,
    /// a shorter solution is looked for, unless that was done already.
    pub(super) fn into_solution(self, outcome: &Outcome) -> Option<Path> {
        let End::Stopped { bound, best } = &outcome.end else {
            return None;
        };
        let is_enough = self.found.is_some() || self.limits.is_beyond(*bound);
        let seen = best.clone().into_iter().chain(self.found);
        let known = seen
            .min_by_key(|path| path.length(self.metric))
            .unwrap_or_else(|| construct(self.problem));
        Some(if is_enough {
            known
        } else {
            shorter(self.beam, known, self.metric, self.observer)
        })
    }

    /// Whether it is time to tell the observer of a first solution. A search with a last bound
    /// only asks whether there is a solution as short as that, perhaps for another board.
    fn is_due(&self, progress: Progress) -> bool {
        let is_large = is_large(self.problem.home.shape());
        (is_large || progress.generated >= self.node_budget)
            && self.found.is_none()
            && self.limits.last_bound.is_none()
            && self.observer.wants_solution()
    }

    /// Returns a bound that holds for every solution, given one that the search reports.
    fn proved(&mut self, bound: u32) -> u32 {
        if self.proves {
            return bound;
        }
        let simple_bound = || simple_bound(self.problem, self.metric);
        *self.simple_bound.get_or_insert_with(simple_bound)
    }
}

// A method that is forgotten here would be dropped.
#[deny(clippy::missing_trait_methods)]
impl Observer for Fallback<'_> {
    fn building(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        self.observer.building(found, states)
    }

    fn bound(&mut self, progress: Progress) {
        self.lower_bound(progress.bound);
        self.observer.bound(progress);
    }

    fn bound_done(&mut self, iteration: Iteration) {
        self.observer.bound_done(iteration);
    }

    fn part(&mut self, done: usize, parts: usize) {
        self.observer.part(done, parts);
    }

    fn is_abandoned(&self) -> bool {
        self.observer.is_abandoned()
    }

    fn time_left(&self) -> Option<f64> {
        self.observer.time_left()
    }

    fn wants_solution(&self) -> bool {
        self.observer.wants_solution()
    }

    /// The search has found a solution, and goes on to look for a shorter one.
    fn solution(&mut self, path: &Path, lower_bound: u32) {
        let lower_bound = self.proved(lower_bound);
        self.observer.solution(path, lower_bound);
        let length = path.length(self.metric);
        let is_shorter = |best: &Path| length < best.length(self.metric);
        if self.found.as_ref().is_none_or(is_shorter) {
            self.found = Some(path.clone());
        }
    }

    fn lower_bound(&mut self, bound: u32) {
        let bound = self.proved(bound);
        self.observer.lower_bound(bound);
    }

    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        self.lower_bound(progress.bound);
        let answer = self.observer.pulse(progress);
        if answer.is_continue() && self.is_due(progress) {
            let known = construct(self.problem);
            if is_large(self.problem.home.shape()) {
                // The beam may take a second on the first board of a large shape.
                self.solution(&known, progress.bound);
            }
            let path = shorter(self.beam, known, self.metric, self.observer);
            self.solution(&path, progress.bound);
        }
        answer
    }
}

/// A solution that is found at once, usually not far from the shortest, or the known one
/// if that is not longer.
fn shorter(beam: &Beam<'_>, known: Path, metric: Metric, observer: &dyn Observer) -> Path {
    let found = beam(Some(&known), observer);
    let found = found.filter(|path| path.length(metric) < known.length(metric));
    found.unwrap_or(known)
}

/// Boards with more cells are constructed only if a beam finds nothing.
const MOST_CONSTRUCTED_CELLS: usize = 64;

/// A solution that is found at once, without tables.
pub(super) fn without_tables(
    problem: &Problem,
    metric: Metric,
    rankings: &Rankings,
    observer: &dyn Observer,
) -> Path {
    let beam = |known: Option<&Path>, observer: &dyn Observer| {
        simple_beam(problem, metric, rankings, known, observer)
    };
    match constructed(problem) {
        Some(known) => shorter(&beam, known, metric, observer),
        None => beam(None, observer).unwrap_or_else(|| construct(problem)),
    }
}

/// Returns a solution that is there in milliseconds, but long; `None` for boards of which the
/// first beam takes less time than the construction.
pub(super) fn constructed(problem: &Problem) -> Option<Path> {
    (problem.home.shape().cells() <= MOST_CONSTRUCTED_CELLS).then(|| construct(problem))
}

/// The slides of a known solution, or the most there can be.
pub(super) fn slides(known: Option<&Path>) -> usize {
    known.map_or(usize::MAX, Path::len)
}

/// Looks for a solution shorter than a known one: with a learned order where there is one, border
/// by border on other large boards, and with linear conflict elsewhere, in single tiles. What is
/// short in tiles is short in moves of several tiles too.
pub(super) fn simple_beam(
    problem: &Problem,
    metric: Metric,
    rankings: &Rankings,
    known: Option<&Path>,
    observer: &dyn Observer,
) -> Option<Path> {
    if let Some(beams) = Beams::of_large(problem.home, rankings) {
        return beams.first(problem, metric, known, observer);
    }
    let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
    beam(problem, &conflict, slides(known), observer)
}

/// What is known of a search that was stopped while its tables were being built.
pub(super) fn before_search(
    task: &Task<'_>,
    rankings: &Rankings,
    observer: &dyn Observer,
) -> SearchResult {
    let (problem, metric) = (&task.problem, task.request.metric);
    SearchResult {
        outcome: Outcome {
            end: End::stopped(0),
            stats: Stats::default(),
        },
        admissible: true,
        fallback: Some(without_tables(problem, metric, rankings, observer)),
    }
}

/// A bound in a metric that holds whatever heuristic the search uses.
pub(super) fn simple_bound(problem: &Problem, metric: Metric) -> u32 {
    match metric {
        Metric::Stm => {
            let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
            problem.round_up(conflict.estimate_board(&problem.start).ceiling())
        }
        Metric::Mtm => {
            let bounds = MultiTileManhattan::new(problem.home);
            let slides = bounds.slides(bounds.start(problem.start.cells()));
            fewest_moves(slides, 0).min(fewest_moves(slides, 1))
        }
    }
}
