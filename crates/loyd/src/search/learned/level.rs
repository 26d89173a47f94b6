//! The boards of one level of a beam.

use super::model::MOST_CELLS;

/// The items on the cells of a board; the rest is unused. One line of a cache.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub(super) struct BoardItems(pub(super) [u8; MOST_CELLS]);

/// The boards of one level, the best first.
#[derive(Debug, Default)]
pub(super) struct BoardLevel {
    pub(super) heads: Vec<BoardHead>,
    pub(super) items: Vec<BoardItems>,
}

/// A board without its items.
#[derive(Debug, Clone, Copy)]
pub(super) struct BoardHead {
    pub(super) hash: u64,
    pub(super) score: i32,
    pub(super) blank: u8,
    /// The index in [`Slide::ALL`](crate::puzzle::Slide::ALL) of the slide that would undo the
    /// last one.
    pub(super) undo: u8,
}

/// An index that is no slide's.
pub(super) const NO_SLIDE: u8 = 4;

impl BoardLevel {
    /// Adds the board that a search begins with.
    pub(super) fn push_start(&mut self, items: &[u8], hash: u64) {
        let blank = items
            .iter()
            .position(|&item| usize::from(item) == items.len() - 1);
        self.heads.push(BoardHead {
            hash,
            score: 0,
            blank: blank.expect("a board has a blank") as u8,
            undo: NO_SLIDE,
        });
        let mut cells = [0; MOST_CELLS];
        cells[..items.len()].copy_from_slice(items);
        self.items.push(BoardItems(cells));
    }

    /// Adds the items of a board after one slide, which exchanges two cells.
    pub(super) fn push_child(&mut self, parent: &BoardItems, (blank, from): (u8, u8)) {
        let mut child = *parent;
        child.0.swap(blank.into(), from.into());
        self.items.push(child);
    }

    /// Removes all boards.
    pub(super) fn clear(&mut self) {
        self.heads.clear();
        self.items.clear();
    }
}
