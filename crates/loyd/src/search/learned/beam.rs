//! Beam search ranked by a learned score.
//!
//! Level by level, the boards with the least scores are kept. Each level has two phases: all
//! children are scored, and then made in the order of their scores, until the level is full. A
//! child that was met before is left out. So only boards that are kept are ever made.

use super::ranking::{RankedStep, Ranking};
use super::seen::RecentHashes;
use crate::puzzle::{Path, Slide};

/// Hashes that are remembered per board of a level.
const REMEMBERED: usize = 64;

/// Hashes that are remembered at most: 64 megabytes.
const MOST_REMEMBERED: usize = 1 << 23;

/// Scores that are told apart when children are sorted; worse ones are all the same.
const SCORES: usize = 1 << 14;

/// What a beam search looks for, and how.
pub(super) struct RankedSearch<'a> {
    pub(super) ranking: &'a Ranking,
    /// Boards that are kept of each level.
    pub(super) width: usize,
    /// A solution must be shorter than this.
    pub(super) below: usize,
    /// Gets the boards generated and expanded so far, and returns `true` if the search should
    /// end. Called before each level.
    pub(super) is_stopped: &'a mut dyn FnMut(u64, u64) -> bool,
    /// Gets every level that was made.
    pub(super) level: &'a mut dyn FnMut(&BoardLevel),
}

/// What a beam search found.
#[derive(Debug, Clone, Default)]
pub(super) struct RankedResult {
    /// The slides, and for each level before the last the number of the board that they visit.
    pub(super) found: Option<(Path, Vec<u32>)>,
    pub(super) generated: u64,
    pub(super) expanded: u64,
}

/// The boards of one level, the best first.
#[derive(Debug, Default)]
pub(super) struct BoardLevel {
    pub(super) heads: Vec<BoardHead>,
    /// The items of all boards, one after the other.
    pub(super) items: Vec<u8>,
}

/// A board without its items.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardHead {
    hash: u64,
    pub(super) score: i32,
    blank: u8,
    /// The index in [`Slide::ALL`] of the slide that would undo the last one.
    undo: u8,
}

/// A child that was scored.
#[derive(Debug, Clone, Copy)]
struct ScoredChild {
    score: i32,
    parent: u32,
    slide: u8,
}

/// The level before, and the slide from there, in one word.
#[derive(Debug, Clone, Copy)]
struct Origin(u32);

impl Origin {
    fn new(child: ScoredChild) -> Origin {
        Origin(child.parent << 2 | u32::from(child.slide))
    }

    fn parent(self) -> u32 {
        self.0 >> 2
    }

    fn slide(self) -> Slide {
        Slide::ALL[self.0 as usize & 3]
    }
}

/// An index that is no slide's.
const NO_SLIDE: u8 = 4;

