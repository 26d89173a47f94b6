//! `loyd db list`: every table and every learned model that is stored.

use std::io::Write as _;

use comfy_table::{CellAlignment, Table, presets};
use indicatif::{DecimalBytes, HumanCount};
use loyd_store::{FileError, ModelEntry, Store, TableEntry};
use serde::Serialize;

use super::complaint;
use super::record::{TableRecord, board, runs};
use crate::args::TextOrJson;
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::output::Output;
use crate::remedy::Worded as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Only headers of tables are read; loyd db verify reads everything. Learned models
are listed too, and read as a whole.
Exit codes: 0 listed, 4 a file is no table, or the directory cannot be read.")]
pub(super) struct DbListArgs {
    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// A file that should be a table and is none.
#[derive(Debug, Serialize)]
struct Unusable {
    path: String,
    error: String,
}

/// A learned model.
#[derive(Debug, Serialize)]
struct ModelRecord {
    path: String,
    kind: &'static str,
    board: String,
    bytes: u64,
}

pub(super) fn run(args: &DbListArgs, store: &Store, out: &mut Output) -> Result<Exit, Failure> {
    let entries = store.list().map_err(|error| complaint(&error))?;
    let models = store.models().map_err(|error| complaint(&error))?;
    match args.format {
        TextOrJson::Json => {
            for entry in &entries {
                match &entry.header {
                    Ok(header) => out.json(&TableRecord::new(header, &entry.path, None))?,
                    Err(error) => out.json(&Unusable::new(error))?,
                }
            }
        }
        TextOrJson::Text if entries.iter().any(|entry| entry.header.is_ok()) => {
            writeln!(out, "{}", table(&entries).trim_fmt())?;
        }
        TextOrJson::Text => {}
    }
    list_models(args.format, &models, out)?;
    out.flush()?;
    let mut exit = Exit::Success;
    for error in models.iter().filter_map(|model| model.bytes.as_ref().err()) {
        exit = Exit::File;
        Complaint::new(exit, error).print();
    }
    for error in entries
        .iter()
        .filter_map(|entry| entry.header.as_ref().err())
    {
        exit = Exit::File;
        Complaint::new(exit, error.worded()).print();
    }
    remark(&summary(&entries, store));
    Ok(exit)
}

/// Writes one line for each model.
fn list_models(format: TextOrJson, models: &[ModelEntry], out: &mut Output) -> Result<(), Failure> {
    for ModelEntry { path, shape, bytes } in models {
        let record = bytes.as_ref().map(|&bytes| ModelRecord {
            path: path.display().to_string(),
            kind: "model",
            board: shape.to_string(),
            bytes,
        });
        match (format, record) {
            (TextOrJson::Json, Ok(record)) => out.json(&record)?,
            (TextOrJson::Json, Err(error)) => out.json(&Unusable {
                path: path.display().to_string(),
                error: error.to_string(),
            })?,
            (TextOrJson::Text, Ok(record)) => {
                let size = DecimalBytes(record.bytes);
                writeln!(out, "learned model for {shape}, {size}")?;
            }
            (TextOrJson::Text, Err(_)) => {}
        }
    }
    Ok(())
}

impl Unusable {
    fn new(error: &FileError) -> Unusable {
        Unusable {
            path: error.path.display().to_string(),
            error: error.worded(),
        }
    }
}

fn summary(entries: &[TableEntry], store: &Store) -> String {
    let headers = || {
        entries
            .iter()
            .filter_map(|entry| entry.header.as_ref().ok())
    };
    let bytes = headers().map(loyd_store::Header::file_bytes).sum();
    let directory = store.directory().display();
    match headers().count() {
        0 => format!("no tables in {directory}"),
        1 => format!("1 table, {} in {directory}", DecimalBytes(bytes)),
        many => format!("{many} tables, {} in {directory}", DecimalBytes(bytes)),
    }
}

fn table(entries: &[TableEntry]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header([
        "board", "kind", "tiles", "states", "size", "mean", "largest",
    ]);
    for entry in entries {
        let Ok(header) = &entry.header else {
            continue;
        };
        table.add_row([
            board(entry.id.home()),
            entry.id.kind(),
            runs(&entry.id),
            HumanCount(header.states).to_string(),
            DecimalBytes(header.file_bytes()).to_string(),
            format!("{:.4}", header.mean()),
            header.largest().to_string(),
        ]);
    }
    for number in 3..7 {
        if let Some(column) = table.column_mut(number) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}
