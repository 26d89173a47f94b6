//! The length of a real path between two boards, if a short one is quickly found.
//!
//! A depth-first search with rising bounds on slides made plus Manhattan
//! distance, to a goal that is any board: instead of renaming the tiles each tile
//! is sent to the cell where the other board has it, which is the same. Whatever
//! it finds is the length of a path that exists, and the shortest one.

use super::coordinates::Coordinates;
use crate::puzzle::PackedBoard;

/// Boards looked at before a path is given up: a tenth of a millisecond or two.
const PATIENCE: u32 = 20_000;

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

/// The number of slides from one board to another, if it is at most `most` and
/// found within a few thousand boards. Nothing does not mean that there is no
/// such path.
pub fn path_length(from: PackedBoard, to: PackedBoard, most: u32) -> Option<u32> {
    let mut target = [0; 16];
    for cell in 0..16 {
        target[usize::from(to.tile(cell))] = cell as u8;
    }
    let mut walk = Walk {
        target,
        patience: PATIENCE,
    };
    let mut bound = Coordinates::of(from).distance(&Coordinates::of(to));
    // Every slide changes the distance by one, so bounds go up by two.
    while bound <= most {
        let left = Coordinates::of(from).distance(&Coordinates::of(to));
        match walk.search(from, from.blank() as u8, 16, left, bound) {
            Some(true) => return Some(bound),
            Some(false) => bound += 2,
            None => return None,
        }
    }
    None
}

struct Walk {
    /// The cell each tile belongs on.
    target: [u8; 16],
    patience: u32,
}

impl Walk {
    /// Whether the target is reached with `allowed` more slides from a board whose
    /// tiles are `left` away; nothing when patience is at its end.
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
        self.patience = self.patience.checked_sub(1)?;
        for next in NEIGHBOURS[usize::from(blank) % 16] {
            if next == 16 || next == last {
                continue;
            }
            let tile = board.tile(usize::from(next));
            let target = self.target[usize::from(tile) % 16];
            let nearer = steps(blank, target) < steps(next, target);
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

fn steps(a: u8, b: u8) -> u32 {
    u32::from((a / 4).abs_diff(b / 4) + (a % 4).abs_diff(b % 4))
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
