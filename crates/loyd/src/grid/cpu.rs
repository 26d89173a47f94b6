//! Processor instructions for the kernel: gathering bits from a word, prefetching a
//! byte.
//!
//! Processors with BMI2 gather bits in one instruction. The inner loop is compiled twice,
//! with and without BMI2; a [`Processor`] says which version runs. Both give the same
//! results.

/// Operations on the bits of a machine word.
pub(crate) trait Machine: Copy + Send + Sync {
    /// Returns the bits of `word` where `mask` has ones, packed at the low end. The mask has whole
    /// groups of four bits.
    fn extract(self, word: u64, mask: u64) -> u64;

    /// As [`extract`](Machine::extract), for masks that need not be whole groups of four bits.
    fn gather(self, word: u64, mask: u64) -> u64;

    /// Returns a word in which each of the sixteen bits is repeated four times.
    fn spread(self, bits: u16) -> u64;

    /// Returns the bits of `bits` where `mask` has ones, packed at the low end.
    fn compress(self, bits: u32, mask: u32) -> u32;

    /// Returns a word of sixteen bytes. Each is the bit of `bits` whose number the same byte of
    /// `numbers` has, or zero if that byte is 128 or more.
    fn select(self, bits: u16, numbers: u128) -> u128;

    /// Returns what proves that the processor has AVX2, if it has.
    #[cfg(target_arch = "x86_64")]
    fn avx2(self) -> Option<Bmi2>;
}

/// The processor that a search runs on.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Processor {
    /// Any processor.
    Portable,
    /// A processor with BMI2.
    #[cfg(target_arch = "x86_64")]
    Bmi2(Bmi2),
}

impl Processor {
    /// Returns the best version for this processor.
    pub(crate) fn detect() -> Processor {
        #[cfg(target_arch = "x86_64")]
        if let Some(machine) = Bmi2::detect() {
            return Processor::Bmi2(machine);
        }
        Processor::Portable
    }
}

/// Any processor.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Portable;

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

    #[inline]
    fn compress(self, bits: u32, mask: u32) -> u32 {
        let (mut rest, mut found, mut at) = (mask, 0, 0);
        while rest != 0 {
            found |= (bits >> rest.trailing_zeros() & 1) << at;
            rest &= rest - 1;
            at += 1;
        }
        found
    }

    #[inline]
    fn select(self, bits: u16, numbers: u128) -> u128 {
        let bytes = numbers.to_le_bytes().map(|number| {
            let bit = (bits >> (number % 16)) as u8 & 1;
            if number < 128 { bit } else { 0 }
        });
        u128::from_le_bytes(bytes)
    }

    #[cfg(target_arch = "x86_64")]
    fn avx2(self) -> Option<Bmi2> {
        None
    }
}

/// A processor with BMI2. A value exists only if BMI2 was detected.
#[cfg(target_arch = "x86_64")]
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bmi2(());

#[cfg(target_arch = "x86_64")]
impl Bmi2 {
    /// Returns a value if the processor has BMI2 and the related features.
    pub(crate) fn detect() -> Option<Bmi2> {
        let found = is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("avx2");
        found.then_some(Bmi2(()))
    }

    /// Calls `work`, compiled for this processor together with everything inlined into it.
    #[expect(
        clippy::unused_self,
        reason = "a value proves that the features are there"
    )]
    pub(crate) fn run<R>(self, work: impl FnOnce() -> R) -> R {
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

    #[inline(always)]
    fn compress(self, bits: u32, mask: u32) -> u32 {
        #[allow(
            unsafe_code,
            reason = "the features were detected when the value was made"
        )]
        // SAFETY: a `Bmi2` exists only if BMI2 was detected.
        unsafe {
            std::arch::x86_64::_pext_u32(bits, mask)
        }
    }

    #[inline(always)]
    fn select(self, bits: u16, numbers: u128) -> u128 {
        use std::arch::x86_64::{__m128i, _mm_set_epi64x, _mm_shuffle_epi8, _pdep_u64};
        const LOWEST: u64 = 0x0101_0101_0101_0101;
        #[allow(
            unsafe_code,
            reason = "the features were detected when the value was made"
        )]
        // SAFETY: a `Bmi2` exists only if BMI2 and AVX2, which includes SSSE3, were detected.
        // Both types are sixteen bytes, for which every value is valid.
        unsafe {
            let low = _pdep_u64(u64::from(bits & 255), LOWEST);
            let high = _pdep_u64(u64::from(bits >> 8), LOWEST);
            let bytes = _mm_set_epi64x(high.cast_signed(), low.cast_signed());
            let numbers = std::mem::transmute::<u128, __m128i>(numbers);
            std::mem::transmute::<__m128i, u128>(_mm_shuffle_epi8(bytes, numbers))
        }
    }

    #[inline(always)]
    fn avx2(self) -> Option<Bmi2> {
        Some(self)
    }
}

/// Returns which of the sixteen bytes of a word equal a value, one bit each.
#[inline(always)]
#[allow(
    clippy::inline_always,
    reason = "to be compiled for the caller's machine"
)]
pub(crate) fn equal_bytes(word: u128, value: u8) -> u16 {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_mm_cmpeq_epi8, _mm_movemask_epi8, _mm_set_epi64x, _mm_set1_epi8};
        let [high, low] = [(word >> 64) as u64, word as u64].map(u64::cast_signed);
        #[allow(unsafe_code, reason = "every such processor has SSE2")]
        // SAFETY: SSE2 belongs to x86-64.
        unsafe {
            let value = _mm_set1_epi8(value.cast_signed());
            let equal = _mm_cmpeq_epi8(_mm_set_epi64x(high, low), value);
            _mm_movemask_epi8(equal).cast_unsigned() as u16
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    {
        let bytes = word.to_le_bytes().into_iter().rev();
        bytes.fold(0, |bits, byte| bits << 1 | u16::from(byte == value))
    }
}

/// Returns the bits of `word` where `mask` has ones, packed at the low end.
pub(crate) fn gather(word: u64, mask: u64) -> u64 {
    let (mut rest, mut found, mut at) = (mask, 0, 0);
    while rest != 0 {
        found |= (word >> rest.trailing_zeros() & 1) << at;
        rest &= rest - 1;
        at += 1;
    }
    found
}

/// Prefetches the cache line of an item that will be read soon.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a single instruction")]
pub(crate) fn prefetch<T>(items: &[T], at: usize) {
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
