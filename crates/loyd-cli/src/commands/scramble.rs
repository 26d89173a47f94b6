//! `loyd scramble`: random boards that a seed gives again.

use std::hash::{BuildHasher as _, RandomState};
use std::io::Write as _;

use loyd::puzzle::{Goal, Notation, Scrambler, Shape};
use serde::Serialize;

use crate::args::{Format, GoalArg};
use crate::complain::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::output::{Output, board_text};
use crate::values::{count, name_in};
use loyd_records::cell;

/// A walk is kept in memory; longer ones mix no better.
const LONGEST_WALK: u64 = 1_000_000;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd scramble
  loyd scramble -n 10 --size 3x3 --seed 42
  loyd scramble --walk 20 --to grid
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

    /// How to write the boards
    #[arg(
        long,
        value_name = "NOTATION",
        default_value = "slashes",
        value_parser = name_in(&Notation::ALL)
    )]
    to: Notation,

    /// What to write around them
    #[arg(long, value_enum, default_value = "text")]
    format: Format,
}

/// One board and how to get it again.
#[derive(Debug, Serialize)]
struct Scramble {
    board: String,
    goal: String,
    seed: u64,
    /// The place in the stream of the seed, from 0.
    index: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    walk: Option<u64>,
}

pub(crate) fn run(args: &ScrambleArgs, out: &mut Output) -> Result<Exit, Failure> {
    let goal = args.goal.read(args.size)?;
    let shape = match &goal {
        Goal::Board(board) => board.shape(),
        _ => args.size.unwrap_or(Shape::FOUR),
    };
    let target = goal
        .board(shape)
        .ok_or_else(|| Complaint::usage("the goal has another size"))?;
    let seed = args.seed.unwrap_or_else(|| {
        let seed = RandomState::new().hash_one(std::process::id());
        remark(&format!("seed {seed}"));
        seed
    });
    if args.format == Format::Csv {
        out.csv(["index", "board", "goal", "seed", "walk"])?;
    }
    let mut scrambler = Scrambler::new(seed);
    for index in 0..args.count {
        let board = match args.walk {
            Some(steps) => scrambler.walk(&target, steps as usize).1,
            None => scrambler.uniform(&target),
        };
        let scramble = Scramble {
            board: board_text(&board, args.to)?,
            goal: goal.to_string(),
            seed,
            index,
            walk: args.walk,
        };
        match args.format {
            Format::Text => {
                // Boards of several lines need a gap between them.
                if args.to == Notation::Grid && index > 0 {
                    writeln!(out)?;
                }
                writeln!(out, "{}", scramble.board)?;
            }
            Format::Json => out.json(&scramble)?,
            Format::Csv => out.csv([
                index.to_string(),
                scramble.board,
                scramble.goal,
                seed.to_string(),
                cell(args.walk),
            ])?,
        }
    }
    Ok(Exit::Success)
}
