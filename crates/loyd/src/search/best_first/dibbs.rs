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

use super::closed::Full;
use super::half::OnShorterPath;
use super::open::Open;
use super::two_sided::{Heuristics, TwoSided, backward_names, out_of_memory};
use crate::grid::TileWord;
use crate::heuristic::{Heuristic, Properties, Step};
use crate::puzzle::{Cells, MAX_CELLS};
use crate::search::budget::Budget;
use crate::search::{Limits, Observer, Outcome, Problem};

/// Searches from both ends with two consistent heuristics in the same unit. `backward`
/// estimates the distance to the start; for it, the start's tiles are in order.
///
/// # Panics
/// If the board has more than 25 cells.
pub fn dibbs<F: Heuristic, B: Heuristic>(
    problem: &Problem,
    forward: &F,
    backward: &B,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Outcome {
    let balance = |reversed| Balance {
        forward,
        backward,
        names: backward_names(problem),
        cells: problem.home.shape().cells(),
        reversed,
    };
    let (ahead, back) = (balance(false), balance(true));
    if u64::fits(problem.home.shape().cells()) {
        search::<u64>(problem, (&ahead, &back), limits, observer)
    } else {
        search::<u128>(problem, (&ahead, &back), limits, observer)
    }
}

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
        if self.reversed {
            backward.wrapping_sub(forward)
        } else {
            forward.wrapping_sub(backward)
        }
    }
}

/// Searches with the [`Balance`] of each side.
fn search<S: TileWord>(
    problem: &Problem,
    both: Heuristics<'_>,
    limits: Limits,
    observer: &mut dyn Observer,
) -> Outcome {
    let mut budget = Budget::new(limits, observer);
    let Ok(mut both_sides) =
        TwoSided::<S, Open>::new(problem, both, None, OnShorterPath::Reopen, limits.memory)
    else {
        return out_of_memory(&budget);
    };
    let mut bound = 0;
    loop {
        let one = both_sides.forward.least().unwrap_or(u32::MAX / 2);
        let other = both_sides.backward.least().unwrap_or(u32::MAX / 2);
        bound = problem
            .round_up((one + other).div_ceil(both_sides.forward.unit))
            .max(bound);
        if both_sides
            .best
            .is_some_and(|meeting| meeting.length <= bound)
        {
            return both_sides.outcome(true, bound, &budget);
        }
        both_sides.announce(bound, &mut budget);
        if budget.must_stop(bound) {
            return both_sides.outcome(false, bound, &budget);
        }
        let stepped = if one <= other {
            both_sides.step_forward(&mut budget)
        } else {
            both_sides.step_backward(&mut budget)
        };
        if stepped == Err(Full) {
            return both_sides.outcome(false, bound, &budget);
        }
    }
}
