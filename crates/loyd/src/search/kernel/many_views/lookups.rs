//! Tables seen through symmetries, and what a slide changes in them.

use super::node::{CELLS, LargeNode, WHOLE};
use super::slide_cells::{Frames, SLIDES, SlideCells, sees_level};
use super::touched::{MOST_TOUCHED, Touched};
#[cfg(target_arch = "x86_64")]
use super::wide::WideLookups;
use crate::pattern::{Collection, Damaged, KeyIndex, SeenTable, TableKind, TilePlaces};
use crate::puzzle::{Board, Home, Shape, Slide};
use crate::search::AutomatonState;
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::TreeNode as _;

/// The most lookups of a search.
pub(super) const MOST_LOOKUPS: usize = 32;

/// Up to this many lookups, their patterns may have different numbers of tiles.
const ANY_TILES: usize = 16;

/// The most views: one byte each.
const MOST_VIEWS: usize = 16;

/// Tiles and cells that fit five bits.
pub(super) const TILES: usize = 32;

/// The most cells of a board.
const MOST_CELLS: usize = 25;

/// All lookups of a search, at most `S`, and the views that they belong to.
///
/// The arrays are longer than needed: an index that is masked to a power of two needs no bounds
/// check.
#[derive(Debug)]
pub(in crate::search::kernel) struct Lookups<'a, const S: usize> {
    collection: &'a Collection,
    pub(super) tables: [&'a [u8]; MOST_LOOKUPS],
    indexes: [&'a KeyIndex; MOST_LOOKUPS],
    /// The index of all lookups, if `S` is large: then all patterns have the same number of tiles.
    common: &'a KeyIndex,
    /// How each slide is seen by the lookups that see it as horizontal, and by the others.
    seen: [[SlideCells; 2]; SLIDES],
    /// The cell that the tile of each slide leaves.
    sources: [u8; SLIDES],
    /// For each tile, the lookups that contain it, one bit each.
    touched: [u32; TILES],
    /// The same as lists, for each slide that the first symmetry sees as horizontal (0) or as
    /// vertical (1).
    lists: [[Touched; TILES]; 2],
    /// Which of these two lists each slide has.
    axes: [u8; 4],
    /// For each of the two, the lookups that see such a slide as horizontal.
    level: [u32; 2],
    /// The lookups of a set of views, one byte of the set at a time.
    by_views: [[u32; 256]; 2],
    /// For each tile and each view, one byte: which of the tile's lookups belongs to the view. A
    /// partition has each tile once.
    pub(super) by_tile: [u128; TILES],
    /// For each lookup the number one in the byte of each view that it belongs to.
    views_of: [u128; MOST_LOOKUPS],
    goal: [u8; CELLS],
    views: usize,
    /// For steps with eight lookups at once.
    #[cfg(target_arch = "x86_64")]
    pub(super) wide: Option<WideLookups<'a>>,
}

impl<'a, const S: usize> Lookups<'a, S> {
    /// Returns `true` if these tables fit.
    pub(in crate::search::kernel) fn supports(collection: &Collection, shape: Shape) -> bool {
        let tables = collection.tables();
        let touched = |tile: usize| {
            let lookups = tables.iter().filter(|seen| seen.indices[tile] != u8::MAX);
            lookups.count()
        };
        let tiles = |seen: &SeenTable| seen.table.id().pattern.tiles().len();
        collection.kind() == TableKind::BlankAware
            && shape.cells() <= MOST_CELLS
            && tables.len() <= S
            && (tables.len() <= ANY_TILES
                || tables.iter().all(|seen| tiles(seen) == tiles(&tables[0])))
            && collection.views().len() <= MOST_VIEWS
            && Frames::new(collection).is_some()
            && tables.iter().all(|seen| {
                let pattern = &seen.table.id().pattern;
                KeyIndex::is_for(pattern.home().shape(), pattern.tiles().len())
            })
            && (1..shape.cells()).all(|tile| touched(tile) <= MOST_TOUCHED)
    }

    /// The lookups of a collection that [`supports`](Lookups::supports) accepts.
    pub(in crate::search::kernel) fn new(collection: &'a Collection, home: Home) -> Lookups<'a, S> {
        let shape = home.shape();
        let tables = collection.tables();
        let frames = Frames::new(collection).expect("a supported collection");
        let touched = std::array::from_fn(|tile| {
            let contains = |seen: &SeenTable| seen.indices.get(tile).is_some_and(|&i| i != u8::MAX);
            let lookups = tables.iter().enumerate();
            lookups.fold(0, |set, (lookup, seen)| {
                set | u32::from(tile != 0 && contains(seen)) << lookup
            })
        });
        let level = frames.slides_of_axes().map(|slide| {
            let lookups = tables.iter().enumerate();
            lookups.fold(0, |set, (lookup, seen)| {
                set | u32::from(sees_level(seen.symmetry, slide)) << lookup
            })
        });
        let seen = frames.seen(shape);
        let table = |lookup: usize| &tables[lookup.min(tables.len() - 1)].table;
        Lookups {
            collection,
            tables: std::array::from_fn(|lookup| table(lookup).bytes()),
            indexes: std::array::from_fn(|lookup| table(lookup).numbering().key_index()),
            common: table(0).numbering().key_index(),
            seen,
            sources: std::array::from_fn(|number| {
                let (blank, slide) = (number / 4, Slide::ALL[number % 4]);
                let inside = blank < shape.cells();
                let source = inside.then(|| shape.source(blank, slide)).flatten();
                source.unwrap_or(0) as u8
            }),
            touched,
            lists: level.map(|level| touched.map(|touched| Touched::new(touched, level))),
            axes: Slide::ALL.map(|slide| frames.axis(slide)),
            level,
            by_views: lookups_by_views(collection),
            by_tile: touched.map(|touched| numbers_by_view(collection, touched)),
            views_of: std::array::from_fn(|lookup| views_of(collection, lookup)),
            goal: cells_of(&home.board()),
            views: collection.views().len(),
            #[cfg(target_arch = "x86_64")]
            wide: wide_lookups::<S>(collection, &touched, level, &seen),
        }
    }

    /// Returns the node of a board, and its estimate.
    pub(super) fn start(
        &self,
        board: &Board,
        state: AutomatonState,
    ) -> Result<(LargeNode<S>, u32), Damaged> {
        let mut node = LargeNode {
            cells: cells_of(board),
            state,
            pending: WHOLE,
            ..LargeNode::EMPTY
        };
        let places = TilePlaces::new(board.cells(), board.shape().cells());
        for (lookup, seen) in self.collection.tables().iter().enumerate() {
            let placement = seen.placement(&places);
            node.sets[lookup] = placement.set as u32;
            node.keys[lookup] = self.index(lookup).key_of(&placement.order);
            let value = u32::from(seen.start(&places)?);
            node.low |= (value & 1) << lookup;
            node.high |= (value >> 1 & 1) << lookup;
            node.lengths += self.views_of[lookup] * u128::from(value);
        }
        let lengths = node.lengths.to_le_bytes();
        let estimate = lengths[..self.views].iter().max().copied().unwrap_or(0);
        Ok((node, estimate.into()))
    }

    /// Returns `true` if the board is solved.
    #[inline]
    pub(super) fn is_goal(&self, node: &LargeNode<S>) -> bool {
        node.cells == self.goal
    }

    /// Number of views.
    pub(super) fn views(&self) -> usize {
        self.views
    }

    /// Returns `true` if there is a tile that can make a slide.
    pub(super) fn is_possible(&self, from: SlideFrom) -> bool {
        self.both_seen(from)[0].cells != 0
    }

    /// Returns the cell that the tile of a slide leaves.
    #[inline]
    pub(super) fn source(&self, from: SlideFrom) -> u8 {
        self.sources[usize::from(from.0) % SLIDES]
    }

    /// Returns the tile that a slide moves.
    #[inline]
    pub(super) fn tile(&self, node: &LargeNode<S>, from: SlideFrom) -> u8 {
        node.cells[usize::from(self.source(from)) % CELLS]
    }

    /// The lookups whose value a tile changes, one bit each.
    #[inline]
    pub(super) fn touched(&self, tile: u8) -> u32 {
        self.touched[usize::from(tile) % TILES]
    }

    /// Returns 0 if the first symmetry sees a slide as horizontal, else 1.
    #[inline]
    pub(super) fn axis(&self, from: SlideFrom) -> usize {
        usize::from(self.axes[usize::from(from.0) % 4]) % 2
    }

    /// The same lookups as a list.
    #[inline]
    pub(super) fn list(&self, tile: u8, from: SlideFrom) -> &Touched {
        &self.lists[self.axis(from)][usize::from(tile) % TILES]
    }

    /// Returns the lookups of a set of views.
    #[inline]
    pub(super) fn lookups_of(&self, views: u16) -> u32 {
        self.by_views[0][usize::from(views) % 256] | self.by_views[1][usize::from(views >> 8)]
    }

    /// Returns the lookup to read first: one that sees the slide as horizontal if there is one,
    /// because its bit is in the row of the parent's.
    #[inline]
    pub(super) fn first_of(&self, lookups: u32, from: SlideFrom) -> u8 {
        let near = lookups & self.level[self.axis(from)];
        let choice = if near == 0 { lookups } else { near };
        choice.trailing_zeros() as u8
    }

    /// How a slide is seen by the lookups that see it as horizontal, and by the others.
    #[inline]
    pub(super) fn both_seen(&self, from: SlideFrom) -> &[SlideCells; 2] {
        &self.seen[usize::from(from.0) % SLIDES]
    }

    /// Returns 0 if a lookup sees a slide as horizontal, else 1.
    #[inline]
    pub(super) fn side(&self, lookup: u8, from: SlideFrom) -> usize {
        (!self.level[self.axis(from)] >> (lookup % 32) & 1) as usize
    }

    /// How a slide is seen, by twice its number plus the [`side`](Lookups::side).
    #[inline]
    pub(super) fn seen_by_number(&self, number: u32) -> &SlideCells {
        &self.seen.as_flattened()[number as usize % (2 * SLIDES)]
    }

    /// The index of a lookup.
    #[inline]
    pub(super) fn index(&self, lookup: usize) -> &'a KeyIndex {
        if S > ANY_TILES {
            self.common
        } else {
            self.indexes[lookup % MOST_LOOKUPS]
        }
    }
}

/// The same lookups in groups of eight, if they all have the same number of tiles.
#[cfg(target_arch = "x86_64")]
fn wide_lookups<'a, const S: usize>(
    collection: &'a Collection,
    touched: &[u32; TILES],
    level: [u32; 2],
    seen: &[[SlideCells; 2]; SLIDES],
) -> Option<WideLookups<'a>> {
    let tables = collection.tables();
    let tiles = |seen: &SeenTable| seen.table.id().pattern.tiles().len();
    let is_uniform = tables.iter().all(|seen| tiles(seen) == tiles(&tables[0]));
    // Four bytes of keys are loaded at once, so the last lookup must not be in use.
    if !is_uniform || tables.len() >= S {
        return None;
    }
    let bytes: Vec<&[u8]> = tables.iter().map(|seen| seen.table.bytes()).collect();
    let index = tables[0].table.numbering().key_index();
    WideLookups::new(index, &bytes, touched, level, seen)
}

