//! Everything one setting did, in one row.

use serde::Serialize;

use crate::distribution::mean;
use crate::measurement::rate;
use crate::{Check, Distribution, Measurement, Pass, Setting};

/// What one setting came to, over all its runs.
#[derive(Debug, Clone, Serialize)]
pub struct Summary {
    /// The heuristic that was asked for.
    pub asked_heuristic: String,
    /// The search that was asked for.
    pub asked_search: String,
    /// The heuristics that were used.
    pub heuristics: Vec<String>,
    /// The searches that were used.
    pub searches: Vec<String>,
    /// The weight, if the setting has one of its own.
    pub weight: Option<String>,
    /// Boards measured at least once.
    pub boards: usize,
    /// Of these, boards on which a limit was reached.
    pub limited: usize,
    /// Of these, boards whose optimal length the set has.
    pub known: usize,
    /// Of those, boards solved with that length in every run.
    pub equal: usize,
    /// Slides above the known lengths, of all boards together.
    pub excess: u32,
    /// Boards with a length that contradicts the known one.
    pub wrong: usize,
    /// The mean length of the solutions, boards with a limit left out.
    pub length_mean: Option<f64>,
    /// Boards generated for one board.
    pub nodes_generated: Option<Distribution<u64>>,
    /// Boards expanded for one board.
    pub nodes_expanded: Option<Distribution<u64>>,
    /// The sum of what was generated in complete bounds, of one run.
    pub nodes_generated_complete: u64,
    /// Seconds for one board.
    pub seconds: Option<Distribution<f64>>,
    /// All nodes divided by all seconds of boards.
    pub nodes_per_second: f64,
    /// All boards divided by the seconds that the passes took.
    pub boards_per_second: f64,
    /// Seconds spent on tables before.
    pub setup_seconds: f64,
    /// The most memory held during a pass, where the system tells.
    pub peak_bytes: Option<u64>,
    /// Each run by itself.
    pub runs: Vec<Turn>,
    /// The least and the greatest mean of the complete runs, if there are several.
    pub mean_spread: Option<(f64, f64)>,
    /// Boards whose counts or lengths were not the same in every run; those
    /// with a limit left out.
    pub differing: usize,
    /// Boards during which tables were built.
    pub built: usize,
}

/// One run of a setting.
#[derive(Debug, Clone, Copy, Serialize)]
pub struct Turn {
    /// Which, from 1.
    pub run: usize,
    /// The mean seconds for one board.
    pub seconds_mean: f64,
    /// Seconds from the first board's start to the last one's end.
    pub seconds: f64,
    /// Boards divided by those seconds.
    pub boards_per_second: f64,
    /// Whether every board was measured.
    pub complete: bool,
}

/// What a summary is made of: the measurements of one setting with their checks.
#[derive(Debug)]
pub(crate) struct MeasuredRows<'a> {
    pub(crate) setting: &'a Setting,
    pub(crate) setup_seconds: f64,
    pub(crate) passes: Vec<Pass>,
    pub(crate) measured: Vec<(&'a Measurement, Check)>,
    /// For every board of the plan, whether the set has its length.
    pub(crate) known: Vec<bool>,
}

