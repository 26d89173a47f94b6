//! `loyd db verify`: checksums, and with `--deep` a proof.

use std::io::Write as _;
use std::time::Instant;

use clap_complete::engine::ArgValueCompleter;
use loyd::pattern::{ColouringProofError, DeepError, verify_deep};
use loyd_store::{Loading, Store, StoredId};
use serde::Serialize;

use super::complaint;
use super::progress::Progress;
use super::record::{colouring, seconds, tiles};
use super::tables_arg::{ChosenTables, TablesArg};
use crate::args::{TextOrJson, thread_count, threads_or_all};
use crate::completion;
use crate::error::{Complaint, Failure, remark};
use crate::excerpt::shown;
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd db verify
  loyd db verify 7-8 --deep

Without a partition every table in the directory is checked. --deep proves a
blank-aware table without trusting who built it: the goal has 0, every other
state a neighbour one lower, and no neighbours differ by more than one. The
tables of mtm are proved in the same way.
Exit codes: 0 every table is right, 1 a value is wrong, 2 bad usage,
3 interrupted, 4 a file is damaged or not there.")]
pub(super) struct DbVerifyArgs {
    /// A name (7-8), a rule (blocks-6), a list of groups (1-8|9-15), @FILE with a
    /// drawing, or the path of a table
    #[arg(
        value_name = "PARTITION|FILE",
        add = ArgValueCompleter::new(completion::stored_tables)
    )]
    partition: Option<String>,

    #[command(flatten)]
    tables: TablesArg,

    /// Prove every value, not only the checksum
    #[arg(long)]
    deep: bool,

    /// Threads for --deep [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<usize>,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// What came of one table.
#[derive(Debug, Serialize)]
struct TableVerdict {
    path: String,
    kind: String,
    tiles: Vec<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    colouring: Option<String>,
    ok: bool,
    /// Whether every value was proved.
    deep: bool,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

pub(super) fn run(args: &DbVerifyArgs, store: &Store, out: &mut Output) -> Result<Exit, Failure> {
    let chosen = match &args.partition {
        Some(word) => ChosenTables::read(word, &args.tables, store)?,
        None => ChosenTables::everything(store)?,
    };
    if chosen.ids.is_empty() {
        remark(&format!("no tables in {}", store.directory().display()));
    }
    interrupt::listen();
    let mut exit = Exit::Success;
    for id in &chosen.ids {
        let began = Instant::now();
        let checked = args.check(&chosen, id);
        let verdict = TableVerdict {
            path: chosen.store.path_of(id).display().to_string(),
            kind: id.kind(),
            tiles: tiles(id),
            colouring: colouring(id),
            ok: checked.is_ok(),
            deep: args.deep && checked.as_ref().is_ok_and(|proved| *proved),
            seconds: seconds(began.elapsed()),
            error: checked.as_ref().err().map(|error| error.sentence.clone()),
        };
        match (args.format, &checked) {
            (TextOrJson::Json, _) => out.json(&verdict)?,
            (TextOrJson::Text, Ok(_)) => {
                let how = if verdict.deep {
                    "proved"
                } else {
                    "checksum right"
                };
                writeln!(out, "ok, {how}: {}", shown(&verdict.path))?;
            }
            (TextOrJson::Text, Err(_)) => {}
        }
        out.flush()?;
        if let Err(complaint) = checked {
            exit = exit.and(complaint.exit);
            complaint.print();
            if complaint.exit == Exit::Limit {
                break;
            }
        }
    }
    Ok(exit)
}

impl DbVerifyArgs {
    /// Checks one table. Returns `true` if every value was proved too.
    fn check(&self, chosen: &ChosenTables, id: &StoredId) -> Result<bool, Complaint> {
        let missing = || chosen.missing(id);
        let header = chosen.store.verify(id, &mut Progress::new(id));
        let header = header.map_err(|error| complaint(&error))?;
        header.ok_or_else(missing)?;
        if !self.deep {
            return Ok(false);
        }
        let threads = threads_or_all(self.threads);
        let mut progress = Progress::new(id);
        let wrong = |error: &dyn std::error::Error| {
            let path = chosen.store.path_of(id);
            let sentence = format!("{}: {error}", path.display());
            Complaint::new(Exit::Failed, sentence)
        };
        let interrupted = || Complaint::new(Exit::Limit, "interrupted");
        match id {
            StoredId::Pattern(id) => {
                let table = chosen.store.open_table(id, Loading::Resident);
                let table = table.map_err(|error| complaint(&error))?;
                let table = table.ok_or_else(missing)?;
                match verify_deep(&table, threads, &mut progress) {
                    Ok(()) => Ok(true),
                    Err(error @ DeepError::Wrong { .. }) => Err(wrong(&error)),
                    Err(error @ DeepError::Kind(_)) => {
                        remark(&format!("{error}; the checksum is right"));
                        Ok(false)
                    }
                    Err(DeepError::Stopped(_)) => Err(interrupted()),
                }
            }
            StoredId::Colouring(colouring) => {
                let table = chosen.store.open_colouring(colouring, Loading::Resident);
                let table = table.map_err(|error| complaint(&error))?;
                let table = table.ok_or_else(missing)?;
                match table.verify_deep(threads, &mut progress) {
                    Ok(()) => Ok(true),
                    Err(error @ ColouringProofError::Wrong(_)) => Err(wrong(&error)),
                    Err(ColouringProofError::Stopped(_)) => Err(interrupted()),
                }
            }
        }
    }
}
