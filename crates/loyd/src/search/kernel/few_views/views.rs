//! Tables seen through symmetries, laid out for speed.
//!
//! What a [`Collection`] computes from the whole board at each step is carried along by
//! a [`Node`]: the cell set of every pattern, and the board as each *frame* (each
//! symmetry) sees it. The order of a pattern's tiles is gathered from the board's word
//! by the bits of the set, and the [`BitFinder`] finds the position of their bit. A
//! child's bits are found from its parent and the slide between them.

use super::candidate::{ROSE_IN_CANDIDATE, SLIDES};
use super::frame::{CELLS, Frame, SeenSlide};
use super::node::{Node, PackedValues};
use super::start_values::{Descent, PackedPlacement, descend};
use super::view_order::{MOST, OrdersBySlide, orders_by_slide};
use crate::grid::cpu::{Machine, prefetch};
use crate::grid::{Grid, TileWord as _};
use crate::pattern::{BitFinder, Collection, Damaged, Table};
use crate::puzzle::{Board, Home, Slide, Symmetry};
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::TreeNode as _;
use crate::search::{AutomatonState, order_index};

/// A table with the index that turns sets and orders into positions of its bits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lookup<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) index: BitFinder<'a>,
    pub(super) grid: &'a Grid,
    pub(super) goal: PackedPlacement,
}

impl<'a> Lookup<'a> {
    fn new(table: &'a Table) -> Lookup<'a> {
        let pattern = &table.id().pattern;
        let home = pattern.home().board();
        Lookup {
            bytes: table.bytes(),
            index: table.bit_index().finder(),
            grid: table.numbering().cell_sets().grid(),
            goal: PackedPlacement {
                set: pattern.placement(home.cells()).set as u16,
                board: u64::pack(home.tiles()),
                blank: home.blank() as u8,
            },
        }
    }

    fn bits(&self) -> TableBits<'a> {
        TableBits {
            index: self.index,
            bytes: self.bytes,
        }
    }
}

/// What the search needs of a table. A power of two of bytes, so that an array of them is
/// indexed by a shift.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
struct TableBits<'a> {
    index: BitFinder<'a>,
    bytes: &'a [u8],
}

/// The bit that says whether a pattern's value rises or falls with a slide.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bit {
    pub(super) position: u32,
    pub(super) table: u8,
    /// The value of the bit if the pattern's value falls, in the lowest bit.
    pub(super) falls: u8,
}

