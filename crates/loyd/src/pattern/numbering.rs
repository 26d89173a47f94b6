//! The numbering of a pattern's states: block and rank.
//!
//! A *block* is a cell set together with what a state knows of the blank. It has one
//! entry for the rank of every order. Blocks are in two halves by parity: each move
//! that counts leads from a state of one half to a state of the other, so a
//! breadth-first search reads one half and writes the other.
//!
//! What a state knows of the blank depends on the kind of table:
//!
//! * [`Blank::Region`] (additive, blank-aware): the region of free cells it is in. Only
//!   moves of the pattern's tiles count; the blank moves within its region at no cost.
//!   Parity: that of the cell set.
//! * [`Blank::Cell`] (non-additive): its cell. Every move counts. Parity: that of the
//!   cell.
//! * [`Blank::Nothing`] (classic): nothing. The value is the least over all regions.
//!   Parity: that of the cell set.

use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

use super::build::{BuildObserver, BuildStopped};
use super::cell_sets::CellSets;
use super::key_index::KeyIndex;
use super::order::orders;
use super::pattern::Pattern;
use super::size;
use crate::grid::{CellSet, cells_of};
use crate::puzzle::{Cells, Shape};

/// What a state knows of the blank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Blank {
    /// The region it is in.
    Region,
    /// The cell it is on.
    Cell,
    /// Nothing: the classic form.
    Nothing,
}

/// A cell set and what a state knows of the blank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    /// The occupied cells.
    pub set: CellSet,
    /// The cells the blank may be on.
    pub blank: CellSet,
}

/// A state of a pattern.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct State {
    /// Number of the block.
    pub block: usize,
    /// The rank of the order.
    pub rank: usize,
}

/// The numbering of all states of patterns with a given number of tiles.
#[derive(Debug)]
pub struct Numbering {
    cell_sets: CellSets,
    tiles: usize,
    blank: Blank,
    blocks: Vec<Block>,
    /// For each cell set, the first of its blocks in either half.
    first: Vec<[u32; 2]>,
    /// The first block of the second half.
    half: usize,
    /// Made when the kernel first needs it.
    key_index: OnceLock<KeyIndex>,
}

/// What a numbering depends on: shape, number of tiles, and what is known of the blank.
type Scope = (Shape, usize, Blank);

/// The numberings in use, so that tables of the same scope share one.
static SHARED: Mutex<Vec<(Scope, Weak<Numbering>)>> = Mutex::new(Vec::new());

/// Bytes of a numbering per block, and per cell set.
pub(super) const BLOCK_BYTES: u64 = size_of::<Block>() as u64;
pub(super) const CELL_SET_BYTES: u64 = size_of::<[u32; 2]>() as u64;

/// Cell sets or blocks that are listed between two calls of the observer.
pub(super) const LISTED: usize = 4096;

impl Numbering {
    /// The numbering of the states of patterns with `tiles` tiles.
    pub fn new(cell_sets: CellSets, tiles: usize, blank: Blank) -> Numbering {
        let listed = Numbering::watched(cell_sets, tiles, blank, &mut ());
        listed.unwrap_or_else(|BuildStopped| unreachable!("the empty observer never stops a build"))
    }

    /// The numbering that all tables of this scope share, with an observer that is called while
    /// the states are listed for the first time.
    pub(super) fn shared(
        shape: Shape,
        tiles: usize,
        blank: Blank,
        observer: &mut dyn BuildObserver,
    ) -> Result<Arc<Numbering>, BuildStopped> {
        let scope = (shape, tiles, blank);
        let list = || SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        let find = |list: &[(Scope, Weak<Numbering>)]| {
            let mut all = list.iter().filter(|(other, _)| *other == scope);
            all.find_map(|(_, numbering)| numbering.upgrade())
        };
        if let Some(found) = find(&list()) {
            return Ok(found);
        }
        // Listed without the lock: it takes a while for large scopes.
        let cell_sets = CellSets::new(shape, tiles);
        let made = Arc::new(Numbering::watched(cell_sets, tiles, blank, observer)?);
        let mut list = list();
        if let Some(found) = find(&list) {
            return Ok(found);
        }
        list.retain(|(_, numbering)| numbering.strong_count() > 0);
        list.push((scope, Arc::downgrade(&made)));
        Ok(made)
    }

