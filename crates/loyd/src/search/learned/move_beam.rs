//! Beam search in moves of several tiles, ranked by the learned score of single slides.
//!
//! A level is a move of the multi-tile metric, in which vertical and horizontal moves alternate. So
//! the boards of a level have the axis of their next move, and one board may be kept once for each
//! axis. The score counts slides, not moves. It still orders a level well: of two boards after as
//! many moves, the one that is closer in slides is usually closer in moves.

use super::ranking::Ranking;
use super::seen::RecentHashes;
use super::{RankedOutcome, items, symmetry_to};
use crate::puzzle::{Path, Slide};
use crate::search::Problem;

/// Hashes that are remembered per board of a level.
const REMEMBERED: usize = 64;

/// Hashes that are remembered at most: 64 megabytes.
const MOST_REMEMBERED: usize = 1 << 23;

/// The slides of vertical and of horizontal moves, by their numbers in [`Slide::ALL`].
const AXES: [[u8; 2]; 2] = [[0, 3], [1, 2]];

/// Looks for a solution of fewer than `below` multi-tile moves, with a beam that keeps `width`
/// boards of each level. `is_stopped` is that of [`ranked_beam`](super::ranked_beam).
///
/// # Panics
/// If the ranking is not for [the goal](Ranking::ranks) of the problem.
pub fn ranked_move_beam(
    problem: &Problem,
    ranking: &Ranking,
    (width, below): (usize, usize),
    is_stopped: &mut dyn FnMut(u64, u64) -> bool,
) -> RankedOutcome {
    let symmetry = symmetry_to(problem.home, ranking).expect("a ranking of the goal");
    let start = items(&symmetry.image(&problem.start, problem.home));
    let mut search = RankedMoveSearch {
        ranking,
        width: width.max(1),
        seen: RecentHashes::new(MOST_REMEMBERED.min(REMEMBERED * width.max(1))),
        origins: Vec::new(),
        generated: 0,
        expanded: 0,
    };
    let slides = search.run(&start, below, is_stopped);
    RankedOutcome {
        path: slides.map(|slides| symmetry.inverse().path(&slides)),
        generated: search.generated,
        expanded: search.expanded,
    }
}

/// One search.
struct RankedMoveSearch<'a> {
    ranking: &'a Ranking,
    /// Boards that are kept of each level.
    width: usize,
    seen: RecentHashes,
    /// Where the boards of each level after the first come from.
    origins: Vec<Vec<MoveOrigin>>,
    generated: u64,
    expanded: u64,
}

/// The boards of one level, the best first.
#[derive(Default)]
struct MoveLevel {
    heads: Vec<MoveHead>,
    /// The items of all boards, one after the other.
    items: Vec<u8>,
}

/// A board without its items.
#[derive(Clone, Copy)]
struct MoveHead {
    score: i32,
    blank: u8,
    /// The axis of the next move, an index in [`AXES`].
    axis: u8,
}

/// The board before a move in the level before, and the move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct MoveOrigin {
    parent: u32,
    /// The index in [`Slide::ALL`].
    slide: u8,
    /// How many tiles slide.
    tiles: u8,
}

/// A child that was scored. The best comes first, of equal ones the first found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct ScoredMove {
    score: i32,
    origin: MoveOrigin,
}

