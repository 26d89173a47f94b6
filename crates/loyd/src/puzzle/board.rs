//! A checked board: every tile of its shape exactly once, and the blank.
//!
//! A `Board` says nothing about a goal and may be unsolvable. Unchecked text becomes a
//! `Board` in [`parse`](super::parse); a start with a goal that can be reached is a
//! [`Puzzle`](super::Puzzle).

use std::fmt;
use std::hash::{Hash, Hasher};

use super::shape::MAX_CELLS;
use super::{Home, IllegalSlide, Notation, Path, Shape, Slide};

/// The cells of a board of any shape; those after the last cell hold 0.
///
/// Searches work directly on this array: its fixed length lets the compiler drop bounds
/// checks.
pub type Cells = [u8; MAX_CELLS];

/// A permutation of the tiles `1..n` and the blank `0` on the cells of a shape.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    shape: Shape,
    blank: u8,
    cells: Cells,
}

impl Board {
    /// Checks `tiles`, which are given row by row with 0 for the blank.
    pub fn new(shape: Shape, tiles: &[u8]) -> Result<Board, BoardError> {
        if tiles.len() != shape.cells() {
            return Err(BoardError::Count {
                shape,
                found: tiles.len(),
            });
        }
        let mut cells = [0; MAX_CELLS];
        let mut seen = [false; MAX_CELLS];
        let mut blank = 0;
        for (cell, &tile) in tiles.iter().enumerate() {
            let seen = seen.get_mut(usize::from(tile));
            match seen {
                Some(seen) if usize::from(tile) < shape.cells() && !*seen => *seen = true,
                Some(_) if usize::from(tile) < shape.cells() => {
                    return Err(BoardError::Twice {
                        tile,
                        cell,
                        missing: missing(shape, tiles),
                    });
                }
                _ => {
                    return Err(BoardError::TooLarge {
                        tile: u32::from(tile),
                        cell,
                        shape,
                        missing: missing(shape, tiles),
                    });
                }
            }
            cells[cell] = tile;
            if tile == 0 {
                blank = cell as u8;
            }
        }
        Ok(Board {
            shape,
            blank,
            cells,
        })
    }

    /// The board's shape.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// The cell the blank is on.
    pub const fn blank(&self) -> usize {
        self.blank as usize
    }

    /// The tile on a cell, 0 for the blank.
    pub const fn tile(&self, cell: usize) -> u8 {
        self.cells[cell]
    }

    /// The tiles row by row, 0 for the blank.
    pub fn tiles(&self) -> &[u8] {
        &self.cells[..self.shape.cells()]
    }

    /// The cells as an array of fixed length, for searches.
    pub const fn cells(&self) -> &Cells {
        &self.cells
    }

    /// Returns the board whose tiles are in order with the blank last.
    pub fn solved(shape: Shape) -> Board {
        Home::blank_last(shape).board()
    }

    /// The slides possible here, in the order of [`Slide::ALL`].
    pub fn slides(&self) -> impl Iterator<Item = Slide> + use<> {
        let (shape, blank) = (self.shape, self.blank());
        Slide::ALL
            .into_iter()
            .filter(move |&slide| shape.source(blank, slide).is_some())
    }

    /// Returns the board after a slide; `None` if no tile can make it.
    #[must_use]
    pub fn after(&self, slide: Slide) -> Option<Board> {
        let source = self.shape.source(self.blank(), slide)?;
        let mut next = *self;
        next.cells[self.blank()] = self.cells[source];
        next.cells[source] = 0;
        next.blank = source as u8;
        Some(next)
    }

    /// Returns the board after the slides of a path, or an error that names the first slide
    /// that no tile can make.
    pub fn apply(&self, path: &Path) -> Result<Board, IllegalSlide> {
        path.replay(self)
    }

    /// Returns the board with every tile `t` renamed to `names[t]`. The caller
    /// guarantees that `names` permutes the tiles and keeps the blank.
    pub(super) fn renamed(&self, names: &Cells) -> Board {
        debug_assert_eq!(names[0], 0);
        let mut next = *self;
        for cell in 0..self.shape.cells() {
            next.cells[cell] = names[usize::from(self.cells[cell])];
        }
        next
    }

    /// Returns the board's text in a notation; `None` if the notation does not support
    /// the shape (hexadecimal beyond sixteen cells).
    pub fn text(&self, notation: Notation) -> Option<String> {
        super::display::write(self, notation)
    }
}

