//! Small whole numbers in few bits: Rice's code (Rice and Plaunt 1971).
//!
//! A number `n` that is not negative becomes `n >> k` ones, a zero, and the lowest `k` bits of
//! `n`. With the right `k` that is close to the best code for weights, most of which are near 0.
//! Bits fill bytes from the lowest one, and the last byte is filled with zeros.

/// The largest `k` that is of use for numbers of 16 bits.
const MOST_LOW_BITS: u32 = 15;

/// Returns the number that stands for a weight: 0, -1, 1, -2, 2 and so on become 0, 1, 2, 3, 4.
const fn folded(weight: i16) -> u32 {
    ((weight << 1) ^ (weight >> 15)).cast_unsigned() as u32
}

/// Returns the weight that a number stands for; `None` if it stands for none.
fn unfolded(number: u32) -> Option<i16> {
    let number = u16::try_from(number).ok()?;
    Some((number >> 1).cast_signed() ^ -(number & 1).cast_signed())
}

/// Returns the number of low bits with which weights take the fewest bits.
pub(super) fn low_bits(weights: &[i16]) -> u32 {
    let bits = |k: u32| {
        let lengths = weights.iter().map(|&weight| u64::from(folded(weight) >> k));
        lengths.sum::<u64>() + weights.len() as u64 * u64::from(k + 1)
    };
    (0..=MOST_LOW_BITS).min_by_key(|&k| bits(k)).unwrap_or(0)
}

/// Writes weights.
pub(super) fn write(weights: &[i16], low_bits: u32, bytes: &mut Vec<u8>) {
    let mut writer = BitWriter {
        bytes,
        word: 0,
        filled: 0,
    };
    for &weight in weights {
        let number = folded(weight);
        for _ in 0..number >> low_bits {
            writer.push(1, 1);
        }
        let low = number & ((1 << low_bits) - 1);
        writer.push(u64::from(low) << 1, low_bits + 1);
    }
    writer.push(0, writer.filled.wrapping_neg() % 8);
}

/// Fills bytes with bits.
struct BitWriter<'a> {
    bytes: &'a mut Vec<u8>,
    word: u64,
    filled: u32,
}

impl BitWriter<'_> {
    fn push(&mut self, bits: u64, count: u32) {
        self.word |= bits << self.filled;
        self.filled += count;
        while self.filled >= 8 {
            self.bytes.push(self.word as u8);
            self.word >>= 8;
            self.filled -= 8;
        }
    }
}

/// Reads weights from bytes.
#[derive(Debug)]
pub(super) struct RiceReader<'a> {
    rest: &'a [u8],
    low_bits: u32,
    word: u64,
    /// The bits of the word that were not read yet.
    left: u32,
}

impl RiceReader<'_> {
    pub(super) fn new(bytes: &[u8], low_bits: u32) -> RiceReader<'_> {
        RiceReader {
            rest: bytes,
            low_bits: low_bits.min(MOST_LOW_BITS),
            word: 0,
            left: 0,
        }
    }

    /// Returns the next weight; `None` if the bytes have ended, or if it is too large.
    pub(super) fn next(&mut self) -> Option<i16> {
        let mut high = 0;
        loop {
            self.fill();
            let ones = self.word.trailing_ones().min(self.left);
            high += ones;
            if ones < self.left {
                self.skip(ones + 1);
                break;
            }
            self.skip(ones);
            if self.rest.is_empty() {
                return None;
            }
        }
        self.fill();
        if self.left < self.low_bits || high > u32::from(u16::MAX) >> self.low_bits {
            return None;
        }
        let low = self.word as u32 & ((1 << self.low_bits) - 1);
        self.skip(self.low_bits);
        unfolded(high << self.low_bits | low)
    }

    /// Returns `true` if everything was read but zeros that fill the last byte.
    pub(super) const fn is_at_end(&self) -> bool {
        self.rest.is_empty() && self.left < 8 && self.word == 0
    }

    /// Takes bytes until the word has more than 56 bits or all bytes are taken.
    #[inline]
    fn fill(&mut self) {
        if self.left > 32 {
            return;
        }
        if let Some((first, rest)) = self.rest.split_first_chunk::<4>() {
            self.word |= u64::from(u32::from_le_bytes(*first)) << self.left;
            self.left += 32;
            self.rest = rest;
            return;
        }
        for &byte in self.rest {
            self.word |= u64::from(byte) << self.left;
            self.left += 8;
        }
        self.rest = &[];
    }

    #[inline]
    const fn skip(&mut self, bits: u32) {
        self.word = match self.word.checked_shr(bits) {
            Some(word) => word,
            None => 0,
        };
        self.left -= bits;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_and_back() {
        let small = (-70..=70).chain([0; 200]);
        let weights: Vec<i16> = small
            .chain([i16::MAX, 0, i16::MIN, 8_191, -8_191])
            .collect();
        for low_bits in [0, 1, 5, 6, 15] {
            let mut bytes = Vec::new();
            write(&weights, low_bits, &mut bytes);
            let mut reader = RiceReader::new(&bytes, low_bits);
            for &weight in &weights {
                assert_eq!(reader.next(), Some(weight));
            }
            assert!(reader.is_at_end());
            let mut short = RiceReader::new(&bytes[..bytes.len() - 2], low_bits);
            let read = weights.iter().filter(|_| short.next().is_some()).count();
            assert!(read < weights.len());
        }
    }

    #[test]
    fn bytes_that_never_end_a_number_are_no_weight() {
        assert_eq!(RiceReader::new(&[0xff; 9_000], 0).next(), None);
        assert_eq!(RiceReader::new(&[0xff; 3], 4).next(), None);
        assert_eq!(RiceReader::new(&[], 4).next(), None);
    }

    #[test]
    fn the_low_bits_follow_the_weights() {
        assert_eq!(low_bits(&[0, 0, 0]), 0);
        assert_eq!(low_bits(&[100, -100, 90]), 7);
    }
}
