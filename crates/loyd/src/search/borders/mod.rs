//! Solutions of boards of any size: the outer row and column first, then the next ones, until a
//! small board is left.
//!
//! A model with weights for pairs of tiles ([`Ranking`](super::Ranking)) is too large for boards
//! of more than 64 cells, and there is none for goals with the blank in the middle. Such boards
//! are reduced as people do it, but all tiles of a border are brought home at the same time, by a
//! beam ([`Front`]) with a simple score (`score.rs`). What is left is solved by the caller, or by
//! the same beam.
//!
//! Borders overlap: some levels after the first board with a solved border was found, the boards
//! of this border and of the next one are searched side by side, and those that are solved later
//! join the others. So the next border begins with many boards, not with one.

mod front;
mod rest;
mod score;
mod traces;

use crate::puzzle::{Board, Home, Path, Shape};
use crate::search::{Problem, RankedOutcome};
use front::{Front, ReachedBoard};
use rest::{Border, Rest, all_borders, borders_until};
use traces::{SlideBefore, Traces};

/// Called between levels with the boards generated and expanded so far. The search ends when it
/// returns `true`.
pub(crate) type IsStopped<'a> = dyn FnMut(u64, u64) -> bool + 'a;

/// Solves what is left, with fewer slides than a number.
type Finish<'a> = dyn Fn(&Problem, usize, &mut IsStopped<'_>) -> RankedOutcome + 'a;

/// How a board is solved border by border.
pub(crate) struct BorderPlan<'a> {
    /// Boards that are kept of each level.
    pub(crate) width: usize,
    /// A solution must be shorter than this.
    pub(crate) below: usize,
    /// Which shapes `finish` can solve.
    pub(crate) is_left: &'a dyn Fn(Shape) -> bool,
    pub(crate) finish: &'a Finish<'a>,
}

/// Levels in which a border and the next one are searched side by side.
const OVERLAP: u32 = 12;

/// Levels per cell after which a border is given up.
const MOST_LEVELS_PER_CELL: usize = 16;

/// Levels between two questions whether the search should end.
const LEVELS_PER_QUESTION: u32 = 8;

/// Looks for a solution: solves the borders with a beam, and what is left as the plan says.
pub(crate) fn border_beam(
    problem: &Problem,
    plan: &BorderPlan<'_>,
    is_stopped: &mut IsStopped<'_>,
) -> RankedOutcome {
    let (borders, rest) = borders_until(problem.home, plan.is_left);
    let mut search = BorderSearch::new(problem, plan.width, is_stopped);
    let solved = search.solve(&borders);
    let path = solved.and_then(|solved| search.finish(&solved, rest, plan));
    search.outcome(path)
}

/// Looks for a solution shorter than `below` slides, with a beam of this width for all borders.
pub(crate) fn border_beam_alone(
    problem: &Problem,
    (width, below): (usize, usize),
    is_stopped: &mut IsStopped<'_>,
) -> RankedOutcome {
    let mut search = BorderSearch::new(problem, width, is_stopped);
    let solved = search.solve(&all_borders(problem.home));
    let best = solved.into_iter().flatten().min_by_key(|board| board.depth);
    let path = best.map(|best| search.traces.path(best.before));
    search.outcome(path.filter(|path| path.len() < below))
}

struct BorderSearch<'a> {
    problem: &'a Problem,
    width: usize,
    traces: Traces,
    is_stopped: &'a mut IsStopped<'a>,
    generated: u64,
    expanded: u64,
}

