//! One level of the builder's search: gathering blocks from the level before.
//!
//! This is the inner loop. It is compiled several times, for the vector instructions of
//! different machines ([`cpu`](super::cpu)).
#![allow(
    clippy::inline_always,
    reason = "what is not inlined would not be compiled for the wider vectors"
)]

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use super::cpu::gather;
#[cfg(target_feature = "simd128")]
use super::four_lanes as four_or_plain;
use super::lanes::{lane_bits, lanes, rank_of_position, stride};
#[cfg(not(target_feature = "simd128"))]
use super::level as four_or_plain;
use super::{BuildStopped, Builder, Chunk, Output, UNREACHED, block_words};
use crate::pattern::order::{MAX_TILES, orders};

/// One level being gathered from the one before.
pub(super) struct Level<'a> {
    pub(super) builder: &'a Builder<'a>,
    /// The value of its states.
    pub(super) value: u8,
    pub(super) slots: &'a [u32],
    pub(super) source: &'a [u32],
    pub(super) alive: &'a [bool],
    /// States of this level, and entries of the output that got its value.
    pub(super) states: AtomicU64,
    pub(super) entries: AtomicU64,
}

/// Chunks of the largest blocks between two calls of the observer: some milliseconds.
const ASKED: usize = 16;

impl Level<'_> {
    /// Gathers all chunks, on several threads. The calling thread calls `pulse`.
    pub(super) fn run(
        &self,
        chunks: Vec<Chunk<'_>>,
        threads: usize,
        pulse: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Result<(), BuildStopped> {
        let queue = Mutex::new(chunks.into_iter());
        let stopped = AtomicBool::new(false);
        let tiles = self.builder.numbering.tiles();
        let worker = |goes_on: &mut dyn FnMut() -> bool| {
            let mut lanes = Scratch::new(tiles);
            while goes_on() {
                let next = queue.lock().unwrap_or_else(PoisonError::into_inner).next();
                match next {
                    Some(chunk) => gather(self, chunk, &mut lanes),
                    None => return,
                }
            }
        };
        // Smaller blocks take less time, so the observer is called after more of them.
        let every = ASKED * stride(MAX_TILES) / stride(tiles);
        let mut chunks = 0;
        let mut asks = || {
            chunks += 1;
            if chunks % every == 0 && pulse().is_break() {
                stopped.store(true, Ordering::Relaxed);
            }
            !stopped.load(Ordering::Relaxed)
        };
        std::thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(|| worker(&mut || !stopped.load(Ordering::Relaxed)));
            }
            worker(&mut asks);
        });
        if stopped.into_inner() {
            Err(BuildStopped)
        } else {
            Ok(())
        }
    }

    /// Gathers the blocks of one chunk.
    #[inline(always)]
    pub(super) fn gather_chunk(&self, chunk: Chunk<'_>, scratch: &mut Scratch) {
        let tiles = self.builder.numbering.tiles();
        let width = stride(tiles);
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
            if *found as usize == orders(tiles) || !self.reach(number, scratch) {
                continue;
            }
            let count = four_or_plain::keep_new(&scratch.reached, block, before);
            if count == 0 {
                continue;
            }
            *alive = true;
            *found += count;
            states += u64::from(count);
            let slot = (self.slots[number] - first_slot) as usize;
            entries += output.write(slot, tiles, block, self.value, count);
        }
        self.states.fetch_add(states, Ordering::Relaxed);
        self.entries.fetch_add(entries, Ordering::Relaxed);
    }

    /// Collects everything that the moves of the level before reach in a block. Returns
    /// `false` if that is nothing.
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
            let rotation = &self.builder.rotations[usize::from(arc.rotation)];
            rotation.add(source, &mut scratch.reached, &mut scratch.between);
        }
        any
    }
}

/// The work area of a thread.
pub(super) struct Scratch {
    reached: Vec<u32>,
    between: Vec<u32>,
}

impl Scratch {
    fn new(tiles: usize) -> Scratch {
        Scratch {
            reached: vec![0; stride(tiles)],
            between: vec![0; 2 * stride(tiles)],
        }
    }
}

/// Writes what was reached into the block, without the level before last, which the
/// block still holds if `before`. Returns how many states are new.
#[inline(always)]
pub(super) fn keep_new(reached: &[u32], block: &mut [u32], before: bool) -> u32 {
    let old = if before { u32::MAX } else { 0 };
    let mut count = 0;
    for (lane, reached) in block.iter_mut().zip(reached) {
        *lane = reached & !(*lane & old);
        count += lane.count_ones();
    }
    count
}

impl Output<'_> {
    /// Writes the value of a block's new states, of which there are `count`, and returns how many
    /// entries changed.
    #[inline(always)]
    fn write(&mut self, slot: usize, tiles: usize, block: &[u32], level: u8, count: u32) -> u64 {
        let width = lane_bits(tiles);
        let block = &block[..lanes(tiles)];
        match self {
            Output::Bits(words) => {
                let words = &mut words[slot * block_words(tiles)..][..block_words(tiles)];
                if level & 2 != 0 {
                    pack(block, width, words);
                }
                count.into()
            }
            Output::Bytes(bytes) => {
                let bytes = &mut bytes[slot * orders(tiles)..][..orders(tiles)];
                let mut changed = 0;
                for (lane, &set) in block.iter().enumerate() {
                    let first = rank_of_position(lane * width, tiles);
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

/// Packs the bits of the lanes into words without gaps.
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
