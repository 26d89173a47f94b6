//! The four boards of an entry: a corner board and three steps of its blank.
//!
//! The drawing is from the Java original. The board is divided into quadrants, one for
//! each corner (the original calls them groups). From a board with the blank in the
//! corner the blank moves through the other three cells of the quadrant. The four
//! boards on this way belong to one entry:
//!
//! ```text
//! quadrants  quadrant 2: the blank moves from the corner
//! 2 2 1 1    0 1 x x    1 0 x x    1 2 x x    1 2 x x
//! 2 2 1 1    3 2 x x    3 2 x x    3 0 x x    0 3 x x
//! 3 3 0 0    x x x x    x x x x    x x x x    x x x x
//! 3 3 0 0    x x x x    x x x x    x x x x    x x x x
//!   step     0          1          2          3
//! ```
//!
//! A board with its blank in quadrant 3 is stored as its mirror image, whose blank is
//! in quadrant 1. So every board has exactly one slot: the corner board of its entry,
//! and the step. The original calls the step a look-up, and so do exported files.

use super::orientation::mirror;
use crate::puzzle::{Board, PackedBoard, Shape, Symmetry};

/// The quadrant the blank is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Quadrant(u8);

/// The cells of each quadrant in the order of the blank, from the corner on.
const CELLS: [[usize; 4]; 4] = [[15, 14, 10, 11], [3, 7, 6, 2], [0, 1, 5, 4], [12, 13, 9, 8]];

impl Quadrant {
    /// Returns the quadrant of a cell of a 4x4 board.
    pub fn of_cell(cell: usize) -> Quadrant {
        let (row, col) = (cell / 4 % 4, cell % 4);
        Quadrant(match (row < 2, col < 2) {
            (false, false) => 0,
            (true, false) => 1,
            (true, true) => 2,
            (false, true) => 3,
        })
    }

    /// The number in the drawing.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The cells of the quadrant in the order of the blank, the corner first.
    pub const fn cells(self) -> [usize; 4] {
        CELLS[self.0 as usize % 4]
    }

    /// The rotation that brings the quadrant's corner to the last cell.
    pub const fn rotation(self) -> Symmetry {
        match self.0 {
            0 => Symmetry::Identity,
            1 => Symmetry::Rotate90,
            2 => Symmetry::Rotate180,
            _ => Symmetry::Rotate270,
        }
    }
}

/// Where a board is stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Slot {
    /// The corner board of its entry, with the blank in quadrant 0, 1 or 2.
    pub corner: PackedBoard,
    /// Steps of the blank from the corner, 0 to 3.
    pub step: usize,
    /// Whether the entry stores the board's mirror image instead of the board.
    pub mirrored: bool,
}

impl Slot {
    /// Returns the slot of a board.
    pub fn of(board: PackedBoard) -> Slot {
        let mirrored = Quadrant::of_cell(board.blank()).number() == 3;
        let board = if mirrored { mirror(board) } else { board };
        let cells = Quadrant::of_cell(board.blank()).cells();
        let step = cells
            .iter()
            .position(|&cell| cell == board.blank())
            .unwrap_or(0);
        let corner = (0..step)
            .rev()
            .fold(board, |board, to| board.exchanged(cells[to + 1], cells[to]));
        Slot {
            corner,
            step,
            mirrored,
        }
    }

    /// Returns the slot of a board's mirror image, which has the same distance to the
    /// goal. In quadrants 1 and 3 this is the slot of the board itself.
    pub fn of_mirror(board: PackedBoard) -> Slot {
        let slot = Slot::of(mirror(board));
        Slot {
            mirrored: !slot.mirrored,
            ..slot
        }
    }

    /// Returns the board at a step of the entry with this corner board.
    pub fn board(corner: PackedBoard, step: usize) -> PackedBoard {
        let cells = Quadrant::of_cell(corner.blank()).cells();
        (0..step.min(3)).fold(corner, |board, from| {
            board.exchanged(cells[from], cells[from + 1])
        })
    }

