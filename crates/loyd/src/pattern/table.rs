//! A pattern database: the fewest moves from every state of a pattern to the goal.
//!
//! Three kinds:
//!
//! * *blank-aware* (additive): only moves of the pattern's tiles count, and a state
//!   knows which region the blank is in. Consistent: a move of one of the pattern's
//!   tiles changes the value by exactly one, any other move not at all. So one bit per
//!   state is enough: the parity of the value is that of the block, and the bit says
//!   which of the two values modulo four it is. Along a path one always knows whether a
//!   value rose or fell.
//! * *classic* (additive): a state knows nothing of the blank, and each entry is the
//!   least value over all regions, one byte. This is the form in the literature;
//!   weaker, and inconsistent.
//! * *non-additive*: every move counts, and a state knows the blank's cell. One byte.
//!   Several of these tables are combined by their maximum.

use std::fmt;
use std::sync::{Arc, OnceLock};

use super::bit_index::BitIndex;
use super::build::lanes::position_of_rank;
use super::build::transpose::{row_words, transpose};
use super::build::{BuildObserver, BuildStopped, Builder, Output, UNREACHED, block_words};
use super::cell_sets::CellSets;
use super::memory::Memory;
use super::numbering::{Blank, Numbering, State};
use super::order::{MAX_TILES, Rotation, orders, rank_of};
use super::pattern::Pattern;
use super::size::table_bytes;
use crate::grid::{CellSet, cells_of};
use crate::names::{named, named_enum};

named_enum! {
    /// What a table's values count, and how it stores them.
    #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
    pub enum TableKind {
        /// Moves of the pattern's tiles, the blank's region known; one bit per state.
        #[default]
        BlankAware = "blank-aware":
            "moves of the pattern's tiles, the blank's region known; one bit per state",
        /// Moves of the pattern's tiles, the blank left out; one byte per state.
        Classic = "classic": "moves of the pattern's tiles, the blank left out; one byte per state",
        /// All moves, the blank's cell known; one byte per state.
        NonAdditive = "non-additive": "all moves, the blank's cell known; one byte per state",
    }
}

impl TableKind {
    /// Returns `true` if the values of disjoint patterns may be added.
    pub const fn is_additive(self) -> bool {
        match self {
            TableKind::BlankAware | TableKind::Classic => true,
            TableKind::NonAdditive => false,
        }
    }

    /// Returns `true` if a slide changes a value by at most one. Without the blank, a value is
    /// the least over all cells of the blank, which can change by more.
    pub const fn is_consistent(self) -> bool {
        match self {
            TableKind::BlankAware | TableKind::NonAdditive => true,
            TableKind::Classic => false,
        }
    }

    /// What a stored state knows of the blank.
    pub(super) const fn blank(self) -> Blank {
        match self {
            TableKind::BlankAware => Blank::Region,
            TableKind::Classic => Blank::Nothing,
            TableKind::NonAdditive => Blank::Cell,
        }
    }

    /// What the breadth-first search must know of the blank.
    pub(super) const fn searched(self) -> Blank {
        match self {
            TableKind::BlankAware | TableKind::Classic => Blank::Region,
            TableKind::NonAdditive => Blank::Cell,
        }
    }
}

named!(TableKind, "kind of table");

/// Identifies a table by its tiles and its kind. Two tables with the same id have the
/// same contents.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TableId {
    /// The tiles and their goal.
    pub pattern: Pattern,
    /// The kind.
    pub kind: TableKind,
}

/// The bytes of a table, wherever they are.
pub type Bytes = Box<dyn AsRef<[u8]> + Send + Sync>;

/// A table in memory.
pub struct Table {
    id: TableId,
    numbering: Arc<Numbering>,
    goal: State,
    bytes: Bytes,
    /// Made when a search first needs it.
    bit_index: OnceLock<BitIndex>,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({} {})", self.id.kind, self.id.pattern)
    }
}

