//! A solution made shorter: windows of it are solved again, optimally.
//!
//! Between two boards of the path that are some dozen moves apart, iterative deepening finds the
//! shortest way in a moment, on boards of any size. If that is shorter than the path, it replaces
//! that part. The rest of the solution stays as it is, so the result is not optimal in general,
//! but no window of the longest length that was searched completely can be made shorter.
//!
//! Moves are counted in either metric. In the multi-tile metric a window may end with tiles that
//! slide on in the next move, or back; such moves are joined, which saves one more.

use std::collections::HashMap;
use std::ops::ControlFlow;

use crate::heuristic::{ConflictRule, LinearConflict, MultiTileManhattan};
use crate::play::moves::moves_of;
use crate::puzzle::{Board, Goal, IllegalSlide, Metric, Path, Puzzle, Slide};
use crate::search::{End, Limits, Observer, Problem, Progress, ida_star, ida_star_multi_tile};

/// The lengths of windows, shortest first: short ones are quick and find most.
const WINDOWS: [usize; 3] = [16, 32, 48];

/// The same in moves of several tiles, of which a board has more.
const MOVE_WINDOWS: [usize; 3] = [6, 10, 14];

/// Boards that the search of one window may generate.
const NODES: u64 = 100_000;

/// A solution that was made shorter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shortened {
    /// The path, from and to the same boards.
    pub path: Path,
    /// Whether all windows were tried; `false` if the observer stopped it.
    pub complete: bool,
}

/// Makes a path shorter in a metric. The observer hears how far the windows have come and may stop
/// it.
pub fn shorten(
    start: &Board,
    path: &Path,
    metric: Metric,
    observer: &mut dyn Observer,
) -> Result<Shortened, IllegalSlide> {
    let observer = Pulses {
        observer,
        ended: ControlFlow::Continue(()),
    };
    let mut windows = Windows {
        metric,
        moves: Vec::new(),
        boards: vec![*start],
        observer,
    };
    path.replay(start)?;
    windows.take(path.slides());
    let lengths = match metric {
        Metric::Stm => WINDOWS,
        Metric::Mtm => MOVE_WINDOWS,
    };
    for length in lengths {
        windows.pass(length);
    }
    Ok(Shortened {
        path: windows.slides(),
        complete: windows.observer.ended.is_continue(),
    })
}

/// A path that is being made shorter.
struct Windows<'a> {
    metric: Metric,
    moves: Vec<Path>,
    /// The boards between the moves, one more than moves.
    boards: Vec<Board>,
    observer: Pulses<'a>,
}

impl Windows<'_> {
    /// Takes another path from the same board, without what leads back to a board that was there
    /// before. So no slide is followed by its opposite, and tiles that slide on are one move.
    fn take(&mut self, slides: &[Slide]) {
        let start = self.boards[0];
        let slides: Path = without_loops(&start, slides).into_iter().collect();
        let all = slides.boards(&start).expect("a path from this board");
        self.moves = match self.metric {
            Metric::Stm => slides
                .iter()
                .map(|slide| Path::from_iter([slide]))
                .collect(),
            Metric::Mtm => moves_of(&slides),
        };
        self.boards.truncate(1);
        let mut made = 0;
        for each in &self.moves {
            made += each.len();
            self.boards.push(all[made]);
        }
    }

    fn slides(&self) -> Path {
        self.moves.iter().flat_map(Path::iter).collect()
    }

    /// Tries every window of a length, and those before one that became shorter once more.
    fn pass(&mut self, length: usize) {
        let mut at = 0;
        while at < self.moves.len() && self.observer.ended.is_continue() {
            self.observer.observer.part(at, self.moves.len());
            let end = (at + length).min(self.moves.len());
            match self.shorter(at, end) {
                Some(slides) => {
                    self.moves.splice(at..end, [slides]);
                    let slides = self.slides();
                    self.take(slides.slides());
                    at = at.saturating_sub(length / 2);
                }
                None => at += (length / 4).max(1),
            }
        }
    }

    /// Returns a shorter way between two boards of the path, if one is found.
    fn shorter(&mut self, at: usize, end: usize) -> Option<Path> {
        let goal = Goal::Board(self.boards[end]);
        let puzzle = Puzzle::new(self.boards[at], &goal).ok()?;
        let problem = Problem::from(&puzzle);
        let (limits, observer) = (Limits::default().nodes(Some(NODES)), &mut self.observer);
        let outcome = match self.metric {
            Metric::Stm => {
                let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
                // Slides cannot be one fewer: every slide changes the colour of the blank's cell.
                let last = (end - at).checked_sub(2)? as u32;
                ida_star(&problem, &conflict, limits.last_bound(Some(last)), observer)
            }
            Metric::Mtm => {
                let bounds = MultiTileManhattan::new(problem.home);
                let last = (end - at).checked_sub(1)? as u32;
                ida_star_multi_tile(&problem, &bounds, limits.last_bound(Some(last)), observer)
            }
        };
        match outcome.expect("a heuristic of the library").end {
            End::Solved(mut paths) => paths.pop(),
            End::Stopped { .. } => None,
        }
    }
}

/// Leaves out what leads back to a board that was there before.
fn without_loops(start: &Board, slides: &[Slide]) -> Vec<Slide> {
    let mut places = HashMap::from([(*start, 0)]);
    let mut kept: Vec<(Slide, Board)> = Vec::new();
    let mut board = *start;
    for &slide in slides {
        board = board.after(slide).expect("a path from this board");
        if let Some(&place) = places.get(&board) {
            for (_, left_out) in kept.drain(place..) {
                places.remove(&left_out);
            }
            places.insert(board, place);
        } else {
            kept.push((slide, board));
            places.insert(board, kept.len());
        }
    }
    kept.into_iter().map(|(slide, _)| slide).collect()
}

/// Passes on pulses alone: bounds and solutions of a window are none of the path's.
struct Pulses<'a> {
    observer: &'a mut dyn Observer,
    ended: ControlFlow<()>,
}

impl Observer for Pulses<'_> {
    fn pulse(&mut self, progress: Progress) -> ControlFlow<()> {
        self.ended = self.observer.pulse(progress);
        self.ended
    }
}
