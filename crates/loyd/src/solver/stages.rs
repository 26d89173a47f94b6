//! What `auto` does on boards of 15 to 25 cells: small tables first, more and larger ones for
//! boards that resist.
//!
//! The tables of 7-8 make nearly every 4x4 board easy, but building them takes seconds
//! where none are stored, and most boards do not need them: those of 6-6-3 are
//! made in a twentieth of a second and solve a typical board in a fraction of
//! one. A second partition beside 7-8 halves the nodes again, a third helps the
//! few boards that are hard for both. On 5x5, small tables are enough for a first solution
//! and for boards near the goal, and fourteen tables of six tiles for nearly all others. Boards
//! of other shapes have partitions by a rule.
//!
//! So there are stages, each with stronger
//! tables than the one before. A search starts with the strongest stage that pays for
//! every board and whose tables are stored. It moves on once it has spent about as much
//! time as building the next stage's tables would take, measured in nodes. What is built
//! for a later stage is kept.
//!
//! Many easy boards are worth large tables too. So the nodes that all boards of a solver cost in
//! the first stage are added up, and when they come to about the time of building the next tables,
//! later boards begin with these. That is the rule of renting skis until the rent comes to their
//! price: whatever the number of boards, they take at most about twice the time of the better
//! choice. It needs a search without limits, which must not be spent on building.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::Solver;
use super::references;
use super::report::Attempt;
use super::task::Task;
use crate::error::SolveError;
use crate::pattern::{Keeping, TableId, TableKind, TableSource};
use crate::puzzle::{Home, Metric};
use crate::request::Request;
use crate::search::Observer;
use crate::spec::{HeuristicSpec, PdbSpec};

/// Tables, and how long to try with them.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Stage {
    tables: PdbSpec,
    /// Nodes to generate before the next stage.
    budget: u64,
    /// Whether a board begins here if the tables are stored.
    begins: bool,
}

/// The nodes that boards have cost in their first stage.
#[derive(Debug, Default)]
pub(super) struct FirstStages(Mutex<HashMap<Home, u64>>);

impl FirstStages {
    fn add(&self, home: Home, nodes: u64) {
        let mut spent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *spent.entry(home).or_default() += nodes;
    }

    fn spent(&self, home: Home) -> u64 {
        let spent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        spent.get(&home).copied().unwrap_or(0)
    }
}

/// Many boards may cost this many times the budget of the first stage: with the tables of 6-6-3, what
/// building those of 7-8 takes on one thread (five seconds, at 24 million nodes per second).
const MANY: u64 = 10;

impl Stage {
    fn new(partitions: &str, budget: u64) -> Stage {
        Stage {
            tables: PdbSpec::new(partitions),
            budget,
            begins: true,
        }
    }

    /// Returns the stage with tables that are looked up in one way only.
    fn single(mut self) -> Stage {
        self.tables.mirrored = false;
        self
    }

    /// Returns the stage for boards that resisted an earlier one.
    fn later(mut self) -> Stage {
        self.begins = false;
        self
    }
}

/// Boards with fewer cells need no tables.
const FEWEST_CELLS: usize = 15;

/// Boards with more cells have none that would help enough.
const MOST_CELLS: usize = 25;

/// Returns the stages for a goal, weakest first; none if `auto` does not work in stages there.
fn stages(home: Home) -> Vec<Stage> {
    let shape = home.shape();
    let square = shape.rows() == shape.cols();
    if !(FEWEST_CELLS..=MOST_CELLS).contains(&shape.cells()) {
        return Vec::new();
    }
    match shape.rows() {
        4 if square && home.is_corner() => vec![
            Stage::new("6-6-3-best", 10_000_000),
            Stage::new("7-8", 20_000_000),
            Stage::new("7-8+7-8-stairs", 15_000_000),
            Stage::new("7-8+7-8-stairs+7-8-right", u64::MAX).later(),
        ],
        4 if square => Vec::new(),
        5 if square && home.is_corner() => vec![
            Stage::new("blocks-5", 3_000_000),
            Stage::new("24", u64::MAX),
        ],
        _ => {
            let large = if shape.cells() <= 20 {
                "blocks-7+columns-7"
            } else {
                "blocks-6+columns-6"
            };
            vec![
                Stage::new("blocks-5", 3_000_000).single(),
                Stage::new(large, u64::MAX).single(),
            ]
        }
    }
}

/// Returns `true` if a request means solving in stages.
pub(super) fn apply(request: &Request) -> bool {
    let home = request.puzzle.home();
    are_for(&request.heuristic, request.metric, home) && request.search.proves()
}

/// Returns `true` if this heuristic means solving in stages.
pub(super) fn are_for(heuristic: &HeuristicSpec, metric: Metric, home: Home) -> bool {
    *heuristic == HeuristicSpec::Auto && metric == Metric::Stm && !stages(home).is_empty()
}

