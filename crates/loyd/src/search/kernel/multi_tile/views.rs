//! The tables of two colourings, seen through the board and through its mirror image.

use super::node::{Axis, MoveNode};
use crate::grid::cpu::gather;
use crate::pattern::{AxisDistances, ColourWord, SharedColouring, TableAxis, WordRanks};
use crate::puzzle::{Board, Home, Symmetry};
use crate::search::kernel::cpu::{Machine, prefetch};
use crate::search::kernel::tree::TreeNode as _;

/// Entries of one word.
const SLOTS: usize = 16;

/// Both distances of every entry, so that reading one takes no arithmetic.
type DistancesByEntry = [[u8; 256]; 2];

/// The tables of two colourings of a square board with `SIDE` rows.
pub(in crate::search::kernel) struct MoveViews<'a, const SIDE: usize> {
    tables: [&'a SharedColouring; 2],
    words: [&'a WordRanks; 2],
    bytes: [&'a [u8]; 2],
    distances: DistancesByEntry,
    goal: MoveNode,
}

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<'a, const SIDE: usize> MoveViews<'a, SIDE> {
    pub(super) fn new(tables: &'a [SharedColouring; 2]) -> MoveViews<'a, SIDE> {
        let tables = [&tables[0], &tables[1]];
        let distance = |axis: TableAxis| {
            std::array::from_fn(|byte| AxisDistances(byte as u8).distance(axis) as u8)
        };
        let mut views = MoveViews {
            tables,
            words: tables.map(|table| table.words()),
            bytes: tables.map(|table| table.bytes()),
            distances: [TableAxis::Horizontal, TableAxis::Vertical].map(distance),
            goal: MoveNode::EMPTY,
        };
        let home = Home::blank_last(tables[0].colouring().shape());
        views.goal = views.node(&home.board(), Axis::Horizontal);
        views
    }

    /// The node of a board whose goal has the blank last.
    pub(super) fn node(&self, board: &Board, axis: Axis) -> MoveNode {
        let home = Home::blank_last(board.shape());
        let boards = [*board, Symmetry::Mirror.image(board, home)];
        let words = boards.map(|board| self.tables.map(|table| table.word_of(&board)));
        let ranks = words.map(|words| {
            let rank = |number: usize| self.words[number].rank(words[number], gather) as u32;
            [rank(0), rank(1)]
        });
        let shape = board.shape();
        let blank = [shape.row(board.blank()), shape.col(board.blank())];
        MoveNode::start(words, ranks, blank, axis)
    }

    /// Returns `true` if a node's board is the goal. The second colouring knows the row of every
    /// tile, and through the mirror image the column.
    pub(super) fn is_goal(&self, node: &MoveNode) -> bool {
        node.words == self.goal.words && node.place(Axis::Vertical) == (SIDE - 1, SIDE - 1)
    }

    /// The largest distance by the entries of one view, if the blank is in a slot.
    #[inline(always)]
    fn largest(&self, ranks: [u32; 2], slot: usize, axis: TableAxis) -> u8 {
        let [first, second] = [0, 1].map(|number| {
            let byte = self.bytes[number][ranks[number] as usize * SLOTS + slot];
            self.distances[axis as usize][usize::from(byte)]
        });
        first.max(second)
    }

    /// The distance of a child by the view that the move leaves unchanged. The blank goes to `to`
    /// along the axis of the next move.
    #[inline(always)]
    pub(super) fn unchanged(&self, node: &MoveNode, to: usize) -> u8 {
        let axis = node.axis();
        let (_, line) = node.place(axis);
        self.largest(
            node.ranks[axis as usize],
            4 * line + to,
            TableAxis::Vertical,
        )
    }

    /// The distance of a node by the view that its last move changed.
    #[inline(always)]
    pub(super) fn changed(&self, node: &MoveNode) -> u8 {
        let axis = node.axis();
        let (place, line) = node.place(axis);
        self.largest(
            node.ranks[axis as usize],
            4 * line + place,
            TableAxis::Horizontal,
        )
    }

    /// The distance of a node by all views.
    pub(super) fn distance(&self, node: &MoveNode) -> u8 {
        let other = node.axis().other();
        let (place, line) = node.place(other);
        let ranks = node.ranks[other as usize];
        self.changed(node)
            .max(self.largest(ranks, 4 * line + place, TableAxis::Vertical))
    }

    /// Returns the words of the changed view after each step in one direction.
    #[inline(always)]
    pub(super) fn step(
        words: [ColourWord; 2],
        from: usize,
        line: usize,
        larger: bool,
    ) -> [ColourWord; 2] {
        let cols = SIDE as u32;
        let upper = if larger { from } else { from - 1 };
        let cell = (SIDE * upper + line) as u32;
        words.map(|word| {
            if larger {
                word.down(cell, cols)
            } else {
                word.up(cell, cols)
            }
        })
    }

    /// Makes a child with these words in the changed view, and prefetches its entries there.
    #[inline(always)]
    pub(super) fn make(
        &self,
        machine: impl Machine,
        parent: &MoveNode,
        to: usize,
        words: [ColourWord; 2],
    ) -> MoveNode {
        let mut child = *parent;
        let view = parent.axis().other() as usize;
        let (_, line) = parent.place(parent.axis());
        child.words[view] = words;
        for (number, &word) in words.iter().enumerate() {
            let rank = self.words[number].rank(word, |word, mask| machine.gather(word, mask));
            child.ranks[view][number] = rank as u32;
            prefetch(self.bytes[number], rank * SLOTS + 4 * to + line);
        }
        child.move_blank(to);
        child
    }
}
