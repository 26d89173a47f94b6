//! A board in the multi-tile kernel, in one cache line.
//!
//! A child that the first two entries put beyond the bound is kept as its parent plus a note of
//! which child is meant, as in the other kernel for 4x4. Most of them are never made.

use super::queue::MadeQueue;
use crate::pattern::ColourWord;
use crate::puzzle::facts::GREATEST_4X4_MULTI_TILE;
use crate::puzzle::{Path, Slide};
use crate::search::kernel::tree::TreeNode;

/// The axis of the next move, and at the same time the number of the view that such a move leaves
/// unchanged: the board itself has rows, its mirror image has columns as its rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Axis {
    Horizontal = 0,
    Vertical = 1,
}

impl Axis {
    pub(super) const BOTH: [Axis; 2] = [Axis::Horizontal, Axis::Vertical];

    /// The axis of the move after the next.
    #[inline]
    pub(super) const fn other(self) -> Axis {
        match self {
            Axis::Horizontal => Axis::Vertical,
            Axis::Vertical => Axis::Horizontal,
        }
    }

    /// The directions of tiles if the blank's row or column becomes larger, or smaller.
    const fn slides(self) -> [Slide; 2] {
        match self {
            Axis::Horizontal => [Slide::Left, Slide::Right],
            Axis::Vertical => [Slide::Up, Slide::Down],
        }
    }
}

/// Moves per word of a history.
const PER_WORD: usize = 16;

/// Value of `child` in a node that stands for its own board.
const WHOLE: u8 = 4;

/// A board, the axis of its next move and the path to it; or, if it is marked so, a child of that
/// board which is not made yet.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub(in crate::search::kernel) struct MoveNode {
    /// The words of both colourings, for the board and for its mirror image.
    pub(super) words: [[ColourWord; 2]; 2],
    /// Their numbers.
    pub(super) ranks: [[u32; 2]; 2],
    /// Where the blank went: its new row or column, two bits per move.
    history: [u32; 3],
    pub(super) depth: u8,
    /// The least length of a solution.
    pub(super) length: u8,
    /// The row and column of the blank, two bits each, now and on the start board.
    blank: u8,
    /// The axis of the next move, and the child that the node stands for.
    next: u8,
}

impl TreeNode for MoveNode {
    const EMPTY: MoveNode = MoveNode {
        words: [[ColourWord::EMPTY; 2]; 2],
        ranks: [[0; 2]; 2],
        history: [0; 3],
        depth: 0,
        length: 0,
        blank: 0,
        next: WHOLE << 1,
    };

    /// No 4x4 board needs more.
    const LONGEST: u32 = GREATEST_4X4_MULTI_TILE;

    const ROUNDS: usize = 1;

    const BATCH: usize = 16;

    type Queues = MadeQueue;

    #[inline]
    fn depth(&self) -> u8 {
        self.depth
    }

    /// The moves as slides of single tiles.
    fn path(&self) -> Path {
        // The first axis follows from the next one, and so does every other.
        let mut axis = if self.depth.is_multiple_of(2) {
            self.axis()
        } else {
            self.axis().other()
        };
        let start = self.blank >> 4;
        let mut at = [start & 3, start >> 2];
        let mut slides = Vec::new();
        for number in 0..usize::from(self.depth) {
            let to = (self.history[number / PER_WORD] >> (2 * (number % PER_WORD)) & 3) as u8;
            let from = std::mem::replace(&mut at[axis as usize], to);
            let [larger, smaller] = axis.slides();
            let slide = if to > from { larger } else { smaller };
            slides.extend(std::iter::repeat_n(slide, from.abs_diff(to).into()));
            axis = axis.other();
        }
        slides.into_iter().collect()
    }
}

impl MoveNode {
    /// The node of a start board whose next move is on `axis`.
    pub(super) fn start(
        words: [[ColourWord; 2]; 2],
        ranks: [[u32; 2]; 2],
        [row, col]: [usize; 2],
        axis: Axis,
    ) -> MoveNode {
        let blank = (row << 2 | col) as u8;
        MoveNode {
            words,
            ranks,
            blank: blank << 4 | blank,
            next: axis as u8 | WHOLE << 1,
            ..MoveNode::EMPTY
        }
    }

    /// Returns the same board with a next move on the other axis. Only for start boards.
    pub(super) fn turned(&self) -> MoveNode {
        MoveNode {
            next: self.axis().other() as u8 | WHOLE << 1,
            ..*self
        }
    }

    /// The axis of the next move.
    #[inline]
    pub(super) fn axis(&self) -> Axis {
        Axis::BOTH[usize::from(self.next & 1)]
    }

    /// The blank's place along an axis, and its row or column there.
    #[inline]
    pub(super) fn place(&self, axis: Axis) -> (usize, usize) {
        let (row, col) = (
            usize::from(self.blank >> 2 & 3),
            usize::from(self.blank & 3),
        );
        match axis {
            Axis::Horizontal => (col, row),
            Axis::Vertical => (row, col),
        }
    }

    /// The child that the node stands for: the blank's next place; `None` if it stands for its
    /// own board.
    #[inline]
    pub(super) fn child(&self) -> Option<usize> {
        let child = self.next >> 1;
        (child != WHOLE).then_some(child.into())
    }

    /// Makes the node stand for a child.
    #[inline]
    pub(super) fn stand_for(&mut self, to: usize) {
        self.next = self.next & 1 | (to as u8) << 1;
    }

    /// Makes the node of a child: the blank goes to `to` along the axis. The words of the mirror
    /// image of this axis are those of the child.
    #[inline]
    pub(super) fn move_blank(&mut self, to: usize) {
        let number = usize::from(self.depth);
        // Moves beyond the longest path are not stored; no search goes that deep.
        self.history[(number / PER_WORD).min(2)] |= (to as u32) << (2 * (number % PER_WORD));
        self.depth += 1;
        let axis = self.axis();
        let shift = 2 * axis as u8;
        self.blank = self.blank & !(3 << shift) | (to as u8) << shift;
        self.next = axis.other() as u8 | WHOLE << 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fits_a_cache_line() {
        assert_eq!(size_of::<MoveNode>(), 64);
    }

    #[test]
    fn paths_read_back() {
        let words = [[ColourWord::EMPTY; 2]; 2];
        let mut node = MoveNode::start(words, [[0; 2]; 2], [1, 2], Axis::Vertical);
        for (to, place) in [(3, (3, 2)), (0, (0, 3)), (2, (2, 0)), (1, (1, 2))] {
            let axis = node.axis();
            node.move_blank(to);
            assert_eq!(node.place(axis), place);
        }
        assert_eq!(node.path().to_string(), "U2R2DL");
    }
}
