//! Better and better solutions of boards that are too large to prove anything about: what `auto`
//! does on boards of more than 25 cells, in the multi-tile metric of more than 16, and the search
//! `beam`.
//!
//! A constructed solution is announced first: it is there in milliseconds, but long. Iterative
//! deepening tries for a moment, which is enough for boards near the goal. A beam ([`Beams`])
//! finds a much shorter solution of the others, mostly within a tenth of a second. Then the width
//! is doubled again and again. Every shorter solution is announced. The search ends by itself when
//! several wider beams in a row have found nothing shorter, because further ones would hardly do
//! so either.
//!
//! If the time or the number of boards is limited, the last beam is the widest that ends within
//! the limit (`pace.rs`): beams of doubled width would take half of the time for the beams before
//! the last one, and on average half of the rest for one that does not end. Where beams are run in
//! both directions, each has half of what is left.

use std::ops::ControlFlow;

use super::Solver;
use super::beams::{BeamDirection, Beams, constant_width};
use super::choose::{self, SearchMethod};
use super::fallback::{constructed, is_large, simple_bound, without_tables};
use super::pace::Pace;
use super::references;
use super::report::{Attempt, SearchResult};
use super::task::Task;
use crate::error::SolveError;
use crate::puzzle::{Metric, Path};
use crate::request::Request;
use crate::search::{
    BeamProgress, End, NextWidth, Observer, Outcome, Problem, Progress, Reductions, Stats,
};
use crate::spec::{HeuristicSpec, SearchSpec};

/// Boards with more cells are too large for a search that proves something in single tiles.
pub(super) const MOST_PROVED_CELLS: usize = 25;

/// Boards that iterative deepening may generate before the beams: boards near the goal are solved
/// by then, and proved shortest.
const PROVING_BUDGET: u64 = 500_000;

/// The greatest lower bound of boards that iterative deepening tries: farther ones resist it.
const MOST_PROVED_BOUND: u32 = 100;

/// Beams in a row without a shorter solution after which the search ends.
const VAIN: u32 = 3;

/// The least width at which it ends: the lengths that narrow beams find go up and down.
const LEAST_LAST_WIDTH: usize = 32_000;

/// The part of what is left of a limit that a beam may take if a wider one should follow.
const NOT_LAST: f64 = 0.04;

/// Returns `true` if a request is answered by wider and wider beams.
pub(super) fn applies(request: &Request) -> bool {
    let home = request.puzzle.home();
    let is_auto = request.search == SearchSpec::Auto && request.heuristic == HeuristicSpec::Auto;
    let asks_for_more = request.weight.is_some()
        || request.reductions.is_some()
        || request.limits.solutions.is_some()
        || request.limits.last_bound.is_some();
    let is_too_large = match request.metric {
        Metric::Stm => home.shape().cells() > MOST_PROVED_CELLS,
        Metric::Mtm => is_large(home.shape()),
    };
    request.search == SearchSpec::Beam || is_auto && is_too_large && !asks_for_more
}

/// Attempts a request to which this applies.
pub(super) fn attempt(
    solver: &Solver,
    request: &Request,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let problem = Problem::from(&request.puzzle);
    let lower_bound = simple_bound(&problem, request.metric);
    if let Some(path) = constructed(&problem).filter(|_| observer.wants_solution()) {
        observer.solution(&path, lower_bound);
    }
    let mut task = Task::new(solver, request, choose::heuristic(request));
    if request.search == SearchSpec::Beam || lower_bound > MOST_PROVED_BOUND {
        return Ok(beams(solver, request, 0, observer));
    }
    let budget = request.limits.nodes.unwrap_or(u64::MAX).min(PROVING_BUDGET);
    task.limits.nodes = Some(budget);
    let proved = references::attempt(solver, &task, observer)?;
    let used = proved.stats.generated;
    if proved.is_final(request) || used < budget || request.limits.nodes == Some(budget) {
        return Ok(proved);
    }
    let mut found = beams(solver, request, used, observer);
    found.add_earlier(proved);
    Ok(found)
}

