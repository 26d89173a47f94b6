//! Boards of the greatest lengths on 4x4, which random boards almost never have.
//!
//! There are seventeen boards of 80 moves and 70 of 79 among ten million millions.
//! The seventeen are listed (`puzzle/facts.rs`). From one of them a few random slides
//! lead to a board whose distance is at least 80 minus the slides made, which leaves one
//! or two bounds to search. Length 80 is drawn uniformly in this way; the others are
//! not, because how often a board is reached depends on its neighbourhood.

use super::{Lengths, Verdict};
use crate::error::SolveError;
use crate::play::distance::Distances;
use crate::puzzle::facts::{GREATEST_4X4, farthest_4x4};
use crate::puzzle::{Board, Home, Scrambler, Shape, Symmetry};
use crate::search::Observer;

/// A board near one of the seventeen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FarCandidate {
    board: Board,
    /// The length it should have.
    length: u32,
    /// Its distance is at least this.
    least: u32,
}

/// Returns `true` if a goal is an image of the goal that the seventeen boards are
/// listed for.
pub(super) fn serves(home: Home) -> bool {
    home.shape() == Shape::FOUR && symmetry(home.blank()).is_some()
}

/// Returns the symmetry that takes the last cell to this corner.
fn symmetry(corner: usize) -> Option<Symmetry> {
    match corner {
        15 => Some(Symmetry::Identity),
        0 => Some(Symmetry::Rotate180),
        3 => Some(Symmetry::FlipRows),
        12 => Some(Symmetry::FlipColumns),
        _ => None,
    }
}

/// Draws a candidate. The goal's blank must be in a corner.
pub(super) fn draw(random: &mut Scrambler, goal: &Board, lengths: Lengths) -> FarCandidate {
    let length = lengths.least + random.below(lengths.most - lengths.least + 1);
    let boards = farthest_4x4();
    let start = seen_from(&boards[random.below(boards.len() as u32) as usize], goal);
    // Two extra slides reach boards that no direct way reaches; more would cost too
    // much.
    let detour = match length {
        GREATEST_4X4 => 0,
        _ => 2 * random.below(2),
    };
    let steps = GREATEST_4X4 - length + detour;
    let (_, board) = random.walk(&start, steps as usize);
    FarCandidate {
        board,
        length,
        least: GREATEST_4X4 - steps,
    }
}

/// Returns a board of the blank-last goal as it is for another goal.
fn seen_from(board: &Board, goal: &Board) -> Board {
    let home = Home::new(goal.shape(), goal.blank());
    let image = symmetry(home.blank())
        .unwrap_or(Symmetry::Identity)
        .image(board, Home::blank_last(Shape::FOUR));
    let named = |&tile: &u8| goal.tile(home.cell_of(tile));
    let tiles: Vec<u8> = image.tiles().iter().map(named).collect();
    Board::new(goal.shape(), &tiles).expect("renaming keeps every tile")
}

/// Tests whether a candidate has its length.
pub(super) fn test(
    candidate: FarCandidate,
    ask: &Distances<'_>,
    observer: &mut dyn Observer,
) -> Result<Verdict, SolveError> {
    let FarCandidate {
        board,
        length,
        least,
    } = candidate;
    if least < length {
        match ask.is_within(&board, least, length - 2, observer)? {
            Some(false) => {}
            Some(true) => return Ok(Verdict::Rejected),
            None => return Ok(Verdict::Stopped),
        }
    }
    let right = ask.is_within(&board, length, length, observer)?;
    Ok(Verdict::of(right, board, length))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::scramble::LengthScrambles;
    use crate::puzzle::{Goal, Metric, Puzzle};
    use crate::solver::Solver;
    use std::collections::HashMap;

    #[test]
    fn the_list_is_its_own_mirror_image_and_solvable_for_every_corner() {
        let home = Home::blank_last(Shape::FOUR);
        let boards = farthest_4x4();
        for board in boards {
            assert!(boards.contains(&Symmetry::Mirror.image(board, home)));
            for corner in [0, 3, 12, 15] {
                let goal = Home::new(Shape::FOUR, corner).board();
                let seen = seen_from(board, &goal);
                assert!(Puzzle::new(seen, &Goal::Board(goal)).is_ok());
            }
        }
    }

    /// The candidates of a seed, as a stream draws them: each of the seventeen boards
    /// is equally likely.
    #[test]
    fn the_seventeen_are_drawn_uniformly() {
        const EACH: u32 = 200;
        let (solver, lengths) = (Solver::new(), Lengths::exactly(GREATEST_4X4));
        for (goal, seed) in [(Goal::BlankLast, 1), (Goal::BlankFirst, 2)] {
            let target = goal.board(Shape::FOUR).unwrap();
            let stream =
                LengthScrambles::new(&solver, &goal, Shape::FOUR, lengths, Metric::Stm, seed, 1);
            let stream = stream.unwrap();
            let mut counts: HashMap<Board, u32> = HashMap::new();
            for candidate in 0..EACH * 17 {
                let mut random = stream.random(candidate.into());
                let candidate = draw(&mut random, &target, lengths);
                assert_eq!(
                    (candidate.length, candidate.least),
                    (GREATEST_4X4, GREATEST_4X4)
                );
                *counts.entry(candidate.board).or_default() += 1;
            }
            let expected = f64::from(EACH);
            let chi: f64 = farthest_4x4()
                .iter()
                .map(|board| counts.remove(&seen_from(board, &target)).unwrap_or(0))
                .map(|count| (f64::from(count) - expected).powi(2) / expected)
                .sum();
            assert!(counts.is_empty(), "other boards were drawn");
            // Sixteen degrees of freedom: one in a million is above 56.
            assert!(chi < 56.0, "{chi}");
        }
    }
}
