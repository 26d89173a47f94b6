//! `loyd estimate`: every heuristic's value for a board, side by side.

use std::io::Write as _;

use clap_complete::engine::ArgValueCompleter;
use comfy_table::{CellAlignment, Table, presets};
use loyd::puzzle::Puzzle;
use loyd::spec::HeuristicSpec;
use loyd_engine::{Engine, EstimateRecord, EstimateRow, estimate_columns};
use loyd_store::Loading;

use crate::args::{BoardArgs, DataDirArg, Format, GoalArg, threads_or_all};
use crate::completion;
use crate::engine::engine;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::input::{Line, Source};
use crate::output::Output;
use crate::output::record::Rejected;
use crate::solving::unsupported;
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
    #[arg(
        long,
        value_name = "NAME",
        value_parser = HeuristicParser,
        add = ArgValueCompleter::new(completion::heuristics)
    )]
    heuristic: Vec<HeuristicSpec>,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

pub(crate) fn run(args: &EstimateArgs, out: &mut Output) -> Result<Exit, Failure> {
    let threads = threads_or_all(None);
    let source = Source::open(&args.board.board)?;
    let loading = match &source {
        Source::One(_) => Loading::Mapped,
        Source::Many(_) => Loading::Resident,
    };
    let tables = args.data_dir.tables(loading, threads, false);
    let engine = engine(tables, None);
    let mut lines = match source {
        Source::One(text) => {
            let comparison = estimate(args, &engine, &text, None)?;
            if args.format == Format::Csv {
                out.csv(estimate_columns(&args.heuristic))?;
            }
            write(&comparison, args.format, out)?;
            return Ok(Exit::Success);
        }
        Source::Many(lines) => lines,
    };
    // A goal that is no board is a mistake in the arguments, not in each line.
    args.goal.read(args.board.size.size)?;
    if args.format == Format::Csv {
        out.csv(estimate_columns(&args.heuristic))?;
    }
    let mut exit = Exit::Success;
    while let Some(line) = lines.next() {
        let (number, text) = match line {
            Ok(Line { number, text }) => (number, text),
            Err(complaint) => return Err(complaint.into()),
        };
        let comparison = text
            .and_then(|text| estimate(args, &engine, &text, Some(number)))
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
    engine: &Engine,
    text: &str,
    line: Option<u64>,
) -> Result<EstimateRecord, Complaint> {
    let size = &args.board.size;
    let board = match line {
        Some(_) => size.read(text),
        None => size.read_argument(text),
    }?;
    let goal = args.goal.read(Some(board.shape()))?;
    let puzzle = Puzzle::new(board, &goal).map_err(Complaint::puzzle)?;
    EstimateRecord::new(engine, &puzzle, &goal, &args.heuristic, line)
        .map_err(|error| unsupported(&error))
}

fn write(comparison: &EstimateRecord, format: Format, out: &mut Output) -> Result<(), Failure> {
    match format {
        Format::Json => out.json(comparison)?,
        Format::Csv => out.csv(comparison.row())?,
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
        Format::Csv => out.csv(rejected.row(&estimate_columns(&args.heuristic)))?,
        Format::Text => {}
    }
    Ok(())
}

fn table(rows: &[EstimateRow]) -> Table {
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
