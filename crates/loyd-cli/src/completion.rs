//! What a shell completes: names of heuristics with their pattern databases, of partitions, and of
//! the tables that are stored.
//!
//! The script of `loyd completions` calls this program for every completion, because what is stored
//! changes.

use std::collections::BTreeSet;
use std::ffi::OsStr;

use clap::CommandFactory as _;
use clap_complete::engine::{CompletionCandidate, PathCompleter, ValueCompleter as _};
use clap_complete::env::{CompleteEnv, EnvCompleter, Shells};
use loyd::Shape;
use loyd::pattern::{Colouring, NAMED, Partition, SETS, TableId, TableKind};
use loyd::puzzle::Home;
use loyd::spec::HeuristicSpec;
use loyd_lab::NamedSet;
use loyd_lab::suite::NamedSuite;
use loyd_store::{Store, default_directory};

use crate::args::Args;
use crate::remedy::MULTI_TILE;

/// The variable by which the script asks.
const VARIABLE: &str = "LOYD_COMPLETE";

/// Completes, and ends the process, if the script of a shell asks for it.
pub fn complete_if_asked() {
    CompleteEnv::with_factory(Args::command)
        .var(VARIABLE)
        .complete();
}

/// Returns the script of a shell.
pub(crate) fn script(shell: &str) -> std::io::Result<Vec<u8>> {
    let mut script = Vec::new();
    if shell == "bash" {
        // Else bash takes pdb:7-8 for three words.
        script.extend_from_slice(b"COMP_WORDBREAKS=${COMP_WORDBREAKS//:}\n");
    }
    if let Some(shell) = Shells::builtins().completer(shell) {
        EnvCompleter::write_registration(shell, VARIABLE, "loyd", "loyd", "loyd", &mut script)?;
    }
    Ok(script)
}

/// The heuristics of the library's table, and pattern databases.
pub(crate) fn heuristics(typed: &OsStr) -> Vec<CompletionCandidate> {
    let named = HeuristicSpec::ALL.iter().map(|row| row.name.to_owned());
    let learned = ["learned".to_owned()];
    let tables = partition_names().map(|name| format!("pdb:{name}"));
    beginning_with(typed, named.chain(learned).chain(tables))
}

/// The tables that can be built.
pub(crate) fn tables(typed: &OsStr) -> Vec<CompletionCandidate> {
    let rules = ["blocks-5", "blocks-6", "columns-6", MULTI_TILE];
    let names = partition_names().chain(rules);
    beginning_with(typed, names.map(str::to_owned))
}

/// The tables that are stored.
pub(crate) fn stored_tables(typed: &OsStr) -> Vec<CompletionCandidate> {
    let Ok(directory) = default_directory() else {
        return Vec::new();
    };
    let store = Store::open(directory);
    let is_stored = |id: TableId| matches!(store.header(&id), Ok(Some(_)));
    let names = partition_names().filter(|name| {
        let partitions = Partition::several(name, Home::blank_last(Shape::FOUR));
        let mut ids = partitions.unwrap_or_default().into_iter().flat_map(|each| {
            let ids = each.tables(TableKind::BlankAware);
            ids.collect::<Vec<_>>()
        });
        ids.all(is_stored)
    });
    let has_colourings = Colouring::FOUR
        .iter()
        .all(|colouring| matches!(store.header(colouring), Ok(Some(_))));
    let multi_tile = has_colourings.then_some(MULTI_TILE);
    beginning_with(typed, names.chain(multi_tile).map(str::to_owned))
}

/// The boards of `bench`: sets and suites by name, and files.
pub(crate) fn bench_boards(typed: &OsStr) -> Vec<CompletionCandidate> {
    let suites = NamedSuite::ALL.iter().map(|suite| suite.name);
    let sets = NamedSet::ALL.iter().map(|set| set.name);
    let names: BTreeSet<&str> = suites.chain(sets).chain(["random"]).collect();
    let mut found = beginning_with(typed, names.into_iter().map(str::to_owned));
    if found.is_empty() {
        found = PathCompleter::file().complete(typed);
    }
    found
}

fn partition_names() -> impl Iterator<Item = &'static str> {
    let sets = SETS.iter().map(|(name, _)| *name);
    sets.chain(NAMED.iter().map(|(name, _)| *name))
}

fn beginning_with(typed: &OsStr, names: impl Iterator<Item = String>) -> Vec<CompletionCandidate> {
    let typed = typed.to_string_lossy();
    let fitting = names.filter(|name| name.starts_with(&*typed));
    fitting.map(CompletionCandidate::new).collect()
}
