//! Short lengths: random walks from the goal, of which one per board is kept.
//!
//! Take all sequences of L slides from the goal that never undo the slide before, and
//! draw one, each equally likely: the number of continuations from each cell is counted
//! in advance, and the next slide is drawn in proportion. The walk ends on some board
//! B. Keep it if and only if
//!
//! * B is L slides away, so that the walk is a shortest solution read backwards, and
//! * of all shortest solutions of B, it is the first in the order of their slides.
//!
//! Every board at distance L has exactly one such walk, and all walks are equally
//! likely, so the boards that are kept are equally likely too. The number of walks of
//! each length is known, so that lengths can be mixed: if the length is drawn in
//! proportion to its number of walks, every board of every length is equally likely.
//!
//! On 4x4, one walk in five is kept at length 25, one in fifty at 36; beyond that, random boards
//! are better (`rejection.rs`). Random boards of more than 16 cells take too long to solve, but
//! more of their walks are shortest: of those of length 48 on 5x5, one in twenty. So on boards of
//! 17 to 25 cells, for which there are tables, walks are as long as their numbers can be counted.

use std::ops::RangeInclusive;

use super::{Verdict, below};
use crate::error::SolveError;
use crate::play::distance::Distances;
use crate::puzzle::{Board, Path, Scrambler, Shape, Slide};
use crate::search::Observer;

/// The longest walk on boards with other numbers of cells than [`LONG_WALKS`]. On smaller ones,
/// which boards belong to a seed depends on it.
const LONGEST: usize = 36;

/// The numbers of cells for which longer walks are drawn.
const LONG_WALKS: RangeInclusive<usize> = 17..=25;

/// The most walks of all lengths together for these. With one slide more there are fewer
/// than four times as many, which must fit 64 bits.
const MOST_WALKS: u64 = 1 << 60;

/// The index for "no slide before".
const NONE: usize = Slide::ALL.len();

/// For each cell of the blank and each slide before, the number of walks with some
/// number of slides left.
type WalkCounts = Vec<[u64; Slide::ALL.len() + 1]>;

/// The walks from a goal.
#[derive(Debug)]
pub(super) struct Walks {
    goal: Board,
    /// By the number of slides left.
    counts: Vec<WalkCounts>,
}

impl Walks {
    /// Counts the walks.
    pub(super) fn new(goal: &Board) -> Walks {
        let shape = goal.shape();
        let mut level: WalkCounts = vec![[1; NONE + 1]; shape.cells()];
        let mut counts = Vec::new();
        let mut all = 0_u64;
        loop {
            // The most from any cell, so that all goals of a shape have the same longest walk.
            all += level.iter().map(|from| from[NONE]).max().unwrap_or(0);
            let is_longest = if LONG_WALKS.contains(&shape.cells()) {
                all > MOST_WALKS
            } else {
                counts.len() > LONGEST
            };
            if is_longest {
                break;
            }
            let longer = longer_walks(shape, &level);
            counts.push(std::mem::replace(&mut level, longer));
        }
        Walks {
            goal: *goal,
            counts,
        }
    }

    /// Returns the length of the longest walks.
    pub(super) fn longest(&self) -> u32 {
        self.counts.len() as u32 - 1
    }

    /// Returns the number of walks of a length.
    pub(super) fn count(&self, length: u32) -> u64 {
        self.counts[length as usize][self.goal.blank()][NONE]
    }

    /// Draws a walk, each equally likely.
    pub(super) fn draw(&self, random: &mut Scrambler, length: u32) -> Path {
        let (mut blank, mut before) = (self.goal.blank(), NONE);
        let slides = (0..length as usize).rev().map(|to_go| {
            let count = |slide: Slide, cell: usize| self.counts[to_go][cell][slide as usize];
            let mut left = below(random, self.counts[to_go + 1][blank][before]);
            let mut choices = possible(self.goal.shape(), blank, before);
            let (slide, cell) = choices
                .find(
                    |&(slide, cell)| match left.checked_sub(count(slide, cell)) {
                        Some(rest) => {
                            left = rest;
                            false
                        }
                        None => true,
                    },
                )
                .expect("the counts of all slides add up to what was drawn from");
            (blank, before) = (cell, slide as usize);
            slide
        });
        slides.collect()
    }

