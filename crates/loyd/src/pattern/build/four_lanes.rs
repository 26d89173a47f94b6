//! The loops of `lanes.rs` and `level.rs` over four lanes at a time, for WebAssembly.
//!
//! The engine in WebAssembly is compiled for size, and then the compiler makes no vectors of plain
//! loops. Here the vectors are written out: building 7-8 takes half as long. Everywhere else the
//! plain loops are used, which the compiler turns into wider vectors (`cpu.rs`).
#![allow(
    clippy::inline_always,
    reason = "what is not inlined would be compiled for size"
)]

use super::lanes::{PIECE, RUNS, Shift};

/// Lanes of a vector.
const LANES: usize = 4;

/// Four lanes.
#[cfg(target_feature = "simd128")]
mod four {
    use std::arch::wasm32::{
        i8x16_popcnt, i16x8_extadd_pairwise_i8x16, i32x4_add, i32x4_extadd_pairwise_i16x8,
        u32x4_extract_lane, u32x4_shl, u32x4_shr, u32x4_splat, v128, v128_and, v128_andnot,
        v128_or,
    };

    #[derive(Clone, Copy)]
    pub(super) struct Four(v128);

    impl Four {
        #[inline(always)]
        pub(super) fn new(lanes: [u32; 4]) -> Four {
            Four(bytemuck::cast(lanes))
        }

        #[inline(always)]
        pub(super) fn lanes(self) -> [u32; 4] {
            bytemuck::cast(self.0)
        }

        #[inline(always)]
        pub(super) fn all(word: u32) -> Four {
            Four(u32x4_splat(word))
        }

        #[inline(always)]
        pub(super) fn or(self, other: Four) -> Four {
            Four(v128_or(self.0, other.0))
        }

        #[inline(always)]
        pub(super) fn and(self, other: Four) -> Four {
            Four(v128_and(self.0, other.0))
        }

        #[inline(always)]
        pub(super) fn without(self, other: Four) -> Four {
            Four(v128_andnot(self.0, other.0))
        }

        #[inline(always)]
        pub(super) fn up(self, by: u32) -> Four {
            Four(u32x4_shl(self.0, by))
        }

        #[inline(always)]
        pub(super) fn down(self, by: u32) -> Four {
            Four(u32x4_shr(self.0, by))
        }

        /// In each lane the sum of its own number and of the bits that are set in the other's.
        #[inline(always)]
        pub(super) fn plus_ones(self, other: Four) -> Four {
            let ones = i16x8_extadd_pairwise_i8x16(i8x16_popcnt(other.0));
            Four(i32x4_add(self.0, i32x4_extadd_pairwise_i16x8(ones)))
        }

        #[inline(always)]
        pub(super) fn sum(self) -> u32 {
            u32x4_extract_lane::<0>(self.0)
                + u32x4_extract_lane::<1>(self.0)
                + u32x4_extract_lane::<2>(self.0)
                + u32x4_extract_lane::<3>(self.0)
        }
    }
}

/// Four lanes, in plain Rust for the tests.
#[cfg(test)]
#[cfg(not(target_feature = "simd128"))]
mod four {
    #[derive(Clone, Copy)]
    pub(super) struct Four([u32; 4]);

    impl Four {
        pub(super) fn new(lanes: [u32; 4]) -> Four {
            Four(lanes)
        }

        pub(super) fn lanes(self) -> [u32; 4] {
            self.0
        }

        pub(super) fn all(word: u32) -> Four {
            Four([word; 4])
        }

        pub(super) fn or(self, other: Four) -> Four {
            self.with(other, |one, other| one | other)
        }

        pub(super) fn and(self, other: Four) -> Four {
            self.with(other, |one, other| one & other)
        }

        pub(super) fn without(self, other: Four) -> Four {
            self.with(other, |one, other| one & !other)
        }

        pub(super) fn up(self, by: u32) -> Four {
            Four(self.0.map(|lane| lane << by))
        }

        pub(super) fn down(self, by: u32) -> Four {
            Four(self.0.map(|lane| lane >> by))
        }

        pub(super) fn plus_ones(self, other: Four) -> Four {
            self.with(other, |one, other| one + other.count_ones())
        }

        pub(super) fn sum(self) -> u32 {
            self.0.iter().sum()
        }

        fn with(self, other: Four, act: impl Fn(u32, u32) -> u32) -> Four {
            Four(std::array::from_fn(|lane| act(self.0[lane], other.0[lane])))
        }
    }
}

use four::Four;

/// Adds lanes to others.
#[inline(always)]
pub(super) fn add_lanes(source: &[u32], target: &mut [u32]) {
    let (sources, rest) = source.as_chunks::<LANES>();
    let (targets, target_rest) = target.as_chunks_mut::<LANES>();
    for (target, source) in targets.iter_mut().zip(sources) {
        *target = Four::new(*target).or(Four::new(*source)).lanes();
    }
    for (target, source) in target_rest.iter_mut().zip(rest) {
        *target |= source;
    }
}

