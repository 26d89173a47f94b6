//! The length of a shortest path between two boards, if a short one is found quickly.
//!
//! A depth-first search with rising bounds on slides made plus Manhattan distance. The
//! goal may be any board: instead of renaming the tiles, each tile is sent to its cell
//! on the other board, which is equivalent. The result is the length of a path that
//! exists, and a shortest one.

use super::steps::Steps;
use crate::puzzle::PackedBoard;

/// Boards that are expanded for one path before the search gives up.
const NODE_BUDGET: u32 = 20_000;

/// Neighbours of each cell of a 4x4 board, 16 where there is none.
const NEIGHBOURS: [[u8; 4]; 16] = neighbours();

const fn neighbours() -> [[u8; 4]; 16] {
    let mut table = [[16; 4]; 16];
    let mut cell = 0;
    while cell < 16 {
        if cell >= 4 {
            table[cell][0] = cell as u8 - 4;
        }
        if cell % 4 > 0 {
            table[cell][1] = cell as u8 - 1;
        }
        if cell % 4 < 3 {
            table[cell][2] = cell as u8 + 1;
        }
        if cell < 12 {
            table[cell][3] = cell as u8 + 4;
        }
        cell += 1;
    }
    table
}

/// Returns the number of slides from one board to another, if it is at most `most` and
/// found within twenty thousand boards. `None` does not mean that there is no such
/// path.
pub fn path_length(from: PackedBoard, to: PackedBoard, most: u32) -> Option<u32> {
    let target = Steps::of(to);
    let mut node_budget = NODE_BUDGET;
    let mut search = PathSearch {
        target: &target,
        node_budget: &mut node_budget,
    };
    search.length(from, most)
}

/// Searches for paths to one board.
pub(super) struct PathSearch<'a> {
    /// The steps of each tile to each cell, from its cell on the target.
    pub(super) target: &'a Steps,
    /// Boards that may still be expanded.
    pub(super) node_budget: &'a mut u32,
}

impl PathSearch<'_> {
    /// Returns the length of a shortest path from a board; `None` if it is longer than
    /// `most` or the node budget is used up.
    pub(super) fn length(&mut self, from: PackedBoard, most: u32) -> Option<u32> {
        let left = self.target.distance(from);
        let mut bound = left;
        // Every slide changes the distance by one, so bounds rise by two.
        while bound <= most {
            if self.search(from, from.blank() as u8, 16, left, bound)? {
                return Some(bound);
            }
            bound += 2;
        }
        None
    }

    /// Returns whether the target can be reached with `allowed` more slides from a
    /// board whose tiles are `left` steps away; `None` if the node budget is used up.
    fn search(
        &mut self,
        board: PackedBoard,
        blank: u8,
        last: u8,
        left: u32,
        allowed: u32,
    ) -> Option<bool> {
        if left == 0 {
            return Some(true);
        }
        *self.node_budget = self.node_budget.checked_sub(1)?;
        for next in NEIGHBOURS[usize::from(blank) % 16] {
            if next == 16 || next == last {
                continue;
            }
            let tile = board.tile(usize::from(next));
            let steps = |cell: u8| self.target.steps(tile, cell.into());
            let nearer = steps(blank) < steps(next);
            let left = if nearer { left - 1 } else { left + 1 };
            if left < allowed {
                let child = board.exchanged(usize::from(blank), usize::from(next));
                if self.search(child, next, blank, left, allowed - 1)? {
                    return Some(true);
                }
            }
        }
        Some(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Board, Scrambler};

    #[test]
    fn short_walks_are_found_and_never_underestimated() {
        let mut scrambler = Scrambler::new(11);
        let goal: Board = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0".parse().unwrap();
        for steps in 0..16 {
            for _ in 0..20 {
                let from = scrambler.uniform(&goal);
                let (_, to) = scrambler.walk(&from, steps);
                let [from, to] = [&from, &to].map(|board| PackedBoard::try_from(board).unwrap());
                let length = path_length(from, to, 16).expect("a path of at most 15");
                assert!(length as usize <= steps && (steps - length as usize).is_multiple_of(2));
                assert_eq!(path_length(to, from, 16), Some(length));
            }
        }
    }
}
