//! The lookup of a child that is read first: one that can prune it.
//!
//! Most children that are pruned are pruned by it. So this is done on what is known of the parent,
//! before anything is copied, and for eight children at once where the processor can.

use super::lookups::Lookups;
use super::node::LargeNode;
use super::queues::{FirstLanes, FirstLooks, WaitsForOne};
use crate::search::kernel::cpu::Machine;

#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
#[cfg_attr(
    not(target_arch = "x86_64"),
    expect(
        unused_variables,
        reason = "one machine is as good as another without AVX2"
    )
)]
impl<const S: usize> Lookups<'_, S> {
    /// Lets a child wait for the first of its lookups.
    #[inline(always)]
    pub(super) fn wait_for_first(
        &self,
        parent: &LargeNode<S>,
        looks: &mut FirstLooks,
        child: WaitsForOne,
    ) {
        let lookup = self.first_of(child.cutting, child.from);
        let side = self.side(lookup, child.from);
        let seen = &self.both_seen(child.from)[side];
        let at = usize::from(lookup) % S;
        let (lanes, lane) = looks.add(child);
        lanes.lookups[lane] = lookup.into();
        lanes.sets[lane] = parent.sets[at] ^ seen.cells;
        lanes.keys[lane] = parent.keys[at].into();
        lanes.slides[lane] = 2 * u32::from(child.from.0) + side as u32;
        lanes.parities[lane] = (parent.high ^ parent.low) >> (lookup % 32);
    }

    /// Finds the numbers of the cell sets, and prefetches their entries.
    #[inline(always)]
    pub(super) fn number_first(&self, machine: impl Machine, looks: &mut FirstLooks) {
        #[cfg(target_arch = "x86_64")]
        if let (Some(_), Some(wide)) = (machine.avx2(), &self.wide) {
            #[allow(unsafe_code, reason = "compiled for AVX2")]
            // SAFETY: a `Bmi2` exists only if AVX2 was detected.
            return unsafe { wide.number_first(looks.lanes()) };
        }
        for (lanes, count) in looks.counted() {
            for lane in 0..count {
                lanes.words[lane] = self.number(lanes.lookups[lane] as usize, lanes.sets[lane]);
            }
        }
    }

    /// Replaces the numbers by the positions of the bits, and prefetches these.
    #[inline(always)]
    pub(super) fn locate_first(&self, machine: impl Machine, looks: &mut FirstLooks) {
        #[cfg(target_arch = "x86_64")]
        if let (Some(_), Some(wide)) = (machine.avx2(), &self.wide) {
            #[allow(unsafe_code, reason = "compiled for AVX2")]
            // SAFETY: a `Bmi2` exists only if AVX2 was detected.
            return unsafe { wide.locate_first(looks.lanes()) };
        }
        for (lanes, count) in looks.counted() {
            for lane in 0..count {
                let lookup = lanes.lookups[lane] as usize;
                let seen = self.seen_by_number(lanes.slides[lane]);
                let before = lanes.sets[lane] ^ seen.cells;
                let key = self.key_after(lookup, lanes.keys[lane] as u16, before, seen);
                lanes.words[lane] = self.locate(lookup, lanes.words[lane], key, seen);
            }
        }
    }

    /// Returns which of up to eight children have a larger value than their parents, one bit each.
    /// Bits above `count` have no meaning.
    #[inline(always)]
    pub(super) fn rising_first(
        &self,
        machine: impl Machine,
        lanes: &FirstLanes,
        count: usize,
    ) -> u8 {
        #[cfg(target_arch = "x86_64")]
        if let (Some(_), Some(wide)) = (machine.avx2(), &self.wide) {
            #[allow(unsafe_code, reason = "compiled for AVX2")]
            // SAFETY: a `Bmi2` exists only if AVX2 was detected.
            return unsafe { wide.rising_first(lanes) };
        }
        (0..count).fold(0, |rising, lane| {
            let bit = self.bit(lanes.lookups[lane] as usize, lanes.words[lane]);
            let rises = (bit ^ lanes.parities[lane]) & 1 == 0;
            rising | u8::from(rises) << lane
        })
    }
}
