//! The builder: a breadth-first search over blocks, level by level, on all cores.
//!
//! A level is the set of states with one value, one bit a state. States of even
//! levels are in one half of the blocks, of odd levels in the other, and every
//! move leads from one half to the other and back; so the level after the
//! present one is everything its moves reach, without the level before, and that
//! one stands in the very memory the new one goes to. No list of visited
//! states, no second buffer, no atomics: each block of the new level is gathered
//! by one thread from blocks that nobody writes.
//!
//! What is written besides is the table: for the one-bit form one bit of the
//! level's number, because the parity of a value is known from the block.
//!
//! Blocks without states of the present level are passed over, and so are
//! blocks all of whose states have been found.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::graph::Graph;
use super::index::{Index, State};
use super::key::keys;
use super::lanes::{LaneTurn, key_of_place, lane_bits, lanes, place_of_key};
use super::vector::gather;

/// Blocks given to a thread at a time.
const CHUNK: usize = 16;

/// Value of a state not reached, in tables of bytes.
pub const UNREACHED: u8 = u8::MAX;

/// Hears of a build's progress and may stop it.
pub trait BuildObserver {
    /// A level is done: `found` of `states` states have their value. The build
    /// stops if the answer is `Break`.
    fn level(&mut self, _level: u32, _found: u64, _states: u64) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// Hears nothing and never stops.
impl BuildObserver for () {}

/// A build that its observer stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the build was stopped")]
pub struct BuildStopped;

/// Where a build writes its values.
#[derive(Debug)]
pub enum Output<'a> {
    /// One bit a state, `words` words a block: bit 1 of the value.
    Bits(&'a mut [u64]),
    /// One byte a state; filled with [`UNREACHED`] beforehand.
    Bytes(&'a mut [u8]),
}

/// Words of one block in the one-bit form.
pub const fn block_words(tiles: usize) -> usize {
    keys(tiles).div_ceil(64)
}

/// A builder for one index; it lives only while building.
#[derive(Debug)]
pub struct Builder<'a> {
    index: &'a Index,
    graph: Graph,
    turns: Vec<LaneTurn>,
    threads: usize,
}

impl<'a> Builder<'a> {
    /// A builder that uses so many threads.
    pub fn new(index: &'a Index, threads: usize) -> Builder<'a> {
        let graph = Graph::new(index);
        let turns = graph.turns.iter();
        Builder {
            index,
            turns: turns
                .map(|&turn| LaneTurn::new(turn, index.tiles()))
                .collect(),
            graph,
            threads: threads.max(1),
        }
    }

    /// The number of words that [`Builder::build`] needs to work in.
    pub fn workspace_words(&self) -> usize {
        self.index.blocks().len() * lanes(self.index.tiles())
    }

    /// Fills the output with the values of all states: the number of moves to
    /// `goal`. `slots` gives for each block the block of the output that its
    /// values go to, ascending; the least value wins where several blocks share
    /// one. `workspace` must be zero and of [`Builder::workspace_words`] length.
    /// The answer is how many entries of the output got each value.
    pub fn build(
        &self,
        goal: State,
        slots: &[u32],
        mut output: Output<'_>,
        workspace: &mut [u32],
        observer: &mut dyn BuildObserver,
    ) -> Result<Vec<u64>, BuildStopped> {
        let tiles = self.index.tiles();
        let (width, lanes) = (lane_bits(tiles), lanes(tiles));
        let half = self.index.half();
        let side = usize::from(goal.block >= half);
        let plans = [
            self.plan(slots, 0..half),
            self.plan(slots, half..slots.len()),
        ];
        let mut alive = vec![false; slots.len()];
        let mut found = vec![0_u32; slots.len()];
        let place = place_of_key(goal.key, tiles);
        workspace[goal.block * lanes + place / width] |= 1 << (place % width);
        alive[goal.block] = true;
        found[goal.block] = 1;
        if let Output::Bytes(bytes) = &mut output {
            bytes[slots[goal.block] as usize * keys(tiles) + goal.key] = 0;
        }
        let mut histogram = vec![1];
        let mut total = 1;
        for level in 1_u8.. {
            let into = (side + usize::from(level)) % 2;
            let [source, target] = in_halves(workspace, half * lanes, into);
            let [alive_source, alive_target] = in_halves(&mut alive, half, into);
            let [_, found] = in_halves(&mut found, half, into);
            let work = Level {
                builder: self,
                level,
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
            let output = output.behind(plans[into].first_slot, tiles);
            work.run(plans[into].chunks(target, output, tiles), self.threads);
            let (states, entries) = (work.states.into_inner(), work.entries.into_inner());
            if states == 0 {
                break;
            }
            total += states;
            histogram.push(entries);
            let answer = observer.level(level.into(), total, self.index.states());
            if answer.is_break() {
                return Err(BuildStopped);
            }
        }
        // In the byte form a level may reach only states that share an entry
        // with nearer ones.
        while histogram.last() == Some(&0) {
            histogram.pop();
        }
        Ok(histogram)
    }

    /// Cuts a half into chunks that end where a slot ends.
    fn plan(&self, slots: &[u32], blocks: Range<usize>) -> Plan {
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
}

/// The half that is read and the half that is written.
fn in_halves<T>(all: &mut [T], half: usize, into: usize) -> [&mut [T]; 2] {
    let (first, second) = all.split_at_mut(half);
    if into == 1 {
        [first, second]
    } else {
        [second, first]
    }
}

/// How a half is cut: blocks and slots of each chunk.
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

/// A part of it, with the part of the table that goes with it.
pub(super) struct Chunk<'a> {
    first_block: usize,
    target: Target<'a>,
    output: Output<'a>,
}

impl Plan {
    fn chunks<'a>(&self, target: Target<'a>, output: Output<'a>, tiles: usize) -> Vec<Chunk<'a>> {
        let width = lanes(tiles);
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
    /// The output from a slot on.
    fn behind(&mut self, slot: usize, tiles: usize) -> Output<'_> {
        match self {
            Output::Bits(words) => Output::Bits(&mut words[slot * block_words(tiles)..]),
            Output::Bytes(bytes) => Output::Bytes(&mut bytes[slot * keys(tiles)..]),
        }
    }

    fn split(self, slots: usize, tiles: usize) -> (Output<'a>, Output<'a>) {
        match self {
            Output::Bits(words) => {
                let (a, b) = words.split_at_mut(slots * block_words(tiles));
                (Output::Bits(a), Output::Bits(b))
            }
            Output::Bytes(bytes) => {
                let (a, b) = bytes.split_at_mut(slots * keys(tiles));
                (Output::Bytes(a), Output::Bytes(b))
            }
        }
    }
}

/// One level being gathered from the one before.
pub(super) struct Level<'a> {
    builder: &'a Builder<'a>,
    level: u8,
    slots: &'a [u32],
    source: &'a [u32],
    alive: &'a [bool],
    /// States of this level, and entries of the output that got its value.
    states: AtomicU64,
    entries: AtomicU64,
}

impl Level<'_> {
    /// Gathers all chunks, on several threads.
    fn run(&self, chunks: Vec<Chunk<'_>>, threads: usize) {
        let queue = Mutex::new(chunks.into_iter());
        let worker = || {
            let mut lanes = Scratch::new(self.builder.index.tiles());
            loop {
                let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
                match next {
                    Some(chunk) => gather(self, chunk, &mut lanes),
                    None => return,
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(worker);
            }
            worker();
        });
    }

