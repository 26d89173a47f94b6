//! What `auto` does on 4x4: small tables first, more and larger ones for boards that resist.
//!
//! The tables of 7-8 make nearly every board easy, but building them takes seconds
//! where none are stored, and most boards do not need them: those of 6-6-3 are
//! made in a twentieth of a second and solve a typical board in a fraction of
//! one. A second partition beside 7-8 halves the nodes again, a third helps the
//! few boards that are hard for both. So there are stages, each with stronger
//! tables than the one before. A board begins with the strongest that pays for
//! every board and is stored, and goes on to the next when it has used up as many
//! nodes as take about the time that building the next tables takes. What is
//! built for a later stage is kept.

use crate::error::SolveError;
use crate::pattern::{Keeping, TableKind, TableSource};
use crate::puzzle::{Home, Metric, Puzzle, Shape};
use crate::report::{Guarantee, Report};
use crate::request::Request;
use crate::search::Observer;
use crate::solver::Solver;
use crate::spec::{HeuristicSpec, PdbSpec};

/// Tables, and how long to try with them.
struct Stage {
    partitions: &'static str,
    /// Nodes to generate before the next stage.
    patience: u64,
    /// Whether a board begins here if the tables are stored.
    begins: bool,
}

/// The stages, weakest first.
const STAGES: [Stage; 4] = [
    Stage {
        partitions: "6-6-3-best",
        patience: 10_000_000,
        begins: true,
    },
    Stage {
        partitions: "7-8",
        patience: 20_000_000,
        begins: true,
    },
    Stage {
        partitions: "7-8+7-8-stairs",
        patience: 15_000_000,
        begins: true,
    },
    Stage {
        partitions: "7-8+7-8-stairs+7-8-right",
        patience: u64::MAX,
        begins: false,
    },
];

impl Stage {
    fn tables(&self) -> PdbSpec {
        PdbSpec::new(self.partitions)
    }
}

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
        let first = self.first();
        let mut earlier: Option<Report> = None;
        for (number, stage) in STAGES.iter().enumerate().skip(first) {
            let used = earlier.as_ref().map_or(0, |report| report.stats.generated);
            let allowed = request.limits.nodes.map(|nodes| nodes.saturating_sub(used));
            let patience = allowed.map_or(stage.patience, |nodes| nodes.min(stage.patience));
            let mut attempt = request.clone();
            attempt.limits.nodes = (patience < u64::MAX).then_some(patience);
            let heuristic = HeuristicSpec::Pdb(stage.tables());
            let keeping = Keeping(&*self.tables);
            let tables: &dyn TableSource = if number == first {
                &*self.tables
            } else {
                &keeping
            };
            let mut report = self.solve_advanced(&attempt, heuristic, puzzle, tables, observer)?;
            let resists = report.stats.generated >= stage.patience;
            if let Some(earlier) = earlier.take() {
                report.add_earlier(earlier);
            }
            let may_go_on = allowed.is_none_or(|nodes| nodes > stage.patience);
            if !resists || !may_go_on || is_complete(&report) {
                return Ok(report);
            }
            earlier = Some(report);
        }
        unreachable!("the last stage has all the patience there is")
    }

    /// The pattern databases that the first stage uses.
    pub(crate) fn first_stage(&self) -> PdbSpec {
        STAGES[self.first()].tables()
    }

    /// The strongest stage to begin with.
    fn first(&self) -> usize {
        let at_hand = |stage: &Stage| stage.begins && self.is_at_hand(&stage.tables());
        STAGES.iter().rposition(at_hand).unwrap_or(0)
    }

    fn is_at_hand(&self, pdb: &PdbSpec) -> bool {
        let home = Home::blank_last(Shape::FOUR);
        let partitions = pdb.partitions(home).unwrap_or_default();
        let mut tables = partitions
            .iter()
            .flat_map(|p| p.tables(TableKind::BlankAware));
        tables.all(|id| self.tables.is_at_hand(&id))
    }
}

/// Whether a report has everything that was asked for.
fn is_complete(report: &Report) -> bool {
    report.guarantee == Guarantee::Optimal && report.all.as_ref().is_none_or(|all| all.complete)
}
