//! The boards that a heuristic is asked about, and what is known of them.

use std::collections::HashMap;

use loyd::puzzle::Board;

use super::breadth_first::{self, Levels};

/// Boards of up to this many cells are all listed: 3x3 has 181,440.
const MOST_CELLS_LISTED: usize = 9;
/// Of larger boards, so many next to the goal are listed at most. On 4x4 with the blank in a
/// corner these are all within 13 moves. A program that takes a tenth of a millisecond for each
/// is done in some seconds.
const MOST_NEAR: usize = 50_000;

/// Boards from which one goal can be reached, each once, with their distances.
#[derive(Debug)]
pub struct KnownBoards {
    boards: Vec<Board>,
    /// `None` for a board that is there only as the neighbour of another.
    distances: Vec<Option<u32>>,
    index: HashMap<Board, usize>,
    pub(super) coverage: Coverage,
}

/// Which boards there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coverage {
    /// Every board from which the goal can be reached.
    All,
    /// Every board near the goal, and perhaps samples.
    Part {
        /// All boards within this many moves of the goal are there.
        near: u32,
        /// Samples that were solved.
        samples: usize,
        /// Samples that were too hard to solve, and were left out.
        unsolved: usize,
    },
}

impl KnownBoards {
    /// Lists the boards for which breadth-first search from the goal is quick: all of a small
    /// shape, those near the goal of a larger one. The goal is the first, and no board comes
    /// before one that is nearer.
    pub fn near(goal: &Board) -> KnownBoards {
        let small = goal.shape().cells() <= MOST_CELLS_LISTED;
        let Levels { levels, complete } =
            breadth_first::levels(goal, if small { usize::MAX } else { MOST_NEAR });
        let coverage = if complete {
            Coverage::All
        } else {
            Coverage::Part {
                near: levels.len() as u32 - 1,
                samples: 0,
                unsolved: 0,
            }
        };
        let mut known = KnownBoards {
            boards: Vec::new(),
            distances: Vec::new(),
            index: HashMap::new(),
            coverage,
        };
        for (level, distance) in levels.iter().zip(0..) {
            for &board in level {
                known.add(board, Some(distance));
            }
        }
        known
    }

    /// Adds a board, or what is now known of it.
    ///
    /// # Panics
    /// If another distance is known: breadth-first search and the engine contradict each other.
    pub(super) fn add(&mut self, board: Board, distance: Option<u32>) {
        let index = *self.index.entry(board).or_insert_with(|| {
            self.boards.push(board);
            self.distances.push(None);
            self.boards.len() - 1
        });
        let known = &mut self.distances[index];
        if let (Some(one), Some(other)) = (*known, distance) {
            assert_eq!(one, other, "two distances of {board}");
        }
        *known = known.or(distance);
    }

    /// The goal.
    pub fn goal(&self) -> &Board {
        &self.boards[0]
    }

    /// Every board, the goal first.
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// The distance of the board at this place; `None` if it is not known.
    pub fn distance(&self, place: usize) -> Option<u32> {
        self.distances[place]
    }

    /// Which boards these are.
    pub const fn coverage(&self) -> Coverage {
        self.coverage
    }

    /// Every move that leads from one of the boards to another, as their places. A move and the
    /// move back are one.
    pub fn moves(&self) -> impl Iterator<Item = (usize, usize)> {
        self.boards.iter().enumerate().flat_map(|(place, board)| {
            let others = board.slides().filter_map(|slide| board.after(slide));
            let places = others.filter_map(|next| self.index.get(&next).copied());
            places
                .filter(move |&other| other > place)
                .map(move |other| (place, other))
        })
    }
}
