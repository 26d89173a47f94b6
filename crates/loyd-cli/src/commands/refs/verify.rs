//! `loyd refs verify`: entries solved again without references, unproved ones proved.

use std::path::Path;

use loyd::puzzle::Scrambler;

use super::prove::{Which, Wrong, merged, prove};
use super::solving::{ReferenceEngine, contents};
use crate::args::{DataDirArg, thread_count};
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::interrupt;
use crate::learning::{complaint, open};
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Every board of an entry is solved without references, and its distance compared.
An unproved entry that is right is proved from then on, and used by searches.
Exit codes: 0 everything is true, 1 something is not, 3 interrupted, 4 file
trouble.")]
pub(super) struct RefsVerifyArgs {
    /// Check a sample of this many entries [default: all]
    #[arg(long, value_name = "N")]
    sample: Option<usize>,

    /// The seed of the sample
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,

    /// Only entries that are unproved
    #[arg(long)]
    unproved: bool,

    /// Replace wrong entries by what was proved, and remove damaged ones
    #[arg(long)]
    repair: bool,

    /// Threads for one board [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<usize>,
}

pub(super) fn run(
    args: &RefsVerifyArgs,
    path: &Path,
    data_dir: &DataDirArg,
    out: &mut Output,
) -> Result<Exit, Failure> {
    interrupt::listen();
    let engine = ReferenceEngine::new(path, data_dir, args.threads);
    let contents = contents(path)?;
    let unusable = contents.unusable;
    let (which, wrong) = (
        if args.unproved {
            Which::Unproved
        } else {
            Which::All
        },
        if args.repair {
            Wrong::Replace
        } else {
            Wrong::Report
        },
    );
    let mut work = merged(contents, which);
    if let Some(sample) = args.sample {
        pick(&mut work, sample, args.seed);
    }
    let exit = prove(&engine, path, &work, wrong, out)?;
    if unusable == 0 {
        return Ok(exit);
    }
    if args.repair {
        remove_damaged(path)?;
    }
    Ok(exit.and(Exit::Failed))
}

/// Keeps a sample.
fn pick<T>(entries: &mut Vec<T>, sample: usize, seed: u64) {
    let mut scrambler = Scrambler::new(seed);
    while entries.len() > sample {
        let number = scrambler.below(entries.len() as u32);
        entries.swap_remove(number as usize);
    }
}

fn remove_damaged(path: &Path) -> Result<(), Complaint> {
    let mut store = open(path).map_err(|error| complaint(&error))?;
    let removed = store.remove_unusable().map_err(|error| complaint(&error))?;
    remark(&format!("{removed} damaged entries removed"));
    Ok(())
}
