//! A search from one end: its start, its closed list and its open list.
//!
//! A backward search runs from the goal towards the start. Its heuristic is made for a
//! goal in which the *start's* tiles are in order, so it uses other names for the
//! tiles. Boards are nevertheless stored under the forward search's names, because both
//! sides must recognise each other's boards.

use std::ops::ControlFlow;

use super::closed::{Closed, Found, Full, NO_SLIDE, NONE, Status, StoredNode};
use super::guide::{AnyHeuristic, Guide};
use super::open::{Open, Queue};
use crate::grid::TileWord;
use crate::heuristic::{Step, is_too_large};
use crate::puzzle::{Board, Cells, Home, MAX_CELLS, Path, Shape, Slide};
use crate::search::Problem;
use crate::search::budget::Budget;
use crate::search::moves::Moves;

/// What to do with a board that is reached again on a shorter path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnShorterPath {
    /// Store the shorter path, and expand the board again if it was expanded before.
    Reopen,
    /// Keep the first path, as the paper does.
    Ignore,
}

/// A board that is new or was reached on a shorter path.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Child<S> {
    pub(crate) state: S,
    pub(crate) hash: u64,
    pub(crate) g: u16,
    /// In units of the heuristic.
    pub(crate) estimate: u32,
}

/// A search from one end.
pub(crate) struct HalfSearch<'a, S: TileWord, Q = Open> {
    guide: Box<dyn Guide + 'a>,
    /// The heuristic's unit.
    pub(crate) unit: u32,
    shape: Shape,
    moves: Moves,
    /// The heuristic's names of the tiles, if they differ.
    names: Option<Cells>,
    on_shorter_path: OnShorterPath,
    /// Whether estimates are differences.
    pub(crate) is_signed: bool,
    /// Bytes that the closed and the open list may use together.
    limit: u64,
    pub(crate) closed: Closed<S>,
    pub(crate) open: Q,
}

/// Returns a board's cells under the heuristic's names.
#[inline]
fn cells<S: TileWord>(state: S, shape: Shape, names: Option<&Cells>) -> Cells {
    let mut cells = state.unpack();
    if let Some(names) = names {
        for tile in &mut cells[..shape.cells()] {
            *tile = names[usize::from(*tile) % MAX_CELLS];
        }
    }
    cells
}

/// The most children of a board.
const MOST_CHILDREN: usize = 4;

/// Returns the home and the tile names for a search towards the start: the start's
/// tiles in order are its home.
pub(crate) fn backward(problem: &Problem) -> (Home, Cells) {
    let home = Home::new(problem.home.shape(), problem.start.blank());
    let mut names = [0; MAX_CELLS];
    for (cell, &tile) in problem.start.tiles().iter().enumerate() {
        names[usize::from(tile)] = home.tile_at(cell);
    }
    (home, names)
}

impl<'a, S: TileWord, Q: Queue> HalfSearch<'a, S, Q> {
    /// A search that starts at `start` and may use `memory` bytes.
    pub(crate) fn new(
        start: &Board,
        heuristic: &'a dyn AnyHeuristic,
        names: Option<Cells>,
        on_shorter_path: OnShorterPath,
        memory: u64,
    ) -> Result<Self, Full> {
        let shape = start.shape();
        let state = S::pack(start.tiles());
        let guide = heuristic.guide(&cells(state, shape, names.as_ref()));
        let mut half = HalfSearch {
            unit: guide.unit(),
            closed: Closed::new(memory, guide.memo_bytes()),
            guide,
            shape,
            moves: Moves::new(shape),
            names,
            on_shorter_path,
            is_signed: false,
            limit: memory,
            open: Q::default(),
        };
        let node = StoredNode {
            state,
            next: NONE,
            g: 0,
            slide: NO_SLIDE,
            status: Status::Open,
        };
        if let Found::Nowhere { slot } = half.closed.find(state, state.hash()) {
            let node = half.store(slot, node, state.hash())?;
            half.make_room()?;
            let (estimate, guide) = (half.guide.estimate(), &half.guide);
            half.open
                .push(&mut half.closed, node, estimate, || guide.real());
        }
        Ok(half)
    }

    /// Sets the bytes that the closed and the open list may use together.
    pub(crate) fn limit_to(&mut self, limit: u64) {
        self.limit = limit;
        let boards = limit.saturating_sub(self.open.bytes());
        self.closed.limit_to(boards);
    }

    /// Bytes used by the closed and the open list.
    pub(crate) fn bytes(&self) -> u64 {
        self.closed.bytes() + self.open.bytes()
    }

    /// Makes room in the open list for the children of one board.
    #[inline]
    fn make_room(&mut self) -> Result<(), Full> {
        if self.open.room() < MOST_CHILDREN {
            return self.grow_queue();
        }
        Ok(())
    }

