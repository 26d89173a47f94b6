//! The eight symmetries of the grid, on cells, slides, paths and boards.
//!
//! A symmetry moves cells, and tiles keep their names ([`Symmetry::board`]). To get a
//! position of the same puzzle the tiles are renamed as well, so that the image of the
//! goal is a goal again ([`Symmetry::image`]):
//!
//! ```text
//! board      transposed   renamed: the mirror image
//! 1 2 3      1 4 7        1 2 3
//! 4 5 6      2 5 0        4 5 0
//! 7 0 8      3 6 8        7 8 6
//! ```
//!
//! A path and its image have the same length, so a board and its mirror image have the
//! same distance to the goal. A rotation by 180 degrees exchanges the goals blank-last
//! and blank-first.

use super::shape::MAX_CELLS;
use super::{Board, Cells, Home, Path, Shape, Slide};
use crate::names::{named, named_enum};

named_enum! {
    /// A rotation or reflection of the grid.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
    pub enum Symmetry {
        /// Nothing moves.
        Identity = "identity": "nothing moves",
        /// Reflection in the main diagonal: rows become columns.
        Mirror = "mirror": "rows become columns",
        /// A quarter turn clockwise.
        Rotate90 = "rotate90": "a quarter turn clockwise",
        /// Half a turn.
        Rotate180 = "rotate180": "half a turn",
        /// A quarter turn counter-clockwise.
        Rotate270 = "rotate270": "a quarter turn counter-clockwise",
        /// Reflection in the other diagonal.
        AntiMirror = "anti-mirror": "reflection in the other diagonal",
        /// Left and right exchanged.
        FlipColumns = "flip-columns": "left and right exchanged",
        /// Top and bottom exchanged.
        FlipRows = "flip-rows": "top and bottom exchanged",
    }
}

impl Symmetry {
    /// The eight symmetries, without their names.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        Symmetry::ALL.iter().map(|row| row.value)
    }

    /// Returns the symmetry that undoes this one.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        match self {
            Symmetry::Rotate90 => Symmetry::Rotate270,
            Symmetry::Rotate270 => Symmetry::Rotate90,
            other => other,
        }
    }

    /// Returns `true` if rows become columns.
    const fn transposes(self) -> bool {
        matches!(
            self,
            Symmetry::Mirror | Symmetry::AntiMirror | Symmetry::Rotate90 | Symmetry::Rotate270
        )
    }

    /// The shape of the image.
    pub const fn shape(self, shape: Shape) -> Shape {
        if self.transposes() {
            shape.transposed()
        } else {
            shape
        }
    }

    /// Returns the image of a cell of `shape`.
    pub const fn cell(self, shape: Shape, cell: usize) -> usize {
        let (row, col) = (shape.row(cell), shape.col(cell));
        let (from_bottom, from_right) = (shape.rows() - 1 - row, shape.cols() - 1 - col);
        let (row, col) = match self {
            Symmetry::Identity => (row, col),
            Symmetry::Mirror => (col, row),
            Symmetry::Rotate90 => (col, from_bottom),
            Symmetry::Rotate180 => (from_bottom, from_right),
            Symmetry::Rotate270 => (from_right, row),
            Symmetry::AntiMirror => (from_right, from_bottom),
            Symmetry::FlipColumns => (row, from_right),
            Symmetry::FlipRows => (from_bottom, col),
        };
        self.shape(shape).cell(row, col)
    }

    /// Returns the image of a slide.
    #[must_use]
    pub const fn slide(self, slide: Slide) -> Slide {
        let (down, right) = slide.steps();
        let (down, right) = match self {
            Symmetry::Identity => (down, right),
            Symmetry::Mirror => (right, down),
            Symmetry::Rotate90 => (right, -down),
            Symmetry::Rotate180 => (-down, -right),
            Symmetry::Rotate270 => (-right, down),
            Symmetry::AntiMirror => (-right, -down),
            Symmetry::FlipColumns => (down, -right),
            Symmetry::FlipRows => (-down, right),
        };
        Slide::from_steps(down, right)
    }

    /// Returns the image of a path.
    #[must_use]
    pub fn path(self, path: &Path) -> Path {
        path.slides()
            .iter()
            .map(|&slide| self.slide(slide))
            .collect()
    }

    /// Returns the board moved as a picture: tiles keep their names.
    #[must_use]
    pub fn board(self, board: &Board) -> Board {
        let mut tiles = vec![0; board.shape().cells()];
        for (cell, &tile) in board.tiles().iter().enumerate() {
            tiles[self.cell(board.shape(), cell)] = tile;
        }
        Board::new(self.shape(board.shape()), &tiles).expect("a symmetry keeps every tile")
    }

    /// Returns the image of a goal.
    #[must_use]
    pub fn home(self, home: Home) -> Home {
        Home::new(
            self.shape(home.shape()),
            self.cell(home.shape(), home.blank()),
        )
    }

    /// Returns the new name of every tile when `home` becomes [`Symmetry::home`].
    pub fn tiles(self, home: Home) -> Cells {
        let image = self.home(home);
        let mut names = [0; MAX_CELLS];
        for tile in 1..=(home.shape().cells() - 1) as u8 {
            let cell = self.cell(home.shape(), home.cell_of(tile));
            names[usize::from(tile)] = image.tile_at(cell);
        }
        names
    }

    /// Returns the same position of the puzzle whose goal is [`Symmetry::home`]: the
    /// board moved and its tiles renamed. `home` is the goal of `board`.
    #[must_use]
    pub fn image(self, board: &Board, home: Home) -> Board {
        self.board(board).renamed(&self.tiles(home))
    }
}

named!(Symmetry, "symmetry");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worked_mirror_image() {
        // From the notes on symmetry reduction of the Java original (mwong510ca).
        let board: Board = "6 1 10 14/5 2 7 8/9 3 11 12/13 4 15 0".parse().unwrap();
        let home = Home::blank_last(Shape::FOUR);
        let mirror = Symmetry::Mirror.image(&board, home);
        assert_eq!(mirror.to_string(), "6 2 3 4/1 5 9 13/7 10 11 12/8 14 15 0");
    }

    #[test]
    fn half_a_turn_exchanges_the_common_goals() {
        let home = Home::blank_last(Shape::FOUR);
        assert_eq!(
            Symmetry::Rotate180.home(home),
            Home::blank_first(Shape::FOUR)
        );
        let names = Symmetry::Rotate180.tiles(home);
        assert!((1..16).all(|tile| names[tile] == 16 - tile as u8));
    }

    #[test]
    fn slides_follow_cells() {
        for shape in Shape::all() {
            for symmetry in Symmetry::all() {
                for blank in 0..shape.cells() {
                    for slide in Slide::ALL {
                        let image = symmetry
                            .shape(shape)
                            .source(symmetry.cell(shape, blank), symmetry.slide(slide));
                        let source = shape.source(blank, slide);
                        let source = source.map(|cell| symmetry.cell(shape, cell));
                        assert_eq!(image, source, "{symmetry} {shape} {blank} {slide}");
                    }
                }
            }
        }
    }

    #[test]
    fn inverse_undoes() {
        for shape in Shape::all() {
            for symmetry in Symmetry::all() {
                for cell in 0..shape.cells() {
                    let image = symmetry.cell(shape, cell);
                    let back = symmetry.inverse().cell(symmetry.shape(shape), image);
                    assert_eq!(back, cell);
                }
            }
        }
    }
}
