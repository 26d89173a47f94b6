//! Which boards can be reached from which: parity, for every shape and goal.
//!
//! A slide exchanges the blank with a neighbour. Each exchange flips the parity of the
//! permutation and moves the blank by one step, so the parity of the permutation plus
//! the parity of the blank's distance never changes. There is no other obstacle: on
//! boards with at least two rows and two columns every arrangement with the right
//! parity is reachable (Wilson 1974; on 2x2, which his theorem leaves out, the twelve
//! arrangements of the right parity are the twelve that going round reaches).

use super::Board;

/// Returns `true` if slides can turn `start` into `goal`.
pub fn reachable(start: &Board, goal: &Board) -> bool {
    start.shape() == goal.shape() && parity(start, goal) == 0
}

/// Returns 0 if the number of exchanges that turn `start` into `goal`, plus the blank's
/// steps, is even, else 1.
fn parity(start: &Board, goal: &Board) -> u32 {
    let shape = start.shape();
    let mut target = *start.cells();
    for (cell, &tile) in goal.tiles().iter().enumerate() {
        target[usize::from(tile)] = cell as u8;
    }
    // A cycle of n cells takes n - 1 exchanges.
    let mut seen = [false; super::MAX_CELLS];
    let mut exchanges = 0;
    for first in 0..shape.cells() {
        let mut cell = first;
        while !seen[cell] {
            seen[cell] = true;
            cell = usize::from(target[usize::from(start.tile(cell))]);
            exchanges += u32::from(!seen[cell]);
        }
    }
    (exchanges + shape.distance(start.blank(), goal.blank())) % 2
}
