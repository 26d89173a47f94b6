//! What would help against an error of the store, as flags and commands.
//!
//! The store gives remedies as data ([`StoreRemedy`]); here they become the words of the command
//! line. [`FLAGS`](crate::error::FLAGS) does the same for errors of the library.

use std::path::Path;

use loyd::pattern::{Colouring, NAMED, Partition, TableKind};
use loyd::puzzle::Home;
use loyd_store::references::{ReferenceError, ReferenceNotice};
use loyd_store::{
    DATA_DIR_VARIABLE, FileError, ModelNotice, NoDataDirectory, Notice, StoreError, StoreRemedy,
    StoredId, default_directory,
};

/// An error of the store, as the user reads it.
pub(crate) trait Worded {
    /// Returns the error's sentence, followed by what would help.
    fn worded(&self) -> String;
}

impl Worded for StoreError {
    fn worded(&self) -> String {
        with_advice(self.to_string(), self.remedy())
    }
}

impl Worded for FileError {
    fn worded(&self) -> String {
        with_advice(self.to_string(), Some(self.remedy()))
    }
}

impl Worded for ModelNotice {
    fn worded(&self) -> String {
        match self {
            ModelNotice::Used(_) | ModelNotice::Estimates(_) => self.to_string(),
            ModelNotice::Unusable(error) => {
                let path = quoted_path(&error.path);
                format!(
                    "{self}; solving goes on with the model of the program (to remove the file: \
                     rm {path})"
                )
            }
        }
    }
}

impl Worded for NoDataDirectory {
    fn worded(&self) -> String {
        with_advice(self.to_string(), Some(self.remedy()))
    }
}

impl Worded for ReferenceError {
    fn worded(&self) -> String {
        with_advice(self.to_string(), self.remedy())
    }
}

impl Worded for ReferenceNotice {
    fn worded(&self) -> String {
        let sentence = with_advice(self.to_string(), self.remedy());
        match self {
            ReferenceNotice::Unusable(_) => {
                format!("{sentence}; solving goes on without references")
            }
            ReferenceNotice::DamagedEntries { .. } | ReferenceNotice::UnprovedEntries { .. } => {
                sentence
            }
        }
    }
}

impl Worded for Notice {
    fn worded(&self) -> String {
        match self {
            Notice::NotStored { id, directory } => match build_command(directory, id) {
                Some(build) => format!("{self}; building in memory (to store it: {build})"),
                None => format!("{self}; building in memory"),
            },
            Notice::NoDirectory { why, .. } | Notice::CannotStore { why, .. } => {
                format!("{}; building in memory", why.worded())
            }
        }
    }
}

fn with_advice(sentence: String, remedy: Option<StoreRemedy<'_>>) -> String {
    let Some(remedy) = remedy else {
        return sentence;
    };
    match remedy {
        StoreRemedy::Rebuild { id, path } => {
            format!("{sentence}; run: {}", rebuild_command(id, path))
        }
        StoreRemedy::MoveAway { path } => {
            format!("{sentence}; run: mv {0} {0}.old", quoted_path(path))
        }
        StoreRemedy::NameDirectory => {
            format!("{sentence}; set {DATA_DIR_VARIABLE} or --data-dir")
        }
        StoreRemedy::OtherDirectory => {
            format!("{sentence}; choose another directory with --data-dir")
        }
        StoreRemedy::OtherCollection => format!("{sentence}, choose another file with --refs"),
        StoreRemedy::VerifyEntries => {
            format!("{sentence}; loyd refs verify finds out which is wrong")
        }
        StoreRemedy::ProveEntries => format!("{sentence}; loyd refs verify proves them"),
    }
}

/// The word for the tables of the multi-tile metric, where partitions are named.
pub(crate) const MULTI_TILE: &str = "mtm";

/// Returns the command that builds a table again. The groups of unnamed partitions are not known
/// here: the command then removes their file, which fixes the problem as well.
fn rebuild_command(id: &StoredId, path: &Path) -> String {
    let directory = path.parent().unwrap_or(Path::new(""));
    match build_command(directory, id) {
        Some(build) => format!("{build} --rebuild"),
        None => format!("loyd db remove {}", quoted_path(path)),
    }
}

/// Returns the command that stores a table, or `None` if it belongs to no partition with a name.
fn build_command(directory: &Path, id: &StoredId) -> Option<String> {
    let id = match id {
        StoredId::Pattern(id) => id,
        StoredId::Colouring(colouring) => {
            let (named, kind) = ((MULTI_TILE, ""), TableKind::default());
            let is_named = Colouring::FOUR.contains(colouring);
            return is_named.then(|| build_partition(named, kind, directory));
        }
    };
    let mut named = NAMED.iter().filter_map(|(name, _)| Partition::named(name));
    let has_table = |partition: &Partition| partition.groups().contains(&id.pattern);
    if let Some(named) = named.find(has_table) {
        return Some(build_partition((named.name(), ""), id.kind, directory));
    }
    let home = id.pattern.home();
    let flags = boards_flags(home)?;
    let rules = (2..=8).flat_map(|most| ["blocks", "columns"].map(|rule| format!("{rule}-{most}")));
    let mut partitions = rules.filter_map(|rule| Partition::several(&rule, home).ok()?.pop());
    let rule = partitions.find(has_table)?;
    Some(build_partition((rule.name(), &flags), id.kind, directory))
}

