//! The estimates of one of the library's own heuristics.

use loyd::heuristic::Heuristic;
use loyd::puzzle::{Board, Goal, Home, Puzzle};
use loyd::spec::HeuristicSpec;
use loyd::{HeuristicVisitor, SolveError};
use loyd_engine::Engine;

use super::KnownBoards;

/// Returns a heuristic's estimate of every board, each computed afresh from all its cells.
pub fn own_estimates(
    engine: &Engine,
    heuristic: &HeuristicSpec,
    known: &KnownBoards,
) -> Result<Vec<f64>, SolveError> {
    let goal = *known.goal();
    let home = Home::new(goal.shape(), goal.blank());
    let all = EstimateAll {
        goal,
        boards: known.boards(),
    };
    engine.solver().with_heuristic(heuristic, home, all)?
}

struct EstimateAll<'a> {
    goal: Board,
    boards: &'a [Board],
}

impl HeuristicVisitor for EstimateAll<'_> {
    type Output = Result<Vec<f64>, SolveError>;

    fn visit<H: Heuristic>(self, heuristic: &H) -> Self::Output {
        let goal = Goal::Board(self.goal);
        let estimate = |&board: &Board| {
            let start = Puzzle::new(board, &goal)?.canonical_start();
            Ok(heuristic.estimate_board(&start).slides())
        };
        self.boards.iter().map(estimate).collect()
    }
}
