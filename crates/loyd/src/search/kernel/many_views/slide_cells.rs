//! How the lookups of a search see a slide: which cells it changes, through one symmetry or the
//! other.
//!
//! The symmetries of a search are the identity and the reflection that exchanges rows and columns,
//! or one of them. So of two lookups with different symmetries, one sees a slide as horizontal and
//! the other as vertical.

use crate::pattern::{Collection, KeyIndex};
use crate::puzzle::{Shape, Slide, Symmetry};
use crate::search::kernel::slide_from::SlideFrom;

/// A power of two not below the number of slides from all cells.
pub(super) const SLIDES: usize = 128;

/// What a slide does, as a symmetry sees it.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct SlideCells {
    /// Both cells of the slide as a set.
    pub(super) cells: u32,
    /// The cells before the one that the tile leaves, and before the one that it takes.
    pub(super) before_from: u32,
    pub(super) before_to: u32,
    /// The cell that the tile leaves, times [`KeyIndex::CELL_BITS`].
    pub(super) blank: u32,
}

impl SlideCells {
    fn new(shape: Shape, symmetry: Symmetry, (from, to): (usize, usize)) -> SlideCells {
        let (from, to) = (symmetry.cell(shape, from), symmetry.cell(shape, to));
        SlideCells {
            cells: 1 << from | 1 << to,
            before_from: (1 << from) - 1,
            before_to: (1 << to) - 1,
            blank: KeyIndex::CELL_BITS * from as u32,
        }
    }

    /// Everything as words, in this order.
    #[cfg(target_arch = "x86_64")]
    pub(super) fn words(&self) -> [u32; 4] {
        [self.cells, self.before_from, self.before_to, self.blank]
    }
}

/// The symmetries of a collection's views: one, or two that see every slide in different ways.
#[derive(Debug)]
pub(super) struct Frames(Vec<Symmetry>);

impl Frames {
    /// The symmetries of the views, or `None` if there are others than these.
    pub(super) fn new(collection: &Collection) -> Option<Frames> {
        let mut frames: Vec<Symmetry> = Vec::new();
        for view in collection.views() {
            if !frames.contains(&view.symmetry) {
                frames.push(view.symmetry);
            }
        }
        let differ = match frames[..] {
            [_] => true,
            [one, other] => sees_level(one, Slide::Left) != sees_level(other, Slide::Left),
            [..] => false,
        };
        differ.then_some(Frames(frames))
    }

    /// Returns 0 if the first symmetry sees a slide as horizontal, else 1.
    pub(super) fn axis(&self, slide: Slide) -> u8 {
        u8::from(!sees_level(self.0[0], slide))
    }

    /// Returns a slide of the axis 0 and one of the axis 1.
    pub(super) fn slides_of_axes(&self) -> [Slide; 2] {
        match self.axis(Slide::Left) {
            0 => [Slide::Left, Slide::Up],
            _ => [Slide::Up, Slide::Left],
        }
    }

    /// How each slide is seen by the lookups that see it as horizontal, and by the others.
    pub(super) fn seen(&self, shape: Shape) -> [[SlideCells; 2]; SLIDES] {
        let mut seen = [[SlideCells::default(); 2]; SLIDES];
        for blank in 0..shape.cells() {
            for slide in Slide::ALL {
                let Some(source) = shape.source(blank, slide) else {
                    continue;
                };
                let number = SlideFrom::new(blank as u8, slide).0;
                for (side, cells) in seen[usize::from(number)].iter_mut().enumerate() {
                    let is_level = side == 0;
                    let same = |frame: &&Symmetry| sees_level(**frame, slide) == is_level;
                    let frame = self.0.iter().find(same).unwrap_or(&self.0[0]);
                    *cells = SlideCells::new(shape, *frame, (source, blank));
                }
            }
        }
        seen
    }
}

/// Returns `true` if a symmetry sees a slide as horizontal.
pub(super) fn sees_level(symmetry: Symmetry, slide: Slide) -> bool {
    matches!(symmetry.slide(slide), Slide::Left | Slide::Right)
}
