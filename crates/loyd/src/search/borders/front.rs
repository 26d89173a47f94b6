//! The boards of one border that a beam keeps, level by level.
//!
//! As in `search/learned`, each level has two phases: all children are scored, and then made in
//! the order of their scores until the level is full. What differs is what counts as met before:
//! two boards with the blank and the tiles of the border on the same cells are the same here.
//! Otherwise the level fills with boards that differ only in tiles that do not matter yet. Of
//! these, the one with the best score comes first and is kept.

use super::rest::Border;
use super::score::BorderScore;
use super::traces::{SlideBefore, Traces};
use crate::grid::cpu::prefetch;
use crate::puzzle::Home;
use crate::search::learned::RecentHashes;
use crate::search::place_keys::PlaceKeys;

/// Hashes that are remembered per board of a level.
const REMEMBERED: usize = 64;

/// Hashes that are remembered at most: 32 megabytes.
const MOST_REMEMBERED: usize = 1 << 22;

/// Scores that are told apart when children are sorted; worse ones are all the same.
const SCORES: usize = 1 << 13;

/// Children between the prefetch of what is needed to make them and its use.
const AHEAD: usize = 12;

/// An index that is no slide's.
const NO_SLIDE: u8 = 4;

/// A board and how it was reached.
#[derive(Debug, Clone)]
pub(super) struct ReachedBoard {
    pub(super) tiles: Vec<u8>,
    pub(super) blank: u8,
    /// The number of slides, and the last one.
    pub(super) depth: u16,
    pub(super) before: SlideBefore,
}

/// A board of a level without its tiles.
#[derive(Debug, Clone, Copy)]
struct FrontHead {
    hash: u64,
    score: i32,
    /// The sum of the distances of the border's tiles.
    distance: u16,
    blank: u8,
    /// The index of the slide that would undo the last one.
    undo: u8,
    depth: u16,
    before: SlideBefore,
}

#[derive(Debug, Default)]
struct FrontLevel {
    heads: Vec<FrontHead>,
    /// The tiles of all boards, one after the other.
    tiles: Vec<u8>,
}

/// A child that was scored.
#[derive(Debug, Clone, Copy)]
struct FrontChild {
    hash: u64,
    score: i32,
    parent: u32,
    slide: u8,
    /// The cell of the tile before the slide, and of the blank after it.
    from: u8,
}

/// The boards of one border.
pub(super) struct Front {
    score: BorderScore,
    keys: PlaceKeys,
    cells: usize,
    level: FrontLevel,
    next: FrontLevel,
    children: Vec<FrontChild>,
    seen: RecentHashes,
    /// The boards with the border solved that were not taken yet.
    solved: Vec<ReachedBoard>,
}

/// What a level cost.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct FrontCost {
    pub(super) generated: u64,
    pub(super) expanded: u64,
}

impl Front {
    /// A front without boards that keeps about `width` boards of each level.
    pub(super) fn new(home: Home, border: &Border, width: usize) -> Front {
        let cells = home.shape().cells();
        Front {
            score: BorderScore::new(home, border),
            keys: PlaceKeys::new(cells),
            cells,
            level: FrontLevel::default(),
            next: FrontLevel::default(),
            children: Vec::new(),
            seen: RecentHashes::new(MOST_REMEMBERED.min(REMEMBERED * width)),
            solved: Vec::new(),
        }
    }

    /// Returns `true` if there is nothing left to expand.
    pub(super) fn is_empty(&self) -> bool {
        self.level.heads.is_empty()
    }

    /// Takes the boards with the border solved.
    pub(super) fn take_solved(&mut self) -> Vec<ReachedBoard> {
        std::mem::take(&mut self.solved)
    }

    /// Adds boards to the present level.
    pub(super) fn add(&mut self, boards: Vec<ReachedBoard>) {
        for board in boards {
            let belongs = |tile: u8| tile == 0 || self.score.belongs(tile);
            let hash = self.keys.hash_of(board.tiles.iter().copied(), belongs);
            if !self.seen.insert(hash) {
                continue;
            }
            let distance = self.score.distance(&board.tiles);
            if distance == 0 {
                self.solved.push(board);
                continue;
            }
            self.level.heads.push(FrontHead {
                hash,
                score: self.score.of(&board.tiles),
                distance,
                blank: board.blank,
                undo: NO_SLIDE,
                depth: board.depth,
                before: board.before,
            });
            self.level.tiles.extend_from_slice(&board.tiles);
        }
    }

