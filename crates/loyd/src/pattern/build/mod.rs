//! The builder: a breadth-first search over blocks, level by level, on all cores.
//!
//! A level is the set of states with one value, one bit per state. States of even
//! levels are in one half of the blocks, those of odd levels in the other, and every
//! move leads from one half to the other. So the next level is everything that the
//! moves of the current level reach, without the level before it; and that level is in
//! the same memory that the new one goes to. There is no list of visited states, no
//! second buffer and no atomic operation: each block of the new level is gathered by
//! one thread, from blocks that no thread writes.
//!
//! The table is written as well: in the one-bit form, one bit of the level's number per
//! state, because the parity of a value is known from the block.
//!
//! Blocks without states of the current level are skipped, and so are blocks whose
//! states have all been found.

mod cpu;
#[cfg(any(test, target_feature = "simd128"))]
mod four_lanes;
pub(super) mod graph;
pub(super) mod lanes;
mod level;
pub(super) mod transpose;

use std::ops::{ControlFlow, Range};
use std::sync::atomic::AtomicU64;

use super::numbering::{Numbering, State};
use super::order::orders;
use graph::Graph;
use lanes::{LaneRotation, lane_bits, position_of_rank, stride};
use level::Level;

/// Blocks given to a thread at a time.
const CHUNK: usize = 16;

/// The value of unreached states in tables with one byte per state.
pub(super) const UNREACHED: u8 = u8::MAX;

/// Receives a build's progress and may stop it.
pub trait BuildObserver {
    /// A level is done: `found` of `states` states have their value. Returning `Break`
    /// stops the build.
    fn level(&mut self, _level: u32, _found: u64, _states: u64) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Called every few milliseconds wherever a build spends time: while states and
    /// moves are listed, within a level, while the finished table is transposed, and
    /// while another thread builds the same table. Returning `Break` stops the build.
    /// The default calls `level` with level 0.
    fn pulse(&mut self, found: u64, states: u64) -> ControlFlow<()> {
        self.level(0, found, states)
    }
}

/// Ignores all progress and never stops a build.
impl BuildObserver for () {}

/// A build that its observer stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the build was stopped")]
pub struct BuildStopped;

/// Where a build writes its values.
#[derive(Debug)]
pub(super) enum Output<'a> {
    /// One bit per state, [`block_words`] words per block: bit 1 of the value.
    Bits(&'a mut [u64]),
    /// One byte per state, filled with [`UNREACHED`] in advance.
    Bytes(&'a mut [u8]),
}

/// Words per block in the one-bit form.
pub(super) const fn block_words(tiles: usize) -> usize {
    orders(tiles).div_ceil(64)
}

/// Bytes of a builder and its graph per block, besides workspace and moves: its slot,
/// whether it is alive, how many of its states are found, the end of its moves, and its
/// part of a chunk.
pub(super) const BUILDER_BYTES_PER_BLOCK: u64 = 32;

/// A builder for one numbering. It lives only while building.
#[derive(Debug)]
pub(super) struct Builder<'a> {
    numbering: &'a Numbering,
    graph: Graph,
    rotations: Vec<LaneRotation>,
    threads: usize,
}

impl<'a> Builder<'a> {
    /// A builder with `threads` threads.
    pub(super) fn new(
        numbering: &'a Numbering,
        threads: usize,
        observer: &mut dyn BuildObserver,
    ) -> Result<Builder<'a>, BuildStopped> {
        let graph = Graph::new(numbering, observer)?;
        let rotations = graph.rotations.iter();
        Ok(Builder {
            numbering,
            rotations: rotations
                .map(|&rotation| LaneRotation::new(rotation, numbering.tiles()))
                .collect(),
            graph,
            // Below this size a level is done before a second thread has started.
            threads: if numbering.states() < 20_000_000 {
                1
            } else {
                threads.max(1)
            },
        })
    }

    /// The number of words in the workspace of [`Builder::build`].
    pub(super) fn workspace_words(&self) -> usize {
        self.numbering.blocks().len() * stride(self.numbering.tiles())
    }

    /// Fills the output with the values of all states: the number of moves to `goal`.
    /// `slots` gives for each block the block of the output that its values go to,
    /// ascending. If several blocks share a slot, the least value is stored.
    /// `workspace` must be zero and have [`Builder::workspace_words`] words. Returns
    /// how many entries of the output got each value.
    pub(super) fn build(
        &self,
        goal: State,
        slots: &[u32],
        mut output: Output<'_>,
        workspace: &mut [u32],
        observer: &mut dyn BuildObserver,
    ) -> Result<Vec<u64>, BuildStopped> {
        let tiles = self.numbering.tiles();
        let (width, stride) = (lane_bits(tiles), stride(tiles));
        let half = self.numbering.half();
        let side = usize::from(goal.block >= half);
        let plans = [
            Plan::cut(slots, 0..half),
            Plan::cut(slots, half..slots.len()),
        ];
        let mut alive = vec![false; slots.len()];
        let mut found = vec![0_u32; slots.len()];
        let position = position_of_rank(goal.rank, tiles);
        workspace[goal.block * stride + position / width] |= 1 << (position % width);
        alive[goal.block] = true;
        found[goal.block] = 1;
        if let Output::Bytes(bytes) = &mut output {
            bytes[slots[goal.block] as usize * orders(tiles) + goal.rank] = 0;
        }
        let mut histogram = vec![1];
        let mut total = 1;
        for level in 1_u8.. {
            let into = (side + usize::from(level)) % 2;
            let [source, target] = in_halves(workspace, half * stride, into);
            let [alive_source, alive_target] = in_halves(&mut alive, half, into);
            let [_, found] = in_halves(&mut found, half, into);
            let work = Level {
                builder: self,
                value: level,
                slots,
                source,
                alive: alive_source,
                states: AtomicU64::new(0),
                entries: AtomicU64::new(0),
            };
            let target = Target {
                lanes: target,
                alive: alive_target,
                found,
            };
            let output = output.starting_at(plans[into].first_slot, tiles);
            let chunks = plans[into].chunks(target, output, tiles);
            let mut pulse = || observer.pulse(total, self.numbering.states());
            work.run(chunks, self.threads, &mut pulse)?;
            let (states, entries) = (work.states.into_inner(), work.entries.into_inner());
            if states == 0 {
                break;
            }
            total += states;
            histogram.push(entries);
            let answer = observer.level(level.into(), total, self.numbering.states());
            if answer.is_break() {
                return Err(BuildStopped);
            }
        }
        // In the byte form a level may reach only states that share an entry with
        // closer ones.
        while histogram.last() == Some(&0) {
            histogram.pop();
        }
        Ok(histogram)
    }
}

