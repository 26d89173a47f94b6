//! The random words behind every scramble: `ChaCha` with 8 rounds.
//!
//! Daniel J. Bernstein's stream cipher ("`ChaCha`, a variant of Salsa20", 2008) as a generator.
//! It is written out here because the boards of a seed must never change, whatever happens to
//! a library. Nothing secret depends on it. [`Scrambler`](super::Scrambler) makes boards of
//! the words.

use std::array;

/// Words in a block.
const BLOCK: usize = 16;

/// Rounds, two at a time: one over the columns, one over the diagonals.
const DOUBLE_ROUNDS: usize = 4;

/// A block as a square of words.
type Square = [[u32; 4]; 4];

/// A stream of random words.
#[derive(Debug, Clone)]
pub(super) struct ChaCha8 {
    /// The two rows of the square that the key is.
    key: [[u32; 4]; 2],
    /// The number of the next block.
    counter: u64,
    block: [u32; BLOCK],
    /// The words of the block that were given out.
    used: usize,
}

impl ChaCha8 {
    /// Stream 0 of a key.
    pub(super) fn new(key: [u8; 32]) -> ChaCha8 {
        let word = |at: usize| u32::from_le_bytes(array::from_fn(|byte| key[4 * at + byte]));
        ChaCha8 {
            key: array::from_fn(|row| array::from_fn(|column| word(4 * row + column))),
            counter: 0,
            block: [0; BLOCK],
            used: BLOCK,
        }
    }

    /// Returns the next word.
    pub(super) fn next_word(&mut self) -> u32 {
        if self.used == BLOCK {
            self.block = block(&self.key, self.counter);
            self.counter = self.counter.wrapping_add(1);
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// Returns the number of words given out.
    pub(super) fn position(&self) -> u128 {
        let blocks = BLOCK as u128 * u128::from(self.counter);
        // The block that is given out counts among them.
        blocks + self.used as u128 - BLOCK as u128
    }

    /// Goes to the place where this many words were given out.
    pub(super) fn set_position(&mut self, position: u128) {
        self.counter = (position / BLOCK as u128) as u64;
        self.used = BLOCK;
        for _ in 0..position % BLOCK as u128 {
            self.next_word();
        }
    }
}

/// Returns a block of the stream.
fn block(key: &[[u32; 4]; 2], counter: u64) -> [u32; BLOCK] {
    let first = [
        // "expand 32-byte k", as little-endian words.
        [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574],
        key[0],
        key[1],
        [counter as u32, (counter >> 32) as u32, 0, 0],
    ];
    let mut square = first;
    for _ in 0..DOUBLE_ROUNDS {
        mix_columns(&mut square);
        // The diagonals become columns, and columns again.
        (1..4).for_each(|row| square[row].rotate_left(row));
        mix_columns(&mut square);
        (1..4).for_each(|row| square[row].rotate_right(row));
    }
    array::from_fn(|at| square[at / 4][at % 4].wrapping_add(first[at / 4][at % 4]))
}

/// A quarter round in each column, written so that the compiler does all four at once.
fn mix_columns(square: &mut Square) {
    for (sum, other, turned, bits) in [(0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)] {
        let (added, mixed) = (square[other], square[turned]);
        square[sum] = array::from_fn(|column| square[sum][column].wrapping_add(added[column]));
        square[turned] =
            array::from_fn(|column| (mixed[column] ^ square[sum][column]).rotate_left(bits));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first two blocks of the zero key, from J. Strömbergson, "Test Vectors for the
    /// Stream Cipher `ChaCha`" (Internet-Draft, 2013), test case 1 with 8 rounds and 256 bits.
    #[test]
    fn gives_the_published_stream() {
        let published = "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e\
             984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42\
             d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b\
             5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa";
        let mut words = ChaCha8::new([0; 32]);
        let word = |_| format!("{:08x}", words.next_word().swap_bytes());
        let stream: Vec<String> = (0..2 * BLOCK).map(word).collect();
        assert_eq!(stream.concat(), published);
    }

    #[test]
    fn goes_to_every_position() {
        let mut stream = ChaCha8::new([7; 32]);
        for position in 0..70 {
            assert_eq!(stream.position(), position);
            let mut other = ChaCha8::new([7; 32]);
            other.set_position(position);
            assert_eq!(other.position(), position);
            assert_eq!(other.next_word(), stream.next_word());
        }
    }

    /// The example of a quarter round in RFC 8439, section 2.1.1.
    #[test]
    fn mixes_as_published() {
        let column = [0x1111_1111, 0x0102_0304, 0x9b8d_6f43, 0x0123_4567];
        let mut square = column.map(|word| [0, word, 0, 0]);
        mix_columns(&mut square);
        let mixed = [0xea2a_92f4, 0xcb1c_f8ce, 0x4581_472e, 0x5881_c4bb];
        assert_eq!(square.map(|row| row[1]), mixed);
    }
}
