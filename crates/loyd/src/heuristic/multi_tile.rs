//! Bounds for the multi-tile metric, where tiles that move together count once.
//!
//! Two moves along the same line are one move or undo each other, so in a shortest
//! solution vertical and horizontal moves alternate. If at least v vertical and h
//! horizontal ones are needed, the alternation makes the whole at least about twice the
//! larger of v and h, which is much more than v + h if they differ. So a heuristic for
//! this metric gives the two numbers separately.

use super::walking_distance::WalkingMemo;
use super::{Heuristic as _, Step, WalkingDistance};
use crate::puzzle::{Cells, Home};

/// The fewest vertical and the fewest horizontal moves of several tiles, each counted
/// alone.
///
/// Both are 0 on the goal and nowhere else. Memos work as in
/// [`Heuristic`](super::Heuristic); one move of several tiles is several steps.
pub trait MultiTileBounds {
    /// What is carried from a board to its neighbour.
    type Memo: Copy;
    /// Returns the memo of a board.
    fn start(&self, cells: &Cells) -> Self::Memo;
    /// Returns the memo after one tile moved.
    fn step(&self, memo: Self::Memo, cells: &Cells, step: Step) -> Self::Memo;
    /// Returns the fewest vertical and the fewest horizontal moves.
    fn slides(&self, memo: Self::Memo) -> [u32; 2];
}

/// Returns the fewest alternating moves, starting on `axis`, that contain `slides[0]`
/// vertical and `slides[1]` horizontal ones.
pub(crate) fn fewest_moves(slides: [u32; 2], axis: usize) -> u32 {
    (2 * slides[axis])
        .saturating_sub(1)
        .max(2 * slides[1 - axis])
}

/// Manhattan distance by direction: one move takes at most one tile of every other line
/// with it.
#[derive(Debug, Clone)]
pub struct MultiTileManhattan {
    home: Home,
}

impl MultiTileManhattan {
    /// Bounds of the distance to `home`.
    pub fn new(home: Home) -> MultiTileManhattan {
        MultiTileManhattan { home }
    }

    fn steps(&self, tile: u8, cell: usize) -> [u32; 2] {
        let (shape, home) = (self.home.shape(), self.home.cell_of(tile));
        [
            shape.row(cell).abs_diff(shape.row(home)) as u32,
            shape.col(cell).abs_diff(shape.col(home)) as u32,
        ]
    }
}

impl MultiTileBounds for MultiTileManhattan {
    /// Vertical and horizontal Manhattan distance.
    type Memo = [u32; 2];

    fn start(&self, cells: &Cells) -> [u32; 2] {
        let tiles = (0..self.home.shape().cells()).filter(|&cell| cells[cell] != 0);
        tiles.fold([0, 0], |[down, right], cell| {
            let [d, r] = self.steps(cells[cell], cell);
            [down + d, right + r]
        })
    }

    fn step(&self, [down, right]: [u32; 2], _: &Cells, step: Step) -> [u32; 2] {
        let [d0, r0] = self.steps(step.tile, step.from.into());
        let [d1, r1] = self.steps(step.tile, step.to.into());
        [down + d1 - d0, right + r1 - r0]
    }

    fn slides(&self, [down, right]: [u32; 2]) -> [u32; 2] {
        let shape = self.home.shape();
        [
            down.div_ceil(shape.rows() as u32 - 1),
            right.div_ceil(shape.cols() as u32 - 1),
        ]
    }
}

/// Walking distance in moves of several tiles, up to 4x4.
#[derive(Debug, Clone, Copy)]
pub struct MultiTileWalking<'a> {
    walking: &'a WalkingDistance,
    rows: &'a [u8],
    cols: &'a [u8],
}

impl<'a> MultiTileWalking<'a> {
    /// The bounds of a walking distance.
    pub fn new(walking: &'a WalkingDistance) -> MultiTileWalking<'a> {
        let [rows, cols] = walking.tables();
        MultiTileWalking {
            walking,
            rows: rows.multi_tile_distances(),
            cols: cols.multi_tile_distances(),
        }
    }
}

impl MultiTileBounds for MultiTileWalking<'_> {
    type Memo = WalkingMemo;

    fn start(&self, cells: &Cells) -> WalkingMemo {
        self.walking.start(cells)
    }

    #[inline]
    fn step(&self, memo: WalkingMemo, cells: &Cells, step: Step) -> WalkingMemo {
        self.walking.step(memo, cells, step)
    }

    #[inline]
    fn slides(&self, memo: WalkingMemo) -> [u32; 2] {
        let rows = self.rows[usize::from(memo.rows)];
        let cols = self.cols[usize::from(memo.cols)];
        [rows.into(), cols.into()]
    }
}
