//! `loyd render BOARD`: a board as SVG, or a path as an animation.

use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use clap::ValueEnum;
use loyd::puzzle::{MoveNotation, Path};
use loyd_engine::picture::{Look, Theme, moving, still};

use crate::args::OneBoardArgs;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::output::Output;
use crate::output_file::OutputFile;
use crate::values::{duration, name_of};

/// The longest path that is drawn: a picture of some megabytes.
const LONGEST: usize = 10_000;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd render \"5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15\" -o board.svg
  loyd render \"1 2 3/4 0 6/7 5 8\" --moves UL -o solution.svg
  loyd render 1 2 3 4 5 6 7 8 0 --cell 100 --theme dark > solved.svg

The animation repeats for ever. A reader who prefers reduced motion sees the
board as it is before the first move.")]
pub(crate) struct RenderArgs {
    #[command(flatten)]
    board: OneBoardArgs,

    /// Show these moves one after the other: U, D, L, R, each with an optional
    /// count
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,

    /// Whose direction the letters of the moves name
    #[arg(long, default_value = "tile", value_parser = name_of::<MoveNotation>())]
    notation: MoveNotation,

    /// How long one move takes
    #[arg(long, value_name = "TIME", default_value = "300ms", value_parser = duration)]
    step: Duration,

    /// Pixels from one tile to the next
    #[arg(
        long,
        value_name = "PIXELS",
        default_value = "64",
        value_parser = clap::value_parser!(u32).range(8..=1000)
    )]
    cell: u32,

    /// The colours
    #[arg(long, value_enum, default_value = "auto")]
    theme: ThemeArg,

    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Replace the file if it is there
    #[arg(long, requires = "output")]
    force: bool,
}

/// The words for [`Theme`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum ThemeArg {
    /// As the reader's system prefers it
    Auto,
    /// Dark tiles on light
    Light,
    /// Light tiles on dark
    Dark,
}

impl ThemeArg {
    const fn theme(self) -> Theme {
        match self {
            ThemeArg::Auto => Theme::Auto,
            ThemeArg::Light => Theme::Light,
            ThemeArg::Dark => Theme::Dark,
        }
    }
}

pub(crate) fn run(args: &RenderArgs, out: &mut Output) -> Result<Exit, Failure> {
    let picture = draw(args)?;
    match &args.output {
        Some(path) => {
            let target = OutputFile::create(path, args.force)?;
            target.write(|file| file.write_all(picture.as_bytes()))?;
        }
        None => out.write_all(picture.as_bytes())?,
    }
    Ok(Exit::Success)
}

fn draw(args: &RenderArgs) -> Result<String, Complaint> {
    let board = args.board.read()?;
    let look = Look {
        cell: args.cell,
        theme: args.theme.theme(),
        // A move of no time or of days is no animation.
        step: args
            .step
            .clamp(Duration::from_millis(10), Duration::from_mins(1)),
    };
    let Some(moves) = &args.moves else {
        return Ok(still(&board, look));
    };
    let path = Path::parse(moves, args.notation)
        .map_err(|error| Complaint::moves(moves, &error).about("--moves"))?;
    if path.len() > LONGEST {
        let sentence = format!(
            "{} moves are more than the {LONGEST} that are drawn",
            path.len()
        );
        return Err(Complaint::usage(sentence).about("--moves"));
    }
    moving(&board, &path, look).map_err(|error| Complaint::usage(error).about("--moves"))
}
