//! Tables seen through symmetries, laid out for speed.
//!
//! What the [`Collection`](crate::pattern::Collection) computes from the whole
//! board at each step is carried along by a [`Node`]: for every group the set of
//! cells its tiles are on, and the board as each *frame*, that is each symmetry,
//! sees it. The order of a group's tiles is gathered from the board's word by
//! the set's bits, and the [`FastIndex`] finds the place of their bit. A child's
//! bits are found from its parent and the slide between them.

use super::machine::{Machine, prefetch};
use super::node::{Node, Pending, WHOLE};
use super::root::{Standing, Walk, walk_down};
use crate::pattern::{Collection, Damaged, FastIndex, Table};
use crate::puzzle::{Board, Home, Shape, Slide, Symmetry};
use crate::search::{Step, place_in_order};

/// Cells of a 4x4 board.
const CELLS: usize = 16;

/// How a symmetry sees the board.
#[derive(Debug, Clone, Copy)]
struct Frame {
    /// The cell that each of the board's cells is seen as.
    cells: [u8; CELLS],
    /// The name that each of the board's tiles is seen under.
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

    /// What it sees of each slide, by cell of the blank.
    fn slides(&self) -> [Seen; 4 * CELLS] {
        let mut slides = [Seen::default(); 4 * CELLS];
        for blank in 0..CELLS {
            for slide in Slide::ALL {
                let Some(source) = Shape::FOUR.source(blank, slide) else {
                    continue;
                };
                let (from, to) = (self.cells[source], self.cells[blank]);
                slides[4 * blank + slide as usize] = Seen {
                    from: 4 * from,
                    to: 4 * to,
                    blank: from,
                    cells: 1 << from | 1 << to,
                };
            }
        }
        slides
    }

    fn see(&self, board: &Board) -> u64 {
        let tiles = board.cells()[..CELLS].iter().zip(self.cells);
        tiles.fold(0, |word, (&tile, cell)| {
            word | u64::from(self.names[usize::from(tile)]) << (4 * cell)
        })
    }
}

/// A table and what turns sets and orders into places of its bits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lookup<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) index: &'a FastIndex,
    pub(super) goal: Standing,
}

