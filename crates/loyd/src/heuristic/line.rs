//! The rows (or columns) of a board, and the cost of tiles in the wrong order there.
//!
//! A line is read as a *word*: one digit per cell, 0 if the tile there belongs to
//! another line, otherwise the position in this line where it belongs, from 1. The top
//! row `2 9 1 4` of a 4x4 board has the word `2014`. For lines of up to five cells
//! there is a table of all words (4,096 bytes for a 4x4 board). The costs of longer lines
//! are computed from their digits each time.

use std::sync::OnceLock;

use super::linear_conflict::ConflictRule;
use crate::puzzle::{Cells, Home, MAX_CELLS, MAX_SIDE};

/// Bits of a digit of a word.
const DIGIT_BITS: u32 = 3;
/// Longest line whose words are all in the table.
const LONGEST_TABLED: usize = 5;

/// All rows or all columns of a shape.
#[derive(Debug, Clone)]
pub(super) struct Lines {
    /// Number of lines and of cells in each.
    count: usize,
    length: usize,
    /// The difference between the first cells of neighbouring lines, and between
    /// neighbouring cells of a line.
    line_stride: usize,
    cell_stride: usize,
    /// Digit of tile t in line l, at index 256 l + t.
    digits: Box<[u8; MAX_SIDE * MAX_CELLS]>,
    /// The line each tile belongs to; `NO_LINE` for the blank.
    line_of: [u8; MAX_CELLS],
    rule: ConflictRule,
    /// The costs of all words; empty for long lines.
    costs: &'static [u8],
}

/// The digits of a line; 0 after its last cell.
type Digits = [u8; MAX_SIDE];

const NO_LINE: u8 = u8::MAX;

impl Lines {
    /// The rows of `home`.
    pub(super) fn rows(home: Home, rule: ConflictRule) -> Lines {
        let shape = home.shape();
        Lines::new(home, rule, (shape.rows(), shape.cols()), (shape.cols(), 1))
    }

    /// The columns of `home`.
    pub(super) fn cols(home: Home, rule: ConflictRule) -> Lines {
        let shape = home.shape();
        Lines::new(home, rule, (shape.cols(), shape.rows()), (1, shape.cols()))
    }

    fn new(
        home: Home,
        rule: ConflictRule,
        (count, length): (usize, usize),
        (line_stride, cell_stride): (usize, usize),
    ) -> Lines {
        let mut digits = Box::new([0; MAX_SIDE * MAX_CELLS]);
        let mut line_of = [NO_LINE; MAX_CELLS];
        for line in 0..count {
            for position in 0..length {
                let tile = home.tile_at(line * line_stride + position * cell_stride);
                if tile != 0 {
                    digits[line * MAX_CELLS + usize::from(tile)] = position as u8 + 1;
                    line_of[usize::from(tile)] = line as u8;
                }
            }
        }
        let tabled = length <= LONGEST_TABLED;
        Lines {
            count,
            length,
            line_stride,
            cell_stride,
            digits,
            line_of,
            rule,
            costs: if tabled { table(length, rule) } else { &[] },
        }
    }

    /// Returns the extra slides of all lines.
    pub(super) fn total(&self, cells: &Cells) -> u32 {
        (0..self.count)
            .map(|line| u32::from(cost(&self.digits_of(cells, line), self.rule)))
            .sum()
    }

    /// Returns the change of the extra slides when `tile` crosses from one line to
    /// another. `cells` are those after the slide; `position` is the tile's position in
    /// both lines.
    #[inline]
    pub(super) fn change(
        &self,
        cells: &Cells,
        tile: u8,
        from: usize,
        to: usize,
        position: usize,
    ) -> i32 {
        let line = usize::from(self.line_of[usize::from(tile) % MAX_CELLS]);
        if line != from && line != to {
            return 0;
        }
        // Before and after differ only in this tile's digit: the cell it left holds the
        // blank.
        let digit = self.digit(line, tile);
        if self.length > LONGEST_TABLED {
            let after = self.digits_of(cells, line);
            let mut before = after;
            before[position % MAX_SIDE] ^= digit;
            let cost = |digits| i32::from(cost(digits, self.rule));
            return cost(&after) - cost(&before);
        }
        let after = self.word(cells, line);
        let shift = DIGIT_BITS * (self.length - 1 - position) as u32;
        let before = after ^ u32::from(digit) << shift;
        self.tabled_cost(after) - self.tabled_cost(before)
    }

