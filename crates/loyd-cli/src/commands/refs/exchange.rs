//! `loyd refs export` and `loyd refs import`: the collection as CSV.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use indicatif::HumanCount;
use loyd_store::references::{SHIPPED, export, import};

use super::entries_in_words;
use super::workshop::contents;
use crate::complain::{Complaint, Failure, reason, remark};
use crate::exit::Exit;
use crate::learning::{complaint, open};
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd refs import --shipped
  loyd refs import boards.csv
  loyd refs export | ssh there loyd refs import -

Of what both know the larger proved bound is kept. A row that contradicts what
is kept is refused and named; the others are taken. loyd refs verify proves
what came from elsewhere.
Exit codes: 0 taken, 1 rows were refused, 4 file trouble.")]
pub(super) struct ImportArgs {
    /// The file, or - for standard input
    #[arg(value_name = "FILE", required_unless_present = "shipped")]
    file: Option<String>,

    /// The collection that comes with the program
    #[arg(long, conflicts_with = "file")]
    shipped: bool,
}

pub(super) fn run(args: &ImportArgs, path: &Path, _: &mut Output) -> Result<Exit, Failure> {
    let text: Box<dyn Read> = match args.file.as_deref() {
        None => Box::new(SHIPPED.as_bytes()),
        Some("-") => Box::new(io::stdin()),
        Some(name) => Box::new(File::open(name).map_err(|error| {
            Complaint::new(
                Exit::File,
                format!("cannot read {name}: {}", reason(&error)),
            )
        })?),
    };
    let mut store = open(path).map_err(|error| complaint(&error))?;
    let imported = import(&mut store, text).map_err(|error| complaint(&error))?;
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
    Ok(if imported.refused.is_empty() {
        Exit::Success
    } else {
        Exit::Failed
    })
}

pub(super) fn export_all(path: &Path, out: &mut Output) -> Result<Exit, Failure> {
    let contents = contents(path)?;
    export(&contents.entries, &mut *out).map_err(|error| match error.into_kind() {
        csv::ErrorKind::Io(error) => Failure::from(error),
        other => Complaint::new(Exit::File, format!("{other:?}")).into(),
    })?;
    Ok(Exit::Success)
}
