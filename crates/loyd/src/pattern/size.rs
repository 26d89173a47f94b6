//! The size of a table and of its build, by formula: nothing is listed.
//!
//! The caller may want to refuse a table, so the size must be cheap to compute even for
//! tables that no machine could hold. Cell sets, cells of the blank and moves are
//! counted by binomial coefficients. The regions of a blank-aware table are counted by
//! Euler's formula: for the free cells of one cell set,
//!
//! ```text
//! regions = cells - adjacent pairs + squares of 2x2 + holes
//! ```
//!
//! A *hole* is a cluster of occupied cells, connected also across corners, that does
//! not touch the edge of the board. Summed over all cell sets, the first three terms
//! are binomial coefficients times the number of cells, pairs and squares of the board.
//! Let a cluster have `s` cells, and `m` cells in and around it. It is a hole of as
//! many cell sets as there are ways to put the other tiles on the cells that are left.
//! The clusters themselves are few, some ten thousand on the largest boards, and are
//! counted once for each shape and number of tiles.

use std::sync::OnceLock;

use super::bit_index::BitIndex;
use super::build::graph::ARC_BYTES;
use super::build::lanes::stride;
use super::build::transpose::row_words;
use super::build::{BUILDER_BYTES_PER_BLOCK, block_words};
use super::key_index::KeyIndex;
use super::numbering::{BLOCK_BYTES, Blank, CELL_SET_BYTES};
use super::order::{MAX_TILES, orders};
use super::table::{TableId, TableKind};
use crate::grid::{CellSet, Grid};
use crate::puzzle::{MAX_SIDE, Shape};

/// The size of a table and of its build.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct TableSize {
    /// Entries of the table.
    pub states: u64,
    /// Its bytes, as they are stored.
    pub bytes: u64,
    /// States that its builder searches: as many as `states`, or more if several share
    /// an entry.
    pub searched: u64,
    /// The bytes that its builder needs, including the table.
    pub build_bytes: u64,
    /// The bytes it takes in memory once it is built, including what searches derive
    /// from it.
    pub kept_bytes: u64,
}

/// Tables with more states than this are refused without computing their size.
pub const MOST_STATES: u64 = 1 << 34;

/// What a table takes besides the lists that grow with it: its id, its binomial
/// coefficients, its entry in a cache.
const FIXED_BYTES: u64 = 8 << 10;

impl TableId {
    /// Returns the size of the table; `None` if it has more than [`MOST_STATES`]
    /// states. Takes a microsecond; the first time for a shape and number of tiles, up
    /// to some milliseconds.
    pub fn size(&self) -> Option<TableSize> {
        let tiles = self.pattern.tiles().len();
        let shape = self.pattern.home().shape();
        let cell_sets = choose(shape.cells(), tiles);
        // Every cell set has at least one region.
        let least = match self.kind {
            TableKind::BlankAware | TableKind::Classic => cell_sets,
            TableKind::NonAdditive => blocks(shape, tiles, Blank::Cell),
        };
        if least.saturating_mul(orders(tiles) as u64) > MOST_STATES {
            return None;
        }
        let searched = blocks(shape, tiles, self.kind.searched());
        let stored = blocks(shape, tiles, self.kind.blank());
        let bytes = table_bytes(self.kind, tiles, stored);
        let workspace = 4 * stride(tiles) as u64 * searched;
        // The blank-aware form is built in its own buffer and then transposed into the
        // workspace, which is kept.
        let (buffers, kept) = match self.kind {
            TableKind::BlankAware => {
                let kept = workspace.max(bytes);
                (kept + 8 * block_words(tiles) as u64 * searched, kept)
            }
            TableKind::Classic | TableKind::NonAdditive => (workspace + bytes, bytes),
        };
        let numbering = |blocks: u64| BLOCK_BYTES * blocks + CELL_SET_BYTES * cell_sets;
        let moves = moves(shape, tiles, self.kind.searched());
        let graph = ARC_BYTES * moves + BUILDER_BYTES_PER_BLOCK * searched;
        // The kernel makes an index for the tables that it can use.
        let index = match self.kind {
            TableKind::BlankAware if shape == Shape::FOUR => BitIndex::bytes(cell_sets),
            TableKind::BlankAware if KeyIndex::is_for(shape, tiles) => {
                KeyIndex::bytes(cell_sets, tiles)
            }
            TableKind::BlankAware | TableKind::Classic | TableKind::NonAdditive => 0,
        };
        let besides = index + FIXED_BYTES;
        Some(TableSize {
            states: stored * orders(tiles) as u64,
            bytes,
            searched: searched * orders(tiles) as u64,
            build_bytes: buffers + numbering(searched) + numbering(stored) + graph + besides,
            kept_bytes: kept + numbering(stored) + besides,
        })
    }
}

