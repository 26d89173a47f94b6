//! Tables combined into one heuristic: the sum within a view, the maximum over views.
//!
//! A *view* is the tables of one partition, seen through one symmetry of the board.
//! Additive tables count moves of different tiles, so the values of a view are added;
//! of non-additive ones the largest is taken. The mirror image of a board is as far
//! from the goal, so a second view with the same tables gives a second estimate, and
//! the larger one counts. A goal with its blank in another corner is only another view:
//! no new table is built for it.

use std::sync::Arc;

use super::build::BuildObserver;
use super::order::MAX_TILES;
use super::partition::Partition;
use super::source::{SourceError, TableSource};
use super::table::{Damaged, Placement, SharedTable, TableKind};
use crate::grid::cells_of;
use crate::heuristic::{Heuristic, Manhattan, Properties, Reversible, Step};
use crate::puzzle::{Board, Cells, Home, MAX_CELLS, Symmetry};

/// The most lookups per estimate: the tables of all views, each table once per symmetry.
const MOST: usize = 32;

/// One table seen through one symmetry.
#[derive(Debug, Clone)]
pub(crate) struct SeenTable {
    pub(crate) table: SharedTable,
    pub(crate) symmetry: Symmetry,
    /// For each cell of the board, the table's cell that it is seen as.
    cells: [u8; MAX_CELLS],
    /// The board's tiles in the order of the table's pattern, and how many there are.
    tiles: [u8; MAX_TILES],
    count: usize,
    /// For each of the board's tiles its index in the table's pattern, or 255.
    pub(crate) indices: [u8; MAX_CELLS],
}

const NONE: u8 = u8::MAX;

impl SeenTable {
    fn new(table: SharedTable, home: Home, symmetry: Symmetry) -> SeenTable {
        let shape = home.shape();
        let names = symmetry.tiles(home);
        let mut cells = [0; MAX_CELLS];
        let mut indices = [NONE; MAX_CELLS];
        let mut tiles = [0; MAX_TILES];
        for cell in 0..shape.cells() {
            cells[cell] = symmetry.cell(shape, cell) as u8;
        }
        for tile in 1..shape.cells() {
            if let Some(index) = table.id().pattern.index_of(names[tile]) {
                indices[tile] = index;
                tiles[usize::from(index)] = tile as u8;
            }
        }
        SeenTable {
            count: table.id().pattern.tiles().len(),
            table,
            symmetry,
            cells,
            tiles,
            indices,
        }
    }

    /// Returns `true` if moves of a tile change the value.
    #[inline]
    fn concerns(&self, tile: u8) -> bool {
        !self.table.id().kind.is_additive() || self.indices[usize::from(tile) % MAX_CELLS] != NONE
    }

    /// Returns where a board has the table's tiles.
    #[inline]
    pub(crate) fn placement(&self, places: &TilePlaces) -> Placement {
        let seen = |tile: u8| self.cells[usize::from(places.of(tile)) % MAX_CELLS];
        let mut placement = Placement {
            set: 0,
            order: [0; MAX_TILES],
            blank: seen(0).into(),
        };
        let mut at_cell = [0; MAX_CELLS];
        for (index, &tile) in (0..).zip(&self.tiles[..self.count.min(MAX_TILES)]) {
            let cell = seen(tile);
            placement.set |= 1 << (cell % 64);
            at_cell[usize::from(cell) % MAX_CELLS] = index;
        }
        for (place, cell) in placement.order.iter_mut().zip(cells_of(placement.set)) {
            *place = at_cell[cell % MAX_CELLS];
        }
        placement
    }

    pub(crate) fn start(&self, places: &TilePlaces) -> Result<u8, Damaged> {
        let value = self.table.value(&self.placement(places))?;
        u8::try_from(value).map_err(|_| Damaged)
    }

    /// Returns the value after a move that [concerns](SeenTable::concerns) this table.
    #[inline]
    fn step(&self, before: u8, places: &TilePlaces) -> u8 {
        let state = self.placement(places).state(self.table.numbering());
        match self.table.id().kind {
            TableKind::BlankAware => {
                let rose = self.table.modulo_four(state) == (before.wrapping_add(1) & 3);
                if rose {
                    before.saturating_add(1)
                } else {
                    before.saturating_sub(1)
                }
            }
            TableKind::Classic | TableKind::NonAdditive => self.table.byte(state).unwrap_or(0),
        }
    }
}

