//! Which block leads to which: the moves of a whole block at once.
//!
//! Every move that counts leads from all states of a block to states of another block,
//! with the same [`Rotation`] of the order for all. So a breadth-first search needs
//! only this list, which is a few times as long as the list of blocks.

use super::{BuildObserver, BuildStopped};
use crate::grid::cells_of;
use crate::pattern::numbering::{Blank, LISTED, Numbering};
use crate::pattern::order::Rotation;
use crate::pattern::size;

/// A move into a block.
#[derive(Debug, Clone, Copy)]
pub(in crate::pattern) struct Arc {
    /// The block it comes from, counted within its half.
    pub(in crate::pattern) source: u32,
    /// Index of the rotation in [`Graph::rotations`].
    pub(in crate::pattern) rotation: u8,
}

/// Bytes of a graph per move.
pub(in crate::pattern) const ARC_BYTES: u64 = size_of::<Arc>() as u64;

/// The moves into every block.
#[derive(Debug)]
pub(in crate::pattern) struct Graph {
    /// The rotations that occur; the first is the identity.
    pub(in crate::pattern) rotations: Vec<Rotation>,
    arcs: Vec<Arc>,
    /// For each block the end of its arcs in the list.
    ends: Vec<u32>,
}

impl Graph {
    /// The moves between the blocks of a numbering. The observer is called while they
    /// are listed.
    pub(in crate::pattern) fn new(
        numbering: &Numbering,
        observer: &mut dyn BuildObserver,
    ) -> Result<Graph, BuildStopped> {
        let cell_sets = numbering.cell_sets();
        let grid = cell_sets.grid();
        let moves = size::moves(cell_sets.shape(), numbering.tiles(), numbering.blank());
        let half = numbering.half();
        let mut graph = Graph {
            rotations: vec![Rotation { from: 0, to: 0 }],
            arcs: Vec::with_capacity(moves as usize),
            ends: Vec::with_capacity(numbering.blocks().len()),
        };
        for (number, block) in numbering.blocks().iter().enumerate() {
            if number % LISTED == 0 && observer.pulse(0, numbering.states()).is_break() {
                return Err(BuildStopped);
            }
            let mut add = |set, blank, rotation: Rotation| {
                let source = numbering.block_of(set, blank);
                debug_assert_ne!(source < half, number < half);
                let source = if source < half { source } else { source - half };
                graph.add(source as u32, rotation);
            };
            if numbering.blank() == Blank::Cell {
                // Another tile moved: only the blank's cell was different.
                let blank = block.blank.trailing_zeros() as usize;
                let others = grid.beside(block.blank) & grid.free(block.set);
                for other in cells_of(others) {
                    debug_assert_ne!(other, blank);
                    add(block.set, other, Rotation { from: 0, to: 0 });
                }
            }
            // A tile of the pattern moved from `before`, where the blank is now,
            // to `now`, where the blank was.
            for before in cells_of(block.blank) {
                for now in cells_of(grid.beside(1 << before) & block.set) {
                    let set = block.set ^ 1 << now ^ 1 << before;
                    add(set, now, Rotation::of_move(set, before, now));
                }
            }
            graph.ends.push(graph.arcs.len() as u32);
        }
        Ok(graph)
    }

    fn add(&mut self, source: u32, rotation: Rotation) {
        // All rotations that move nothing are the first one.
        let rotation = if rotation.is_identity() {
            self.rotations[0]
        } else {
            rotation
        };
        let known = self.rotations.iter().position(|&t| t == rotation);
        let number = known.unwrap_or_else(|| {
            self.rotations.push(rotation);
            self.rotations.len() - 1
        });
        self.arcs.push(Arc {
            source,
            rotation: number as u8,
        });
    }

    /// Returns the moves into a block.
    pub(in crate::pattern) fn arcs_into(&self, block: usize) -> &[Arc] {
        let start = if block == 0 { 0 } else { self.ends[block - 1] };
        &self.arcs[start as usize..self.ends[block] as usize]
    }
}
