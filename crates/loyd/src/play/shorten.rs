//! A solution made shorter: windows of it are solved again, optimally.
//!
//! Between two boards of the path that are some dozen slides apart, iterative deepening finds the
//! shortest way in a moment, on boards of any size. If that is shorter than the path, it replaces
//! that part. The rest of the solution stays as it is, so the result is not optimal in general,
//! but no window of the longest length that was searched completely can be made shorter.

use std::collections::HashMap;
use std::ops::ControlFlow;

use crate::heuristic::{ConflictRule, LinearConflict};
use crate::puzzle::{Board, Goal, IllegalSlide, Path, Puzzle, Slide};
use crate::search::{End, Limits, Observer, Problem, Progress, ida_star};

/// The lengths of windows, shortest first: short ones are quick and find most.
const WINDOWS: [usize; 3] = [16, 32, 48];

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

/// Makes a path shorter. The observer hears how far the windows have come and may stop it.
pub fn shorten(
    start: &Board,
    path: &Path,
    observer: &mut dyn Observer,
) -> Result<Shortened, IllegalSlide> {
    let boards = path.boards(start)?;
    let mut windows = Windows {
        slides: path.slides().to_vec(),
        boards,
        observer: Pulses {
            observer,
            ended: ControlFlow::Continue(()),
        },
    };
    windows.remove_loops();
    for length in WINDOWS {
        windows.pass(length);
    }
    Ok(Shortened {
        path: windows.slides.into_iter().collect(),
        complete: windows.observer.ended.is_continue(),
    })
}

/// A path that is being made shorter.
struct Windows<'a> {
    slides: Vec<Slide>,
    /// The boards along the path, one more than slides.
    boards: Vec<Board>,
    observer: Pulses<'a>,
}

impl Windows<'_> {
    /// Leaves out what leads back to a board that was there before.
    fn remove_loops(&mut self) {
        let mut places = HashMap::from([(self.boards[0], 0)]);
        let mut kept: Vec<(Slide, Board)> = Vec::new();
        for (&slide, &board) in self.slides.iter().zip(&self.boards[1..]) {
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
        self.boards.truncate(1);
        self.boards.extend(kept.iter().map(|(_, board)| *board));
        self.slides = kept.into_iter().map(|(slide, _)| slide).collect();
    }

    /// Tries every window of a length, and those before one that became shorter once more.
    fn pass(&mut self, length: usize) {
        let mut at = 0;
        while at < self.slides.len() && self.observer.ended.is_continue() {
            self.observer.observer.part(at, self.slides.len());
            let end = (at + length).min(self.slides.len());
            match self.shorter(at, end) {
                Some(slides) => {
                    self.replace(at, end, &slides);
                    at = at.saturating_sub(length / 2);
                }
                None => at += length / 4,
            }
        }
    }

    /// Returns a shorter way between two boards of the path, if one is found.
    fn shorter(&mut self, at: usize, end: usize) -> Option<Path> {
        let goal = Goal::Board(self.boards[end]);
        let puzzle = Puzzle::new(self.boards[at], &goal).ok()?;
        let problem = Problem::from(&puzzle);
        let conflict = LinearConflict::new(problem.home, ConflictRule::Fewest);
        // Slides cannot be one fewer: every slide changes the colour of the blank's cell.
        let last = (end - at).checked_sub(2)? as u32;
        let limits = Limits::default().last_bound(Some(last)).nodes(Some(NODES));
        match ida_star(&problem, &conflict, limits, &mut self.observer).end {
            End::Solved(mut paths) => paths.pop(),
            End::Stopped { .. } => None,
        }
    }

    fn replace(&mut self, at: usize, end: usize, path: &Path) {
        let start = self.boards[at];
        let boards = path.boards(&start).expect("a path from this board");
        self.boards.splice(at..=end, boards);
        self.slides.splice(at..end, path.iter());
    }
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