/// The tile on each cell.
fn cells_of(board: &Board) -> [u8; CELLS] {
    let mut cells = [0; CELLS];
    cells[..board.shape().cells()].copy_from_slice(board.tiles());
    cells
}

/// Returns the number one in the byte of each view that a lookup belongs to.
fn views_of(collection: &Collection, lookup: usize) -> u128 {
    let views = collection.views().iter().enumerate();
    views.fold(0, |bytes, (view, tables)| {
        bytes | u128::from(tables.tables.contains(&lookup)) << (8 * view)
    })
}

/// Returns the lookups of each set of eight views, the first eight and the others.
fn lookups_by_views(collection: &Collection) -> [[u32; 256]; 2] {
    let mut by_views = [[0; 256]; 2];
    for (view, tables) in collection.views().iter().enumerate() {
        let lookups = tables
            .tables
            .iter()
            .fold(0, |set, lookup| set | 1 << lookup);
        for views in (0..256).filter(|views| views >> (view % 8) & 1 == 1) {
            by_views[view / 8][views] |= lookups;
        }
    }
    by_views
}

/// Returns for each view, one byte each, which of some lookups belongs to it, as a number counted
/// among these lookups; 255 if none does.
fn numbers_by_view(collection: &Collection, lookups: u32) -> u128 {
    let mut numbers = [u8::MAX; MOST_VIEWS];
    for (number, view) in numbers.iter_mut().zip(collection.views()) {
        for lookup in view
            .tables
            .iter()
            .filter(|lookup| lookups >> *lookup & 1 == 1)
        {
            *number = (lookups & ((1 << lookup) - 1)).count_ones() as u8;
        }
    }
    u128::from_le_bytes(numbers)
}
