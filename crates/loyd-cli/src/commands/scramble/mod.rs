//! `loyd scramble`: random boards that a seed gives again; `length.rs` has those of
//! an exact optimal length.

mod length;

use std::hash::{BuildHasher as _, RandomState};
use std::io::Write as _;

use loyd::play::scramble::Lengths;
use loyd::puzzle::{Metric, Notation, Scrambler, Shape};
use loyd_engine::{ScrambleLine, cell};

use self::length::Wanted;

use crate::args::{Format, GoalArg};
use crate::engine::EngineArgs;
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::output::{Output, board_text};
use crate::values::{count, name_of};

/// A walk is kept in memory; longer ones mix no better.
const LONGEST_WALK: u64 = 1_000_000;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd scramble
  loyd scramble -n 10 --size 3x3 --seed 42
  loyd scramble --walk 20 --to grid
  loyd scramble --length 50 -n 100 --seed 1
  loyd scramble --length 20 --metric mtm
  loyd scramble -n 1000 --format csv > boards.csv

The same seed gives the same boards in every version and on every machine.")]
pub(crate) struct ScrambleArgs {
    /// How many boards
    #[arg(short = 'n', long = "count", value_name = "N", default_value = "1", value_parser = count)]
    count: u64,

    /// Rows and columns [default: 4x4, or the goal's]
    #[arg(long, value_name = "ROWSxCOLS")]
    size: Option<Shape>,

    /// Where the random numbers begin [default: drawn, and told on standard
    /// error]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    #[command(flatten)]
    goal: GoalArg,

    /// Walk this many random slides from the goal, none undoing the one before,
    /// instead of making every solvable board equally likely
    #[arg(
        long,
        value_name = "STEPS",
        value_parser = clap::value_parser!(u64).range(..=LONGEST_WALK)
    )]
    walk: Option<u64>,

    /// Only boards whose shortest solution has this many moves: 50, or 40..44; each
    /// such board is equally likely, except for lengths of 73 and more on 4x4,
    /// where the boards are proved but not drawn uniformly
    #[arg(long, value_name = "L|L1..L2", conflicts_with = "walk")]
    length: Option<Lengths>,

    /// What --length counts: every tile moved (stm) or every slide of the hand (mtm: up to 38
    /// moves on 4x4)
    #[arg(long, default_value = "stm", value_parser = name_of::<Metric>(), requires = "length")]
    metric: Metric,

    #[command(flatten)]
    engine: EngineArgs,

    /// How to write the boards
    #[arg(
        long,
        value_name = "NOTATION",
        default_value = "slashes",
        value_parser = name_of::<Notation>()
    )]
    to: Notation,

    /// What to write around them
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

pub(crate) fn run(args: &ScrambleArgs, out: &mut Output) -> Result<Exit, Failure> {
    let goal = args.goal.read(args.size)?;
    let shape = goal.shape().or(args.size).unwrap_or(Shape::FOUR);
    let target = goal
        .board(shape)
        .ok_or_else(|| Complaint::usage("the goal has another size"))?;
    let seed = args.seed.unwrap_or_else(|| {
        let seed = RandomState::new().hash_one(std::process::id());
        remark(&format!("seed {seed}"));
        seed
    });
    let mut writer = Writer::new(args, out)?;
    if let Some(lengths) = args.length {
        let wanted = Wanted {
            goal: &goal,
            shape,
            lengths,
            seed,
        };
        return length::run(args, &wanted, writer, out);
    }
    let mut scrambler = Scrambler::new(seed);
    for index in 0..args.count {
        let board = match args.walk {
            Some(steps) => scrambler.walk(&target, steps as usize).1,
            None => scrambler.uniform(&target),
        };
        let line = ScrambleLine {
            board: board_text(&board, args.to)?,
            goal: goal.to_string(),
            seed,
            index,
            walk: args.walk,
            length: None,
            metric: None,
            method: None,
        };
        writer.write(line, out)?;
    }
    Ok(Exit::Success)
}

/// Writes one board after the other.
struct Writer {
    format: Format,
    notation: Notation,
    /// Whether lengths are known.
    lengths: bool,
}

impl Writer {
    /// Begins, with a header where the format has one.
    fn new(args: &ScrambleArgs, out: &mut Output) -> Result<Writer, Failure> {
        let lengths = args.length.is_some();
        if args.format == Format::Csv {
            let columns = [
                "index", "board", "goal", "seed", "walk", "length", "method", "metric",
            ];
            out.csv(&columns[..if lengths { 8 } else { 5 }])?;
        }
        Ok(Writer {
            format: args.format,
            notation: args.to,
            lengths,
        })
    }

    fn write(&mut self, line: ScrambleLine, out: &mut Output) -> Result<(), Failure> {
        match self.format {
            Format::Text => {
                // Boards of several lines need a gap between them.
                if self.notation == Notation::Grid && line.index > 0 {
                    writeln!(out)?;
                }
                writeln!(out, "{}", line.board)?;
            }
            Format::Json => out.json(&line)?,
            Format::Csv => {
                let mut row = vec![
                    line.index.to_string(),
                    line.board,
                    line.goal,
                    line.seed.to_string(),
                    cell(line.walk),
                ];
                if self.lengths {
                    row.extend([cell(line.length), cell(line.method), cell(line.metric)]);
                }
                out.csv(row)?;
            }
        }
        Ok(())
    }
}
