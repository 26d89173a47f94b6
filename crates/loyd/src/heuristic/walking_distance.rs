//! Walking distance: the fewest slides that bring every tile into its own row and
//! column.
//!
//! Ken'ichiro Takahashi's estimate. Ignore the columns: a board becomes a small matrix
//! that says how many tiles of goal row j are in row i. A vertical slide moves one tile
//! of a neighbouring row into the blank's row; horizontal slides change nothing. The
//! fewest vertical slides to the goal matrix come from a breadth-first search over all
//! matrices, 24,964 for 4x4, in a few milliseconds. The same is done for columns.
//! Vertical and horizontal slides are different slides, so the two numbers are added.
//! One slide changes one of them by at most one: consistent.
//!
//! ```text
//! board           rows            goal rows A B C D, the blank's row is one short
//!  1  5  2  3     A B A A         3 1 0 0
//!  4  6  7  8     A B B B         1 3 0 0
//!  9 10 11 12     C C C C         0 0 4 0
//! 13 14 15  .     D D D .         0 0 0 3
//! ```
//!
//! During a search a matrix is a number, and a table of links gives the number after a
//! slide.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::greedy_walk::greedy_walks;
use super::{Heuristic, Properties, Reversible, Step};
use crate::puzzle::{Cells, Home, MAX_CELLS, Shape};

/// The longest side for which the tables stay small.
pub(super) const MAX_LINES: usize = 4;
/// Bits of a digit of a key: a number of tiles, at most four.
const DIGIT: u32 = 3;
/// Links per matrix: two directions times the goal lines of the tile that moves.
const LINKS: usize = 2 * MAX_LINES;

/// Marks a missing link: there are fewer matrices.
const NO_MATRIX: u16 = u16::MAX;

/// Distances and links of all matrices, for rows or for columns.
pub struct WalkingTable {
    pub(super) distance: Vec<u8>,
    /// The matrix after a slide, at index 8 matrix + 4 direction + goal line, or
    /// `NO_MATRIX` if there is no such tile. Direction 0 takes the tile from the line
    /// after the blank's.
    links: Vec<u16>,
    /// Distances in moves of several tiles, computed when first needed.
    multi_tile: OnceLock<Vec<u8>>,
    /// Steps of the greedy walk, computed when first needed.
    greedy: OnceLock<Vec<u8>>,
    /// The line of the goal's blank.
    goal: usize,
    /// The number of every matrix by its key, for the boards that searches start with.
    numbers: HashMap<u64, u16>,
}

impl fmt::Debug for WalkingTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "WalkingTable({} matrices)", self.distance.len())
    }
}

/// A matrix of line by goal line, and the line the blank is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Matrix {
    pub(super) counts: [[u8; MAX_LINES]; MAX_LINES],
    pub(super) blank: usize,
}

impl Matrix {
    fn key(&self) -> u64 {
        let digits = self.counts.iter().flatten();
        let counts = digits.fold(0, |key, &count| key << DIGIT | u64::from(count));
        counts << 2 | self.blank as u64
    }

    /// Returns the matrix of a key.
    fn of_key(key: u64) -> Matrix {
        let mut counts = [[0; MAX_LINES]; MAX_LINES];
        let mut digits = key >> 2;
        for count in counts.iter_mut().flatten().rev() {
            *count = (digits & ((1 << DIGIT) - 1)) as u8;
            digits >>= DIGIT;
        }
        Matrix {
            counts,
            blank: (key & 3) as usize,
        }
    }

    /// Returns the matrix with the lines in the opposite order.
    pub(super) fn turned(mut self) -> Matrix {
        self.counts.reverse();
        self.counts.iter_mut().for_each(|line| line.reverse());
        self.blank = MAX_LINES - 1 - self.blank;
        self
    }

    /// Returns the least goal line of the tiles in a line, if there are any.
    pub(super) fn least(&self, line: usize) -> Option<usize> {
        self.counts[line].iter().position(|&count| count > 0)
    }

    /// Returns the greatest goal line of the tiles in a line, if there are any.
    pub(super) fn greatest(&self, line: usize) -> Option<usize> {
        self.counts[line].iter().rposition(|&count| count > 0)
    }

    /// Returns the matrix after a tile of goal line `goal` moved from `line` into the
    /// blank's line; `None` if there is no such tile.
    pub(super) fn after(&self, line: usize, goal: usize) -> Option<Matrix> {
        let mut next = *self;
        next.counts[line][goal] = next.counts[line][goal].checked_sub(1)?;
        next.counts[self.blank][goal] += 1;
        next.blank = line;
        Some(next)
    }
}