/// Returns the stored bytes of a table with this many blocks.
pub(super) fn table_bytes(kind: TableKind, tiles: usize, blocks: u64) -> u64 {
    let row = match kind {
        TableKind::BlankAware => 8 * row_words(blocks as usize) as u64,
        TableKind::Classic | TableKind::NonAdditive => blocks,
    };
    orders(tiles) as u64 * row
}

/// Returns the number of blocks of a numbering.
pub(super) fn blocks(shape: Shape, tiles: usize, blank: Blank) -> u64 {
    match blank {
        Blank::Region => regions(shape, tiles),
        Blank::Nothing => choose(shape.cells(), tiles),
        Blank::Cell => choose(shape.cells(), tiles) * (shape.cells() - tiles) as u64,
    }
}

/// Returns the number of moves into all blocks of a numbering, which the builder's
/// graph lists: one for every occupied cell with a free cell beside it. If the blank's
/// cell is part of the state, also two for every pair of adjacent free cells, one in
/// each direction.
pub(super) fn moves(shape: Shape, tiles: usize, blank: Blank) -> u64 {
    let others = shape.cells() - 2;
    let of_blank = match blank {
        Blank::Region | Blank::Nothing => 0,
        Blank::Cell => choose(others, tiles),
    };
    2 * adjacent_pairs(shape) * (choose(others, tiles - 1) + of_blank)
}

fn adjacent_pairs(shape: Shape) -> u64 {
    let (rows, cols) = (shape.rows() as u64, shape.cols() as u64);
    rows * (cols - 1) + cols * (rows - 1)
}

/// The binomial coefficient; at most 64 over 8, which is below 2^33.
fn choose(from: usize, count: usize) -> u64 {
    if count > from {
        return 0;
    }
    (0..count as u64).fold(1, |product, k| product * (from as u64 - k) / (k + 1))
}

/// Returns the number of regions of all cell sets of `tiles` tiles.
pub(super) fn regions(shape: Shape, tiles: usize) -> u64 {
    /// By the longer side of the board, the shorter side, and the number of tiles.
    static COUNTED: [OnceLock<u64>; SIDES * SIDES * (MAX_TILES + 1)] =
        [const { OnceLock::new() }; SIDES * SIDES * (MAX_TILES + 1)];
    let (rows, cols) = (shape.rows(), shape.cols());
    let sides = rows.max(cols) * SIDES + rows.min(cols);
    let counted = &COUNTED[sides * (MAX_TILES + 1) + tiles];
    *counted.get_or_init(|| count_regions(shape, tiles).0)
}

/// One more than the cells of the longest side.
const SIDES: usize = MAX_SIDE + 1;

/// Returns the number of regions of all cell sets, and the number of clusters examined.
fn count_regions(shape: Shape, tiles: usize) -> (u64, u64) {
    let cells = shape.cells();
    let squares = ((shape.rows() - 1) * (shape.cols() - 1)) as u64;
    let (mut holes, mut clusters) = (0, 0);
    let grid = Grid::new(shape.rows(), shape.cols());
    for_each_cluster(&grid, tiles, &mut |cluster| {
        let (size, closed) = (cluster.count_ones(), grid.around(cluster).count_ones());
        holes += choose(cells - closed as usize, tiles - size as usize);
        clusters += 1;
    });
    // Added up first: the sum never falls below what is subtracted.
    let plus = cells as u64 * choose(cells - 1, tiles)
        + squares * choose(cells.saturating_sub(4), tiles)
        + holes;
    (
        plus - adjacent_pairs(shape) * choose(cells - 2, tiles),
        clusters,
    )
}

/// Calls `found` once for every cluster of at most `most` inner cells.
fn for_each_cluster(grid: &Grid, most: usize, found: &mut dyn FnMut(CellSet)) {
    let mut starts = grid.inner();
    while starts != 0 {
        let first = starts & starts.wrapping_neg();
        // Clusters with earlier cells were counted before.
        let growing = Growing {
            cluster: 0,
            untried: first,
            seen: first | !starts,
        };
        grow(grid, growing, most, found);
        starts ^= first;
    }
}

