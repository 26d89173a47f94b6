//! An analysis in the multi-tile metric: the distance after each move, and what the moves that
//! lost something should have been.

use std::fmt;

use super::{MoveKind, moves_of, possible_moves};
use crate::error::SolveError;
use crate::play::along::{along, better_moves, bounds, visited};
use crate::play::analysis::AnalyzeError;
use crate::play::distance::Distances;
use crate::puzzle::{Board, Metric, Path, Puzzle};
use crate::request::Request;
use crate::search::Observer;
use crate::solver::Solver;

/// A solution with the distance of every board between two moves.
#[derive(Debug, Clone)]
pub struct MoveAnalysis {
    /// Scramble and goal.
    pub puzzle: Puzzle,
    /// What was played.
    pub played: Path,
    /// The moves, each as the slides of its tiles.
    pub moves: Vec<Path>,
    /// The distance before the first move and after each. If a limit left some unknown, they are
    /// all at the beginning.
    pub distances: Vec<Option<u32>>,
    /// The neutral and the bad moves, as far as the distances are known.
    pub lost_moves: Vec<LostMove>,
    /// The scramble's distance is at least this.
    pub lower_bound: u32,
    /// The scramble's distance is at most this.
    pub upper_bound: u32,
}

/// A move that did not lead closer to the goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LostMove {
    /// Its index in the solution, from 0.
    pub index: usize,
    /// The board it was made on.
    pub board: Board,
    /// That board's distance.
    pub distance: u32,
    /// What was played.
    pub played: Path,
    /// Neutral or bad.
    pub kind: MoveKind,
    /// Every move that would have led closer.
    pub better: Vec<Path>,
    /// Whether `better` is complete; `false` if a limit stopped the search.
    pub complete: bool,
}

impl MoveAnalysis {
    /// The shortest length, if it is known.
    pub fn optimal(&self) -> Option<u32> {
        (self.lower_bound == self.upper_bound).then_some(self.lower_bound)
    }

    /// What each move did, where it is known.
    pub fn kinds(&self) -> Vec<Option<MoveKind>> {
        let pairs = self.distances.windows(2);
        pairs
            .map(|pair| Some(MoveKind::between(pair[0]?, pair[1]?)))
            .collect()
    }

    /// How many moves of a kind there are, as far as the distances are known.
    pub fn count(&self, kind: MoveKind) -> usize {
        let kinds = self.kinds().into_iter().flatten();
        kinds.filter(|&each| each == kind).count()
    }

    /// Returns `true` if everything is known.
    pub fn is_complete(&self) -> bool {
        self.distances[0].is_some() && self.lost_moves.iter().all(|lost| lost.complete)
    }
}

/// `40 = 33 + 3 + 2x2`, or what is known: `40, at best 30 to 35`.
impl fmt::Display for MoveAnalysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let played = self.moves.len();
        if let Some(optimal) = self.distances[0] {
            let (neutral, bad) = (self.count(MoveKind::Neutral), self.count(MoveKind::Bad));
            return write!(f, "{played} = {optimal} + {neutral} + 2x{bad}");
        }
        match (self.lower_bound, self.upper_bound) {
            (lower, upper) if lower == upper => write!(f, "{played}, at best {lower}"),
            (lower, upper) => write!(f, "{played}, at best {lower} to {upper}"),
        }
    }
}

/// Analyses a solution of a request's board in the multi-tile metric. The request sets the
/// heuristic, the search and the limits; its metric and weight are not used.
pub fn analyze_moves(
    solver: &Solver,
    request: &Request,
    played: &Path,
    observer: &mut dyn Observer,
) -> Result<MoveAnalysis, AnalyzeError> {
    let puzzle = request.puzzle;
    let moves = moves_of(played);
    let mut boards = vec![*puzzle.start()];
    let all = played.boards(puzzle.start())?;
    let mut made = 0;
    for each in &moves {
        made += each.len();
        boards.push(all[made]);
    }
    let end = all[played.len()];
    if end != *puzzle.goal() {
        return Err(AnalyzeError::NotSolved {
            end: Box::new(end),
            goal: Box::new(*puzzle.goal()),
        });
    }
    let ask = Distances::new(solver, request).in_metric(Metric::Mtm);
    let distances = along(&ask, &boards, observer)?;
    let lost_moves = lost_moves(&ask, &boards, &moves, &distances, observer)?;
    let (lower_bound, upper_bound) = match distances[0] {
        Some(optimal) => (optimal, optimal),
        None => bounds(&ask, None, &distances, observer)?,
    };
    Ok(MoveAnalysis {
        puzzle,
        played: played.clone(),
        moves,
        distances,
        lost_moves,
        lower_bound,
        upper_bound,
    })
}

