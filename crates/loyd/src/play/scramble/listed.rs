//! Small shapes: every board of the requested lengths is listed, and one is drawn.
//!
//! Breadth-first search, level by level. A neighbour of a board at distance d is at d - 1, d
//! (in the multi-tile metric only) or d + 1. So the next level consists of the
//! neighbours of this one without this level and the one before, and only three levels are held at
//! a time besides those that are wanted. The largest of these shapes have almost two
//! million boards, so the observer is called throughout; a list that was stopped
//! continues where it was.

use std::ops::ControlFlow;

use super::{Lengths, ScrambleObserver, Scrambled, below};
use crate::grid::TileWord as _;
use crate::puzzle::{Board, Cells, Metric, Scrambler, Shape, Slide};

/// The most boards of a shape whose boards are listed.
const MOST: u64 = 2_000_000;

/// Boards whose neighbours are found between two calls of the observer: less than a
/// millisecond.
const PULSE: usize = 1 << 12;

/// Returns the number of boards that can reach a goal of this shape; `u64::MAX` if it
/// does not fit.
pub(super) fn boards(shape: Shape) -> u64 {
    let all = (1..=shape.cells() as u64).try_fold(1_u64, u64::checked_mul);
    all.map_or(u64::MAX, |all| all / 2)
}

/// Returns `true` if the boards of a shape can be listed.
pub(super) fn serves(shape: Shape) -> bool {
    boards(shape) <= MOST
}

/// The boards of some lengths.
#[derive(Debug)]
pub(super) struct Listed {
    shape: Shape,
    lengths: Lengths,
    metric: Metric,
    /// Packed boards with their distances.
    boards: Vec<(u64, u32)>,
    /// The distance of the current level.
    distance: u32,
    /// The level before the current one, sorted.
    before: Vec<u64>,
    /// The current level, sorted.
    level: Vec<u64>,
    /// Neighbours of the first `expanded` boards of the current level.
    next: Vec<u64>,
    expanded: usize,
    /// Number of boards of the current level and those before.
    found: u64,
}

impl Listed {
    /// An empty list for the boards of these lengths. [`serves`] must be `true` for the
    /// shape.
    pub(super) fn new(goal: &Board, lengths: Lengths, metric: Metric) -> Listed {
        let shape = goal.shape();
        let mut listed = Listed {
            shape,
            lengths,
            metric,
            boards: Vec::new(),
            distance: 0,
            before: Vec::new(),
            level: vec![u64::pack(goal.tiles())],
            next: Vec::new(),
            expanded: 0,
            found: 0,
        };
        listed.add_level();
        listed
    }

    /// Completes the list, unless the observer stops it.
    pub(super) fn complete(&mut self, observer: &mut dyn ScrambleObserver) -> ControlFlow<()> {
        while self.distance < self.lengths.most && !self.level.is_empty() {
            observer.building(self.found, boards(self.shape))?;
            self.advance();
        }
        (self.before, self.level) = (Vec::new(), Vec::new());
        ControlFlow::Continue(())
    }

    /// Finds the neighbours of some more boards of the current level; after the last
    /// board, moves on to the next level.
    fn advance(&mut self) {
        let shape = self.shape;
        let end = self.level.len().min(self.expanded + PULSE);
        for &board in &self.level[self.expanded..end] {
            for slide in Slide::ALL {
                let mut at = board;
                while let Some(source) = shape.source(at.blank().into(), slide) {
                    at = at.exchanged(at.blank(), source as u8);
                    self.next.push(at);
                    if self.metric == Metric::Stm {
                        break;
                    }
                }
            }
        }
        self.expanded = end;
        if end == self.level.len() {
            let mut next = std::mem::take(&mut self.next);
            next.sort_unstable();
            next.dedup();
            let [before, level] = [&self.before, &self.level];
            let is_known = |board: &u64| {
                before.binary_search(board).is_ok() || level.binary_search(board).is_ok()
            };
            next.retain(|board| !is_known(board));
            self.before = std::mem::replace(&mut self.level, next);
            self.expanded = 0;
            self.distance += 1;
            self.add_level();
        }
    }

    /// Adds the current level to the list, if it is wanted.
    fn add_level(&mut self) {
        self.found += self.level.len() as u64;
        if self.lengths.contains(self.distance) {
            let boards = self.level.iter().map(|&board| (board, self.distance));
            self.boards.extend(boards);
        }
    }

    /// Draws a board, each equally likely. The list must be complete.
    pub(super) fn draw(&self, random: &mut Scrambler) -> Scrambled {
        let index = below(random, self.boards.len() as u64);
        let (packed, length) = self.boards[index as usize];
        let cells: Cells = packed.unpack();
        let tiles = &cells[..self.shape.cells()];
        let board = Board::new(self.shape, tiles).expect("slides keep every tile");
        Scrambled { board, length }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::analysis::levels::levels;
    use crate::play::scramble::greatest::{Greatest, greatest};
    use crate::puzzle::Home;

    fn listed(goal: &Board, lengths: Lengths, metric: Metric) -> Listed {
        let mut listed = Listed::new(goal, lengths, metric);
        assert!(listed.complete(&mut ()).is_continue());
        listed
    }

    #[test]
    fn the_levels_of_3x3_are_those_known() {
        let home = Home::blank_last(Shape::THREE);
        let known = levels(home).unwrap();
        for (distance, &count) in known.iter().enumerate() {
            let listed = listed(
                &home.board(),
                Lengths::exactly(distance as u32),
                Metric::Stm,
            );
            assert_eq!(listed.boards.len() as u64, count);
        }
        let beyond = listed(&home.board(), Lengths::exactly(32), Metric::Stm);
        assert!(beyond.boards.is_empty());
    }

    #[test]
    fn goals_have_the_greatest_distance_known() {
        check_greatest_distances(|shape| shape.rows() <= shape.cols() && shape.cells() < 10);
    }

    #[test]
    #[ignore = "takes minutes"]
    fn goals_of_every_shape_have_the_greatest_distance_known() {
        check_greatest_distances(|_| true);
    }

    /// The list ends at the greatest known distance, and has every board.
    fn check_greatest_distances(is_tried: impl Fn(Shape) -> bool) {
        let shapes = Shape::all().filter(|&shape| serves(shape));
        for shape in shapes.filter(|&shape| is_tried(shape)) {
            for blank in 0..shape.cells() {
                let (row, col) = (shape.row(blank), shape.col(blank));
                if 2 * row > shape.rows() || 2 * col > shape.cols() {
                    // Mirror images of the others.
                    continue;
                }
                let all = Lengths {
                    least: 0,
                    most: 1000,
                };
                for metric in [Metric::Stm, Metric::Mtm] {
                    let listed = listed(&Home::new(shape, blank).board(), all, metric);
                    assert_eq!(listed.boards.len() as u64, boards(shape));
                    let last = listed.boards.last().map(|&(_, distance)| distance);
                    let known = greatest(shape, blank, metric).and_then(Greatest::exact);
                    assert_eq!(last, known, "{shape} {blank} {metric}");
                }
            }
        }
    }
}