    /// Returns the digits of a line of any length.
    fn digits_of(&self, cells: &Cells, line: usize) -> Digits {
        let mut digits = [0; MAX_SIDE];
        let mut cell = line * self.line_stride;
        for digit in &mut digits[..self.length.min(MAX_SIDE)] {
            *digit = self.digit(line, cells[cell % MAX_CELLS]);
            cell += self.cell_stride;
        }
        digits
    }

    #[inline]
    fn digit(&self, line: usize, tile: u8) -> u8 {
        self.digits[(line * MAX_CELLS + usize::from(tile)) % (MAX_SIDE * MAX_CELLS)]
    }

    /// Returns the word of a line of up to five cells.
    #[inline]
    fn word(&self, cells: &Cells, line: usize) -> u32 {
        let mut word = 0;
        let mut cell = line * self.line_stride;
        if self.length == 4 {
            // The same without a loop: most boards have lines of four.
            let stride = self.cell_stride;
            let at = |position| {
                u32::from(self.digit(line, cells[(cell + position * stride) % MAX_CELLS]))
            };
            return at(0) << (3 * DIGIT_BITS)
                | at(1) << (2 * DIGIT_BITS)
                | at(2) << DIGIT_BITS
                | at(3);
        }
        for _ in 0..self.length {
            word = word << DIGIT_BITS | u32::from(self.digit(line, cells[cell % MAX_CELLS]));
            cell += self.cell_stride;
        }
        word
    }

    #[inline]
    fn tabled_cost(&self, word: u32) -> i32 {
        self.costs[word as usize].into()
    }
}

/// Returns the costs of all words of a short line. They depend on nothing else, so they
/// are computed once for all boards.
fn table(length: usize, rule: ConflictRule) -> &'static [u8] {
    static TABLES: [[OnceLock<Vec<u8>>; LONGEST_TABLED + 1]; 3] =
        [const { [const { OnceLock::new() }; LONGEST_TABLED + 1] }; 3];
    TABLES[rule as usize][length].get_or_init(|| {
        let words = 0..1 << (DIGIT_BITS as usize * length);
        words
            .map(|word| cost(&digits_of_word(word), rule))
            .collect()
    })
}

/// Returns the digits of a word, first the zeros before it.
fn digits_of_word(word: u32) -> Digits {
    let shift = |cell: usize| DIGIT_BITS * (MAX_SIDE - 1 - cell) as u32;
    std::array::from_fn(|cell| (word.unbounded_shr(shift(cell)) & ((1 << DIGIT_BITS) - 1)) as u8)
}

fn cost(digits: &Digits, rule: ConflictRule) -> u8 {
    let mut tiles = [0; MAX_SIDE];
    let mut count = 0;
    for &position in digits.iter().filter(|&&position| position != 0) {
        tiles[count] = position;
        count += 1;
    }
    let tiles = &tiles[..count];
    let leaving = match rule {
        ConflictRule::Fewest => count - longest_rising(tiles),
        ConflictRule::Paper => (0..count)
            .filter(|&at| tiles[at + 1..].iter().any(|later| *later < tiles[at]))
            .count(),
        ConflictRule::PaperBackward => (0..count)
            .filter(|&at| tiles[..at].iter().any(|earlier| *earlier > tiles[at]))
            .count(),
    };
    2 * leaving as u8
}

/// Returns the length of the longest rising subsequence: the most tiles that can stay.
fn longest_rising(tiles: &[u8]) -> usize {
    let mut ending_at = [0; MAX_SIDE];
    for at in 0..tiles.len() {
        let before = (0..at).filter(|&b| tiles[b] < tiles[at]);
        ending_at[at] = 1 + before.map(|b| ending_at[b]).max().unwrap_or(0);
    }
    ending_at.into_iter().max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_rules_differ_on_two_three_one() {
        let both = |positions: &[u8]| {
            let mut digits = [0; MAX_SIDE];
            digits[..positions.len()].copy_from_slice(positions);
            let cost = |rule| cost(&digits, rule);
            (cost(ConflictRule::Fewest), cost(ConflictRule::Paper))
        };
        assert_eq!(both(&[1, 2, 3, 4]), (0, 0));
        assert_eq!(both(&[2, 1, 3, 4]), (2, 2));
        assert_eq!(both(&[2, 3, 1, 0]), (2, 4));
        assert_eq!(both(&[4, 3, 2, 1]), (6, 6));
        assert_eq!(both(&[0, 4, 0, 1]), (2, 2));
        assert_eq!(both(&[8, 7, 6, 5, 4, 3, 2, 1]), (14, 14));
        assert_eq!(both(&[2, 3, 4, 5, 6, 7, 8, 1]), (2, 14));
        let falling: Vec<u8> = (1..=16).rev().collect();
        assert_eq!(both(&falling), (30, 30));
    }
}