/// Bytes whose number does not fit the table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a table of {expected} bytes has {found}")]
pub struct WrongSize {
    /// The number that the table needs.
    pub expected: u64,
    /// The number given.
    pub found: u64,
}

/// A table whose contents contradict themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the table is damaged: its values do not lead to the goal")]
pub struct Damaged;

impl Table {
    /// A table from its bytes. They are not verified: that is the task of the code that
    /// stored them.
    pub fn new(id: TableId, bytes: Bytes) -> Result<Table, WrongSize> {
        let tiles = id.pattern.tiles().len();
        let shape = id.pattern.home().shape();
        let numbering = Numbering::shared(shape, tiles, id.kind.blank(), &mut ());
        let numbering = numbering
            .unwrap_or_else(|BuildStopped| unreachable!("the empty observer never stops a build"));
        let expected = table_bytes(id.kind, tiles, numbering.blocks().len() as u64);
        let found = (*bytes).as_ref().len() as u64;
        if found != expected {
            return Err(WrongSize { expected, found });
        }
        Ok(Table::of(id, numbering, bytes))
    }

    fn of(id: TableId, numbering: Arc<Numbering>, bytes: Bytes) -> Table {
        let goal = numbering.state_of(&id.pattern, id.pattern.home().board().cells());
        Table {
            id,
            numbering,
            goal,
            bytes,
            bit_index: OnceLock::new(),
        }
    }

    /// Builds a table and counts how many entries have each value.
    pub fn build(
        id: TableId,
        threads: usize,
        memory: &dyn Memory,
        observer: &mut dyn BuildObserver,
    ) -> Result<(Table, Vec<u64>), BuildStopped> {
        let tiles = id.pattern.tiles().len();
        let shape = id.pattern.home().shape();
        let searched = Numbering::shared(shape, tiles, id.kind.searched(), observer)?;
        let stored = Numbering::shared(shape, tiles, id.kind.blank(), observer)?;
        let builder = Builder::new(&searched, threads, observer)?;
        let blocks = stored.blocks().len();
        let length = table_bytes(id.kind, tiles, blocks as u64) as usize;
        // The blank-aware form is transposed at the end, back into the workspace.
        let transposed = id.kind == TableKind::BlankAware;
        let words = 4 * builder.workspace_words();
        let (work_bytes, output_bytes) = if transposed {
            (words.max(length), 8 * block_words(tiles) * blocks)
        } else {
            (words, length)
        };
        let mut workspace = memory.zeroed(work_bytes);
        let mut buffer = memory.zeroed(output_bytes);
        let goal = searched.state_of(&id.pattern, id.pattern.home().board().cells());
        let slots: Vec<u32> = searched
            .blocks()
            .iter()
            .map(|block| stored.block_of(block.set, block.blank.trailing_zeros() as usize) as u32)
            .collect();
        let bytes = &mut (*buffer).as_mut()[..output_bytes];
        let output = match id.kind {
            TableKind::BlankAware => Output::Bits(bytemuck::cast_slice_mut(bytes)),
            TableKind::Classic | TableKind::NonAdditive => {
                bytes.fill(UNREACHED);
                Output::Bytes(bytes)
            }
        };
        let lanes = bytemuck::cast_slice_mut(&mut (*workspace).as_mut()[..words]);
        let histogram = builder.build(goal, &slots, output, lanes, observer)?;
        if transposed {
            let from = bytemuck::cast_slice(&(*buffer).as_ref()[..output_bytes]);
            let rows = bytemuck::cast_slice_mut(&mut (*workspace).as_mut()[..length]);
            transpose(from, blocks, tiles, rows, threads, observer)?;
            buffer = workspace;
        }
        let bytes: Bytes = Box::new(BufferPrefix { buffer, length });
        Ok((Table::of(id, stored, bytes), histogram))
    }

    /// Which table this is.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The numbering of its states.
    pub fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// The bit index for the search kernel. Only for blank-aware tables of 4x4.
    pub(crate) fn bit_index(&self) -> &BitIndex {
        self.bit_index
            .get_or_init(|| BitIndex::new(&self.numbering, &self.id.pattern))
    }

