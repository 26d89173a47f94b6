//! Which tables the arguments name.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use clap::builder::TypedValueParser;
use loyd::pattern::{Partition, TableId, TableKind};
use loyd::puzzle::{Home, Shape};
use loyd_store::{Store, table_of};

use super::complaint;
use crate::error::{Complaint, reason};
use crate::exit::Exit;
use crate::remedy::build_partition;
use crate::values::name_of;

/// The largest drawing takes a few hundred bytes; the rest is for comments.
const LARGEST_DRAWING: u64 = 64 * 1024;

/// The kind of table.
#[derive(Debug, clap::Args)]
pub(super) struct KindArg {
    /// What the tables count
    #[arg(long, default_value = "blank-aware", value_parser = kinds())]
    pub(super) kind: TableKind,
}

fn kinds() -> impl TypedValueParser<Value = TableKind> {
    name_of::<TableKind>()
}

/// Tables with the store they are in and what they are called together.
#[derive(Debug)]
pub(super) struct ChosenTables {
    pub(super) store: Store,
    /// The partition; `None` for a single file.
    pub(super) partition: Option<Partition>,
    pub(super) ids: Vec<TableId>,
}

impl ChosenTables {
    /// Reads a partition, or the path of a table's file.
    pub(super) fn read(
        word: &str,
        kind: TableKind,
        store: &Store,
    ) -> Result<ChosenTables, Complaint> {
        if is_file(word) {
            return ChosenTables::file(Path::new(word));
        }
        let mut partitions = partitions(word)?;
        Ok(ChosenTables {
            store: store.clone(),
            ids: ids(&partitions, kind),
            partition: Some(partitions.swap_remove(0)),
        })
    }

    /// Every table in a store.
    pub(super) fn everything(store: &Store) -> Result<ChosenTables, Complaint> {
        let entries = store.list().map_err(|error| complaint(&error))?;
        Ok(ChosenTables {
            store: store.clone(),
            partition: None,
            ids: entries.into_iter().map(|entry| entry.id).collect(),
        })
    }

    /// The complaint about a table that is not stored. `word` is what the user
    /// wrote to ask for it.
    pub(super) fn missing(&self, id: &TableId, word: &str) -> Complaint {
        let path = self.store.path_of(id);
        let mut sentence = format!("{} is not there", path.display());
        if self.partition.is_some() {
            let build = build_partition(word, id.kind, self.store.directory());
            sentence = format!("{sentence}; run: {build}");
        }
        Complaint::new(Exit::File, sentence)
    }

    fn file(path: &Path) -> Result<ChosenTables, Complaint> {
        let name = path.file_name().and_then(|name| name.to_str());
        let Some(id) = name.and_then(table_of) else {
            let path = path.display();
            let sentence =
                format!("{path} is not the name of a table, like 4x4-blank15-aware-1-2-3.loyd");
            return Err(Complaint::usage(sentence));
        };
        let directory = match path.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent,
            _ => Path::new("."),
        };
        Ok(ChosenTables {
            store: Store::open(directory),
            partition: None,
            ids: vec![id],
        })
    }
}

/// Drawings have slashes and names have none, so a file shows by its ending.
fn is_file(word: &str) -> bool {
    let ending = Path::new(word).extension();
    !word.starts_with('@') && ending.is_some_and(|ending| ending == "loyd")
}

/// A table for each group, those that several partitions share only once.
pub(super) fn ids(partitions: &[Partition], kind: TableKind) -> Vec<TableId> {
    let mut ids = Vec::new();
    for id in partitions
        .iter()
        .flat_map(|partition| partition.tables(kind))
    {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    ids
}

/// Reads names of partitions or of sets of them, a list of groups, a drawing, or `@FILE` with a
/// drawing. There is at least one partition.
pub(super) fn partitions(word: &str) -> Result<Vec<Partition>, Complaint> {
    match word.strip_prefix('@') {
        Some(name) => Partition::drawn(&drawing(name)?)
            .map(|partition| vec![partition])
            .map_err(|error| Complaint::usage(format!("{name}: {error}"))),
        None if word.contains(['/', '\n']) => {
            let drawn = Partition::drawn(word).map_err(Complaint::usage)?;
            Ok(vec![drawn])
        }
        None => Partition::several(word, Home::blank_last(Shape::FOUR)).map_err(Complaint::usage),
    }
}

fn drawing(name: &str) -> Result<String, Complaint> {
    let trouble = |why: &str| Complaint::new(Exit::File, format!("cannot read {name}: {why}"));
    if name.is_empty() {
        let sentence = "@ needs the name of a file after it";
        return Err(Complaint::new(Exit::File, sentence));
    }
    let mut text = Vec::new();
    let read =
        File::open(name).and_then(|file| file.take(LARGEST_DRAWING + 1).read_to_end(&mut text));
    read.map_err(|error| trouble(&reason(&error)))?;
    if text.len() as u64 > LARGEST_DRAWING {
        return Err(trouble("it is too long for the drawing of a partition"));
    }
    String::from_utf8(text).map_err(|_| trouble("it is not UTF-8 text"))
}
