//! Some solution for a search that has none: the upper bound of a stopped search, and the
//! first solution that a waiting caller hears of.
//!
//! A search by iterative deepening knows no solution until it knows a shortest one, and for
//! large boards that may be never. [`construct`] always finds a solution and [`beam`] usually a
//! much shorter one, both within a fraction of a second. [`Fallback`] runs them when the search
//! was stopped, or earlier if the observer asks for that: after a moment, or at once on large
//! boards, which take long anyway. `announced.rs` decides what the observer hears of it.

use std::ops::ControlFlow;

use super::report::SearchResult;
use crate::heuristic::{ConflictRule, Heuristic, LinearConflict};
use crate::puzzle::{Path, Shape};
use crate::search::{
    End, Iteration, Limits, Observer, Outcome, Problem, Progress, Ranking, Rankings, Stats, beam,
    construct, ranked_beam,
};

/// Boards that a search may generate before the solution that its observer asks for is looked
/// for. Most boards of up to [`SMALL`] cells are solved by then and are not slowed down.
const NODE_BUDGET: u64 = 100_000;

/// The most cells of a small board.
const SMALL: usize = 16;

/// Returns `true` if boards of this shape may take hours. They have their first solution before
/// they are searched.
pub(crate) fn is_large(shape: Shape) -> bool {
    shape.cells() > SMALL
}

/// Boards per level of the beam with a learned order: on 5x5 a hundredth of a second, on 8x8 a
/// tenth.
const RANKED_WIDTH: usize = 1_000;

/// Looks for a solution shorter than a number of slides with the heuristic of the search.
pub(super) type Beam<'a> = dyn Fn(usize, &dyn Observer) -> Option<Path> + 'a;

/// Stands between a search and its observer, and finds some solution if the search does not.
pub(super) struct Fallback<'a> {
    problem: &'a Problem,
    beam: &'a Beam<'a>,
    limits: Limits,
    /// Whether no solution is shorter than the bounds that the search reports.
    proves: bool,
    observer: &'a mut dyn Observer,
    /// The best solution that was announced.
    found: Option<Path>,
    /// The bound of a search that proves none.
    simple_bound: Option<u32>,
}

impl<'a> Fallback<'a> {
    /// A fallback for a search. `proves` says whether no solution is
    /// shorter than the bounds that the search reports.
    pub(super) fn new(
        problem: &'a Problem,
        beam: &'a Beam<'a>,
        limits: Limits,
        proves: bool,
        observer: &'a mut dyn Observer,
    ) -> Fallback<'a> {
        Fallback {
            problem,
            beam,
            limits,
            proves,
            observer,
            found: None,
            simple_bound: None,
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
            .min_by_key(Path::len)
            .unwrap_or_else(|| construct(self.problem));
        Some(if is_enough {
            known
        } else {
            shorter(self.beam, known, self.observer)
        })
    }

    /// Whether it is time to tell the observer of a first solution. A search with a last bound
    /// only asks whether there is a solution as short as that, perhaps for another board.
    fn is_due(&self, progress: Progress) -> bool {
        let is_large = is_large(self.problem.home.shape());
        (is_large || progress.generated >= NODE_BUDGET)
            && self.found.is_none()
            && self.limits.last_bound.is_none()
            && self.observer.wants_solution()
    }

    /// Returns a bound that holds for every solution, given one that the search reports.
    fn proved(&mut self, bound: u32) -> u32 {
        if self.proves {
            return bound;
        }
        let simple_bound = || simple_bound(self.problem);
        *self.simple_bound.get_or_insert_with(simple_bound)
    }
}

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

    fn wants_solution(&self) -> bool {
        self.observer.wants_solution()
    }

    /// The search has found a solution, and goes on to look for a shorter one.
    fn solution(&mut self, path: &Path, lower_bound: u32) {
        let lower_bound = self.proved(lower_bound);
        self.observer.solution(path, lower_bound);
        if self
            .found
            .as_ref()
            .is_none_or(|best| path.len() < best.len())
        {
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
            let path = shorter(self.beam, known, self.observer);
            self.solution(&path, progress.bound);
        }
        answer
    }
}

/// A solution that is found at once, usually not far from the shortest, or the known one
/// if that is not longer.
fn shorter(beam: &Beam<'_>, known: Path, observer: &dyn Observer) -> Path {
    beam(known.len(), observer).unwrap_or(known)
}

/// A solution that is found at once, without tables.
pub(super) fn without_tables(
    problem: &Problem,
    rankings: &Rankings,
    observer: &dyn Observer,
) -> Path {
    let beam = |below, observer: &dyn Observer| simple_beam(problem, rankings, below, observer);
    shorter(&beam, construct(problem), observer)
}

/// Looks for a solution shorter than `below` with a learned order where there is one, and with
/// linear conflict elsewhere.
pub(super) fn simple_beam(
    problem: &Problem,
    rankings: &Rankings,
    below: usize,
    observer: &dyn Observer,
) -> Option<Path> {
    if let Some(ranking) = rankings.get(problem.home) {
        return learned_beam(problem, &ranking, below, observer);
    }
    let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
    beam(problem, &conflict, below, observer)
}

/// Looks for a solution shorter than `below` with a learned order.
pub(super) fn learned_beam(
    problem: &Problem,
    ranking: &Ranking,
    below: usize,
    observer: &dyn Observer,
) -> Option<Path> {
    let mut is_stopped = |_, _| observer.is_abandoned();
    ranked_beam(problem, ranking, (RANKED_WIDTH, below), &mut is_stopped).path
}

/// What is known of a search that was stopped while its tables were being built.
pub(super) fn before_search(
    problem: &Problem,
    rankings: &Rankings,
    observer: &dyn Observer,
) -> SearchResult {
    SearchResult {
        outcome: Outcome {
            end: End::stopped(0),
            stats: Stats::default(),
        },
        admissible: true,
        fallback: Some(without_tables(problem, rankings, observer)),
    }
}

/// A bound in single tiles that holds whatever heuristic the search uses.
pub(super) fn simple_bound(problem: &Problem) -> u32 {
    let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
    problem.round_up(conflict.estimate_board(&problem.start).ceiling())
}
