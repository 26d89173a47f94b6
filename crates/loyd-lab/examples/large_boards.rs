//! Lengths of solutions by the time that a board gets: `cargo run --release -p loyd-lab --example
//! large_boards -- SECONDS BOARDS SEED SIZE|SET... [--prepared] [--chart FILE]`.
//!
//! Every board is solved by the search `beam` on one thread, once for each of the `SECONDS`
//! (`0.1,1,10`). Boards are random ones of a `SIZE` (`7x7`), or the first `BOARDS` of a `SET`
//! (`deepcubea48`), which are printed in halves: rows 1 to 50 and rows from 51 on. A row has the
//! mean lengths, and the time of the slowest first solution. Seconds are those that the thread was
//! running, so that a busy machine changes little; every solution is replayed.
//!
//! A new solver is made for every board, so that times include what a process prepares. With
//! `--prepared`, all boards of a row share one.

use std::io::{self, Write as _};
use std::ops::ControlFlow;

use loyd::puzzle::{Home, Path, Scrambler, Shape};
use loyd::search::{Observer, Progress};
use loyd::spec::SearchSpec;
use loyd::{Puzzle, Request, Solver};
use loyd_lab::{Across, Chart, Form, NamedSet, Series};

type Trouble = Box<dyn std::error::Error>;

/// Settings are chosen on the rows of published boards up to this one only.
const LAST_CHOSEN: usize = 50;

fn main() -> Result<(), Trouble> {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let chart = match words.iter().position(|word| word == "--chart") {
        Some(at) => words.split_off(at).pop(),
        None => None,
    };
    let is_prepared = words.iter().any(|word| word == "--prepared");
    words.retain(|word| word != "--prepared");
    let [seconds, boards, seed, names @ ..] = &words[..] else {
        return Err(
            "arguments: SECONDS BOARDS SEED SIZE|SET... [--prepared] [--chart FILE]".into(),
        );
    };
    let limits: Vec<f64> = seconds
        .split(',')
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    let (boards, seed): (usize, u64) = (boards.parse()?, seed.parse()?);
    let titles: Vec<String> = limits.iter().map(|limit| format!("{limit} s")).collect();
    let mut out = io::stdout();
    let columns = titles.join(" | ");
    writeln!(out, "| boards | number | first solution | {columns} |")?;
    writeln!(out, "|---|---|---|{}", "---|".repeat(titles.len()))?;
    let mut rows: Vec<(String, Vec<f64>)> = Vec::new();
    for name in names {
        for (title, puzzles) in groups(name, boards, seed)? {
            let measured = Measured::new(&puzzles, &limits, is_prepared)?;
            let means: Vec<String> = measured.means.iter().map(|m| format!("{m:.2}")).collect();
            let (count, first) = (puzzles.len(), measured.slowest_first);
            let means = means.join(" | ");
            writeln!(out, "| {title} | {count} | {first:.3} s | {means} |")?;
            rows.push((title, measured.means));
        }
    }
    if let Some(file) = chart {
        std::fs::write(file, drawn(&titles, &rows).svg()?)?;
    }
    Ok(())
}

/// Returns the boards of a size or of a set, and what to call them.
fn groups(name: &str, boards: usize, seed: u64) -> Result<Vec<(String, Vec<Puzzle>)>, Trouble> {
    let Some(set) = NamedSet::find(name) else {
        let shape: Shape = name.parse()?;
        let (goal, mut scrambler) = (Home::blank_last(shape).board(), Scrambler::new(seed));
        let random = || Ok(Request::try_from(scrambler.uniform(&goal))?.puzzle);
        let puzzles: Result<_, Trouble> = std::iter::repeat_with(random).take(boards).collect();
        return Ok(vec![(name.to_owned(), puzzles?)]);
    };
    let instances = set.load().instances;
    let all: Vec<Puzzle> = instances
        .iter()
        .take(boards)
        .map(|instance| *instance.puzzle())
        .collect();
    let (chosen, others) = all.split_at(LAST_CHOSEN.min(all.len()));
    let halves = [(1, chosen), (LAST_CHOSEN + 1, others)];
    let named = halves.map(|(first, half)| {
        let last = first + half.len() - 1;
        (format!("{name}, rows {first}-{last}"), half.to_vec())
    });
    Ok(named
        .into_iter()
        .filter(|(_, half)| !half.is_empty())
        .collect())
}

/// Draws the means: one line for each row, over the times.
fn drawn(titles: &[String], rows: &[(String, Vec<f64>)]) -> Chart {
    let line = |(name, means): &(String, Vec<f64>)| Series {
        name: name.clone(),
        values: means.iter().map(|&mean| Some(mean)).collect(),
    };
    Chart {
        title: "Mean solutions of large boards".to_owned(),
        x_label: "CPU time of one thread per board".to_owned(),
        y_label: "slides".to_owned(),
        log: true,
        form: Form::Lines,
        across: Across::Names(titles.to_vec()),
        series: rows.iter().map(line).collect(),
    }
}

/// What was found on some boards.
struct Measured {
    /// The greatest of the times of the first solutions.
    slowest_first: f64,
    /// The mean length by each of the limits.
    means: Vec<f64>,
}

impl Measured {
    fn new(puzzles: &[Puzzle], limits: &[f64], is_prepared: bool) -> Result<Measured, Trouble> {
        let mut measured = Measured {
            slowest_first: 0.0,
            means: Vec::new(),
        };
        let prepared = Solver::new();
        for &limit in limits {
            let mut sum = 0;
            for &puzzle in puzzles {
                let request = Request::new(puzzle).search(SearchSpec::Beam);
                let mut found = Found::new(puzzle, limit)?;
                let report = if is_prepared {
                    prepared.solve_with(&request, &mut found)?
                } else {
                    Solver::new().solve_with(&request, &mut found)?
                };
                sum += found.length_in_time(&report.path)?;
                measured.slowest_first = measured.slowest_first.max(found.lengths[0].0);
            }
            let mean = f64::from(sum as u32) / f64::from(puzzles.len() as u32);
            measured.means.push(mean);
        }
        Ok(measured)
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

    /// Returns the shortest length that was found in time, or the first one if it came late.
    fn length_in_time(&self, best: &Path) -> Result<usize, Trouble> {
        let lengths = || self.lengths.iter().map(|&(_, length)| length);
        if lengths().min() != Some(best.len()) {
            return Err("the best solution was not announced".into());
        }
        let in_time = self
            .lengths
            .iter()
            .filter(|(time, _)| *time <= self.seconds);
        let shortest = in_time.map(|&(_, length)| length).min();
        let is_constructed = self.lengths.len() > 1 && shortest == Some(self.lengths[0].1);
        let first_beam = self.lengths[usize::from(is_constructed)].1;
        Ok(shortest.filter(|_| !is_constructed).unwrap_or(first_beam))
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

    fn time_left(&self) -> Option<f64> {
        Some((1.0 - self.elapsed() / self.seconds).max(0.0))
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
