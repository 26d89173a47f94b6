//! `loyd estimate`: every heuristic's value for a board, side by side.

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use comfy_table::{CellAlignment, Table, presets};
use loyd::heuristic::{Estimate, Heuristic, Properties};
use loyd::puzzle::{Puzzle, PuzzleError};
use loyd::spec::HeuristicSpec;
use loyd::{HeuristicVisitor, Solver};
use loyd_store::Loading;
use serde::Serialize;

use crate::answer::unsupported;
use crate::args::{BoardArgs, DataDirArg, Format, GoalArg};
use crate::complain::{Complaint, Failure};
use crate::exit::Exit;
use crate::input::{Line, Source};
use crate::output::Output;
use crate::record::{Rejected, cell};
use crate::values::HeuristicParser;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd estimate \"5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15\"
  loyd estimate @boards.txt --format csv > estimates.csv

lc and paper-lc are what linear conflict adds to md, by the admissible rule and
by the paper's.")]
pub(crate) struct EstimateArgs {
    #[command(flatten)]
    board: BoardArgs,

    #[command(flatten)]
    goal: GoalArg,

    #[command(flatten)]
    data_dir: DataDirArg,

    /// Also this heuristic, for instance pdb:5-5-5; may be given several times
    #[arg(long, value_name = "NAME", value_parser = HeuristicParser)]
    heuristic: Vec<HeuristicSpec>,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// One row: a heuristic and what it says of the board.
#[derive(Debug, Serialize)]
struct Row {
    heuristic: String,
    /// Nothing where the heuristic does not know the shape.
    value: Option<f64>,
    rounded: Option<u32>,
    /// Nothing for a part of a heuristic.
    admissible: Option<bool>,
    consistent: Option<bool>,
    #[serde(skip)]
    text: String,
}

/// All rows of a board.
#[derive(Debug, Serialize)]
struct Comparison {
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<u64>,
    board: String,
    goal: String,
    estimates: Vec<Row>,
}

pub(crate) fn run(args: &EstimateArgs, out: &mut Output) -> Result<Exit, Failure> {
    let threads = available_parallelism().map_or(1, NonZeroUsize::get);
    let tables = args.data_dir.tables(Loading::Mapped, threads, false);
    let solver = Solver::with_tables(Box::new(tables));
    let mut lines = match Source::open(&args.board.board)? {
        Source::One(text) => {
            let comparison = estimate(args, &solver, &text, None)?;
            if args.format == Format::Csv {
                out.csv(columns(&args.heuristic))?;
            }
            write(&comparison, args.format, out)?;
            return Ok(Exit::Success);
        }
        Source::Many(lines) => lines,
    };
    // A goal that is no board is a mistake in the arguments, not in each line.
    args.goal.read(args.board.size.size)?;
    if args.format == Format::Csv {
        out.csv(columns(&args.heuristic))?;
    }
    let mut exit = Exit::Success;
    while let Some(line) = lines.next() {
        let (number, text) = match line {
            Ok(Line { number, text }) => (number, text),
            Err(complaint) => return Err(complaint.into()),
        };
        let comparison = text
            .and_then(|text| estimate(args, &solver, &text, Some(number)))
            .map_err(|complaint| complaint.on_line(number));
        match comparison {
            Ok(comparison) => write(&comparison, args.format, out)?,
            Err(complaint) => {
                exit = exit.and(complaint.exit);
                write_rejected(&complaint, args, out)?;
                out.flush()?;
                complaint.print();
            }
        }
        if lines.must_wait() {
            out.flush()?;
        }
    }
    Ok(exit)
}

fn estimate(
    args: &EstimateArgs,
    solver: &Solver,
    text: &str,
    line: Option<u64>,
) -> Result<Comparison, Complaint> {
    let board = args.board.size.read(text)?;
    let goal = args.goal.read(Some(board.shape()))?;
    let puzzle = Puzzle::new(board, &goal).map_err(|error| match error {
        PuzzleError::Unsolvable(_) => Complaint::new(Exit::Failed, error),
        PuzzleError::Shape { .. } => Complaint::usage(error),
    })?;
    Ok(Comparison {
        line,
        board: board.to_string(),
        goal: goal.to_string(),
        estimates: rows(solver, &puzzle, &args.heuristic)?,
    })
}

/// Every heuristic in the order of the library's table, then `more`; what
/// linear conflict adds stands before the sum it is part of.
fn rows(solver: &Solver, puzzle: &Puzzle, more: &[HeuristicSpec]) -> Result<Vec<Row>, Complaint> {
    let manhattan = solver.estimate(puzzle, &HeuristicSpec::Manhattan).ok();
    let mut rows = Vec::new();
    for spec in HeuristicSpec::concrete() {
        let asked = solver
            .with_heuristic(&spec, puzzle.home(), Ask(puzzle))
            .ok();
        if let (Some(name), Some((sum, _)), Some(md)) = (part(&spec), asked, manhattan) {
            let alone = Estimate {
                units: sum.units - md.units,
                unit: sum.unit,
            };
            rows.push(Row::new(name.to_owned(), Some(alone), None));
        }
        let (value, properties) = asked.unzip();
        rows.push(Row::new(spec.to_string(), value, properties));
    }
    for spec in more {
        // These were asked for, so it matters why one cannot be had.
        let asked = solver.with_heuristic(spec, puzzle.home(), Ask(puzzle));
        let (value, properties) = asked.map_err(|error| unsupported(error.into()))?;
        rows.push(Row::new(spec.to_string(), Some(value), Some(properties)));
    }
    Ok(rows)
}

/// The name of what a heuristic adds to Manhattan distance.
fn part(spec: &HeuristicSpec) -> Option<&'static str> {
    match spec {
        HeuristicSpec::LinearConflict => Some("lc"),
        HeuristicSpec::PaperLinearConflict => Some("paper-lc"),
        _ => None,
    }
}

