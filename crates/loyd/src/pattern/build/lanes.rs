//! Rotations of all orders of a block at once, as operations on words of bits.
//!
//! A block of a breadth-first search is a set of orders, one bit each. It is held in
//! *lanes*: the last four positions of an order have 24 arrangements, which are 24 bits
//! of a 32-bit word. The positions before them choose the lane. Of those, the last one
//! chooses among five *runs* of lanes, the others the lane within the run.
//!
//! ```text
//! position  0 .. k-6        k-5         k-4 k-3 k-2 k-1
//!           lane of the run run 0..5    bit 0..24
//! ```
//!
//! A rotation takes up to three steps, each simple enough for the compiler's
//! vectoriser:
//!
//! * within the last four positions: the same few masked shifts in every lane;
//! * between positions k-5 and k-4: pieces of six bits (the arrangements of the last
//!   three positions) are exchanged between the five runs, lane by lane;
//! * among the positions before: whole lanes are exchanged.
#![allow(
    clippy::inline_always,
    reason = "what is not inlined would not be compiled for the wider vectors"
)]

use crate::pattern::order::{Rotation, orders};

#[cfg(target_feature = "simd128")]
use super::four_lanes as four_or_plain;
#[cfg(not(target_feature = "simd128"))]
use super::lanes as four_or_plain;

/// Positions within a lane.
const INNER: usize = 4;
/// Bits of a piece: the arrangements of the last three positions.
pub(super) const PIECE: u32 = 6;
/// Runs of lanes: the digits of the position before the last four.
pub(super) const RUNS: usize = 5;

/// The number of lanes of a block with `tiles` tiles.
pub(in crate::pattern) const fn lanes(tiles: usize) -> usize {
    if tiles <= INNER {
        1
    } else {
        orders(tiles) / 24
    }
}

/// The words of a block while it is searched: its lanes, padded to a whole number of
/// batches so that vector loops have no remainder.
pub(in crate::pattern) const fn stride(tiles: usize) -> usize {
    if tiles <= INNER {
        1
    } else {
        lanes(tiles).next_multiple_of(BATCH)
    }
}

/// The number of bits in use in each lane.
pub(in crate::pattern) const fn lane_bits(tiles: usize) -> usize {
    if tiles <= INNER { orders(tiles) } else { 24 }
}

/// Returns the position of a rank in a block: its lane times the bits per lane, plus
/// its bit. Tables with one bit per state are stored in this order.
#[inline]
pub(in crate::pattern) const fn position_of_rank(rank: usize, tiles: usize) -> usize {
    if tiles <= INNER {
        return rank;
    }
    let (outer, bit) = (rank / 24, rank % 24);
    let lane = outer % RUNS * (lanes(tiles) / RUNS) + outer / RUNS;
    lane * 24 + bit
}

/// Returns the rank at a position.
#[inline]
pub(in crate::pattern) const fn rank_of_position(position: usize, tiles: usize) -> usize {
    if tiles <= INNER {
        return position;
    }
    let (lane, bit) = (position / 24, position % 24);
    let run = lanes(tiles) / RUNS;
    (lane % run * RUNS + lane / run) * 24 + bit
}

/// Bits that move by the same distance.
#[derive(Debug, Clone, Copy)]
pub(super) struct Shift {
    pub(super) mask: u32,
    /// Towards higher bits if `up`.
    pub(super) up: bool,
    pub(super) by: u32,
}

/// One step of a rotation.
#[derive(Debug, Clone)]
enum LaneStep {
    /// Permutes the bits of every lane.
    Shifts(Vec<Shift>),
    /// Exchanges the tiles of positions k-5 and k-4.
    Swap,
    /// Lane g comes from lane `from[g]`.
    Lanes(Vec<u16>),
}

/// A rotation, prepared for lanes.
#[derive(Debug, Clone)]
pub(in crate::pattern) struct LaneRotation {
    steps: Vec<LaneStep>,
    lanes: usize,
}