/// The cell of every tile of a board. All tables of a heuristic look their few tiles up in it,
/// which takes half the time of looking for them on the board.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TilePlaces([u8; MAX_CELLS]);

impl TilePlaces {
    /// The places of the tiles on the first `count` cells.
    #[inline]
    pub(crate) fn new(cells: &Cells, count: usize) -> TilePlaces {
        let mut places = [0; MAX_CELLS];
        for (cell, &tile) in (0..).zip(&cells[..count.min(MAX_CELLS)]) {
            places[usize::from(tile) % MAX_CELLS] = cell;
        }
        TilePlaces(places)
    }

    #[inline]
    fn of(&self, tile: u8) -> u8 {
        self.0[usize::from(tile) % MAX_CELLS]
    }
}

/// Several tables as one heuristic.
#[derive(Debug, Clone)]
pub struct Collection {
    kind: TableKind,
    /// Cells of the board.
    cells: usize,
    /// Every table once for each symmetry that it is seen through, however many views it is in.
    tables: Vec<SeenTable>,
    views: Vec<View>,
}

/// The tables of one partition, seen through one symmetry.
#[derive(Debug, Clone)]
pub(crate) struct View {
    pub(crate) symmetry: Symmetry,
    /// Indices in the list of tables.
    pub(crate) tables: Vec<usize>,
}

/// The value of every table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CollectionMemo {
    values: [u8; MOST],
}

/// Why tables cannot be combined for a goal.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CollectionError {
    /// The partition is for boards of another size or with another goal.
    #[error(
        "the partition {partition} is for {drawn}, not for {asked}; list groups of tiles instead, \
         for instance pdb:1-8|9-15"
    )]
    Home {
        /// The partition's name.
        partition: String,
        /// The goal it is drawn for.
        drawn: String,
        /// The goal that was requested.
        asked: String,
    },
    /// Too many tables.
    #[error("{0} lookups for each board are too many: at most {MOST}")]
    TooMany(usize),
    /// A table is not available.
    #[error(transparent)]
    Source(#[from] SourceError),
}

impl Collection {
    /// The tables of partitions as a heuristic for `home`. With `mirrored` there are
    /// also views through every other symmetry that maps the goal to itself and gives
    /// different values.
    pub fn new(
        partitions: &[Partition],
        kind: TableKind,
        mirrored: bool,
        home: Home,
        source: &dyn TableSource,
        observer: &mut dyn BuildObserver,
    ) -> Result<Collection, CollectionError> {
        // Everything is checked before the first table is built.
        let mut seen = Vec::new();
        let mut lookups = Vec::new();
        for partition in partitions {
            let symmetries = symmetries(partition, mirrored, home)?;
            for symmetry in &symmetries {
                for pattern in partition.groups() {
                    if !lookups.contains(&(*symmetry, pattern)) {
                        lookups.push((*symmetry, pattern));
                    }
                }
            }
            if lookups.len() > MOST {
                return Err(CollectionError::TooMany(lookups.len()));
            }
            seen.push((partition, symmetries));
        }
        let ids: Vec<_> = partitions.iter().flat_map(|p| p.tables(kind)).collect();
        source.check(&ids)?;
        let mut made = Collection {
            kind,
            cells: home.shape().cells(),
            tables: Vec::new(),
            views: Vec::new(),
        };
        for (partition, symmetries) in seen {
            let mut tables = Vec::new();
            for id in partition.tables(kind) {
                let known = made.tables.iter().find(|seen| *seen.table.id() == id);
                tables.push(match known {
                    Some(seen) => Arc::clone(&seen.table),
                    None => source.table(&id, observer)?,
                });
            }
            for symmetry in symmetries {
                let tables = tables.iter().map(|table| made.add(table, home, symmetry));
                let tables = tables.collect();
                made.views.push(View { symmetry, tables });
            }
        }
        Ok(made)
    }

