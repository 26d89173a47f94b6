//! Which block leads to which: the moves of a whole block at once.
//!
//! Every move that counts takes all states of a block to states of another,
//! with the same [`Turn`] of the key for all. So a breadth-first search needs
//! only this list, a few times as long as the list of blocks.

use super::{BuildObserver, BuildStopped};
use crate::pattern::cell_sets::cells_of;
use crate::pattern::numbering::{Blank, Index, LISTED};
use crate::pattern::order::Turn;
use crate::pattern::size;

/// A move into a block.
#[derive(Debug, Clone, Copy)]
pub(in crate::pattern) struct Arc {
    /// The block it comes from, counted within its half.
    pub(in crate::pattern) source: u32,
    /// Number of the turn in [`Graph::turns`].
    pub(in crate::pattern) turn: u8,
}

/// Bytes of a graph for each move.
pub(in crate::pattern) const ARC_BYTES: u64 = size_of::<Arc>() as u64;

/// The moves into every block.
#[derive(Debug)]
pub(in crate::pattern) struct Graph {
    /// The turns that occur; the first is none at all.
    pub(in crate::pattern) turns: Vec<Turn>,
    arcs: Vec<Arc>,
    /// For each block the end of its arcs in the list.
    ends: Vec<u32>,
}

impl Graph {
    /// The moves between the blocks of an index, listed while an observer watches.
    pub(in crate::pattern) fn new(
        index: &Index,
        observer: &mut dyn BuildObserver,
    ) -> Result<Graph, BuildStopped> {
        let formats = index.formats();
        let moves = size::moves(formats.shape(), index.tiles(), index.blank());
        let half = index.half();
        let mut graph = Graph {
            turns: vec![Turn { from: 0, to: 0 }],
            arcs: Vec::with_capacity(moves as usize),
            ends: Vec::with_capacity(index.blocks().len()),
        };
        for (number, block) in index.blocks().iter().enumerate() {
            if number % LISTED == 0 && observer.pulse(0, index.states()).is_break() {
                return Err(BuildStopped);
            }
            let mut add = |set, blank, turn: Turn| {
                let source = index.block_of(set, blank);
                debug_assert_ne!(source < half, number < half);
                let source = if source < half { source } else { source - half };
                graph.add(source as u32, turn);
            };
            if index.blank() == Blank::Cell {
                // Another tile moved: only the blank's cell was another.
                let blank = block.blank.trailing_zeros() as usize;
                let others = formats.beside(block.blank) & formats.free(block.set);
                for other in cells_of(others) {
                    debug_assert_ne!(other, blank);
                    add(block.set, other, Turn { from: 0, to: 0 });
                }
            }
            // A tile of the pattern moved from `before`, where the blank is now,
            // to `now`, where the blank was.
            for before in cells_of(block.blank) {
                for now in cells_of(formats.beside(1 << before) & block.set) {
                    let set = block.set ^ 1 << now ^ 1 << before;
                    let place =
                        |set: u64, cell: usize| (set & ((1 << cell) - 1)).count_ones() as u8;
                    let turn = Turn {
                        from: place(set, before),
                        to: place(block.set, now),
                    };
                    add(set, now, turn);
                }
            }
            graph.ends.push(graph.arcs.len() as u32);
        }
        Ok(graph)
    }

    fn add(&mut self, source: u32, turn: Turn) {
        // Whatever the places, a turn that moves nothing is the first one.
        let turn = if turn.is_nothing() {
            self.turns[0]
        } else {
            turn
        };
        let known = self.turns.iter().position(|&t| t == turn);
        let number = known.unwrap_or_else(|| {
            self.turns.push(turn);
            self.turns.len() - 1
        });
        self.arcs.push(Arc {
            source,
            turn: number as u8,
        });
    }

    /// The moves into a block.
    pub(in crate::pattern) fn arcs_into(&self, block: usize) -> &[Arc] {
        let start = if block == 0 { 0 } else { self.ends[block - 1] };
        &self.arcs[start as usize..self.ends[block] as usize]
    }
}
