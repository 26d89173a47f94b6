//! The beam search with a learned order, from the goal to the board.
//!
//! A solution read backward leads from the goal to the board. Looking for it in that direction is
//! the same problem with other tiles, but the search makes its mistakes elsewhere: on 6x6 the shorter
//! of both solutions is shorter than that of one beam of twice the width, and hardly longer than
//! that of one of four times the width (`results/2026-11-18-large-boards.md`).
//!
//! The order is learned for goals with the blank in a corner, and the blank of a board can be
//! anywhere. So the search is guided to a board a few slides beyond, on which the blank has gone to
//! the nearest corner, and ends when it meets the board itself: near the end of a search a beam
//! keeps boards that are worse by a few slides than its best ones.

use super::beam::RankedSearch;
use super::ranking::Ranking;
use super::{RankedOutcome, constant_width, items, symmetry_to};
use crate::puzzle::{Board, Goal, Path, Puzzle, Slide};
use crate::search::{NextWidth, Problem};

/// Looks for a solution as [`ranked_beam`](super::ranked_beam) does, from the goal to the board. The
/// solution leads from the board to the goal, as always.
///
/// # Panics
/// If the ranking is for boards of another shape.
pub fn ranked_backward_beam(
    problem: &Problem,
    ranking: &Ranking,
    (width, below): (usize, usize),
    is_stopped: &mut dyn FnMut(u64, u64) -> bool,
) -> RankedOutcome {
    let next_width = &mut constant_width(width, is_stopped);
    paced_backward_beam(problem, ranking, below, next_width)
}

/// Looks for a solution as [`paced_beam`](super::paced_beam) does, from the goal to the board.
pub(crate) fn paced_backward_beam(
    problem: &Problem,
    ranking: &Ranking,
    below: usize,
    next_width: &mut NextWidth<'_>,
) -> RankedOutcome {
    let guide = Goal::Board(with_blank_in_corner(&problem.start));
    let renamed = |board: &Board| {
        let puzzle = Puzzle::new(*board, &guide).expect("both boards can be reached");
        Problem::from(&puzzle)
    };
    let (from, to) = (renamed(&problem.home.board()), renamed(&problem.start));
    let symmetry = symmetry_to(from.home, ranking).expect("a ranking of every corner");
    let image = |problem: &Problem| items(&symmetry.image(&problem.start, problem.home));
    let search = RankedSearch {
        ranking,
        below,
        next_width,
        level: &mut |_| (),
    };
    let result = search.run_to(&image(&from), &image(&to));
    let back = |(slides, _): (Path, _)| symmetry.inverse().path(&slides).reversed();
    RankedOutcome {
        path: result.found.map(back),
        generated: result.generated,
        expanded: result.expanded,
    }
}

/// Returns the board after its blank has gone to the nearest corner.
fn with_blank_in_corner(board: &Board) -> Board {
    let shape = board.shape();
    let (last_row, last_col) = (shape.rows() - 1, shape.cols() - 1);
    let corners = [(0, 0), (0, last_col), (last_row, 0), (last_row, last_col)];
    let distance = |cell| move |board: &Board| shape.distance(cell, board.blank());
    let corner = corners
        .into_iter()
        .map(|(row, col)| shape.cell(row, col))
        .min_by_key(|&corner| distance(corner)(board))
        .expect("a board has corners");
    let mut board = *board;
    while board.blank() != corner {
        let after = Slide::ALL
            .into_iter()
            .filter_map(|slide| board.after(slide));
        board = after
            .min_by_key(distance(corner))
            .expect("a blank can go to every cell");
    }
    board
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Home, Scrambler, Shape};
    use crate::search::learned::model::Model;
    use crate::search::learned::paced_beam;

    /// Returns the length of the solution that a beam finds, which is replayed.
    fn length(problem: &Problem, found: RankedOutcome) -> usize {
        let path = found.path.expect("the beam is wide enough");
        assert_eq!(path.replay(&problem.start), Ok(problem.home.board()));
        path.len()
    }

    /// Boards with the blank anywhere, goals with the blank in every corner, and shapes that are
    /// those of the ranking or lie across.
    #[test]
    fn solutions_are_found_from_the_goal() {
        let mut scrambler = Scrambler::new(3);
        for (rows, cols) in [(3, 3), (3, 4), (4, 3), (4, 4)] {
            let shape = Shape::new(rows, cols).expect("a shape");
            let upright = Shape::new(rows.min(cols), rows.max(cols)).expect("a shape");
            let ranking = Ranking::new(&Model::new(upright));
            for blank in [0, cols - 1, shape.cells() - cols, shape.cells() - 1] {
                let home = Home::new(shape, blank);
                for _ in 0..3 {
                    let start = scrambler.uniform(&home.board());
                    let problem = Problem { start, home };
                    let width: &mut NextWidth<'_> = &mut |_| Some(3_000);
                    let backward = paced_backward_beam(&problem, &ranking, 500, width);
                    let backward = length(&problem, backward);
                    let width: &mut NextWidth<'_> = &mut |_| Some(3_000);
                    let forward = length(&problem, paced_beam(&problem, &ranking, 500, width));
                    assert_eq!(backward % 2, forward % 2);
                    // Neither is much worse, and on small boards such beams find shortest ones.
                    assert!(
                        backward.abs_diff(forward) <= 8,
                        "{backward} {forward}: {start}"
                    );
                    if shape.cells() == 9 {
                        assert_eq!(backward, forward, "{start}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_solved_board_and_a_limit_end_the_search() {
        let home = Home::blank_last(Shape::FOUR);
        let ranking = Ranking::new(&Model::new(Shape::FOUR));
        let start = home.board();
        let solved = Problem { start, home };
        let found = paced_backward_beam(&solved, &ranking, 10, &mut |_| Some(10));
        assert_eq!(found.path, Some(Path::new()));
        let start = Scrambler::new(1).uniform(&start);
        let problem = Problem { start, home };
        let found = paced_backward_beam(&problem, &ranking, 100, &mut |_| None);
        assert_eq!(found.path, None);
        assert_eq!(found.generated, 0);
    }
}