/// Returns the half that is read and the half that is written.
fn in_halves<T>(all: &mut [T], half: usize, into: usize) -> [&mut [T]; 2] {
    let (first, second) = all.split_at_mut(half);
    if into == 1 {
        [first, second]
    } else {
        [second, first]
    }
}

/// How a half is divided: blocks and slots of each chunk.
struct Plan {
    first_block: usize,
    first_slot: usize,
    chunks: Vec<(usize, usize)>,
}

/// What a level writes, besides the table.
struct Target<'a> {
    lanes: &'a mut [u32],
    alive: &'a mut [bool],
    found: &'a mut [u32],
}

/// A part of the target, with the matching part of the table.
struct Chunk<'a> {
    first_block: usize,
    target: Target<'a>,
    output: Output<'a>,
}

impl Plan {
    /// Divides a half into chunks that end where a slot ends.
    fn cut(slots: &[u32], blocks: Range<usize>) -> Plan {
        let mut plan = Plan {
            first_block: blocks.start,
            first_slot: slots.get(blocks.start).map_or(0, |&slot| slot as usize),
            chunks: Vec::new(),
        };
        let (mut start, end) = (blocks.start, blocks.end);
        while start < end {
            let mut stop = (start + CHUNK).min(end);
            while stop < end && slots[stop] == slots[stop - 1] {
                stop += 1;
            }
            let slots = slots[stop - 1] - slots[start] + 1;
            plan.chunks.push((stop - start, slots as usize));
            start = stop;
        }
        plan
    }

    fn chunks<'a>(&self, target: Target<'a>, output: Output<'a>, tiles: usize) -> Vec<Chunk<'a>> {
        let width = stride(tiles);
        let mut rest = Some((target, output));
        let mut first_block = self.first_block;
        let cut = |&(blocks, slots): &(usize, usize)| {
            let (target, output) = rest.take()?;
            let (lanes, more_lanes) = target.lanes.split_at_mut(blocks * width);
            let (alive, more_alive) = target.alive.split_at_mut(blocks);
            let (found, more_found) = target.found.split_at_mut(blocks);
            let (output, more_output) = output.split(slots, tiles);
            let more = Target {
                lanes: more_lanes,
                alive: more_alive,
                found: more_found,
            };
            rest = Some((more, more_output));
            first_block += blocks;
            Some(Chunk {
                first_block: first_block - blocks,
                target: Target {
                    lanes,
                    alive,
                    found,
                },
                output,
            })
        };
        self.chunks.iter().filter_map(cut).collect()
    }
}

impl<'a> Output<'a> {
    /// Returns the output from a slot on.
    fn starting_at(&mut self, slot: usize, tiles: usize) -> Output<'_> {
        match self {
            Output::Bits(words) => Output::Bits(&mut words[slot * block_words(tiles)..]),
            Output::Bytes(bytes) => Output::Bytes(&mut bytes[slot * orders(tiles)..]),
        }
    }

    fn split(self, slots: usize, tiles: usize) -> (Output<'a>, Output<'a>) {
        match self {
            Output::Bits(words) => {
                let (a, b) = words.split_at_mut(slots * block_words(tiles));
                (Output::Bits(a), Output::Bits(b))
            }
            Output::Bytes(bytes) => {
                let (a, b) = bytes.split_at_mut(slots * orders(tiles));
                (Output::Bytes(a), Output::Bytes(b))
            }
        }
    }
}
