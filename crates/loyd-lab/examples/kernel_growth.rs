//! How the kernel's nodes and time grow with the length of a solution: `cargo run --release -p
//! loyd-lab --example kernel_growth -- HEURISTIC... [--chart FILE] < BOARDS`.
//!
//! Boards of 4x4 are read from standard input, one per line, as `loyd scramble --length N -n 100
//! --seed 1` prints them. Each is solved with each heuristic (`pdb:7-8`) on one thread, with tables
//! built in memory. A row has the means of all boards of one length; the time of a board is the least
//! of three. The chart shows the times.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::time::Instant;

use loyd::{Board, Request, Solver};
use loyd_lab::{Across, Chart, Form, Series};

type Trouble = Box<dyn std::error::Error>;

/// Times that each board is solved.
const RUNS: usize = 3;

/// What was measured on some boards with one heuristic.
#[derive(Clone, Copy, Default)]
struct Sums {
    boards: u32,
    nodes: u64,
    seconds: f64,
}

impl Sums {
    fn mean_nodes(self) -> u64 {
        self.nodes / u64::from(self.boards.max(1))
    }

    fn mean_milliseconds(self) -> f64 {
        1000.0 * self.seconds / f64::from(self.boards.max(1))
    }
}

fn main() -> Result<(), Trouble> {
    let mut heuristics: Vec<String> = std::env::args().skip(1).collect();
    let chart = match heuristics.iter().position(|word| word == "--chart") {
        Some(at) => heuristics.split_off(at).pop(),
        None => None,
    };
    if heuristics.is_empty() {
        return Err("arguments: HEURISTIC... [--chart FILE] < BOARDS".into());
    }
    let lines: Vec<String> = io::stdin().lines().collect::<Result<_, _>>()?;
    let boards: Vec<Board> = lines
        .iter()
        .map(|line| line.parse())
        .collect::<Result<_, _>>()?;
    let solver = Solver::new();
    let mut rows: BTreeMap<usize, Vec<Sums>> = BTreeMap::new();
    for (number, heuristic) in heuristics.iter().enumerate() {
        for &board in &boards {
            let request = Request::try_from(board)?.heuristic(heuristic.parse()?);
            let (mut seconds, mut last) = (f64::INFINITY, None);
            for _ in 0..RUNS {
                let began = Instant::now();
                last = Some(solver.solve(&request)?);
                seconds = seconds.min(began.elapsed().as_secs_f64());
            }
            let report = last.ok_or("no runs")?;
            let sums = rows
                .entry(report.path.len())
                .or_insert_with(|| vec![Sums::default(); heuristics.len()]);
            sums[number].boards += 1;
            sums[number].nodes += report.stats.generated;
            sums[number].seconds += seconds;
        }
    }
    let mut out = io::stdout();
    writeln!(out, "| length | boards | {} |", heuristics.join(" | "))?;
    writeln!(out, "|---|---|{}", "---|".repeat(heuristics.len()))?;
    for (length, sums) in &rows {
        let cell = |sums: &Sums| {
            let (nodes, time) = (sums.mean_nodes(), sums.mean_milliseconds());
            format!("{nodes}, {time:.3} ms")
        };
        let cells: Vec<String> = sums.iter().map(cell).collect();
        writeln!(
            out,
            "| {length} | {} | {} |",
            sums[0].boards,
            cells.join(" | ")
        )?;
    }
    if let Some(file) = chart {
        std::fs::write(file, drawn(&heuristics, &rows).svg()?)?;
    }
    Ok(())
}

/// Draws the mean times: one line for each heuristic, over the lengths.
fn drawn(heuristics: &[String], rows: &BTreeMap<usize, Vec<Sums>>) -> Chart {
    let line = |(number, name): (usize, &String)| Series {
        name: name.clone(),
        values: rows
            .values()
            .map(|sums| Some(sums[number].mean_milliseconds()))
            .collect(),
    };
    Chart {
        title: "Time to solve a 4x4 board, by the length of its solution".to_owned(),
        x_label: "slides".to_owned(),
        y_label: "milliseconds on one thread".to_owned(),
        log: true,
        form: Form::Lines,
        across: Across::Names(rows.keys().map(usize::to_string).collect()),
        series: heuristics.iter().enumerate().map(line).collect(),
    }
}