impl LaneRotation {
    /// The rotation of orders of `tiles` tiles.
    pub(in crate::pattern) fn new(rotation: Rotation, tiles: usize) -> LaneRotation {
        let (from, to) = (usize::from(rotation.from), usize::from(rotation.to));
        let border = tiles.saturating_sub(INNER);
        let part = |from: usize, to: usize| {
            let rotation = Rotation {
                from: from as u8,
                to: to as u8,
            };
            match (rotation.is_identity(), from.min(to) >= border) {
                (true, _) => None,
                (_, true) => Some(LaneStep::Shifts(shifts(rotation, tiles))),
                (_, false) => Some(LaneStep::Lanes(sources(rotation, tiles))),
            }
        };
        let steps = if from < border && to >= border {
            vec![
                part(from, border - 1),
                Some(LaneStep::Swap),
                part(border, to),
            ]
        } else if from >= border && to < border {
            vec![
                part(from, border),
                Some(LaneStep::Swap),
                part(border - 1, to),
            ]
        } else {
            vec![part(from, to)]
        };
        LaneRotation {
            steps: steps.into_iter().flatten().collect(),
            lanes: lanes(tiles),
        }
    }

    /// Adds the rotated orders of `source` to `target`, both [`stride`] long. `scratch`
    /// is twice as long, and its contents do not matter.
    #[inline(always)]
    pub(in crate::pattern) fn add(&self, source: &[u32], target: &mut [u32], scratch: &mut [u32]) {
        if self.steps.is_empty() {
            four_or_plain::add_lanes(source, target);
        }
        let (one, two) = scratch.split_at_mut(source.len());
        // There are at most three steps. One line calls them all, because whatever it calls is
        // inlined there, and compiled for each kind of machine.
        for (number, step) in self.steps.iter().enumerate() {
            let is_last = number + 1 == self.steps.len();
            let (from, to): (&[u32], &mut [u32]) = match (number, is_last) {
                (0, false) => (source, &mut *one),
                (0, true) => (source, &mut *target),
                (1, false) => (one, &mut *two),
                (1, true) => (one, &mut *target),
                (_, _) => (two, &mut *target),
            };
            if !is_last {
                to.fill(0);
            }
            step.add(from, to, self.lanes);
        }
    }
}

impl LaneStep {
    #[inline(always)]
    fn add(&self, source: &[u32], target: &mut [u32], lanes: usize) {
        match self {
            LaneStep::Shifts(shifts) => four_or_plain::shift_lanes(shifts, source, target),
            LaneStep::Swap => four_or_plain::swap_runs(&source[..lanes], &mut target[..lanes]),
            LaneStep::Lanes(from) => {
                for (target, &from) in target.iter_mut().zip(from) {
                    *target |= source[usize::from(from)];
                }
            }
        }
    }
}

/// Lanes treated together, so that intermediate results stay in registers.
const BATCH: usize = 8;

/// Adds lanes to others.
#[inline(always)]
pub(super) fn add_lanes(source: &[u32], target: &mut [u32]) {
    for (target, source) in target.iter_mut().zip(source) {
        *target |= source;
    }
}

#[inline(always)]
pub(super) fn shift_lanes(shifts: &[Shift], source: &[u32], target: &mut [u32]) {
    let mut sources = source.chunks_exact(BATCH);
    let mut targets = target.chunks_exact_mut(BATCH);
    for (source, target) in (&mut sources).zip(&mut targets) {
        let mut sum = [0_u32; BATCH];
        for shift in shifts {
            for (sum, lane) in sum.iter_mut().zip(source) {
                let bits = lane & shift.mask;
                *sum |= if shift.up {
                    bits << shift.by
                } else {
                    bits >> shift.by
                };
            }
        }
        for (target, sum) in target.iter_mut().zip(sum) {
            *target |= sum;
        }
    }
    let rest = sources.remainder().iter().zip(targets.into_remainder());
    for (lane, target) in rest {
        for shift in shifts {
            let bits = lane & shift.mask;
            *target |= if shift.up {
                bits << shift.by
            } else {
                bits >> shift.by
            };
        }
    }
}

