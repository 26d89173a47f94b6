//! How a puzzle is rotated so that its goal has the blank last.
//!
//! References are for 4x4 boards whose goal has its blank in a corner. The goal's tiles
//! are renamed to be in order, as everywhere inside the library, and the board is
//! rotated until that corner is the last. A rotation keeps every distance, so one
//! collection serves all four corners and every naming of tiles.

use crate::puzzle::{Board, Home, PackedBoard, Path, Puzzle, Shape, Slide, Symmetry};

/// The rotation between a puzzle and the stored references.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Orientation {
    symmetry: Symmetry,
}

const ROTATIONS: [Symmetry; 4] = [
    Symmetry::Identity,
    Symmetry::Rotate90,
    Symmetry::Rotate180,
    Symmetry::Rotate270,
];

impl Orientation {
    /// The goal of all stored boards.
    pub fn home() -> Home {
        Home::blank_last(Shape::FOUR)
    }

    /// Returns the rotated start of a puzzle, and its orientation; `None` for other
    /// shapes and goals.
    pub fn of(puzzle: &Puzzle) -> Option<(Orientation, PackedBoard)> {
        let home = puzzle.home();
        if home.shape() != Shape::FOUR {
            return None;
        }
        let symmetry = ROTATIONS
            .into_iter()
            .find(|symmetry| symmetry.home(home) == Orientation::home())?;
        let seen = symmetry.image(&puzzle.canonical_start(), home);
        let seen = PackedBoard::try_from(&seen).ok()?;
        Some((Orientation { symmetry }, seen))
    }

    /// Returns a slide of the puzzle as it is on the rotated board.
    #[must_use]
    pub fn slide_inside(self, slide: Slide) -> Slide {
        self.symmetry.slide(slide)
    }

    /// Returns a path of the puzzle as it is on the rotated board.
    #[must_use]
    pub fn path_inside(self, path: &Path) -> Path {
        self.symmetry.path(path)
    }

    /// Returns a slide of the rotated board as it is on the puzzle's board.
    #[must_use]
    pub fn slide_outside(self, slide: Slide) -> Slide {
        self.symmetry.inverse().slide(slide)
    }
}

/// Returns the mirror image of a board whose goal has the blank last: rows become
/// columns and tiles are renamed accordingly. It has the same distance to the goal.
pub(super) fn mirror(board: PackedBoard) -> PackedBoard {
    let image = Symmetry::Mirror.image(&Board::from(board), Orientation::home());
    PackedBoard::try_from(&image).unwrap_or(board)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Goal;

    #[test]
    fn any_corner_becomes_the_last() {
        // Each start is one slide from its goal.
        for (goal, start) in [
            (
                "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
                "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15",
            ),
            (
                "0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15",
                "1 0 2 3/4 5 6 7/8 9 10 11/12 13 14 15",
            ),
            (
                "1 2 3 0/4 5 6 7/8 9 10 11/12 13 14 15",
                "1 2 3 7/4 5 6 0/8 9 10 11/12 13 14 15",
            ),
            (
                "9 2 3 4/5 6 7 8/1 10 11 12/0 14 15 13",
                "9 2 3 4/5 6 7 8/0 10 11 12/1 14 15 13",
            ),
        ] {
            let goal = Goal::Board(goal.parse().unwrap());
            let puzzle = Puzzle::new(start.parse().unwrap(), &goal).unwrap();
            let (orientation, seen) = Orientation::of(&puzzle).unwrap();
            let solved = puzzle.start().slides().find(|&slide| {
                let inside = Board::from(seen).after(orientation.slide_inside(slide));
                inside == Some(Orientation::home().board())
            });
            let slide = solved.expect("one slide solves it");
            assert_eq!(puzzle.start().after(slide).as_ref(), Some(puzzle.goal()));
            assert_eq!(
                orientation.slide_outside(orientation.slide_inside(slide)),
                slide
            );
        }
    }

    #[test]
    fn other_goals_have_no_orientation() {
        let goal = Goal::Board("1 2 3 4/5 0 6 7/8 9 10 11/12 13 14 15".parse().unwrap());
        let start = "1 2 3 4/0 5 6 7/8 9 10 11/12 13 14 15".parse().unwrap();
        assert!(Orientation::of(&Puzzle::new(start, &goal).unwrap()).is_none());
        let small = Puzzle::new("1 2 3/4 5 6/7 0 8".parse().unwrap(), &Goal::BlankLast).unwrap();
        assert!(Orientation::of(&small).is_none());
    }
}
