//! The distances of the boards along a solution, and the moves that led away from the
//! goal.

use std::collections::HashMap;

use super::BadMove;
use crate::error::SolveError;
use crate::play::distance::Distances;
use crate::puzzle::{Board, Path, Slide};
use crate::report::Report;
use crate::search::{Observer, Problem};

/// Returns the distance of every board, the last of which is the goal. If a limit stops
/// a search, the distances from there back to the start are unknown.
pub(super) fn along(
    ask: &Distances<'_>,
    boards: &[Board],
    observer: &mut dyn Observer,
) -> Result<Vec<Option<u32>>, SolveError> {
    let moves = boards.len() - 1;
    let mut distances = vec![None; boards.len()];
    // People move back and forth, so known distances are remembered.
    let mut known = HashMap::from([(boards[moves], 0)]);
    let mut next = 0;
    distances[moves] = Some(0);
    for at in (0..moves).rev() {
        let board = &boards[at];
        observer.part(moves - 1 - at, moves);
        let distance = match known.get(board) {
            Some(&distance) => distance,
            None if next == 0 => 1,
            None => match ask.is_within(board, next - 1, next - 1, observer)? {
                Some(true) => next - 1,
                Some(false) => next + 1,
                None => break,
            },
        };
        known.insert(*board, distance);
        distances[at] = Some(distance);
        next = distance;
    }
    Ok(distances)
}

/// Returns the moves after which the goal was farther away, with every better one.
pub(super) fn bad_moves(
    ask: &Distances<'_>,
    boards: &[Board],
    played: &Path,
    distances: &[Option<u32>],
    observer: &mut dyn Observer,
) -> Result<Vec<BadMove>, SolveError> {
    let visited: HashMap<Board, u32> = boards
        .iter()
        .zip(distances)
        .filter_map(|(&board, distance)| Some((board, (*distance)?)))
        .collect();
    let pairs = distances.windows(2).enumerate();
    let bad: Vec<(usize, u32)> = pairs
        .filter_map(|(index, pair)| {
            let (before, after) = (pair[0]?, pair[1]?);
            (after > before).then_some((index, before))
        })
        .collect();
    let mut bad_moves = Vec::with_capacity(bad.len());
    for (done, &(index, distance)) in bad.iter().enumerate() {
        if observer.is_abandoned() {
            break;
        }
        observer.part(done, bad.len());
        let mut bad_move = BadMove {
            index,
            board: boards[index],
            distance,
            played: played.slides()[index],
            better: Vec::new(),
            complete: true,
        };
        find_better(ask, &visited, &mut bad_move, observer)?;
        bad_moves.push(bad_move);
    }
    Ok(bad_moves)
}

/// Tries every other slide.
fn find_better(
    ask: &Distances<'_>,
    visited: &HashMap<Board, u32>,
    bad_move: &mut BadMove,
    observer: &mut dyn Observer,
) -> Result<(), SolveError> {
    // From the goal itself no move leads closer.
    let Some(nearer) = bad_move.distance.checked_sub(1) else {
        return Ok(());
    };
    for slide in Slide::ALL {
        if slide == bad_move.played {
            continue;
        }
        let Some(board) = bad_move.board.after(slide) else {
            continue;
        };
        let is_better = match visited.get(&board) {
            Some(&distance) => Some(distance == nearer),
            None => ask.is_within(&board, nearer, nearer, observer)?,
        };
        match is_better {
            Some(true) => bad_move.better.push(slide),
            Some(false) => {}
            None => bad_move.complete = false,
        }
    }
    Ok(())
}

/// Returns bounds of the scramble's distance, which is not known. They are at least as good as
/// those of a search for a solution that is stopped at once, so that the two do not disagree.
/// `start` is what a search has found, if there was one.
pub(super) fn bounds(
    ask: &Distances<'_>,
    start: Option<Report>,
    distances: &[Option<u32>],
    observer: &mut dyn Observer,
) -> Result<(u32, u32), SolveError> {
    let puzzle = ask.request().puzzle;
    let first = distances.iter().position(Option::is_some).unwrap_or(0);
    let (steps, distance) = (first as u32, distances[first].unwrap_or(0));
    let start = match start {
        Some(start) => start,
        None => ask.solve_briefly(puzzle.start(), 0, observer)?,
    };
    let lower = start.lower_bound.max(distance.saturating_sub(steps));
    let upper = start.upper_bound.min(distance + steps);
    Ok((Problem::from(&puzzle).round_up(lower), upper))
}
