//! Tables seen through symmetries, and where the bits of a child are in them.

use super::node::{LargeNode, WHOLE};
use super::queues::{MOST_TOUCHED, WaitingChild, WaitsForAll};
use crate::grid::TileWord as _;
use crate::pattern::{Collection, Damaged, KeyIndex, REGION_BITS, SeenTable, TableKind};
use crate::puzzle::{Board, Home, Shape, Slide, Symmetry};
use crate::search::AutomatonState;
use crate::search::kernel::cpu::prefetch;
use crate::search::kernel::slide_from::SlideFrom;
use crate::search::kernel::tree::TreeNode as _;

/// The most lookups of a search.
pub(super) const MOST_LOOKUPS: usize = 32;

/// Up to this many lookups, their patterns may have different numbers of tiles.
const ANY_TILES: usize = 16;

/// The most symmetries.
const MOST_FRAMES: usize = 2;

/// A power of two not below the number of slides from all cells.
const SLIDES: usize = 128;

/// The most views: one byte each.
const MOST_VIEWS: usize = 16;

/// Tiles and cells that fit five bits.
const TILES: usize = 32;

/// What a slide does, as a symmetry sees it.
#[derive(Debug, Clone, Copy, Default)]
struct SlideCells {
    /// Both cells of the slide as a set.
    cells: u32,
    /// The cells before the one that the tile leaves, and before the one that it takes.
    before_from: u32,
    before_to: u32,
    /// The cell that the tile leaves, times [`REGION_BITS`].
    blank: u32,
}

/// The lookups whose pattern contains a tile, those that see a slide as horizontal first.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Touched {
    lookups: [u8; MOST_TOUCHED],
    /// How many see the slide as horizontal: their keys do not change.
    level: u8,
    count: u8,
}

impl Touched {
    /// The lookups that see the slide as horizontal.
    #[inline]
    fn level(&self) -> &[u8] {
        &self.lookups[..usize::from(self.level).min(MOST_TOUCHED)]
    }

    /// All lookups.
    #[inline]
    fn all(&self) -> &[u8] {
        &self.lookups[..usize::from(self.count).min(MOST_TOUCHED)]
    }
}

/// A set of symmetries, which see the board in different ways.
fn frames_of(collection: &Collection) -> Vec<Symmetry> {
    let mut frames = Vec::new();
    for view in collection.views() {
        if !frames.contains(&view.symmetry) {
            frames.push(view.symmetry);
        }
    }
    frames
}

/// Returns `true` if a symmetry sees a slide as horizontal.
fn sees_level(symmetry: Symmetry, slide: Slide) -> bool {
    matches!(symmetry.slide(slide), Slide::Left | Slide::Right)
}

