//! Which tables the arguments name.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use clap::builder::TypedValueParser;
use loyd::pattern::{Colouring, Partition, TableKind};
use loyd::puzzle::{Home, Shape};
use loyd_store::{Store, StoredId, table_of};

use super::complaint;
use crate::error::{Complaint, reason};
use crate::exit::Exit;
use crate::remedy::{MULTI_TILE, build_partition};
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
    /// What named them; `None` for files.
    word: Option<String>,
    /// The partition; `None` for files and for the tables of the multi-tile metric.
    pub(super) partition: Option<Partition>,
    pub(super) ids: Vec<StoredId>,
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
        let named = NamedTables::read(word)?;
        Ok(ChosenTables {
            store: store.clone(),
            ids: named.ids(kind),
            word: Some(word.to_owned()),
            partition: named.partitions.into_iter().next(),
        })
    }

    /// Every table in a store.
    pub(super) fn everything(store: &Store) -> Result<ChosenTables, Complaint> {
        let entries = store.list().map_err(|error| complaint(&error))?;
        Ok(ChosenTables {
            store: store.clone(),
            word: None,
            partition: None,
            ids: entries.into_iter().map(|entry| entry.id).collect(),
        })
    }

    /// The complaint about a table that is not stored.
    pub(super) fn missing(&self, id: &StoredId) -> Complaint {
        let path = self.store.path_of(id);
        let mut sentence = format!("{} is not there", path.display());
        if let Some(word) = &self.word {
            let kind = match id {
                StoredId::Pattern(id) => id.kind,
                StoredId::Colouring(_) => TableKind::default(),
            };
            let build = build_partition(word, kind, self.store.directory());
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
            word: None,
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

/// The tables that a word names: those of partitions, or of colourings.
#[derive(Debug)]
pub(super) struct NamedTables {
    /// Empty for the tables of the multi-tile metric.
    pub(super) partitions: Vec<Partition>,
    colourings: Vec<Colouring>,
}

impl NamedTables {
    /// Reads `mtm`, names of partitions or of sets of them, a list of groups, a drawing, or
    /// `@FILE` with a drawing.
    pub(super) fn read(word: &str) -> Result<NamedTables, Complaint> {
        let (partitions, colourings) = if word == MULTI_TILE {
            (Vec::new(), Colouring::FOUR.to_vec())
        } else {
            (partitions(word)?, Vec::new())
        };
        Ok(NamedTables {
            partitions,
            colourings,
        })
    }

    /// A table for each group, those that several partitions share only once.
    pub(super) fn ids(&self, kind: TableKind) -> Vec<StoredId> {
        let tables = self
            .partitions
            .iter()
            .flat_map(|partition| partition.tables(kind));
        let mut ids: Vec<StoredId> = self.colourings.iter().map(StoredId::from).collect();
        for id in tables.map(StoredId::from) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids
    }
}

/// Reads names of partitions or of sets of them, a list of groups, a drawing, or `@FILE` with a
/// drawing. There is at least one partition.
fn partitions(word: &str) -> Result<Vec<Partition>, Complaint> {
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
