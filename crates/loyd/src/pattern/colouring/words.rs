//! The numbering of the words of a colouring.
//!
//! The colours of all tiles, read row by row without the blank, are a *word*. A horizontal move
//! changes the blank's cell and leaves the word as it is; a vertical one takes one letter past
//! those of the row in between:
//!
//! ```text
//! a a b b                   a a b b                   a a d b
//! c . d d   one to the      c d . d   one up          c d b d
//! c c a b   right           c c a b                   c c a b
//! d d a                     d d a                     d d a
//! ```
//!
//! So a state is a word and the blank's cell, and the entries of one word for all cells of the
//! blank are side by side: after a horizontal move the next entry is in the same sixteen bytes.
//!
//! A word's number has two parts: the rank of the set of positions with colour a, and its *lane*,
//! the rank of the other letters. A vertical step changes all sets of one kind in the same way,
//! and lanes by one of a few maps, which the builder makes use of.

use super::colouring::Colouring;
use crate::grid::cpu::gather;

/// Entries per word: one for each cell of a grid of 4x4, whatever the shape.
pub(super) const SLOTS: usize = 16;

/// The entry of a cell of the blank.
pub(super) const fn slot(row: usize, col: usize) -> usize {
    4 * row + col
}

/// Bits between the sets of two colours in a word.
const COLOUR_BITS: u32 = 16;

/// One bit in each of the three sets of a word.
const EACH_SET: u64 = 0x0000_0001_0001_0001;

/// The positions of the colours a, b and c, sixteen bits each. The remaining positions have the
/// last colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct ColourWord(u64);

impl ColourWord {
    /// A placeholder.
    pub(crate) const EMPTY: ColourWord = ColourWord(0);

    /// The word of these colours, in the order of the positions.
    pub(super) fn new(colours: impl Iterator<Item = u8>) -> ColourWord {
        let mut word = 0;
        for (position, colour) in colours.enumerate() {
            if colour < 3 {
                word |= 1 << (position as u32 + COLOUR_BITS * u32::from(colour));
            }
        }
        ColourWord(word)
    }

    fn set(self, colour: u32) -> u16 {
        (self.0 >> (COLOUR_BITS * colour)) as u16
    }

    /// Returns the word after the blank moved down from `cell`, on a board of `cols` columns: the
    /// tile that moves up is read `cols - 1` letters earlier.
    #[inline]
    pub(crate) const fn down(self, cell: u32, cols: u32) -> ColourWord {
        let field = (((1 << cols) - 1) * EACH_SET) << cell;
        let moved = self.0 & field;
        let first = moved >> (cols - 1) & EACH_SET << cell;
        ColourWord(self.0 & !field | moved << 1 & field | first)
    }

    /// Returns the word after the blank moved up to `cell`, which undoes [`down`](ColourWord::down).
    #[inline]
    pub(crate) const fn up(self, cell: u32, cols: u32) -> ColourWord {
        let field = (((1 << cols) - 1) * EACH_SET) << cell;
        let moved = self.0 & field;
        let last = (moved & EACH_SET << cell) << (cols - 1);
        ColourWord(self.0 & !field | moved >> 1 & field | last)
    }
}

/// The subsets of one size of some positions, in the order of their bits as numbers.
#[derive(Debug)]
struct Subsets {
    sets: Vec<u16>,
    /// The rank of each set, by its bits.
    ranks: Vec<u16>,
}

impl Subsets {
    fn new(positions: usize, size: usize) -> Subsets {
        let mut ranks = vec![0; 1 << positions];
        let mut sets = Vec::new();
        for set in 0..1_u32 << positions {
            if set.count_ones() as usize == size {
                ranks[set as usize] = sets.len() as u16;
                sets.push(set as u16);
            }
        }
        Subsets { sets, ranks }
    }
}

/// The numbering of a colouring's words.
#[derive(Debug)]
pub(crate) struct WordRanks {
    letters: usize,
    /// The sets of positions of colour a; of colour b among the others; of colour c among those
    /// that are left.
    first: Subsets,
    second: Subsets,
    third: Subsets,
}

impl WordRanks {
    pub(super) fn new(colouring: &Colouring) -> WordRanks {
        let letters = colouring.tiles();
        let [a, b, c, _] = colouring.counts();
        WordRanks {
            letters,
            first: Subsets::new(letters, a),
            second: Subsets::new(letters - a, b),
            third: Subsets::new(letters - a - b, c),
        }
    }

    /// The number of sets of positions of colour a.
    pub(super) fn sets(&self) -> usize {
        self.first.sets.len()
    }

    /// The number of lanes.
    pub(super) fn lanes(&self) -> usize {
        self.second.sets.len() * self.third.sets.len()
    }

    /// The number of words.
    pub(super) fn len(&self) -> usize {
        self.sets() * self.lanes()
    }