    /// Tests whether a walk should be kept.
    pub(super) fn test(
        &self,
        walk: &Path,
        ask: &Distances<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Verdict, SolveError> {
        let board = walk.replay(&self.goal).expect("a walk stays on the board");
        let length = walk.len() as u32;
        // The shortest closed walk that never undoes a slide takes twelve slides: three
        // tiles round a 2x2 block. So a walk of up to five is the only shortest one.
        if length <= 5 {
            return Ok(Verdict::of(Some(true), board, length));
        }
        match ask.is_within(&board, 0, length - 2, observer)? {
            Some(false) => {}
            Some(true) => return Ok(Verdict::Rejected),
            None => return Ok(Verdict::Stopped),
        }
        let own = walk.reversed();
        let is_first = |all: Vec<Path>| all.iter().all(|other| own.slides() <= other.slides());
        let first = ask.solutions(&board, length, observer)?.map(is_first);
        Ok(Verdict::of(first, board, length))
    }
}

/// Returns the numbers of walks with one slide more.
fn longer_walks(shape: Shape, level: &WalkCounts) -> WalkCounts {
    let from = |blank| {
        std::array::from_fn(|before| {
            let next = possible(shape, blank, before);
            next.map(|(slide, cell)| level[cell][slide as usize]).sum()
        })
    };
    (0..shape.cells()).map(from).collect()
}

/// Returns the slides that do not undo the one before, and the cells they move the
/// blank to.
fn possible(
    shape: Shape,
    blank: usize,
    before: usize,
) -> impl Iterator<Item = (Slide, usize)> + use<> {
    Slide::ALL.into_iter().filter_map(move |slide| {
        let undoes = slide.opposite() as usize == before;
        let cell = shape.source(blank, slide).filter(|_| !undoes)?;
        Some((slide, cell))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Home;
    use std::collections::HashMap;

    #[test]
    fn walks_are_counted_as_they_can_be_written_down() {
        let goal = Home::blank_last(Shape::THREE).board();
        let walks = Walks::new(&goal);
        let mut written = vec![(goal.blank(), NONE)];
        for length in 0..12 {
            assert_eq!(walks.count(length), written.len() as u64);
            written = written
                .iter()
                .flat_map(|&(blank, before)| possible(Shape::THREE, blank, before))
                .map(|(slide, cell)| (cell, slide as usize))
                .collect();
        }
    }

    #[test]
    fn every_walk_is_equally_likely() {
        let goal = Home::blank_last(Shape::FOUR).board();
        let walks = Walks::new(&goal);
        let mut random = Scrambler::new(1);
        let mut seen: HashMap<String, u32> = HashMap::new();
        for _ in 0..20_000 {
            let walk = walks.draw(&mut random, 5);
            *seen.entry(walk.to_string()).or_default() += 1;
        }
        assert_eq!(seen.len() as u64, walks.count(5));
        let expected = 20_000.0 / f64::from(seen.len() as u32);
        let chi: f64 = seen
            .values()
            .map(|&count| (f64::from(count) - expected).powi(2) / expected)
            .sum();
        // Six standard deviations of the chi-squared distribution.
        let freedom = f64::from(seen.len() as u32 - 1);
        assert!(chi < freedom + 6.0 * (2.0 * freedom).sqrt(), "{chi}");
    }

    #[test]
    fn the_largest_numbers_fit() {
        for shape in Shape::all() {
            let walks = Walks::new(&Home::blank_last(shape).board());
            let all: u64 = (0..=walks.longest())
                .map(|length| walks.count(length))
                .sum();
            assert!(all < u64::MAX / 4);
            let longest = walks.longest();
            assert!(
                longest == 36 || shape.cells() > 16 && longest > 36,
                "{shape}"
            );
        }
        let longest = |rows, cols| {
            let home = Home::blank_last(Shape::new(rows, cols).unwrap());
            Walks::new(&home.board()).longest()
        };
        assert_eq!([longest(4, 5), longest(5, 5), longest(8, 8)], [49, 46, 36]);
    }
}
