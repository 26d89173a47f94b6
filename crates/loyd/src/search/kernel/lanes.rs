//! Eight numbers at once, with AVX2.
//!
//! A child of a large board needs the same few steps for seven lookups or so: loads from small
//! arrays, shifts and sums. Done one by one they take five times as many instructions. The types
//! here are safe to use by functions that are compiled for AVX2: every index is brought into its
//! array before something is loaded.

use std::arch::x86_64::{
    __m256i, _mm256_add_epi8, _mm256_add_epi32, _mm256_and_si256, _mm256_blendv_epi8,
    _mm256_blendv_ps, _mm256_castps_si256, _mm256_castsi256_ps, _mm256_i32gather_epi32,
    _mm256_loadu_si256, _mm256_madd_epi16, _mm256_maddubs_epi16, _mm256_min_epu32,
    _mm256_movemask_ps, _mm256_mullo_epi32, _mm256_or_si256, _mm256_packus_epi32,
    _mm256_permute4x64_epi64, _mm256_permutevar8x32_epi32, _mm256_set1_epi8, _mm256_set1_epi16,
    _mm256_set1_epi32, _mm256_setr_epi8, _mm256_shuffle_epi8, _mm256_slli_epi32, _mm256_sllv_epi32,
    _mm256_srli_epi32, _mm256_srlv_epi32, _mm256_storeu_si256, _mm256_sub_epi32, _mm256_xor_si256,
};

use super::cpu::prefetch;

/// Numbers that are worked on at once.
pub(super) const WIDTH: usize = 8;

/// Eight numbers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lanes(pub(super) __m256i);

/// For each of eight places of an array, the lane that is written there, or [`NO_LANE`].
pub(super) type LaneOfPlace = [u32; WIDTH];

/// Nothing is written to a place.
pub(super) const NO_LANE: u32 = 1 << 31;

/// The same for sixteen places of two bytes each: two bytes of a lane's number in a row of eight
/// numbers of two bytes, or 255.
pub(super) type BytesOfPlace = [u8; 4 * WIDTH];