struct Ask<'a>(&'a Puzzle);

impl HeuristicVisitor for Ask<'_> {
    type Output = (Estimate, Properties);

    fn visit<H: Heuristic>(self, heuristic: &H) -> (Estimate, Properties) {
        let start = self.0.canonical_start();
        (heuristic.estimate_board(&start), heuristic.properties())
    }
}

impl Row {
    fn new(heuristic: String, value: Option<Estimate>, properties: Option<Properties>) -> Row {
        Row {
            heuristic,
            value: value.map(Estimate::slides),
            rounded: value.map(Estimate::rounded),
            admissible: properties.map(|properties| properties.admissible),
            consistent: properties.map(|properties| properties.consistent),
            text: value.map_or_else(|| "not for this shape".to_owned(), |v| v.to_string()),
        }
    }
}

fn write(comparison: &Comparison, format: Format, out: &mut Output) -> Result<(), Failure> {
    match format {
        Format::Json => out.json(comparison)?,
        Format::Csv => {
            let first = [
                cell(comparison.line),
                comparison.board.clone(),
                comparison.goal.clone(),
            ];
            let values = comparison.estimates.iter().map(|row| cell(row.value));
            out.csv(first.into_iter().chain(values).chain([String::new()]))?;
        }
        Format::Text => {
            if comparison.line.is_some() {
                writeln!(out, "{}", comparison.board)?;
            }
            writeln!(out, "{}", table(&comparison.estimates).trim_fmt())?;
            if comparison.line.is_some() {
                writeln!(out)?;
            }
        }
    }
    Ok(())
}

fn write_rejected(
    complaint: &Complaint,
    args: &EstimateArgs,
    out: &mut Output,
) -> Result<(), Failure> {
    let rejected = Rejected::new(complaint);
    match args.format {
        Format::Json => out.json(&rejected)?,
        Format::Csv => out.csv(rejected.row(&columns(&args.heuristic)))?,
        Format::Text => {}
    }
    Ok(())
}

/// The columns of CSV: every heuristic has one.
fn columns(more: &[HeuristicSpec]) -> Vec<String> {
    let mut columns: Vec<String> = ["line", "board", "goal"].map(str::to_owned).into();
    for spec in HeuristicSpec::concrete() {
        columns.extend(part(&spec).map(str::to_owned));
        columns.push(spec.to_string());
    }
    columns.extend(more.iter().map(ToString::to_string));
    columns.push("error".to_owned());
    columns
}

fn table(rows: &[Row]) -> Table {
    let word = |property: Option<bool>| match property {
        Some(true) => "yes",
        Some(false) => "no",
        None => "",
    };
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["heuristic", "estimate", "admissible", "consistent"]);
    for row in rows {
        table.add_row([
            row.heuristic.as_str(),
            row.text.as_str(),
            word(row.admissible),
            word(row.consistent),
        ]);
    }
    if let Some(column) = table.column_mut(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