    /// The same as [`new`](Numbering::new), with an observer that is called while the states are
    /// listed.
    fn watched(
        cell_sets: CellSets,
        tiles: usize,
        blank: Blank,
        observer: &mut dyn BuildObserver,
    ) -> Result<Numbering, BuildStopped> {
        let count = size::blocks(cell_sets.shape(), tiles, blank) as usize;
        let states = count as u64 * orders(tiles) as u64;
        let mut first = vec![[0; 2]; cell_sets.count()];
        let mut blocks = Vec::with_capacity(count);
        let mut half = 0;
        let grid = *cell_sets.grid();
        for parity in [0, 1] {
            half = if parity == 1 { blocks.len() } else { 0 };
            for (number, set) in cell_sets.all().enumerate() {
                if number % LISTED == 0 && observer.pulse(0, states).is_break() {
                    return Err(BuildStopped);
                }
                first[number][parity] = blocks.len() as u32;
                match blank {
                    Blank::Region if grid.parity(set) == parity => {
                        blocks.extend(grid.regions(set).map(|blank| Block { set, blank }));
                    }
                    Blank::Nothing if grid.parity(set) == parity => blocks.push(Block {
                        set,
                        blank: grid.free(set),
                    }),
                    Blank::Region | Blank::Nothing => {}
                    Blank::Cell => {
                        let cells = cells_of(grid.free(set)).map(|cell| 1 << cell);
                        let cells = cells.filter(|&cell| grid.parity(cell) == parity);
                        blocks.extend(cells.map(|blank| Block { set, blank }));
                    }
                }
            }
        }
        Ok(Numbering {
            cell_sets,
            tiles,
            blank,
            blocks,
            first,
            half,
            key_index: OnceLock::new(),
        })
    }

    /// The cell sets that the blocks are made of.
    pub fn cell_sets(&self) -> &CellSets {
        &self.cell_sets
    }

    /// Number of tiles of the patterns.
    pub fn tiles(&self) -> usize {
        self.tiles
    }

    /// What a state knows of the blank.
    pub fn blank(&self) -> Blank {
        self.blank
    }

    /// The blocks, first half first.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The number of the first block of the second half.
    pub fn half(&self) -> usize {
        self.half
    }

    /// The index for the search kernel. Only for the blank's region on at most 25 cells.
    pub(crate) fn key_index(&self) -> &KeyIndex {
        self.key_index.get_or_init(|| KeyIndex::new(self))
    }

    /// Number of states.
    pub fn states(&self) -> u64 {
        self.blocks.len() as u64 * orders(self.tiles) as u64
    }

    /// Returns the block of a cell set with the blank on a cell.
    #[inline]
    pub fn block_of(&self, set: CellSet, blank: usize) -> usize {
        let number = self.cell_sets.number_of(set);
        let grid = self.cell_sets.grid();
        match self.blank {
            Blank::Region | Blank::Nothing => {
                let mut block = self.first[number][grid.parity(set)] as usize;
                while self.blocks[block].blank >> blank & 1 == 0 {
                    block += 1;
                }
                block
            }
            Blank::Cell => {
                let parity = grid.parity(1 << blank);
                let same = grid.free(set) & grid.of_parity(parity);
                let before = (same & ((1 << blank) - 1)).count_ones() as usize;
                self.first[number][parity] as usize + before
            }
        }
    }

    /// Returns the state of a pattern on a board.
    pub fn state_of(&self, pattern: &Pattern, cells: &Cells) -> State {
        pattern.placement(cells).state(self)
    }
}
