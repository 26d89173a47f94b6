//! A pattern: some tiles of a goal. All other tiles look alike.

use std::fmt;

use super::order::MAX_TILES;
use super::table::Placement;
use crate::grid::CellSet;
use crate::puzzle::{Cells, Home, MAX_CELLS, Shape};

/// Some tiles of a goal.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Pattern {
    home: Home,
    /// The tiles, ascending.
    tiles: Vec<u8>,
    /// For each tile its index in the list, or `NONE`.
    indices: [u8; MAX_CELLS],
}

const NONE: u8 = u8::MAX;

impl Pattern {
    /// Returns `true` if boards of a shape have patterns: the cells of their tiles are a
    /// [cell set](super::CellSets) of up to 64 cells.
    pub fn supports(shape: Shape) -> bool {
        shape.cells() <= CellSet::BITS as usize
    }

    /// A pattern of these tiles, in any order.
    pub fn new(home: Home, tiles: &[u8]) -> Result<Pattern, PatternError> {
        if !Pattern::supports(home.shape()) {
            return Err(PatternError::Shape(home.shape()));
        }
        let mut sorted = tiles.to_vec();
        sorted.sort_unstable();
        if let Some(pair) = sorted.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(PatternError::Twice(pair[0]));
        }
        let largest = (home.shape().cells() - 1) as u8;
        if let Some(&tile) = sorted.iter().find(|&&tile| tile == 0 || tile > largest) {
            return Err(PatternError::NoSuchTile { tile, largest });
        }
        if sorted.is_empty() || sorted.len() > MAX_TILES {
            return Err(PatternError::Count(sorted.len()));
        }
        let mut indices = [NONE; MAX_CELLS];
        for (index, &tile) in sorted.iter().enumerate() {
            indices[usize::from(tile)] = index as u8;
        }
        Ok(Pattern {
            home,
            tiles: sorted,
            indices,
        })
    }

    /// The goal.
    pub fn home(&self) -> Home {
        self.home
    }

    /// The tiles, ascending.
    pub fn tiles(&self) -> &[u8] {
        &self.tiles
    }

    /// Returns a tile's index in the pattern; `None` if it does not belong to it.
    #[inline]
    pub fn index_of(&self, tile: u8) -> Option<u8> {
        let index = self.indices[usize::from(tile) % MAX_CELLS];
        (index != NONE).then_some(index)
    }
}

impl Pattern {
    /// Returns where a board has the pattern's tiles.
    pub fn placement(&self, cells: &Cells) -> Placement {
        let mut placement = Placement {
            set: 0,
            order: [0; MAX_TILES],
            blank: 0,
        };
        let mut count = 0;
        for (cell, &tile) in cells[..self.home.shape().cells()].iter().enumerate() {
            if tile == 0 {
                placement.blank = cell;
            } else if let Some(index) = self.index_of(tile) {
                placement.set |= 1 << cell;
                placement.order[count] = index;
                count += 1;
            }
        }
        placement
    }
}

/// The tiles, separated by spaces.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<String> = self.tiles.iter().map(u8::to_string).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pattern({self} of {})", self.home.board())
    }
}

/// Why a list of tiles is no pattern.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    /// A tile is listed twice.
    #[error("tile {0} is in the group twice")]
    Twice(u8),
    /// There is no such tile.
    #[error("there is no tile {tile}: the tiles are 1 to {largest}")]
    NoSuchTile {
        /// The number.
        tile: u8,
        /// The largest tile.
        largest: u8,
    },
    /// No pattern of such boards is supported.
    #[error("a {0} board has no pattern databases: they are for boards of at most 64 cells")]
    Shape(Shape),
    /// Too few or too many.
    #[error("a group has 1 to 8 tiles, not {0}")]
    Count(usize),
}
