//! `loyd refs verify`: entries solved again without references.

use std::io::Write as _;
use std::path::Path;

use indicatif::HumanCount;
use loyd::puzzle::{Board, Scrambler};
use loyd::{References, Report};
use loyd_store::references::Proved;

use super::entries_in_words;
use super::workshop::{Workshop, contents, interrupted};
use crate::args::DataDirArg;
use crate::complain::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::gauge::Gauge;
use crate::interrupt;
use crate::learning::{complaint, open, proved};
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Every board of an entry is solved without references, and its distance compared.
Exit codes: 0 everything is true, 1 something is not, 3 interrupted, 4 file
trouble.")]
pub(super) struct VerifyArgs {
    /// Check a sample of so many entries [default: all]
    #[arg(long, value_name = "N")]
    sample: Option<usize>,

    /// The seed of the sample
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Replace wrong entries by what was proved
    #[arg(long)]
    repair: bool,

    /// Threads for one board [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1024))]
    threads: Option<u64>,
}

pub(super) fn run(
    args: &VerifyArgs,
    path: &Path,
    data_dir: &DataDirArg,
    out: &mut Output,
) -> Result<Exit, Failure> {
    interrupt::listen();
    let workshop = Workshop::new(path, data_dir, args.threads);
    let contents = contents(path)?;
    let mut entries = contents.entries;
    if let Some(sample) = args.sample {
        pick(&mut entries, sample, args.seed);
    }
    let (mut checked, mut wrong) = (0_u64, contents.unusable as u64);
    let mut gauge = Gauge::new();
    for stored in &entries {
        let mut reports = Vec::new();
        for look_up in 0..4 {
            let board = Board::from(stored.entry().board(look_up));
            gauge.share(4 * checked + look_up as u64, 4 * entries.len() as u64);
            let report = workshop.solve(board, References::Ignore, &mut gauge);
            reports.push(report?.ok_or_else(interrupted)?);
        }
        checked += 1;
        let entry = stored.entry();
        let told = |look_up: usize, report: &Report| {
            let (known, length) = (entry.known()[look_up], report.upper_bound);
            let distance = u32::from(known.distance);
            distance > length || known.exact && distance < length
        };
        let mistakes: Vec<usize> = (0..4).filter(|&k| told(k, &reports[k])).collect();
        if !mistakes.is_empty() {
            gauge.clear();
        }
        for &look_up in &mistakes {
            let (board, length) = (entry.board(look_up), reports[look_up].upper_bound);
            let (board, kept) = (Board::from(board), entry.known()[look_up].distance);
            writeln!(out, "wrong: {board} is {length} moves away, {kept} is kept")?;
        }
        if !mistakes.is_empty() {
            wrong += 1;
            if args.repair {
                repair(path, stored, &reports)?;
            }
        }
        out.flush()?;
    }
    gauge.clear();
    remark(&format!(
        "{} solved again, {} wrong",
        entries_in_words(checked),
        HumanCount(wrong)
    ));
    Ok(if wrong == 0 {
        Exit::Success
    } else {
        Exit::Failed
    })
}

/// Keeps a sample.
fn pick(entries: &mut Vec<Proved>, sample: usize, seed: u64) {
    let mut scrambler = Scrambler::new(seed);
    while entries.len() > sample {
        let number = scrambler.below(entries.len() as u32);
        entries.swap_remove(number as usize);
    }
}

fn repair(path: &Path, stored: &Proved, reports: &[Report]) -> Result<(), Complaint> {
    let mut store = open(path).map_err(|error| complaint(&error))?;
    store
        .remove(stored.entry().corner())
        .map_err(|error| complaint(&error))?;
    for proved in reports.iter().filter_map(proved) {
        store.put(&proved).map_err(|error| complaint(&error))?;
    }
    Ok(())
}
