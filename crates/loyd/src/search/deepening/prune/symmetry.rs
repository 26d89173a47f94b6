//! Symmetry reduction: boards that are their own mirror image.
//!
//! From the Java original (mwong510ca), which calls them identical symmetry boards. A
//! symmetry of the grid that maps the goal to itself maps solutions to solutions. On a
//! board that it maps to itself too, every continuation has an image of the same
//! length:
//!
//! ```text
//! 1 5 3 4      its own mirror image: 2 and 5 have exchanged their places, and
//! 2 6 7 8      the mirror exchanges their names. If sliding 12 down solves
//! 9 A B C      it, sliding 15 right solves it as fast.
//! D E F .
//! ```
//!
//! So a slide is left out if its image is smaller in the search's order, or if its
//! image undoes the slide before. With the goal's blank in a corner of a square there
//! is one such symmetry, the reflection in a diagonal. With the blank in the centre of
//! 3x3 there are seven, all of which are used. For most other goals there is none, and
//! nothing is left out.
//!
//! The blank of such a board is on the axis. On other cells the test costs reading one
//! bit; on the axis it mostly ends at the first pair of cells.

use super::{SlideSet, bit};
use crate::puzzle::{Cells, Home, MAX_CELLS, Slide, Symmetry};
use crate::search::order_index;

/// The symmetries that map a goal to itself.
#[derive(Debug)]
pub(crate) struct Mirrors {
    /// The blank's cells that at least one of them leaves in place.
    axes: u64,
    mirrors: Vec<Mirror>,
}

#[derive(Debug)]
struct Mirror {
    /// The cells it leaves in place.
    axis: u64,
    /// The image of each cell.
    cells: Vec<u8>,
    /// The new name of each tile.
    names: Cells,
    /// The image of each slide.
    slides: [Slide; 4],
    /// The slides whose image is smaller.
    greater: SlideSet,
}

impl Mirrors {
    pub(crate) fn new(home: Home) -> Mirrors {
        let mirrors: Vec<Mirror> = Symmetry::all()
            .filter(|&symmetry| symmetry != Symmetry::Identity && symmetry.home(home) == home)
            .map(|symmetry| Mirror::new(symmetry, home))
            .collect();
        Mirrors {
            axes: mirrors.iter().fold(0, |axes, mirror| axes | mirror.axis),
            mirrors,
        }
    }

    /// Returns the slides not to try from a board after the slide `last`.
    #[inline]
    pub(crate) fn left_out(&self, cells: &Cells, blank: u8, last: Option<Slide>) -> SlideSet {
        if self.axes >> blank & 1 == 0 {
            return 0;
        }
        let mut left_out = 0;
        for mirror in &self.mirrors {
            if mirror.axis >> blank & 1 != 0 && mirror.keeps(cells) {
                left_out |= mirror.left_out(last);
            }
        }
        left_out
    }
}

impl Mirror {
    fn new(symmetry: Symmetry, home: Home) -> Mirror {
        let shape = home.shape();
        let image = |cell| symmetry.cell(shape, cell);
        let greater = |slide: &&Slide| order_index(symmetry.slide(**slide)) < order_index(**slide);
        Mirror {
            axis: (0..shape.cells())
                .filter(|&cell| image(cell) == cell)
                .fold(0, |axis, cell| axis | 1 << cell),
            cells: (0..shape.cells()).map(|cell| image(cell) as u8).collect(),
            names: symmetry.tiles(home),
            slides: Slide::ALL.map(|slide| symmetry.slide(slide)),
            greater: Slide::ALL
                .iter()
                .filter(greater)
                .fold(0, |set, &slide| set | bit(slide)),
        }
    }

    /// Returns `true` if a board is its own image.
    #[inline]
    fn keeps(&self, cells: &Cells) -> bool {
        self.cells.iter().zip(cells).all(|(&image, &tile)| {
            cells[usize::from(image) % MAX_CELLS] == self.names[usize::from(tile) % MAX_CELLS]
        })
    }

    /// Returns the slides not to try from such a board.
    fn left_out(&self, last: Option<Slide>) -> SlideSet {
        let undoing = last.map(Slide::opposite);
        Slide::ALL
            .into_iter()
            .filter(|&slide| Some(self.slides[slide as usize]) == undoing)
            .fold(self.greater, |set, slide| set | bit(slide))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Board, Shape};
    use crate::search::moves::ORDER;

    fn left_out(board: &str, home: Home, last: Option<Slide>) -> Vec<Slide> {
        let board: Board = board.parse().unwrap();
        let set = Mirrors::new(home).left_out(board.cells(), board.blank() as u8, last);
        ORDER.into_iter().filter(|&s| set & bit(s) != 0).collect()
    }

    #[test]
    fn one_of_two_slides_remains() {
        use Slide::{Down, Left, Right, Up};
        let home = Home::blank_last(Shape::FOUR);
        let corner = "1 5 3 4/2 6 7 8/9 10 11 12/13 14 15 0";
        assert_eq!(left_out(corner, home, None), [Right, Up]);
        // A blank that has just entered the corner can only go back.
        assert_eq!(left_out(corner, home, Some(Up)), [Right, Up]);
        assert_eq!(left_out(corner, home, Some(Left)), [Down, Right, Up]);
        let inside = "1 2 3 4/5 0 7 8/9 10 11 12/13 14 15 6";
        assert_eq!(left_out(inside, home, None), [Right, Up]);
        // One slide remains besides the undoing one: straight on or its image.
        assert_eq!(left_out(inside, home, Some(Up)), [Right, Up]);
        assert_eq!(left_out(inside, home, Some(Right)), [Right, Up]);
        assert_eq!(left_out(inside, home, Some(Left)), [Down, Right, Up]);
        assert_eq!(left_out(inside, home, Some(Down)), [Right, Left, Up]);
        let other = "1 2 3 4/5 0 8 7/9 10 11 12/13 14 15 6";
        assert_eq!(left_out(other, home, None), []);
    }

    #[test]
    fn which_goals_have_mirrors() {
        let mirrors = |shape, blank| Mirrors::new(Home::new(shape, blank)).mirrors.len();
        assert_eq!(
            (0..16)
                .map(|cell| mirrors(Shape::FOUR, cell))
                .sum::<usize>(),
            8
        );
        assert_eq!(mirrors(Shape::FOUR, 5), 1);
        assert_eq!(mirrors(Shape::FOUR, 1), 0);
        assert_eq!(mirrors(Shape::THREE, 4), 7);
        let wide = Shape::new(2, 5).unwrap();
        assert_eq!(mirrors(wide, 9), 0);
        assert_eq!(mirrors(wide, 2), 1);
    }

    #[test]
    fn a_board_is_compared_with_its_image() {
        let home = Home::blank_last(Shape::THREE);
        let mirrors = Mirrors::new(home);
        let mut scrambler = crate::puzzle::Scrambler::new(3);
        for _ in 0..20_000 {
            let board = scrambler.uniform(&home.board());
            let own = Symmetry::Mirror.image(&board, home) == board;
            let found = mirrors.left_out(board.cells(), board.blank() as u8, None) != 0;
            assert_eq!(found, own, "{board}");
        }
    }
}