    /// Its bytes, as they are stored.
    pub fn bytes(&self) -> &[u8] {
        (*self.bytes).as_ref()
    }

    /// The goal's state.
    pub fn goal(&self) -> State {
        self.goal
    }

    /// Returns a state's value modulo four. Only for tables with one bit per state.
    #[inline]
    pub fn modulo_four(&self, state: State) -> u8 {
        let tiles = self.numbering.tiles();
        let row =
            position_of_rank(state.rank, tiles) * 8 * row_words(self.numbering.blocks().len());
        let bit = self.bytes()[row + state.block / 8] >> (state.block % 8) & 1;
        let half = self.numbering.half();
        let odd = (state.block >= half) != (self.goal.block >= half);
        bit << 1 | u8::from(odd)
    }

    /// Returns a state's value; `None` if the goal cannot be reached from it. Only for
    /// tables with one byte per state.
    #[inline]
    pub fn byte(&self, state: State) -> Option<u8> {
        let value = self.bytes()[state.block * orders(self.numbering.tiles()) + state.rank];
        (value != UNREACHED).then_some(value)
    }

    /// Returns the value of any state. With one bit per state it is found by descending
    /// to the goal.
    pub fn value(&self, placement: &Placement) -> Result<u32, Damaged> {
        let state = placement.state(&self.numbering);
        if self.id.kind != TableKind::BlankAware {
            return self.byte(state).map(u32::from).ok_or(Damaged);
        }
        let mut placement = *placement;
        let mut state = state;
        // No pattern is further away than this. A damaged table might lead in a circle.
        for value in 0..1000 {
            if state == self.goal {
                return Ok(value);
            }
            let below = self.modulo_four(state).wrapping_sub(1) & 3;
            let next = placement
                .neighbours(self.numbering.cell_sets())
                .map(|next| (next, next.state(&self.numbering)))
                .find(|&(_, next)| self.modulo_four(next) == below);
            (placement, state) = next.ok_or(Damaged)?;
        }
        Err(Damaged)
    }
}

/// The first bytes of a buffer.
#[derive(Debug)]
pub(super) struct BufferPrefix {
    pub(super) buffer: Box<dyn super::memory::Buffer>,
    pub(super) length: usize,
}

impl AsRef<[u8]> for BufferPrefix {
    fn as_ref(&self) -> &[u8] {
        &(*self.buffer).as_ref()[..self.length]
    }
}

/// The cells of a pattern's tiles and of the blank.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placement {
    /// The occupied cells.
    pub set: CellSet,
    /// The tiles on these cells, cell by cell, by their index in the pattern.
    pub order: [u8; MAX_TILES],
    /// The blank's cell.
    pub blank: usize,
}

impl Placement {
    /// Returns the state of this placement.
    pub fn state(&self, numbering: &Numbering) -> State {
        State {
            block: numbering.block_of(self.set, self.blank),
            rank: rank_of(&self.order[..self.set.count_ones() as usize]),
        }
    }

    /// Returns the placements after one move of one of the pattern's tiles, to which
    /// the blank moves first within its region.
    pub fn neighbours(self, cell_sets: &CellSets) -> impl Iterator<Item = Placement> {
        let grid = cell_sets.grid();
        let region = grid.region(self.set, self.blank);
        cells_of(region).flat_map(move |to| {
            cells_of(grid.beside(1 << to) & self.set).map(move |from| self.moved(from, to))
        })
    }

    /// Returns the placement after the tile on `from` moved to the free cell `to`.
    fn moved(self, from: usize, to: usize) -> Placement {
        let mut order = self.order;
        Rotation::of_move(self.set, from, to).apply(&mut order);
        Placement {
            set: self.set ^ 1 << from ^ 1 << to,
            order,
            blank: from,
        }
    }
}

/// A table shared between threads.
pub type SharedTable = Arc<Table>;