/// Hashes the tiles alone: most boards are much smaller than the array that holds them.
impl Hash for Board {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.shape.hash(state);
        self.tiles().hash(state);
    }
}

/// Returns the tiles that do not occur in `tiles`, with 0 for the blank.
fn missing(shape: Shape, tiles: &[u8]) -> Vec<u8> {
    (0..shape.cells())
        .map(|tile| tile as u8)
        .filter(|tile| !tiles.contains(tile))
        .collect()
}

/// Rows separated by `/`, tiles by spaces: the notation that is printed everywhere. The
/// alternate form `{:#}` is a grid with one line per row.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            let grid = self.text(Notation::Grid).ok_or(fmt::Error)?;
            return f.write_str(grid.trim_end());
        }
        for (cell, tile) in self.tiles().iter().enumerate() {
            let separator = match self.shape.col(cell) {
                _ if cell == 0 => "",
                0 => "/",
                _ => " ",
            };
            write!(f, "{separator}{tile}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a list of tiles is not a board.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// Too few or too many tiles for the shape.
    #[error("a {shape} board has {} cells, but {found} tiles are given", shape.cells())]
    Count {
        /// The requested shape.
        shape: Shape,
        /// How many tiles there are.
        found: usize,
    },
    /// A tile occurs a second time.
    #[error("{} appears twice{}", name(*tile), and_missing(missing))]
    Twice {
        /// The tile.
        tile: u8,
        /// The cell of its second occurrence.
        cell: usize,
        /// The tiles that do not occur, 0 for the blank.
        missing: Vec<u8>,
    },
    /// A number is larger than the largest tile.
    #[error(
        "tile {tile} is too large: the tiles of a {shape} board are 1 to {}{}",
        shape.cells() - 1,
        and_missing(missing)
    )]
    TooLarge {
        /// The number.
        tile: u32,
        /// The cell it is on.
        cell: usize,
        /// The board's shape.
        shape: Shape,
        /// The tiles that do not occur, 0 for the blank.
        missing: Vec<u8>,
    },
}

impl BoardError {
    /// The cell the error is about, if it is about one.
    pub const fn cell(&self) -> Option<usize> {
        match self {
            BoardError::Count { .. } => None,
            BoardError::Twice { cell, .. } | BoardError::TooLarge { cell, .. } => Some(*cell),
        }
    }
}

fn name(tile: u8) -> String {
    if tile == 0 {
        "the blank (0)".to_owned()
    } else {
        format!("tile {tile}")
    }
}

/// `, tile 9 is missing` or `, tiles 9 and 11 are missing`.
fn and_missing(missing: &[u8]) -> String {
    match missing {
        [] => String::new(),
        [one] => format!(", {} is missing", name(*one)),
        [head @ .., last] => {
            let head: Vec<String> = head.iter().map(|tile| name(*tile)).collect();
            format!(", {} and {} are missing", head.join(", "), name(*last))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slides_move_the_tile_the_way_they_say() {
        let board = Board::new(Shape::THREE, &[1, 2, 3, 4, 0, 5, 6, 7, 8]).unwrap();
        let after = |slide| board.after(slide).unwrap().to_string();
        assert_eq!(after(Slide::Up), "1 2 3/4 7 5/6 0 8");
        assert_eq!(after(Slide::Down), "1 0 3/4 2 5/6 7 8");
        assert_eq!(after(Slide::Left), "1 2 3/4 5 0/6 7 8");
        assert_eq!(after(Slide::Right), "1 2 3/0 4 5/6 7 8");
    }

    #[test]
    fn errors_name_the_tiles() {
        let error = |tiles: &[u8]| Board::new(Shape::THREE, tiles).unwrap_err().to_string();
        assert_eq!(
            error(&[1, 2, 3, 4, 7, 5, 6, 7, 8]),
            "tile 7 appears twice, the blank (0) is missing"
        );
        assert_eq!(
            error(&[1, 2, 3, 4, 0, 5, 0, 7, 12]),
            "the blank (0) appears twice, tile 6 and tile 8 are missing"
        );
        assert_eq!(
            error(&[1, 2, 3, 4, 0, 5, 6, 7, 9]),
            "tile 9 is too large: the tiles of a 3x3 board are 1 to 8, tile 8 is missing"
        );
        assert_eq!(
            error(&[0, 1]),
            "a 3x3 board has 9 cells, but 2 tiles are given"
        );
    }
}