/// Runs wider and wider beams, after this many boards were generated.
fn beams(solver: &Solver, request: &Request, used: u64, observer: &mut dyn Observer) -> Attempt {
    let task = Task::new(solver, request, choose::heuristic(request));
    let metric = request.metric;
    let lower_bound = simple_bound(&task.problem, metric);
    let known = request.known.clone();
    let limit = SearchLimit {
        nodes: task.limits.nodes,
        used,
    };
    let at_first = limit.left(0, observer);
    let best =
        known.unwrap_or_else(|| without_tables(&task.problem, metric, &solver.rankings, observer));
    if observer.wants_solution() {
        observer.solution(&best, lower_bound);
    }
    // No limit stops preparing a learned order, which takes some tenths of a second on 8x8.
    let is_over = limit.left(0, observer).is_some_and(|left| left <= 0.0);
    let (ended, best, cost) = if is_over && best.length(metric) as u32 > lower_bound {
        (ControlFlow::Break(()), best, Stats::default())
    } else {
        let mut anytime = Anytime {
            problem: &task.problem,
            metric,
            beams: &Beams::or_untrained(task.problem.home, &solver.rankings),
            lower_bound,
            best,
            cost: Stats::default(),
        };
        let ended = anytime.improve(limit, at_first, observer);
        (ended, anytime.best, anytime.cost)
    };
    let (end, fallback) = match ended {
        ControlFlow::Continue(()) => (End::Solved(vec![best]), None),
        ControlFlow::Break(()) => (End::stopped(0), Some(best)),
    };
    let method = SearchMethod {
        search: SearchSpec::Beam,
        reductions: Reductions::NONE,
    };
    let found = SearchResult {
        outcome: Outcome { end, stats: cost },
        admissible: false,
        fallback,
    };
    Attempt::new(&task, method, found)
}

/// A board with the shortest solution known.
struct Anytime<'a> {
    problem: &'a Problem,
    metric: Metric,
    beams: &'a Beams<'a>,
    lower_bound: u32,
    best: Path,
    cost: Stats,
}