impl WalkingTable {
    /// The table for `lines` lines of `length` cells, the goal's blank in
    /// line `goal`.
    pub(super) fn build(lines: usize, length: usize, goal: usize) -> WalkingTable {
        let mut solved = Matrix {
            counts: [[0; MAX_LINES]; MAX_LINES],
            blank: goal,
        };
        for line in 0..lines {
            solved.counts[line][line] = (length - usize::from(line == goal)) as u8;
        }
        let mut table = WalkingTable {
            distance: vec![0],
            links: Vec::new(),
            multi_tile: OnceLock::new(),
            greedy: OnceLock::new(),
            goal,
            numbers: HashMap::from([(solved.key(), 0)]),
        };
        // Matrices are numbered in the order they are found, so their list is also the
        // queue.
        let mut found = vec![solved];
        let mut at = 0;
        while at < found.len() {
            let matrix = found[at];
            let sources = [
                Some(matrix.blank + 1).filter(|&line| line < lines),
                matrix.blank.checked_sub(1),
            ];
            for source in sources {
                for goal in 0..MAX_LINES {
                    let next = source.and_then(|line| matrix.after(line, goal));
                    let number = next.map_or(NO_MATRIX, |next| {
                        *table.numbers.entry(next.key()).or_insert_with(|| {
                            found.push(next);
                            table.distance.push(table.distance[at] + 1);
                            (found.len() - 1) as u16
                        })
                    });
                    table.links.push(number);
                }
            }
            at += 1;
        }
        table
    }

    /// Returns the fewest moves to the goal for every matrix, where one move may take a
    /// tile of each of several consecutive lines along.
    pub(super) fn multi_tile_distances(&self) -> &[u8] {
        self.multi_tile.get_or_init(|| self.search_multi_tile())
    }

    fn search_multi_tile(&self) -> Vec<u8> {
        let mut distance = vec![u8::MAX; self.len()];
        distance[0] = 0;
        let mut found = vec![0_u16];
        let mut at = 0;
        while at < found.len() {
            let (matrix, slides) = (found[at], distance[usize::from(found[at])]);
            for direction in 0..2 {
                let mut reached = vec![matrix];
                for _ in 1..MAX_LINES {
                    reached = reached
                        .iter()
                        .flat_map(|&matrix| (0..4).map(move |goal| (matrix, goal)))
                        .map(|(matrix, goal)| link(self, matrix, direction, goal))
                        .filter(|&next| next != NO_MATRIX)
                        .collect();
                    for &next in &reached {
                        if distance[usize::from(next)] == u8::MAX {
                            distance[usize::from(next)] = slides + 1;
                            found.push(next);
                        }
                    }
                }
            }
            at += 1;
        }
        distance
    }

    /// Returns the steps of the greedy walk for every matrix. Only for four lines of four
    /// cells.
    pub(super) fn greedy_walks(&self) -> &[u8] {
        self.greedy.get_or_init(|| greedy_walks(self, self.goal))
    }

    /// Returns every matrix with its number, in no particular order.
    pub(super) fn matrices(&self) -> impl Iterator<Item = (u16, Matrix)> {
        let numbers = self.numbers.iter();
        numbers.map(|(&key, &number)| (number, Matrix::of_key(key)))
    }

    /// Number of matrices.
    pub fn len(&self) -> usize {
        self.distance.len()
    }

    /// A table always holds the goal.
    pub fn is_empty(&self) -> bool {
        self.distance.is_empty()
    }

    /// The largest distance.
    pub fn largest(&self) -> u8 {
        self.distance.last().copied().unwrap_or(0)
    }
}

/// The tables made so far, shared by all heuristics that need them. A clone shares them too.
#[derive(Debug, Clone, Default)]
pub struct WalkingTables {
    made: Arc<Mutex<MadeTables>>,
}

/// Tables by number of lines, length of a line and the line of the goal's blank.
type MadeTables = HashMap<(usize, usize, usize), Arc<WalkingTable>>;

impl WalkingTables {
    /// No tables yet.
    pub fn new() -> WalkingTables {
        WalkingTables::default()
    }

    /// Frees the tables that no heuristic uses.
    pub fn clear(&self) {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.clear();
    }

    fn get(&self, lines: usize, length: usize, goal: usize) -> Arc<WalkingTable> {
        let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.entry((lines, length, goal))
            .or_insert_with(|| Arc::new(WalkingTable::build(lines, length, goal)))
            .clone()
    }
}

