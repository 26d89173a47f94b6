//! Goals, the canonical form that every search works in, and the checked puzzle.
//!
//! The goal may be any arrangement. Inside the library, tiles are renamed so that the
//! goal is always a [`Home`]: the tiles in order, row by row, with the blank on the
//! cell where the goal has it. Slides do not depend on the names of tiles, so a path
//! found inside is a path outside, and nothing needs to be translated back.
//!
//! ```text
//! goal          home          start         start inside
//! 7 1 4         1 2 3         1 7 4         2 1 3
//! 2 0 8   ->    4 0 5         2 0 8   ->    4 0 5
//! 5 3 6         6 7 8         5 3 6         6 7 8
//! ```
//!
//! The two common goals, blank last and blank first, are homes already.

use std::fmt;
use std::str::FromStr;

use super::shape::MAX_CELLS;
use super::solvable::reachable;
use super::{Board, Cells, ParseBoardError, Shape, parse_board};
use crate::names::{Name, Named, named_enum};

named_enum! {
    /// The goal as the user names it.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
    pub enum Goal {
        /// Tiles in order, the blank on the last cell: `1 2 3/4 5 6/7 8 0`.
        #[default]
        BlankLast = "blank-last": "1 2 3 and so on, then the blank",
        /// The blank on the first cell, tiles in order: `0 1 2/3 4 5/6 7 8`.
        BlankFirst = "blank-first": "the blank, then 1 2 3 and so on",
    }
    unnamed {
        /// Any arrangement.
        Board(Board),
    }
}

impl Goal {
    /// Returns the shape of boards with this goal; `None` if boards of every shape have it.
    pub fn shape(&self) -> Option<Shape> {
        match self {
            Goal::BlankLast | Goal::BlankFirst => None,
            Goal::Board(board) => Some(board.shape()),
        }
    }

    /// Reads a goal: one of the [names](Goal::ALL), or a board in any notation.
    /// `shape` is the shape of a board whose text does not show it.
    pub fn parse(text: &str, shape: Option<Shape>) -> Result<Goal, ParseBoardError> {
        let named = Goal::ALL.iter().find(|row| row.is_called(text.trim()));
        match named {
            Some(row) => Ok(row.value),
            None => parse_board(text, shape).map(Goal::Board),
        }
    }

    /// Returns the goal as a board of this shape; `None` if it is a board of another
    /// shape.
    pub fn board(&self, shape: Shape) -> Option<Board> {
        match self {
            Goal::BlankLast => Some(Home::blank_last(shape).board()),
            Goal::BlankFirst => Some(Home::blank_first(shape).board()),
            Goal::Board(board) => (board.shape() == shape).then_some(*board),
        }
    }
}

impl Name for Goal {
    const KIND: &'static str = "goal";
    const NAMES: &'static [Named<Goal>] = Goal::ALL;
    const MORE: &'static str = " and any board";
}

/// `blank-last`, `blank-first` or the board itself.
impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self, self.name()) {
            (Goal::Board(board), _) => board.fmt(f),
            (_, Some(name)) => f.write_str(name),
            (_, None) => Err(fmt::Error),
        }
    }
}

/// Reads `blank-last`, `blank-first` or a board in any notation.
impl FromStr for Goal {
    type Err = ParseBoardError;

    fn from_str(text: &str) -> Result<Goal, ParseBoardError> {
        Goal::parse(text, None)
    }
}

/// A canonical goal: tiles in the order of the cells, the blank on one cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Home {
    shape: Shape,
    blank: u8,
}

impl Home {
    /// The home with the blank on `blank`, a cell of the shape.
    ///
    /// # Panics
    /// If the shape has no such cell.
    pub fn new(shape: Shape, blank: usize) -> Home {
        assert!(blank < shape.cells(), "{shape} has no cell {blank}");
        Home {
            shape,
            blank: blank as u8,
        }
    }

    /// The home with the blank on the last cell.
    pub fn blank_last(shape: Shape) -> Home {
        Home::new(shape, shape.cells() - 1)
    }

    /// The home with the blank on the first cell.
    pub fn blank_first(shape: Shape) -> Home {
        Home::new(shape, 0)
    }

    /// The shape.
    pub const fn shape(self) -> Shape {
        self.shape
    }

    /// The blank's cell.
    pub const fn blank(self) -> usize {
        self.blank as usize
    }

    /// Returns `true` if the blank is in a corner.
    pub const fn is_corner(self) -> bool {
        let (row, col) = (self.shape.row(self.blank()), self.shape.col(self.blank()));
        (row == 0 || row == self.shape.rows() - 1) && (col == 0 || col == self.shape.cols() - 1)
    }

    /// Returns the cell a tile belongs on; for 0, the blank's cell.
    pub const fn cell_of(self, tile: u8) -> usize {
        if tile == 0 {
            self.blank()
        } else if tile <= self.blank {
            tile as usize - 1
        } else {
            tile as usize
        }
    }

    /// Returns the tile that belongs on a cell; 0 for the blank's cell.
    pub const fn tile_at(self, cell: usize) -> u8 {
        let cell = cell as u8;
        if cell == self.blank {
            0
        } else if cell < self.blank {
            cell + 1
        } else {
            cell
        }
    }

    /// The solved board.
    pub fn board(self) -> Board {
        let tiles: Vec<u8> = (0..self.shape.cells())
            .map(|cell| self.tile_at(cell))
            .collect();
        Board::new(self.shape, &tiles).expect("a home has every tile once")
    }
}

