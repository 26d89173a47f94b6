//! Which heuristic and search a request means, with which reductions, and what is refused.

use super::estimator::resolve;
use super::moves;
use super::task::Task;
use crate::error::Unsupported;
use crate::grid::TileWord as _;
use crate::pattern::Collection;
use crate::puzzle::{Metric, Path, Shape};
use crate::request::Request;
use crate::search::{RESEARCH, Reductions, kernel};
use crate::spec::{HeuristicSpec, SearchSpec};

/// A search and what it leaves out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct SearchMethod {
    pub(super) search: SearchSpec,
    pub(super) reductions: Reductions,
}

impl SearchMethod {
    /// What a request names itself, before anything is chosen.
    pub(super) fn asked(request: &Request) -> SearchMethod {
        SearchMethod {
            search: request.search,
            reductions: request.reductions.unwrap_or_default(),
        }
    }
}

/// An automaton that forbids nothing but undoing the last slide.
pub(super) const NO_UNDO: u8 = 2;

/// The kernel's automaton: longer ones leave out a little more, but take longer to
/// make than many boards take to solve.
const KERNEL_AUTOMATON: u8 = 10;

/// The same for boards of more than 16 cells, which take longer to solve.
const LARGE_KERNEL_AUTOMATON: u8 = 12;

/// The same for searches that take hours, and for bounds that take long.
pub(super) const LONG_KERNEL_AUTOMATON: u8 = 14;

/// Boards that a bound will probably generate, from which on the long automaton pays. On one
/// thread they take about fifteen seconds, of which it saves more than one.
pub(super) const LARGE_BOUND: u64 = 200_000_000;

/// Returns the reductions of a search that may take hours, in place of the kernel's usual ones.
pub(super) fn for_long_searches(reductions: Reductions, shape: Shape) -> Reductions {
    let automaton = match shape.cells() {
        ..=16 => reductions.automaton,
        _ => reductions.automaton.map(|_| LONG_KERNEL_AUTOMATON),
    };
    Reductions {
        automaton,
        ..reductions
    }
}

/// The reductions that the kernel can do.
pub(super) fn kernel_can(reductions: Reductions, shape: Shape) -> bool {
    let sees_symmetry = shape == Shape::FOUR;
    !reductions.circular && !reductions.starting_order && (sees_symmetry || !reductions.symmetry)
}

/// What a search leaves out if nothing is said: the plain one nothing, because its
/// counts are compared with those of the literature.
fn default_reductions(search: SearchSpec, request: &Request) -> Reductions {
    let shape = request.puzzle.home().shape();
    match search {
        SearchSpec::Kernel if request.limits.solutions.is_none() => Reductions {
            automaton: Some(match shape.cells() {
                ..=16 => KERNEL_AUTOMATON,
                _ => LARGE_KERNEL_AUTOMATON,
            }),
            symmetry: shape == Shape::FOUR,
            ..Reductions::NONE
        },
        SearchSpec::Auto
        | SearchSpec::Ida
        | SearchSpec::Kernel
        // The others remember what they have seen.
        | SearchSpec::AStar
        | SearchSpec::Focal
        | SearchSpec::FdsBest
        | SearchSpec::FdsRank
        | SearchSpec::Bidirectional
        | SearchSpec::Dibbs
        | SearchSpec::Ua
        | SearchSpec::Ba
        | SearchSpec::BaDeepest
        | SearchSpec::Beam => Reductions::NONE,
    }
}

/// Returns the heuristic that a request means where stages do not apply.
pub(super) fn heuristic(request: &Request) -> HeuristicSpec {
    let is_of_paper = !request.search.proves() && request.search != SearchSpec::Beam;
    if request.heuristic == HeuristicSpec::Auto && is_of_paper {
        // The paper's searches are made for the paper's hybrid.
        return HeuristicSpec::Hybrid;
    }
    let shape = request.puzzle.home().shape();
    resolve(&request.heuristic, request.metric, shape)
}