/// All lookups of a search, at most `S`, and the views that they belong to.
///
/// The arrays are longer than needed: an index that is masked to a power of two needs no bounds
/// check.
#[derive(Debug)]
pub(in crate::search::kernel) struct Lookups<'a, const S: usize> {
    collection: &'a Collection,
    tables: [&'a [u8]; MOST_LOOKUPS],
    indexes: [&'a KeyIndex; MOST_LOOKUPS],
    /// The index of all lookups, if `S` is large: then all patterns have the same number of tiles.
    common: &'a KeyIndex,
    frames: [u8; MOST_LOOKUPS],
    /// How each symmetry sees each slide, by the blank's cell.
    seen: [[SlideCells; SLIDES]; MOST_FRAMES],
    /// The cell that the tile of each slide leaves, times five.
    sources: [u8; SLIDES],
    /// For each tile, the lookups that contain it, one bit each.
    touched: [u32; TILES],
    /// The same as lists, for each slide that the first symmetry sees as horizontal (0) or as
    /// vertical (1).
    lists: [[Touched; TILES]; 2],
    /// Which of these two lists each slide has.
    axes: [u8; 4],
    /// For each of the two, the symmetries that see such a slide as horizontal and as vertical.
    frames_of_axis: [[u8; 2]; 2],
    /// For each of the two, the lookups that see such a slide as horizontal.
    level: [u32; 2],
    /// The lookups of a set of views, one byte of the set at a time.
    by_views: [[u32; 256]; 2],
    /// For each lookup the number two in the byte of each view that it belongs to.
    rises: [u128; MOST_LOOKUPS],
    goal: u128,
    views: usize,
}

impl<'a, const S: usize> Lookups<'a, S> {
    /// Returns `true` if these tables fit.
    pub(in crate::search::kernel) fn supports(collection: &Collection, shape: Shape) -> bool {
        let tables = collection.tables();
        let frames = frames_of(collection);
        // Two symmetries must see every slide in different ways.
        let differ = |frames: &[Symmetry]| {
            let level = |symmetry: &&Symmetry| sees_level(**symmetry, Slide::Left);
            frames.iter().filter(level).count() <= 1 && frames.len() <= MOST_FRAMES
        };
        let touched = |tile: usize| {
            let lookups = tables.iter().filter(|seen| seen.indices[tile] != u8::MAX);
            lookups.count()
        };
        let tiles = |seen: &SeenTable| seen.table.id().pattern.tiles().len();
        collection.kind() == TableKind::BlankAware
            && u128::fits(shape.cells())
            && tables.len() <= S
            && (tables.len() <= ANY_TILES
                || tables.iter().all(|seen| tiles(seen) == tiles(&tables[0])))
            && collection.views().len() <= MOST_VIEWS
            && (frames.len() == 1 || differ(&frames))
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
        let frames = frames_of(collection);
        let mut frame_of = [0; MOST_LOOKUPS];
        for (seen, frame) in tables.iter().zip(&mut frame_of) {
            let known = frames.iter().position(|other| *other == seen.symmetry);
            *frame = known.unwrap_or(0) as u8;
        }
        let mut seen = [[SlideCells::default(); SLIDES]; MOST_FRAMES];
        let mut sources = [0; SLIDES];
        for blank in 0..shape.cells() {
            for slide in Slide::ALL {
                let Some(source) = shape.source(blank, slide) else {
                    continue;
                };
                let number = 4 * blank + slide as usize;
                sources[number] = 5 * source as u8;
                for (slides, symmetry) in seen.iter_mut().zip(&frames) {
                    let (from, to) = (symmetry.cell(shape, source), symmetry.cell(shape, blank));
                    slides[number] = SlideCells {
                        cells: 1 << from | 1 << to,
                        before_from: (1 << from) - 1,
                        before_to: (1 << to) - 1,
                        blank: REGION_BITS * from as u32,
                    };
                }
            }
        }
        let mut touched = [0; TILES];
        for (tile, touched) in touched.iter_mut().enumerate().take(shape.cells()).skip(1) {
            for (lookup, seen) in tables.iter().enumerate() {
                *touched |= u32::from(seen.indices[tile] != u8::MAX) << lookup;
            }
        }
        let slides_of_axes = if sees_level(frames[0], Slide::Left) {
            [Slide::Left, Slide::Up]
        } else {
            [Slide::Up, Slide::Left]
        };
        let level = slides_of_axes.map(|slide| {
            let lookups = tables.iter().enumerate();
            lookups.fold(0, |set, (lookup, seen)| {
                set | u32::from(sees_level(seen.symmetry, slide)) << lookup
            })
        });
        let list = |touched: u32, level: u32| {
            let mut list = Touched {
                level: (touched & level).count_ones() as u8,
                ..Touched::default()
            };
            for part in [touched & level, touched & !level] {
                for lookup in (0..MOST_LOOKUPS as u8).filter(|lookup| part >> lookup & 1 == 1) {
                    list.lookups[usize::from(list.count)] = lookup;
                    list.count += 1;
                }
            }
            list
        };
        let mut rises = [0; MOST_LOOKUPS];
        let mut by_views = [[0; 256]; 2];
        for (view, lookups) in collection
            .views()
            .iter()
            .map(|view| &view.tables)
            .enumerate()
        {
            for &lookup in lookups {
                rises[lookup] |= 2 << (8 * view);
                for views in (0..256).filter(|views| views >> (view % 8) & 1 == 1) {
                    by_views[view / 8][views] |= 1 << lookup;
                }
            }
        }
        let table = |lookup: usize| &tables[lookup.min(tables.len() - 1)].table;
        Lookups {
            collection,
            tables: std::array::from_fn(|lookup| table(lookup).bytes()),
            indexes: std::array::from_fn(|lookup| table(lookup).numbering().key_index()),
            common: table(0).numbering().key_index(),
            frames: frame_of,
            seen,
            sources,
            touched,
            lists: level.map(|level| touched.map(|touched| list(touched, level))),
            axes: Slide::ALL.map(|slide| u8::from(!sees_level(frames[0], slide))),
            frames_of_axis: match frames.len() {
                1 => [[0, 0], [0, 0]],
                _ => [[0, 1], [1, 0]],
            },
            level,
            by_views,
            rises,
            goal: u128::pack(home.board().tiles()),
            views: collection.views().len(),
        }
    }

    /// Returns the node of a board, and its estimate.
    pub(super) fn start(
        &self,
        board: &Board,
        state: AutomatonState,
    ) -> Result<(LargeNode<S>, u32), Damaged> {
        let mut node = LargeNode {
            board: u128::pack(board.tiles()),
            state,
            pending: WHOLE,
            ..LargeNode::EMPTY
        };
        for (lookup, seen) in self.collection.tables().iter().enumerate() {
            let placement = seen.placement(board.cells());
            node.sets[lookup] = placement.set as u32;
            node.keys[lookup] = self.index(lookup).key_of(&placement.order);
            let value = u32::from(seen.start(board.cells())?);
            node.low |= (value & 1) << lookup;
            node.high |= (value >> 1 & 1) << lookup;
            node.lengths += (self.rises[lookup] >> 1) * u128::from(value);
        }
        let lengths = node.lengths.to_le_bytes();
        let estimate = lengths[..self.views].iter().max().copied().unwrap_or(0);
        Ok((node, estimate.into()))
    }

    /// Returns `true` if the board is solved.
    #[inline]
    pub(super) fn is_goal(&self, node: &LargeNode<S>) -> bool {
        node.board == self.goal
    }

    /// Number of views.
    pub(super) fn views(&self) -> usize {
        self.views
    }

    /// Returns `true` if there is a tile that can make a slide.
    pub(super) fn is_possible(&self, from: SlideFrom) -> bool {
        self.seen[0][usize::from(from.0) % SLIDES].cells != 0
    }

    /// Returns the board after a slide.
    #[inline]
    pub(super) fn board_after(&self, node: &LargeNode<S>, from: SlideFrom, tile: u8) -> u128 {
        let source = self.sources[usize::from(from.0) % SLIDES];
        let moved = u128::from(tile);
        node.board ^ (moved << source | moved << (5 * (from.0 / 4)))
    }

    /// Returns the tile that a slide moves.
    #[inline]
    pub(super) fn tile(&self, node: &LargeNode<S>, from: SlideFrom) -> u8 {
        (node.board >> self.sources[usize::from(from.0) % SLIDES]) as u8 & 31
    }

    /// The lookups whose value a tile changes, one bit each.
    #[inline]
    pub(super) fn touched(&self, tile: u8) -> u32 {
        self.touched[usize::from(tile) % TILES]
    }

    /// Returns 0 if the first symmetry sees a slide as horizontal, else 1.
    #[inline]
    fn axis(&self, from: SlideFrom) -> usize {
        usize::from(self.axes[usize::from(from.0) % 4]) % 2
    }

    /// The same lookups as a list.
    #[inline]
    fn list(&self, tile: u8, from: SlideFrom) -> &Touched {
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

    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    fn seen(&self, lookup: usize, from: SlideFrom) -> &SlideCells {
        let frame = usize::from(self.frames[lookup % MOST_LOOKUPS]);
        &self.seen[frame % MOST_FRAMES][usize::from(from.0) % SLIDES]
    }

    /// The index of a lookup.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    fn index(&self, lookup: usize) -> &'a KeyIndex {
        if S > ANY_TILES {
            self.common
        } else {
            self.indexes[lookup % MOST_LOOKUPS]
        }
    }

    /// How a slide is seen by the lookups that see it as horizontal, and by the others.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    fn both_seen(&self, from: SlideFrom) -> [&SlideCells; 2] {
        let frames = self.frames_of_axis[self.axis(from)];
        frames
            .map(|frame| &self.seen[usize::from(frame) % MOST_FRAMES][usize::from(from.0) % SLIDES])
    }

    /// Returns the number of a child's cell set in a lookup, and prefetches its entry.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    fn number(&self, node: &LargeNode<S>, lookup: usize, cells: u32) -> u32 {
        let sets = &self.index(lookup).sets;
        let number = sets.number_of(node.sets[lookup % S] ^ cells);
        prefetch(sets.entries(), number);
        number as u32
    }

    /// Returns the number of a child's cell set in one lookup, and prefetches its entry.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(super) fn number_one(&self, node: &LargeNode<S>, from: SlideFrom, lookup: u8) -> u32 {
        let lookup = usize::from(lookup);
        self.number(node, lookup, self.seen(lookup, from).cells)
    }

    /// Returns the position of a child's bit in one lookup, and prefetches the bit. `number` is
    /// that of its cell set.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(super) fn locate_one(
        &self,
        node: &LargeNode<S>,
        from: SlideFrom,
        lookup: u8,
        number: u32,
    ) -> u32 {
        let lookup = usize::from(lookup);
        let seen = self.seen(lookup, from);
        let index = self.index(lookup);
        let key = self.key_after(node, lookup, seen);
        let position = index.bit_of(key, index.sets.block_of(number as usize, seen.blank));
        prefetch(self.tables[lookup % MOST_LOOKUPS], position as usize / 8);
        position
    }

    /// Finds the number of a child's cell set in every lookup, and prefetches the entries.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(super) fn number_all(&self, node: &LargeNode<S>, waiting: &mut WaitsForAll) {
        let from = waiting.candidate.from;
        let list = self.list(waiting.candidate.tile, from);
        let [level, upright] = self.both_seen(from);
        let (first, rest) = waiting.words.split_at_mut(list.level().len());
        for (&lookup, word) in list.level().iter().zip(first) {
            *word = self.number(node, usize::from(lookup), level.cells);
        }
        for (&lookup, word) in list.all()[list.level().len()..].iter().zip(rest) {
            *word = self.number(node, usize::from(lookup), upright.cells);
        }
    }

    /// Replaces the numbers by the positions of the child's bits, and prefetches the bits.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(super) fn locate_all(&self, node: &LargeNode<S>, waiting: &mut WaitsForAll) {
        let from = waiting.candidate.from;
        let list = self.list(waiting.candidate.tile, from);
        let [level, upright] = self.both_seen(from);
        let (first, rest) = waiting.words.split_at_mut(list.level().len());
        for (&lookup, word) in list.level().iter().zip(first) {
            let lookup = usize::from(lookup);
            let index = self.index(lookup);
            let block = index.sets.block_of(*word as usize, level.blank);
            *word = index.bit_of(node.keys[lookup % S], block);
            prefetch(self.tables[lookup % MOST_LOOKUPS], *word as usize / 8);
        }
        let lookups = list.all()[list.level().len()..].iter();
        for ((&lookup, word), key) in lookups.zip(rest).zip(&mut waiting.keys) {
            let lookup = usize::from(lookup);
            let index = self.index(lookup);
            let block = index.sets.block_of(*word as usize, upright.blank);
            *key = self.key_after(node, lookup, upright);
            *word = index.bit_of(*key, block);
            prefetch(self.tables[lookup % MOST_LOOKUPS], *word as usize / 8);
        }
    }

    /// Finds the keys of a child.
    pub(super) fn rotate_all(&self, node: &LargeNode<S>, waiting: &mut WaitsForAll) {
        let list = self.list(waiting.candidate.tile, waiting.candidate.from);
        let [_, upright] = self.both_seen(waiting.candidate.from);
        let lookups = list.all()[list.level().len()..].iter();
        for (&lookup, key) in lookups.zip(&mut waiting.keys) {
            *key = self.key_after(node, usize::from(lookup), upright);
        }
    }

    /// Returns the key of a child in a lookup.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    fn key_after(&self, node: &LargeNode<S>, lookup: usize, seen: &SlideCells) -> u16 {
        let before = node.sets[lookup % S];
        self.index(lookup).key_after(
            node.keys[lookup % S],
            (before & seen.before_from).count_ones(),
            ((before ^ seen.cells) & seen.before_to).count_ones(),
        )
    }

    /// Reads the bits of every lookup of a child.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the caller's machine"
    )]
    pub(super) fn read_all(&self, waiting: &WaitsForAll) -> u32 {
        let list = self.list(waiting.candidate.tile, waiting.candidate.from);
        let lookups = list.all().iter().zip(waiting.words);
        lookups.fold(0, |bits, (&lookup, position)| {
            bits | self.bit(lookup, position) << lookup
        })
    }

    /// Reads a bit.
    #[inline]
    pub(super) fn bit(&self, lookup: u8, position: u32) -> u32 {
        let byte = self.tables[usize::from(lookup) % MOST_LOOKUPS][position as usize / 8];
        u32::from(byte) >> (position % 8) & 1
    }

    /// Returns which of the `touched` lookups rise, from their bits.
    #[inline]
    pub(super) fn rising(node: &LargeNode<S>, bits: u32, touched: u32) -> u32 {
        !(bits ^ node.high ^ node.low) & touched
    }

    /// Returns the least lengths of a solution by each view after some lookups rose.
    #[inline]
    pub(super) fn lengths_after(&self, lengths: u128, mut rising: u32) -> u128 {
        let mut after = lengths;
        while rising != 0 {
            // A damaged table may give wrong values, but it must not cause a panic.
            after = after.wrapping_add(self.rises[rising.trailing_zeros() as usize % MOST_LOOKUPS]);
            rising &= rising - 1;
        }
        after
    }

    /// Turns a node into its child, of which all bits were read.
    #[inline]
    pub(super) fn make(
        &self,
        node: &mut LargeNode<S>,
        waiting: &WaitsForAll,
        bits: u32,
        (slide, state): (Slide, AutomatonState),
    ) {
        let WaitingChild { tile, from, .. } = waiting.candidate;
        let touched = self.touched(tile);
        let rising = Lookups::rising(node, bits, touched);
        node.lengths = self.lengths_after(node.lengths, rising);
        node.high = node.high & !touched | bits;
        node.low ^= touched;
        let list = self.list(tile, from);
        let [level, upright] = self.both_seen(from);
        for &lookup in list.level() {
            node.sets[usize::from(lookup) % S] ^= level.cells;
        }
        let lookups = list.all()[list.level().len()..].iter();
        for (&lookup, &key) in lookups.zip(&waiting.keys) {
            node.sets[usize::from(lookup) % S] ^= upright.cells;
            node.keys[usize::from(lookup) % S] = key;
        }
        node.board = self.board_after(node, from, tile);
        node.push(slide);
        node.state = state;
        node.pending = WHOLE;
    }
}
