//! `loyd hint BOARD`: the next best moves, with every first move that is as good.

use std::io::Write as _;
use std::time::Duration;

use loyd::play::hint::Hint;
use loyd::play::moves::MoveHint;
use loyd::puzzle::{Goal, Metric, MoveNotation, Puzzle, Shape};
use loyd::{Guarantee, Report};
use loyd_engine::{HintRecord, MoveHintRecord, SolveOptions};
use loyd_store::Loading;

use crate::args::{GoalArg, OneBoardArgs, TextOrJson};
use crate::engine::EngineArgs;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::interrupt;
use crate::observer::watch;
use crate::output::Output;
use crate::progress_line::ProgressLine;
use crate::solving::unsupported;
use crate::values::{duration, name_of};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd hint \"5 1 3 4/9 2 7 8/0 6 10 12/13 14 11 15\"
  loyd hint 8 6 7 2 5 4 3 0 1 --moves 3
  loyd hint 8 6 7 2 5 4 3 0 1 --metric mtm
  loyd scramble | loyd hint -
  loyd hint \"15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1\" --time 50ms --format json

The last line shows every possible move, the tile it takes and the length of
the shortest solutions that begin with it; * marks those that are best. Where a
limit comes first, the moves are those of the best solution known by then, and
a note says that they are not proved best. With --metric mtm each move is good,
neutral or bad: one nearer to the goal, as far, or one farther.
Exit codes: 0 hint proved best, 1 unsolvable, 2 bad usage or bad board, 3 limit
reached, 4 file trouble.")]
pub(crate) struct HintArgs {
    #[command(flatten)]
    board: OneBoardArgs,

    #[command(flatten)]
    goal: GoalArg,

    /// How many moves to show
    #[arg(
        long,
        value_name = "N",
        default_value = "1",
        value_parser = clap::value_parser!(u64).range(1..=100_000)
    )]
    moves: u64,

    /// Stop after this time: 50ms, 2s, 1m [default: 10s for boards of more than 16
    /// cells, and none for others]
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

pub(crate) fn run(args: &HintArgs, out: &mut Output) -> Result<Exit, Failure> {
    let board = args.board.read()?;
    let goal = args.goal.read(Some(board.shape()))?;
    interrupt::listen();
    let puzzle = Puzzle::new(board, &goal).map_err(Complaint::puzzle)?;
    let options = SolveOptions {
        threads: args.engine.threads(),
        ..SolveOptions::default()
    };
    let engine = args.engine.engine(Loading::Mapped);
    let mut progress_line = ProgressLine::new();
    let time = args.time.or(default_time(board.shape()));
    let mut watch = watch(&engine, time, &mut progress_line);
    if args.metric == Metric::Mtm {
        let hinted = engine.hint_moves(&puzzle, &options, &mut watch);
        progress_line.clear();
        let hint = hinted.map_err(|error| unsupported(&error))?.hint;
        return show_moves(args, &hint, &goal, out);
    }
    let hinted = engine.hint(&puzzle, &options, &mut watch);
    progress_line.clear();
    let hint = hinted.map_err(|error| unsupported(&error))?.hint;
    let record = HintRecord::new(&hint, &goal, args.moves as usize, args.notation, None);
    match args.format {
        TextOrJson::Json => out.json(&record)?,
        TextOrJson::Text => writeln!(out, "{}", text(&hint, &record))?,
    }
    Ok(if hint.is_complete() {
        Exit::Success
    } else {
        Exit::Limit
    })
}

/// Writes a hint in the multi-tile metric.
fn show_moves(
    args: &HintArgs,
    hint: &MoveHint,
    goal: &Goal,
    out: &mut Output,
) -> Result<Exit, Failure> {
    let record = MoveHintRecord::new(hint, goal, args.moves as usize, args.notation);
    match args.format {
        TextOrJson::Json => out.json(&record)?,
        TextOrJson::Text => {
            let first_moves = record.first_moves.iter().map(|next| {
                let kind = next.kind.as_deref().unwrap_or("?");
                format!("{} {kind}", next.text)
            });
            let first_moves = first_moves.collect::<Vec<_>>().join(", ");
            let (moves, proved) = summary(&hint.report, &record.moves, record.length);
            writeln!(out, "{moves}\n{proved}\n{first_moves}")?;
        }
    }
    Ok(if hint.is_complete() {
        Exit::Success
    } else {
        Exit::Limit
    })
}

/// How long a hint may take where nothing is said: a proof for a large board may take hours,
/// and nobody waits that long for a hint.
fn default_time(shape: Shape) -> Option<Duration> {
    (shape.cells() > 16).then_some(Duration::from_secs(10))
}

/// The moves, and what is proved of them.
fn summary<'a>(report: &Report, moves: &'a str, length: u32) -> (&'a str, String) {
    let moves = match moves {
        "" => "nothing to do",
        moves => moves,
    };
    let proved = match report.guarantee {
        Guarantee::Optimal if length == 1 => "1 move to go (optimal)".to_owned(),
        Guarantee::Optimal => format!("{length} moves to go (optimal)"),
        Guarantee::Bounded | Guarantee::Feasible | Guarantee::Limit => format!(
            "between {} and {} moves to go (limit reached: from the best solution found, not proved \
             best)",
            report.lower_bound, report.upper_bound
        ),
    };
    (moves, proved)
}

/// The moves, how good they are, and the alternatives.
fn text(hint: &Hint, record: &HintRecord) -> String {
    let (moves, proved) = summary(&hint.report, &record.moves, record.length);
    let first_moves = record.first_moves.iter().map(|first| {
        let mark = if first.best == Some(true) { "*" } else { "" };
        let length = match first.length {
            Some(length) => length.to_string(),
            None => "?".to_owned(),
        };
        format!("{}{mark} (tile {}) {length}", first.letter, first.tile)
    });
    let first_moves: Vec<String> = first_moves.collect();
    format!("{moves}\n{proved}\n{}", first_moves.join(", "))
}
