//! `loyd convert`: boards and moves in other notations, turned or mirrored.

use std::io::Write as _;

use loyd::names::Named;
use loyd::puzzle::{Goal, Home, MoveNotation, Notation, Path, Slide, Symmetry};

use crate::args::SizeArg;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::input::Source;
use crate::output::{Output, board_text};
use crate::values::{name_in, name_of};

/// What `--to` may name: notations of boards, and of moves.
fn targets() -> impl Iterator<Item = Named<AnyNotation>> {
    let boards = Notation::ALL
        .iter()
        .map(|row| Named::new(AnyNotation::Board(row.value), row.name, row.summary));
    let moves = MoveNotation::ALL
        .iter()
        .map(|row| Named::new(AnyNotation::Moves(row.value), row.name, row.summary));
    boards.chain(moves)
}

/// A notation of boards or of moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AnyNotation {
    Board(Notation),
    Moves(MoveNotation),
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd convert 123456780 --to grid
  loyd convert @boards.txt --to brackets
  loyd convert \"1 2 3/4 5 6/7 0 8\" --transform mirror --rename
  loyd convert --moves URDL2 --to blank
  loyd convert --moves rrdl --from blank --expand --reverse")]
pub(crate) struct ConvertArgs {
    /// The board row by row, 0 for the blank; or - for standard input, or
    /// @FILE: one board per line
    #[arg(
        value_name = "BOARD",
        required_unless_present = "moves",
        num_args = 1..,
        allow_negative_numbers = true
    )]
    board: Vec<String>,

    /// Convert moves instead: U, D, L, R, each with an optional count; - and
    /// @FILE are read line by line here too
    #[arg(long, value_name = "MOVES", conflicts_with_all = ["board", "rename", "size"])]
    moves: Option<String>,

    /// The notation to write: slashes to hex for boards [default: slashes],
    /// tile or blank for moves [default: tile]
    #[arg(long, value_name = "NOTATION", value_parser = name_in(targets()))]
    to: Option<AnyNotation>,

    /// The notation in which the moves are given
    #[arg(
        long,
        value_name = "NOTATION",
        default_value = "tile",
        requires = "moves",
        value_parser = name_of::<MoveNotation>()
    )]
    from: MoveNotation,

    /// Turn or mirror: a board as a picture, its tiles keeping their numbers;
    /// moves as they look on the turned board
    #[arg(long, value_name = "SYMMETRY", value_parser = name_of::<Symmetry>())]
    transform: Option<Symmetry>,

    /// Renumber the tiles too, so that the turned goal is a goal again and the
    /// board is as far from it as before
    #[arg(long, requires = "transform")]
    rename: bool,

    /// Write every move, without counts
    #[arg(long, requires = "moves")]
    expand: bool,

    /// Write the moves that lead back
    #[arg(long, requires = "moves")]
    reverse: bool,

    /// The goal that --rename turns along
    #[arg(
        long,
        value_name = "GOAL",
        default_value = "blank-last",
        requires = "rename",
        value_parser = name_in(Goal::ALL.iter().cloned())
    )]
    goal: Goal,

    #[command(flatten)]
    size: SizeArg,
}

pub(crate) fn run(args: &ConvertArgs, out: &mut Output) -> Result<Exit, Failure> {
    if let Some(moves) = &args.moves {
        let to = args.move_notation()?;
        let words = std::slice::from_ref(moves);
        return each(words, "", out, |text| convert_moves(args, text, to));
    }
    let to = args.board_notation()?;
    // Boards of several lines need a gap between them.
    let gap = if to == Notation::Grid { "\n" } else { "" };
    each(&args.board, gap, out, |text| convert_board(args, text, to))
}

impl ConvertArgs {
    fn move_notation(&self) -> Result<MoveNotation, Complaint> {
        match self.to {
            None => Ok(MoveNotation::Tile),
            Some(AnyNotation::Moves(notation)) => Ok(notation),
            Some(AnyNotation::Board(_)) => Err(Complaint::usage(
                "--to: moves are written in the notation tile or blank",
            )),
        }
    }

    fn board_notation(&self) -> Result<Notation, Complaint> {
        match self.to {
            None => Ok(Notation::Slashes),
            Some(AnyNotation::Board(notation)) => Ok(notation),
            Some(AnyNotation::Moves(_)) => Err(Complaint::usage(
                "--to: tile and blank are notations of moves, which --moves takes",
            )),
        }
    }
}

/// Converts the text given, or every line of a stream.
fn each(
    words: &[String],
    gap: &str,
    out: &mut Output,
    convert: impl Fn(&str) -> Result<String, Complaint>,
) -> Result<Exit, Failure> {
    let mut lines = match Source::open(words)? {
        Source::One(text) => {
            writeln!(out, "{}", convert(&text)?)?;
            return Ok(Exit::Success);
        }
        Source::Many(lines) => lines,
    };
    let mut exit = Exit::Success;
    let mut before = "";
    while let Some(line) = lines.next() {
        let converted = line.and_then(|line| {
            let text = line.text?;
            convert(&text).map_err(|complaint| complaint.on_line(line.number))
        });
        match converted {
            Ok(text) => {
                writeln!(out, "{before}{text}")?;
                before = gap;
            }
            Err(complaint) => {
                out.flush()?;
                complaint.print();
                exit = exit.and(complaint.exit);
            }
        }
        if lines.must_wait() {
            out.flush()?;
        }
    }
    Ok(exit)
}

fn convert_board(args: &ConvertArgs, text: &str, to: Notation) -> Result<String, Complaint> {
    let board = args.size.read(text)?;
    let board = match args.transform {
        None => board,
        Some(symmetry) if args.rename => {
            // A goal with a name is the home with its blank on that cell.
            let goal = args.goal.board(board.shape()).unwrap_or(board);
            symmetry.image(&board, Home::new(board.shape(), goal.blank()))
        }
        Some(symmetry) => symmetry.board(&board),
    };
    board_text(&board, to)
}

fn convert_moves(args: &ConvertArgs, text: &str, to: MoveNotation) -> Result<String, Complaint> {
    let mut path = Path::parse(text, args.from).map_err(|error| Complaint::moves(text, &error))?;
    if let Some(symmetry) = args.transform {
        path = symmetry.path(&path);
    }
    if args.reverse {
        path = path.reversed();
    }
    if !args.expand {
        return Ok(path.text(to));
    }
    let slides = path.slides().iter().map(|&slide| match to {
        MoveNotation::Tile => slide,
        MoveNotation::Blank => slide.opposite(),
    });
    Ok(slides.map(Slide::letter).collect())
}