impl<'a> BorderSearch<'a> {
    fn new(
        problem: &'a Problem,
        width: usize,
        is_stopped: &'a mut IsStopped<'a>,
    ) -> BorderSearch<'a> {
        BorderSearch {
            problem,
            width: width.max(1),
            traces: Traces::default(),
            is_stopped,
            generated: 0,
            expanded: 0,
        }
    }

    fn outcome(self, path: Option<Path>) -> RankedOutcome {
        RankedOutcome {
            path,
            generated: self.generated,
            expanded: self.expanded,
        }
    }

    /// Solves borders one after the other. Returns the boards with all of them solved; `None` if
    /// the beam lost them or was stopped.
    fn solve(&mut self, borders: &[Border]) -> Option<Vec<ReachedBoard>> {
        let start = &self.problem.start;
        let mut boards = vec![ReachedBoard {
            tiles: start.tiles().to_vec(),
            blank: start.blank() as u8,
            depth: 0,
            before: SlideBefore::NONE,
        }];
        let mut borders = borders.iter();
        let Some(first) = borders.next() else {
            return Some(boards);
        };
        let mut front = self.front(first);
        front.add(boards);
        for border in borders {
            let mut next = self.front(border);
            next.add(self.first_solved(&mut front)?);
            for _ in 0..OVERLAP {
                self.advance(&mut next);
                self.advance(&mut front);
                next.add(front.take_solved());
            }
            front = next;
        }
        boards = self.first_solved(&mut front)?;
        for _ in 0..OVERLAP {
            self.advance(&mut front);
            boards.extend(front.take_solved());
        }
        Some(boards)
    }

    fn front(&self, border: &Border) -> Front {
        Front::new(self.problem.home, border, self.width)
    }

    fn advance(&mut self, front: &mut Front) {
        let cost = front.advance(&mut self.traces);
        self.generated += cost.generated;
        self.expanded += cost.expanded;
    }

    /// Searches until boards with the border solved are found.
    fn first_solved(&mut self, front: &mut Front) -> Option<Vec<ReachedBoard>> {
        let most = MOST_LEVELS_PER_CELL * self.problem.home.shape().cells();
        for level in 0..most as u32 {
            let solved = front.take_solved();
            if !solved.is_empty() {
                return Some(solved);
            }
            let is_asked = level % LEVELS_PER_QUESTION == 0;
            let is_over = front.is_empty() || !self.traces.have_room(self.width);
            if is_over || is_asked && (self.is_stopped)(self.generated, self.expanded) {
                return None;
            }
            self.advance(front);
        }
        None
    }

    /// Finishes the board that promises the shortest solution.
    fn finish(
        &mut self,
        boards: &[ReachedBoard],
        rest: Rest,
        plan: &BorderPlan<'_>,
    ) -> Option<Path> {
        let board = boards
            .iter()
            .min_by_key(|board| self.expected_length(board))?;
        let inner = inner_problem(self.problem.home, rest, &board.tiles);
        let below = plan.below.checked_sub(usize::from(board.depth))?;
        let (generated, expanded) = (self.generated, self.expanded);
        let is_stopped = &mut *self.is_stopped;
        let found = (plan.finish)(&inner, below, &mut |more_generated, more_expanded| {
            is_stopped(generated + more_generated, expanded + more_expanded)
        });
        self.generated += found.generated;
        self.expanded += found.expanded;
        let path = self.traces.path(board.before);
        Some(path.iter().chain(found.path?.iter()).collect())
    }

    /// Returns the number of slides to a board, and what its rest may take, in tenths.
    fn expected_length(&self, board: &ReachedBoard) -> u32 {
        let home = self.problem.home;
        let distance = |(cell, &tile): (usize, &u8)| {
            let goal = home.cell_of(tile);
            if tile == 0 {
                0
            } else {
                home.shape().distance(cell, goal)
            }
        };
        let distances: u32 = board.tiles.iter().enumerate().map(distance).sum();
        10 * u32::from(board.depth) + SLIDES_PER_TEN_STEPS * distances
    }
}

/// Slides that ten steps of Manhattan distance take on large boards.
const SLIDES_PER_TEN_STEPS: u32 = 14;

/// Returns the problem of the cells that are left.
fn inner_problem(home: Home, rest: Rest, tiles: &[u8]) -> Problem {
    let cells = rest.cells(home.shape());
    let inner = |cell: usize| cells.iter().position(|&other| other == cell);
    let blank = inner(home.blank()).expect("the goal's blank is in the rest");
    let inner_home = Home::new(rest.shape(), blank);
    let name = |&cell: &usize| match tiles[cell] {
        0 => 0,
        tile => {
            let goal = inner(home.cell_of(tile)).expect("tiles of the borders are home");
            inner_home.tile_at(goal)
        }
    };
    let names: Vec<u8> = cells.iter().map(name).collect();
    Problem {
        start: Board::new(rest.shape(), &names).expect("every tile once"),
        home: inner_home,
    }
}
