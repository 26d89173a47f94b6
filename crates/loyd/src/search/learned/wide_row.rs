//! The changes of the scores of 32 boards by the same row of a ranking, at once, with AVX2.
//!
//! The change of one board is a sum over its cells of numbers that are looked up by the items on
//! them. Here the items of 32 boards on one cell are looked up together, in tables of sixteen bytes
//! that are shuffled: four for the low bytes of the numbers of 64 items, and four for the high ones.
//! Low and high bytes are added up separately, so nothing overflows.

use super::level::BoardItems;
use super::model::MOST_CELLS;
use super::ranking::RankedRow;

/// Boards whose changes are found at once.
pub(super) const AT_ONCE: usize = 32;

/// What is added to high bytes.
const OFFSET: u8 = 128;

/// The numbers of the items on one cell, as bytes.
#[derive(Debug, Clone, Copy)]
#[repr(align(64))]
#[cfg_attr(
    not(target_arch = "x86_64"),
    expect(dead_code, reason = "there is no row without AVX2")
)]
struct CellBytes {
    low: [u8; MOST_CELLS],
    /// With [`OFFSET`] added, so that they are not negative.
    high: [u8; MOST_CELLS],
}

/// A row of a ranking as bytes, for processors with AVX2.
#[derive(Debug)]
pub(super) struct WideRow {
    #[cfg(target_arch = "x86_64")]
    _detected: crate::grid::cpu::Bmi2,
    own: i32,
    cells: Vec<CellBytes>,
}

impl WideRow {
    /// A row that was not set yet; `None` if the processor has no AVX2.
    pub(super) fn detect() -> Option<WideRow> {
        #[cfg(target_arch = "x86_64")]
        if let Some(detected) = crate::grid::cpu::Bmi2::detect() {
            return Some(WideRow {
                _detected: detected,
                own: 0,
                cells: Vec::new(),
            });
        }
        None
    }

    /// Takes the numbers of a row.
    pub(super) fn set(&mut self, row: RankedRow<'_>) {
        self.own = row.own;
        self.cells.clear();
        self.cells.extend(row.values.iter().map(|values| CellBytes {
            low: values.map(|value| value.cast_unsigned() as u8),
            high: values.map(|value| (value.cast_unsigned() >> 8) as u8 ^ OFFSET),
        }));
    }

    /// Returns the changes of the scores of boards by the slide from the lower cell to the higher
    /// one.
    pub(super) fn changes(&self, boards: &[&BoardItems; AT_ONCE]) -> [i32; AT_ONCE] {
        let bytes = self.sums(boards);
        let most = i32::from(OFFSET) * i32::from(self.cells.len() as u16);
        let mut changes = [self.own; AT_ONCE];
        for (change, (low, high)) in changes.iter_mut().zip(bytes) {
            *change += i32::from(low) + 256 * (i32::from(high) - most);
        }
        changes
    }

    /// Returns the sums of the low and of the high bytes of every board.
    #[cfg(target_arch = "x86_64")]
    fn sums(&self, boards: &[&BoardItems; AT_ONCE]) -> [(u16, u16); AT_ONCE] {
        #[allow(unsafe_code, reason = "compiled for AVX2")]
        // SAFETY: a `Bmi2` exists only if AVX2 was detected.
        unsafe {
            avx2::sums(&self.cells, boards)
        }
    }

    #[cfg(not(target_arch = "x86_64"))]
    #[expect(clippy::unused_self, reason = "there is no row without AVX2")]
    fn sums(&self, _boards: &[&BoardItems; AT_ONCE]) -> [(u16, u16); AT_ONCE] {
        unreachable!("there is no such row on this processor")
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        __m128i, __m256i, _mm_loadu_si128, _mm256_add_epi16, _mm256_adds_epu8,
        _mm256_broadcastsi128_si256, _mm256_or_si256, _mm256_set_m128i, _mm256_set1_epi8,
        _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_storeu_si256, _mm256_unpackhi_epi8,
        _mm256_unpacklo_epi8, _mm256_xor_si256,
    };

    use super::{AT_ONCE, BoardItems, CellBytes, MOST_CELLS};

    /// Bytes of half a register, which are shuffled together.
    const HALF: usize = 16;

