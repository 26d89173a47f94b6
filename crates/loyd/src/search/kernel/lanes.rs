//! Eight numbers at once, with AVX2.
//!
//! A child of a large board needs the same few steps for seven lookups or so: loads from small
//! arrays, shifts and sums. Done one by one they take five times as many instructions. The types
//! here are safe to use by functions that are compiled for AVX2: every index is brought into its
//! array before something is loaded.

use std::arch::x86_64::{
    __m256i, _MM_HINT_T0, _mm_prefetch, _mm256_add_epi8, _mm256_add_epi32, _mm256_add_epi64,
    _mm256_and_si256, _mm256_blendv_epi8, _mm256_blendv_ps, _mm256_castps_si256,
    _mm256_castsi128_si256, _mm256_castsi256_ps, _mm256_castsi256_si128, _mm256_cvtepu32_epi64,
    _mm256_extracti128_si256, _mm256_i32gather_epi32, _mm256_i32gather_epi64,
    _mm256_i64gather_epi32, _mm256_inserti128_si256, _mm256_loadu_si256, _mm256_madd_epi16,
    _mm256_maddubs_epi16, _mm256_min_epu32, _mm256_movemask_ps, _mm256_mullo_epi32,
    _mm256_or_si256, _mm256_packus_epi32, _mm256_permute4x64_epi64, _mm256_permutevar8x32_epi32,
    _mm256_set1_epi8, _mm256_set1_epi16, _mm256_set1_epi32, _mm256_setr_epi8, _mm256_shuffle_epi8,
    _mm256_slli_epi32, _mm256_sllv_epi32, _mm256_srli_epi32, _mm256_srlv_epi32,
    _mm256_storeu_si256, _mm256_sub_epi32, _mm256_xor_si256,
};
use std::marker::PhantomData;

use super::cpu::prefetch;

/// Numbers that are worked on at once.
pub(super) const WIDTH: usize = 8;

/// Eight numbers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Lanes(__m256i);

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
    fn at_most(self, most: usize) -> Lanes {
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

/// Eight tables of bits, one for each lane.
#[derive(Debug, Clone, Copy)]
pub(super) struct TableLanes<'a> {
    addresses: [u64; WIDTH],
    /// The last byte from which four can be loaded, in every table.
    last: u32,
    tables: PhantomData<&'a [u8]>,
}

impl<'a> TableLanes<'a> {
    /// Returns `None` if a table has fewer than four bytes, or if positions of bits do not fit 32
    /// bits.
    pub(super) fn new(tables: [&'a [u8]; WIDTH]) -> Option<TableLanes<'a>> {
        let shortest = tables.iter().map(|table| table.len()).min()?;
        let last = u32::try_from(shortest.checked_sub(4)?).ok()?;
        (last < 1 << 29).then(|| TableLanes {
            addresses: tables.map(|table| table.as_ptr().expose_provenance() as u64),
            last,
            tables: PhantomData,
        })
    }

    /// Prefetches the bits at these positions.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn prefetch(&self, positions: Lanes) {
        let mut bytes = [0; WIDTH];
        positions.down::<3>().store(&mut bytes);
        for (address, byte) in self.addresses.iter().zip(bytes) {
            let at = std::ptr::without_provenance((address + u64::from(byte)) as usize);
            _mm_prefetch::<_MM_HINT_T0>(at);
        }
    }

    /// Reads the bits at these positions, that of the first lane lowest. Beyond the end of a table
    /// it reads some other bit.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn read(&self, positions: Lanes) -> u8 {
        let first = positions.down::<3>().at_most(self.last as usize);
        let low = _mm256_cvtepu32_epi64(_mm256_castsi256_si128(first.0));
        let high = _mm256_cvtepu32_epi64(_mm256_extracti128_si256::<1>(first.0));
        let addresses = self.addresses.as_ptr();
        #[allow(unsafe_code, reason = "loads from memory are unsafe")]
        // SAFETY: the addresses are an array of this size. Each of them, whose provenance is
        // exposed, is that of a table that lives as long as `self`, and four bytes that begin
        // `last` bytes after it or before are inside of the table.
        let (low, high) = unsafe {
            let low = _mm256_add_epi64(low, _mm256_loadu_si256(addresses.cast()));
            let high = _mm256_add_epi64(high, _mm256_loadu_si256(addresses.add(4).cast()));
            let none = std::ptr::null();
            (
                _mm256_i64gather_epi32::<1>(none, low),
                _mm256_i64gather_epi32::<1>(none, high),
            )
        };
        let words = _mm256_inserti128_si256::<1>(_mm256_castsi128_si256(low), high);
        let bits = Lanes(words).down_by(positions.minus(first.up::<3>()));
        bits.low_bits()
    }
}

/// Up to 32 tables of bits, of which lanes choose theirs.
#[derive(Debug, Clone, Copy)]
pub(super) struct TableSet<'a> {
    addresses: [u64; TABLES],
    last: u32,
    tables: PhantomData<&'a [u8]>,
}

/// The most tables of a set: a power of two.
const TABLES: usize = 32;

impl<'a> TableSet<'a> {
    /// Returns `None` if there are no tables or too many, if one has fewer than four bytes, or if
    /// positions of bits do not fit 32 bits.
    pub(super) fn new(tables: &[&'a [u8]]) -> Option<TableSet<'a>> {
        let first = *tables.first()?;
        let mut set = TableSet {
            addresses: [0; TABLES],
            last: u32::MAX,
            tables: PhantomData,
        };
        if tables.len() > TABLES {
            return None;
        }
        for (at, address) in set.addresses.iter_mut().enumerate() {
            let table = tables.get(at).copied().unwrap_or(first);
            let lanes = TableLanes::new([table; WIDTH])?;
            *address = lanes.addresses[0];
            set.last = set.last.min(lanes.last);
        }
        Some(set)
    }

    /// Returns the tables with these numbers, modulo 32.
    #[inline]
    #[target_feature(enable = "avx2")]
    pub(super) fn choose(&self, numbers: Lanes) -> TableLanes<'a> {
        let at = numbers.and(Lanes::splat(TABLES as u32 - 1));
        let items = self.addresses.as_ptr().cast();
        let mut addresses = [0; WIDTH];
        let chosen = addresses.as_mut_ptr();
        #[allow(unsafe_code, reason = "loads and stores are unsafe")]
        // SAFETY: every number is below that of the addresses, and the chosen ones fill an array
        // of twice this size.
        unsafe {
            let low = _mm256_castsi256_si128(at.0);
            let high = _mm256_extracti128_si256::<1>(at.0);
            _mm256_storeu_si256(chosen.cast(), _mm256_i32gather_epi64::<8>(items, low));
            _mm256_storeu_si256(
                chosen.add(4).cast(),
                _mm256_i32gather_epi64::<8>(items, high),
            );
        }
        TableLanes {
            addresses,
            last: self.last,
            tables: PhantomData,
        }
    }
}
