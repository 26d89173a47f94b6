//! `loyd refs add BOARD`: boards to keep, whatever they cost.

use std::io::Write as _;
use std::path::Path;

use loyd::References;
use loyd::puzzle::parse_board;
use loyd_store::references::Put;

use super::workshop::{Workshop, interrupted, packed};
use crate::args::{BoardArgs, DataDirArg};
use crate::complain::{Complaint, Failure};
use crate::exit::Exit;
use crate::gauge::Gauge;
use crate::input::Source;
use crate::interrupt;
use crate::learning::{complaint, open, proved};
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd refs add \"15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1\"
  loyd refs add @boards.txt

The board is solved for the goal blank-last and its entry kept; the other three boards
of the entry get lower bounds until loyd refs update.
Exit codes: 0 kept, 1 unsolvable or contradicting what is kept, 2 no 4x4 board,
3 interrupted, 4 file trouble.")]
pub(super) struct AddArgs {
    #[command(flatten)]
    board: BoardArgs,

    /// Threads for one board [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

pub(super) fn run(
    args: &AddArgs,
    path: &Path,
    data_dir: &DataDirArg,
    out: &mut Output,
) -> Result<Exit, Failure> {
    interrupt::listen();
    let workshop = Workshop::new(path, data_dir, args.threads);
    let mut exit = Exit::Success;
    for board in boards(&args.board)? {
        match board.and_then(|text| add(&workshop, &text, path)) {
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

/// The texts of the boards that the arguments name.
pub(super) fn boards(
    args: &BoardArgs,
) -> Result<Box<dyn Iterator<Item = Result<String, Complaint>>>, Complaint> {
    Ok(match Source::open(&args.board)? {
        Source::One(text) => Box::new(std::iter::once(Ok(text))),
        Source::Many(lines) => Box::new(lines.map(|line| line.and_then(|line| line.text))),
    })
}

fn add(workshop: &Workshop, text: &str, path: &Path) -> Result<String, Complaint> {
    let board = parse_board(text, None).map_err(|error| Complaint::board(text, &error))?;
    packed(&board)?;
    let mut gauge = Gauge::new();
    let report = workshop.solve(board, References::Use, &mut gauge)?;
    gauge.clear();
    let report = report.ok_or_else(interrupted)?;
    let proved = proved(&report).ok_or_else(interrupted)?;
    let mut store = open(path).map_err(|error| complaint(&error))?;
    let put = store.put(&proved).map_err(|error| complaint(&error))?;
    workshop.source.refresh();
    let word = match put {
        Put::Added => "added",
        Put::Improved => "improved",
        Put::Unchanged => "known",
    };
    let entry = proved.entry();
    Ok(format!("{board}\t{}\t{word}: {entry}", report.upper_bound))
}