    #[cold]
    fn grow_queue(&mut self) -> Result<(), Full> {
        let free = self.limit.saturating_sub(self.bytes());
        self.open.grow(free)?;
        self.limit_to(self.limit);
        Ok(())
    }

    /// Expands the next node, if there is one, and calls `meet` for each board that it
    /// stores. The expansion ends early if `meet` returns `Break`, or with an error if there
    /// is no memory for the next board or the budget has refused the heuristic.
    #[inline]
    pub(crate) fn expand_next(
        &mut self,
        budget: &mut Budget<'_>,
        mut meet: impl FnMut(Child<S>) -> ControlFlow<()>,
    ) -> Result<(), Full> {
        self.make_room()?;
        let Some((number, f)) = self.open.pop(&self.closed) else {
            return Ok(());
        };
        let entry = self.closed.node_mut(number);
        entry.status = Status::Closed;
        let node = *entry;
        let mut cells = cells(node.state, self.shape, self.names.as_ref());
        let estimate = f.wrapping_sub(u32::from(node.g) * self.unit);
        self.guide.select(number, &cells, estimate);
        let blank = node.state.blank();
        let last = Slide::ALL.get(usize::from(node.slide)).copied();
        budget.expanded += 1;
        // The slots of all children are fetched before the first is read, so that the
        // cache misses overlap.
        let mut waiting = 0;
        let mut hashes = [0; 4];
        for (hash, go) in hashes.iter_mut().zip(self.moves.from(blank, last)) {
            *hash = node.state.exchanged(blank, go.blank).hash();
            waiting |= self.closed.peek(*hash);
        }
        std::hint::black_box(waiting);
        let g = node.g + 1;
        let mut at = 0;
        while let Some(&go) = self.moves.from(blank, last).get(at) {
            let state = node.state.exchanged(blank, go.blank);
            let hash = hashes[at % 4];
            at += 1;
            let found = self.closed.find(state, hash);
            if let Found::At { node, .. } = found
                && (self.on_shorter_path == OnShorterPath::Ignore || self.closed.node(node).g <= g)
            {
                continue;
            }
            let (from, to) = (usize::from(go.blank), usize::from(blank));
            let tile = cells[from % MAX_CELLS];
            cells[to % MAX_CELLS] = tile;
            cells[from % MAX_CELLS] = 0;
            let step = Step {
                tile,
                from: go.blank,
                to: blank,
                slide: go.slide,
            };
            let estimate = self.guide.step(&cells, step);
            cells[from % MAX_CELLS] = tile;
            cells[to % MAX_CELLS] = 0;
            budget.generated += 1;
            let child = StoredNode {
                state,
                next: NONE,
                g,
                slide: go.slide as u8,
                status: Status::Open,
            };
            let f = (u32::from(g) * self.unit).wrapping_add(estimate);
            // A difference of estimates may be negative, but its f is not.
            let checked = if self.is_signed { f } else { estimate };
            if is_too_large(checked, self.unit) {
                budget.refuse(checked, self.unit);
                return Err(Full);
            }
            let number = self.note(found, child, hash)?;
            let real = || f64::from(g) + self.guide.real();
            self.open.push(&mut self.closed, number, f, real);
            let child = Child {
                state,
                hash,
                g,
                estimate,
            };
            if meet(child).is_break() {
                break;
            }
        }
        Ok(())
    }

    /// Stores a board that is new or was reached on a shorter path.
    #[inline]
    fn note(&mut self, found: Found, child: StoredNode<S>, hash: u64) -> Result<u32, Full> {
        match found {
            Found::Nowhere { slot } => self.store(slot, child, hash),
            Found::At { node, slot } => {
                let before = self.closed.node_mut(node);
                if before.status == Status::Closed {
                    *before = child;
                    return Ok(node);
                }
                // It is in the bucket of the longer path and cannot be removed from
                // there.
                before.status = Status::Stale;
                self.store(slot, child, hash)
            }
        }
    }

    /// Stores a node and the memo of the guide's present board.
    #[inline]
    fn store(&mut self, slot: usize, node: StoredNode<S>, hash: u64) -> Result<u32, Full> {
        let number = self.closed.put(slot, node, hash)?;
        self.guide.store();
        Ok(number)
    }

    /// Returns the slides from the start of this search to a board it has stored.
    pub(crate) fn path_to(&self, state: S) -> Path {
        self.closed.path_to(state, self.shape)
    }
}

impl<S: TileWord> HalfSearch<'_, S> {
    /// Returns the least f in the open list, in units.
    pub(crate) fn least(&mut self) -> Option<u32> {
        self.open.least()
    }

    /// Returns the least f in the open list, in slides, rounded up.
    pub(crate) fn least_slides(&mut self) -> Option<u32> {
        self.least().map(|f| f.div_ceil(self.unit))
    }
}
