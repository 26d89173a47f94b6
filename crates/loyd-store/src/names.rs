//! The names of the files in the data directory.
//!
//! ```text
//! 4x4-blank15-aware-9-10-11-12-13-14-15.loyd            a table
//! 4x4-blank15-aware-9-10-11-12-13-14-15.loyd.checked    its stamp
//! 4x4-blank15-aware-9-10-11-12-13-14-15.loyd.lock       held while it is built
//! 4x4-blank15-aware-9-10-11-12-13-14-15.loyd.4711-0.tmp a table being written
//! 4x4-blank15-colouring-aaaabbbbccccddd.loyd            a table for the multi-tile metric
//! ```
//!
//! A name identifies the table that a file should hold: shape, the blank's cell in the
//! goal, kind, tiles or their colours. It does not name a partition, so that partitions with a common
//! group share the file. Only files with a name that this module could have made belong
//! to us; no other file in the directory is ever touched.

use loyd::pattern::{Colouring, Pattern, TableId, TableKind};
use loyd::puzzle::{Home, Shape};

use crate::stored_id::StoredId;

const ENDING: &str = ".loyd";

/// The word for the table of a colouring.
const COLOURING: &str = "colouring";

/// Returns the word for a kind of table.
const fn kind_word(kind: TableKind) -> &'static str {
    match kind {
        TableKind::BlankAware => "aware",
        TableKind::Classic => "classic",
        TableKind::NonAdditive => "nonadditive",
    }
}

/// The role of one of our files.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// The table itself.
    Table,
    /// The record of its last check.
    Stamp,
    /// Held by the process that builds it.
    Lock,
    /// A table being written, or left over from a build that was killed.
    Temporary,
}

/// The name of a table's file.
pub fn file_name(id: impl Into<StoredId>) -> String {
    let id = id.into();
    let (kind, rest) = match &id {
        StoredId::Pattern(id) => {
            let tiles: Vec<String> = id.pattern.tiles().iter().map(u8::to_string).collect();
            (kind_word(id.kind), tiles.join("-"))
        }
        StoredId::Colouring(colouring) => (COLOURING, colouring.code()),
    };
    let (shape, blank) = (id.home().shape(), id.home().blank());
    format!("{shape}-blank{blank}-{kind}-{rest}{ENDING}")
}

pub(crate) fn stamp_name(id: &StoredId) -> String {
    file_name(id) + ".checked"
}

pub(crate) fn lock_name(id: &StoredId) -> String {
    file_name(id) + ".lock"
}

pub(crate) fn temporary_name(id: &StoredId, number: u32) -> String {
    format!("{}.{}-{number}.tmp", file_name(id), std::process::id())
}

/// Returns the table that a file's name belongs to; `None` if it is not one of our
/// names.
pub fn table_of(name: &str) -> Option<StoredId> {
    match owner_of(name)? {
        (id, Role::Table) => Some(id),
        _ => None,
    }
}

/// Returns the table that a file belongs to, and its role.
pub(crate) fn owner_of(name: &str) -> Option<(StoredId, Role)> {
    let (stem, rest) = name.split_once(ENDING)?;
    let id = id_of(stem)?;
    let role = match rest {
        "" => Role::Table,
        ".checked" => Role::Stamp,
        ".lock" => Role::Lock,
        _ => {
            let (process, number) = rest
                .strip_prefix('.')?
                .strip_suffix(".tmp")?
                .split_once('-')?;
            process.parse::<u32>().ok()?;
            number.parse::<u32>().ok()?;
            Role::Temporary
        }
    };
    // One table, one name: no leading zeros, and the tiles in order.
    (format!("{stem}{ENDING}") == file_name(&id)).then_some((id, role))
}

fn id_of(stem: &str) -> Option<StoredId> {
    let mut words = stem.split('-');
    let shape: Shape = words.next()?.parse().ok()?;
    let blank: usize = words.next()?.strip_prefix("blank")?.parse().ok()?;
    if blank >= shape.cells() {
        return None;
    }
    let home = Home::new(shape, blank);
    let word = words.next()?;
    if word == COLOURING {
        let colouring = Colouring::new(shape, words.next()?).ok()?;
        let is_whole = words.next().is_none() && home == Home::blank_last(shape);
        return is_whole.then_some(StoredId::Colouring(colouring));
    }
    let mut kinds = TableKind::ALL.iter().map(|row| row.value);
    let kind = kinds.find(|&kind| kind_word(kind) == word)?;
    let tiles: Vec<u8> = words.map(|tile| tile.parse().ok()).collect::<Option<_>>()?;
    let pattern = Pattern::new(home, &tiles).ok()?;
    Some(TableId { pattern, kind }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(kind: TableKind) -> StoredId {
        let home = Home::blank_last(Shape::FOUR);
        let pattern = Pattern::new(home, &[9, 10, 15]).unwrap();
        TableId { pattern, kind }.into()
    }

    #[test]
    fn names_read_back() {
        let kinds = TableKind::ALL.iter().map(|row| id(row.value));
        for id in kinds.chain(Colouring::FOUR.map(StoredId::from)) {
            assert_eq!(table_of(&file_name(&id)), Some(id.clone()));
            for (name, role) in [
                (file_name(&id), Role::Table),
                (stamp_name(&id), Role::Stamp),
                (lock_name(&id), Role::Lock),
                (temporary_name(&id, 3), Role::Temporary),
            ] {
                assert_eq!(owner_of(&name), Some((id.clone(), role)), "{name}");
            }
        }
        assert_eq!(
            file_name(id(TableKind::BlankAware)),
            "4x4-blank15-aware-9-10-15.loyd"
        );
    }

    #[test]
    fn other_names_are_not_ours() {
        for name in [
            "",
            ".loyd",
            "notes.loyd",
            "4x4-blank15-aware.loyd",
            "4x4-blank15-aware-.loyd",
            "4x4-blank16-aware-1-2.loyd",
            "4x4-blank15-aware-2-1.loyd",
            "4x4-blank15-aware-1-16.loyd",
            "4x4-blank15-aware-01-2.loyd",
            "4x4-blank015-aware-1-2.loyd",
            "04x4-blank15-aware-1-2.loyd",
            "4x4-blank15-aware-1-2.loyd.bak",
            "4x4-blank15-aware-1-2.loyd.old.tmp",
            "4x4-blank15-aware-1-2.loyd.tmp",
            "4x4-blank15-grand-1-2.loyd",
            "9x9-blank15-aware-1-2.loyd",
            "4x4-blank15-colouring-aaaabbbbccccdde.loyd",
            "4x4-blank15-colouring-aaaabbbbccccddd-1.loyd",
            "4x4-blank0-colouring-aaaabbbbccccddd.loyd",
            "5x5-blank24-colouring-aaaabbbbccccddd.loyd",
        ] {
            assert_eq!(owner_of(name), None, "{name}");
        }
    }
}