    /// Returns `true` if a board can be the corner board of an entry.
    pub fn is_corner(board: PackedBoard) -> bool {
        let quadrant = Quadrant::of_cell(board.blank());
        quadrant.number() < 3 && board.blank() == quadrant.cells()[0]
    }
}

/// Returns the conversion key of a board with the blank in a corner: the board is
/// rotated so that the blank is last, and each tile gets the name of the goal's tile
/// that belongs on its cell. Rotating and renaming another board in the same way gives
/// a puzzle whose goal is this board, so every table for the goal can be used.
///
/// `key[t]` is the new name of tile `t`.
pub(super) fn conversion_key(corner: PackedBoard) -> [u8; 16] {
    let rotation = Quadrant::of_cell(corner.blank()).rotation();
    let board = Board::from(corner);
    let mut key = [0; 16];
    for cell in 0..16 {
        let tile = usize::from(board.tile(cell));
        if tile != 0 {
            key[tile] = rotation.cell(Shape::FOUR, cell) as u8 + 1;
        }
    }
    key
}

impl Slot {
    /// The conversion key of the corner board.
    pub fn key(&self) -> [u8; 16] {
        conversion_key(self.corner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packed(text: &str) -> PackedBoard {
        PackedBoard::try_from(&text.parse::<Board>().unwrap()).unwrap()
    }

    #[test]
    fn the_worked_key_of_the_original() {
        let slot = Slot::of(packed("15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1"));
        assert_eq!(Quadrant::of_cell(7).number(), 1);
        assert_eq!(slot.corner, packed("15 11 8 0/12 7 4 3/14 10 6 5/9 13 2 1"));
        assert_eq!((slot.step, slot.mirrored), (1, false));
        let rotated = Quadrant::of_cell(3)
            .rotation()
            .board(&Board::from(slot.corner));
        assert_eq!(rotated.to_string(), "9 14 12 15/13 10 7 11/2 6 4 8/1 5 3 0");
        let key = [0, 13, 9, 15, 11, 14, 10, 7, 12, 1, 6, 8, 3, 5, 2, 4];
        assert_eq!(slot.key(), key);
    }

    #[test]
    fn quadrant_three_is_stored_as_quadrant_one() {
        let slot = Slot::of(packed("15 11 8 3/12 14 7 4/0 13 6 2/10 9 5 1"));
        assert_eq!((slot.step, slot.mirrored), (3, true));
        // The original's picture has 4 3 5 1 in the last row, where 4 and 3 appear
        // twice; the mirror image has 9 13 5 1.
        let boards = [
            "12 15 4 0/11 8 3 7/14 10 6 2/9 13 5 1",
            "12 15 4 7/11 8 3 0/14 10 6 2/9 13 5 1",
            "12 15 4 7/11 8 0 3/14 10 6 2/9 13 5 1",
            "12 15 0 7/11 8 4 3/14 10 6 2/9 13 5 1",
        ];
        for (step, board) in boards.into_iter().enumerate() {
            assert_eq!(Slot::board(slot.corner, step), packed(board));
        }
    }

    #[test]
    fn every_board_has_one_slot() {
        let mut board = packed("15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1");
        let mut scrambler = crate::puzzle::Scrambler::new(3);
        for _ in 0..2000 {
            let slides: Vec<_> = Board::from(board).slides().collect();
            let slide = slides[scrambler.below(slides.len() as u32) as usize];
            board = board.after(slide).unwrap();
            for slot in [Slot::of(board), Slot::of_mirror(board)] {
                assert!(Slot::is_corner(slot.corner));
                let kept = Slot::board(slot.corner, slot.step);
                let expected = if slot.mirrored { mirror(board) } else { board };
                assert_eq!(kept, expected);
                assert_eq!(Slot::of(kept).corner, slot.corner);
            }
            if matches!(Quadrant::of_cell(board.blank()).number(), 1 | 3) {
                assert_eq!(Slot::of(board), Slot::of_mirror(board));
            }
        }
    }
}