/// Exchanges the tiles of positions k-5 and k-4, with digits a and b. If a <= b the
/// tiles are in order, and the digits become b + 1 and a; otherwise b and a - 1.
#[inline(always)]
pub(super) fn swap_runs(source: &[u32], target: &mut [u32]) {
    let run = source.len() / RUNS;
    let mut from = source.chunks_exact(run);
    let mut to = target.chunks_exact_mut(run);
    let from: [&[u32]; RUNS] = std::array::from_fn(|_| from.next().unwrap_or(&[]));
    let to: [&mut [u32]; RUNS] = std::array::from_fn(|_| to.next().unwrap_or(&mut []));
    let [t0, t1, t2, t3, t4] = to;
    for lane in 0..run {
        let piece = |a: usize, b: u32, to: u32| {
            let bits = from[a][lane] & 63 << (PIECE * b);
            if to >= b {
                bits << (PIECE * (to - b))
            } else {
                bits >> (PIECE * (b - to))
            }
        };
        t0[lane] |= piece(1, 0, 0) | piece(2, 0, 1) | piece(3, 0, 2) | piece(4, 0, 3);
        t1[lane] |= piece(0, 0, 0) | piece(2, 1, 1) | piece(3, 1, 2) | piece(4, 1, 3);
        t2[lane] |= piece(0, 1, 0) | piece(1, 1, 1) | piece(3, 2, 2) | piece(4, 2, 3);
        t3[lane] |= piece(0, 2, 0) | piece(1, 2, 1) | piece(2, 2, 2) | piece(4, 3, 3);
        t4[lane] |= piece(0, 3, 0) | piece(1, 3, 1) | piece(2, 3, 2) | piece(3, 3, 3);
    }
}

/// Returns the shifts that permute the bits of each lane as the rotation does.
fn shifts(rotation: Rotation, tiles: usize) -> Vec<Shift> {
    let mut shifts: Vec<Shift> = Vec::new();
    for bit in 0..lane_bits(tiles) {
        let to = rotation.rank_after(bit, tiles);
        let (up, by) = (to >= bit, to.abs_diff(bit) as u32);
        match shifts.iter_mut().find(|s| s.up == up && s.by == by) {
            Some(shift) => shift.mask |= 1 << bit,
            None => shifts.push(Shift {
                mask: 1 << bit,
                up,
                by,
            }),
        }
    }
    shifts
}

/// Returns, for each lane after the rotation, the lane it comes from.
fn sources(rotation: Rotation, tiles: usize) -> Vec<u16> {
    let back = rotation.inverse();
    (0..lanes(tiles))
        .map(|lane| {
            let rank = back.rank_after(rank_of_position(lane * 24, tiles), tiles);
            (position_of_rank(rank, tiles) / 24) as u16
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rank_has_its_position() {
        for tiles in 1..=8 {
            for rank in 0..orders(tiles) {
                assert_eq!(rank_of_position(position_of_rank(rank, tiles), tiles), rank);
            }
        }
    }

    /// Every rotation that a 4x4 board needs, compared with the rotation of every
    /// single order.
    #[test]
    fn lane_rotations_do_what_single_rotations_do() {
        for tiles in 1..=8_usize {
            for from in 0..tiles {
                for to in from.saturating_sub(4)..tiles.min(from + 5) {
                    let rotation = Rotation {
                        from: from as u8,
                        to: to as u8,
                    };
                    let lane_rotation = LaneRotation::new(rotation, tiles);
                    let width = lane_bits(tiles);
                    let mut source = vec![0; stride(tiles)];
                    let mut expected = source.clone();
                    for rank in (0..orders(tiles)).filter(|rank| rank * 7919 % 11 < 4) {
                        let position = position_of_rank(rank, tiles);
                        source[position / width] |= 1 << (position % width);
                        let position = position_of_rank(rotation.rank_after(rank, tiles), tiles);
                        expected[position / width] |= 1 << (position % width);
                    }
                    let mut target = vec![0; stride(tiles)];
                    let mut scratch = vec![u32::MAX; 2 * stride(tiles)];
                    lane_rotation.add(&source, &mut target, &mut scratch);
                    assert_eq!(target, expected, "{tiles} {rotation:?}");
                }
            }
        }
    }
}
