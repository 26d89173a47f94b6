//! `loyd verify`: does a list of moves solve a board?

use std::io::Write as _;

use loyd::puzzle::{Board, Metric, MoveNotation, Path};
use serde::Serialize;

use crate::args::{GoalArg, SizeArg, TextOrJson};
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::output::Output;
use crate::values::name_of;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd verify --board \"1 2 3/4 0 6/7 5 8\" --moves UL
  loyd verify --board 1 2 3 4 0 6 7 5 8 --moves DR --notation blank

Exit codes: 0 the moves solve the board, 1 they do not, 2 bad usage.")]
pub(crate) struct VerifyArgs {
    /// The board row by row, 0 for the blank; or - for standard input, or @FILE
    #[arg(long, value_name = "BOARD", required = true, num_args = 1.., allow_negative_numbers = true)]
    board: Vec<String>,

    /// The moves: U, D, L, R, each with an optional count
    #[arg(long, value_name = "MOVES")]
    moves: String,

    #[command(flatten)]
    goal: GoalArg,

    #[command(flatten)]
    size: SizeArg,

    /// Whose direction the letters of the moves name
    #[arg(long, default_value = "tile", value_parser = name_of::<MoveNotation>())]
    notation: MoveNotation,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// What came of the check.
#[derive(Debug, Serialize)]
struct Verdict {
    ok: bool,
    board: String,
    goal: String,
    moves: String,
    stm: usize,
    mtm: usize,
    /// The board the moves lead to; where one of them is impossible, the board
    /// it is impossible on.
    end: String,
    /// The impossible move, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    impossible_move: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

pub(crate) fn run(args: &VerifyArgs, out: &mut Output) -> Result<Exit, Failure> {
    let board = args.size.read_one(&args.board)?;
    let goal = args.goal.read(Some(board.shape()))?;
    let target = goal
        .board(board.shape())
        .ok_or_else(|| Complaint::usage("the goal has another size than the board"))?;
    let path = Path::parse(&args.moves, args.notation)
        .map_err(|error| Complaint::moves(&args.moves, &error).about("--moves"))?;
    let verdict = Verdict {
        goal: goal.to_string(),
        ..check(&board, &target, &path, args.notation)
    };
    match (args.format, &verdict.error) {
        (TextOrJson::Json, _) => out.json(&verdict)?,
        (TextOrJson::Text, Some(error)) => writeln!(out, "failed: {error}")?,
        (TextOrJson::Text, None) => {
            let Verdict { stm, mtm, .. } = verdict;
            let noun = if stm == 1 { "move" } else { "moves" };
            writeln!(out, "ok: {stm} {noun} (stm), {mtm} (mtm), ends at the goal")?;
        }
    }
    Ok(if verdict.ok {
        Exit::Success
    } else {
        Exit::Failed
    })
}

fn check(board: &Board, goal: &Board, path: &Path, notation: MoveNotation) -> Verdict {
    let (end, impossible_move, error) = match path.replay(board) {
        Ok(end) if end == *goal => (end, None, None),
        Ok(end) => {
            let error = format!("the moves end at {end}, not at the goal {goal}");
            (end, None, Some(error))
        }
        Err(illegal) => {
            let number = illegal.index + 1;
            let (letter, why) = match notation {
                MoveNotation::Tile => (illegal.slide, "there is no tile to slide that way"),
                MoveNotation::Blank => {
                    let why = "the blank is at that edge already";
                    (illegal.slide.opposite(), why)
                }
            };
            let on = illegal.board;
            let error = format!("move {number} ({letter}) is impossible on {on}: {why}");
            (on, Some(number), Some(error))
        }
    };
    Verdict {
        ok: error.is_none(),
        board: board.to_string(),
        goal: goal.to_string(),
        moves: path.text(notation),
        stm: path.length(Metric::Stm),
        mtm: path.length(Metric::Mtm),
        end: end.to_string(),
        impossible_move,
        error,
    }
}