impl<'a> Lookup<'a> {
    fn new(table: &'a Table) -> Lookup<'a> {
        let pattern = &table.id().pattern;
        let home = pattern.home().board();
        let tiles = home.cells()[..CELLS].iter().enumerate();
        Lookup {
            bytes: table.bytes(),
            index: table.fast_index(),
            goal: Standing {
                set: pattern.placement(home.cells()).set as u16,
                board: tiles.fold(0, |word, (cell, &tile)| {
                    word | u64::from(tile) << (4 * cell)
                }),
                blank: home.blank() as u8,
            },
        }
    }
}

/// What a slide does, as one frame sees it.
#[derive(Debug, Clone, Copy, Default)]
#[repr(align(8))]
struct Seen {
    /// Where the tile's four bits are before, and after.
    from: u8,
    to: u8,
    /// The cell the tile leaves to the blank.
    blank: u8,
    /// Both cells as a set.
    cells: u16,
}

/// A slide with the cell of the blank that it starts from.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SlideFrom(u8);

impl SlideFrom {
    #[inline]
    pub(super) fn new(blank: u8, slide: Slide) -> SlideFrom {
        SlideFrom(4 * blank + slide as u8)
    }
}

/// The tables of one partition seen through one frame.
#[derive(Debug, Clone, Copy)]
struct View {
    frame: usize,
    /// The table of each tile, by the name its frame sees it under.
    tables: [u8; CELLS],
}

/// All views of a search.
#[derive(Debug)]
pub(super) struct Views<'a, const V: usize, const T: usize> {
    frames: [Frame; 2],
    /// For each frame, cell of the blank and slide, what is seen of it.
    slides: [[Seen; 4 * CELLS]; 2],
    /// For each slide its image under the symmetry from one frame to the other, if
    /// there are two.
    images: Option<[Slide; 4]>,
    /// Slides that the first frame sees go up or down.
    upright: [bool; 4],
    all: [View; V],
    /// The tables of all views, one view after the other; the rest repeats them.
    lookups: [Lookup<'a>; MOST_TABLES],
    /// Their bytes once more, close together.
    bytes: [&'a [u8]; MOST_TABLES],
}

/// A power of two above the number of tables of any search.
const MOST_TABLES: usize = 16;

/// The symmetries of a collection, each once, if there are not too many.
pub(super) fn frames(collection: &Collection) -> Option<Vec<Symmetry>> {
    let mut frames = Vec::new();
    for number in 0..collection.views() {
        let symmetry = collection.symmetry(number);
        if !frames.contains(&symmetry) {
            frames.push(symmetry);
        }
    }
    (frames.len() <= 2).then_some(frames)
}

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<'a, const V: usize, const T: usize> Views<'a, V, T> {
    /// The views of a collection that has `V` with `T` tables each.
    pub(super) fn new(collection: &'a Collection, home: Home) -> Views<'a, V, T> {
        let mut symmetries = frames(collection).unwrap_or_default();
        if let [only] = symmetries[..] {
            // Not looked up, but it shows which boards are their own mirror image.
            let all = Symmetry::ALL.into_iter().map(|(_, symmetry)| symmetry);
            symmetries
                .extend(all.filter(|other| *other != only && other.home(home) == only.home(home)));
        }
        let frame = |number: usize| Frame::new(symmetries[number.min(symmetries.len() - 1)], home);
        let frames = [frame(0), frame(1)];
        let images = (symmetries.len() >= 2).then(|| {
            let back = symmetries[1].inverse();
            Slide::ALL.map(|slide| back.slide(symmetries[0].slide(slide)))
        });
        let all = std::array::from_fn(|number| {
            let tables = collection.view(number);
            let group = |tile| tables.iter().position(|view| view.places[tile] != u8::MAX);
            let symmetry = collection.symmetry(number);
            let frame = symmetries.iter().position(|s| *s == symmetry);
            let frame = frame.unwrap_or(0);
            let mut numbers = [0; CELLS];
            for tile in 1..CELLS {
                let name = usize::from(frames[frame].names[tile]);
                numbers[name] = (number * T + group(tile).unwrap_or(0)) as u8;
            }
            View {
                frame,
                tables: numbers,
            }
        });
        let lookups = std::array::from_fn(|number| {
            let number = number % (V * T);
            Lookup::new(&collection.view(number / T)[number % T].table)
        });
        Views {
            frames,
            slides: frames.map(|frame| frame.slides()),
            images,
            upright: Slide::ALL
                .map(|slide| matches!(symmetries[0].slide(slide), Slide::Up | Slide::Down)),
            all,
            lookups,
            bytes: lookups.map(|lookup| lookup.bytes),
        }
    }

    /// The node of a board, with all its values, and its estimate.
    pub(super) fn root(&self, board: &Board, state: u16) -> Result<(Node<V, T>, u32), Damaged> {
        let mut node = Node {
            boards: self.frames.map(|frame| frame.see(board)),
            state,
            blank: board.blank() as u8,
            ..Node::EMPTY
        };
        let mut walks = Vec::with_capacity(V * T);
        for (number, view) in self.all.iter().enumerate() {
            let frame = &self.frames[view.frame];
            for (cell, &tile) in board.cells()[..CELLS].iter().enumerate() {
                if tile != 0 {
                    let name = frame.names[usize::from(tile)];
                    let table = usize::from(view.tables[usize::from(name)]);
                    node.sets.as_flattened_mut()[table] |= 1 << frame.cells[cell];
                }
            }
            let lookups = &self.lookups[number * T..][..T];
            for (&lookup, &set) in lookups.iter().zip(&node.sets[number]) {
                let start = Standing {
                    set,
                    board: node.boards[view.frame],
                    blank: frame.cells[usize::from(node.blank)],
                };
                walks.push(Walk::new(lookup, start, lookup.goal));
            }
        }
        let values = walk_down(&mut walks)?;
        let mut estimate = 0;
        for (group, values) in node.values.iter_mut().zip(values.chunks(T)) {
            group.copy_from_slice(values);
            estimate = estimate.max(values.iter().map(|&value| u32::from(value)).sum());
        }
        Ok((node, estimate))
    }

    /// Whether a board is its own mirror image: both frames see the same.
    #[inline(always)]
    pub(super) fn is_own_image(&self, node: &Node<V, T>) -> bool {
        self.images.is_some() && node.boards[0] == node.boards[1]
    }

    /// Whether a slide need not be tried on a board that is its own mirror image,
    /// because its image is tried first or undoes the last slide.
    #[cold]
    pub(super) fn image_is_enough(&self, node: &Node<V, T>, slide: Slide) -> bool {
        let Some(images) = self.images else {
            return false;
        };
        let image = images[slide as usize];
        let undoes = node.last().is_some_and(|last| last.opposite() == image);
        undoes || place_in_order(image) < place_in_order(slide)
    }

    /// What a frame sees of a slide.
    #[inline(always)]
    fn seen(&self, frame: usize, slide: SlideFrom) -> &Seen {
        &self.slides[frame % 2][usize::from(slide.0) % (4 * CELLS)]
    }

    /// Whether the first frame sees a slide go up or down.
    #[inline(always)]
    pub(super) fn is_upright(&self, slide: Slide) -> bool {
        self.upright[slide as usize]
    }

    /// Where the bit of a child of `node` is in one view: its table and its place
    /// there. Its cache line is asked for.
    #[inline(always)]
    pub(super) fn find<M: Machine>(
        &self,
        machine: M,
        node: &Node<V, T>,
        slide: SlideFrom,
        number: usize,
    ) -> (u8, u32) {
        let view = &self.all[number];
        let frame = view.frame % 2;
        let seen = self.seen(frame, slide);
        let board = node.boards[frame];
        let tile = board >> seen.from & 15;
        let board = board ^ tile << seen.from ^ tile << seen.to;
        let table = view.tables[tile as usize];
        let set = node.sets.as_flattened()[usize::from(table)] ^ seen.cells;
        let order = machine.extract(board, machine.spread(set));
        let Lookup { bytes, index, .. } = self.lookups[usize::from(table) % MOST_TABLES];
        let bit = index.bit_of(set, order, seen.blank.into());
        prefetch(bytes, bit / 8);
        (table, bit as u32)
    }

    /// Looks at a bit that was found: whether the child's estimate in this view is
    /// larger than its parent's or smaller, and what it is.
    #[inline(always)]
    pub(super) fn look(
        &self,
        node: &Node<V, T>,
        number: usize,
        table: u8,
        bit: u32,
    ) -> (bool, u32) {
        let table = usize::from(table) % MOST_TABLES;
        let bit = self.bytes[table][bit as usize / 8] >> (bit % 8) & 1;
        let value = node.values.as_flattened()[table];
        // The bit of the next higher value, or of the next lower.
        let rose = bit == value.wrapping_add(1) >> 1 & 1;
        let change = 2 * u8::from(rose);
        let estimate = node.estimate(number).wrapping_add(change);
        (rose, u32::from(estimate.wrapping_sub(1)))
    }

    /// Makes a node the child that is pending, of which all views were looked at.
    #[inline(always)]
    pub(super) fn make(&self, node: &mut Node<V, T>, step: Step, pending: Pending) {
        let slide = SlideFrom::new(node.blank, step.go.slide);
        let seen = [0, 1].map(|frame| self.seen(frame, slide));
        let tiles = [0, 1].map(|frame| node.boards[frame] >> seen[frame].from & 15);
        for (number, view) in self.all.iter().enumerate() {
            let frame = view.frame % 2;
            let table = usize::from(view.tables[tiles[frame] as usize]);
            node.sets.as_flattened_mut()[table] ^= seen[frame].cells;
            let rose = pending.rose >> number & 1;
            let value = &mut node.values.as_flattened_mut()[table];
            *value = value.wrapping_add(2 * rose).wrapping_sub(1);
        }
        for ((board, tile), seen) in node.boards.iter_mut().zip(tiles).zip(seen) {
            *board ^= tile << seen.from ^ tile << seen.to;
        }
        node.push(step.go.slide);
        node.blank = step.go.blank;
        node.state = step.state;
        node.known = WHOLE;
    }
}
