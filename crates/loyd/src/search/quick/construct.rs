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
//! hand. On boards of more than 64 cells there are too many positions of two tiles and the blank.
//! There, the last two tiles of a line are brought near first, one by one.
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

/// Boards of up to this many cells bring two tiles home from anywhere.
const SMALL: usize = 64;

/// On larger boards, two tiles that are brought home together stay within this many lines of
/// their goals.
const NEAR: usize = 3;

/// Returns a solution, usually not a shortest one.
pub fn construct(problem: &Problem) -> Path {
    let mut construction = Construction {
        board: problem.start,
        path: Path::new(),
        done: [false; MAX_CELLS],
    };
    let (lines, block) = order(problem.home);
    for cells in lines {
        if cells.len() == 2 && problem.home.shape().cells() > SMALL {
            construction.bring_near(&cells, problem.home);
        }
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

/// The cells that tiles may be on while they are brought home.
struct Room {
    cells: usize,
    /// By cell: its number among those of the room; `None` if it does not belong to it.
    numbers: [Option<u8>; MAX_CELLS],
    count: usize,
}

impl Room {
    /// The room of the cells of a board that a condition accepts.
    fn new(cells: usize, accepts: impl Fn(usize) -> bool) -> Room {
        let mut room = Room {
            cells,
            numbers: [None; MAX_CELLS],
            count: 0,
        };
        for cell in (0..cells).filter(|&cell| accepts(cell)) {
            room.numbers[cell] = Some(room.count as u8);
            room.count += 1;
        }
        room
    }

    fn contains(&self, cell: usize) -> bool {
        self.numbers[cell].is_some()
    }

    /// Returns the number of positions that have an index.
    fn len(&self, are_two: bool) -> usize {
        let pairs = if are_two {
            self.count * self.count
        } else {
            self.count
        };
        pairs * self.cells
    }

    /// Returns a number for the positions, those of one tile first; `None` if a tile is not in
    /// the room.
    fn index(&self, positions: Positions) -> Option<usize> {
        let [one, other] = positions.tiles.map(|tile| self.numbers[tile]);
        let (one, other) = (usize::from(one?), usize::from(other?));
        // A single tile is given twice and has the difference 0.
        let difference = (other + self.count - one) % self.count;
        Some((difference * self.count + one) * self.cells + positions.blank)
    }
}

impl Positions {
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
        let room = if cells.len() == 2 {
            self.room(cells[1])
        } else {
            self.room_everywhere()
        };
        self.follow(targets.map(|cell| home.tile_at(cell)), &room, |positions| {
            positions.tiles == targets && (!blank_too || positions.blank == home.blank())
        });
        for &cell in cells {
            self.done[cell] = true;
        }
    }

    /// Brings the first of two tiles home and the second one near.
    fn bring_near(&mut self, cells: &[usize], home: Home) {
        self.bring_home(&cells[..1], home, false);
        let near = self.room(cells[1]);
        let tile = home.tile_at(cells[1]);
        self.follow([tile; 2], &self.room_everywhere(), |positions| {
            near.contains(positions.tiles[0])
        });
        self.done[cells[0]] = false;
    }

    /// Returns the cells that two tiles may be on, of which one belongs to this cell.
    fn room(&self, target: usize) -> Room {
        let shape = self.board.shape();
        if shape.cells() <= SMALL {
            return self.room_everywhere();
        }
        Room::new(shape.cells(), |cell| {
            let rows = shape.row(cell).abs_diff(shape.row(target));
            let cols = shape.col(cell).abs_diff(shape.col(target));
            !self.done[cell] && rows.max(cols) <= NEAR
        })
    }

    fn room_everywhere(&self) -> Room {
        Room::new(self.board.shape().cells(), |_| true)
    }

    /// Makes the fewest slides that bring two tiles, or one that is given twice, to positions
    /// that `arrived` accepts.
    fn follow(&mut self, tiles: [u8; 2], room: &Room, arrived: impl Fn(Positions) -> bool) {
        let find = |tile| {
            let found = self.board.tiles().iter().position(|&t| t == tile);
            found.expect("a board has every tile")
        };
        let start = Positions {
            tiles: tiles.map(find),
            blank: self.board.blank(),
        };
        for slide in self.shortest(start, room, arrived) {
            self.board = self.board.after(slide).expect("found on this board");
            self.path.push(slide);
        }
    }

    /// Returns the fewest slides to positions that `arrived` accepts, by breadth-first
    /// search that does not touch the cells already done.
    fn shortest(
        &self,
        start: Positions,
        room: &Room,
        arrived: impl Fn(Positions) -> bool,
    ) -> Vec<Slide> {
        let shape = self.board.shape();
        let mut came_by = vec![None; room.len(start.tiles[0] != start.tiles[1])];
        let mut queue = VecDeque::from([start]);
        while let Some(positions) = queue.pop_front() {
            if arrived(positions) {
                return trace(shape, start, positions, |positions| {
                    came_by[room.index(positions)?]
                });
            }
            for slide in Slide::ALL {
                let source = shape.source(positions.blank, slide);
                let Some(source) = source.filter(|&source| !self.done[source]) else {
                    continue;
                };
                let next = positions.after(source);
                let Some(index) = room.index(next).filter(|_| next != start) else {
                    continue;
                };
                if came_by[index].is_none() {
                    came_by[index] = Some(slide);
                    queue.push_back(next);
                }
            }
        }
        unreachable!("two lines and two cells across always suffice")
    }
}

/// Returns the slides that led from `start` to `end`. `came_by` returns the slide that led to
/// positions.
fn trace(
    shape: Shape,
    start: Positions,
    end: Positions,
    came_by: impl Fn(Positions) -> Option<Slide>,
) -> Vec<Slide> {
    let mut slides = Vec::new();
    let mut positions = end;
    while positions != start {
        let slide = came_by(positions).expect("every position but the start was reached");
        slides.push(slide);
        let source = shape.source(positions.blank, slide.opposite());
        positions = positions.after(source.expect("the tile that came can go back"));
    }
    slides.reverse();
    slides
}