impl RankedMoveSearch<'_> {
    /// Returns the slides of a solution of the board with these items.
    fn run(
        &mut self,
        start: &[u8],
        below: usize,
        is_stopped: &mut dyn FnMut(u64, u64) -> bool,
    ) -> Option<Path> {
        if is_goal(start) {
            return Some(Path::new());
        }
        let blank = start
            .iter()
            .position(|&item| usize::from(item) == start.len() - 1)?;
        let mut level = MoveLevel::default();
        for axis in 0..2 {
            level.items.extend_from_slice(start);
            level.heads.push(MoveHead {
                score: 0,
                blank: blank as u8,
                axis,
            });
            self.seen.insert(hash(start, axis));
        }
        let mut children = Vec::new();
        for _ in 1..below {
            if is_stopped(self.generated, self.expanded) {
                return None;
            }
            self.score_moves(&level, &mut children);
            let (next, goal) = self.make_best(&level, &children);
            if let Some(goal) = goal {
                return Some(self.trace(goal));
            }
            if next.heads.is_empty() {
                return None;
            }
            level = next;
        }
        None
    }

    /// Scores all children of a level, and puts them in order.
    fn score_moves(&mut self, level: &MoveLevel, children: &mut Vec<ScoredMove>) {
        let cells = self.ranking.shape().cells();
        let mut board = vec![0; cells];
        children.clear();
        let boards = level.heads.iter().zip(level.items.chunks_exact(cells));
        for (parent, (head, items)) in (0..).zip(boards) {
            for slide in AXES[usize::from(head.axis)] {
                board.copy_from_slice(items);
                let (mut blank, mut score, mut tiles) = (head.blank, head.score, 0);
                while let Some(step) = self.ranking.step(blank, slide.into()) {
                    let tile = board[usize::from(step.from)];
                    score += self.ranking.change(&board, step, tile);
                    board.swap(usize::from(step.from), usize::from(blank));
                    blank = step.from;
                    tiles += 1;
                    let origin = MoveOrigin {
                        parent,
                        slide,
                        tiles,
                    };
                    children.push(ScoredMove { score, origin });
                }
            }
        }
        children.sort_unstable();
        self.expanded += level.heads.len() as u64;
        self.generated += children.len() as u64;
    }

    /// Makes the best children that were not met before. Returns them, and the number of the
    /// solved one if there is one.
    fn make_best(
        &mut self,
        level: &MoveLevel,
        children: &[ScoredMove],
    ) -> (MoveLevel, Option<u32>) {
        let cells = self.ranking.shape().cells();
        let mut next = MoveLevel::default();
        let mut origins = Vec::with_capacity(self.width.min(children.len()));
        let mut goal = None;
        for child in children {
            let (parent, slide) = (child.origin.parent as usize, child.origin.slide);
            let head = level.heads[parent];
            let (start, axis) = (next.items.len(), 1 - head.axis);
            next.items
                .extend_from_slice(&level.items[parent * cells..][..cells]);
            let made = &mut next.items[start..];
            let mut blank = head.blank;
            for _ in 0..child.origin.tiles {
                let step = self.ranking.step(blank, slide.into());
                let from = step.expect("the move was scored").from;
                made.swap(usize::from(from), usize::from(blank));
                blank = from;
            }
            if !self.seen.insert(hash(made, axis)) {
                next.items.truncate(start);
                continue;
            }
            if is_goal(made) {
                goal = Some(origins.len() as u32);
            }
            next.heads.push(MoveHead {
                score: child.score,
                blank,
                axis,
            });
            origins.push(child.origin);
            if goal.is_some() || origins.len() >= self.width {
                break;
            }
        }
        self.origins.push(origins);
        (next, goal)
    }

    /// Returns the slides to a board of the last level.
    fn trace(&self, last: u32) -> Path {
        let (mut slides, mut at) = (Vec::new(), last);
        for level in self.origins.iter().rev() {
            let origin = level[at as usize];
            let slide = Slide::ALL[usize::from(origin.slide)];
            slides.extend((0..origin.tiles).map(|_| slide));
            at = origin.parent;
        }
        slides.into_iter().rev().collect()
    }
}

/// Returns `true` if every item is on its own cell.
fn is_goal(items: &[u8]) -> bool {
    (0..).zip(items).all(|(cell, &item)| cell == item)
}

/// Returns the hash of a board with the axis of its next move: words of eight items, mixed one
/// after the other as in splitmix64.
fn hash(items: &[u8], axis: u8) -> u64 {
    items.chunks(8).fold(u64::from(axis), |hash, chunk| {
        let word = chunk
            .iter()
            .fold(0, |word, &item| word << 8 | u64::from(item));
        let mixed = (hash ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed ^ mixed >> 29)
            .wrapping_mul(0x94d0_49bb_1331_11eb)
            .rotate_left(31)
    })
}