    /// Returns the number of slides to the best board; `None` if there is none.
    pub(super) fn depth(&self) -> Option<usize> {
        self.level.heads.first().map(|head| head.depth.into())
    }

    /// Replaces the level by the next one, of which `width` boards are kept.
    pub(super) fn advance(&mut self, width: usize, traces: &mut Traces) -> FrontCost {
        self.score_children();
        let cost = FrontCost {
            generated: self.children.len() as u64,
            expanded: self.level.heads.len() as u64,
        };
        self.make_best(width, traces);
        std::mem::swap(&mut self.level, &mut self.next);
        cost
    }

    fn score_children(&mut self) {
        self.children.clear();
        let boards = self
            .level
            .heads
            .iter()
            .zip(self.level.tiles.chunks_exact(self.cells));
        for (parent, (head, tiles)) in boards.enumerate() {
            for slide in (0..4).filter(|&slide| slide != head.undo) {
                if let Some(from) = self.score.source(head.blank, slide) {
                    let tile = tiles[usize::from(from)];
                    let mut hash = head.hash ^ self.keys.moved(0, head.blank, from);
                    if self.score.belongs(tile) {
                        hash ^= self.keys.moved(tile, from, head.blank);
                    }
                    self.children.push(FrontChild {
                        hash,
                        score: head.score + self.score.change(tiles, tile, from, head.blank),
                        parent: parent as u32,
                        slide,
                        from,
                    });
                }
            }
        }
    }

    /// Makes the best children that were not met before, up to `width`.
    fn make_best(&mut self, width: usize, traces: &mut Traces) {
        self.next.heads.clear();
        self.next.tiles.clear();
        let order = order(&self.children);
        for (place, &number) in order.iter().enumerate() {
            if let Some(&later) = order.get(place + 2 * AHEAD) {
                prefetch(&self.children, later as usize);
            }
            if let Some(&later) = order.get(place + AHEAD) {
                let later = self.children[later as usize];
                self.seen.prefetch(later.hash);
                prefetch(&self.level.heads, later.parent as usize);
                prefetch(&self.level.tiles, later.parent as usize * self.cells);
            }
            let FrontChild { hash, from, .. } = self.children[number as usize];
            if !self.seen.insert(hash) {
                continue;
            }
            let child = self.children[number as usize];
            let parent = child.parent as usize;
            let head = self.level.heads[parent];
            let tiles = &self.level.tiles[parent * self.cells..][..self.cells];
            let tile = tiles[usize::from(from)];
            let change = self.score.distance_change(tile, from, head.blank);
            let distance = head.distance.wrapping_add_signed(change);
            let before = traces.push(head.before, child.slide);
            let start = self.next.tiles.len();
            self.next.tiles.extend_from_slice(tiles);
            self.next
                .tiles
                .swap(start + usize::from(from), start + usize::from(head.blank));
            if distance == 0 {
                self.solved.push(ReachedBoard {
                    tiles: self.next.tiles.split_off(start),
                    blank: from,
                    depth: head.depth + 1,
                    before,
                });
                continue;
            }
            self.next.heads.push(FrontHead {
                hash,
                score: child.score,
                distance,
                blank: from,
                // Slides are listed so that opposite ones are at both ends.
                undo: 3 - child.slide,
                depth: head.depth + 1,
                before,
            });
            if self.next.heads.len() >= width {
                break;
            }
        }
    }
}

/// Returns the numbers of children by their scores, the least first; equal ones in the order in
/// which they were found.
fn order(children: &[FrontChild]) -> Vec<u32> {
    let least = children.iter().map(|child| child.score).min().unwrap_or(0);
    let class = |child: &FrontChild| (child.score.abs_diff(least) as usize).min(SCORES - 1);
    let mut starts = vec![0_u32; SCORES + 1];
    for child in children {
        starts[class(child) + 1] += 1;
    }
    for score in 1..starts.len() {
        starts[score] += starts[score - 1];
    }
    let mut order = vec![0_u32; children.len()];
    for (number, child) in children.iter().enumerate() {
        let at = &mut starts[class(child)];
        order[*at as usize] = number as u32;
        *at += 1;
    }
    order
}