    /// Gathers the blocks of one chunk.
    #[inline(always)]
    pub(super) fn gather_chunk(&self, chunk: Chunk<'_>, scratch: &mut Scratch) {
        let tiles = self.builder.index.tiles();
        let width = lanes(tiles);
        let Chunk {
            first_block,
            target,
            mut output,
        } = chunk;
        let first_slot = self.slots[first_block];
        let (mut states, mut entries) = (0, 0);
        let blocks = target.lanes.chunks_exact_mut(width);
        let blocks = blocks.zip(target.alive).zip(target.found).enumerate();
        for (number, ((block, alive), found)) in blocks {
            let number = first_block + number;
            let before = std::mem::take(alive);
            if *found as usize == keys(tiles) || !self.reach(number, scratch) {
                continue;
            }
            let count = keep_new(&scratch.reached, block, before);
            if count == 0 {
                continue;
            }
            *alive = true;
            *found += count;
            states += u64::from(count);
            let slot = (self.slots[number] - first_slot) as usize;
            entries += output.write(slot, tiles, block, self.level);
        }
        self.states.fetch_add(states, Ordering::Relaxed);
        self.entries.fetch_add(entries, Ordering::Relaxed);
    }

    /// Everything that moves of the level before reach in a block; false if
    /// there are none.
    #[inline(always)]
    fn reach(&self, block: usize, scratch: &mut Scratch) -> bool {
        let width = scratch.reached.len();
        let mut any = false;
        for arc in self.builder.graph.arcs_into(block) {
            let source = arc.source as usize;
            if !self.alive[source] {
                continue;
            }
            if !any {
                scratch.reached.fill(0);
                any = true;
            }
            let source = &self.source[source * width..(source + 1) * width];
            let turn = &self.builder.turns[usize::from(arc.turn)];
            turn.add(source, &mut scratch.reached, &mut scratch.between);
        }
        any
    }
}

/// What a thread works in.
pub(super) struct Scratch {
    reached: Vec<u32>,
    between: Vec<u32>,
}

impl Scratch {
    fn new(tiles: usize) -> Scratch {
        Scratch {
            reached: vec![0; lanes(tiles)],
            between: vec![0; 2 * lanes(tiles)],
        }
    }
}

/// Puts what was reached into the block, without the level before last, which
/// stands there if `before`; the answer is how many states are new.
#[inline(always)]
fn keep_new(reached: &[u32], block: &mut [u32], before: bool) -> u32 {
    let old = if before { u32::MAX } else { 0 };
    let mut count = 0;
    for (lane, reached) in block.iter_mut().zip(reached) {
        *lane = reached & !(*lane & old);
        count += lane.count_ones();
    }
    count
}

impl Output<'_> {
    /// Writes the value of a block's new states; the answer is how many entries
    /// changed.
    #[inline(always)]
    fn write(&mut self, slot: usize, tiles: usize, block: &[u32], level: u8) -> u64 {
        let width = lane_bits(tiles);
        match self {
            Output::Bits(words) => {
                let words = &mut words[slot * block_words(tiles)..][..block_words(tiles)];
                if level & 2 != 0 {
                    pack(block, width, words);
                }
                block.iter().map(|lane| u64::from(lane.count_ones())).sum()
            }
            Output::Bytes(bytes) => {
                let bytes = &mut bytes[slot * keys(tiles)..][..keys(tiles)];
                let mut changed = 0;
                for (lane, &set) in block.iter().enumerate() {
                    let first = key_of_place(lane * width, tiles);
                    let mut bits = set;
                    while bits != 0 {
                        let byte = &mut bytes[first + bits.trailing_zeros() as usize];
                        if *byte == UNREACHED {
                            *byte = level;
                            changed += 1;
                        }
                        bits &= bits - 1;
                    }
                }
                changed
            }
        }
    }
}

/// Adds the bits of the lanes to words without gaps.
#[inline(always)]
fn pack(block: &[u32], width: usize, words: &mut [u64]) {
    // Eight lanes of 24 bits are three words; a block of up to four tiles is
    // one lane.
    let eights = if width == 24 { block.len() / 8 } else { 0 };
    let (lanes, rest) = block.split_at(8 * eights);
    let (words, rest_words) = words.split_at_mut(3 * eights);
    for (lane, words) in lanes.chunks_exact(8).zip(words.chunks_exact_mut(3)) {
        let lane = |number: usize| u64::from(lane[number]);
        words[0] |= lane(0) | lane(1) << 24 | lane(2) << 48;
        words[1] |= lane(2) >> 16 | lane(3) << 8 | lane(4) << 32 | lane(5) << 56;
        words[2] |= lane(5) >> 8 | lane(6) << 16 | lane(7) << 40;
    }
    for (number, &lane) in rest.iter().enumerate() {
        let (at, shift) = (24 * number / 64, 24 * number % 64);
        rest_words[at] |= u64::from(lane) << shift;
        if shift > 40 {
            rest_words[at + 1] |= u64::from(lane) >> (64 - shift);
        }
    }
}
