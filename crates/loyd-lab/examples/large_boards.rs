//! Lengths of solutions by the time that a board gets: `cargo run --release -p loyd-lab --example
//! large_boards -- SECONDS BOARDS SEED SIZE... [--chart FILE]`.
//!
//! Every board is solved once, by the search `beam` on one thread, for the longest of the
//! `SECONDS` (`0.1,1,10`). What it had found by each of them is printed as one row per size, with
//! the time of the first solution. Seconds are those that the thread was running, so that a busy
//! machine changes little; every solution is replayed.

use std::io::{self, Write as _};
use std::ops::ControlFlow;

use loyd::puzzle::{Home, Path, Scrambler, Shape};
use loyd::search::{Observer, Progress};
use loyd::spec::SearchSpec;
use loyd::{Puzzle, Request, Solver};
use loyd_lab::{Chart, Form, Series};

type Trouble = Box<dyn std::error::Error>;

fn main() -> Result<(), Trouble> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let chart = match arguments.iter().position(|word| word == "--chart") {
        Some(at) => arguments.split_off(at).pop(),
        None => None,
    };
    let [seconds, boards, seed, sizes @ ..] = &arguments[..] else {
        return Err("arguments: SECONDS BOARDS SEED SIZE... [--chart FILE]".into());
    };
    let seconds: Vec<f64> = seconds
        .split(',')
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    let (boards, seed): (usize, u64) = (boards.parse()?, seed.parse()?);
    let names: Vec<String> = seconds.iter().map(|limit| format!("{limit} s")).collect();
    let mut out = io::stdout();
    writeln!(
        out,
        "| size | boards | first solution | {} |",
        names.join(" | ")
    )?;
    writeln!(out, "|---|---|---|{}", "---|".repeat(names.len()))?;
    let mut means: Vec<Vec<f64>> = Vec::new();
    for size in sizes {
        let measured = Measured::new(size.parse()?, boards, seed, &seconds)?;
        let cells: Vec<String> = measured
            .means
            .iter()
            .map(|mean| format!("{mean:.1}"))
            .collect();
        let first = measured.slowest_first;
        writeln!(
            out,
            "| {size} | {boards} | {first:.3} s | {} |",
            cells.join(" | ")
        )?;
        means.push(measured.means);
    }
    if let Some(file) = chart {
        let values = |limit: usize| means.iter().map(|means| Some(means[limit])).collect();
        let series = names.iter().enumerate().map(|(limit, name)| Series {
            name: name.clone(),
            values: values(limit),
        });
        let chart = Chart {
            title: "Solutions of random boards".to_owned(),
            x_label: "size".to_owned(),
            y_label: "mean number of slides".to_owned(),
            log: true,
            form: Form::Lines,
            categories: sizes.to_vec(),
            series: series.collect(),
        };
        std::fs::write(file, chart.svg()?)?;
    }
    Ok(())
}

/// What was found on the boards of one size.
struct Measured {
    /// The greatest of the times of the first solutions.
    slowest_first: f64,
    /// The mean length by each of the limits.
    means: Vec<f64>,
}

impl Measured {
    fn new(shape: Shape, boards: usize, seed: u64, limits: &[f64]) -> Result<Measured, Trouble> {
        let goal = Home::blank_last(shape).board();
        let mut scrambler = Scrambler::new(seed);
        let longest = limits.iter().copied().fold(0.0, f64::max);
        let (mut slowest_first, mut sums) = (0.0_f64, vec![0; limits.len()]);
        for _ in 0..boards {
            let request = Request::try_from(scrambler.uniform(&goal))?.search(SearchSpec::Beam);
            // A new solver each time, so that the time includes what a process prepares.
            let mut found = Found::new(request.puzzle, longest)?;
            let report = Solver::new().solve_with(&request, &mut found)?;
            if found.lengths.iter().map(|(_, length)| length).min() != Some(&report.path.len()) {
                return Err("the best solution was not announced".into());
            }
            slowest_first = slowest_first.max(found.lengths[0].0);
            for (sum, &limit) in sums.iter_mut().zip(limits) {
                // The first solution counts even if it came late.
                let in_time = found
                    .lengths
                    .iter()
                    .skip(1)
                    .filter(|(time, _)| *time <= limit);
                let shortest = in_time.map(|(_, length)| *length).min();
                *sum += shortest.unwrap_or(found.lengths[0].1);
            }
        }
        let mean = |sum: &usize| f64::from(*sum as u32) / f64::from(boards as u32);
        Ok(Measured {
            slowest_first,
            means: sums.iter().map(mean).collect(),
        })
    }
}

/// When which lengths were found.
struct Found {
    puzzle: Puzzle,
    began: f64,
    seconds: f64,
    lengths: Vec<(f64, usize)>,
}

impl Found {
    fn new(puzzle: Puzzle, seconds: f64) -> Result<Found, Trouble> {
        Ok(Found {
            puzzle,
            began: thread_seconds().ok_or("no /proc/thread-self/schedstat")?,
            seconds,
            lengths: Vec::new(),
        })
    }

    fn elapsed(&self) -> f64 {
        thread_seconds().map_or(f64::INFINITY, |now| now - self.began)
    }
}

impl Observer for Found {
    fn wants_solution(&self) -> bool {
        true
    }

    fn solution(&mut self, path: &Path, _: u32) {
        assert_eq!(
            path.replay(self.puzzle.start()).as_ref(),
            Ok(self.puzzle.goal())
        );
        self.lengths.push((self.elapsed(), path.len()));
    }

    fn pulse(&mut self, _: Progress) -> ControlFlow<()> {
        if self.elapsed() > self.seconds {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }
}

/// The seconds that this thread was running.
fn thread_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = text.split(' ').next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}
