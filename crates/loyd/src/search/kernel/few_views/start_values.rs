//! The pattern values of the board that a search starts with.
//!
//! A table with one bit per state says only which neighbours are closer to the goal.
//! The value itself is found by descending to the goal and counting the moves. Each
//! step depends on a few lookups. All tables are walked in lockstep so that their cache
//! misses overlap.

use super::views::Lookup;
use crate::grid::cpu::{Machine, prefetch};
use crate::grid::{CellSet, TileWord as _, cells_of};
use crate::pattern::{Damaged, REGION_BITS};

/// More moves than any pattern needs. A damaged table might lead in a circle.
const MOST: u8 = 120;

/// The cells of a pattern's tiles, and of the blank.
#[derive(Debug, Clone, Copy)]
pub(super) struct PackedPlacement {
    pub(super) set: u16,
    /// The board; only the cells of `set` matter.
    pub(super) board: u64,
    pub(super) blank: u8,
}

/// A descent of one table to its goal.
pub(super) struct Descent<'a> {
    lookup: Lookup<'a>,
    goal: usize,
    at: PackedPlacement,
    bit: usize,
    /// The value of the next state, modulo four.
    below: u8,
    steps: u8,
    arrived: bool,
    /// Neighbours with the positions of their bits.
    neighbours: Vec<(PackedPlacement, usize)>,
}

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl<'a> Descent<'a> {
    /// A descent from `start` to `goal`.
    #[inline(always)]
    pub(super) fn new(
        machine: impl Machine,
        lookup: Lookup<'a>,
        start: PackedPlacement,
        goal: PackedPlacement,
    ) -> Descent<'a> {
        let parity = |at: PackedPlacement| lookup.grid.parity(at.set.into());
        Descent {
            lookup,
            goal: bit_of(machine, lookup, goal),
            at: PackedPlacement {
                board: start.board & machine.spread(start.set),
                ..start
            },
            bit: bit_of(machine, lookup, start),
            below: u8::from(parity(start) != parity(goal)),
            steps: 0,
            arrived: false,
            neighbours: Vec::with_capacity(24),
        }
    }

    fn bit(&self, bit_of: usize) -> u8 {
        self.lookup.bytes[bit_of / 8] >> (bit_of % 8) & 1
    }

    /// Lists all neighbours and prefetches their bits.
    #[inline(always)]
    fn list_neighbours(&mut self, machine: impl Machine) {
        if self.steps == 0 {
            let value = self.bit(self.bit) << 1 | self.below;
            self.below = value.wrapping_sub(1) & 3;
        }
        self.arrived = self.bit == self.goal;
        self.neighbours.clear();
        if self.arrived {
            return;
        }
        let (grid, at) = (self.lookup.grid, self.at);
        let set = CellSet::from(at.set);
        let region = grid.region(set, at.blank.into());
        for from in cells_of(grid.beside(region) & set) {
            for to in cells_of(grid.beside(1 << from) & region) {
                let next = PackedPlacement {
                    set: at.set ^ 1 << from ^ 1 << to,
                    board: at.board.exchanged(to as u8, from as u8),
                    blank: from as u8,
                };
                let bit = bit_of(machine, self.lookup, next);
                prefetch(self.lookup.bytes, bit / 8);
                self.neighbours.push((next, bit));
            }
        }
    }

    /// Moves to a neighbour that is one closer to the goal.
    fn step(&mut self) -> Result<(), Damaged> {
        let nearer = |&&(_, bit): &&(PackedPlacement, usize)| self.bit(bit) == self.below >> 1;
        let &(next, bit) = self.neighbours.iter().find(nearer).ok_or(Damaged)?;
        self.at = next;
        self.bit = bit;
        self.below = self.below.wrapping_sub(1) & 3;
        self.steps += 1;
        if self.steps > MOST {
            Err(Damaged)
        } else {
            Ok(())
        }
    }
}

/// Runs all descents in lockstep and returns their numbers of moves.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
pub(super) fn descend(
    machine: impl Machine,
    descents: &mut [Descent<'_>],
) -> Result<Vec<u8>, Damaged> {
    loop {
        for descent in descents.iter_mut().filter(|descent| !descent.arrived) {
            descent.list_neighbours(machine);
        }
        if descents.iter().all(|descent| descent.arrived) {
            return Ok(descents.iter().map(|descent| descent.steps).collect());
        }
        for descent in descents.iter_mut().filter(|descent| !descent.arrived) {
            descent.step()?;
        }
    }
}

/// Returns the position of a state's bit.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
fn bit_of(machine: impl Machine, lookup: Lookup<'_>, at: PackedPlacement) -> usize {
    let order = machine.extract(at.board, machine.spread(at.set));
    let blank = REGION_BITS * u32::from(at.blank);
    lookup.index.bit_of(at.set, order, blank) as usize
}
