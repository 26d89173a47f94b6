//! What every search checks of a heuristic that it does not know.
//!
//! A heuristic may come from anywhere, and one that breaks its promises must not make a search run
//! for ever or take all memory. Two promises cost nearly nothing to check: the estimate of the goal
//! is 0, and none is above [`GREATEST_ESTIMATE`].

use super::{Estimate, Heuristic, MultiTileBounds};
use crate::puzzle::{Board, Home};

/// The greatest estimate that a search takes, in slides or moves. No board of any size is nearly as
/// far from its goal.
pub const GREATEST_ESTIMATE: u32 = 1_000_000;

/// A heuristic that no search takes, because it breaks its contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HeuristicError {
    /// Searches notice the goal by its estimate.
    #[error("the heuristic estimates the goal to be {0} moves from itself: it must be 0")]
    Goal(Estimate),
    /// Such as `u32::MAX` for "never". From every board of a puzzle the goal can be reached.
    #[error("the heuristic estimates {0} moves, and the greatest is {GREATEST_ESTIMATE}")]
    TooLarge(Estimate),
}

/// Checks the estimates of the goal and of the board that a search starts with.
pub(crate) fn check_ends<H: Heuristic>(
    heuristic: &H,
    start: &Board,
    home: Home,
) -> Result<(), HeuristicError> {
    let goal = heuristic.estimate_board(&home.board());
    if goal.units != 0 {
        return Err(HeuristicError::Goal(goal));
    }
    check(heuristic.estimate_board(start))
}

/// The same of bounds in the metric of several tiles.
pub(crate) fn check_multi_tile_ends<B: MultiTileBounds>(
    bounds: &B,
    start: &Board,
    home: Home,
) -> Result<(), HeuristicError> {
    let goal = bounds.slides(bounds.start(home.board().cells()));
    if let Some(units) = goal.into_iter().find(|slides| *slides != 0) {
        return Err(HeuristicError::Goal(Estimate { units, unit: 1 }));
    }
    check_multi_tile(bounds.slides(bounds.start(start.cells())))
}

/// Checks that no estimate is too large.
pub(crate) fn check_multi_tile(slides: [u32; 2]) -> Result<(), HeuristicError> {
    let units = slides[0].max(slides[1]);
    check(Estimate { units, unit: 1 })
}

/// Checks that an estimate is not too large.
fn check(estimate: Estimate) -> Result<(), HeuristicError> {
    if is_too_large(estimate.units, estimate.unit) {
        return Err(HeuristicError::TooLarge(estimate));
    }
    Ok(())
}

/// Returns `true` if an estimate is above the greatest that a search takes.
#[inline]
pub(crate) const fn is_too_large(units: u32, unit: u32) -> bool {
    units > GREATEST_ESTIMATE * unit
}
