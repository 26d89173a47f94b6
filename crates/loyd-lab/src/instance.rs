//! One board to measure, with what is known of it.

use loyd::puzzle::{Board, Goal, Home, Puzzle, PuzzleError};

/// A board, its goal, and the length of its shortest solutions if that is known.
#[derive(Debug, Clone)]
pub struct Instance {
    /// What the board is called in its set.
    pub name: String,
    /// The goal as it was named.
    pub goal: Goal,
    /// The optimal length in single tiles, as the set has it.
    pub optimal: Option<u32>,
    puzzle: Puzzle,
}

impl Instance {
    /// Checks that the goal can be reached.
    pub fn new(
        name: impl Into<String>,
        board: Board,
        goal: Goal,
        optimal: Option<u32>,
    ) -> Result<Instance, PuzzleError> {
        Ok(Instance {
            name: name.into(),
            goal,
            optimal,
            puzzle: Puzzle::new(board, &goal)?,
        })
    }

    /// The board and its goal, checked.
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The board.
    pub const fn board(&self) -> &Board {
        self.puzzle.start()
    }

    /// The goal as a board.
    pub const fn goal_board(&self) -> &Board {
        self.puzzle.goal()
    }

    /// The canonical goal, for which tables are made.
    pub fn home(&self) -> Home {
        self.puzzle.home()
    }
}
