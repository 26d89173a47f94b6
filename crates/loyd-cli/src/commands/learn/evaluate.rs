//! How long the solutions are that single beams find with a model.

use std::io::Write as _;

use loyd::puzzle::{Board, Goal, Home, Puzzle, Scrambler, Shape, parse_board};
use loyd::search::{Model, Problem, Ranking, ranked_beam};
use loyd_lab::NamedSet;
use serde::Serialize;

use super::LearnArgs;
use super::model_arg::ModelName;
use crate::args::TextOrJson;
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::input::Source;
use crate::interrupt;
use crate::output::Output;
use crate::progress_line::ProgressLine;

/// Random boards if nothing is said.
const BOARDS: u32 = 50;

/// Solutions are shorter than this many slides per cell.
const SLIDES_PER_CELL: usize = 20;

/// What beams of one width found.
#[derive(Debug, Serialize)]
struct WidthRecord {
    width: u32,
    boards: usize,
    solved: usize,
    /// The mean of the solved boards.
    mean_moves: Option<f64>,
    generated: u64,
}

pub(super) fn run(
    args: &LearnArgs,
    shape: Shape,
    name: &ModelName,
    out: &mut Output,
) -> Result<Exit, Failure> {
    let model = name.open(shape, &args.data_dir.store()?)?;
    if model.shape() != shape {
        let sentence = format!(
            "the model is for boards of {}, not of {shape}",
            model.shape()
        );
        return Err(Complaint::usage(sentence).into());
    }
    let problems = args.problems(shape, &model)?;
    let ranking = Ranking::new(&model);
    for &width in &args.widths {
        let Some(record) = evaluate(&problems, &ranking, width) else {
            remark("interrupted");
            return Ok(Exit::Limit);
        };
        match args.format {
            TextOrJson::Json => out.json(&record)?,
            TextOrJson::Text => writeln!(out, "{}", record.text())?,
        }
        out.flush()?;
    }
    Ok(Exit::Success)
}

impl LearnArgs {
    /// Returns the boards to solve.
    fn problems(&self, shape: Shape, model: &Model) -> Result<Vec<Problem>, Complaint> {
        let mut problems: Vec<Problem> = match &self.boards {
            None => random(shape, self.seed, self.count.unwrap_or(BOARDS)),
            Some(word) if word.starts_with('@') => file(word, shape)?,
            Some(name) => set(name)?,
        };
        problems.truncate(self.count.map_or(usize::MAX, |count| count as usize));
        let other = problems.iter().find(|problem| {
            let shape = problem.home.shape();
            shape.min(shape.transposed()) != model.shape() || !problem.home.is_corner()
        });
        match other {
            Some(other) => Err(Complaint::usage(format!(
                "the board {} is not one of {shape} whose goal has the blank in a corner",
                other.start
            ))),
            None => Ok(problems),
        }
    }
}

fn random(shape: Shape, seed: u64, count: u32) -> Vec<Problem> {
    let home = Home::blank_last(shape);
    let mut scrambler = Scrambler::new(seed);
    let boards = (0..count).map(|_| scrambler.uniform(&home.board()));
    boards.map(|start| Problem { start, home }).collect()
}

fn set(name: &str) -> Result<Vec<Problem>, Complaint> {
    let set = NamedSet::find(name).ok_or_else(|| {
        let names: Vec<&str> = NamedSet::ALL.iter().map(|set| set.name).collect();
        let names = names.join(", ");
        Complaint::usage(format!("there is no set {name:?}; sets are {names}"))
    })?;
    let instances = set.load().instances;
    let problem = |instance: &loyd_lab::Instance| Problem::from(instance.puzzle());
    Ok(instances.iter().map(problem).collect())
}

fn file(word: &str, shape: Shape) -> Result<Vec<Problem>, Complaint> {
    let Source::Many(lines) = Source::open(&[word.to_owned()])? else {
        return Ok(Vec::new());
    };
    let read = |text: &str| -> Result<Problem, Complaint> {
        let board: Board =
            parse_board(text, Some(shape)).map_err(|error| Complaint::board(text, &error))?;
        let puzzle = Puzzle::new(board, &Goal::BlankLast).map_err(Complaint::puzzle)?;
        Ok(Problem::from(&puzzle))
    };
    lines
        .map(|line| {
            let line = line?;
            read(&line.text?).map_err(|complaint| complaint.on_line(line.number))
        })
        .collect()
}

/// Solves boards with beams of one width; `None` if the user interrupts it.
fn evaluate(problems: &[Problem], ranking: &Ranking, width: u32) -> Option<WidthRecord> {
    let mut line = ProgressLine::new();
    let (mut solved, mut slides, mut generated) = (0, 0, 0);
    for (number, problem) in problems.iter().enumerate() {
        line.share(number as u64, problems.len() as u64);
        let most = SLIDES_PER_CELL * problem.home.shape().cells();
        let mut is_stopped = |_, _| {
            line.draw(|seconds| format!("width {width}, {seconds:.0} s"));
            interrupt::asked()
        };
        let found = ranked_beam(problem, ranking, (width as usize, most), &mut is_stopped);
        if interrupt::asked() {
            return None;
        }
        generated += found.generated;
        if let Some(path) = found.path {
            solved += 1;
            slides += path.len();
        }
    }
    Some(WidthRecord {
        width,
        boards: problems.len(),
        solved,
        mean_moves: mean(slides, solved),
        generated,
    })
}

/// Returns the mean, rounded to hundredths; `None` if there is nothing.
#[expect(clippy::cast_precision_loss, reason = "sums of lengths are small")]
fn mean(sum: usize, count: usize) -> Option<f64> {
    (count > 0).then(|| (100.0 * sum as f64 / count as f64).round() / 100.0)
}

impl WidthRecord {
    fn text(&self) -> String {
        let WidthRecord {
            width,
            boards,
            solved,
            mean_moves,
            generated,
        } = self;
        let mean = match mean_moves {
            Some(mean) => format!("{mean:.2} moves on average"),
            None => "no solution".to_owned(),
        };
        format!("width {width}: {mean}, {solved} of {boards} boards solved, {generated} generated")
    }
}
