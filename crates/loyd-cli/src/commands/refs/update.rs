//! `loyd refs update`: every lower bound of the collection becomes a distance.

use std::io::Write as _;
use std::path::Path;

use indicatif::HumanCount;
use loyd::References;
use loyd::puzzle::Board;
use loyd::reference::Entry;
use loyd_store::references::Proved;

use super::solving::{ReferenceEngine, contents, interrupted};
use crate::args::{DataDirArg, thread_count};
use crate::error::{Failure, remark};
use crate::exit::Exit;
use crate::interrupt;
use crate::learning::{complaint, open, proved, put};
use crate::output::Output;
use crate::progress_line::ProgressLine;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Boards whose distance is only bounded are solved, and stored one by one; an
interrupted update goes on where it stopped. Unproved entries are left to loyd
refs verify.
Exit codes: 0 every distance is exact, 3 interrupted, 4 file trouble.")]
pub(super) struct RefsUpdateArgs {
    /// Complete no more entries than this
    #[arg(long, value_name = "N")]
    limit: Option<usize>,

    /// Threads for one board [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<usize>,
}

pub(super) fn run(
    args: &RefsUpdateArgs,
    path: &Path,
    data_dir: &DataDirArg,
    out: &mut Output,
) -> Result<Exit, Failure> {
    interrupt::listen();
    let engine = ReferenceEngine::new(path, data_dir, args.threads);
    let entries = contents(path)?.entries;
    if entries.is_empty() {
        return Ok(Exit::Success);
    }
    let incomplete = entries
        .iter()
        .map(Proved::entry)
        .filter(|entry| !entry.is_complete());
    let entries: Vec<&Entry> = incomplete.take(args.limit.unwrap_or(usize::MAX)).collect();
    let bounds = |entry: &&Entry| entry.known().iter().filter(|known| !known.exact).count();
    let all = entries.iter().map(bounds).sum::<usize>() as u64;
    let mut solved = 0_u64;
    let mut progress_line = ProgressLine::new();
    let mut store = open(path).map_err(|error| complaint(&error))?;
    for entry in entries {
        for look_up in (0..4).filter(|&look_up| !entry.known()[look_up].exact) {
            let board = Board::from(entry.board(look_up));
            progress_line.share(solved, all);
            let again = engine.solve(board, References::Use, &mut progress_line)?;
            let report = again.ok_or_else(interrupted)?.report;
            if let Some(proved) = proved(&report) {
                put(&mut store, &engine.source, &proved).map_err(|error| complaint(&error))?;
                solved += 1;
            }
        }
        if let Some(now) = store
            .get(entry.corner())
            .map_err(|error| complaint(&error))?
        {
            progress_line.clear();
            writeln!(out, "{}\t{}", Board::from(entry.corner()), now.entry())?;
            out.flush()?;
        }
    }
    progress_line.clear();
    remark(&format!("{} boards solved", HumanCount(solved)));
    Ok(Exit::Success)
}
