//! `loyd refs export` and `loyd refs import`: the collection as CSV.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use indicatif::HumanCount;
use loyd_store::references::{Proved, export, import, import_shipped};

use super::entries_in_words;
use super::prove::{Which, Wrong, merged, prove};
use super::solving::{ReferenceEngine, contents};
use crate::args::{DataDirArg, thread_count};
use crate::error::{Complaint, Failure, reason, remark};
use crate::exit::Exit;
use crate::input::standard_input;
use crate::interrupt;
use crate::learning::{complaint, open};
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd refs import --shipped
  loyd refs import boards.csv
  loyd refs export | ssh there loyd refs import -

Rows of a file are unproved: they are kept, but not used until loyd refs verify
or --prove has solved their boards. The collection that comes with the program
is proved. A row that contradicts what is kept is refused and named; the others
are taken.
Exit codes: 0 taken, 1 rows were refused or are wrong, 3 interrupted, 4 file
trouble.")]
pub(super) struct RefsImportArgs {
    /// The file, or - for standard input
    #[arg(value_name = "FILE", required_unless_present = "shipped")]
    file: Option<String>,

    /// The collection that comes with the program
    #[arg(long, conflicts_with = "file")]
    shipped: bool,

    /// Solve every unproved entry afterwards; wrong ones are replaced by what was proved
    #[arg(long, conflicts_with = "shipped")]
    prove: bool,

    /// Threads for one board [default: one for each processor]
    #[arg(long, value_name = "N", requires = "prove",
        value_parser = thread_count())]
    threads: Option<usize>,
}

pub(super) fn run(
    args: &RefsImportArgs,
    path: &Path,
    data_dir: &DataDirArg,
    out: &mut Output,
) -> Result<Exit, Failure> {
    let text: Option<Box<dyn Read>> = match args.file.as_deref() {
        None => None,
        Some("-") => Some(standard_input()?),
        Some(name) => Some(Box::new(File::open(name).map_err(|error| {
            Complaint::new(
                Exit::File,
                format!("cannot read {name}: {}", reason(&error)),
            )
        })?)),
    };
    let mut store = open(path).map_err(|error| complaint(&error))?;
    let imported = match text {
        Some(text) => import(&mut store, text),
        None => import_shipped(&mut store),
    };
    let imported = imported.map_err(|error| complaint(&error))?;
    for (line, reason) in &imported.refused {
        Complaint::new(Exit::Failed, reason).on_line(*line).print();
    }
    let count = store.count().map_err(|error| complaint(&error))?;
    remark(&format!(
        "{} rows read, {} new, {} refused; {} in {}",
        HumanCount(imported.rows),
        HumanCount(imported.taken),
        HumanCount(imported.refused.len() as u64),
        entries_in_words(count),
        path.display()
    ));
    let exit = if imported.refused.is_empty() {
        Exit::Success
    } else {
        Exit::Failed
    };
    let unproved = store.entries().map_err(|error| complaint(&error))?.unproved;
    if !args.prove && unproved > 0 {
        let unproved = entries_in_words(unproved);
        remark(&format!(
            "{unproved} unproved and not used; loyd refs verify proves them"
        ));
    }
    if !args.prove {
        return Ok(exit);
    }
    drop(store);
    interrupt::listen();
    let engine = ReferenceEngine::new(path, data_dir, args.threads);
    let work = merged(contents(path)?, Which::Unproved);
    Ok(exit.and(prove(&engine, path, &work, Wrong::Replace, out)?))
}

pub(super) fn export_all(path: &Path, out: &mut Output) -> Result<Exit, Failure> {
    let contents = contents(path)?;
    let proved = contents.entries.iter().map(Proved::claim);
    export(proved.chain(&contents.unproved), &mut *out).map_err(|error| {
        match error.into_kind() {
            csv::ErrorKind::Io(error) => Failure::from(error),
            other => Complaint::new(Exit::File, format!("{other:?}")).into(),
        }
    })?;
    Ok(Exit::Success)
}
