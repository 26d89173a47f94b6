//! Beam search ranked by a learned score.
//!
//! Level by level, the boards with the least scores are kept. Each level has two phases: all
//! children are scored, and then made in the order of their scores, until the level is full. A
//! child that was met before is left out. So only boards that are kept are ever made.
//!
//! What takes the time is waiting for memory. So children whose scores need the same row of the
//! ranking are scored together (`children.rs`), and the lines of the table of boards that were met
//! are prefetched a few children ahead.

use super::children::{Children, ScoredChild};
use super::keys::SlideKeys;
use super::level::{BoardHead, BoardLevel, NO_SLIDE};
use super::ranking::Ranking;
use super::seen::RecentHashes;
use crate::grid::cpu::prefetch;
use crate::puzzle::{Path, Slide};
use crate::search::{BeamPart, BeamProgress, NextWidth};

/// Hashes that are remembered per board of a level.
const REMEMBERED: usize = 64;

/// Hashes that are remembered at most: 64 megabytes.
const MOST_REMEMBERED: usize = 1 << 24;

/// Children between the prefetch of a line and its use.
const AHEAD: usize = 24;

/// What a beam search looks for, and how.
pub(super) struct RankedSearch<'a> {
    pub(super) ranking: &'a Ranking,
    /// A solution must be shorter than this.
    pub(super) below: usize,
    /// Called before each level.
    pub(super) next_width: &'a mut NextWidth<'a>,
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

impl RankedSearch<'_> {
    /// Looks for a solution of the board with these items.
    pub(super) fn run(self, items: &[u8]) -> RankedResult {
        let goal: Vec<u8> = (0..items.len()).map(|item| item as u8).collect();
        self.run_to(items, &goal)
    }

    /// Looks for a way from one board to another, which should be near the goal.
    pub(super) fn run_to(self, items: &[u8], end: &[u8]) -> RankedResult {
        let keys = SlideKeys::new(self.ranking);
        let goal = keys.hash(end.iter().copied());
        let mut result = RankedResult::default();
        let mut level = BoardLevel::default();
        level.push_start(items, keys.hash(items.iter().copied()));
        if level.heads[0].hash == goal {
            result.found = Some((Path::new(), Vec::new()));
            return result;
        }
        let mut seen: Option<RecentHashes> = None;
        let mut origins: Vec<Vec<Origin>> = Vec::new();
        let (mut children, mut next) = (Children::new(self.ranking), BoardLevel::default());
        for number in 1..self.below {
            (self.level)(&level);
            let Some(width) = (self.next_width)(BeamProgress {
                generated: result.generated,
                expanded: result.expanded,
                levels_left: self.below - number,
                part: BeamPart::Whole,
            }) else {
                break;
            };
            let seen = seen.get_or_insert_with(|| {
                let mut seen = RecentHashes::new(MOST_REMEMBERED.min(REMEMBERED * width));
                seen.insert(level.heads[0].hash);
                seen
            });
            let scored = children.score(self.ranking, &keys, &level);
            result.expanded += level.heads.len() as u64;
            result.generated += scored.len() as u64;
            let made = self.make_best(&level, scored, width, seen, &mut next);
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

    /// Makes the best children that were not met before, up to `width`. They come in the order of
    /// their scores.
    #[cfg_attr(optimize_loops, optimize(speed), inline(never))]
    fn make_best(
        &self,
        level: &BoardLevel,
        children: &[ScoredChild],
        width: usize,
        seen: &mut RecentHashes,
        next: &mut BoardLevel,
    ) -> Vec<Origin> {
        next.clear();
        let mut origins = Vec::with_capacity(width.min(children.len()));
        for (number, child) in children.iter().enumerate() {
            if let Some(later) = children.get(number + AHEAD) {
                seen.prefetch(later.hash);
                prefetch(&level.items, later.origin.parent() as usize);
            }
            if !seen.insert(child.hash) {
                continue;
            }
            let (parent, slide) = (child.origin.parent() as usize, child.origin.slide_index());
            let blank = level.heads[parent].blank;
            let step = self.ranking.step(blank, slide.into());
            let from = step.expect("the slide was scored").from;
            next.push_child(&level.items[parent], (blank, from));
            next.heads.push(BoardHead {
                hash: child.hash,
                score: child.score,
                blank: from,
                // Slides are listed so that opposite ones are at both ends.
                undo: NO_SLIDE - 1 - slide,
            });
            origins.push(child.origin);
            if origins.len() >= width {
                break;
            }
        }
        origins
    }
}

/// The number of a board in the level before, and the slide from there, in one word.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Origin(u32);

impl Origin {
    pub(super) fn new(parent: u32, slide: u8) -> Origin {
        Origin(parent << 2 | u32::from(slide))
    }

    pub(super) const fn parent(self) -> u32 {
        self.0 >> 2
    }

    /// The index in [`Slide::ALL`].
    const fn slide_index(self) -> u8 {
        self.0 as u8 & 3
    }

    fn slide(self) -> Slide {
        Slide::ALL[usize::from(self.slide_index())]
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
