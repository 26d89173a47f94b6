//! A heuristic of one's own in A* and IDA*:
//! `cargo run --release -p loyd --example own_heuristic`.
//!
//! It counts the tiles that are not in their row and those that are not in their column. A
//! slide changes one of the two for one tile, so the count changes by at most one: it is
//! consistent, and the searches find shortest solutions with it. It is 0 only at the goal,
//! which searches rely on.
#![allow(clippy::print_stdout, reason = "an example talks to its reader")]

use std::error::Error;

use loyd::heuristic::{Heuristic, Properties, Step};
use loyd::puzzle::{Cells, Home};
use loyd::search::{End, Limits, Problem, Silent, a_star, ida_star};
use loyd::{Board, Puzzle};

struct OutOfLine(Home);

impl OutOfLine {
    /// Returns how many of row and column are wrong for a tile on this cell.
    fn count(&self, tile: u8, cell: usize) -> u32 {
        let (shape, home) = (self.0.shape(), self.0.cell_of(tile));
        let row = shape.row(cell) != shape.row(home);
        let col = shape.col(cell) != shape.col(home);
        u32::from(row) + u32::from(col)
    }
}

impl Heuristic for OutOfLine {
    /// What is kept of a board: the count itself.
    type Memo = u32;

    fn properties(&self) -> Properties {
        Properties::CONSISTENT
    }

    fn start(&self, cells: &Cells) -> u32 {
        let cells = cells.iter().take(self.0.shape().cells()).enumerate();
        let tiles = cells.filter(|(_, tile)| **tile != 0);
        tiles.map(|(cell, &tile)| self.count(tile, cell)).sum()
    }

    /// Only the tile that slides changes the count.
    fn step(&self, count: u32, _: &Cells, step: Step) -> u32 {
        let (tile, from, to) = (step.tile, usize::from(step.from), usize::from(step.to));
        count + self.count(tile, to) - self.count(tile, from)
    }

    fn estimate(&self, count: u32) -> u32 {
        count
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = Puzzle::try_from("8 7 6/0 4 1/2 5 3".parse::<Board>()?)?;
    let problem = Problem::from(&puzzle);
    let heuristic = OutOfLine(problem.home);
    for (name, outcome) in [
        (
            "A*",
            a_star(&problem, &heuristic, Limits::default(), &mut Silent)?,
        ),
        (
            "IDA*",
            ida_star(&problem, &heuristic, Limits::default(), &mut Silent)?,
        ),
    ] {
        let End::Solved(paths) = outcome.end else {
            continue;
        };
        let (length, nodes) = (paths[0].len(), outcome.stats.generated);
        println!("{name}: {length} moves, {nodes} nodes: {}", paths[0]);
    }
    Ok(())
}
