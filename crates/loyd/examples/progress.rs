//! Shows progress and stops a search after a second:
//! `cargo run --release -p loyd --example progress`.
//!
//! The library reads no clock. The observer does, and its answer stops the search.
#![allow(clippy::print_stdout, reason = "an example talks to its reader")]

use std::error::Error;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use loyd::search::{Iteration, Observer, Progress};
use loyd::{Board, Goal, Puzzle, Request, Solver};

struct Clock {
    began: Instant,
    limit: Duration,
}

impl Observer for Clock {
    /// A bound is done.
    fn bound_done(&mut self, iteration: Iteration) {
        let seconds = self.began.elapsed().as_secs_f64();
        println!(
            "{seconds:.2} s  bound {}  {} nodes",
            iteration.bound, iteration.generated
        );
    }

    /// Called every few milliseconds.
    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        if self.began.elapsed() < self.limit {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let board: Board = "15 14 8 12/10 11 9 13/2 6 5 1/3 7 4 0".parse()?;
    let puzzle = Puzzle::new(board, &Goal::BlankFirst)?;
    let request = Request::new(puzzle).heuristic("md".parse()?);
    let mut clock = Clock {
        began: Instant::now(),
        limit: Duration::from_secs(1),
    };
    let report = Solver::new().solve_with(&request, &mut clock)?;
    let (lower, upper) = (report.lower_bound, report.upper_bound);
    println!("{}: between {lower} and {upper} moves", report.guarantee);
    println!("{}", report.path);
    Ok(())
}
