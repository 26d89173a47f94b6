//! `loyd optimize BOARD --moves MOVES`: a solution made shorter.

use std::io::Write as _;
use std::time::Duration;

use loyd::play::shorten::shorten;
use loyd::puzzle::{Metric, MoveNotation, Path};
use loyd_store::Loading;
use serde::Serialize;

use crate::args::{OneBoardArgs, TextOrJson};
use crate::engine::EngineArgs;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::interrupt;
use crate::observer::watch;
use crate::output::Output;
use crate::progress_line::ProgressLine;
use crate::values::{duration, name_of};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd optimize \"1 2 3/4 5 6/0 7 8\" --moves LRL2
  loyd optimize \"1 2 3/4 5 6/0 7 8\" --moves LRL2 --format json
  loyd optimize \"1 2 3/4 5 6/0 7 8\" --moves LDUL --metric mtm

Parts of the solution are solved again, optimally, and replaced where that is
shorter. The first and the last board stay the same, whatever the goal is. This
works on boards of every size. The result need not be a shortest solution.
Exit codes: 0 all parts were tried, 2 bad usage or moves that are impossible, 3
limit reached: the moves are the shortest found by then.")]
pub(crate) struct OptimizeArgs {
    #[command(flatten)]
    board: OneBoardArgs,

    /// The moves: U, D, L, R, each with an optional count
    #[arg(long, value_name = "MOVES")]
    moves: String,

    /// Stop after this time: 50ms, 2s, 1m
    #[arg(long, value_name = "TIME", value_parser = duration)]
    time: Option<Duration>,

    /// What is counted: every tile moved (stm) or every slide of the hand (mtm)
    #[arg(long, default_value = "stm", value_parser = name_of::<Metric>())]
    metric: Metric,

    /// Whose direction the letters of the moves name
    #[arg(long, default_value = "tile", value_parser = name_of::<MoveNotation>())]
    notation: MoveNotation,

    #[command(flatten)]
    engine: EngineArgs,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// What came of it.
#[derive(Debug, Serialize)]
struct OptimizeRecord {
    board: String,
    moves: String,
    /// What the lengths count.
    metric: String,
    length: usize,
    /// The length before.
    given: usize,
    /// Whether all parts were tried.
    complete: bool,
}

pub(crate) fn run(args: &OptimizeArgs, out: &mut Output) -> Result<Exit, Failure> {
    let board = args.board.read()?;
    let path = Path::parse(&args.moves, args.notation)
        .map_err(|error| Complaint::moves(&args.moves, &error).about("--moves"))?;
    interrupt::listen();
    let engine = args.engine.engine(Loading::Mapped);
    let mut progress_line = ProgressLine::new();
    let mut watch = watch(&engine, args.time, &mut progress_line);
    let shortened = shorten(&board, &path, args.metric, &mut watch);
    progress_line.clear();
    let shortened = shortened.map_err(|illegal| Complaint::usage(illegal.to_string()))?;
    let record = OptimizeRecord {
        board: board.to_string(),
        moves: shortened.path.text(args.notation),
        metric: args.metric.to_string(),
        length: shortened.path.length(args.metric),
        given: path.length(args.metric),
        complete: shortened.complete,
    };
    match args.format {
        TextOrJson::Json => out.json(&record)?,
        TextOrJson::Text => writeln!(out, "{}", text(&record))?,
    }
    Ok(if record.complete {
        Exit::Success
    } else {
        Exit::Limit
    })
}

/// The moves, and how many there were.
fn text(record: &OptimizeRecord) -> String {
    let OptimizeRecord {
        moves,
        length,
        given,
        complete,
        ..
    } = record;
    let limit = if *complete { "" } else { " (limit reached)" };
    let noun = if *length == 1 { "move" } else { "moves" };
    format!("{moves}\n{length} {noun} instead of {given}{limit}")
}
