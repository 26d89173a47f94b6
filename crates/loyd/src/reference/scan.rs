//! Compares a board with every corner board of a collection, many at a time.
//!
//! Random boards are about forty steps from every reference, give or take five, and so
//! are references from each other. Clusters and pivots do not prune among such
//! distances (both were tried: they skipped one entry in two hundred), but comparing
//! with all entries is cheap if the layout allows it. Entries are in blocks of 32. A
//! block has, for each tile, the cells of that tile on its 32 boards. A table of
//! sixteen bytes says how far the board's tile is from each cell, and processors look
//! up 32 bytes in such a table at once: fifteen lookups and additions for 32 entries.
//!
//! Blocks are sorted by the bounds that their entries could give, highest first, so a
//! board with a high estimate is compared with the first of them only.

use super::entry::Entry;
use super::steps::Steps;

/// Entries in a block.
pub(super) const LANES: usize = 32;

/// Some entries next to each other in the order of [`reach`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(align(32))]
struct EntryBlock {
    /// For each tile except the blank, its cell on each corner board.
    cells: [[u8; LANES]; 15],
    /// The [`reach`] of each entry, 0 if there is no entry.
    reach: [u8; LANES],
}

impl EntryBlock {
    const EMPTY: EntryBlock = EntryBlock {
        cells: [[0; LANES]; 15],
        reach: [0; LANES],
    };
}

/// What is searched for among the entries.
#[derive(Debug, Clone, Copy)]
pub(super) struct Question<'a> {
    /// The board and its mirror image.
    pub(super) images: &'a [Steps; 2],
    /// The range of a corner board is its entry's reach minus this.
    pub(super) less: u8,
    /// The largest range.
    pub(super) most: u8,
}

/// The corner boards of a collection in blocks.
#[derive(Debug, Clone, Default)]
pub(super) struct Scan {
    blocks: Vec<EntryBlock>,
}

/// Upper limit of (bound an entry can give) + (Manhattan distance to its corner board).
/// The entry's k-th board is k slides from the corner, so k is added.
pub(super) fn reach(entry: &Entry) -> u8 {
    let known = entry.known().iter().zip(0..);
    let reach = known.map(|(known, steps): (_, u8)| known.distance + steps);
    reach.max().unwrap_or(0)
}

impl Scan {
    /// Lays out entries, which must be sorted by falling reach.
    pub(super) fn new(entries: &[Entry]) -> Scan {
        debug_assert!(entries.is_sorted_by_key(|entry| std::cmp::Reverse(reach(entry))));
        let block = |entries: &[Entry]| {
            let mut block = EntryBlock::EMPTY;
            for (lane, entry) in entries.iter().enumerate() {
                block.reach[lane] = reach(entry);
                for cell in 0..16 {
                    let tile = usize::from(entry.corner().tile(cell));
                    if tile != 0 {
                        block.cells[tile - 1][lane] = cell as u8;
                    }
                }
            }
            block
        };
        Scan {
            blocks: entries.chunks(LANES).map(block).collect(),
        }
    }

    /// Calls `found` with the number of each entry whose corner board is within range
    /// of an image, and with the image's number. Returns the number of blocks compared.
    pub(super) fn near(&self, question: Question<'_>, found: impl FnMut(usize, usize)) -> usize {
        // The first entry of a block has the largest reach.
        let reaches = |block: &EntryBlock| block.reach[0] >= question.less;
        let blocks = &self.blocks[..self.blocks.partition_point(reaches)];
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            #[allow(unsafe_code, reason = "the feature was detected in the line above")]
            // SAFETY: the feature that the function is compiled for was detected.
            unsafe {
                avx2::near(blocks, question, found);
            }
            return blocks.len();
        }
        portable(blocks, question, found);
        blocks.len()
    }
}

/// Calls `found` for the lanes of a block whose bits are set.
#[inline]
fn report_lanes(block: usize, image: usize, mut lanes: u32, found: &mut impl FnMut(usize, usize)) {
    while lanes != 0 {
        found(block * LANES + lanes.trailing_zeros() as usize, image);
        lanes &= lanes - 1;
    }
}

/// For any processor; the compiler vectorises the inner loops.
fn portable(blocks: &[EntryBlock], question: Question<'_>, mut found: impl FnMut(usize, usize)) {
    for (number, block) in blocks.iter().enumerate() {
        for (image, steps) in question.images.iter().enumerate() {
            let mut sums = [0_u8; LANES];
            for (tile, cells) in block.cells.iter().enumerate() {
                let to_cell = steps.of_tile(tile + 1);
                for (sum, &cell) in sums.iter_mut().zip(cells) {
                    *sum += to_cell[usize::from(cell % 16)];
                }
            }
            let mut lanes = 0;
            for (lane, (sum, reach)) in sums.iter().zip(block.reach).enumerate() {
                let range = reach.saturating_sub(question.less).min(question.most);
                lanes |= u32::from(reach != 0 && *sum <= range) << lane;
            }
            report_lanes(number, image, lanes, &mut found);
        }
    }
}

