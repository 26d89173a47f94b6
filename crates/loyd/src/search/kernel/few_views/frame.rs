//! How a symmetry sees the board, its tiles and its slides.

use super::candidate::SLIDES;
use crate::grid::TileWord as _;
use crate::pattern::REGION_BITS;
use crate::puzzle::{Board, Home, Shape, Slide, Symmetry};

/// Cells of a 4x4 board.
pub(super) const CELLS: usize = u64::CELLS;

/// How a symmetry sees the board.
#[derive(Debug, Clone, Copy)]
pub(super) struct Frame {
    /// For each cell of the board, the cell it is seen as.
    pub(super) cells: [u8; CELLS],
    /// For each tile of the board, the name it is seen under.
    pub(super) names: [u8; CELLS],
}

impl Frame {
    pub(super) fn new(symmetry: Symmetry, home: Home) -> Frame {
        let names = symmetry.tiles(home);
        Frame {
            cells: std::array::from_fn(|cell| symmetry.cell(Shape::FOUR, cell) as u8),
            names: std::array::from_fn(|tile| names[tile]),
        }
    }

    /// Returns how the frame sees each slide, by the blank's cell. `number` is that of the
    /// frame.
    pub(super) fn slides(&self, number: usize) -> [SeenSlide; SLIDES] {
        let mut slides = [SeenSlide::default(); SLIDES];
        for blank in 0..CELLS {
            for slide in Slide::ALL {
                let Some(source) = Shape::FOUR.source(blank, slide) else {
                    continue;
                };
                let (from, to) = (self.cells[source], self.cells[blank]);
                slides[4 * blank + slide as usize] = SeenSlide {
                    cells: 1 << from | 1 << to,
                    places: 1 << (u64::CELL_BITS * u32::from(from))
                        | 1 << (u64::CELL_BITS * u32::from(to)),
                    from: u64::CELL_BITS as u8 * from,
                    blank: REGION_BITS as u8 * from,
                    frame: number as u8,
                    tables: 0,
                };
            }
        }
        slides
    }

    pub(super) fn see(&self, board: &Board) -> u64 {
        let mut tiles = [0; CELLS];
        for (&tile, cell) in board.tiles().iter().zip(self.cells) {
            tiles[usize::from(cell)] = self.names[usize::from(tile)];
        }
        u64::pack(&tiles)
    }
}

/// What a slide does, as the frame of one view sees it.
#[derive(Debug, Clone, Copy, Default)]
#[repr(align(16))]
pub(super) struct SeenSlide {
    /// The lowest bits of both cells in a board's word.
    pub(super) places: u64,
    /// Both cells of the slide as a set.
    pub(super) cells: u16,
    /// The place of the tile before the slide.
    pub(super) from: u8,
    /// The cell that the tile leaves, as
    /// [`BitFinder::bit_of`](crate::pattern::BitFinder::bit_of) takes it.
    pub(super) blank: u8,
    pub(super) frame: u8,
    /// Where the tables of the view's tiles begin.
    pub(super) tables: u8,
}

impl SeenSlide {
    /// Returns a board after the slide of this tile.
    #[inline]
    pub(super) fn moved(&self, board: u64, tile: u8) -> u64 {
        // The tile at one cell and 0 at the other: an exclusive or exchanges them.
        board ^ (self.places * u64::from(tile))
    }
}
