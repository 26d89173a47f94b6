//! The cost of ten thousand references for a random board.
//!
//! Solves random boards with 7-8 tables, each with and without references in
//! turn, and times the parts: `cargo run --release -p loyd-lab --example reference_cost`.
//! Lengths must agree.

#![allow(clippy::print_stdout, reason = "this is a program for the terminal")]
#![allow(clippy::cast_precision_loss, reason = "means are printed")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use loyd::puzzle::{Board, PackedBoard, Scrambler};
use loyd::reference::{Entry, Index, Known, Orientation, Slot, Thresholds};
use loyd::{References, Request, Solver};

const BOARDS: usize = 1000;
const REFERENCES: usize = 10_000;
const ROUNDS: usize = 7;

/// An entry with lower bounds only. The cost does not depend on whether the bounds are
/// true, but the lengths do: the Manhattan distance is a true bound.
fn entry(board: &Board, distance: u8) -> Option<Entry> {
    let corner = Slot::of(PackedBoard::try_from(board).ok()?).corner;
    let parity = |step| {
        let blank = Slot::board(corner, step).blank();
        (blank / 4 + blank % 4) as u8 % 2
    };
    let known = [0, 1, 2, 3].map(|step| Known {
        distance: (distance - step as u8) / 2 * 2 + parity(step),
        exact: false,
        prefix: None,
    });
    Entry::new(corner, known).ok()
}

fn collection(kind: &str) -> Index {
    let goal = Orientation::home().board();
    let hard: Board = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1"
        .parse()
        .expect("a board");
    let mut scrambler = Scrambler::new(9);
    let mut entries = Vec::new();
    while entries.len() < REFERENCES {
        let board = match kind {
            "around hard boards" => scrambler.walk(&hard, 60).1,
            _ => scrambler.uniform(&goal),
        };
        // As far as hard boards are: the widest possible ranges.
        entries.extend(entry(&board, 66));
    }
    Index::new(entries).0
}

/// Times the lookups alone, each board with its own estimate.
fn look_up(boards: &[Board], plain: &[u32], index: &Index) {
    let (mut reviewed, mut in_range, mut best) = (0, 0, Duration::MAX);
    for _ in 0..ROUNDS {
        (reviewed, in_range) = (0, 0);
        let began = Instant::now();
        for (board, &plain) in boards.iter().zip(plain) {
            let packed = PackedBoard::try_from(board).expect("4x4");
            let lift = index.lift(packed, plain, Thresholds::default());
            reviewed += lift.reviewed;
            in_range += lift.reviewed - lift.out_of_range;
        }
        best = best.min(began.elapsed());
    }
    println!(
        "  look-up: {:.1?} a board (best of {ROUNDS}), {} reviewed, {:.2} searched for",
        best / BOARDS as u32,
        reviewed / BOARDS as u32,
        f64::from(in_range) / BOARDS as f64
    );
}

fn main() {
    let goal = Orientation::home().board();
    let mut scrambler = Scrambler::new(1);
    let boards: Vec<Board> = (0..BOARDS).map(|_| scrambler.uniform(&goal)).collect();
    for kind in ["around hard boards", "anywhere"] {
        let began = Instant::now();
        let index = Arc::new(collection(kind));
        println!(
            "{} references {kind}, made in {:?}",
            index.len(),
            began.elapsed()
        );
        let solver = Solver::new().with_references(Box::new(Arc::clone(&index)));
        let ask = |board: &Board, references| {
            let request = Request::try_from(*board)
                .unwrap()
                .references(references)
                .heuristic("pdb:7-8".parse().expect("a heuristic"));
            solver.solve(&request).expect("solvable")
        };
        let plain: Vec<u32> = boards
            .iter()
            .map(|board| ask(board, References::Compare).lift.expect("asked").plain)
            .collect();
        look_up(&boards, &plain, &index);
        let mut ratios = Vec::new();
        for _ in 0..ROUNDS {
            let mut times = [Duration::ZERO; 2];
            for board in &boards {
                let modes = [References::Ignore, References::Compare];
                for (mode, time) in modes.into_iter().zip(&mut times) {
                    let began = Instant::now();
                    ask(board, mode);
                    *time += began.elapsed();
                }
            }
            let [without, with] = times.map(|time| time.as_secs_f64() * 1e6 / BOARDS as f64);
            ratios.push((100.0 * (with / without - 1.0), without, with));
        }
        ratios.sort_by(|one, other| one.0.total_cmp(&other.0));
        let (percent, without, with) = ratios[ROUNDS / 2];
        println!(
            "  solve: {without:.0} us without, {with:.0} us with, {percent:+.2} % (median of {ROUNDS})"
        );
    }
}
