//! `loyd db remove`: tables that are no longer wanted.

use std::io::Write as _;

use clap_complete::engine::ArgValueCompleter;
use indicatif::DecimalBytes;
use loyd_store::Store;

use super::complaint;
use super::tables_arg::{ChosenTables, TablesArg};
use crate::completion;
use crate::error::{Failure, remark};
use crate::excerpt::shown_path;
use crate::exit::Exit;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd db remove 7-8
  loyd db remove --all

A group that several partitions have in common is one file and is removed for
all of them. Files that are not tables of loyd are never touched.
Exit codes: 0 removed or not there, 2 bad usage, 4 a file cannot be removed.")]
pub(super) struct DbRemoveArgs {
    /// A name (7-8), a rule (blocks-6), a list of groups (1-8|9-15), @FILE with a
    /// drawing, or the path of a table
    #[arg(
        value_name = "PARTITION|FILE",
        required_unless_present = "all",
        add = ArgValueCompleter::new(completion::stored_tables)
    )]
    partition: Option<String>,

    #[command(flatten)]
    tables: TablesArg,

    /// Every table of every kind
    #[arg(long, conflicts_with_all = ["partition", "kind", "size", "goal"])]
    all: bool,
}

pub(super) fn run(args: &DbRemoveArgs, store: &Store, out: &mut Output) -> Result<Exit, Failure> {
    let chosen = match &args.partition {
        Some(word) => ChosenTables::read(word, &args.tables, store)?,
        None => ChosenTables::everything(store)?,
    };
    let (mut exit, mut bytes) = (Exit::Success, 0);
    for id in &chosen.ids {
        let path = chosen.store.path_of(id);
        match chosen.store.remove(id) {
            Ok(Some(removed)) => {
                bytes += removed;
                let path = shown_path(&path);
                writeln!(out, "removed {path}, {}", DecimalBytes(removed))?;
            }
            Ok(None) => remark(&format!("{} is not there", path.display())),
            Err(error) => {
                let complaint = complaint(&error);
                exit = exit.and(complaint.exit);
                complaint.print();
            }
        }
    }
    // What killed builds have left goes, too.
    chosen.store.sweep();
    remark(&format!("{} freed", DecimalBytes(bytes)));
    Ok(exit)
}
