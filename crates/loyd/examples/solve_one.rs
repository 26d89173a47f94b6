//! Solves one board: `cargo run --release -p loyd --example solve_one`.
#![allow(clippy::print_stdout, reason = "an example talks to its reader")]

use std::error::Error;

use loyd::{Board, Path};

fn main() -> Result<(), Box<dyn Error>> {
    let board: Board = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15".parse()?;
    println!("{board:#}\n");
    let report = loyd::solve(&board)?;
    println!("{} moves, {}", report.path.len(), report.guarantee);
    println!("{}\n", report.path);

    // A path is a list of slides; here they are made one by one.
    let mut present = board;
    for slide in &report.path {
        present = present.apply(&Path::from_iter([slide]))?;
    }
    println!("{present:#}");
    Ok(())
}
