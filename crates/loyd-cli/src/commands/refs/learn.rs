//! `loyd refs learn`: many boards solved, the expensive ones kept.
//!
//! A board that is kept already is not solved again, so a run that was
//! interrupted goes on where it stopped, apart from boards that were cheap.

use std::io::Write as _;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use indicatif::HumanCount;
use loyd::References;
use loyd::puzzle::{Board, Goal, Puzzle, Scrambler, parse_board};
use loyd::reference::learn::Searched;
use loyd::reference::{Frame, Place, ReferenceSource as _};
use loyd_store::references::Put;

use super::add::boards;
use super::workshop::{Workshop, interrupted};
use crate::args::{BoardArgs, DataDirArg, SizeArg};
use crate::complain::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::gauge::Gauge;
use crate::interrupt;
use crate::learning::{CUTOFF, Cutoff, Learning, cutoff};
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd refs learn --random 1000 --seed 1
  loyd refs learn @boards.txt --cutoff 200k
  loyd refs learn --around \"15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1\" --random 50

Each board that is kept is printed when it is on the disk. Boards kept already
are passed over, so the same command goes on after an interruption.
Exit codes: 0 done, 2 no board, 3 interrupted, 4 file trouble.")]
pub(super) struct LearnArgs {
    /// Boards, or - for standard input, or @FILE
    #[arg(value_name = "BOARD", num_args = 0.., required_unless_present = "random")]
    board: Vec<String>,

    /// Learn from so many random boards
    #[arg(long, value_name = "N", conflicts_with = "board")]
    random: Option<u64>,

    /// The seed of the random boards
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Random walks from this board instead of random boards
    #[arg(long, value_name = "BOARD", requires = "random")]
    around: Option<String>,

    /// Steps of the random walks
    #[arg(long, value_name = "N", default_value_t = 20)]
    steps: u64,

    /// What counts as expensive: nodes (1M) or a time (50ms); 5 % less is enough
    #[arg(long, value_name = "N|TIME", default_value = CUTOFF, value_parser = cutoff)]
    cutoff: Cutoff,

    /// Search without references, and keep only boards that they do not help
    #[arg(long)]
    standard: bool,

    /// Threads for one board [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

pub(super) fn run(
    args: &LearnArgs,
    path: &Path,
    data_dir: &DataDirArg,
    out: &mut Output,
) -> Result<Exit, Failure> {
    interrupt::listen();
    let workshop = Workshop::new(path, data_dir, args.threads);
    let (searched, mode) = if args.standard {
        (Searched::Standard, References::Compare)
    } else {
        (Searched::Advanced, References::Use)
    };
    let learning = Learning {
        searched,
        cutoff: args.cutoff,
        source: workshop.source.clone(),
        store: Mutex::default(),
    };
    let (mut done, mut kept, mut exit) = (0_u64, 0_u64, Exit::Success);
    let mut gauge = Gauge::new();
    for board in args.boards()? {
        let board = match board {
            Ok(board) => board,
            Err(complaint) => {
                exit = exit.and(complaint.exit);
                complaint.print();
                continue;
            }
        };
        done += 1;
        if is_kept(&workshop, &board) {
            continue;
        }
        let began = Instant::now();
        let report = match workshop.solve(board, mode, &mut gauge) {
            Ok(Some(report)) => report,
            Ok(None) => return Err(interrupted().into()),
            Err(complaint) => {
                exit = exit.and(complaint.exit);
                complaint.print();
                continue;
            }
        };
        let put = learning.consider(&report, began.elapsed().as_secs_f64());
        if matches!(put, Some(Put::Added | Put::Improved)) {
            kept += 1;
            gauge.clear();
            writeln!(out, "{board}\t{}", report.upper_bound)?;
            out.flush()?;
        }
        let of = args
            .random
            .map_or(String::new(), |all| format!(" of {all}"));
        gauge.draw(|seconds| format!("{done}{of} boards, {kept} kept, {seconds:.0} s"));
        if interrupt::asked() {
            return Err(interrupted().into());
        }
    }
    gauge.clear();
    remark(&format!(
        "{} boards, {} kept",
        HumanCount(done),
        HumanCount(kept)
    ));
    Ok(exit)
}

/// Whether the board's distance is known already.
fn is_kept(workshop: &Workshop, board: &Board) -> bool {
    let kept = || {
        let puzzle = Puzzle::new(*board, &Goal::BlankLast).ok()?;
        let (_, seen) = Frame::of(&puzzle)?;
        workshop.source.index()?.known(&Place::of(seen))
    };
    kept().is_some_and(|known| known.exact)
}

type Boards = Box<dyn Iterator<Item = Result<Board, Complaint>>>;

impl LearnArgs {
    fn boards(&self) -> Result<Boards, Complaint> {
        let read =
            |text: &str| parse_board(text, None).map_err(|error| Complaint::board(text, &error));
        let Some(count) = self.random else {
            let args = BoardArgs {
                board: self.board.clone(),
                size: SizeArg { size: None },
            };
            return Ok(Box::new(
                boards(&args)?.map(move |text| text.and_then(|text| read(&text))),
            ));
        };
        let mut scrambler = Scrambler::new(self.seed);
        let around = self.around.as_deref().map(read).transpose()?;
        let steps = self.steps as usize;
        Ok(Box::new((0..count).map(move |_| {
            Ok(match &around {
                Some(middle) => scrambler.walk(middle, steps).1,
                None => scrambler.uniform(&Frame::home().board()),
            })
        })))
    }
}
