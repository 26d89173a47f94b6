//! `loyd refs add BOARD`: boards to keep, whatever they cost.

use std::io::Write as _;
use std::path::Path;

use loyd::References;
use loyd::puzzle::{Board, parse_board};
use loyd_store::references::{Put, ReferenceStore};

use super::solving::{ReferenceEngine, interrupted, packed};
use crate::args::{BoardArgs, DataDirArg, thread_count};
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::input::Source;
use crate::interrupt;
use crate::learning::{complaint, open, proved, put};
use crate::output::Output;
use crate::progress_line::ProgressLine;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd refs add \"15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1\"
  loyd refs add @boards.txt

The board is solved for the goal blank-last and its entry kept; the other three
boards of the entry get lower bounds until loyd refs update.
Exit codes: 0 kept, 1 unsolvable or contradicting what is kept, 2 no 4x4 board,
3 interrupted, 4 file trouble.")]
pub(super) struct RefsAddArgs {
    #[command(flatten)]
    board: BoardArgs,

    /// Threads for one board [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<usize>,
}

pub(super) fn run(
    args: &RefsAddArgs,
    path: &Path,
    data_dir: &DataDirArg,
    out: &mut Output,
) -> Result<Exit, Failure> {
    interrupt::listen();
    let engine = ReferenceEngine::new(path, data_dir, args.threads);
    let mut store = None;
    let mut exit = Exit::Success;
    for board in boards(&args.board.board)? {
        match board.and_then(|board| add(&engine, board, path, &mut store)) {
            Ok(line) => {
                writeln!(out, "{line}")?;
                out.flush()?;
            }
            Err(complaint) => {
                exit = exit.and(complaint.exit);
                complaint.print();
            }
        }
        if interrupt::asked() {
            return Err(interrupted().into());
        }
    }
    Ok(exit)
}

/// Boards, or what is wrong with a text that should be one.
pub(super) type Boards = Box<dyn Iterator<Item = Result<Board, Complaint>>>;

/// The boards that the arguments name.
pub(super) fn boards(words: &[String]) -> Result<Boards, Complaint> {
    let read = |text: &str| {
        let board = parse_board(text, None).map_err(|error| Complaint::board(text, &error))?;
        packed(&board).map(|_| board)
    };
    Ok(match Source::open(words)? {
        Source::One(text) => Box::new(std::iter::once(read(&text))),
        Source::Many(lines) => Box::new(lines.map(move |line| {
            let line = line?;
            let board = line.text.and_then(|text| read(&text));
            board.map_err(|complaint| complaint.on_line(line.number))
        })),
    })
}

fn add(
    engine: &ReferenceEngine,
    board: Board,
    path: &Path,
    store: &mut Option<ReferenceStore>,
) -> Result<String, Complaint> {
    let mut progress_line = ProgressLine::new();
    let solved = engine.solve(board, References::Use, &mut progress_line)?;
    progress_line.clear();
    let report = solved.ok_or_else(interrupted)?.report;
    let proved = proved(&report).ok_or_else(interrupted)?;
    let store = match store {
        Some(store) => store,
        none => none.insert(open(path).map_err(|error| complaint(&error))?),
    };
    let put = put(store, &engine.source, &proved).map_err(|error| complaint(&error))?;
    let word = match put {
        Put::Added => "added",
        Put::Improved => "improved",
        Put::Unchanged => "known",
    };
    let entry = proved.entry();
    Ok(format!("{board}\t{}\t{word}: {entry}", report.upper_bound))
}