    /// Returns the sums of the low and of the high bytes of the numbers of every board.
    #[target_feature(enable = "avx2")]
    pub(super) fn sums(
        cells: &[CellBytes],
        boards: &[&BoardItems; AT_ONCE],
    ) -> [(u16, u16); AT_ONCE] {
        let zero = _mm256_setzero_si256();
        // Of each byte: the sums of boards 0-7 and 16-23, and of boards 8-15 and 24-31.
        let (mut low_sums, mut high_sums) = ([zero; 2], [zero; 2]);
        let tables = cells.len().div_ceil(HALF);
        for (block, cells) in cells.chunks(HALF).enumerate() {
            let items = transposed(boards, block * HALF);
            for (cell, items) in cells.iter().zip(items) {
                let (mut low, mut high) = (zero, zero);
                for table in 0..tables {
                    let first = HALF * table;
                    // An item of another table becomes a number for which a shuffle gives zero.
                    let place = _mm256_adds_epu8(
                        _mm256_xor_si256(items, _mm256_set1_epi8(first as i8)),
                        _mm256_set1_epi8(0x70),
                    );
                    let look = |bytes| {
                        let table = _mm256_broadcastsi128_si256(load(bytes, first));
                        _mm256_shuffle_epi8(table, place)
                    };
                    low = _mm256_or_si256(low, look(&cell.low));
                    high = _mm256_or_si256(high, look(&cell.high));
                }
                for (sums, bytes) in [(&mut low_sums, low), (&mut high_sums, high)] {
                    sums[0] = _mm256_add_epi16(sums[0], _mm256_unpacklo_epi8(bytes, zero));
                    sums[1] = _mm256_add_epi16(sums[1], _mm256_unpackhi_epi8(bytes, zero));
                }
            }
        }
        let numbers = |sums: [__m256i; 2]| [store(sums[0]), store(sums[1])];
        let (low, high) = (numbers(low_sums), numbers(high_sums));
        std::array::from_fn(|board| {
            let (half, place) = (board / 8 % 2, board % 8 + board / 16 * 8);
            (low[half][place], high[half][place])
        })
    }

    /// Returns the items of all boards on sixteen cells from `first` on, one register for each cell.
    ///
    /// A register has the items of one board in each half at first. Four times, the first half of
    /// all registers is interleaved with the second half.
    #[target_feature(enable = "avx2")]
    fn transposed(boards: &[&BoardItems; AT_ONCE], first: usize) -> [__m256i; HALF] {
        let items = |board: usize| load(&boards[board].0, first);
        let mut rows = [_mm256_setzero_si256(); HALF];
        for (board, row) in rows.iter_mut().enumerate() {
            *row = _mm256_set_m128i(items(board + HALF), items(board));
        }
        for _ in 0..HALF.ilog2() {
            let before = rows;
            for (number, pair) in rows.chunks_exact_mut(2).enumerate() {
                let (one, other) = (before[number], before[number + HALF / 2]);
                pair[0] = _mm256_unpacklo_epi8(one, other);
                pair[1] = _mm256_unpackhi_epi8(one, other);
            }
        }
        rows
    }

    /// Loads sixteen bytes.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(bytes: &[u8; MOST_CELLS], first: usize) -> __m128i {
        let bytes: &[u8; HALF] = bytes[first..].first_chunk().expect("a whole table");
        #[allow(unsafe_code, reason = "loads from memory are unsafe")]
        // SAFETY: a whole array of this size.
        unsafe {
            _mm_loadu_si128(bytes.as_ptr().cast())
        }
    }

    /// Returns the sixteen numbers of a register.
    #[target_feature(enable = "avx2")]
    fn store(register: __m256i) -> [u16; HALF] {
        let mut numbers = [0; HALF];
        #[allow(unsafe_code, reason = "stores to memory are unsafe")]
        // SAFETY: a whole array of this size.
        unsafe {
            _mm256_storeu_si256(numbers.as_mut_ptr().cast(), register);
        }
        numbers
    }
}

#[cfg(test)]
mod tests {
    use super::super::items;
    use super::super::model::Model;
    use super::super::pairs::Ties;
    use super::super::ranking::Ranking;
    use super::*;
    use crate::puzzle::{Home, Scrambler, Shape};

    /// Weights are as large as they can be, of both signs, so that sums are too.
    #[test]
    #[allow(clippy::print_stderr, reason = "a test that is skipped says so")]
    fn changes_are_those_of_one_board_at_a_time() {
        let Some(mut wide) = WideRow::detect() else {
            eprintln!(
                "skipped: changes_are_those_of_one_board_at_a_time: the processor has no AVX2"
            );
            return;
        };
        for (rows, cols) in [(3, 4), (4, 4), (5, 5), (6, 7), (8, 8)] {
            let shape = Shape::new(rows, cols).expect("a shape");
            let mut random = Scrambler::new(7);
            let mut model = Model::zero(shape, Ties::Mirror);
            model.set_pairs(&mut |_| match random.below(4) {
                0 => 8_191,
                1 => -8_191,
                _ => random.below(16_382) as i16 - 8_191,
            });
            let ranking = Ranking::new(&model);
            let goal = Home::blank_last(shape).board();
            let boards: Vec<BoardItems> = (0..AT_ONCE)
                .map(|_| {
                    let mut cells = [0; MOST_CELLS];
                    let board = items(&random.uniform(&goal));
                    cells[..board.len()].copy_from_slice(&board);
                    BoardItems(cells)
                })
                .collect();
            let all: [&BoardItems; AT_ONCE] = std::array::from_fn(|board| &boards[board]);
            for (number, _) in ranking.row_numbers().enumerate() {
                let row = ranking.row(number);
                wide.set(row);
                let one_by_one = all.map(|board| row.change(&board.0));
                assert_eq!(wide.changes(&all), one_by_one);
            }
        }
    }
}
