//! `loyd db info`: what the files of a partition say of themselves.

use std::io::Write as _;

use loyd_store::Store;

use super::asked::{Asked, KindArg};
use super::record::Record;
use super::{DbFormat, complaint};
use crate::complain::{Complaint, Failure};
use crate::exit::Exit;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd db info 7-8
  loyd db info 4x4-blank15-aware-9-10-11-12-13-14-15.loyd --format json

Only headers are read; loyd db verify reads everything.
Exit codes: 0 described, 2 bad usage, 4 a table is not stored or not usable.")]
pub(super) struct InfoArgs {
    /// A name (7-8), a list of groups (1-8|9-15), @FILE with a drawing, or the
    /// path of a table
    #[arg(value_name = "PARTITION|FILE")]
    partition: String,

    #[command(flatten)]
    kind: KindArg,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: DbFormat,
}

pub(super) fn run(args: &InfoArgs, store: &Store, out: &mut Output) -> Result<Exit, Failure> {
    let asked = Asked::read(&args.partition, args.kind.kind, store)?;
    if let (DbFormat::Text, Some(partition)) = (args.format, &asked.partition) {
        writeln!(
            out,
            "{partition}, {}\n{}\n",
            args.kind.kind,
            partition.drawing()
        )?;
    }
    let mut exit = Exit::Success;
    for id in &asked.ids {
        let name = asked.partition.as_ref().map(ToString::to_string);
        let trouble = match asked.store.header(id) {
            Ok(Some(header)) => {
                let record = Record::new(&header, &asked.store.path_of(id), name);
                match args.format {
                    DbFormat::Json => out.json(&record)?,
                    DbFormat::Text => record.describe("", out)?,
                }
                continue;
            }
            Ok(None) => asked.missing(id, &args.partition),
            Err(error) => complaint(&error),
        };
        out.flush()?;
        exit = exit.and(trouble.exit);
        Complaint::print(&trouble);
    }
    Ok(exit)
}
