//! What `auto` does on 4x4 boards in the multi-tile metric: without tables first, with those of two
//! colourings if the board resists.
//!
//! With the tables a board takes milliseconds, but building them takes seconds, and boards near
//! the goal need none. So a search begins with the tables if they are stored or in memory.
//! Otherwise it begins without, and builds them once it has spent about a tenth of the time that
//! building takes; only a typical board needs hundreds of times that. What is built is kept. If
//! the source refuses the tables, the search without them goes on.

use super::Solver;
use super::choose::SearchMethod;
use super::fallback::{self, Fallback, slides};
use super::report::{Attempt, SearchResult};
use super::task::{Building, Task};
use crate::error::{SolveError, TableError, Unsupported};
use crate::heuristic::{ConflictRule, LinearConflict};
use crate::pattern::{
    BuildObserver, Colouring, Keeping, SharedColouring, SourceError, TableSource,
};
use crate::puzzle::{Home, Metric, Path};
use crate::request::Request;
use crate::search::kernel::{Settings, multi_tile_search, supports_moves};
use crate::search::{Observer, RESEARCH, Reductions, beam};
use crate::spec::{HeuristicSpec, SearchSpec};

use super::choose::NO_UNDO;

/// Nodes to generate without tables before they are built.
const BUDGET: u64 = 5_000_000;

/// Returns `true` if a request is solved with the tables of colourings, sooner or later.
pub(super) fn apply(request: &Request) -> bool {
    let has_tables = matches!(
        request.heuristic,
        HeuristicSpec::Auto | HeuristicSpec::Colourings
    );
    let is_kernel = matches!(request.search, SearchSpec::Auto | SearchSpec::Kernel);
    RESEARCH
        && request.metric == Metric::Mtm
        && has_tables
        && is_kernel
        && supports_moves(request.puzzle.home())
}

/// Returns `true` if a search begins with the tables.
pub(super) fn begins_with_tables(
    heuristic: &HeuristicSpec,
    home: Home,
    tables: &dyn TableSource,
) -> bool {
    let is_at_hand = || {
        Colouring::FOUR
            .iter()
            .all(|each| tables.has_colouring(each))
    };
    match heuristic {
        HeuristicSpec::Colourings => RESEARCH,
        HeuristicSpec::Auto => RESEARCH && supports_moves(home) && is_at_hand(),
        HeuristicSpec::Misplaced
        | HeuristicSpec::Manhattan
        | HeuristicSpec::LinearConflict
        | HeuristicSpec::PaperLinearConflict
        | HeuristicSpec::WalkingDistance
        | HeuristicSpec::WalkingOrConflict
        | HeuristicSpec::Hybrid
        | HeuristicSpec::Learned
        | HeuristicSpec::Pdb(_) => false,
    }
}

/// Returns the tables of both colourings.
pub(super) fn tables(
    source: &dyn TableSource,
    observer: &mut dyn BuildObserver,
) -> Result<[SharedColouring; 2], SolveError> {
    let [first, second] = &Colouring::FOUR;
    source
        .check_colourings(&Colouring::FOUR)
        .map_err(not_provided)?;
    let mut table = |colouring| source.colouring(colouring, observer).map_err(not_provided);
    Ok([table(first)?, table(second)?])
}

fn not_provided(error: SourceError) -> SolveError {
    match error {
        SourceError::Stopped(_) => SolveError::Stopped,
        SourceError::File(what) => TableError::File(what).into(),
        SourceError::TooLarge(_) | SourceError::Refused(_) => {
            Unsupported::ColouringTables(error.to_string()).into()
        }
    }
}

/// Returns `true` if the source refused the tables.
pub(super) fn is_refused<T>(made: &Result<T, SolveError>) -> bool {
    matches!(
        made,
        Err(SolveError::Refused(Unsupported::ColouringTables(_)))
    )
}

/// Attempts a request to which this file applies.
pub(super) fn attempt(
    solver: &Solver,
    request: &Request,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let home = request.puzzle.home();
    let asked = request.heuristic == HeuristicSpec::Colourings;
    let is_needed = asked || request.search == SearchSpec::Kernel;
    let task = Task::new(solver, request, HeuristicSpec::Colourings);
    if is_needed || begins_with_tables(&request.heuristic, home, task.tables) {
        let found = with_tables(solver, &task, task.tables, observer);
        // Tables that were at hand may have made room for others in the meantime.
        if is_needed || !is_refused(&found) {
            return found;
        }
    }
    let mut plain = Task::new(solver, request, HeuristicSpec::WalkingDistance);
    let most = request.limits.nodes.unwrap_or(u64::MAX);
    plain.limits.nodes = Some(most.min(BUDGET));
    let earlier = solver.attempt(&plain, None, observer)?;
    let resists = earlier.stats.generated >= BUDGET;
    if !resists || most <= BUDGET || earlier.is_final(request) {
        return Ok(earlier);
    }
    let left = request.limits.nodes.map(|nodes| nodes - BUDGET);
    let keeping = Keeping(task.tables);
    let mut later = task;
    later.limits.nodes = left;
    let found = with_tables(solver, &later, &keeping, observer);
    let mut found = if is_refused(&found) {
        plain.limits.nodes = left;
        solver.attempt(&plain, None, observer)?
    } else {
        found?
    };
    found.add_earlier(earlier);
    Ok(found)
}

/// Attempts a task with the tables of a source.
fn with_tables(
    solver: &Solver,
    task: &Task<'_>,
    source: &dyn TableSource,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let method = SearchMethod {
        search: SearchSpec::Kernel,
        reductions: Reductions::NONE,
    };
    let tables = match tables(source, &mut Building(observer)) {
        Err(SolveError::Stopped) => {
            let found = fallback::before_search(task, &solver.rankings, observer);
            return Ok(Attempt::new(task, method, found));
        }
        made => made?,
    };
    let found = search(solver, task, &tables, observer)?;
    Ok(Attempt::new(task, method, found))
}

/// Runs the kernel, with some solution in case that it is stopped.
fn search(
    solver: &Solver,
    task: &Task<'_>,
    tables: &[SharedColouring; 2],
    observer: &mut dyn Observer,
) -> Result<SearchResult, SolveError> {
    let (problem, limits) = (&task.problem, task.limits);
    let settings = Settings {
        automaton: &solver.automata.get(problem.home.shape(), NO_UNDO, observer),
        longer: None,
        symmetry: false,
        recycler: &solver.recycler,
        limits,
        threads: task.request.threads.max(1),
        ranking: None,
    };
    // A solution that is short in tiles is short in moves of several tiles too.
    let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
    let beam = |known: Option<&Path>, observer: &dyn Observer| {
        beam(problem, &conflict, slides(known), observer)
    };
    let mut observer = Fallback::new(task, limits, &beam, true, observer);
    let outcome = multi_tile_search(problem, tables, settings, &mut observer)?;
    Ok(SearchResult {
        fallback: observer.into_solution(&outcome),
        outcome,
        admissible: true,
    })
}
