//! A hint in the multi-tile metric: the next moves of a shortest solution, and what each possible
//! move does.

use super::{MoveKind, moves_of, possible_moves};
use crate::error::SolveError;
use crate::play::distance::Distances;
use crate::puzzle::{Metric, Path};
use crate::report::{Guarantee, Report};
use crate::request::Request;
use crate::search::Observer;
use crate::solver::Solver;

/// What to play next in the multi-tile metric.
#[derive(Debug, Clone)]
pub struct MoveHint {
    /// The solution whose first moves are the hint, and what is proved of it.
    pub report: Report,
    /// Every move that is possible.
    pub next_moves: Vec<NextMove>,
}

/// A possible next move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextMove {
    /// The slides of its tiles.
    pub slides: Path,
    /// The tile that a hand touches to make the move: of several, the one farthest from the blank.
    pub tile: u8,
    /// The length of a shortest solution that starts with it, if it is known.
    pub length: Option<u32>,
    /// What it does to the distance, if that is known.
    pub kind: Option<MoveKind>,
}

impl MoveHint {
    /// Returns the first `count` moves of the solution.
    pub fn moves(&self, count: usize) -> Path {
        let moves = moves_of(&self.report.path);
        let slides = moves.iter().take(count).flat_map(Path::slides);
        slides.copied().collect()
    }

    /// Returns `true` if it is known what every move does.
    pub fn is_complete(&self) -> bool {
        self.next_moves.iter().all(|next| next.kind.is_some())
    }
}

/// Returns the next best moves of a request's board in the multi-tile metric. The request sets the
/// heuristic, the search and the limits; its metric and weight are not used.
pub fn hint_moves(
    solver: &Solver,
    request: &Request,
    observer: &mut dyn Observer,
) -> Result<MoveHint, SolveError> {
    let ask = Distances::new(solver, request).in_metric(Metric::Mtm);
    let board = *request.puzzle.start();
    let possible = possible_moves(&board);
    let parts = possible.len() + 1;
    observer.part(0, parts);
    let mut announced = solver.announced(ask.request(), observer);
    let report = ask.solve(&board, &mut announced)?;
    let proved = report.guarantee == Guarantee::Optimal;
    let optimal = proved.then_some(report.upper_bound);
    let mut next_moves = Vec::new();
    for (done, (slides, next)) in possible.into_iter().enumerate() {
        observer.part(done + 1, parts);
        let after = match optimal {
            None => None,
            Some(_) if next == *request.puzzle.goal() => Some(0),
            Some(length) => {
                let least = length.saturating_sub(1).max(1);
                ask.between(&next, least, length + 1, observer)?
            }
        };
        next_moves.push(NextMove {
            slides,
            tile: board.tile(next.blank()),
            length: after.map(|after| after + 1),
            kind: optimal
                .zip(after)
                .map(|(before, after)| MoveKind::between(before, after)),
        });
    }
    Ok(MoveHint { report, next_moves })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Board, Home, Shape};
    use crate::search::Silent;

    #[test]
    fn a_hint_names_every_move() {
        let board: Board = "1 2 3/4 5 6/0 7 8".parse().unwrap();
        let request = Request::try_from(board).unwrap();
        let hint = hint_moves(&Solver::new(), &request, &mut Silent).unwrap();
        assert_eq!(hint.moves(1).to_string(), "L2");
        assert!(hint.is_complete());
        let kind = |slides: &str| {
            let next = hint.next_moves.iter();
            next.clone()
                .find(|each| each.slides.to_string() == slides)
                .unwrap()
                .kind
        };
        assert_eq!(hint.next_moves.len(), 4);
        assert_eq!(kind("L2"), Some(MoveKind::Good));
        assert_eq!(kind("L"), Some(MoveKind::Neutral));
        assert_eq!(kind("D"), Some(MoveKind::Bad));
        let tiles = hint.next_moves.iter().map(|next| next.tile);
        assert_eq!(tiles.collect::<Vec<_>>(), [7, 8, 4, 1]);
        let solved = Request::try_from(Home::blank_last(Shape::THREE).board()).unwrap();
        let hint = hint_moves(&Solver::new(), &solved, &mut Silent).unwrap();
        assert!(
            hint.next_moves
                .iter()
                .all(|next| next.kind == Some(MoveKind::Bad))
        );
    }
}