impl Summary {
    pub(crate) fn new(rows: &MeasuredRows<'_>) -> Summary {
        let all = || rows.measured.iter().map(|&(measurement, _)| measurement);
        let boards = rows.boards();
        let count = |what: &dyn Fn(&Board<'_>) -> bool| boards.iter().filter(|b| what(b)).count();
        let lengths: Vec<f64> = boards
            .iter()
            .filter_map(|board| board.first().length())
            .map(f64::from)
            .collect();
        let runs: Vec<Turn> = rows.passes.iter().map(|pass| rows.turn(pass)).collect();
        let taken: f64 = runs.iter().map(|turn| turn.seconds).sum();
        let searching: f64 = all().map(|m| m.seconds).sum();
        Summary {
            asked_heuristic: rows.setting.heuristic.to_string(),
            asked_search: rows.setting.search_name(),
            heuristics: distinct(all().map(|m| m.heuristic.to_string())),
            searches: distinct(all().map(|m| m.search.to_string())),
            weight: rows.setting.weight.map(|weight| weight.to_string()),
            boards: boards.len(),
            limited: count(&|board| board.limited()),
            known: count(&|board| rows.known[board.first().instance]),
            equal: count(&|board| {
                board.check() == Check::Equal && rows.known[board.first().instance]
            }),
            excess: boards.iter().filter_map(|b| b.check().excess()).sum(),
            wrong: count(&|board| board.check() == Check::Wrong),
            length_mean: (!lengths.is_empty()).then(|| mean(&lengths)),
            nodes_generated: Distribution::<u64>::of(all().map(|m| m.generated).collect()),
            nodes_expanded: Distribution::<u64>::of(all().map(|m| m.expanded).collect()),
            nodes_generated_complete: boards.iter().map(|b| b.first().generated_complete).sum(),
            seconds: Distribution::<f64>::of(all().map(|m| m.seconds).collect()),
            nodes_per_second: rate(all().map(|m| m.generated).sum(), searching),
            boards_per_second: rate(rows.measured.len() as u64, taken),
            setup_seconds: rows.setup_seconds,
            peak_bytes: rows.passes.iter().filter_map(|pass| pass.peak_bytes).max(),
            mean_spread: spread(&runs),
            runs,
            differing: count(&|board| board.differs()),
            built: count(&|board| board.0.iter().any(|(m, _)| m.built)),
        }
    }
}

/// One board in every run.
struct Board<'a>(Vec<(&'a Measurement, Check)>);

impl Board<'_> {
    fn first(&self) -> &Measurement {
        self.0[0].0
    }

    /// The gravest of its checks.
    fn check(&self) -> Check {
        let checks = self.0.iter().map(|&(_, check)| check);
        checks.max().unwrap_or(Check::Unknown)
    }

    fn limited(&self) -> bool {
        self.0.iter().any(|(m, _)| m.limited())
    }

    fn differs(&self) -> bool {
        let counts = |m: &Measurement| (m.upper_bound, m.generated, m.expanded);
        let first = counts(self.first());
        !self.limited() && self.0.iter().any(|(m, _)| counts(m) != first)
    }
}

impl<'a> MeasuredRows<'a> {
    fn boards(&self) -> Vec<Board<'a>> {
        let mut boards: Vec<Board<'a>> = Vec::new();
        let mut sorted = self.measured.clone();
        sorted.sort_by_key(|(m, _)| (m.instance, m.run));
        for row in sorted {
            match boards.last_mut() {
                Some(board) if board.first().instance == row.0.instance => board.0.push(row),
                _ => boards.push(Board(vec![row])),
            }
        }
        boards
    }

    fn turn(&self, pass: &Pass) -> Turn {
        let of_run = self.measured.iter().filter(|(m, _)| m.run == pass.run);
        let seconds: Vec<f64> = of_run.map(|(m, _)| m.seconds).collect();
        Turn {
            run: pass.run,
            seconds_mean: mean(&seconds),
            seconds: pass.seconds,
            boards_per_second: rate(seconds.len() as u64, pass.seconds),
            complete: pass.complete,
        }
    }
}

/// The least and the greatest mean; runs that lack boards have another mean
/// for that reason alone.
fn spread(runs: &[Turn]) -> Option<(f64, f64)> {
    let means: Vec<f64> = runs
        .iter()
        .filter(|turn| turn.complete)
        .map(|turn| turn.seconds_mean)
        .collect();
    let least = means.iter().copied().min_by(f64::total_cmp)?;
    let greatest = means.iter().copied().max_by(f64::total_cmp)?;
    (means.len() > 1).then_some((least, greatest))
}

/// Each text once, in the order of the first time.
fn distinct(texts: impl Iterator<Item = String>) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    for text in texts {
        if !found.contains(&text) {
            found.push(text);
        }
    }
    found
}