/// Returns the flags that name a goal's boards; `None` if its blank is in no corner that has a
/// name.
fn boards_flags(home: Home) -> Option<String> {
    let shape = home.shape();
    match home.blank() {
        0 => Some(format!(" --size {shape} --goal blank-first")),
        last if last + 1 == shape.cells() => Some(format!(" --size {shape}")),
        _ => None,
    }
}

/// Returns the command that stores the tables of a partition, whose name may need flags.
pub(crate) fn build_partition(
    (partition, flags): (&str, &str),
    kind: TableKind,
    directory: &Path,
) -> String {
    let kind = if kind == TableKind::default() {
        String::new()
    } else {
        format!(" --kind {kind}")
    };
    let directory = if default_directory().as_deref() == Ok(directory) {
        String::new()
    } else {
        format!(" --data-dir {}", quoted_path(directory))
    };
    format!(
        "loyd db build {}{flags}{kind}{directory}",
        quoted(partition)
    )
}

pub(crate) fn quoted_path(path: &Path) -> String {
    quoted(&path.display().to_string())
}

/// Quotes a word for a shell.
pub(crate) fn quoted(text: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/\\._-+:@%,~".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text.to_owned()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use loyd::pattern::{Pattern, TableId};
    use loyd::puzzle::{Home, Shape};
    use loyd_store::{FileProblem, Store};

    use super::*;

    #[test]
    fn words_are_quoted_where_a_shell_would_cut_them() {
        assert_eq!(quoted("/var/cache/loyd"), "/var/cache/loyd");
        assert_eq!(quoted("/a b"), "'/a b'");
        assert_eq!(quoted("1-8|9-15"), "'1-8|9-15'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
    }

    fn sentence(tiles: &[u8], kind: TableKind, problem: FileProblem) -> String {
        let pattern = Pattern::new(Home::blank_last(Shape::FOUR), tiles).unwrap();
        let id = StoredId::from(TableId { pattern, kind });
        let path = Store::open("/data").path_of(&id);
        let id = Box::new(id);
        FileError { path, id, problem }.worded()
    }

    /// The command is one that exists: by the partition's name, or by the file's.
    #[test]
    fn the_command_that_rebuilds_fits_the_table() {
        let aware = TableKind::BlankAware;
        assert_eq!(
            sentence(&[1, 2, 3, 4, 5, 6, 7, 8], aware, FileProblem::Empty),
            "/data/4x4-blank15-aware-1-2-3-4-5-6-7-8.loyd is empty; \
             run: loyd db build 7-8 --data-dir /data --rebuild"
        );
        assert_eq!(
            sentence(&[7, 8, 12], TableKind::Classic, FileProblem::Empty),
            "/data/4x4-blank15-classic-7-8-12.loyd is empty; \
             run: loyd db build 6-6-3 --kind classic --data-dir /data --rebuild"
        );
        assert_eq!(
            sentence(&[1, 3], aware, FileProblem::Empty),
            "/data/4x4-blank15-aware-1-3.loyd is empty; \
             run: loyd db remove /data/4x4-blank15-aware-1-3.loyd"
        );
        assert_eq!(
            sentence(&[1, 3], aware, FileProblem::NotAFile),
            "/data/4x4-blank15-aware-1-3.loyd is not a file; \
             run: mv /data/4x4-blank15-aware-1-3.loyd /data/4x4-blank15-aware-1-3.loyd.old"
        );
        let [_, rows] = Colouring::FOUR.map(StoredId::from);
        assert_eq!(
            rebuild_command(&rows, &Store::open("/data").path_of(&rows)),
            "loyd db build mtm --data-dir /data --rebuild"
        );
    }

    #[test]
    fn a_table_that_is_not_stored_comes_with_the_command_that_stores_it() {
        let home = Home::blank_last(Shape::FOUR);
        let notice = |tiles: &[u8]| {
            let pattern = Pattern::new(home, tiles).unwrap();
            let id = TableId {
                pattern,
                kind: TableKind::BlankAware,
            };
            let id = StoredId::from(id);
            let directory = "/data".into();
            Notice::NotStored { id, directory }.worded()
        };
        assert_eq!(
            notice(&[7, 8, 12]),
            "no blank-aware table of the tiles 7 8 12 is stored; building in memory \
             (to store it: loyd db build 6-6-3 --data-dir /data)"
        );
        assert_eq!(
            notice(&[1, 2, 5, 6]),
            "no blank-aware table of the tiles 1 2 5 6 is stored; building in memory \
             (to store it: loyd db build blocks-4 --size 4x4 --data-dir /data)"
        );
        assert_eq!(
            notice(&[1, 3]),
            "no blank-aware table of the tiles 1 3 is stored; building in memory"
        );
    }
}