/// Attempts a request to which stages apply, stage after stage.
pub(super) fn attempt(
    solver: &Solver,
    request: &Request,
    observer: &mut dyn Observer,
) -> Result<Attempt, SolveError> {
    let home = request.puzzle.home();
    let stages = kept_stages(home, &*solver.tables);
    let begin = first(&stages, home, &*solver.tables);
    let is_limited = request.limits.nodes.is_some() || observer.time_left().is_some();
    let is_many = solver.first_stages.spent(home) >= MANY.saturating_mul(stages[0].budget);
    let is_second = begin == 0 && is_many && !is_limited && stages.len() > 1;
    let first = if is_second { 1 } else { begin };
    let keeping = Keeping(&*solver.tables);
    let mut earlier: Option<Attempt> = None;
    for (number, stage) in stages.iter().enumerate().skip(first) {
        let used = earlier.as_ref().map_or(0, |found| found.stats.generated);
        let allowed = request.limits.nodes.map(|nodes| nodes.saturating_sub(used));
        let budget = allowed.map_or(stage.budget, |nodes| nodes.min(stage.budget));
        let heuristic = HeuristicSpec::Pdb(stage.tables.clone());
        let mut task = Task::new(solver, request, heuristic);
        task.limits.nodes = (budget < u64::MAX).then_some(budget);
        if number > begin {
            task.tables = &keeping;
        }
        let mut found = references::attempt(solver, &task, observer)?;
        if number == 0 {
            solver.first_stages.add(home, found.stats.generated);
        }
        let resists = found.stats.generated >= stage.budget;
        if let Some(earlier) = earlier.take() {
            found.add_earlier(earlier);
        }
        let may_go_on = allowed.is_none_or(|nodes| nodes > stage.budget);
        if !resists || !may_go_on || found.is_final(request) || number == stages.len() - 1 {
            return Ok(found);
        }
        earlier = Some(found);
    }
    unreachable!("the last stage returns")
}

/// Returns the pattern databases of the last stage, if a request means solving in stages.
pub(super) fn strongest(request: &Request) -> Option<PdbSpec> {
    let last = stages(request.puzzle.home()).pop();
    last.filter(|_| apply(request)).map(|stage| stage.tables)
}

/// Returns the pattern databases that the first stage for a goal uses; `None` if there are no
/// stages.
pub(super) fn first_tables(home: Home, tables: &dyn TableSource) -> Option<PdbSpec> {
    let stages = stages(home);
    let first = stages.get(first(&stages, home, tables))?;
    Some(first.tables.clone())
}

/// Returns the stages for a goal up to the first one whose tables a source refuses. The last of
/// them goes on to the end.
fn kept_stages(home: Home, tables: &dyn TableSource) -> Vec<Stage> {
    let mut stages = stages(home);
    let keeps = |stage: &Stage| ids(&stage.tables, home).all(|id| tables.keeps(&id));
    let kept = stages.iter().skip(1).take_while(|stage| keeps(stage));
    stages.truncate(1 + kept.count());
    if let Some(last) = stages.last_mut() {
        last.budget = u64::MAX;
    }
    stages
}

/// Returns the strongest stage to begin with.
fn first(stages: &[Stage], home: Home, tables: &dyn TableSource) -> usize {
    let begins = |stage: &Stage| stage.begins && is_at_hand(&stage.tables, home, tables);
    stages.iter().rposition(begins).unwrap_or(0)
}

fn is_at_hand(pdb: &PdbSpec, home: Home, tables: &dyn TableSource) -> bool {
    ids(pdb, home).all(|id| tables.is_at_hand(&id))
}

/// Returns the ids of the tables of pattern databases.
fn ids(pdb: &PdbSpec, home: Home) -> impl Iterator<Item = TableId> {
    let partitions = pdb.partitions(home).unwrap_or_default().into_iter();
    partitions.flat_map(|each| each.tables(TableKind::BlankAware).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::{BuildInMemory, BuildObserver, SharedTable, SourceError};
    use crate::puzzle::{Board, Shape};
    use crate::search::Limits;

    /// Provides small tables only.
    struct SmallOnly(BuildInMemory);

    impl TableSource for SmallOnly {
        fn table(
            &self,
            id: &TableId,
            observer: &mut dyn BuildObserver,
        ) -> Result<SharedTable, SourceError> {
            assert!(self.keeps(id), "{id:?} was refused");
            self.0.table(id, observer)
        }

        fn keeps(&self, id: &TableId) -> bool {
            id.pattern.tiles().len() <= 6
        }
    }

    #[test]
    fn many_boards_come_to_larger_tables_unless_they_have_a_limit() {
        let solver = Solver::new();
        let board: Board = "1 2 3 4 5/6 7 8 9 10/11 12 13 0 14".parse().unwrap();
        let request = Request::try_from(board).unwrap();
        let home = request.puzzle.home();
        let tables = |request: &Request| solver.solve(request).unwrap().heuristic;
        let small = tables(&request);
        assert!(solver.first_stages.spent(home) > 0);
        solver.first_stages.add(home, MANY * stages(home)[0].budget);
        let limited = request.clone();
        let limited = limited.limits(Limits::default().nodes(Some(1000)));
        assert_eq!(tables(&limited), small);
        let larger = tables(&request);
        assert_ne!(larger, small);
        // Now they are at hand for every board.
        assert_eq!(tables(&limited), larger);
    }

    #[test]
    fn the_last_stage_that_is_not_refused_goes_on_to_the_end() {
        let home = Home::blank_last(Shape::FOUR);
        let all = kept_stages(home, &BuildInMemory::default());
        assert_eq!(all, stages(home));
        let small = kept_stages(home, &SmallOnly(BuildInMemory::default()));
        assert_eq!(small.len(), 1);
        assert_eq!(small[0].tables, all[0].tables);
        assert_eq!(small[0].budget, u64::MAX);
        assert_eq!(
            kept_stages(
                Home::blank_last(Shape::THREE),
                &SmallOnly(BuildInMemory::default())
            ),
            []
        );
    }
}