    /// Returns the number of a word. `gather` packs the bits of its first argument where its
    /// second has ones at the low end.
    #[inline(always)]
    #[allow(
        clippy::inline_always,
        reason = "to be compiled for the machine of the caller's `gather`"
    )]
    pub(crate) fn rank(&self, word: ColourWord, gather: impl Fn(u64, u64) -> u64) -> usize {
        let all = (1_u64 << self.letters) - 1;
        let [a, b, c] = [0, 1, 2].map(|colour| u64::from(word.set(colour)));
        let first = usize::from(self.first.ranks[a as usize]);
        let second = gather(b, all & !a) as usize;
        let third = gather(c, all & !(a | b)) as usize;
        let lane = self.lane(
            usize::from(self.second.ranks[second]),
            usize::from(self.third.ranks[third]),
        );
        first * self.lanes() + lane
    }

    #[inline]
    fn lane(&self, second: usize, third: usize) -> usize {
        second * self.third.sets.len() + third
    }

    /// Returns the word of a number.
    pub(super) fn word(&self, rank: usize) -> ColourWord {
        let all = (1_u64 << self.letters) - 1;
        let (set, lane) = (rank / self.lanes(), rank % self.lanes());
        let thirds = self.third.sets.len();
        let a = u64::from(self.first.sets[set]);
        let b = scatter(self.second.sets[lane / thirds].into(), all & !a);
        let c = scatter(self.third.sets[lane % thirds].into(), all & !(a | b));
        ColourWord(a | b << COLOUR_BITS | c << (2 * COLOUR_BITS))
    }

    /// The number of the goal's word, and the blank's slot there.
    pub(super) fn goal(&self, colouring: &Colouring) -> (usize, usize) {
        let tiles = 1..=self.letters as u8;
        let word = ColourWord::new(tiles.map(|tile| colouring.colour(tile)));
        let shape = colouring.shape();
        (
            self.rank(word, gather),
            slot(shape.rows() - 1, shape.cols() - 1),
        )
    }

    /// The positions of colour a in the set of a rank.
    pub(super) fn set(&self, rank: usize) -> u16 {
        self.first.sets[rank]
    }

    /// The rank of a set of positions of colour a.
    pub(super) fn rank_of_set(&self, set: u16) -> usize {
        self.first.ranks[usize::from(set)].into()
    }

    /// Returns for each lane the lane after the letter at `from` was moved to `to`, counting only
    /// positions without colour a.
    pub(super) fn lane_map(&self, from: usize, to: usize) -> Vec<u16> {
        let others = self.letters - self.first.sets[0].count_ones() as usize;
        let all = (1_u64 << others) - 1;
        let thirds = self.third.sets.len();
        let moved = |set: u64| {
            let bit = set >> from & 1;
            let (low, high) = (set & ((1 << from) - 1), set >> (from + 1) << from);
            let rest = low | high;
            rest & ((1 << to) - 1) | bit << to | rest >> to << (to + 1)
        };
        let lanes = (0..self.lanes()).map(|lane| {
            let b = u64::from(self.second.sets[lane / thirds]);
            let c = scatter(self.third.sets[lane % thirds].into(), all & !b);
            let (b, c) = (moved(b), moved(c));
            let second = self.second.ranks[b as usize];
            let third = self.third.ranks[gather(c, all & !b) as usize];
            self.lane(second.into(), third.into()) as u16
        });
        lanes.collect()
    }
}

/// Puts the lowest bits of `word` where `mask` has ones, which undoes [`gather`].
fn scatter(word: u64, mask: u64) -> u64 {
    let (mut rest, mut found, mut at) = (mask, 0, 0);
    while rest != 0 {
        found |= (word >> at & 1) << rest.trailing_zeros();
        rest &= rest - 1;
        at += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::Shape;

    #[test]
    fn numbers_are_dense_and_read_back() {
        let nine = Shape::new(3, 3).unwrap();
        for code in ["aaabbbcc", "aabbccdd", "abbbbbbb"] {
            let words = WordRanks::new(&Colouring::new(nine, code).unwrap());
            for rank in 0..words.len() {
                assert_eq!(words.rank(words.word(rank), gather), rank, "{code}");
            }
        }
        let [blocks, rows] = Colouring::FOUR.map(|colouring| WordRanks::new(&colouring));
        assert_eq!((blocks.sets(), blocks.lanes()), (3003, 3150));
        assert_eq!((rows.sets(), rows.lanes()), (1365, 11_550));
        for words in [blocks, rows] {
            for rank in (0..words.len()).step_by(99_991) {
                assert_eq!(words.rank(words.word(rank), gather), rank);
            }
        }
    }

    /// The steps of words against letters that are moved in a list.
    #[test]
    fn steps_move_one_letter() {
        let colouring = Colouring::FOUR[1];
        let words = WordRanks::new(&colouring);
        for rank in (0..words.len()).step_by(1_000_003) {
            let word = words.word(rank);
            let colours: Vec<u8> = (0..15)
                .map(|at| (0..3).find(|&c| word.set(c) >> at & 1 == 1).unwrap_or(3) as u8)
                .collect();
            for cell in 0..12 {
                let mut moved = colours.clone();
                let letter = moved.remove(cell + 3);
                moved.insert(cell, letter);
                let down = word.down(cell as u32, 4);
                assert_eq!(down, ColourWord::new(moved.into_iter()));
                assert_eq!(down.up(cell as u32, 4), word);
            }
        }
    }

    #[test]
    fn lane_maps_agree_with_steps() {
        let words = WordRanks::new(&Colouring::FOUR[0]);
        for rank in (0..words.len()).step_by(77_777) {
            let (word, set) = (words.word(rank), words.set(rank / words.lanes()));
            for cell in 0..12 {
                let from = cell + 3;
                let a_before = |at: usize| (set & ((1 << at) - 1)).count_ones() as usize;
                let down = words.rank(word.down(cell as u32, 4), gather);
                let lane = rank % words.lanes();
                let expected = if set >> from & 1 == 1 {
                    lane
                } else {
                    let map = words.lane_map(from - a_before(from), cell - a_before(cell));
                    map[lane].into()
                };
                assert_eq!(down % words.lanes(), expected);
            }
        }
    }
}
