//! What `auto` does on 4x4: the small tables first, the large ones for boards that resist.
//!
//! The tables of 7-8 make every board easy, but building them takes seconds
//! where none are stored, and most boards do not need them: those of 6-6-3 are
//! made in a twentieth of a second and solve a typical board in a fraction of
//! one. So if 7-8 is at hand it is used; otherwise a board gets as many nodes
//! with 6-6-3 as take about the time that building 7-8 takes, and only then
//! 7-8 is built, to be kept.

use crate::error::SolveError;
use crate::pattern::{Keeping, Partition, TableKind};
use crate::puzzle::{Home, Metric, Puzzle, Shape};
use crate::report::{Guarantee, Report};
use crate::request::Request;
use crate::search::Observer;
use crate::solver::Solver;
use crate::spec::{HeuristicSpec, PdbSpec};

/// The tables for every board, and those for a first try.
const LARGE: &str = "7-8";
const SMALL: &str = "6-6-3-best";

/// Nodes of the first try: about as long as building the large tables takes.
const PATIENCE: u64 = 10_000_000;

/// Whether this heuristic means solving in stages.
pub(crate) fn apply(heuristic: &HeuristicSpec, metric: Metric, home: Home) -> bool {
    let corners = [0, 3, 12, 15];
    *heuristic == HeuristicSpec::Auto
        && metric == Metric::Stm
        && home.shape() == Shape::FOUR
        && corners.contains(&home.blank())
}

impl Solver {
    /// Solves a request to which stages apply.
    pub(crate) fn solve_in_stages(
        &self,
        request: &Request,
        puzzle: Puzzle,
        observer: &mut dyn Observer,
    ) -> Result<Report, SolveError> {
        let large = HeuristicSpec::Pdb(PdbSpec::new(LARGE));
        if self.is_at_hand(LARGE) {
            return self.solve_advanced(request, large, puzzle, &*self.tables, observer);
        }
        let mut first = request.clone();
        let allowed = request.limits.nodes.unwrap_or(u64::MAX);
        first.limits.nodes = Some(allowed.min(PATIENCE));
        let small = HeuristicSpec::Pdb(PdbSpec::new(SMALL));
        let tried = self.solve_advanced(&first, small, puzzle, &*self.tables, observer)?;
        let resists = tried.stats.generated >= PATIENCE && allowed > PATIENCE;
        if !resists || is_complete(&tried) {
            return Ok(tried);
        }
        let mut second = request.clone();
        second.limits.nodes = request
            .limits
            .nodes
            .map(|nodes| nodes - tried.stats.generated);
        let keeping = Keeping(&*self.tables);
        let mut report = self.solve_advanced(&second, large, puzzle, &keeping, observer)?;
        report.add_earlier(tried);
        Ok(report)
    }

    /// The pattern databases that the first stage uses.
    pub(crate) fn first_stage(&self) -> PdbSpec {
        PdbSpec::new(if self.is_at_hand(LARGE) { LARGE } else { SMALL })
    }

    fn is_at_hand(&self, partition: &str) -> bool {
        let partition = Partition::named(partition);
        let mut tables = partition
            .iter()
            .flat_map(|p| p.tables(TableKind::BlankAware));
        tables.all(|id| self.tables.is_at_hand(&id))
    }
}

/// Whether a report has everything that was asked for.
fn is_complete(report: &Report) -> bool {
    report.guarantee == Guarantee::Optimal && report.all.as_ref().is_none_or(|all| all.complete)
}
