//! One direction of a search that remembers: where it began, what it saw, what waits.
//!
//! A backward search runs from the goal towards the start. Its heuristic is made for
//! a goal in which the *start's* tiles are in order, so it knows tiles by other
//! names; boards are stored under the names of the forward search all the same,
//! because both sides must recognise each other's.

use super::closed::{Closed, Found, Full, NO_SLIDE, NONE, Status, StoredNode};
use super::open::{Open, Queue};
use super::packed::Packed;
use crate::heuristic::{Heuristic, Step};
use crate::puzzle::{Board, Cells, Home, MAX_CELLS, Path, Shape, Slide};
use crate::search::Problem;
use crate::search::budget::Budget;
use crate::search::moves::Moves;

/// What to do with a board that is reached again on a shorter way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnShorterPath {
    /// Note the shorter way, and expand it again if it was.
    Reopen,
    /// Nothing: the first way counts, as in the paper.
    Ignore,
}

/// A board that was new or reached on a shorter way.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Child<S> {
    pub(crate) state: S,
    pub(crate) hash: u64,
    pub(crate) g: u16,
    /// In units of the heuristic.
    pub(crate) estimate: u32,
}

/// One direction.
pub(crate) struct HalfSearch<'a, S: Packed, H: Heuristic, Q = Open> {
    heuristic: &'a H,
    shape: Shape,
    moves: Moves,
    /// The heuristic's names of the tiles, if they are others.
    names: Option<Cells>,
    on_shorter_path: OnShorterPath,
    /// Bytes that the boards and the queue may use together.
    limit: u64,
    pub(crate) closed: Closed<S, H>,
    pub(crate) open: Q,
}

/// The most boards that one expansion makes.
const MOST_CHILDREN: usize = 4;

/// The problem seen from the goal: the start's tiles in order make its home.
pub(crate) fn backward(problem: &Problem) -> (Home, Cells) {
    let home = Home::new(problem.home.shape(), problem.start.blank());
    let mut names = [0; MAX_CELLS];
    for (cell, &tile) in problem.start.tiles().iter().enumerate() {
        names[usize::from(tile)] = home.tile_at(cell);
    }
    (home, names)
}

impl<'a, S: Packed, H: Heuristic, Q: Queue> HalfSearch<'a, S, H, Q> {
    /// A search that begins at `start`, with what it may use in bytes.
    pub(crate) fn new(
        start: &Board,
        heuristic: &'a H,
        names: Option<Cells>,
        on_shorter_path: OnShorterPath,
        memory: u64,
    ) -> Result<Self, Full> {
        let shape = start.shape();
        let mut half = HalfSearch {
            heuristic,
            shape,
            moves: Moves::new(shape),
            names,
            on_shorter_path,
            limit: memory,
            closed: Closed::new(memory),
            open: Q::default(),
        };
        let state = S::pack(start.cells(), shape.cells());
        let memo = heuristic.start(&half.cells(state));
        let node = StoredNode {
            state,
            next: NONE,
            g: 0,
            slide: NO_SLIDE,
            status: Status::Open,
        };
        if let Found::Nowhere { slot } = half.closed.find(state, state.hash()) {
            let node = half.closed.put(slot, node, memo, state.hash())?;
            half.make_room()?;
            let estimate = heuristic.estimate(memo);
            let real = heuristic.real(memo);
            half.open.push(&mut half.closed, node, estimate, real);
        }
        Ok(half)
    }

    /// Sets the bytes that the boards and the queue may use together.
    pub(crate) fn limit_to(&mut self, limit: u64) {
        self.limit = limit;
        let boards = limit.saturating_sub(self.open.bytes());
        self.closed.limit_to(boards);
    }

    /// Bytes used by the boards and the queue.
    pub(crate) fn bytes(&self) -> u64 {
        self.closed.bytes() + self.open.bytes()
    }

    /// Makes room in the queue for the children of one board.
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

    /// A board's cells under the heuristic's names.
    #[inline]
    fn cells(&self, state: S) -> Cells {
        let mut cells = state.unpack(self.shape.cells());
        if let Some(names) = &self.names {
            for tile in &mut cells[..self.shape.cells()] {
                *tile = names[usize::from(*tile) % MAX_CELLS];
            }
        }
        cells
    }

    /// Expands the node to expand next and shows each new board to `meet`, which
    /// may end the search. Does nothing if no node waits. Every board that is stored
    /// is shown, even if there is no room for the next one.
    #[inline]
    pub(crate) fn expand_next(
        &mut self,
        budget: &mut Budget<'_>,
        mut meet: impl FnMut(Child<S>),
    ) -> Result<(), Full> {
        self.make_room()?;
        let Some((number, f)) = self.open.pop(&self.closed) else {
            return Ok(());
        };
        let entry = self.closed.node_mut(number);
        entry.status = Status::Closed;
        let node = *entry;
        let mut cells = self.cells(node.state);
        let memo = if H::RECALLS {
            let estimate = f.wrapping_sub(u32::from(node.g) * H::UNIT);
            self.heuristic.recall(&cells, estimate)
        } else {
            self.closed.memo(number)
        };
        let blank = node.state.blank();
        let last = Slide::ALL.get(usize::from(node.slide)).copied();
        budget.expanded += 1;
        // All children's slots are asked for before the first is looked at, so
        // that their ways through memory overlap.
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
            let memo = self.heuristic.step(memo, &cells, step);
            let estimate = self.heuristic.estimate(memo);
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
            let number = self.note(found, child, memo, hash)?;
            let f = (u32::from(g) * H::UNIT).wrapping_add(estimate);
            let real = f64::from(g) + self.heuristic.real(memo);
            self.open.push(&mut self.closed, number, f, real);
            meet(Child {
                state,
                hash,
                g,
                estimate,
            });
        }
        Ok(())
    }

    /// Stores a board that is new or was reached on a shorter way.
    #[inline]
    fn note(
        &mut self,
        found: Found,
        child: StoredNode<S>,
        memo: H::Memo,
        hash: u64,
    ) -> Result<u32, Full> {
        match found {
            Found::Nowhere { slot } => self.closed.put(slot, child, memo, hash),
            Found::At { node, slot } => {
                let before = self.closed.node_mut(node);
                if before.status == Status::Closed {
                    *before = child;
                    return Ok(node);
                }
                // It waits in the bucket of the longer way and cannot be taken out.
                before.status = Status::Stale;
                self.closed.put(slot, child, memo, hash)
            }
        }
    }

    /// The slides from where the search began to a board it saw.
    pub(crate) fn path_to(&self, state: S) -> Path {
        let mut slides = Vec::new();
        let mut at = state;
        while let Some(node) = self.closed.get(at) {
            let Some(&slide) = Slide::ALL.get(usize::from(self.closed.node(node).slide)) else {
                break;
            };
            slides.push(slide);
            let blank = at.blank();
            let before = self.shape.source(usize::from(blank), slide.opposite());
            let Some(before) = before else { break };
            at = at.exchanged(blank, before as u8);
        }
        slides.into_iter().rev().collect()
    }
}

impl<S: Packed, H: Heuristic> HalfSearch<'_, S, H> {
    /// The least f of what waits, in units.
    pub(crate) fn least(&mut self) -> Option<u32> {
        self.open.least()
    }
}
