//! Solves many boards on all cores: `cargo run --release -p loyd --example solve_many`.
//!
//! One solver serves all threads. Its tables are built once, before the first board.
#![allow(clippy::print_stdout, reason = "an example talks to its reader")]

use std::error::Error;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use loyd::pattern::{BuildInMemory, Heap};
use loyd::puzzle::{Home, Scrambler};
use loyd::search::Silent;
use loyd::spec::HeuristicSpec;
use loyd::{Board, Metric, Request, Shape, Solver};

fn main() -> Result<(), Box<dyn Error>> {
    let threads = thread::available_parallelism()?.get();
    let tables = BuildInMemory::new(threads, Box::new(Heap));
    let solver = Solver::with_tables(Box::new(tables));
    let heuristic: HeuristicSpec = "pdb:7-8".parse()?;
    let home = Home::blank_last(Shape::FOUR);
    // Keeps the tables in memory until all boards are solved.
    let _prepared = solver.prepare(&heuristic, Metric::Stm, home, &mut Silent)?;

    let mut scrambler = Scrambler::new(1);
    let boards: Vec<Board> = (0..1000)
        .map(|_| scrambler.uniform(&home.board()))
        .collect();
    let (next, moves) = (AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(board) = boards.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let request = Request::try_from(*board).expect("scrambles are solvable");
                    let report = solver.solve(&request.heuristic(heuristic.clone()));
                    let length = report.expect("4x4 boards have tables").path.len();
                    moves.fetch_add(length, Ordering::Relaxed);
                }
            });
        }
    });
    let (count, moves) = (boards.len(), moves.into_inner());
    println!(
        "{count} boards, {moves} moves, {} on average",
        moves / count
    );
    Ok(())
}