impl Lanes {
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn splat(number: u32) -> Lanes {
        Lanes(_mm256_set1_epi32(number.cast_signed()))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn load(numbers: &[u32; WIDTH]) -> Lanes {
        let numbers = numbers.as_ptr().cast();
        #[allow(unsafe_code, reason = "loads from memory are unsafe")]
        // SAFETY: a whole array of this size.
        let loaded = unsafe { _mm256_loadu_si256(numbers) };
        Lanes(loaded)
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn store(self, numbers: &mut [u32; WIDTH]) {
        let numbers = numbers.as_mut_ptr().cast();
        #[allow(unsafe_code, reason = "stores to memory are unsafe")]
        // SAFETY: a whole array of this size.
        unsafe {
            _mm256_storeu_si256(numbers, self.0);
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn and(self, other: Lanes) -> Lanes {
        Lanes(_mm256_and_si256(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn or(self, other: Lanes) -> Lanes {
        Lanes(_mm256_or_si256(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn xor(self, other: Lanes) -> Lanes {
        Lanes(_mm256_xor_si256(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn plus(self, other: Lanes) -> Lanes {
        Lanes(_mm256_add_epi32(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn minus(self, other: Lanes) -> Lanes {
        Lanes(_mm256_sub_epi32(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn times(self, other: Lanes) -> Lanes {
        Lanes(_mm256_mullo_epi32(self.0, other.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn up<const BY: i32>(self) -> Lanes {
        Lanes(_mm256_slli_epi32::<BY>(self.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn down<const BY: i32>(self) -> Lanes {
        Lanes(_mm256_srli_epi32::<BY>(self.0))
    }

    /// Shifts up, each lane by its own distance.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn up_by(self, distances: Lanes) -> Lanes {
        Lanes(_mm256_sllv_epi32(self.0, distances.0))
    }

    /// Shifts down, each lane by its own distance.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn down_by(self, distances: Lanes) -> Lanes {
        Lanes(_mm256_srlv_epi32(self.0, distances.0))
    }

    /// Returns `others` in the lanes where `mask` is all ones, and `self` where it is zero.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn or_where(self, mask: Lanes, others: Lanes) -> Lanes {
        Lanes(_mm256_blendv_epi8(self.0, others.0, mask.0))
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn at_most(self, most: usize) -> Lanes {
        let most = Lanes::splat(u32::try_from(most).unwrap_or(u32::MAX));
        Lanes(_mm256_min_epu32(self.0, most.0))
    }

    /// Loads the items with these numbers. A number that is too large stands for the last item.
    ///
    /// # Panics
    /// If there are no items, or more than 2^31.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn gather(self, items: &[u32]) -> Lanes {
        assert!(!items.is_empty() && items.len() <= 1 << 31);
        let at = self.at_most(items.len() - 1);
        let items = items.as_ptr().cast();
        #[allow(unsafe_code, reason = "loads from memory are unsafe")]
        // SAFETY: every number is below that of the items, and not negative as an `i32`.
        let loaded = unsafe { _mm256_i32gather_epi32::<4>(items, at.0) };
        Lanes(loaded)
    }

    /// The same for items of two bytes, without the last one: four bytes are loaded.
    ///
    /// # Panics
    /// If there are fewer than two items, or more than 2^31.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn gather_short(self, items: &[u16]) -> Lanes {
        assert!(items.len() >= 2 && items.len() <= 1 << 31);
        let at = self.at_most(items.len() - 2);
        let items = items.as_ptr().cast();
        #[allow(unsafe_code, reason = "loads from memory are unsafe")]
        // SAFETY: there are two items at every number, and none is negative as an `i32`.
        let loaded = unsafe { _mm256_i32gather_epi32::<2>(items, at.0) };
        Lanes(loaded).and(Lanes::splat(0xffff))
    }

    /// Returns the lowest bit of each lane, that of the first lane lowest.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn low_bits(self) -> u8 {
        _mm256_movemask_ps(_mm256_castsi256_ps(self.up::<31>().0)).cast_unsigned() as u8
    }

    /// Returns in each lane the number of ones, plus 16 times that of `other`. Neither may have
    /// more than 15.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn count_ones_with(self, other: Lanes) -> Lanes {
        let counts = _mm256_setr_epi8(
            0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, //
            0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
        );
        // At most four times sixteen: the bits of a byte stay in it.
        let sixteen_fold = _mm256_slli_epi32::<4>(counts);
        let bytes = _mm256_add_epi8(self.by_bytes(counts), other.by_bytes(sixteen_fold));
        let pairs = _mm256_maddubs_epi16(bytes, _mm256_set1_epi8(1));
        Lanes(_mm256_madd_epi16(pairs, _mm256_set1_epi16(1)))
    }

    /// Returns for each byte the sum of what its two halves have in `counts`.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn by_bytes(self, counts: __m256i) -> __m256i {
        let half = _mm256_set1_epi8(15);
        let low = _mm256_and_si256(self.0, half);
        let high = _mm256_and_si256(_mm256_srli_epi32::<4>(self.0), half);
        let low = _mm256_shuffle_epi8(counts, low);
        _mm256_add_epi8(low, _mm256_shuffle_epi8(counts, high))
    }

    /// Writes lanes to places of an array.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn scatter(self, lanes: &LaneOfPlace, places: &mut [u32; WIDTH]) {
        let lanes = Lanes::load(lanes);
        let before = _mm256_castsi256_ps(Lanes::load(places).0);
        let written = _mm256_castsi256_ps(_mm256_permutevar8x32_epi32(self.0, lanes.0));
        let after = _mm256_blendv_ps(written, before, _mm256_castsi256_ps(lanes.0));
        Lanes(_mm256_castps_si256(after)).store(places);
    }

    /// Writes the low halves of lanes to places of an array.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn scatter_short(self, bytes: &BytesOfPlace, places: &mut [u16; 2 * WIDTH]) {
        let packed = _mm256_packus_epi32(self.0, self.0);
        // The four lanes of each half, twice.
        let packed = _mm256_permute4x64_epi64::<0b10_00_10_00>(packed);
        let places = places.as_mut_ptr().cast();
        #[allow(unsafe_code, reason = "loads and stores are unsafe")]
        // SAFETY: whole arrays of this size.
        unsafe {
            let bytes = _mm256_loadu_si256(bytes.as_ptr().cast());
            let written = _mm256_shuffle_epi8(packed, bytes);
            let before = _mm256_loadu_si256(places);
            _mm256_storeu_si256(places, _mm256_blendv_epi8(written, before, bytes));
        }
    }

    /// Prefetches items of four words each.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn prefetch(self, items: &[[u32; 4]]) {
        let mut numbers = [0; WIDTH];
        self.store(&mut numbers);
        for number in numbers {
            prefetch(items, number as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Calls a function that is compiled for AVX2, if the processor has it.
    fn with_avx2(work: unsafe fn()) {
        if is_x86_feature_detected!("avx2") {
            #[allow(unsafe_code, reason = "AVX2 was detected")]
            // SAFETY: AVX2 was detected.
            unsafe {
                work();
            }
        }
    }

    #[target_feature(enable = "avx2")]
    fn numbers(lanes: Lanes) -> [u32; WIDTH] {
        let mut numbers = [0; WIDTH];
        lanes.store(&mut numbers);
        numbers
    }

    #[test]
    fn gathers_inside_of_the_items() {
        #[target_feature(enable = "avx2")]
        fn work() {
            let at = Lanes::load(&[0, 1, 2, 3, 4, 5, u32::MAX, 1 << 31]);
            let gathered = at.gather(&[10, 11, 12, 13, 14]);
            assert_eq!(numbers(gathered), [10, 11, 12, 13, 14, 14, 14, 14]);
            let gathered = at.gather_short(&[10, 11, 12, 0xffff, 14, 15]);
            assert_eq!(numbers(gathered), [10, 11, 12, 0xffff, 14, 14, 14, 14]);
        }
        with_avx2(work);
    }

    #[test]
    fn counts_ones() {
        #[target_feature(enable = "avx2")]
        fn work() {
            let one = [
                0,
                1,
                0x1ff_0000,
                0x3f,
                0x8000_0001,
                0x0101_0101,
                0xf0,
                0x111_1111,
            ];
            let other = [0x7fff, 0, 3, 0x0f0f_0000, 1, 0xffff_0000 >> 1, 9, 0];
            let counts = Lanes::load(&one).count_ones_with(Lanes::load(&other));
            let expected: [u32; WIDTH] =
                std::array::from_fn(|n| one[n].count_ones() + 16 * other[n].count_ones());
            assert_eq!(numbers(counts), expected);
        }
        with_avx2(work);
    }

    #[test]
    fn scatters_to_the_places_of_the_lanes() {
        #[target_feature(enable = "avx2")]
        fn work() {
            let lanes = Lanes::load(&[100, 101, 102, 103, 104, 105, 106, 0xffff]);
            let mut places = [1, 2, 3, 4, 5, 6, 7, 8];
            lanes.scatter(
                &[NO_LANE, 7, NO_LANE, 0, 0, NO_LANE, 4, NO_LANE],
                &mut places,
            );
            assert_eq!(places, [1, 0xffff, 3, 100, 100, 6, 104, 8]);
            let mut places = [7; 2 * WIDTH];
            let mut bytes = [u8::MAX; 4 * WIDTH];
            for (place, lane) in [(0, 7_u8), (9, 3), (15, 4)] {
                (bytes[2 * place], bytes[2 * place + 1]) = (2 * lane, 2 * lane + 1);
            }
            lanes.scatter_short(&bytes, &mut places);
            let mut expected = [7; 2 * WIDTH];
            (expected[0], expected[9], expected[15]) = (0xffff, 103, 104);
            assert_eq!(places, expected);
        }
        with_avx2(work);
    }
}
