//! A slide with the cell that it starts from, as one number.

use crate::puzzle::Slide;

/// A slide with the cell of the blank that it starts from: four times the cell plus the slide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct SlideFrom(pub(super) u8);

impl SlideFrom {
    #[inline]
    pub(super) fn new(blank: u8, slide: Slide) -> SlideFrom {
        SlideFrom(4 * blank + slide as u8)
    }
}
