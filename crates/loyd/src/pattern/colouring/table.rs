//! The table of a colouring: both distances of every state, one byte per state.

use std::fmt;
use std::sync::Arc;

use super::build::{ColouringBuilder, MOST_THREADS, WordBits};
use super::colouring::Colouring;
use super::entry::{AxisDistances, TableAxis};
use super::words::{ColourWord, SLOTS, WordRanks, slot};
use crate::grid::cpu::gather;
use crate::pattern::build::{BuildObserver, BuildStopped};
use crate::pattern::memory::Memory;
use crate::pattern::size::TableSize;
use crate::pattern::table::{BufferPrefix, Bytes, WrongSize};
use crate::puzzle::Board;

/// The table of a colouring in memory.
pub struct ColouringTable {
    colouring: Colouring,
    words: WordRanks,
    bytes: Bytes,
}

/// A table shared between threads.
pub type SharedColouring = Arc<ColouringTable>;

impl fmt::Debug for ColouringTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ColouringTable({})", self.colouring)
    }
}

impl Colouring {
    /// The size of the table and of its build.
    pub fn size(&self) -> TableSize {
        let words = word_count(self);
        let cells = self.tiles() as u64 + 1;
        let bytes = words * SLOTS as u64;
        let kept_bytes = bytes + INDEX_BYTES;
        let threads = MOST_THREADS as u64 * size_of::<u16>() as u64;
        TableSize {
            states: words * cells,
            bytes,
            searched: words * cells,
            build_bytes: kept_bytes + words * (size_of::<WordBits>() as u64 + threads),
            kept_bytes,
        }
    }
}

/// The lists of ranks and sets, and the maps of a builder, at most.
const INDEX_BYTES: u64 = 4 << 20;

/// The number of words: the orders of the letters.
fn word_count(colouring: &Colouring) -> u64 {
    let factorial = |count: usize| (1..=count as u64).product::<u64>();
    let counts = colouring.counts();
    let same: u64 = counts.into_iter().map(factorial).product();
    factorial(colouring.tiles()) / same
}

impl ColouringTable {
    /// A table from its bytes. They are not verified: that is the task of the code that stored
    /// them.
    pub fn new(colouring: Colouring, bytes: Bytes) -> Result<ColouringTable, WrongSize> {
        let (expected, found) = (colouring.size().bytes, (*bytes).as_ref().len() as u64);
        if found != expected {
            return Err(WrongSize { expected, found });
        }
        let words = WordRanks::new(&colouring);
        Ok(ColouringTable {
            colouring,
            words,
            bytes,
        })
    }

    /// Builds a table and counts how many states have each distance, whatever the axis of the
    /// next move.
    pub fn build(
        colouring: Colouring,
        threads: usize,
        memory: &dyn Memory,
        observer: &mut dyn BuildObserver,
    ) -> Result<(ColouringTable, Vec<u64>), BuildStopped> {
        let words = WordRanks::new(&colouring);
        let length = colouring.size().bytes as usize;
        let mut buffer = memory.zeroed(length);
        let builder = ColouringBuilder::new(&colouring, &words, threads);
        let entries = &mut (*buffer).as_mut()[..length];
        let histogram = builder.build(entries, memory, observer)?;
        let bytes: Bytes = Box::new(BufferPrefix { buffer, length });
        let table = ColouringTable {
            colouring,
            words,
            bytes,
        };
        Ok((table, histogram))
    }

    /// Which table this is.
    pub fn colouring(&self) -> &Colouring {
        &self.colouring
    }

    /// Its bytes, as they are stored.
    pub fn bytes(&self) -> &[u8] {
        (*self.bytes).as_ref()
    }

    /// The numbering of its words.
    pub(crate) fn words(&self) -> &WordRanks {
        &self.words
    }

    /// Returns the word of a board, whose goal has the blank last.
    pub(crate) fn word_of(&self, board: &Board) -> ColourWord {
        ColourWord::new(self.colouring.of_board(board))
    }

    /// The number of the goal's word, and the blank's slot there.
    pub(super) fn goal(&self) -> (usize, usize) {
        self.words.goal(&self.colouring)
    }

    /// Returns the fewest moves from a board to the goal with the blank last, as far as the table
    /// knows: if the first move is horizontal, and if it is vertical. Both are lower bounds.
    pub fn distances(&self, board: &Board) -> [u32; 2] {
        let rank = self.words.rank(self.word_of(board), gather);
        let shape = board.shape();
        let slot = slot(shape.row(board.blank()), shape.col(board.blank()));
        let entry = self.entry(rank, slot);
        [TableAxis::Horizontal, TableAxis::Vertical].map(|axis| entry.distance(axis))
    }

    /// Returns the entry of a word's number and the blank's slot.
    #[inline]
    pub(crate) fn entry(&self, rank: usize, slot: usize) -> AxisDistances {
        AxisDistances(self.bytes()[rank * SLOTS + slot])
    }
}
