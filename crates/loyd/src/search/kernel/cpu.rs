//! Processor instructions for the kernel: gathering bits from a word, prefetching a
//! byte.
//!
//! Processors with BMI2 gather bits in one instruction. The inner loop is compiled twice,
//! with and without BMI2; a [`Processor`] says which version runs. Both give the same
//! results.

use crate::pattern::gather;

/// Operations on the bits of a machine word.
pub(super) trait Machine: Copy + Send + Sync {
    /// Returns the bits of `word` where `mask` has ones, packed at the low end. The mask has whole
    /// groups of four bits.
    fn extract(self, word: u64, mask: u64) -> u64;

    /// As [`extract`](Machine::extract), for masks that need not be whole groups of four bits.
    fn gather(self, word: u64, mask: u64) -> u64;

    /// Returns a word in which each of the sixteen bits is repeated four times.
    fn spread(self, bits: u16) -> u64;

    /// Calls `work`, compiled for this processor together with everything inlined into
    /// it.
    fn run<R>(self, work: impl FnOnce() -> R) -> R;
}

/// The processor that a search runs on.
#[derive(Debug, Clone, Copy)]
pub(super) enum Processor {
    /// Any processor.
    Portable,
    /// A processor with BMI2.
    #[cfg(target_arch = "x86_64")]
    Bmi2(Bmi2),
}

impl Processor {
    /// Returns the best version for this processor.
    pub(super) fn detect() -> Processor {
        #[cfg(target_arch = "x86_64")]
        if let Some(machine) = Bmi2::detect() {
            return Processor::Bmi2(machine);
        }
        Processor::Portable
    }
}

/// Any processor.
#[derive(Debug, Clone, Copy)]
pub(super) struct Portable;

impl Machine for Portable {
    #[inline]
    fn extract(self, word: u64, mask: u64) -> u64 {
        // The masks are whole groups of four bits.
        let (mut rest, mut found, mut at) = (mask, 0, 0);
        while rest != 0 {
            let low = rest.trailing_zeros();
            found |= (word >> low & 15) << at;
            rest &= !(15 << low);
            at += 4;
        }
        found
    }

    #[inline]
    fn gather(self, word: u64, mask: u64) -> u64 {
        gather(word, mask)
    }

    #[inline]
    fn spread(self, bits: u16) -> u64 {
        let mut word = u64::from(bits);
        word = (word | word << 24) & 0x0000_00ff_0000_00ff;
        word = (word | word << 12) & 0x000f_000f_000f_000f;
        word = (word | word << 6) & 0x0303_0303_0303_0303;
        word = (word | word << 3) & 0x1111_1111_1111_1111;
        word * 15
    }

    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        work()
    }
}

/// A processor with BMI2. A value exists only if BMI2 was detected.
#[cfg(target_arch = "x86_64")]
#[derive(Debug, Clone, Copy)]
pub(super) struct Bmi2(());

#[cfg(target_arch = "x86_64")]
impl Bmi2 {
    /// Returns a value if the processor has BMI2 and the related features.
    pub(super) fn detect() -> Option<Bmi2> {
        let found = is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("avx2");
        found.then_some(Bmi2(()))
    }
}

#[cfg(target_arch = "x86_64")]
#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
impl Machine for Bmi2 {
    #[inline(always)]
    fn extract(self, word: u64, mask: u64) -> u64 {
        #[allow(
            unsafe_code,
            reason = "the features were detected when the value was made"
        )]
        // SAFETY: a `Bmi2` exists only if BMI2 was detected.
        unsafe {
            std::arch::x86_64::_pext_u64(word, mask)
        }
    }

    #[inline(always)]
    fn gather(self, word: u64, mask: u64) -> u64 {
        self.extract(word, mask)
    }

    #[inline(always)]
    fn spread(self, bits: u16) -> u64 {
        #[allow(
            unsafe_code,
            reason = "the features were detected when the value was made"
        )]
        // SAFETY: a `Bmi2` exists only if BMI2 was detected.
        let word = unsafe { std::arch::x86_64::_pdep_u64(bits.into(), 0x1111_1111_1111_1111) };
        word * 15
    }

    fn run<R>(self, work: impl FnOnce() -> R) -> R {
        #[target_feature(enable = "bmi2,bmi1,popcnt,avx2")]
        fn compiled<R>(work: impl FnOnce() -> R) -> R {
            work()
        }
        #[allow(
            unsafe_code,
            reason = "the features were detected when the value was made"
        )]
        // SAFETY: a `Bmi2` exists only if every feature was detected.
        unsafe {
            compiled(work)
        }
    }
}

/// Returns which of the sixteen bytes of a word equal a value, one bit each.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
pub(super) fn equal_bytes(word: u128, value: u8) -> u16 {
    const SEVEN: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let half = |bytes: u64| {
        let differs = bytes ^ (0x0101_0101_0101_0101 * u64::from(value));
        // The highest bit of each byte that is zero.
        let zero = !(((differs & SEVEN) + SEVEN) | differs | SEVEN);
        // The product collects the eight bits in its highest byte.
        ((zero >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
    };
    half(word as u64) | half((word >> 64) as u64) << 8
}

/// Prefetches the cache line of an item that will be read soon.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a single instruction")]
pub(super) fn prefetch<T>(items: &[T], at: usize) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        #[allow(unsafe_code, reason = "a hint, whatever the address")]
        // SAFETY: a prefetch reads nothing and faults on no address.
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(items.as_ptr().wrapping_add(at).cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (items, at);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_equal_bytes() {
        let word = u128::from_le_bytes([7, 0, 7, 8, 6, 7, 255, 128, 7, 1, 2, 3, 7, 7, 0, 7]);
        assert_eq!(equal_bytes(word, 7), 0b1011_0001_0010_0101);
        assert_eq!(equal_bytes(word, 0), 0b0100_0000_0000_0010);
        assert_eq!(equal_bytes(word, 255), 0b0100_0000);
        assert_eq!(equal_bytes(word, 128), 0b1000_0000);
        assert_eq!(equal_bytes(word, 9), 0);
    }

    #[cfg(target_arch = "x86_64")]
    #[test]
    fn machines_agree() {
        let Some(bmi2) = Bmi2::detect() else { return };
        let mut word = 0x0123_4567_89ab_cdef_u64;
        for bits in 0..=u16::MAX {
            word = word.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mask = Portable.spread(bits);
            assert_eq!(mask, bmi2.spread(bits));
            assert_eq!(Portable.extract(word, mask), bmi2.extract(word, mask));
            assert_eq!(
                Portable.gather(word, bits.into()),
                bmi2.gather(word, bits.into())
            );
        }
    }
}
