//! Work for counting the kernel's instructions: `cargo xtask instructions`.
//!
//! Solves the given number of random boards with tables built in memory and prints the
//! nodes generated. With 0 boards it only builds the tables, so that the difference of
//! two runs is the search alone. The boards and the nodes are always the same.
#![allow(clippy::print_stdout, reason = "an example talks to its reader")]

use loyd::puzzle::{Home, Scrambler, Shape};
use loyd::{Request, Solver};

type Trouble = Box<dyn std::error::Error>;

fn main() -> Result<(), Trouble> {
    let boards: usize = std::env::args().nth(1).ok_or("how many boards?")?.parse()?;
    let goal = Home::blank_last(Shape::FOUR).board();
    let solver = Solver::new();
    let mut scrambler = Scrambler::new(1);
    let mut nodes = 0;
    // The goal first: that builds the tables and makes the automaton.
    for number in 0..=boards {
        let board = if number == 0 {
            goal
        } else {
            scrambler.uniform(&goal)
        };
        let request = Request::try_from(board)
            .unwrap()
            .heuristic("pdb:6-6-3-best".parse()?);
        nodes += solver.solve(&request)?.stats.generated;
    }
    println!("{nodes}");
    Ok(())
}
