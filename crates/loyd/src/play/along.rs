//! The distances of the boards along a solution, and better moves than those that were played, in
//! either metric. `analysis` and `moves` make their answers of them.

use std::collections::HashMap;

use super::distance::Distances;
use crate::error::SolveError;
use crate::puzzle::Board;
use crate::report::Report;
use crate::search::Observer;

/// Boards with the distances that are known.
pub(super) type Visited = HashMap<Board, u32>;

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
    let mut known = Visited::from([(boards[moves], 0)]);
    let mut next = 0;
    distances[moves] = Some(0);
    for at in (0..moves).rev() {
        let board = &boards[at];
        observer.part(moves - 1 - at, moves);
        let distance = match known.get(board) {
            Some(&distance) => Some(distance),
            None => ask.before(board, next, observer)?,
        };
        let Some(distance) = distance else { break };
        known.insert(*board, distance);
        distances[at] = Some(distance);
        next = distance;
    }
    Ok(distances)
}

/// Returns the boards whose distances are known.
pub(super) fn visited(boards: &[Board], distances: &[Option<u32>]) -> Visited {
    let pairs = boards.iter().zip(distances);
    pairs
        .filter_map(|(&board, distance)| Some((board, (*distance)?)))
        .collect()
}

/// Returns those of the moves from a board of this distance that lead closer to the goal, and
/// whether these are all. Each move comes with the board after it.
pub(super) fn better_moves<M>(
    ask: &Distances<'_>,
    visited: &Visited,
    distance: u32,
    moves: impl IntoIterator<Item = (M, Board)>,
    observer: &mut dyn Observer,
) -> Result<(Vec<M>, bool), SolveError> {
    let (mut better, mut complete) = (Vec::new(), true);
    // From the goal itself no move leads closer.
    let Some(nearer) = distance.checked_sub(1) else {
        return Ok((better, complete));
    };
    for (each, board) in moves {
        let is_better = match visited.get(&board) {
            Some(&distance) => Some(distance == nearer),
            // Only the goal has no moves to go, and it was visited.
            None if nearer == 0 => Some(false),
            None => ask.is_within(&board, nearer, nearer, observer)?,
        };
        match is_better {
            Some(true) => better.push(each),
            Some(false) => {}
            None => complete = false,
        }
    }
    Ok((better, complete))
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
    Ok((ask.round_up(lower), upper))
}
