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
use crate::search::{BeamPart, BeamProgress, NextWidth, Problem, RankedOutcome};
use front::{Front, ReachedBoard};
use rest::{Border, Rest, all_borders, borders_until};
use traces::{SlideBefore, Traces};

/// Solves what is left, with fewer slides than a number.
type Finish<'a> = dyn Fn(&Problem, usize, &mut NextWidth<'_>) -> RankedOutcome + 'a;

/// How a board is solved border by border.
pub(crate) struct BorderPlan<'a> {
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

/// Levels between two questions how wide the next ones are.
const LEVELS_PER_QUESTION: u32 = 4;

/// Looks for a solution: solves the borders with a beam, and what is left as the plan says.
pub(crate) fn border_beam(
    problem: &Problem,
    plan: &BorderPlan<'_>,
    next_width: &mut NextWidth<'_>,
) -> RankedOutcome {
    let (borders, rest) = borders_until(problem.home, plan.is_left);
    let levels = plan.below.saturating_sub(expected_slides(rest.shape()));
    let mut search = BorderSearch::new(problem, (levels, BeamPart::Borders), next_width);
    let solved = search.solve(&borders);
    let path = solved.and_then(|solved| search.finish(&solved, rest, plan));
    search.outcome(path)
}

/// Looks for a solution shorter than `below` slides, with the same beam for all borders.
pub(crate) fn border_beam_alone(
    problem: &Problem,
    below: usize,
    next_width: &mut NextWidth<'_>,
) -> RankedOutcome {
    let mut search = BorderSearch::new(problem, (below, BeamPart::Whole), next_width);
    let solved = search.solve(&all_borders(problem.home));
    let best = solved.into_iter().flatten().min_by_key(|board| board.depth);
    let path = best.map(|best| search.traces.path(best.before));
    search.outcome(path.filter(|path| path.len() < below))
}

struct BorderSearch<'a> {
    problem: &'a Problem,
    /// The slides that all borders may take, and which part of the search they are.
    levels: (usize, BeamPart),
    /// Boards that are kept of each level, as long as nothing else was said.
    width: usize,
    traces: Traces,
    next_width: &'a mut NextWidth<'a>,
    generated: u64,
    expanded: u64,
}

impl<'a> BorderSearch<'a> {
    fn new(
        problem: &'a Problem,
        levels: (usize, BeamPart),
        next_width: &'a mut NextWidth<'a>,
    ) -> BorderSearch<'a> {
        BorderSearch {
            problem,
            levels,
            width: 1,
            traces: Traces::default(),
            next_width,
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
        self.ask(0)?;
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
        let cost = front.advance(self.width, &mut self.traces);
        self.generated += cost.generated;
        self.expanded += cost.expanded;
    }

    /// Asks for the width of the next levels. Returns `None` if the search should end.
    fn ask(&mut self, depth: usize) -> Option<()> {
        let (levels, part) = self.levels;
        let width = (self.next_width)(BeamProgress {
            generated: self.generated,
            expanded: self.expanded,
            levels_left: levels.saturating_sub(depth),
            part,
        })?;
        self.width = width.max(1);
        Some(())
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
            if is_asked {
                self.ask(front.depth()?)?;
            }
            if front.is_empty() || !self.traces.have_room(self.width) {
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
        let next_width = &mut *self.next_width;
        let found = (plan.finish)(&inner, below, &mut |progress| {
            next_width(BeamProgress {
                generated: generated + progress.generated,
                expanded: expanded + progress.expanded,
                ..progress
            })
        });
        self.generated += found.generated;
        self.expanded += found.expanded;
        let path = self.traces.path(board.before);
        Some(path.iter().chain(found.path?.iter()).collect())
    }

    /// Returns the number of slides to a board, and what its rest may take, in tenths.
    fn expected_length(&self, board: &ReachedBoard) -> u32 {
        let distances = distances(self.problem.home, &board.tiles);
        10 * u32::from(board.depth) + SLIDES_PER_TEN_STEPS * distances
    }
}

/// Returns the sum of the distances of all tiles from their goals.
fn distances(home: Home, tiles: &[u8]) -> u32 {
    let tiles = tiles.iter().enumerate().filter(|&(_, &tile)| tile != 0);
    tiles
        .map(|(cell, &tile)| home.shape().distance(cell, home.cell_of(tile)))
        .sum()
}

/// Returns the slides that the solution of a rest takes, roughly: even if all tiles are near their
/// goals, it takes more than one slide for each of them.
pub(crate) fn expected_solution(rest: &Problem) -> usize {
    let distances = distances(rest.home, rest.start.tiles());
    5 * (distances as usize + rest.home.shape().cells()) / 4
}

/// Returns the slides that a rest of a shape takes, roughly: its tiles are near their goals, because
/// the score of the borders counts them too.
fn expected_slides(rest: Shape) -> usize {
    rest.cells() * (rest.rows() + rest.cols()) / 4
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
