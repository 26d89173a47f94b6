//! Which tiles a table for the multi-tile metric tells apart.
//!
//! The idea of giving several tiles the same name is that of pattern databases (Culberson and
//! Schaeffer, 1998), with more than one name for "any other tile". A colouring is drawn like a
//! partition, with a letter for the colour of the tile that belongs there, and a dot for the
//! blank:
//!
//! ```text
//! a a a a        b b c c
//! b b b b        a a c c
//! c c c c        a a d d
//! d d d .        a d d .
//! ```
//!
//! The left one knows of every tile its row in the goal. Asked of the mirror image, it knows the
//! column, so the two look-ups together know the whole board.

use std::fmt;

use crate::puzzle::{Board, Shape};

/// The most cells of a board with a table: the blank's cell is a number of four bits.
const MOST_CELLS: usize = 16;

/// The most colours.
const COLOURS: usize = 4;

/// The colours of all tiles, for the goal with the blank last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Colouring {
    rows: u8,
    cols: u8,
    /// The colour of each tile in the order of the goal, from 0; 0 after the last one.
    colours: [u8; MOST_CELLS - 1],
}

/// A drawing that is not a colouring.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "a colouring has a letter from a to d for each tile of a board of up to 4x4, \
     and a dot in the last cell"
)]
pub struct ColouringError;

impl Colouring {
    /// The two colourings whose tables solve 4x4 boards, the smaller table first. They are the
    /// best pair of 153 that were tried.
    pub const FOUR: [Colouring; 2] = [
        Colouring::letters(*b"bbccaaccaaddadd"),
        Colouring::letters(*b"aaaabbbbccccddd"),
    ];

    const fn letters(letters: [u8; MOST_CELLS - 1]) -> Colouring {
        let mut colours = letters;
        let mut tile = 0;
        while tile < colours.len() {
            colours[tile] -= b'a';
            tile += 1;
        }
        let (rows, cols) = (4, 4);
        Colouring {
            rows,
            cols,
            colours,
        }
    }

    /// Reads the letters of a drawing, row by row without separators, and without the dot of the
    /// blank.
    pub fn new(shape: Shape, letters: &str) -> Result<Colouring, ColouringError> {
        let is_small = shape.rows() <= 4 && shape.cols() <= 4;
        let is_colour = |letter: u8| (b'a'..b'a' + COLOURS as u8).contains(&letter);
        if !is_small || letters.len() != shape.cells() - 1 || !letters.bytes().all(is_colour) {
            return Err(ColouringError);
        }
        let mut colours = [0; MOST_CELLS - 1];
        for (colour, letter) in colours.iter_mut().zip(letters.bytes()) {
            *colour = letter - b'a';
        }
        Ok(Colouring {
            rows: shape.rows() as u8,
            cols: shape.cols() as u8,
            colours,
        })
    }

    /// The shape of the board.
    pub fn shape(&self) -> Shape {
        Shape::new(self.rows.into(), self.cols.into()).expect("made from a shape")
    }

    /// The number of tiles.
    pub(super) fn tiles(&self) -> usize {
        usize::from(self.rows) * usize::from(self.cols) - 1
    }

    /// The colour of a tile from 1, as a number from 0.
    pub(super) fn colour(&self, tile: u8) -> u8 {
        self.colours[usize::from(tile) - 1]
    }

    /// How many tiles have each colour.
    pub(super) fn counts(&self) -> [usize; COLOURS] {
        let mut counts = [0; COLOURS];
        for &colour in &self.colours[..self.tiles()] {
            counts[usize::from(colour)] += 1;
        }
        counts
    }

    /// The colours of all tiles as letters, in the order of the goal.
    pub fn code(&self) -> String {
        let colours = self.colours[..self.tiles()].iter();
        colours.map(|colour| char::from(b'a' + colour)).collect()
    }

    /// Returns the colours of a board's tiles, row by row without the blank. The board's goal has
    /// the blank last.
    pub(super) fn of_board<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = u8> + 'a {
        let tiles = board.tiles().iter().filter(|&&tile| tile != 0);
        tiles.map(|&tile| self.colour(tile))
    }
}

/// The drawing, row by row.
impl fmt::Display for Colouring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = self.code() + ".";
        for (row, start) in (0..code.len()).step_by(self.cols.into()).enumerate() {
            let separator = if row > 0 { "/" } else { "" };
            write!(
                f,
                "{separator}{}",
                &code[start..start + usize::from(self.cols)]
            )?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_read_back() {
        let [blocks, rows] = Colouring::FOUR;
        assert_eq!(blocks.to_string(), "bbcc/aacc/aadd/add.");
        assert_eq!(rows.to_string(), "aaaa/bbbb/cccc/ddd.");
        for colouring in Colouring::FOUR {
            assert_eq!(
                Colouring::new(Shape::FOUR, &colouring.code()),
                Ok(colouring)
            );
        }
        assert_eq!(blocks.counts(), [5, 2, 4, 4]);
        for wrong in ["", "aaaabbbbccccdddd", "aaaabbbbccccdde", "aaaabbbbcccc"] {
            assert_eq!(Colouring::new(Shape::FOUR, wrong), Err(ColouringError));
        }
        let wide = Shape::new(2, 5).unwrap();
        assert_eq!(Colouring::new(wide, "aaaabbbbb"), Err(ColouringError));
    }
}
