//! For each blank cell and last slide, the slides to try: the operators of a search.
//!
//! The order is Korf's (1985): by the cell the blank moves to, lowest first, so that
//! counts can be compared with his. The slide that would undo the last one is left out
//! in advance, which saves the inner loop an unpredictable branch.

use crate::puzzle::{MAX_CELLS, Shape, Slide};

/// The order in which slides are tried.
pub(crate) const ORDER: [Slide; 4] = [Slide::Down, Slide::Right, Slide::Left, Slide::Up];

/// Returns the index of a slide in [`ORDER`].
pub(crate) fn order_index(slide: Slide) -> usize {
    ORDER.iter().position(|&other| other == slide).unwrap_or(0)
}

/// A slide with the blank's new cell.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Move {
    pub(crate) slide: Slide,
    pub(crate) blank: u8,
}

impl Move {
    /// A placeholder.
    pub(crate) const NONE: Move = Move {
        slide: Slide::Up,
        blank: 0,
    };
}

/// The slides to try from one cell after one slide, of which `count` are valid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MoveList {
    pub(crate) moves: [Move; 4],
    pub(crate) count: u8,
}

/// The possible last slides of a list: none, or one of four.
const LAST: usize = 5;

/// The slides to try from every cell of a shape.
#[derive(Debug, Clone)]
pub(crate) struct Moves {
    lists: Box<[MoveList; MAX_CELLS * LAST]>,
}

impl Moves {
    pub(crate) fn new(shape: Shape) -> Moves {
        let empty = MoveList {
            moves: [Move::NONE; 4],
            count: 0,
        };
        let mut lists = Box::new([empty; MAX_CELLS * LAST]);
        for cell in 0..shape.cells() {
            for last in std::iter::once(None).chain(Slide::ALL.map(Some)) {
                let list = &mut lists[index(cell as u8, last)];
                for slide in ORDER {
                    let undoes = last.is_some_and(|last| last.opposite() == slide);
                    if let Some(blank) = shape.source(cell, slide).filter(|_| !undoes) {
                        list.moves[usize::from(list.count)] = Move {
                            slide,
                            blank: blank as u8,
                        };
                        list.count += 1;
                    }
                }
            }
        }
        Moves { lists }
    }

    /// Returns the slides to try with the blank on `cell` after the slide `last`.
    #[inline]
    pub(crate) fn from(&self, cell: u8, last: Option<Slide>) -> &[Move] {
        let MoveList { moves, count } = &self.lists[index(cell, last)];
        &moves[..usize::from(*count).min(4)]
    }
}

#[inline]
fn index(cell: u8, last: Option<Slide>) -> usize {
    let last = last.map_or(0, |slide| 1 + slide as usize);
    (usize::from(cell) % MAX_CELLS) * LAST + last
}
