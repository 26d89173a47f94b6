//! Tables seen through symmetries, laid out for speed.
//!
//! What a [`Collection`] computes from the whole board at each step is carried along by
//! a [`Node`]: the cell set of every pattern, and the board as each *frame* (each
//! symmetry) sees it. The order of a pattern's tiles is gathered from the board's word
//! by the bits of the set, and the [`BitIndex`] finds the position of their bit. A
//! child's bits are found from its parent and the slide between them.

use super::candidate::{Pending, SLIDES};
use super::node::Node;
use super::start_values::{Descent, PackedPlacement, descend};
use crate::grid::cpu::{Machine, prefetch};
use crate::grid::{Grid, TileWord as _};
use crate::pattern::{BitIndex, Collection, Damaged, REGION_BITS, Table};
use crate::puzzle::{Board, Home, Shape, Slide, Symmetry};
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::TreeNode as _;
use crate::search::{AutomatonState, order_index};

/// Cells of a 4x4 board.
const CELLS: usize = u64::CELLS;

/// How a symmetry sees the board.
#[derive(Debug, Clone, Copy)]
struct Frame {
    /// For each cell of the board, the cell it is seen as.
    cells: [u8; CELLS],
    /// For each tile of the board, the name it is seen under.
    names: [u8; CELLS],
}

impl Frame {
    fn new(symmetry: Symmetry, home: Home) -> Frame {
        let names = symmetry.tiles(home);
        Frame {
            cells: std::array::from_fn(|cell| symmetry.cell(Shape::FOUR, cell) as u8),
            names: std::array::from_fn(|tile| names[tile]),
        }
    }

    /// Returns how the frame sees each slide, by the blank's cell.
    fn slides(&self, number: usize) -> [SeenSlide; SLIDES] {
        let mut slides = [SeenSlide::default(); SLIDES];
        for blank in 0..CELLS {
            for slide in Slide::ALL {
                let Some(source) = Shape::FOUR.source(blank, slide) else {
                    continue;
                };
                let (from, to) = (self.cells[source], self.cells[blank]);
                slides[4 * blank + slide as usize] = SeenSlide {
                    cells: 1 << from | 1 << to,
                    from: u64::CELL_BITS as u8 * from,
                    to: u64::CELL_BITS as u8 * to,
                    blank: REGION_BITS as u8 * from,
                    frame: number as u8,
                };
            }
        }
        slides
    }

    fn see(&self, board: &Board) -> u64 {
        let mut tiles = [0; CELLS];
        for (&tile, cell) in board.tiles().iter().zip(self.cells) {
            tiles[usize::from(cell)] = self.names[usize::from(tile)];
        }
        u64::pack(&tiles)
    }
}

/// A table with the index that turns sets and orders into positions of its bits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lookup<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) index: &'a BitIndex,
    pub(super) grid: &'a Grid,
    pub(super) goal: PackedPlacement,
}

