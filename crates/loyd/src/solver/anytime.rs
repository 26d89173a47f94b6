//! Better and better solutions of boards that are too large to prove anything about: what `auto`
//! does on boards of more than 25 cells, and the search `beam`.
//!
//! Iterative deepening tries for a moment, which is enough for boards near the goal. A beam with a
//! learned order ([`ranked_beam`]) finds a first solution of the others within a tenth of a
//! second. Then the width is doubled again and again. Every shorter solution is announced. The
//! search ends by itself when several wider beams in a row have found nothing shorter, because
//! further ones would hardly do so either.

use std::ops::ControlFlow;

use super::Solver;
use super::choose::{self, SearchMethod};
use super::fallback::{simple_bound, without_tables};
use super::references;
use super::report::{Attempt, SearchResult};
use super::task::Task;
use crate::error::{SolveError, Unsupported};
use crate::puzzle::{Metric, Path};
use crate::request::Request;
use crate::search::{
    End, Model, Observer, Outcome, Problem, Progress, Ranking, Reductions, Stats, ranked_beam,
};
use crate::spec::{HeuristicSpec, SearchSpec};

/// Boards with more cells are too large for a search that proves something.
const MOST_PROVED_CELLS: usize = 25;

/// Boards that iterative deepening may generate before the beams: boards near the goal are solved
/// by then, and proved shortest.
const PROVING_BUDGET: u64 = 500_000;

/// Boards per level of the first beam after the one that finds a first solution.
const FIRST_WIDTH: usize = 2_000;

/// Boards per level of the widest beam, times cells: its levels take some hundred megabytes.
const MOST_WIDTH_IN_CELLS: usize = 1 << 23;

/// Beams in a row without a shorter solution after which the search ends.
const VAIN: u32 = 3;

/// The least width at which it ends: the lengths that narrow beams find go up and down.
const LEAST_LAST_WIDTH: usize = 32_000;

/// Returns `true` if a request is answered by wider and wider beams.
pub(super) fn applies(request: &Request) -> bool {
    let home = request.puzzle.home();
    let is_auto = request.search == SearchSpec::Auto && request.heuristic == HeuristicSpec::Auto;
    let asks_for_more = request.metric == Metric::Mtm
        || request.weight.is_some()
        || request.reductions.is_some()
        || request.limits.solutions.is_some()
        || request.limits.last_bound.is_some();
    let is_too_large = home.shape().cells() > MOST_PROVED_CELLS && !asks_for_more;
    let has_model = home.is_corner() && Model::supports(home.shape());
    request.search == SearchSpec::Beam || is_auto && is_too_large && has_model
}

/// Attempts a request to which this applies.
pub(super) fn attempt(
    solver: &Solver,
    request: &Request,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    if request.search == SearchSpec::Beam {
        return beams(solver, request, 0, observer);
    }
    let mut task = Task::new(solver, request, choose::heuristic(request));
    let budget = request.limits.nodes.unwrap_or(u64::MAX).min(PROVING_BUDGET);
    task.limits.nodes = Some(budget);
    let proved = references::attempt(solver, &task, observer)?;
    let used = proved.stats.generated;
    if proved.is_final(request) || used < budget || request.limits.nodes == Some(budget) {
        return Ok(proved);
    }
    let mut found = beams(solver, request, used, observer)?;
    found.add_earlier(proved);
    Ok(found)
}

/// Runs wider and wider beams, after this many boards were generated.
fn beams(
    solver: &Solver,
    request: &Request,
    used: u64,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let task = Task::new(solver, request, choose::heuristic(request));
    let home = task.problem.home;
    let ranking = solver.rankings.get_or_untrained(home);
    let ranking = ranking.ok_or(Unsupported::NoModel(home.shape()))?;
    let lower_bound = simple_bound(&task.problem);
    let best = without_tables(&task.problem, &solver.rankings, observer);
    if observer.wants_solution() {
        observer.solution(&best, lower_bound);
    }
    let mut anytime = Anytime {
        problem: &task.problem,
        ranking: &ranking,
        lower_bound,
        best,
        cost: Stats::default(),
    };
    let nodes = task.limits.nodes.map(|nodes| nodes.saturating_sub(used));
    let ended = anytime.improve(nodes.unwrap_or(u64::MAX), observer);
    let Anytime { best, cost, .. } = anytime;
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
    Ok(Attempt::new(&task, method, found))
}

/// A board with the shortest solution known.
struct Anytime<'a> {
    problem: &'a Problem,
    ranking: &'a Ranking,
    lower_bound: u32,
    best: Path,
    cost: Stats,
}

impl Anytime<'_> {
    /// Runs wider and wider beams until nothing improves any more. Returns `Break` if it was
    /// stopped before.
    fn improve(&mut self, nodes: u64, observer: &mut dyn Observer) -> ControlFlow<()> {
        let cells = self.problem.home.shape().cells();
        let (mut width, mut vain) = (FIRST_WIDTH, 0);
        while (vain < VAIN || width <= LEAST_LAST_WIDTH) && width * cells <= MOST_WIDTH_IN_CELLS {
            if self.best.len() as u32 <= self.lower_bound {
                break;
            }
            let length = self.best.len();
            self.beam(width, nodes, observer)?;
            vain = if self.best.len() < length {
                0
            } else {
                vain + 1
            };
            width *= 2;
        }
        ControlFlow::Continue(())
    }

    /// Runs one beam. Returns `Break` if it was stopped.
    fn beam(&mut self, width: usize, nodes: u64, observer: &mut dyn Observer) -> ControlFlow<()> {
        let (bound, before) = (self.lower_bound, &self.cost);
        let mut ended = ControlFlow::Continue(());
        let mut is_stopped = |generated, expanded| {
            let progress = Progress {
                bound,
                generated: before.generated + generated,
                expanded: before.expanded + expanded,
            };
            ended = observer.pulse(progress);
            if progress.generated >= nodes {
                ended = ControlFlow::Break(());
            }
            ended.is_break()
        };
        let sizes = (width, self.best.len());
        let found = ranked_beam(self.problem, self.ranking, sizes, &mut is_stopped);
        self.cost.generated += found.generated;
        self.cost.expanded += found.expanded;
        if let Some(path) = found.path {
            if observer.wants_solution() {
                observer.solution(&path, bound);
            }
            self.best = path;
        }
        ended
    }
}
