//! Which tables the arguments name.

use std::fs::File;
use std::io::Read as _;
use std::path::Path;

use clap::builder::TypedValueParser;
use loyd::pattern::{Colouring, Partition, TableKind};
use loyd::puzzle::{Home, Puzzle, Shape};
use loyd_store::{Store, StoredId, table_of};

use super::complaint;
use crate::args::GoalArg;
use crate::error::{Complaint, reason};
use crate::exit::Exit;
use crate::remedy::{MULTI_TILE, build_partition, quoted};
use crate::values::name_of;

/// The largest drawing takes a few hundred bytes; the rest is for comments.
const LARGEST_DRAWING: u64 = 64 * 1024;

/// The kind of the tables, and the boards that they are for.
#[derive(Debug, clap::Args)]
pub(super) struct TablesArg {
    /// What the tables count
    #[arg(long, default_value = "blank-aware", value_parser = kinds())]
    pub(super) kind: TableKind,

    /// The boards of a rule or a list of groups [default: 4x4]
    #[arg(long, value_name = "ROWSxCOLS")]
    size: Option<Shape>,

    /// The goal of a rule or a list of groups: blank-last, blank-first, or any
    /// board [default: blank-last]
    #[arg(long, value_name = "GOAL")]
    goal: Option<String>,
}

impl TablesArg {
    /// Reads `mtm`, or what [`TablesArg::partitions`] reads.
    pub(super) fn named(&self, word: &str) -> Result<NamedTables, Complaint> {
        let (partitions, colourings) = if word == MULTI_TILE {
            self.check_multi_tile()?;
            (Vec::new(), Colouring::FOUR.to_vec())
        } else {
            (self.partitions(word)?, Vec::new())
        };
        Ok(NamedTables {
            partitions,
            colourings,
        })
    }

    /// The tables of the multi-tile metric are those of 4x4, for all goals that they serve.
    fn check_multi_tile(&self) -> Result<(), Complaint> {
        let other_size = self.size.is_some_and(|size| size != Shape::FOUR);
        if other_size || self.goal.is_some() {
            let sentence = "the tables of mtm are for 4x4 boards, for every goal with the blank \
                            in a corner: leave out --size and --goal";
            return Err(Complaint::usage(sentence));
        }
        Ok(())
    }

    /// Reads names of partitions, of sets of them or of rules, a list of groups, a drawing, or
    /// `@FILE` with a drawing. There is at least one partition.
    fn partitions(&self, word: &str) -> Result<Vec<Partition>, Complaint> {
        let partitions = match word.strip_prefix('@') {
            Some(name) => {
                let drawn = Partition::drawn(&drawing(name)?);
                vec![drawn.map_err(|error| Complaint::usage(format!("{name}: {error}")))?]
            }
            None if word.contains(['/', '\n']) => {
                vec![Partition::drawn(word).map_err(Complaint::usage)?]
            }
            None => Partition::several(word, self.home()?).map_err(Complaint::usage)?,
        };
        for partition in &partitions {
            let shape = partition.home().shape();
            if let Some(size) = self.size.filter(|size| *size != shape) {
                let sentence = format!(
                    "the partition {partition} is drawn for {shape} boards, not for {size}; \
                     blocks-6 and columns-6 are for any size"
                );
                return Err(Complaint::usage(sentence));
            }
        }
        Ok(partitions)
    }

    /// The goal that rules and lists are for.
    fn home(&self) -> Result<Home, Complaint> {
        let shape = self.size.unwrap_or(Shape::FOUR);
        let Some(goal) = &self.goal else {
            return Ok(Home::blank_last(shape));
        };
        let goal = GoalArg { goal: goal.clone() }.read(Some(shape))?;
        let board = goal.board(shape);
        let board = board.ok_or_else(|| {
            let sentence = format!("the goal is not a {shape} board: add --size");
            Complaint::usage(sentence)
        })?;
        Ok(Puzzle::solved(board).home())
    }

    /// Returns the flags that name the same boards, each after a blank.
    fn flags(&self) -> String {
        let size = self.size.map(|size| format!(" --size {size}"));
        let goal = self
            .goal
            .as_deref()
            .map(|goal| format!(" --goal {}", quoted(goal)));
        [size, goal].into_iter().flatten().collect()
    }
}

fn kinds() -> impl TypedValueParser<Value = TableKind> {
    name_of::<TableKind>()
}

/// Tables with the store they are in and what they are called together.
#[derive(Debug)]
pub(super) struct ChosenTables {
    pub(super) store: Store,
    /// What named them; `None` if files did.
    named: Option<NamedTables>,
    pub(super) ids: Vec<StoredId>,
    /// The command that builds the tables.
    build: Option<String>,
}

impl ChosenTables {
    /// Reads a partition, or the path of a table's file.
    pub(super) fn read(
        word: &str,
        tables: &TablesArg,
        store: &Store,
    ) -> Result<ChosenTables, Complaint> {
        if is_file(word) {
            return ChosenTables::file(Path::new(word));
        }
        let named = tables.named(word)?;
        let build = build_partition((word, &tables.flags()), tables.kind, store.directory());
        Ok(ChosenTables {
            store: store.clone(),
            ids: named.ids(tables.kind),
            named: Some(named),
            build: Some(build),
        })
    }

    /// Returns the name of the first partition that a table belongs to; `None` if files were
    /// named.
    pub(super) fn partition_of(&self, id: &StoredId) -> Option<String> {
        self.named.as_ref()?.partition_of(id)
    }

    /// Returns the partitions that were named; none if files or the tables of the multi-tile
    /// metric were.
    pub(super) fn partitions(&self) -> &[Partition] {
        self.named.as_ref().map_or(&[], |named| &named.partitions)
    }

    /// Every table in a store.
    pub(super) fn everything(store: &Store) -> Result<ChosenTables, Complaint> {
        let entries = store.list().map_err(|error| complaint(&error))?;
        Ok(ChosenTables {
            store: store.clone(),
            named: None,
            ids: entries.into_iter().map(|entry| entry.id).collect(),
            build: None,
        })
    }

    /// The complaint about a table that is not stored.
    pub(super) fn missing(&self, id: &StoredId) -> Complaint {
        let path = self.store.path_of(id);
        let mut sentence = format!("{} is not there", path.display());
        if let Some(build) = &self.build {
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
            named: None,
            ids: vec![id],
            build: None,
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
    /// Returns a table for each group, those that several partitions share only once.
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

    /// Returns the name of the first partition that a table belongs to; `None` for a colouring.
    pub(super) fn partition_of(&self, id: &StoredId) -> Option<String> {
        let StoredId::Pattern(id) = id else {
            return None;
        };
        let mut partitions = self.partitions.iter();
        let found = partitions.find(|partition| partition.groups().contains(&id.pattern));
        found.map(ToString::to_string)
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