/// Returns the search that a task means, with its reductions. `collection` holds its
/// pattern databases, if it has any.
pub(super) fn method(
    task: &Task<'_>,
    collection: Option<&Collection>,
) -> Result<SearchMethod, Unsupported> {
    let (request, shape) = (task.request, task.problem.home.shape());
    let supported = |tables: &Collection| kernel::supports(tables, shape);
    let kernel_fits = !task.heuristic.walks() && collection.is_some_and(supported);
    let asked = request.reductions;
    let kernel_can = asked.is_none_or(|asked| kernel_can(asked, shape));
    let search = match request.search {
        SearchSpec::Kernel if !kernel_fits => return Err(Unsupported::Kernel),
        SearchSpec::Kernel if !kernel_can => {
            let asked = asked.unwrap_or_default();
            return Err(Unsupported::KernelReductions(asked));
        }
        SearchSpec::Auto if kernel_fits && kernel_can && request.weight.is_none() => {
            SearchSpec::Kernel
        }
        SearchSpec::Auto => SearchSpec::Ida,
        chosen => chosen,
    };
    let reductions = asked.unwrap_or_else(|| default_reductions(search, request));
    Ok(SearchMethod { search, reductions })
}

/// Refuses what cannot be combined, before anything is built or searched.
pub(super) fn check(request: &Request) -> Result<(), Unsupported> {
    let puzzle = &request.puzzle;
    let solves = |known: &Path| known.replay(puzzle.start()).as_ref() == Ok(puzzle.goal());
    if !request.known.as_ref().is_none_or(solves) {
        return Err(Unsupported::Known);
    }
    if request.heuristic == HeuristicSpec::Colourings && !moves::apply(request) {
        return Err(Unsupported::Colourings);
    }
    check_reductions(request)?;
    check_search(request, request.puzzle.home().shape())?;
    if request.search == SearchSpec::Beam && request.heuristic != HeuristicSpec::Auto {
        return Err(Unsupported::BeamHeuristic(request.heuristic.clone()));
    }
    Ok(())
}

/// Refuses reductions that do not fit what is asked.
fn check_reductions(request: &Request) -> Result<(), Unsupported> {
    let Some(asked) = request.reductions else {
        return Ok(());
    };
    if !RESEARCH && asked != Reductions::NONE {
        return Err(Unsupported::NotBuiltWith("a choice of reductions"));
    }
    let offered = |length: &u8| Reductions::AUTOMATON_LENGTHS.contains(length);
    if let Some(length) = asked.automaton.filter(|length| !offered(length)) {
        return Err(Unsupported::AutomatonLength(length));
    }
    if request.metric == Metric::Mtm && asked != Reductions::NONE {
        return Err(Unsupported::MetricReductions(asked));
    }
    if request.limits.solutions.is_some() && asked.leave_out_solutions() {
        return Err(Unsupported::AllReductions(asked));
    }
    Ok(())
}

/// Refuses what a search cannot do.
fn check_search(request: &Request, shape: Shape) -> Result<(), Unsupported> {
    let search = request.search;
    if !search.is_built() {
        return Err(Unsupported::NotBuilt(search));
    }
    if !RESEARCH && request.weight.is_some() {
        return Err(Unsupported::NotBuiltWith("weights"));
    }
    let reduced = request
        .reductions
        .is_some_and(|asked| asked != Reductions::NONE);
    let demands = [
        (
            request.metric == Metric::Mtm && search != SearchSpec::Beam,
            "the metric mtm",
        ),
        (request.limits.solutions.is_some(), "all solutions"),
        (reduced, "reductions"),
    ];
    let demand = demands.iter().find(|(asked, _)| *asked);
    match (demand, request.weight) {
        (Some((_, what)), _) if search.remembers() || search == SearchSpec::Beam => {
            Err(Unsupported::SearchWith { search, what })
        }
        (Some((_, what)), Some(_)) => Err(Unsupported::WeightWith(what)),
        _ if search.remembers() && !u128::fits(shape.cells()) => {
            Err(Unsupported::SearchShape { search, shape })
        }
        (_, Some(_)) => match search {
            SearchSpec::Auto
            | SearchSpec::Ida
            | SearchSpec::AStar
            | SearchSpec::Focal
            | SearchSpec::FdsBest
            | SearchSpec::FdsRank => Ok(()),
            SearchSpec::Kernel
            | SearchSpec::Bidirectional
            | SearchSpec::Dibbs
            | SearchSpec::Ua
            | SearchSpec::Ba
            | SearchSpec::BaDeepest
            | SearchSpec::Beam => Err(Unsupported::Weight(search)),
        },
        _ => Ok(()),
    }
}