/// A start and a goal that can be reached from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Puzzle {
    start: Board,
    goal: Board,
}

impl Puzzle {
    /// Checks that the goal has the start's shape and can be reached.
    pub fn new(start: Board, goal: &Goal) -> Result<Puzzle, PuzzleError> {
        let shape = start.shape();
        let target = goal.board(shape).ok_or(PuzzleError::Shape {
            start: shape,
            goal: match goal {
                Goal::Board(board) => board.shape(),
                Goal::BlankLast | Goal::BlankFirst => shape,
            },
        })?;
        if reachable(&start, &target) {
            return Ok(Puzzle {
                start,
                goal: target,
            });
        }
        Err(PuzzleError::Unsolvable(Box::new(Unsolvable::new(
            start, *goal,
        ))))
    }

    /// Returns the puzzle that is solved already.
    pub const fn solved(goal: Board) -> Puzzle {
        Puzzle { start: goal, goal }
    }

    /// Returns the puzzle with the same goal and another start, which must be reachable.
    pub fn with_start(&self, start: Board) -> Result<Puzzle, PuzzleError> {
        Puzzle::new(start, &Goal::Board(self.goal))
    }

    /// The start as the user sees it.
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// The goal as the user sees it.
    pub const fn goal(&self) -> &Board {
        &self.goal
    }

    /// The canonical goal.
    pub fn home(&self) -> Home {
        Home::new(self.goal.shape(), self.goal.blank())
    }

    /// The start with its tiles renamed for the canonical goal.
    pub fn canonical_start(&self) -> Board {
        let home = self.home();
        let mut names: Cells = [0; MAX_CELLS];
        for (cell, &tile) in self.goal.tiles().iter().enumerate() {
            names[usize::from(tile)] = home.tile_at(cell);
        }
        self.start.renamed(&names)
    }
}

/// The puzzle with the blank-last goal.
impl TryFrom<Board> for Puzzle {
    type Error = PuzzleError;

    fn try_from(start: Board) -> Result<Puzzle, PuzzleError> {
        Puzzle::new(start, &Goal::BlankLast)
    }
}

/// Why a start and a goal are not a puzzle.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleError {
    /// Start and goal differ in shape.
    #[error("the board is {start} but the goal is {goal}")]
    Shape {
        /// The start's shape.
        start: Shape,
        /// The goal's shape.
        goal: Shape,
    },
    /// No slides lead from the start to the goal.
    #[error(transparent)]
    Unsolvable(#[from] Box<Unsolvable>),
}

/// A board that cannot reach the goal, with two ways to fix it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unsolvable {
    /// The board.
    pub board: Board,
    /// The requested goal.
    pub goal: Goal,
    /// Two tiles to exchange, which makes the board solvable.
    pub exchange: (u8, u8),
    /// The first goal with a name that can be reached, if there is one.
    pub other_goal: Option<Goal>,
}

impl Unsolvable {
    fn new(board: Board, goal: Goal) -> Unsolvable {
        let largest = (board.shape().cells() - 1) as u8;
        let other_goal = Goal::ALL.iter().map(|row| row.value).find(|other| {
            let target = other.board(board.shape());
            target.is_some_and(|target| reachable(&board, &target))
        });
        Unsolvable {
            board,
            goal,
            exchange: (largest - 1, largest),
            other_goal,
        }
    }
}

impl std::error::Error for Unsolvable {}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (a, b) = self.exchange;
        write!(
            f,
            "this board cannot reach the goal {}: a slide never changes the parity of a board, \
             and these two differ by an odd number of exchanges; exchange two tiles (for instance \
             {a} and {b}) to fix it",
            self.goal
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn homes_list_their_tiles() {
        let shape = Shape::THREE;
        assert_eq!(
            Home::blank_last(shape).board().to_string(),
            "1 2 3/4 5 6/7 8 0"
        );
        assert_eq!(
            Home::blank_first(shape).board().to_string(),
            "0 1 2/3 4 5/6 7 8"
        );
        assert_eq!(Home::new(shape, 4).board().to_string(), "1 2 3/4 0 5/6 7 8");
        for blank in 0..9 {
            let home = Home::new(shape, blank);
            for cell in 0..9 {
                assert_eq!(home.cell_of(home.tile_at(cell)), cell);
            }
        }
    }

    #[test]
    fn renaming_makes_any_goal_a_home() {
        let goal = Goal::Board("7 1 4/2 0 8/5 3 6".parse().unwrap());
        let start: Board = "7 1 4/2 8 0/5 3 6".parse().unwrap();
        let puzzle = Puzzle::new(start, &goal).unwrap();
        assert_eq!(puzzle.canonical_start().to_string(), "1 2 3/4 5 0/6 7 8");
        assert_eq!(puzzle.home(), Home::new(Shape::THREE, 4));
    }

    #[test]
    fn unsolvable_says_how_to_fix_it() {
        let start: Board = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0".parse().unwrap();
        let Err(PuzzleError::Unsolvable(error)) = Puzzle::new(start, &Goal::BlankLast) else {
            panic!("Loyd's own puzzle is unsolvable");
        };
        assert_eq!(error.exchange, (14, 15));
        assert_eq!(error.other_goal, Some(Goal::BlankFirst));
        assert!(
            error
                .to_string()
                .ends_with("(for instance 14 and 15) to fix it")
        );
    }
}