/// Walking distance of rows and of columns.
#[derive(Debug, Clone)]
pub struct WalkingDistance {
    shape: Shape,
    home_row: [u8; MAX_CELLS],
    home_col: [u8; MAX_CELLS],
    rows: Arc<WalkingTable>,
    cols: Arc<WalkingTable>,
    /// Where the tables for another goal come from.
    tables: WalkingTables,
}

/// The numbers of a board's two matrices.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WalkingMemo {
    pub(super) rows: u16,
    pub(super) cols: u16,
}

impl WalkingDistance {
    /// Returns `true` if walking distance supports a shape: up to 4x4.
    pub fn supports(shape: Shape) -> bool {
        shape.rows() <= MAX_LINES && shape.cols() <= MAX_LINES
    }

    /// Walking distance to `home`; `None` if the shape is not supported.
    pub fn new(home: Home, tables: &WalkingTables) -> Option<WalkingDistance> {
        WalkingDistance::supports(home.shape()).then(|| WalkingDistance::to(home, tables))
    }

    /// Walking distance to `home`, whose shape is supported.
    fn to(home: Home, tables: &WalkingTables) -> WalkingDistance {
        let shape = home.shape();
        let mut home_row = [0; MAX_CELLS];
        let mut home_col = [0; MAX_CELLS];
        for tile in 1..shape.cells() {
            home_row[tile] = shape.row(home.cell_of(tile as u8)) as u8;
            home_col[tile] = shape.col(home.cell_of(tile as u8)) as u8;
        }
        let (blank_row, blank_col) = (shape.row(home.blank()), shape.col(home.blank()));
        WalkingDistance {
            shape,
            home_row,
            home_col,
            rows: tables.get(shape.rows(), shape.cols(), blank_row),
            cols: tables.get(shape.cols(), shape.rows(), blank_col),
            tables: tables.clone(),
        }
    }

    /// The tables of rows and of columns.
    pub fn tables(&self) -> [&WalkingTable; 2] {
        [&self.rows, &self.cols]
    }

    /// Returns the number of a board's matrix; `line` gives a cell's line, `home` a
    /// tile's goal line.
    fn number(
        &self,
        table: &WalkingTable,
        cells: &Cells,
        line: fn(Shape, usize) -> usize,
        home: &[u8; MAX_CELLS],
    ) -> u16 {
        let mut matrix = Matrix {
            counts: [[0; MAX_LINES]; MAX_LINES],
            blank: 0,
        };
        for (cell, &tile) in cells[..self.shape.cells()].iter().enumerate() {
            let line = line(self.shape, cell);
            match tile {
                0 => matrix.blank = line,
                tile => matrix.counts[line][usize::from(home[usize::from(tile)])] += 1,
            }
        }
        table.numbers[&matrix.key()]
    }
}

#[inline]
fn link(table: &WalkingTable, matrix: u16, direction: usize, goal: u8) -> u16 {
    table.links[usize::from(matrix) * LINKS + direction * MAX_LINES + usize::from(goal)]
}

impl Heuristic for WalkingDistance {
    type Memo = WalkingMemo;

    fn properties(&self) -> Properties {
        Properties::CONSISTENT
    }

    fn start(&self, cells: &Cells) -> WalkingMemo {
        WalkingMemo {
            rows: self.number(&self.rows, cells, Shape::row, &self.home_row),
            cols: self.number(&self.cols, cells, Shape::col, &self.home_col),
        }
    }

    #[inline]
    fn step(&self, memo: WalkingMemo, _: &Cells, step: Step) -> WalkingMemo {
        let direction = usize::from(step.from < step.to);
        let tile = usize::from(step.tile) % MAX_CELLS;
        if step.slide.is_vertical() {
            WalkingMemo {
                rows: link(&self.rows, memo.rows, direction, self.home_row[tile]),
                ..memo
            }
        } else {
            WalkingMemo {
                cols: link(&self.cols, memo.cols, direction, self.home_col[tile]),
                ..memo
            }
        }
    }

    #[inline]
    fn estimate(&self, memo: WalkingMemo) -> u32 {
        let rows = self.rows.distance[usize::from(memo.rows)];
        let cols = self.cols.distance[usize::from(memo.cols)];
        u32::from(rows) + u32::from(cols)
    }
}

impl Reversible for WalkingDistance {
    type Reverse = WalkingDistance;

    fn reversed(&self, home: Home) -> WalkingDistance {
        WalkingDistance::to(home, &self.tables)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_size_and_largest_value() {
        for goal in [0, 3] {
            let table = WalkingTable::build(4, 4, goal);
            assert_eq!((table.len(), table.largest()), (24_964, 35));
        }
    }
}