/// For processors that look up 32 bytes at once.
#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        __m256i, _mm_loadu_si128, _mm256_add_epi8, _mm256_andnot_si256,
        _mm256_broadcastsi128_si256, _mm256_cmpeq_epi8, _mm256_loadu_si256, _mm256_min_epu8,
        _mm256_movemask_epi8, _mm256_set1_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8,
        _mm256_subs_epu8,
    };

    use super::{EntryBlock, LANES, Question, Steps, report_lanes};

    #[target_feature(enable = "avx2")]
    pub(super) fn near(
        blocks: &[EntryBlock],
        question: Question<'_>,
        mut found: impl FnMut(usize, usize),
    ) {
        let steps: [[__m256i; 15]; 2] = std::array::from_fn(|image| {
            std::array::from_fn(|tile| table(&question.images[image], tile + 1))
        });
        let less = _mm256_set1_epi8(question.less.cast_signed());
        let most = _mm256_set1_epi8(question.most.cast_signed());
        for (number, block) in blocks.iter().enumerate() {
            let mut sums = [_mm256_setzero_si256(); 2];
            for (tile, cells) in block.cells.iter().enumerate() {
                let cells = lanes(cells);
                for (sum, steps) in sums.iter_mut().zip(&steps) {
                    *sum = _mm256_add_epi8(*sum, _mm256_shuffle_epi8(steps[tile], cells));
                }
            }
            let reach = lanes(&block.reach);
            let none = _mm256_cmpeq_epi8(reach, _mm256_setzero_si256());
            let range = _mm256_min_epu8(_mm256_subs_epu8(reach, less), most);
            for (image, sum) in sums.into_iter().enumerate() {
                let within = _mm256_cmpeq_epi8(_mm256_min_epu8(sum, range), sum);
                let within = _mm256_movemask_epi8(_mm256_andnot_si256(none, within));
                report_lanes(number, image, within.cast_unsigned(), &mut found);
            }
        }
    }

    /// Loads thirty-two bytes.
    #[target_feature(enable = "avx2")]
    fn lanes(bytes: &[u8; LANES]) -> __m256i {
        #[allow(unsafe_code, reason = "only a load by address exists")]
        // SAFETY: there are 32 bytes at the address; it need not be aligned, but is.
        unsafe {
            _mm256_loadu_si256(std::ptr::from_ref(bytes).cast())
        }
    }

    /// Loads a tile's steps to the sixteen cells, twice.
    #[target_feature(enable = "avx2")]
    fn table(steps: &Steps, tile: usize) -> __m256i {
        let steps: &[u8; 16] = steps.of_tile(tile);
        #[allow(unsafe_code, reason = "only a load by address exists")]
        // SAFETY: there are sixteen bytes at the address; it need not be aligned.
        let steps = unsafe { _mm_loadu_si128(std::ptr::from_ref(steps).cast()) };
        _mm256_broadcastsi128_si256(steps)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{PackedBoard, Scrambler};
    use crate::reference::{Known, Orientation, Slot};

    /// Entries of random boards with bounds between 30 and 80, in order of reach.
    fn entries(count: usize) -> Vec<Entry> {
        let goal = Orientation::home().board();
        let mut scrambler = Scrambler::new(5);
        let mut entries = Vec::new();
        while entries.len() < count {
            let board = PackedBoard::try_from(&scrambler.uniform(&goal)).unwrap();
            let corner = Slot::of(board).corner;
            let bound = 30 + scrambler.below(48) as u8;
            let known = [0, 1, 2, 3].map(|step| {
                let blank = Slot::board(corner, step).blank();
                let parity = (blank / 4 + blank % 4) as u8 % 2;
                Known {
                    distance: bound / 2 * 2 + parity,
                    exact: false,
                    prefix: None,
                }
            });
            entries.extend(Entry::new(corner, known));
        }
        entries.sort_by_key(|entry| std::cmp::Reverse(reach(entry)));
        entries
    }

    #[test]
    fn every_way_of_looking_finds_the_same() {
        let entries = entries(1000);
        let scan = Scan::new(&entries);
        let goal = Orientation::home().board();
        let mut scrambler = Scrambler::new(6);
        let mut found_at_all = 0;
        for number in 0..200_u8 {
            let images = [0, 1].map(|_| {
                let board = scrambler.uniform(&goal);
                PackedBoard::try_from(&board).unwrap()
            });
            let steps = images.map(Steps::of);
            let question = Question {
                images: &steps,
                less: 30 + number % 50,
                most: 10 + number % 40,
            };
            let mut expected = Vec::new();
            for (entry, image) in (0..entries.len()).flat_map(|e| [(e, 0), (e, 1)]) {
                let reach = reach(&entries[entry]);
                let range = reach.saturating_sub(question.less).min(question.most);
                let near = steps[image].distance(entries[entry].corner()) <= range.into();
                if near && reach >= question.less {
                    expected.push((entry, image));
                }
            }
            let mut found = Vec::new();
            let blocks = scan.near(question, |entry, image| found.push((entry, image)));
            let mut by_any = Vec::new();
            portable(&scan.blocks[..blocks], question, |entry, image| {
                by_any.push((entry, image));
            });
            found.sort_unstable();
            by_any.sort_unstable();
            assert_eq!(found, by_any);
            assert_eq!(found, expected);
            found_at_all += found.len();
        }
        assert!(found_at_all > 1000, "{found_at_all}");
    }
}
