//! What `auto` does on 4x4: small tables first, more and larger ones for boards that resist.
//!
//! The tables of 7-8 make nearly every board easy, but building them takes seconds
//! where none are stored, and most boards do not need them: those of 6-6-3 are
//! made in a twentieth of a second and solve a typical board in a fraction of
//! one. A second partition beside 7-8 halves the nodes again, a third helps the
//! few boards that are hard for both. So there are stages, each with stronger
//! tables than the one before. A search starts with the strongest stage that pays for
//! every board and whose tables are stored. It moves on once it has spent about as much
//! time as building the next stage's tables would take, measured in nodes. What is built
//! for a later stage is kept.

use super::Solver;
use super::references;
use super::report::Attempt;
use super::task::Task;
use crate::error::SolveError;
use crate::pattern::{Keeping, TableKind, TableSource};
use crate::puzzle::{Home, Metric, Shape};
use crate::request::Request;
use crate::search::Observer;
use crate::spec::{HeuristicSpec, PdbSpec};

/// Tables, and how long to try with them.
struct Stage {
    partitions: &'static str,
    /// Nodes to generate before the next stage.
    budget: u64,
    /// Whether a board begins here if the tables are stored.
    begins: bool,
}

/// The stages, weakest first.
const STAGES: [Stage; 4] = [
    Stage {
        partitions: "6-6-3-best",
        budget: 10_000_000,
        begins: true,
    },
    Stage {
        partitions: "7-8",
        budget: 20_000_000,
        begins: true,
    },
    Stage {
        partitions: "7-8+7-8-stairs",
        budget: 15_000_000,
        begins: true,
    },
    Stage {
        partitions: "7-8+7-8-stairs+7-8-right",
        budget: u64::MAX,
        begins: false,
    },
];

impl Stage {
    fn tables(&self) -> PdbSpec {
        PdbSpec::new(self.partitions)
    }
}

/// Returns `true` if a request means solving in stages.
pub(super) fn apply(request: &Request) -> bool {
    let home = request.puzzle.home();
    are_for(&request.heuristic, request.metric, home) && request.search.proves()
}

/// Returns `true` if this heuristic means solving in stages.
pub(super) fn are_for(heuristic: &HeuristicSpec, metric: Metric, home: Home) -> bool {
    let corners = [0, 3, 12, 15];
    *heuristic == HeuristicSpec::Auto
        && metric == Metric::Stm
        && home.shape() == Shape::FOUR
        && corners.contains(&home.blank())
}

/// Attempts a request to which stages apply, stage after stage.
pub(super) fn attempt(
    solver: &Solver,
    request: &Request,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let first = first(&*solver.tables);
    let keeping = Keeping(&*solver.tables);
    let mut earlier: Option<Attempt> = None;
    for (number, stage) in STAGES.iter().enumerate().skip(first) {
        let used = earlier.as_ref().map_or(0, |found| found.stats.generated);
        let allowed = request.limits.nodes.map(|nodes| nodes.saturating_sub(used));
        let budget = allowed.map_or(stage.budget, |nodes| nodes.min(stage.budget));
        let heuristic = HeuristicSpec::Pdb(stage.tables());
        let mut task = Task::new(solver, request, heuristic);
        task.limits.nodes = (budget < u64::MAX).then_some(budget);
        if earlier.is_some() {
            task.tables = &keeping;
        }
        let mut found = references::attempt(solver, &task, observer)?;
        let resists = found.stats.generated >= stage.budget;
        if let Some(earlier) = earlier.take() {
            found.add_earlier(earlier);
        }
        let may_go_on = allowed.is_none_or(|nodes| nodes > stage.budget);
        if !resists || !may_go_on || found.is_final(request) || number == STAGES.len() - 1 {
            return Ok(found);
        }
        earlier = Some(found);
    }
    unreachable!("the last stage returns")
}

/// Returns the pattern databases that the first stage uses.
pub(super) fn first_tables(tables: &dyn TableSource) -> PdbSpec {
    STAGES[first(tables)].tables()
}

/// Returns the strongest stage to begin with.
fn first(tables: &dyn TableSource) -> usize {
    let begins = |stage: &Stage| stage.begins && is_at_hand(&stage.tables(), tables);
    STAGES.iter().rposition(begins).unwrap_or(0)
}

fn is_at_hand(pdb: &PdbSpec, tables: &dyn TableSource) -> bool {
    let home = Home::blank_last(Shape::FOUR);
    let partitions = pdb.partitions(home).unwrap_or_default();
    let mut ids = partitions
        .iter()
        .flat_map(|partition| partition.tables(TableKind::BlankAware));
    ids.all(|id| tables.is_at_hand(&id))
}