impl RankedSearch<'_> {
    /// Looks for a solution of the board with these items.
    pub(super) fn run(self, items: &[u8]) -> RankedResult {
        let keys = Keys::new(items.len());
        let goal = keys.hash_of((0..items.len()).map(|item| item as u8));
        let mut result = RankedResult::default();
        let blank = items
            .iter()
            .position(|&item| usize::from(item) == items.len() - 1);
        let mut level = BoardLevel {
            heads: vec![BoardHead {
                hash: keys.hash_of(items.iter().copied()),
                score: 0,
                blank: blank.expect("a board has a blank") as u8,
                undo: NO_SLIDE,
            }],
            items: items.to_vec(),
        };
        if level.heads[0].hash == goal {
            result.found = Some((Path::new(), Vec::new()));
            return result;
        }
        let mut seen = RecentHashes::new(MOST_REMEMBERED.min(REMEMBERED * self.width));
        seen.insert(level.heads[0].hash);
        let mut origins: Vec<Vec<Origin>> = Vec::new();
        let (mut children, mut next) = (Vec::new(), BoardLevel::default());
        for _ in 1..self.below {
            (self.level)(&level);
            if (self.is_stopped)(result.generated, result.expanded) {
                break;
            }
            self.score_children(&level, &mut children);
            result.expanded += level.heads.len() as u64;
            result.generated += children.len() as u64;
            let made = self.make_best(&level, &children, (&keys, &mut seen), &mut next);
            if let Some(last) = next.heads.iter().position(|head| head.hash == goal) {
                origins.push(made);
                result.found = Some(trace(&origins, last as u32));
                break;
            }
            if made.is_empty() {
                break;
            }
            origins.push(made);
            std::mem::swap(&mut level, &mut next);
        }
        result
    }

    fn score_children(&self, level: &BoardLevel, children: &mut Vec<ScoredChild>) {
        let cells = self.ranking.shape().cells();
        children.clear();
        let boards = level.heads.iter().zip(level.items.chunks_exact(cells));
        for (parent, (head, items)) in boards.enumerate() {
            for slide in 0..4 {
                if slide == head.undo {
                    continue;
                }
                if let Some(step) = self.ranking.step(head.blank, slide.into()) {
                    let tile = items[usize::from(step.from)];
                    children.push(ScoredChild {
                        score: head.score + self.ranking.change(items, step, tile),
                        parent: parent as u32,
                        slide,
                    });
                }
            }
        }
    }

    /// Makes the best children that were not met before.
    fn make_best(
        &self,
        level: &BoardLevel,
        children: &[ScoredChild],
        (keys, seen): (&Keys, &mut RecentHashes),
        next: &mut BoardLevel,
    ) -> Vec<Origin> {
        let cells = self.ranking.shape().cells();
        next.heads.clear();
        next.items.clear();
        let mut origins = Vec::with_capacity(self.width.min(children.len()));
        for child in in_order(children) {
            let parent = child.parent as usize;
            let head = level.heads[parent];
            let items = &level.items[parent * cells..][..cells];
            let Some(RankedStep { from, .. }) = self.ranking.step(head.blank, child.slide.into())
            else {
                continue;
            };
            let tile = items[usize::from(from)];
            let hash = head.hash ^ keys.slide(tile, from, head.blank);
            if !seen.insert(hash) {
                continue;
            }
            let start = next.items.len();
            next.items.extend_from_slice(items);
            next.items
                .swap(start + usize::from(from), start + usize::from(head.blank));
            next.heads.push(BoardHead {
                hash,
                score: child.score,
                blank: from,
                // Slides are listed so that opposite ones are at both ends.
                undo: 3 - child.slide,
            });
            origins.push(Origin::new(*child));
            if origins.len() >= self.width {
                break;
            }
        }
        origins
    }
}

/// Returns the slides to a board of the last level, and the numbers of the boards on the way.
fn trace(origins: &[Vec<Origin>], last: u32) -> (Path, Vec<u32>) {
    let (mut slides, mut numbers) = (Vec::new(), Vec::new());
    let mut at = last;
    for level in origins.iter().rev() {
        let origin = level[at as usize];
        slides.push(origin.slide());
        at = origin.parent();
        numbers.push(at);
    }
    numbers.reverse();
    (slides.into_iter().rev().collect(), numbers)
}

/// Returns children by their scores, the least first; equal ones in the order in which they were
/// found.
fn in_order(children: &[ScoredChild]) -> impl Iterator<Item = &ScoredChild> {
    let least = children.iter().map(|child| child.score).min().unwrap_or(0);
    let class = |child: &ScoredChild| (child.score.abs_diff(least) as usize).min(SCORES - 1);
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
    order.into_iter().map(|number| &children[number as usize])
}

/// A random number for each item on each cell; the hash of a board is their exclusive or
/// (Zobrist 1970).
struct Keys {
    cells: usize,
    keys: Vec<u64>,
}

impl Keys {
    fn new(cells: usize) -> Keys {
        // splitmix64: its numbers are well spread, and the same in every search.
        let mut state = 0_u64;
        let mut next = || {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = state;
            word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
            word ^ word >> 31
        };
        Keys {
            cells,
            keys: (0..cells * cells).map(|_| next()).collect(),
        }
    }

    fn hash_of(&self, items: impl Iterator<Item = u8>) -> u64 {
        let keys = items
            .enumerate()
            .map(|(cell, item)| self.keys[usize::from(item) * self.cells + cell]);
        keys.fold(0, |hash, key| hash ^ key)
    }

    /// Returns the change of a hash when a tile and the blank change places.
    fn slide(&self, tile: u8, from: u8, to: u8) -> u64 {
        let key = |item: usize, cell: u8| self.keys[item * self.cells + usize::from(cell)];
        let (tile, blank) = (usize::from(tile), self.cells - 1);
        key(tile, from) ^ key(tile, to) ^ key(blank, from) ^ key(blank, to)
    }
}
