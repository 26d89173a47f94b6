//! Hints and analyses in the multi-tile metric, where a slide of several tiles is one move.
//!
//! In this metric a move may lead one closer to the goal, one farther, or leave the distance as it
//! is: it is *good*, *bad* or *neutral*. A neutral move loses one move, a bad one two:
//!
//! ```text
//! moves played = optimal length + neutral moves + 2 x bad moves         40 = 33 + 3 + 2x2
//! ```
//!
//! As in the other metric the distances are found from the end, so that a limit leaves those of
//! the beginning unknown. Each earlier board is one closer, as far or one farther than the next,
//! which is at most two bounds to search.
//!
//! ```
//! use loyd::{Request, Solver, play::moves::analyze_moves, puzzle::Board, search::Silent};
//!
//! let scramble: Board = "1 2 3/4 5 6/0 7 8".parse()?;
//! let played = "DUL2".parse()?;
//! let request = Request::try_from(scramble)?;
//! let analysis = analyze_moves(&Solver::new(), &request, &played, &mut Silent)?;
//! assert_eq!(analysis.to_string(), "3 = 1 + 0 + 2x1");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::HashMap;
use std::fmt;

use super::analysis::AnalyzeError;
use super::distance::Distances;
use crate::error::SolveError;
use crate::names::{named, named_enum};
use crate::puzzle::{Board, Metric, Path, Puzzle, Slide};
use crate::report::{Guarantee, Report};
use crate::request::Request;
use crate::search::Observer;
use crate::solver::Solver;

named_enum! {
    /// What a move did to the distance.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub enum MoveKind {
        /// It led one closer to the goal.
        Good = "good": "one closer to the goal",
        /// The distance stayed the same.
        Neutral = "neutral": "as far from the goal as before",
        /// It led one farther away.
        Bad = "bad": "one farther from the goal",
    }
}

named!(MoveKind, "kind of move");

impl MoveKind {
    /// The kind of a move between boards of these distances.
    fn between(before: u32, after: u32) -> MoveKind {
        match after.cmp(&before) {
            std::cmp::Ordering::Less => MoveKind::Good,
            std::cmp::Ordering::Equal => MoveKind::Neutral,
            std::cmp::Ordering::Greater => MoveKind::Bad,
        }
    }
}

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
}

impl MoveAnalysis {
    /// The shortest length, if it is known.
    pub fn optimal(&self) -> Option<u32> {
        self.distances[0]
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
}

/// `40 = 33 + 3 + 2x2`, or what is known: `40, at best unknown`.
impl fmt::Display for MoveAnalysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let played = self.moves.len();
        let (neutral, bad) = (self.count(MoveKind::Neutral), self.count(MoveKind::Bad));
        match self.optimal() {
            Some(optimal) => write!(f, "{played} = {optimal} + {neutral} + 2x{bad}"),
            None => write!(f, "{played}, the shortest length is not known"),
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
    Ok(MoveAnalysis {
        puzzle,
        played: played.clone(),
        moves,
        distances: along(&ask, &boards, observer)?,
    })
}

/// Divides a path into moves: slides in the same direction belong together.
fn moves_of(path: &Path) -> Vec<Path> {
    let runs = path.slides().chunk_by(|one, next| one == next);
    runs.map(|run| run.iter().copied().collect()).collect()
}

/// Returns the distance of every board, the last of which is the goal.
fn along(
    ask: &Distances<'_>,
    boards: &[Board],
    observer: &mut dyn Observer,
) -> Result<Vec<Option<u32>>, SolveError> {
    let moves = boards.len() - 1;
    let mut distances = vec![None; boards.len()];
    let mut known = HashMap::from([(boards[moves], 0)]);
    let mut next = 0_u32;
    distances[moves] = Some(0);
    for at in (0..moves).rev() {
        observer.part(moves - 1 - at, moves);
        let distance = match known.get(&boards[at]) {
            Some(&distance) => Some(distance),
            None => ask.between(
                &boards[at],
                next.saturating_sub(1).max(1),
                next + 1,
                observer,
            )?,
        };
        let Some(distance) = distance else { break };
        known.insert(boards[at], distance);
        distances[at] = Some(distance);
        next = distance;
    }
    Ok(distances)
}

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
            length: after.map(|after| after + 1),
            kind: optimal
                .zip(after)
                .map(|(before, after)| MoveKind::between(before, after)),
        });
    }
    Ok(MoveHint { report, next_moves })
}

/// Every move of a board, with the board after it.
fn possible_moves(board: &Board) -> Vec<(Path, Board)> {
    let mut moves = Vec::new();
    for slide in Slide::ALL {
        let (mut at, mut slides) = (*board, Path::new());
        while let Some(next) = at.after(slide) {
            at = next;
            slides.push(slide);
            moves.push((slides.clone(), at));
        }
    }
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::{Home, Scrambler, Shape};
    use crate::search::Silent;

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
        let solved = Request::try_from(Home::blank_last(Shape::THREE).board()).unwrap();
        let hint = hint_moves(&Solver::new(), &solved, &mut Silent).unwrap();
        assert!(
            hint.next_moves
                .iter()
                .all(|next| next.kind == Some(MoveKind::Bad))
        );
    }
}
