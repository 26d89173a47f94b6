//! `loyd db info`: what the files of a partition say of themselves.

use std::io::Write as _;

use clap_complete::engine::ArgValueCompleter;
use loyd_store::Store;

use super::complaint;
use super::record::TableRecord;
use super::tables_arg::{ChosenTables, TablesArg};
use crate::args::TextOrJson;
use crate::completion;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd db info 7-8
  loyd db info blocks-6 --size 5x5
  loyd db info mtm
  loyd db info 4x4-blank15-aware-9-10-11-12-13-14-15.loyd --format json

Only headers are read; loyd db verify reads everything.
Exit codes: 0 described, 2 bad usage, 4 a table is not stored or not usable.")]
pub(super) struct DbInfoArgs {
    /// A name (7-8), a rule (blocks-6), a list of groups (1-8|9-15), @FILE with a
    /// drawing, or the path of a table
    #[arg(
        value_name = "PARTITION|FILE",
        add = ArgValueCompleter::new(completion::stored_tables)
    )]
    partition: String,

    #[command(flatten)]
    tables: TablesArg,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

pub(super) fn run(args: &DbInfoArgs, store: &Store, out: &mut Output) -> Result<Exit, Failure> {
    let chosen = ChosenTables::read(&args.partition, &args.tables, store)?;
    if args.format == TextOrJson::Text {
        let kind = args.tables.kind;
        for partition in chosen.partitions() {
            writeln!(out, "{partition}, {kind}\n{}\n", partition.drawing())?;
        }
    }
    let mut exit = Exit::Success;
    for id in &chosen.ids {
        let name = chosen.partition_of(id);
        let trouble = match chosen.store.header(id) {
            Ok(Some(header)) => {
                let record = TableRecord::new(&header, &chosen.store.path_of(id), name);
                match args.format {
                    TextOrJson::Json => out.json(&record)?,
                    TextOrJson::Text => record.describe("", out)?,
                }
                continue;
            }
            Ok(None) => chosen.missing(id),
            Err(error) => complaint(&error),
        };
        out.flush()?;
        exit = exit.and(trouble.exit);
        Complaint::print(&trouble);
    }
    Ok(exit)
}
