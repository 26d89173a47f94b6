//! `loyd refs`: the collection of reference boards, one file per subcommand.
//!
//! * `solving`: the collection and an engine that knows it, which most of them need.
//! * `prove`: entries solved again, for `verify` and `import --prove`.
//! * `learning_run`: what `learn` does with its boards.

mod add;
mod exchange;
mod learn;
mod learning_run;
mod list;
mod prove;
mod remove;
mod solving;
mod stats;
mod update;
mod verify;

use std::path::PathBuf;

use clap::Subcommand;
use indicatif::HumanCount;

use crate::args::DataDirArg;
use crate::error::Failure;
use crate::exit::Exit;
use crate::learning;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd refs import --shipped
  loyd refs learn --random 1000 --seed 1
  loyd refs update
  loyd refs list
  loyd refs export > boards.csv

A reference board is one whose distance is known: searches for it and for boards
nearby begin at a higher bound. loyd solve uses the collection by itself and
adds to it with --learn. Any number of processes may use one collection. Boards
from elsewhere are unproved, and not used, until loyd refs verify has solved
them.")]
pub(crate) struct RefsCommandArgs {
    #[command(subcommand)]
    command: RefsCommand,

    /// The file of reference boards [default: references.sqlite in the data
    /// directory]
    #[arg(long, value_name = "FILE", global = true)]
    refs: Option<PathBuf>,

    #[command(flatten)]
    data_dir: DataDirArg,
}

#[derive(Debug, Subcommand)]
enum RefsCommand {
    /// List the entries: corner board, and the distances of its four boards
    List(list::RefsListArgs),
    /// Solve boards and keep them, whatever they cost
    Add(add::RefsAddArgs),
    /// Solve many boards and keep those that are expensive
    Learn(learn::RefsLearnArgs),
    /// Make every distance exact
    Update(update::RefsUpdateArgs),
    /// Remove the entries of boards
    Remove(remove::RefsRemoveArgs),
    /// Solve entries without references: compare, and prove what is unproved
    Verify(verify::RefsVerifyArgs),
    /// Write the collection as CSV
    Export,
    /// Read CSV into the collection
    Import(exchange::RefsImportArgs),
    /// Say how large the collection is
    Stats(stats::RefsStatsArgs),
}

pub(crate) fn run(args: &RefsCommandArgs, out: &mut Output) -> Result<Exit, Failure> {
    let path = learning::file(args.refs.as_ref(), &args.data_dir)?;
    let (path, data_dir) = (path.as_path(), &args.data_dir);
    match &args.command {
        RefsCommand::List(args) => list::run(args, path, out),
        RefsCommand::Add(args) => add::run(args, path, data_dir, out),
        RefsCommand::Learn(args) => learn::run(args, path, data_dir, out),
        RefsCommand::Update(args) => update::run(args, path, data_dir, out),
        RefsCommand::Remove(args) => remove::run(args, path, out),
        RefsCommand::Verify(args) => verify::run(args, path, data_dir, out),
        RefsCommand::Export => exchange::export_all(path, out),
        RefsCommand::Import(args) => exchange::run(args, path, data_dir, out),
        RefsCommand::Stats(args) => stats::run(args, path, out),
    }
}

/// Returns a number of entries in words.
fn entries_in_words(count: u64) -> String {
    let noun = if count == 1 { "entry" } else { "entries" };
    format!("{} {noun}", HumanCount(count))
}