impl Anytime<'_> {
    /// Runs wider and wider beams until nothing improves any more. Returns `Break` if it was
    /// stopped before. `at_first` is what was left of the limit before the first solution.
    fn improve(
        &mut self,
        limit: SearchLimit,
        at_first: Option<f64>,
        observer: &mut dyn Observer,
    ) -> ControlFlow<()> {
        let (mut width, mut vain) = (self.beams.second_width(), 0);
        let most = self.beams.most_width();
        let directions = f64::from(self.beams.directions(self.metric).len() as u32);
        let (mut before, mut next_cost) = (at_first, directions * self.beams.second_cost());
        let mut is_second = true;
        while (vain < VAIN || width <= LEAST_LAST_WIDTH) && width <= most {
            let length = self.length();
            if length as u32 <= self.lower_bound {
                break;
            }
            let left = limit.left(self.cost.generated, observer);
            let cost = before
                .zip(left)
                .map(|(before, left)| next_cost * (before - left));
            before = left;
            match cost.zip(left) {
                Some((cost, left)) if self.metric == Metric::Stm && cost > NOT_LAST * left => {
                    let cost = cost / (directions * boards(width, length));
                    let pace = |left| Pace::new(left, cost, most);
                    let shortening = self.beams.shortening(is_second);
                    width = self.last_beams(&pace, shortening, limit, observer)?;
                }
                _ => {
                    for &direction in self.beams.directions(self.metric) {
                        self.beam(direction, limit, observer, &mut |_, progress| {
                            Some(constant_width(width, progress))
                        })?;
                    }
                }
            }
            (next_cost, is_second) = (2.0, false);
            vain = if self.length() < length { 0 } else { vain + 1 };
            width *= 2;
        }
        ControlFlow::Continue(())
    }

    /// The length of the shortest solution known.
    fn length(&self) -> usize {
        self.best.length(self.metric)
    }

    /// Runs beams that use up the limit, which they share. Returns the width of the last level, or
    /// `Break` if it was stopped. `pace` makes a pace from what is left.
    fn last_beams(
        &mut self,
        pace: &dyn Fn(f64) -> Pace,
        shortening: f64,
        limit: SearchLimit,
        observer: &mut dyn Observer,
    ) -> ControlFlow<(), usize> {
        let directions = self.beams.directions(self.metric);
        let mut width = 0;
        for (later, &direction) in (0..directions.len()).rev().zip(directions) {
            let left = limit.left(self.cost.generated, observer).unwrap_or(1.0);
            let later = f64::from(later as u32);
            let mut pace = pace(left).keeping(left * later / (later + 1.0));
            // The solution of another wide beam can be hardly longer than the next one.
            if direction == directions[0] {
                pace = pace.shortening(shortening);
            }
            self.beam(direction, limit, observer, &mut |left, progress| {
                Some(pace.next_width(left.unwrap_or(1.0), progress))
            })?;
            width = pace.width();
        }
        ControlFlow::Continue(width)
    }

    /// Runs one beam. Returns `Break` if it was stopped. `width` gets what is left of the limit.
    fn beam(
        &mut self,
        direction: BeamDirection,
        limit: SearchLimit,
        observer: &mut dyn Observer,
        width: &mut dyn FnMut(Option<f64>, BeamProgress) -> Option<usize>,
    ) -> ControlFlow<()> {
        let (bound, before) = (self.lower_bound, &self.cost);
        let mut ended = ControlFlow::Continue(());
        let next_width: &mut NextWidth<'_> = &mut |progress| {
            let generated = before.generated + progress.generated;
            ended = observer.pulse(Progress {
                bound,
                generated,
                expanded: before.expanded + progress.expanded,
            });
            if limit.is_reached(generated) {
                ended = ControlFlow::Break(());
            }
            if ended.is_break() {
                return None;
            }
            width(limit.left(generated, observer), progress)
        };
        let puzzle = (self.problem, self.metric);
        let found = self.beams.run(puzzle, direction, self.length(), next_width);
        self.cost.generated += found.generated;
        self.cost.expanded += found.expanded;
        let is_shorter = |path: &Path| path.length(self.metric) < self.length();
        if let Some(path) = found.path.filter(is_shorter) {
            if observer.wants_solution() {
                observer.solution(&path, bound);
            }
            self.best = path;
        }
        ended
    }
}

/// Returns the number of boards in this many levels of a width.
#[expect(clippy::cast_precision_loss, reason = "a cost need not be exact")]
const fn boards(width: usize, levels: usize) -> f64 {
    (width * levels) as f64
}

/// When the search has to end.
#[derive(Debug, Clone, Copy)]
struct SearchLimit {
    /// Boards that may be generated, and those that were before the beams.
    nodes: Option<u64>,
    used: u64,
}

impl SearchLimit {
    /// Returns `true` if no more boards may be generated when the beams have generated this many.
    fn is_reached(self, generated: u64) -> bool {
        self.nodes
            .is_some_and(|nodes| self.used.saturating_add(generated) >= nodes)
    }

    /// Returns how much of the limit is left, from 1 down to 0; `None` if there is none.
    #[expect(clippy::cast_precision_loss, reason = "a share need not be exact")]
    fn left(self, generated: u64, observer: &dyn Observer) -> Option<f64> {
        let used = (self.used + generated) as f64;
        let nodes = self.nodes.map(|nodes| 1.0 - used / nodes as f64);
        match (nodes, observer.time_left()) {
            (Some(nodes), Some(time)) => Some(nodes.min(time)),
            (nodes, time) => nodes.or(time),
        }
    }
}