/// Adds lanes whose bits are shifted.
#[inline(always)]
pub(super) fn shift_lanes(shifts: &[Shift], source: &[u32], target: &mut [u32]) {
    // Shifts that go the same way are one loop each, so that no lane decides.
    for shift in shifts {
        let (sources, rest) = source.as_chunks::<LANES>();
        let (targets, target_rest) = target.as_chunks_mut::<LANES>();
        let mask = Four::all(shift.mask);
        if shift.up {
            for (target, source) in targets.iter_mut().zip(sources) {
                let bits = Four::new(*source).and(mask).up(shift.by);
                *target = Four::new(*target).or(bits).lanes();
            }
        } else {
            for (target, source) in targets.iter_mut().zip(sources) {
                let bits = Four::new(*source).and(mask).down(shift.by);
                *target = Four::new(*target).or(bits).lanes();
            }
        }
        for (target, lane) in target_rest.iter_mut().zip(rest) {
            let bits = lane & shift.mask;
            *target |= if shift.up {
                bits << shift.by
            } else {
                bits >> shift.by
            };
        }
    }
}

/// Exchanges the tiles of positions k-5 and k-4, as `lanes.rs` does: the piece `b` of run `a` goes to
/// the piece and run that the new digits say.
#[inline(always)]
pub(super) fn swap_runs(source: &[u32], target: &mut [u32]) {
    let run = source.len() / RUNS;
    for to in 0..RUNS {
        let target = &mut target[to * run..(to + 1) * run];
        for from in (0..RUNS).filter(|&from| from != to) {
            // In order, digits (a, b) become (b + 1, a); otherwise (b, a - 1).
            let (piece, place) = if to > from {
                (to - 1, from)
            } else {
                (to, from - 1)
            };
            let shift = Shift {
                mask: 63 << (PIECE * piece as u32),
                up: place >= piece,
                by: PIECE * place.abs_diff(piece) as u32,
            };
            let source = &source[from * run..(from + 1) * run];
            shift_lanes(std::slice::from_ref(&shift), source, target);
        }
    }
}

/// Writes what was reached into the block, without what the block holds, and returns how many
/// states are new. The block is as long as a whole number of vectors, or one lane.
#[inline(always)]
pub(super) fn keep_new(reached: &[u32], block: &mut [u32], before: bool) -> u32 {
    let old = if before { u32::MAX } else { 0 };
    let (sources, rest) = reached.as_chunks::<LANES>();
    let (targets, target_rest) = block.as_chunks_mut::<LANES>();
    let (old_lanes, mut counts) = (Four::all(old), Four::all(0));
    for (target, source) in targets.iter_mut().zip(sources) {
        let new = Four::new(*source).without(Four::new(*target).and(old_lanes));
        counts = counts.plus_ones(new);
        *target = new.lanes();
    }
    let mut count = counts.sum();
    for (lane, reached) in target_rest.iter_mut().zip(rest) {
        *lane = reached & !(*lane & old);
        count += lane.count_ones();
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lanes that look like nothing in particular.
    fn lanes(count: u32, seed: u32) -> Vec<u32> {
        let lane = |number: u32| (number + seed).wrapping_mul(2_654_435_761) >> 3 & 0xff_ffff;
        (0..count).map(lane).collect()
    }

    #[test]
    fn they_do_what_the_plain_loops_do() {
        for count in [1, 5, 210, 1680] {
            let source = lanes(count, 1);
            let start = lanes(count, 7);
            let compare = |four: &dyn Fn(&mut [u32]), plain: &dyn Fn(&mut [u32])| {
                let (mut one, mut other) = (start.clone(), start.clone());
                four(&mut one);
                plain(&mut other);
                assert_eq!(one, other, "{count} lanes");
            };
            let shifts = [(0x0f_0f0f, true, 4), (0xf0_f0f0, false, 3)];
            let shifts = shifts.map(|(mask, up, by)| Shift { mask, up, by });
            compare(&|target| shift_lanes(&shifts, &source, target), &|target| {
                super::super::lanes::shift_lanes(&shifts, &source, target);
            });
            if count % RUNS as u32 == 0 {
                compare(&|target| swap_runs(&source, target), &|target| {
                    super::super::lanes::swap_runs(&source, target);
                });
            }
            for before in [false, true] {
                let (mut one, mut other) = (start.clone(), start.clone());
                let new = keep_new(&source, &mut one, before);
                assert_eq!(
                    new,
                    super::super::level::keep_new(&source, &mut other, before)
                );
                assert_eq!(one, other);
            }
            let mut sum = start.clone();
            add_lanes(&source, &mut sum);
            let expected = start.iter().zip(&source).map(|(one, other)| one | other);
            assert_eq!(sum, expected.collect::<Vec<_>>());
        }
    }
}