/// Returns the moves after which the goal was not closer, with every better one.
fn lost_moves(
    ask: &Distances<'_>,
    boards: &[Board],
    moves: &[Path],
    distances: &[Option<u32>],
    observer: &mut dyn Observer,
) -> Result<Vec<LostMove>, SolveError> {
    let visited = visited(boards, distances);
    let pairs = distances.windows(2).enumerate();
    let lost: Vec<(usize, u32, MoveKind)> = pairs
        .filter_map(|(index, pair)| {
            let (before, after) = (pair[0]?, pair[1]?);
            (after >= before).then_some((index, before, MoveKind::between(before, after)))
        })
        .collect();
    let mut lost_moves = Vec::with_capacity(lost.len());
    for (done, &(index, distance, kind)) in lost.iter().enumerate() {
        if observer.is_abandoned() {
            break;
        }
        observer.part(done, lost.len());
        let (board, moves_from) = (boards[index], possible_moves(&boards[index]));
        let (better, complete) = better_moves(ask, &visited, distance, moves_from, observer)?;
        lost_moves.push(LostMove {
            index,
            board,
            distance,
            played: moves[index].clone(),
            kind,
            better,
            complete,
        });
    }
    Ok(lost_moves)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Home, Scrambler, Shape};
    use crate::search::{Limits, Silent};

    #[test]
    fn the_equation_of_moves_holds() {
        let (solver, goal) = (Solver::new(), Home::blank_last(Shape::THREE).board());
        let mut scrambler = Scrambler::new(9);
        let mut seen = [0; 3];
        for _ in 0..20 {
            let (walk, board) = scrambler.walk(&goal, 30);
            let (request, played) = (Request::try_from(board).unwrap(), walk.reversed());
            let analysis = analyze_moves(&solver, &request, &played, &mut Silent).unwrap();
            let report = solver.solve(&request.metric(Metric::Mtm)).unwrap();
            assert_eq!(analysis.optimal(), Some(report.upper_bound), "{board}");
            let kinds = [MoveKind::Good, MoveKind::Neutral, MoveKind::Bad];
            let counts = kinds.map(|kind| analysis.count(kind));
            let moves = played.length(Metric::Mtm);
            assert_eq!(counts.iter().sum::<usize>(), moves);
            assert_eq!(
                moves,
                report.upper_bound as usize + counts[1] + 2 * counts[2]
            );
            seen = std::array::from_fn(|kind| seen[kind] + counts[kind]);
        }
        assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
    }

    /// The better moves of every lost move are those that the distances of all moves show.
    #[test]
    fn better_moves_are_all_that_lead_closer() {
        let (solver, goal) = (Solver::new(), Home::blank_last(Shape::THREE).board());
        let distance = |board: &Board| {
            let request = Request::try_from(*board).unwrap().metric(Metric::Mtm);
            solver.solve(&request).unwrap().upper_bound
        };
        let mut scrambler = Scrambler::new(4);
        let mut lost = 0;
        for _ in 0..5 {
            let (walk, board) = scrambler.walk(&goal, 30);
            let request = Request::try_from(board).unwrap();
            let analysis = analyze_moves(&solver, &request, &walk.reversed(), &mut Silent).unwrap();
            assert!(analysis.is_complete());
            for each in &analysis.lost_moves {
                assert_eq!(distance(&each.board), each.distance);
                assert_ne!(each.kind, MoveKind::Good);
                let closer = possible_moves(&each.board).into_iter();
                let closer = closer.filter(|(_, next)| distance(next) < each.distance);
                let closer: Vec<Path> = closer.map(|(slides, _)| slides).collect();
                assert_eq!(each.better, closer);
                lost += 1;
            }
        }
        assert!(lost > 10, "{lost}");
    }

    /// If a limit comes first, the bounds hold and the end of the solution is known.
    #[test]
    fn a_limit_leaves_bounds() {
        let (solver, goal) = (Solver::new(), Home::blank_last(Shape::THREE).board());
        let mut scrambler = Scrambler::new(2);
        let mut limited = 0;
        for _ in 0..10 {
            let (walk, board) = scrambler.walk(&goal, 40);
            let request = Request::try_from(board).unwrap();
            let optimal = solver.solve(&request.clone().metric(Metric::Mtm)).unwrap();
            let short = request.limits(Limits::default().nodes(Some(50)));
            let analysis = analyze_moves(&solver, &short, &walk.reversed(), &mut Silent).unwrap();
            let optimal = optimal.upper_bound;
            assert!(analysis.lower_bound <= optimal && optimal <= analysis.upper_bound);
            if analysis.distances[0].is_none() {
                assert!(!analysis.is_complete());
                assert!(analysis.to_string().contains("at best"), "{analysis}");
                limited += 1;
            }
        }
        assert!(limited > 0);
    }
}
