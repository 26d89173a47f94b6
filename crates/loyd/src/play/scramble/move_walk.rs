//! Short lengths in the multi-tile metric: random walks of moves from the goal, of which one per
//! board is kept.
//!
//! The idea is that of `walk.rs`. In a shortest solution horizontal and vertical moves alternate,
//! and from every cell the blank can go to all others of its row or of its column. So the number of
//! walks depends only on their length and on the axis of their first move, and a walk is drawn by
//! drawing the other end of each move. A walk is kept if and only if its board is as far away as
//! the walk is long and the walk is the first of all shortest solutions read backwards.

use super::{Verdict, below};
use crate::error::SolveError;
use crate::play::distance::Distances;
use crate::puzzle::{Board, Home, Path, Scrambler, Slide};
use crate::search::Observer;
use crate::search::kernel::supports_moves;

/// The longest walk where boards take milliseconds to solve. Beyond that, random boards are better.
const LONGEST: u32 = 24;

/// The longest walk on other boards: of up to 25 cells, and of more. Five boards take up to two
/// seconds.
const LONGEST_ELSEWHERE: [u32; 2] = [16, 12];

/// The most cells of boards that are solved quickly without tables.
const FEW_CELLS: usize = 12;

/// Walks of moves from a goal.
#[derive(Debug)]
pub(super) struct MoveWalks {
    goal: Board,
    longest: u32,
}

/// Returns `true` if random boards with this goal take milliseconds to solve.
pub(super) fn is_quick(home: Home) -> bool {
    let shape = home.shape();
    let is_narrow = shape.rows().min(shape.cols()) < 3;
    supports_moves(home) || shape.cells() <= FEW_CELLS && !is_narrow
}

impl MoveWalks {
    pub(super) fn new(goal: &Board) -> MoveWalks {
        let longest = if is_quick(Home::new(goal.shape(), goal.blank())) {
            LONGEST
        } else {
            LONGEST_ELSEWHERE[usize::from(goal.shape().cells() > 25)]
        };
        MoveWalks {
            goal: *goal,
            longest,
        }
    }

    /// The length of the longest walks.
    pub(super) fn longest(&self) -> u32 {
        self.longest
    }

    /// The number of walks of a length.
    pub(super) fn count(&self, length: u32) -> u64 {
        match length {
            0 => 1,
            length => self.count_from(true, length) + self.count_from(false, length),
        }
    }

    /// The number of walks of a length whose first move is horizontal, or vertical.
    fn count_from(&self, horizontal: bool, length: u32) -> u64 {
        let shape = self.goal.shape();
        let [across, down] = [shape.cols(), shape.rows()].map(|cells| cells as u64 - 1);
        let (first, second) = if horizontal {
            (across, down)
        } else {
            (down, across)
        };
        first.pow(length.div_ceil(2)) * second.pow(length / 2)
    }

    /// Draws a walk of a length, each equally likely.
    pub(super) fn draw(&self, random: &mut Scrambler, length: u32) -> Path {
        let shape = self.goal.shape();
        let mut horizontal = below(random, self.count(length)) < self.count_from(true, length);
        let mut blank = [shape.row(self.goal.blank()), shape.col(self.goal.blank())];
        let mut walk = Path::new();
        for _ in 0..length {
            let axis = usize::from(horizontal);
            let lines = [shape.rows(), shape.cols()][axis];
            let from = blank[axis];
            let drawn = random.below(lines as u32 - 1) as usize;
            let to = drawn + usize::from(drawn >= from);
            // Tiles slide against the direction of the blank.
            let slide = match (horizontal, to < from) {
                (true, true) => Slide::Right,
                (true, false) => Slide::Left,
                (false, true) => Slide::Down,
                (false, false) => Slide::Up,
            };
            for _ in 0..from.abs_diff(to) {
                walk.push(slide);
            }
            blank[axis] = to;
            horizontal = !horizontal;
        }
        walk
    }

    /// Tests whether a walk of this many moves should be kept.
    pub(super) fn test(
        &self,
        walk: &Path,
        length: u32,
        ask: &Distances<'_>,
        observer: &mut dyn Observer,
    ) -> Result<Verdict, SolveError> {
        let board = walk.replay(&self.goal).expect("a walk stays on the board");
        let Some(nearer) = length.checked_sub(1) else {
            return Ok(Verdict::of(Some(true), board, length));
        };
        match ask.is_within(&board, 0, nearer, observer)? {
            Some(false) => {}
            Some(true) => return Ok(Verdict::Rejected),
            None => return Ok(Verdict::Stopped),
        }
        let own = walk.reversed();
        let is_first = |all: Vec<Path>| all.iter().all(|other| own.slides() <= other.slides());
        let first = ask.solutions(&board, length, observer)?.map(is_first);
        Ok(Verdict::of(first, board, length))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Metric, Shape};
    use std::collections::HashSet;

    #[test]
    fn all_walks_of_a_length_are_drawn() {
        let shape = Shape::new(3, 4).unwrap();
        for blank in [0, 5, 11] {
            let walks = MoveWalks::new(&Home::new(shape, blank).board());
            let mut random = Scrambler::new(1);
            for length in 0..4 {
                let drawn: HashSet<String> = (0..2_000)
                    .map(|_| {
                        let walk = walks.draw(&mut random, length);
                        assert_eq!(walk.length(Metric::Mtm), length as usize);
                        assert!(walk.replay(&walks.goal).is_ok());
                        walk.to_string()
                    })
                    .collect();
                assert_eq!(drawn.len() as u64, walks.count(length), "{blank} {length}");
            }
        }
    }

    #[test]
    fn the_largest_numbers_fit() {
        for shape in Shape::all() {
            for blank in 0..shape.cells() {
                let walks = MoveWalks::new(&Home::new(shape, blank).board());
                assert!(walks.count(walks.longest()) < 1 << 58, "{shape} {blank}");
            }
        }
    }
}
