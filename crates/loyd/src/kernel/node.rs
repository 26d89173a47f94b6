//! A board in the kernel: everything its children need, in a few cache lines.

use super::view::Seen;
use crate::puzzle::{Path, Slide};

/// A board, how it was reached, and what each view knows of it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Node<const T: usize> {
    /// Four bits a cell.
    pub(super) board: u64,
    /// What the views see; the second repeats the first if there is one only.
    pub(super) seen: [Seen<T>; 2],
    pub(super) blank: u8,
    pub(super) last: Option<Slide>,
    pub(super) history: History,
}

/// The slides made so far, two bits each.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct History {
    slides: [u64; 3],
    length: u8,
}

/// The most slides a history holds. No 4x4 board needs more than 80.
pub(super) const LONGEST: u32 = 96;

impl History {
    pub(super) fn len(&self) -> u32 {
        u32::from(self.length)
    }

    #[inline]
    pub(super) fn push(&mut self, slide: Slide) {
        let at = usize::from(self.length);
        self.slides[at / 32 % 3] |= (slide as u64) << (2 * (at % 32));
        self.length += 1;
    }

    pub(super) fn path(&self) -> Path {
        (0..usize::from(self.length))
            .map(|at| Slide::ALL[(self.slides[at / 32] >> (2 * (at % 32)) & 3) as usize])
            .collect()
    }
}
