//! A heuristic of any type, as best-first searches use it.
//!
//! A search that stores boards spends most of its time waiting for memory, so a call
//! through a table of functions for each board costs little. In return the searches are
//! compiled once, not once for every heuristic. Only what is in this file is compiled for
//! each of them: the [`Guide`], which also stores the memos, because only it knows their
//! type. Iterative deepening has nothing to wait for and stays generic.

use super::closed::{CHUNK, chunk};
use crate::heuristic::{Heuristic, Properties, Step};
use crate::puzzle::Cells;
use crate::search::recycle::give_list;

/// A heuristic whose type the caller does not know.
pub(crate) trait AnyHeuristic {
    /// Returns a guide for a search that starts with these cells.
    fn guide<'a>(&'a self, cells: &Cells) -> Box<dyn Guide + 'a>;
}

/// A heuristic at work in one search: it holds the memos of all stored boards.
///
/// It is always at some board: first at the one it was made for, then at the one after
/// the last [`step`](Guide::step). A search calls [`select`](Guide::select) for each
/// board it expands, `step` for each child, and [`store`](Guide::store) for each child
/// that it stores.
pub(crate) trait Guide {
    /// The heuristic's [unit](Heuristic::UNIT).
    fn unit(&self) -> u32;

    /// Bytes that are stored for each board.
    fn memo_bytes(&self) -> usize;

    /// Returns the estimate of the present board, in units.
    fn estimate(&self) -> u32;

    /// Returns the estimate of the present board in slides, as [`Heuristic::real`].
    fn real(&self) -> f64;

    /// Stores the memo of the present board. The first board stored has number 0, the
    /// next one 1, and so on.
    fn store(&mut self);

    /// Makes the following steps start at a stored board. `estimate` is its estimate.
    fn select(&mut self, number: u32, cells: &Cells, estimate: u32);

    /// Goes to the board after a slide of the selected board and returns its estimate,
    /// in units. `cells` are those after the slide.
    fn step(&mut self, cells: &Cells, step: Step) -> u32;
}

impl<H: Heuristic> AnyHeuristic for H {
    fn guide<'a>(&'a self, cells: &Cells) -> Box<dyn Guide + 'a> {
        let memo = self.start(cells);
        Box::new(TypedGuide {
            heuristic: self,
            selected: memo,
            present: memo,
            memos: Vec::new(),
        })
    }
}

/// A heuristic whose memos are always stored: for a search that does not know the estimates with
/// which they could be recalled.
pub(super) struct StoredMemos<'a, H>(pub(super) &'a H);

impl<H: Heuristic> Heuristic for StoredMemos<'_, H> {
    const UNIT: u32 = H::UNIT;
    type Memo = H::Memo;

    fn properties(&self) -> Properties {
        self.0.properties()
    }

    fn start(&self, cells: &Cells) -> H::Memo {
        self.0.start(cells)
    }

    fn step(&self, memo: H::Memo, cells: &Cells, step: Step) -> H::Memo {
        self.0.step(memo, cells, step)
    }

    fn estimate(&self, memo: H::Memo) -> u32 {
        self.0.estimate(memo)
    }

    fn real(&self, memo: H::Memo) -> f64 {
        self.0.real(memo)
    }
}

/// The guide of a heuristic whose type is known.
struct TypedGuide<'a, H: Heuristic> {
    heuristic: &'a H,
    /// The memo of the board that steps start at.
    selected: H::Memo,
    /// The memo of the present board.
    present: H::Memo,
    /// The memos of the stored boards, in chunks; empty if the heuristic recalls them.
    memos: Vec<Vec<H::Memo>>,
}

/// Its memory is kept for the next search.
impl<H: Heuristic> Drop for TypedGuide<'_, H> {
    fn drop(&mut self) {
        self.memos.drain(..).for_each(give_list);
    }
}

impl<H: Heuristic> Guide for TypedGuide<'_, H> {
    fn unit(&self) -> u32 {
        H::UNIT
    }

    fn memo_bytes(&self) -> usize {
        if H::RECALLS { 0 } else { size_of::<H::Memo>() }
    }

    fn estimate(&self) -> u32 {
        self.heuristic.estimate(self.present)
    }

    fn real(&self) -> f64 {
        self.heuristic.real(self.present)
    }

    fn store(&mut self) {
        if H::RECALLS {
            return;
        }
        match self.memos.last_mut() {
            Some(last) if last.len() < CHUNK => last.push(self.present),
            Some(_) | None => {
                let mut first = chunk();
                first.push(self.present);
                self.memos.push(first);
            }
        }
    }

    fn select(&mut self, number: u32, cells: &Cells, estimate: u32) {
        self.selected = if H::RECALLS {
            self.heuristic.recall(cells, estimate)
        } else {
            self.memos[number as usize / CHUNK][number as usize % CHUNK]
        };
    }

    fn step(&mut self, cells: &Cells, step: Step) -> u32 {
        self.present = self.heuristic.step(self.selected, cells, step);
        self.heuristic.estimate(self.present)
    }
}
