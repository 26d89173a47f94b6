//! Tables seen through symmetries, laid out for speed.
//!
//! What the [`Collection`](crate::pattern::Collection) computes from the whole
//! board at each step is carried along by a [`Node`]: for every group the set of
//! cells its tiles are on, and the board as each *frame*, that is each symmetry,
//! sees it. The order of a group's tiles is gathered from the board's word by
//! the set's bits, and the [`FastIndex`] finds the place of their bit.

use super::machine::{Machine, prefetch};
use super::node::{Looked, Node};
use super::root::{Standing, Walk, walk_down};
use crate::pattern::{Collection, Damaged, FastIndex, Table};
use crate::puzzle::{Board, Home, Shape, Slide, Symmetry};
use crate::search::place_in_order;

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

/// The tables of one partition seen through one frame.
#[derive(Debug)]
struct View<'a, const T: usize> {
    lookups: [Lookup<'a>; T],
    frame: usize,
    /// The group of each tile, by the name the first frame sees it under.
    groups: [u8; CELLS],
}

/// All views of a search.
#[derive(Debug)]
pub(super) struct Views<'a, const V: usize, const T: usize> {
    frames: [Frame; 2],
    /// For each slide its image under the symmetry from one frame to the other, if
    /// there are two.
    images: Option<[Slide; 4]>,
    all: [View<'a, T>; V],
}

/// Where a bit is.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Place {
    bit: usize,
    group: u8,
}

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
        let symmetries = frames(collection).unwrap_or_default();
        let frame = |number: usize| Frame::new(symmetries[number.min(symmetries.len() - 1)], home);
        let images = (symmetries.len() == 2).then(|| {
            let back = symmetries[1].inverse();
            Slide::ALL.map(|slide| back.slide(symmetries[0].slide(slide)))
        });
        Views {
            frames: [frame(0), frame(1)],
            images,
            all: std::array::from_fn(|number| {
                let tables = collection.view(number);
                let group = |tile| tables.iter().position(|view| view.places[tile] != u8::MAX);
                let mut groups = [0; CELLS];
                for tile in 1..CELLS {
                    let name = usize::from(frame(0).names[tile]);
                    groups[name] = group(tile).unwrap_or(0) as u8;
                }
                let symmetry = collection.symmetry(number);
                View {
                    lookups: std::array::from_fn(|group| Lookup::new(&tables[group].table)),
                    frame: symmetries.iter().position(|s| *s == symmetry).unwrap_or(0),
                    groups,
                }
            }),
        }
    }

    /// The node of a board, with all its values.
    pub(super) fn root(&self, board: &Board, state: u16) -> Result<Node<V, T>, Damaged> {
        let mut node = Node {
            boards: self.frames.map(|frame| frame.see(board)),
            state,
            blank: board.blank() as u8,
            known: V as u8,
            ..Node::EMPTY
        };
        let mut walks = Vec::with_capacity(V * T);
        for (number, view) in self.all.iter().enumerate() {
            let frame = &self.frames[view.frame];
            for (cell, &tile) in board.cells()[..CELLS].iter().enumerate() {
                if tile != 0 {
                    let name = self.frames[0].names[usize::from(tile)];
                    let group = usize::from(view.groups[usize::from(name)]);
                    node.sets[number][group] |= 1 << frame.cells[cell];
                }
            }
            for (&lookup, &set) in view.lookups.iter().zip(&node.sets[number]) {
                let start = Standing {
                    set,
                    board: node.boards[view.frame],
                    blank: frame.cells[usize::from(node.blank)],
                };
                walks.push(Walk::new(lookup, start, lookup.goal));
            }
        }
        let values = walk_down(&mut walks)?;
        for (group, values) in node.values.iter_mut().zip(values.chunks(T)) {
            group.copy_from_slice(values);
            node.estimate = node.estimate.max(group.iter().sum());
        }
        Ok(node)
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

    /// Makes a node its child by the slide of the tile on `from`, not yet looked at.
    #[inline(always)]
    pub(super) fn slide(&self, node: &mut Node<V, T>, from: u8) {
        let mut moved = [0_u16; 2];
        for (frame, (board, moved)) in node.boards.iter_mut().zip(&mut moved).enumerate() {
            let cells = &self.frames[frame].cells;
            let seen_from = u32::from(cells[usize::from(from) % CELLS]);
            let seen_to = u32::from(cells[usize::from(node.blank) % CELLS]);
            let tile = *board >> (4 * seen_from) & 15;
            *board ^= tile << (4 * seen_from) ^ tile << (4 * seen_to);
            *moved = 1 << seen_from | 1 << seen_to;
            if frame == 0 {
                node.tile = tile as u8;
                node.first = u8::from(V > 1 && seen_from.abs_diff(seen_to) == 4);
            }
        }
        for (view, sets) in self.all.iter().zip(&mut node.sets) {
            let group = usize::from(view.groups[usize::from(node.tile) % CELLS]) % T;
            sets[group] ^= moved[view.frame % 2];
        }
        node.blank = from;
        node.known = 0;
        node.estimate = 0;
    }

    /// Where the bit of the group that moved last is in one view. Its cache line is
    /// asked for.
    #[inline(always)]
    pub(super) fn find<M: Machine>(&self, machine: M, node: &Node<V, T>, step: usize) -> Place {
        let number = node.view(step);
        let view = &self.all[number];
        let group = usize::from(view.groups[usize::from(node.tile) % CELLS]) % T;
        let set = node.sets[number][group];
        let order = machine.extract(node.boards[view.frame % 2], machine.spread(set));
        // The blank is where the tile came from.
        let blank = self.frames[view.frame % 2].cells[usize::from(node.blank) % CELLS];
        let Lookup { bytes, index, .. } = view.lookups[group];
        let bit = index.bit_of(set, order, blank.into());
        prefetch(bytes, bit / 8);
        Place {
            bit,
            group: group as u8,
        }
    }

    /// Looks at a bit that was found.
    #[inline(always)]
    pub(super) fn look(&self, node: &Node<V, T>, step: usize, place: Place) -> Looked {
        let number = node.view(step);
        let group = usize::from(place.group) % T;
        let bytes = self.all[number].lookups[group].bytes;
        let bit = bytes[place.bit / 8] >> (place.bit % 8) & 1;
        let value = node.values[number][group];
        // The bit of the next higher value, or of the next lower.
        let rose = bit == (value + 1) >> 1 & 1;
        let now = if rose {
            value + 1
        } else {
            value.wrapping_sub(1)
        };
        let estimate: u8 = node.values[number].iter().sum();
        Looked {
            view: number as u8,
            group: place.group,
            value: now,
            known: step as u8 + 1,
            estimate: node
                .estimate
                .max(estimate.wrapping_sub(value).wrapping_add(now)),
        }
    }
}
