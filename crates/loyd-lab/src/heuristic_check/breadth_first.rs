//! Distances by plain breadth-first search from the goal: the oracle of the check. It knows the
//! moves of the game and nothing of any heuristic.

use std::collections::HashSet;

use loyd::puzzle::Board;

/// The boards by their distance.
pub(super) struct Levels {
    /// Level `d` has every board at distance `d`.
    pub(super) levels: Vec<Vec<Board>>,
    /// Whether there are no other boards.
    pub(super) complete: bool,
}

/// Lists whole levels from the goal on, no more than `most` boards together.
pub(super) fn levels(goal: &Board, most: usize) -> Levels {
    let mut levels = vec![vec![*goal]];
    let mut total = 1;
    loop {
        let last = &levels[levels.len() - 1];
        // A neighbour is one farther or one nearer, so the level before is all to compare with.
        let before: HashSet<&Board> = levels.iter().rev().nth(1).into_iter().flatten().collect();
        let mut seen = HashSet::new();
        let mut next = Vec::new();
        for board in last {
            let around = board.slides().filter_map(|slide| board.after(slide));
            next.extend(around.filter(|board| !before.contains(board) && seen.insert(*board)));
        }
        total += next.len();
        if next.is_empty() || total > most {
            return Levels {
                complete: next.is_empty(),
                levels,
            };
        }
        levels.push(next);
    }
}
