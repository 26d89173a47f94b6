//! `loyd db`: the pattern databases on disk, one file per subcommand.
//!
//! * `asked`: the partition or file that the arguments name.
//! * `plan`: what a build will cost, and whether there is room for it.
//! * `progress`: the observer of builds and checks.
//! * `record`, `chart`: how a table is described.

mod build;
mod histogram;
mod info;
mod list;
mod plan;
mod progress;
mod record;
mod remove;
mod tables_arg;
mod verify;

use clap::Subcommand;
use loyd_store::StoreError;

use crate::args::DataDirArg;
use crate::error::{Complaint, Failure};
use crate::exit::Exit;
use crate::output::Output;
use crate::remedy::Worded as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  loyd db build 7-8
  loyd db build \"1-8|9-15\" --kind classic
  loyd db build @partition.txt
  loyd db list
  loyd db verify 7-8 --deep

A partition is a name, a rule for boards of any --size (blocks-6), a list of
groups of tiles, or @FILE: a drawing with each cell's group number, 0 for the
blank.")]
pub(crate) struct DbArgs {
    #[command(subcommand)]
    command: DbCommand,

    #[command(flatten)]
    data_dir: DataDirArg,
}

#[derive(Debug, Subcommand)]
enum DbCommand {
    /// Build the tables of a partition and store them
    Build(build::DbBuildArgs),
    /// List the tables that are stored
    List(list::DbListArgs),
    /// Describe the tables of a partition, or one file
    Info(info::DbInfoArgs),
    /// Check tables against their checksums, or prove them
    Verify(verify::DbVerifyArgs),
    /// Remove tables
    Remove(remove::DbRemoveArgs),
}

pub(crate) fn run(args: &DbArgs, out: &mut Output) -> Result<Exit, Failure> {
    let store = args.data_dir.store()?;
    match &args.command {
        DbCommand::Build(args) => build::run(args, &store, out),
        DbCommand::List(args) => list::run(args, &store, out),
        DbCommand::Info(args) => info::run(args, &store, out),
        DbCommand::Verify(args) => verify::run(args, &store, out),
        DbCommand::Remove(args) => remove::run(args, &store, out),
    }
}

/// What a store complains of, with its exit code.
fn complaint(error: &StoreError) -> Complaint {
    let exit = match error {
        StoreError::Stopped(_) => Exit::Limit,
        StoreError::TooLarge(_) => Exit::Usage,
        StoreError::File(_)
        | StoreError::Directory { .. }
        | StoreError::Write { .. }
        | StoreError::Remove { .. } => Exit::File,
    };
    Complaint::new(exit, error.worded())
}