impl<'a> Lookup<'a> {
    fn new(table: &'a Table) -> Lookup<'a> {
        let pattern = &table.id().pattern;
        let home = pattern.home().board();
        Lookup {
            bytes: table.bytes(),
            index: table.bit_index(),
            grid: table.numbering().cell_sets().grid(),
            goal: PackedPlacement {
                set: pattern.placement(home.cells()).set as u16,
                board: u64::pack(home.tiles()),
                blank: home.blank() as u8,
            },
        }
    }
}

/// What a slide does, as the frame of one view sees it.
#[derive(Debug, Clone, Copy, Default)]
#[repr(align(8))]
struct SeenSlide {
    /// Both cells of the slide as a set.
    cells: u16,
    /// The place of the tile before the slide, and after it.
    from: u8,
    to: u8,
    /// The cell that the tile leaves, as [`BitIndex::bit_of`] takes it.
    blank: u8,
    frame: u8,
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
    /// The slides that the first frame sees as vertical.
    upright: [bool; 4],
    /// For each frame, how it sees each slide.
    boards: [[SeenSlide; SLIDES]; 2],
    /// The same for each view.
    slides: [[SeenSlide; SLIDES]; MOST_VIEWS],
    /// For each view the table of each tile, by the name that its frame gives the tile.
    tables: [[u8; CELLS]; MOST_VIEWS],
    /// The bit index and the bytes of each table, one view after the other.
    indexes: [&'a BitIndex; MOST_TABLES],
    bytes: [&'a [u8]; MOST_TABLES],
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
        let mut slides = [[SeenSlide::default(); SLIDES]; MOST_VIEWS];
        let mut tables = [[0; CELLS]; MOST_VIEWS];
        for (number, view) in collection.views().iter().enumerate() {
            let frame = symmetries.iter().position(|other| *other == view.symmetry);
            let frame = frame.unwrap_or(0);
            slides[number] = boards[frame];
            frame_of_view[number] = frame;
            for tile in 1..CELLS {
                let mut groups = view.tables.iter().map(|&table| &collection.tables()[table]);
                let group = groups.position(|table| table.indices[tile] != u8::MAX);
                let name = usize::from(frames[frame].names[tile]);
                tables[number][name] = (number * T + group.unwrap_or(0)) as u8;
            }
        }
        let lookups: [[_; T]; V] = std::array::from_fn(|number| {
            let view = &collection.views()[number].tables;
            std::array::from_fn(|group| Lookup::new(&collection.tables()[view[group]].table))
        });
        let lookup = |number: usize| lookups.as_flattened()[number % (V * T)];
        Views {
            frames,
            images,
            boards,
            frame_of_view,
            upright: Slide::ALL
                .map(|slide| matches!(symmetries[0].slide(slide), Slide::Up | Slide::Down)),
            slides,
            tables,
            indexes: std::array::from_fn(|number| lookup(number).index),
            bytes: std::array::from_fn(|number| lookup(number).bytes),
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
                    let table = usize::from(self.tables[number][usize::from(name)]);
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
        for (number, values) in values.chunks(T).enumerate() {
            node.values[number].copy_from_slice(values);
            node.lengths[number] = values.iter().fold(0, |sum, value| sum.wrapping_add(*value));
        }
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

    /// Returns how the frame of a view sees a slide.
    #[inline(always)]
    fn seen(&self, view: usize, slide: SlideFrom) -> SeenSlide {
        self.slides[view % MOST_VIEWS][usize::from(slide.0) % SLIDES]
    }

    /// Returns `true` if the first frame sees a slide as vertical.
    #[inline(always)]
    pub(super) fn is_upright(&self, slide: Slide) -> bool {
        self.upright[slide as usize]
    }

    /// Returns `true` if the board is solved.
    #[inline(always)]
    pub(super) fn is_goal(&self, node: &Node<V, T>) -> bool {
        node.boards[0] == self.goal
    }

    /// Returns the bit of a child of `node` in one view and prefetches its cache line.
    #[inline(always)]
    pub(super) fn find<M: Machine>(
        &self,
        machine: M,
        node: &Node<V, T>,
        slide: SlideFrom,
        view: usize,
    ) -> Bit {
        let seen = self.seen(view, slide);
        let board = node.boards[usize::from(seen.frame) % 2];
        let tile = board.tile_at(seen.from.into());
        let board = board.moved(seen.from.into(), seen.to.into());
        let table = self.tables[view % MOST_VIEWS][usize::from(tile)];
        let number = usize::from(table);
        let set = node.sets.as_flattened()[number] ^ seen.cells;
        let order = machine.extract(board, machine.spread(set));
        let index = self.indexes[number % MOST_TABLES];
        let position = index.bit_of(set, order, seen.blank.into());
        prefetch(self.bytes[number % MOST_TABLES], position as usize / 8);
        Bit {
            position,
            table,
            falls: node.values.as_flattened()[number].wrapping_sub(1) >> 1,
        }
    }

    /// Reads a bit: returns 1 if the estimate rises, 0 if it falls.
    #[inline(always)]
    pub(super) fn rises(&self, bit: Bit) -> u64 {
        let byte = self.bytes[usize::from(bit.table) % MOST_TABLES][bit.position as usize / 8];
        (u64::from(byte) >> (bit.position % 8) ^ u64::from(bit.falls)) & 1
    }

    /// Turns a node into its pending child, of which all views were evaluated.
    #[inline(always)]
    pub(super) fn make(
        &self,
        node: &mut Node<V, T>,
        from: SlideFrom,
        (slide, state): (Slide, u16),
        pending: Pending,
    ) {
        let rose = pending.rose_by_view::<V>();
        for view in 0..V {
            let seen = self.seen(view, from);
            let tile = node.boards[usize::from(seen.frame) % 2].tile_at(seen.from.into());
            let table = usize::from(self.tables[view % MOST_VIEWS][usize::from(tile)]);
            let rises = 2 * (rose >> view & 1) as u8;
            node.sets.as_flattened_mut()[table] ^= seen.cells;
            let value = &mut node.values.as_flattened_mut()[table];
            // A damaged table may give wrong values, but it must not cause a panic.
            *value = value.wrapping_add(rises).wrapping_sub(1);
            node.lengths[view] = node.lengths[view].wrapping_add(rises);
        }
        for (board, slides) in node.boards.iter_mut().zip(&self.boards) {
            let seen = slides[usize::from(from.0) % SLIDES];
            *board = board.moved(seen.from.into(), seen.to.into());
        }
        node.push(slide);
        node.state = state;
        node.be_whole();
    }
}
