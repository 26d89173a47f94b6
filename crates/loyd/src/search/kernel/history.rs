//! The slides from the start to a board, two bits per slide.

use crate::puzzle::{Path, Slide};

/// Slides per word.
const PER_WORD: usize = 16;

/// Up to sixteen slides in each of `W` words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct History<const W: usize>([u32; W]);

impl<const W: usize> History<W> {
    /// No slides.
    pub(super) const EMPTY: History<W> = History([0; W]);

    /// Appends a slide to `depth` slides.
    #[inline]
    pub(super) fn push(&mut self, depth: u8, slide: Slide) {
        let at = usize::from(depth);
        // Slides beyond the longest path are not stored; no search goes that deep.
        if let Some(word) = self.0.get_mut(at / PER_WORD) {
            *word |= (slide as u32) << (2 * (at % PER_WORD));
        }
    }

    /// Returns a slide.
    pub(super) fn slide(&self, at: usize) -> Slide {
        Slide::numbered((self.0[at / PER_WORD] >> (2 * (at % PER_WORD))) as u8)
    }

    /// Returns the first `depth` slides.
    pub(super) fn path(&self, depth: u8) -> Path {
        (0..usize::from(depth)).map(|at| self.slide(at)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn remembers<const W: usize>() {
        let slides: Vec<Slide> = (0..PER_WORD * W)
            .map(|at| Slide::ALL[at * at % 7 % 4])
            .collect();
        let mut history = History::<W>::EMPTY;
        for (depth, &slide) in (0..).zip(&slides) {
            history.push(depth, slide);
        }
        let path = history.path(slides.len() as u8);
        assert_eq!(path, slides.iter().copied().collect());
        assert_eq!(history.slide(slides.len() - 1), slides[slides.len() - 1]);
    }

    #[test]
    fn remembers_every_slide() {
        remembers::<5>();
        remembers::<13>();
    }
}