    /// Adds a table seen through a symmetry, if it is not there yet. Returns its index.
    fn add(&mut self, table: &SharedTable, home: Home, symmetry: Symmetry) -> usize {
        let known = self
            .tables
            .iter()
            .position(|seen| seen.symmetry == symmetry && Arc::ptr_eq(&seen.table, table));
        known.unwrap_or_else(|| {
            let seen = SeenTable::new(Arc::clone(table), home, symmetry);
            self.tables.push(seen);
            self.tables.len() - 1
        })
    }

    /// The kind of the tables.
    pub fn kind(&self) -> TableKind {
        self.kind
    }

    /// Every table once for each symmetry that it is seen through.
    pub(crate) fn tables(&self) -> &[SeenTable] {
        &self.tables
    }

    /// The views: partitions times symmetries.
    pub(crate) fn views(&self) -> &[View] {
        &self.views
    }

    /// Checks that the tables are consistent for a board, so that a damaged table is
    /// found before a search starts.
    pub fn check(&self, board: &Board) -> Result<(), Damaged> {
        let places = TilePlaces::new(board.cells(), self.cells);
        for table in &self.tables {
            table.start(&places)?;
        }
        Ok(())
    }
}

/// Returns the symmetries of a partition's views.
fn symmetries(
    partition: &Partition,
    mirrored: bool,
    home: Home,
) -> Result<Vec<Symmetry>, CollectionError> {
    let mut all: Vec<Symmetry> = Symmetry::all()
        .filter(|symmetry| symmetry.home(home) == partition.home())
        .collect();
    if all.is_empty() {
        let drawn = partition.home().board();
        return Err(CollectionError::Home {
            partition: partition.to_string(),
            drawn: format!("{} boards with the goal {drawn}", drawn.shape()),
            asked: format!("the goal {}", home.board()),
        });
    }
    if !mirrored {
        all.truncate(1);
    }
    // Symmetries that map the groups to the same groups give the same values.
    let seen = |symmetry: &Symmetry| {
        let names = symmetry.tiles(home);
        let groups = partition.groups().iter();
        let mut groups: Vec<Vec<u8>> = groups
            .map(|group| {
                let tiles = 1..=(home.shape().cells() - 1) as u8;
                tiles
                    .filter(|&tile| group.index_of(names[usize::from(tile)]).is_some())
                    .collect()
            })
            .collect();
        groups.sort();
        groups
    };
    let mut groups = Vec::new();
    all.retain(|symmetry| {
        let new = !groups.contains(&seen(symmetry));
        groups.push(seen(symmetry));
        new
    });
    Ok(all)
}

impl Heuristic for Collection {
    type Memo = CollectionMemo;

    fn properties(&self) -> Properties {
        Properties {
            admissible: true,
            consistent: self.kind.is_consistent(),
        }
    }

    fn start(&self, cells: &Cells) -> CollectionMemo {
        let places = TilePlaces::new(cells, self.cells);
        let mut values = [0; MOST];
        for (value, table) in values.iter_mut().zip(&self.tables) {
            // Damaged tables were found before the search; 0 is always a lower bound.
            *value = table.start(&places).unwrap_or(0);
        }
        CollectionMemo { values }
    }

    #[inline]
    fn step(&self, memo: CollectionMemo, cells: &Cells, step: Step) -> CollectionMemo {
        let mut next = memo;
        let places = TilePlaces::new(cells, self.cells);
        for (value, table) in next.values.iter_mut().zip(&self.tables) {
            if table.concerns(step.tile) {
                *value = table.step(*value, &places);
            }
        }
        next
    }

    #[inline]
    fn estimate(&self, memo: CollectionMemo) -> u32 {
        let estimates = self.views.iter().map(|view| {
            let values = view.tables.iter().map(|&table| memo.values[table % MOST]);
            let values = values.map(u32::from);
            if self.kind.is_additive() {
                values.sum()
            } else {
                values.max().unwrap_or(0)
            }
        });
        estimates.max().unwrap_or(0)
    }
}

/// Pattern databases would have to be built for every start board, so Manhattan
/// distance takes their place.
impl Reversible for Collection {
    type Reverse = Manhattan;

    fn reversed(&self, home: Home) -> Manhattan {
        Manhattan::new(home)
    }
}
