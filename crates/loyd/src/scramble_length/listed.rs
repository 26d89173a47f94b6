//! Small shapes: every board of the lengths asked for is listed, and one is drawn.
//!
//! Breadth-first search, level by level. The graph has two sides, so a neighbour of a
//! board at distance d is at d - 1 or d + 1: the next level is the neighbours of this
//! one without the level before, and only three levels are held at a time besides
//! those that are wanted.

use super::{Lengths, Scrambled, below};
use crate::puzzle::{Board, MAX_CELLS, Scrambler, Shape, Slide};
use crate::search::Packed as _;

/// The most boards that a shape may have to be listed.
const MOST: u64 = 2_000_000;

/// The number of boards that can reach a goal of this shape; the greatest number there
/// is for shapes that have more.
pub(super) fn boards(shape: Shape) -> u64 {
    let all = (1..=shape.cells() as u64).try_fold(1_u64, u64::checked_mul);
    all.map_or(u64::MAX, |all| all / 2)
}

/// Whether the boards of a shape can be listed.
pub(super) fn serves(shape: Shape) -> bool {
    boards(shape) <= MOST
}

/// The boards of some lengths.
#[derive(Debug)]
pub(super) struct Listed {
    shape: Shape,
    /// Packed boards with their distances.
    boards: Vec<(u64, u32)>,
    /// The greatest distance there is, if the search came so far.
    pub(super) greatest: Option<u32>,
}

impl Listed {
    /// Lists the boards of these lengths. The shape must be one that is served.
    pub(super) fn new(goal: &Board, lengths: Lengths) -> Listed {
        let shape = goal.shape();
        let mut listed = Listed {
            shape,
            boards: Vec::new(),
            greatest: None,
        };
        let mut before: Vec<u64> = Vec::new();
        let mut level = vec![u64::pack(goal.cells(), shape.cells())];
        for distance in 0..=lengths.most {
            if level.is_empty() {
                listed.greatest = Some(distance - 1);
                break;
            }
            if distance >= lengths.least {
                listed
                    .boards
                    .extend(level.iter().map(|&board| (board, distance)));
            }
            let next = next_level(shape, &level, &before);
            before = std::mem::replace(&mut level, next);
        }
        listed
    }

    /// A board, each equally likely.
    pub(super) fn draw(&self, random: &mut Scrambler) -> Scrambled {
        let place = below(random, self.boards.len() as u64);
        let (packed, length) = self.boards[place as usize];
        let cells: [u8; MAX_CELLS] = packed.unpack(self.shape.cells());
        let tiles = &cells[..self.shape.cells()];
        let board = Board::new(self.shape, tiles).expect("slides keep every tile");
        Scrambled { board, length }
    }
}

/// The boards one slide from a level that are not in the level before, in order.
fn next_level(shape: Shape, level: &[u64], before: &[u64]) -> Vec<u64> {
    let slides = |&board: &u64| {
        let blank = board.blank();
        let sources = Slide::ALL.into_iter();
        sources.filter_map(move |slide| {
            let source = shape.source(blank.into(), slide)?;
            Some(board.exchanged(blank, source as u8))
        })
    };
    let mut next: Vec<u64> = level.iter().flat_map(slides).collect();
    next.sort_unstable();
    next.dedup();
    next.retain(|board| before.binary_search(board).is_err());
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::levels::levels;
    use crate::puzzle::Home;

    #[test]
    fn the_levels_of_3x3_are_those_known() {
        let home = Home::blank_last(Shape::THREE);
        let known = levels(home).unwrap();
        for (distance, &count) in known.iter().enumerate() {
            let listed = Listed::new(&home.board(), Lengths::exactly(distance as u32));
            assert_eq!(listed.boards.len() as u64, count);
        }
        let beyond = Listed::new(&home.board(), Lengths::exactly(32));
        assert!(beyond.boards.is_empty() && beyond.greatest == Some(31));
    }
}
