//! A board of up to 25 cells in the kernel: everything its children need.

use super::queues::LookupQueues;
use crate::puzzle::{Path, Slide};
use crate::search::kernel::history::History;
use crate::search::kernel::tree::TreeNode;
use crate::search::{Automaton, AutomatonState};

/// A power of two not below the number of cells.
pub(super) const CELLS: usize = 32;

/// A board, the path to it, and what each of `S` lookups knows of it; or, if `pending` is set, a
/// child of that board. The blank's cell is part of the automaton's state.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
pub(in crate::search::kernel) struct LargeNode<const S: usize> {
    /// The least length of a solution by each view, one byte per view: depth plus values.
    pub(super) lengths: u128,
    /// The tile on each cell. A byte per cell is read and written faster than bits of a word.
    pub(super) cells: [u8; CELLS],
    /// The cells that the tiles of each lookup's pattern occupy, as the lookup sees them.
    pub(super) sets: [u32; S],
    /// The key of each lookup.
    pub(super) keys: [u16; S],
    /// The value of each lookup modulo four: its low bits, and its high bits.
    pub(super) low: u32,
    pub(super) high: u32,
    pub(super) history: History<13>,
    pub(super) state: AutomatonState,
    pub(super) depth: u8,
    /// The index of the slide to the child that this node stands for, or [`WHOLE`].
    pub(super) pending: u8,
}

/// The node stands for its own board.
pub(super) const WHOLE: u8 = u8::MAX;

impl<const S: usize> TreeNode for LargeNode<S> {
    const EMPTY: LargeNode<S> = LargeNode {
        lengths: 0,
        cells: [0; CELLS],
        sets: [0; S],
        keys: [0; S],
        low: 0,
        high: 0,
        history: History::EMPTY,
        state: 0,
        depth: 0,
        pending: WHOLE,
    };

    /// No 5x5 board needs more: 208 is a proved upper bound (Karlemo and Östergård 2000).
    const LONGEST: u32 = 208;

    const ROUNDS: usize = 4;

    const BATCH: usize = 16;

    type Queues = LookupQueues;

    #[inline]
    fn depth(&self) -> u8 {
        self.depth
    }

    fn path(&self) -> Path {
        self.history.path(self.depth)
    }

    /// Copies part by part: a copy of more than 256 bytes is a call, which takes longer.
    #[inline]
    fn copy_from(&mut self, other: &LargeNode<S>) {
        self.sets = other.sets;
        self.keys = other.keys;
        self.lengths = other.lengths;
        self.cells = other.cells;
        (self.low, self.high) = (other.low, other.high);
        self.history = other.history;
        self.state = other.state;
        (self.depth, self.pending) = (other.depth, other.pending);
    }
}

impl<const S: usize> LargeNode<S> {
    /// The blank's cell.
    pub(super) fn blank(&self) -> u8 {
        let blank = self.cells.iter().position(|&tile| tile == 0);
        blank.unwrap_or(0) as u8
    }

    /// The last slide.
    pub(super) fn last_slide(&self) -> Option<Slide> {
        let at = usize::from(self.depth).checked_sub(1)?;
        Some(self.history.slide(at))
    }

    /// Gives this node the state of another automaton, in place of that of the present one.
    /// Returns `false` if the other one forbids its path.
    pub(super) fn relabel(
        &mut self,
        start: AutomatonState,
        (present, other): (&Automaton, &Automaton),
    ) -> bool {
        let pending = usize::from(self.pending);
        let child = (self.pending != WHOLE).then(|| present.packed(self.state).step(pending).0);
        let Some(state) = other.follow(start, self.path().slides()) else {
            return false;
        };
        self.state = state;
        let Some(child) = child else {
            return true;
        };
        let mut slides = other.packed(state).steps().map(|(slide, _)| slide);
        let nth = slides.position(|slide| slide == child);
        self.pending = nth.map_or(WHOLE, |nth| nth as u8);
        nth.is_some()
    }
}