/// Adds each untried cell in turn, after Redelmeier: a cell that was tried is left out of
/// everything that follows, so no cluster is found twice.
fn grow(grid: &Grid, growing: Growing, most: usize, found: &mut dyn FnMut(CellSet)) {
    if most == 0 {
        return;
    }
    let mut untried = growing.untried;
    while untried != 0 {
        let cell = untried & untried.wrapping_neg();
        untried ^= cell;
        let cluster = growing.cluster | cell;
        found(cluster);
        let new = grid.around(cell) & grid.inner() & !growing.seen;
        let grown = Growing {
            cluster,
            untried: untried | new,
            seen: growing.seen | new,
        };
        grow(grid, grown, most - 1, found);
    }
}

/// A cluster, the cells that may join it, and all cells that were ever beside it.
#[derive(Clone, Copy)]
struct Growing {
    cluster: CellSet,
    untried: CellSet,
    seen: CellSet,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::build::graph::Graph;
    use crate::pattern::numbering::Numbering;
    use crate::pattern::{CellSets, Pattern};

    /// The regions of all sets of `tiles` cells from `cell` on: lists each set and
    /// fills its free cells region by region.
    fn listed(shape: Shape, occupied: &mut Vec<bool>, cell: usize, tiles: usize) -> u64 {
        if tiles == 0 {
            let mut filled = occupied.clone();
            let mut regions = 0;
            for start in 0..shape.cells() {
                regions += u64::from(!filled[start]);
                fill(shape, &mut filled, start);
            }
            return regions;
        }
        let mut sum = 0;
        for cell in cell..=shape.cells() - tiles {
            occupied[cell] = true;
            sum += listed(shape, occupied, cell + 1, tiles - 1);
            occupied[cell] = false;
        }
        sum
    }

    fn fill(shape: Shape, filled: &mut [bool], cell: usize) {
        if std::mem::replace(&mut filled[cell], true) {
            return;
        }
        let (row, col) = (cell / shape.cols(), cell % shape.cols());
        if row > 0 {
            fill(shape, filled, cell - shape.cols());
        }
        if row + 1 < shape.rows() {
            fill(shape, filled, cell + shape.cols());
        }
        if col > 0 {
            fill(shape, filled, cell - 1);
        }
        if col + 1 < shape.cols() {
            fill(shape, filled, cell + 1);
        }
    }

    #[test]
    fn regions_are_those_of_a_list() {
        compare_regions(20_000);
    }

    #[test]
    #[ignore = "takes minutes"]
    fn regions_are_those_of_a_list_in_full() {
        compare_regions(8_000_000);
    }

    /// Compares the formula with a list of every cell set and its regions.
    fn compare_regions(most: u64) {
        let mut compared = 0;
        for shape in Shape::all().filter(|shape| Pattern::supports(*shape)) {
            for tiles in 1..=MAX_TILES.min(shape.cells() - 1) {
                if choose(shape.cells(), tiles) > most {
                    continue;
                }
                let listed = listed(shape, &mut vec![false; shape.cells()], 0, tiles);
                assert_eq!(regions(shape, tiles), listed, "{shape} {tiles}");
                compared += 1;
            }
        }
        assert!(compared > 180, "{compared}");
    }

    #[test]
    fn blocks_and_moves_are_those_of_an_index() {
        for (rows, cols, tiles) in [(2, 2, 2), (3, 3, 4), (4, 4, 5), (3, 5, 3), (6, 6, 3)] {
            let shape = Shape::new(rows, cols).unwrap();
            for blank in [Blank::Region, Blank::Nothing, Blank::Cell] {
                let numbering = Numbering::new(CellSets::new(shape, tiles), tiles, blank);
                let listed = numbering.blocks().len() as u64;
                assert_eq!(listed, blocks(shape, tiles, blank), "{shape} {tiles}");
                if blank != Blank::Nothing {
                    let graph = Graph::new(&numbering, &mut ()).unwrap();
                    let listed =
                        (0..numbering.blocks().len()).map(|block| graph.arcs_into(block).len());
                    let moves = moves(shape, tiles, blank);
                    assert_eq!(listed.sum::<usize>() as u64, moves, "{shape} {tiles}");
                }
            }
        }
    }

    /// The size of any table, however large, takes few steps and no memory.
    #[test]
    fn a_size_takes_few_steps() {
        for shape in Shape::all().filter(|shape| Pattern::supports(*shape)) {
            for tiles in 1..=MAX_TILES.min(shape.cells() - 1) {
                let cell_sets = choose(shape.cells(), tiles);
                if cell_sets.saturating_mul(orders(tiles) as u64) <= MOST_STATES {
                    let (_, clusters) = count_regions(shape, tiles);
                    assert!(clusters < 100_000, "{shape} {tiles}: {clusters}");
                }
            }
        }
    }
}
