//! `loyd db build PARTITION`: sizes first, then the tables, then their values.

use std::io::Write as _;

use clap_complete::engine::ArgValueCompleter;
use indicatif::DecimalBytes;
use loyd::pattern::TableSize;
use loyd_engine::peak_bytes;
use loyd_store::{BuildPlan, Store, StoreError, Stored, StoredId};
use serde::Serialize;

use super::complaint;
use super::plan::{Cost, available_memory};
use super::progress::Progress;
use super::record::{TableRecord, seconds};
use super::tables_arg::TablesArg;
use crate::args::{TextOrJson, thread_count, threads_or_all};
use crate::completion;
use crate::error::{Complaint, Failure, remark};
use crate::exit::Exit;
use crate::interrupt;
use crate::output::Output;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd db build 7-8
  loyd db build 24
  loyd db build blocks-7+columns-7 --size 4x5
  loyd db build mtm
  loyd db build 6-6-3 --kind classic --threads 1
  loyd db build \"1-8|9-15\" --rebuild
  loyd db build @partition.txt --format json

A table that is stored already is not built again. Ctrl-C leaves nothing behind.
Exit codes: 0 all tables are stored, 2 bad usage, 3 interrupted or not enough
memory, 4 file trouble.")]
pub(super) struct DbBuildArgs {
    /// A name (7-8, 24 for all tables of the 24-puzzle, mtm for those of the
    /// multi-tile metric), a rule (blocks-6, columns-6), a list of groups
    /// (1-8|9-15), or @FILE with a drawing
    #[arg(value_name = "PARTITION", add = ArgValueCompleter::new(completion::tables))]
    partition: String,

    #[command(flatten)]
    tables: TablesArg,

    /// Threads to use [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = thread_count())]
    threads: Option<usize>,

    /// Build tables anew that are stored already
    #[arg(long)]
    rebuild: bool,

    /// Build even if there seems to be too little memory
    #[arg(long)]
    force: bool,

    /// How to write the answer
    #[arg(long, value_enum, default_value = "text")]
    format: TextOrJson,
}

/// A table that is stored now, and what that took.
#[derive(Debug, Serialize)]
struct Outcome {
    #[serde(flatten)]
    record: TableRecord,
    /// Whether it was built now; nothing was done if it was stored already.
    built: bool,
    threads: usize,
    seconds: Option<f64>,
    write_seconds: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    peak_bytes: Option<u64>,
}

pub(super) fn run(args: &DbBuildArgs, store: &Store, out: &mut Output) -> Result<Exit, Failure> {
    let named = args.tables.named(&args.partition)?;
    let partitions = &named.partitions;
    let name = match partitions.as_slice() {
        [only] => only.to_string(),
        _ => args.partition.clone(),
    };
    let plan = BuildPlan {
        threads: threads_or_all(args.threads),
        rebuild: args.rebuild,
    };
    let ids = named.ids(args.tables.kind);
    let cost = cost(&ids, store, plan)?;
    if cost.tables > 0 {
        let noun = if cost.tables == 1 { "table" } else { "tables" };
        let (count, kind) = (cost.tables, ids[0].kind());
        remark(&format!("{name}, {count} {kind} {noun} to build: {cost}"));
        if !args.force {
            cost.fits(available_memory())?;
        }
    }
    interrupt::listen();
    let (mut bytes, mut mean) = (0, 0.0);
    for id in &ids {
        let stored = build(store, id, plan)?;
        let holding = named.partition_of(id).unwrap_or_else(|| name.clone());
        let outcome = Outcome::new(&stored, holding, plan);
        bytes += outcome.record.bytes;
        mean += outcome.record.mean;
        match args.format {
            TextOrJson::Json => out.json(&outcome)?,
            TextOrJson::Text => outcome.record.describe(&outcome.times(), out)?,
        }
        out.flush()?;
    }
    if args.format == TextOrJson::Text {
        write!(out, "{name}: {}", DecimalBytes(bytes))?;
        // Only of additive tables does the sum mean anything, and only within a partition.
        if args.tables.kind.is_additive() && partitions.len() == 1 {
            write!(out, ", sum of the means {mean:.4}")?;
        }
        writeln!(out)?;
    }
    Ok(Exit::Success)
}

/// What the tables that are not stored yet will take.
fn cost(ids: &[StoredId], store: &Store, plan: BuildPlan) -> Result<Cost, Complaint> {
    let mut cost = Cost::default();
    for id in ids {
        let size = size(id)?;
        // A file that cannot be used is complained of when its turn comes.
        if plan.rebuild || matches!(store.header(id), Ok(None)) {
            cost.add(id, size, plan.threads);
        }
    }
    Ok(cost)
}

fn size(id: &StoredId) -> Result<TableSize, Complaint> {
    let too_large = || complaint(&StoreError::TooLarge(id.to_string()));
    id.size().ok_or_else(too_large)
}

fn build(store: &Store, id: &StoredId, plan: BuildPlan) -> Result<Stored, Complaint> {
    if interrupt::asked() {
        return Err(Complaint::new(Exit::Limit, "interrupted"));
    }
    let mut progress = Progress::new(id);
    store
        .build_table(id, plan, &mut progress)
        .map_err(|error| match error {
            StoreError::Stopped(_) => {
                Complaint::new(Exit::Limit, "interrupted; nothing of this table is kept")
            }
            error => complaint(&error),
        })
}

impl Outcome {
    fn new(stored: &Stored, name: String, plan: BuildPlan) -> Outcome {
        let times = stored.built;
        Outcome {
            record: TableRecord::new(&stored.header, &stored.path, Some(name)),
            built: times.is_some(),
            threads: plan.threads,
            seconds: times.map(|times| seconds(times.build)),
            write_seconds: times.map(|times| seconds(times.write)),
            peak_bytes: peak_bytes(),
        }
    }

    fn times(&self) -> String {
        match (self.seconds, self.write_seconds) {
            (Some(build), Some(write)) => {
                format!("built in {build:.3} s, written and checked in {write:.3} s")
            }
            _ => "stored already, and checked".to_owned(),
        }
    }
}
