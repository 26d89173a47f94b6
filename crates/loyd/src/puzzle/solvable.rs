//! Which boards can become which: parity, for every shape and goal.
//!
//! A slide exchanges the blank with a neighbour. Each exchange flips the parity
//! of the permutation and moves the blank by one step, so parity of the
//! permutation plus parity of the blank's distance never changes. That is all:
//! on boards with at least two rows and two columns every arrangement with the
//! right parity is reachable (Wilson 1974; on 2x2, which his theorem leaves out,
//! the twelve arrangements of the right parity are the twelve that circling
//! reaches).

use super::Board;

/// Whether `start` can be turned into `goal` by slides.
pub fn reachable(start: &Board, goal: &Board) -> bool {
    start.shape() == goal.shape() && parity(start, goal) == 0
}

/// 0 if the exchanges that turn `start` into `goal`, counted with the blank's
/// steps, are even in number.
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
