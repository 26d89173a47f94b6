//! A solution by construction: line after line, as people do it.
//!
//! Works for every shape and goal at once and proves nothing about its length. It
//! always gives an upper bound; [`beam`](fn@super::beam) usually finds a shorter
//! solution.
//!
//! The board is reduced from the sides that do not hold the goal's blank until a 2x2
//! block is left. The tiles of a line are brought home one by one, the last two
//! together, each by a breadth-first search over the positions of those tiles and the
//! blank. Cells already done are walls. A line can always be done while two lines and
//! two cells across remain: this is the old argument that makes the puzzle solvable by
//! hand.
//!
//! ```text
//! 1 2 3 4      # # # #      # # # #
//! . . . .      5 . . .      # . . .      ...until 2x2
//! . . . .  ->  9 . . .  ->  # . . .
//! . . . .      . . . .      # . . .
//! ```

use std::collections::VecDeque;

use crate::puzzle::{Board, Home, MAX_CELLS, Path, Shape, Slide};
use crate::search::Problem;

/// Returns a solution, usually not a shortest one.
pub fn construct(problem: &Problem) -> Path {
    let mut construction = Construction {
        board: problem.start,
        path: Path::new(),
        done: [false; MAX_CELLS],
    };
    let (lines, block) = order(problem.home);
    for cells in lines {
        construction.bring_home(&cells, problem.home, false);
    }
    // Once two tiles and the blank are home, the block's third tile is home too.
    construction.bring_home(&block[..2], problem.home, true);
    construction.path
}

/// Returns the cells in the order they are filled, one or two together, and then the
/// cells of the 2x2 block without the blank's.
fn order(home: Home) -> (Vec<Vec<usize>>, Vec<usize>) {
    let shape = home.shape();
    let (blank_row, blank_col) = (shape.row(home.blank()), shape.col(home.blank()));
    let (mut rows, mut cols) = (0..shape.rows(), 0..shape.cols());
    let mut groups = Vec::new();
    while rows.len() > 2 || cols.len() > 2 {
        let line: Vec<usize> = if rows.len() >= cols.len() {
            let row = if blank_row == rows.start {
                rows.end -= 1;
                rows.end
            } else {
                rows.start += 1;
                rows.start - 1
            };
            cols.clone().map(|col| shape.cell(row, col)).collect()
        } else {
            let col = if blank_col == cols.start {
                cols.end -= 1;
                cols.end
            } else {
                cols.start += 1;
                cols.start - 1
            };
            rows.clone().map(|row| shape.cell(row, col)).collect()
        };
        let (single, last_two) = line.split_at(line.len() - 2);
        groups.extend(single.iter().map(|&cell| vec![cell]));
        groups.push(last_two.to_vec());
    }
    let block = rows
        .flat_map(|row| cols.clone().map(move |col| shape.cell(row, col)))
        .filter(|&cell| cell != home.blank())
        .collect();
    (groups, block)
}

/// A board being solved.
struct Construction {
    board: Board,
    path: Path,
    /// Cells that must not change any more.
    done: [bool; MAX_CELLS],
}

/// The cells of one or two tiles and of the blank. A single tile is given twice.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Positions {
    tiles: [usize; 2],
    blank: usize,
}

impl Positions {
    fn index(self) -> usize {
        (self.tiles[0] * MAX_CELLS + self.tiles[1]) * MAX_CELLS + self.blank
    }

    /// Returns the positions after the tile on `source` slid onto the blank's cell.
    fn after(self, source: usize) -> Positions {
        let follow = |tile| if tile == source { self.blank } else { tile };
        Positions {
            tiles: self.tiles.map(follow),
            blank: source,
        }
    }
}

impl Construction {
    /// Brings the tiles of one or two cells home with the fewest slides possible; the
    /// blank too if `blank_too`.
    fn bring_home(&mut self, cells: &[usize], home: Home, blank_too: bool) {
        let targets = [cells[0], cells[cells.len() - 1]];
        let find = |cell| {
            let tile = home.tile_at(cell);
            let found = self.board.tiles().iter().position(|&t| t == tile);
            found.expect("a board has every tile")
        };
        let start = Positions {
            tiles: targets.map(find),
            blank: self.board.blank(),
        };
        let arrived = |positions: Positions| {
            positions.tiles == targets && (!blank_too || positions.blank == home.blank())
        };
        for slide in self.shortest(start, arrived) {
            self.board = self.board.after(slide).expect("found on this board");
            self.path.push(slide);
        }
        for &cell in cells {
            self.done[cell] = true;
        }
    }

    /// Returns the fewest slides to positions that `arrived` accepts, by breadth-first
    /// search that does not touch the cells already done.
    fn shortest(&self, start: Positions, arrived: impl Fn(Positions) -> bool) -> Vec<Slide> {
        let shape = self.board.shape();
        let mut came_by = vec![None; MAX_CELLS * MAX_CELLS * MAX_CELLS];
        let mut queue = VecDeque::from([start]);
        while let Some(positions) = queue.pop_front() {
            if arrived(positions) {
                return trace(shape, start, positions, &came_by);
            }
            for slide in Slide::ALL {
                let source = shape.source(positions.blank, slide);
                let Some(source) = source.filter(|&source| !self.done[source]) else {
                    continue;
                };
                let next = positions.after(source);
                if next != start && came_by[next.index()].is_none() {
                    came_by[next.index()] = Some(slide);
                    queue.push_back(next);
                }
            }
        }
        unreachable!("two lines and two cells across always suffice")
    }
}

/// Returns the slides that led from `start` to `end`.
fn trace(shape: Shape, start: Positions, end: Positions, came_by: &[Option<Slide>]) -> Vec<Slide> {
    let mut slides = Vec::new();
    let mut positions = end;
    while positions != start {
        let slide = came_by[positions.index()]
            .expect("every position but the start was reached by a slide");
        slides.push(slide);
        let source = shape.source(positions.blank, slide.opposite());
        positions = positions.after(source.expect("the tile that came can go back"));
    }
    slides.reverse();
    slides
}
