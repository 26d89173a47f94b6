//! Tables of bits, of which eight are read at once with AVX2.

use std::arch::x86_64::{
    _MM_HINT_T0, _mm_prefetch, _mm256_add_epi64, _mm256_castsi128_si256, _mm256_castsi256_si128,
    _mm256_cvtepu32_epi64, _mm256_extracti128_si256, _mm256_i32gather_epi64,
    _mm256_i64gather_epi32, _mm256_inserti128_si256, _mm256_loadu_si256, _mm256_storeu_si256,
};
use std::marker::PhantomData;

use super::lanes::{Lanes, WIDTH};

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_bits_of_tables() {
        #[target_feature(enable = "avx2")]
        fn work() {
            let bytes: Vec<u8> = (0..4000_u32).map(|n| (n * n % 251) as u8).collect();
            let tables: Vec<&[u8]> = (0..20).map(|at| &bytes[at * at..3000 + at * at]).collect();
            let set = TableSet::new(&tables).unwrap();
            for step in 0..2000_u32 {
                let chosen: [u32; WIDTH] = std::array::from_fn(|n| (step + 3 * n as u32) % 20);
                let positions: [u32; WIDTH] =
                    std::array::from_fn(|n| (step * 97 + 1009 * n as u32) % 24_000);
                let expected = (0..WIDTH).fold(0, |bits, n| {
                    let byte = tables[chosen[n] as usize][positions[n] as usize / 8];
                    bits | (byte >> (positions[n] % 8) & 1) << n
                });
                let positions = Lanes::load(&positions);
                let lanes = set.choose(Lanes::load(&chosen));
                lanes.prefetch(positions);
                assert_eq!(lanes.read(positions), expected);
                let lanes = TableLanes::new(chosen.map(|table| tables[table as usize]));
                assert_eq!(lanes.unwrap().read(positions), expected);
            }
            // Beyond the end is no error.
            set.choose(Lanes::splat(3)).read(Lanes::splat(u32::MAX));
            assert!(TableSet::new(&[&bytes[..3]]).is_none());
            assert!(TableSet::new(&[]).is_none());
        }
        if is_x86_feature_detected!("avx2") {
            #[allow(unsafe_code, reason = "AVX2 was detected")]
            // SAFETY: AVX2 was detected.
            unsafe {
                work();
            }
        }
    }
}