/// All views of a search. A view is the tables of one partition seen through one frame.
///
/// The arrays are longer than needed: an index that is masked to a power of two needs
/// no bounds check.
#[derive(Debug)]
pub(in crate::search::kernel) struct Views<'a, const V: usize, const T: usize> {
    frames: [Frame; 2],
    frame_of_view: [usize; V],
    /// For each slide its image under the symmetry between the two frames, if there are
    /// two.
    images: Option<[Slide; 4]>,
    /// The orders of evaluation for each slide.
    pub(super) orders: OrdersBySlide,
    /// For each frame, how it sees each slide.
    boards: [[SeenSlide; SLIDES]; 2],
    /// The same for each view.
    slides: [SeenSlide; MOST_VIEWS * SLIDES],
    /// For each view the table of each tile, by the name that its frame gives the tile.
    tables: [u8; MOST_VIEWS * CELLS],
    /// For each tile the table in each view, by the name that the first frame gives the tile.
    tables_of_tile: [[u8; V]; CELLS],
    /// For each tile and each set of views in which the estimate rises, how the values change.
    changes: [[PackedValues; 1 << MOST]; CELLS],
    /// For each table the place where a candidate notes that its value rose.
    rose_places: [u8; MOST_TABLES],
    /// The bytes of each table and where they are found, one view after the other.
    bits: [TableBits<'a>; MOST_TABLES],
    /// The solved board as the first frame sees it.
    goal: u64,
    /// The tables in which the start's values are found.
    lookups: [[Lookup<'a>; T]; V],
}

/// Powers of two not below the most views and the most tables of a search.
const MOST_VIEWS: usize = 8;
const MOST_TABLES: usize = 16;

/// Returns the symmetries of a collection, each once; `None` if there are more than
/// two.
pub(in crate::search::kernel) fn frames(collection: &Collection) -> Option<Vec<Symmetry>> {
    let mut frames = Vec::new();
    for view in collection.views() {
        if !frames.contains(&view.symmetry) {
            frames.push(view.symmetry);
        }
    }
    (frames.len() <= 2).then_some(frames)
}

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<'a, const V: usize, const T: usize> Views<'a, V, T> {
    /// The views of a collection that has `V` views of `T` tables each.
    pub(in crate::search::kernel) fn new(
        collection: &'a Collection,
        home: Home,
    ) -> Views<'a, V, T> {
        let mut symmetries = frames(collection).unwrap_or_default();
        if let [only] = symmetries[..] {
            // Its tables are not read, but it shows which boards are their own mirror
            // image.
            let all = Symmetry::all();
            symmetries
                .extend(all.filter(|other| *other != only && other.home(home) == only.home(home)));
        }
        let frame = |number: usize| Frame::new(symmetries[number.min(symmetries.len() - 1)], home);
        let frames = [frame(0), frame(1)];
        let images = (symmetries.len() >= 2).then(|| {
            let back = symmetries[1].inverse();
            Slide::ALL.map(|slide| back.slide(symmetries[0].slide(slide)))
        });
        let boards = [frames[0].slides(0), frames[1].slides(1)];
        let mut frame_of_view = [0; V];
        let mut slides = [SeenSlide::default(); MOST_VIEWS * SLIDES];
        let mut tables = [0; MOST_VIEWS * CELLS];
        // The blank is in no table; a table of each view stands in for it.
        let mut tables_of_tile = [std::array::from_fn(|view| (view * T) as u8); CELLS];
        for (number, view) in collection.views().iter().enumerate() {
            let frame = symmetries.iter().position(|other| *other == view.symmetry);
            let frame = frame.unwrap_or(0);
            frame_of_view[number] = frame;
            for (slide, seen) in slides[SLIDES * number..].iter_mut().zip(boards[frame]) {
                *slide = SeenSlide {
                    tables: (CELLS * number) as u8,
                    ..seen
                };
            }
            for tile in 1..CELLS {
                let mut groups = view.tables.iter().map(|&table| &collection.tables()[table]);
                let group = groups.position(|table| table.indices[tile] != u8::MAX);
                let table = (number * T + group.unwrap_or(0)) as u8;
                tables[CELLS * number + usize::from(frames[frame].names[tile])] = table;
                tables_of_tile[usize::from(frames[0].names[tile])][number] = table;
            }
        }
        let lookups: [[_; T]; V] = std::array::from_fn(|number| {
            let view = &collection.views()[number].tables;
            std::array::from_fn(|group| Lookup::new(&collection.tables()[view[group]].table))
        });
        let lookup = |number: usize| lookups.as_flattened()[number % (V * T)];
        let upright =
            Slide::ALL.map(|slide| matches!(symmetries[0].slide(slide), Slide::Up | Slide::Down));
        Views {
            frames,
            images,
            boards,
            frame_of_view,
            orders: orders_by_slide::<V>(upright),
            slides,
            tables,
            tables_of_tile,
            changes: tables_of_tile.map(|tables| PackedValues::changes(&tables)),
            rose_places: std::array::from_fn(|table| ROSE_IN_CANDIDATE + (table / T) as u8),
            bits: std::array::from_fn(|number| lookup(number).bits()),
            goal: frames[0].see(&home.board()),
            lookups,
        }
    }

    /// Returns the node of a board with all its values, and the estimate.
    #[inline(always)]
    pub(super) fn start<M: Machine>(
        &self,
        machine: M,
        board: &Board,
        state: AutomatonState,
    ) -> Result<(Node<V, T>, u32), Damaged> {
        let mut node = Node {
            boards: self.frames.map(|frame| frame.see(board)),
            state: state as u16,
            ..Node::EMPTY
        };
        let mut descents = Vec::with_capacity(V * T);
        for (number, lookups) in self.lookups.iter().enumerate() {
            let seen = self.frame_of_view[number];
            let frame = &self.frames[seen];
            for (cell, &tile) in board.cells()[..CELLS].iter().enumerate() {
                if tile != 0 {
                    let name = frame.names[usize::from(tile)];
                    let table = usize::from(self.tables[CELLS * number + usize::from(name)]);
                    node.sets.as_flattened_mut()[table] |= 1 << frame.cells[cell];
                }
            }
            for (&lookup, &set) in lookups.iter().zip(&node.sets[number]) {
                let start = PackedPlacement {
                    set,
                    board: node.boards[seen],
                    blank: frame.cells[board.blank()],
                };
                descents.push(Descent::new(machine, lookup, start, lookup.goal));
            }
        }
        let values = descend(machine, &mut descents)?;
        for (length, values) in node.lengths.iter_mut().zip(values.chunks(T)) {
            *length = values.iter().fold(0, |sum, value| sum.wrapping_add(*value));
        }
        node.values = PackedValues::new(&values);
        let estimate = node.lengths.into_iter().max().unwrap_or(0);
        Ok((node, estimate.into()))
    }

    /// Returns `true` if a board is its own mirror image: both frames see the same.
    #[inline(always)]
    pub(super) fn is_own_image(&self, node: &Node<V, T>) -> bool {
        self.images.is_some() && node.boards[0] == node.boards[1]
    }

    /// Returns `true` if a slide need not be tried on a board that is its own mirror
    /// image, because its image is tried first or undoes the last slide.
    #[cold]
    pub(super) fn image_is_enough(&self, node: &Node<V, T>, slide: Slide) -> bool {
        let Some(images) = self.images else {
            return false;
        };
        let image = images[slide as usize];
        let undoes = node.last().is_some_and(|last| last.opposite() == image);
        undoes || order_index(image) < order_index(slide)
    }

    /// Returns `true` if the board is solved.
    #[inline(always)]
    pub(super) fn is_goal(&self, node: &Node<V, T>) -> bool {
        node.boards[0] == self.goal
    }

    /// Returns the bit of a child of `node` in one view and prefetches its cache line.
    /// `slide_in_view` is [`SLIDES`] times the view plus the slide.
    #[inline(always)]
    pub(super) fn find<M: Machine>(
        &self,
        machine: M,
        node: &Node<V, T>,
        slide_in_view: usize,
    ) -> Bit {
        let seen = self.slides[slide_in_view % (MOST_VIEWS * SLIDES)];
        let board = node.boards[usize::from(seen.frame) % 2];
        let tile = board.tile_at(seen.from.into());
        let board = seen.moved(board, tile);
        let table = self.tables[usize::from(seen.tables + tile) % (MOST_VIEWS * CELLS)];
        let number = usize::from(table);
        let set = node.sets.as_flattened()[number] ^ seen.cells;
        let order = machine.extract(board, machine.spread(set));
        let bits = &self.bits[number % MOST_TABLES];
        let position = bits.index.bit_of(set, order, seen.blank.into());
        prefetch(bits.bytes, position as usize / 8);
        Bit {
            position,
            table,
            falls: node.values.falls(table),
        }
    }

    /// Reads a bit: returns 1 if the estimate rises, 0 if it falls, and the place where a
    /// candidate notes it.
    #[inline(always)]
    pub(super) fn rises(&self, bit: Bit) -> (u8, u64) {
        let table = usize::from(bit.table) % MOST_TABLES;
        let byte = self.bits[table].bytes[bit.position as usize / 8];
        let rises = (u64::from(byte) >> (bit.position % 8) ^ u64::from(bit.falls)) & 1;
        (self.rose_places[table], rises)
    }

    /// Turns a node into its child, of which all views were evaluated; `rose` are the views in
    /// which the estimate rose, one bit each.
    #[inline(always)]
    pub(super) fn make(&self, node: &mut Node<V, T>, from: SlideFrom, state: u16, rose: usize) {
        let at = usize::from(from.0) % SLIDES;
        let tile = usize::from(node.boards[0].tile_at(self.boards[0][at].from.into()));
        for (view, &table) in self.tables_of_tile[tile].iter().enumerate() {
            let cells = self.slides[SLIDES * (view % MOST_VIEWS) + at].cells;
            node.sets.as_flattened_mut()[usize::from(table)] ^= cells;
        }
        node.values.change(self.changes[tile][rose % (1 << MOST)]);
        for (view, length) in node.lengths.iter_mut().enumerate() {
            // A damaged table may give wrong values, but it must not cause a panic.
            *length = length.wrapping_add(2 * (rose >> view & 1) as u8);
        }
        for (board, slides) in node.boards.iter_mut().zip(&self.boards) {
            let seen = &slides[at];
            *board = seen.moved(*board, board.tile_at(seen.from.into()));
        }
        node.push(Slide::numbered(from.0));
        node.state = state;
    }
}
