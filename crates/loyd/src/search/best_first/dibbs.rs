//! DIBBS: dynamically improved bounds bidirectional search.
//!
//! Sewell & Jacobson (2021). Each board is estimated towards both ends. Each side
//! expands the board with the least priority 2g + h(ahead) - h(back) first, where
//! *ahead* is the end it searches for and *back* the end it started from. For a board
//! that both sides reach, the two priorities add up to twice the length of the path
//! through it. So no solution is shorter than half the sum of the two least open
//! priorities, and the best solution seen is proved once it is no longer than that. In
//! this way the backward search tightens the bound of the forward one, which plain f =
//! g + h does not allow. Needs consistent heuristics.
//!
//! It is included as a fair modern comparison for the older bidirectional searches.

use super::proving::{ProvingRule, Turn, prove};
use super::two_sided::{TwoSided, backward_names, check_both};
use crate::grid::TileWord;
use crate::heuristic::{Heuristic, HeuristicError, Properties, Step, is_too_large};
use crate::puzzle::{Cells, MAX_CELLS};
use crate::search::{Limits, Observer, Outcome, Problem};

/// Searches from both ends with two consistent heuristics in the same unit. `backward`
/// estimates the distance to the start; for it, the start's tiles are in order.
///
/// # Errors
/// If a heuristic breaks its contract.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn dibbs<F: Heuristic, B: Heuristic>(
    problem: &Problem,
    forward: &F,
    backward: &B,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Result<Outcome, HeuristicError> {
    check_both(problem, forward, backward)?;
    let balance = |reversed| Balance {
        forward,
        backward,
        names: backward_names(problem),
        cells: problem.home.shape().cells(),
        reversed,
    };
    let (ahead, back) = (balance(false), balance(true));
    prove::<LeastPriority>(problem, (&ahead, &back), None, limits, observer)
}

/// In place of a difference with an estimate that is too large: no search takes it.
const TOO_LARGE: u32 = u32::MAX / 2;

/// The estimate ahead minus the estimate back. Twice the depth plus this is the
/// priority. The difference may be negative but the priority never is, so the
/// arithmetic wraps.
struct Balance<'a, F, B> {
    forward: &'a F,
    backward: &'a B,
    /// The backward heuristic's names of the tiles.
    names: Cells,
    cells: usize,
    /// Whether this half searches towards the start.
    reversed: bool,
}

impl<F, B> Balance<'_, F, B> {
    fn renamed(&self, cells: &Cells) -> Cells {
        let mut renamed = [0; MAX_CELLS];
        for (new, &tile) in renamed.iter_mut().zip(&cells[..self.cells]) {
            *new = self.names[usize::from(tile) % MAX_CELLS];
        }
        renamed
    }
}

impl<F: Heuristic, B: Heuristic> Heuristic for Balance<'_, F, B> {
    const UNIT: u32 = {
        assert!(F::UNIT == B::UNIT, "estimates in different units");
        2 * F::UNIT
    };
    type Memo = (F::Memo, B::Memo);

    fn properties(&self) -> Properties {
        Properties::NONE
    }

    fn start(&self, cells: &Cells) -> Self::Memo {
        let back = self.backward.start(&self.renamed(cells));
        (self.forward.start(cells), back)
    }

    fn step(&self, memo: Self::Memo, cells: &Cells, step: Step) -> Self::Memo {
        let renamed = Step {
            tile: self.names[usize::from(step.tile) % MAX_CELLS],
            ..step
        };
        (
            self.forward.step(memo.0, cells, step),
            self.backward.step(memo.1, &self.renamed(cells), renamed),
        )
    }

    fn estimate(&self, memo: Self::Memo) -> u32 {
        let forward = self.forward.estimate(memo.0);
        let backward = self.backward.estimate(memo.1);
        if is_too_large(forward.max(backward), F::UNIT) {
            return TOO_LARGE;
        }
        if self.reversed {
            backward.wrapping_sub(forward)
        } else {
            forward.wrapping_sub(backward)
        }
    }
}

/// The side whose least priority is less is next.
struct LeastPriority;

impl ProvingRule for LeastPriority {
    const IS_SIGNED: bool = true;

    fn turn<S: TileWord>(sides: &mut TwoSided<'_, S>) -> Turn {
        let one = sides.forward.least().unwrap_or(u32::MAX / 2);
        let other = sides.backward.least().unwrap_or(u32::MAX / 2);
        Turn {
            bound: (one + other).div_ceil(sides.forward.unit),
            is_forward: one <= other,
        }
    }
}
