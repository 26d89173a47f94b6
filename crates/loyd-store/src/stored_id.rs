//! Which table a file holds: that of a pattern, or that of a colouring.

use std::fmt;

use loyd::pattern::{Colouring, TableId, TableSize};
use loyd::puzzle::Home;

/// Identifies a stored table. Two tables with the same id have the same contents.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum StoredId {
    /// A pattern database.
    Pattern(TableId),
    /// A table for the multi-tile metric.
    Colouring(Colouring),
}

impl StoredId {
    /// The goal of the table.
    pub fn home(&self) -> Home {
        match self {
            StoredId::Pattern(id) => id.pattern.home(),
            StoredId::Colouring(colouring) => Home::blank_last(colouring.shape()),
        }
    }

    /// The kind of table in a word.
    pub fn kind(&self) -> String {
        match self {
            StoredId::Pattern(id) => id.kind.to_string(),
            StoredId::Colouring(_) => "colouring".to_owned(),
        }
    }

    /// The size of the table; `None` if it would be too large.
    pub fn size(&self) -> Option<TableSize> {
        match self {
            StoredId::Pattern(id) => id.size(),
            StoredId::Colouring(colouring) => Some(colouring.size()),
        }
    }
}

/// The tiles of a pattern, or the drawing of a colouring.
impl fmt::Display for StoredId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoredId::Pattern(id) => id.pattern.fmt(f),
            StoredId::Colouring(colouring) => colouring.fmt(f),
        }
    }
}

impl From<TableId> for StoredId {
    fn from(id: TableId) -> StoredId {
        StoredId::Pattern(id)
    }
}

impl From<&TableId> for StoredId {
    fn from(id: &TableId) -> StoredId {
        StoredId::Pattern(id.clone())
    }
}

impl From<Colouring> for StoredId {
    fn from(colouring: Colouring) -> StoredId {
        StoredId::Colouring(colouring)
    }
}

impl From<&Colouring> for StoredId {
    fn from(colouring: &Colouring) -> StoredId {
        StoredId::Colouring(*colouring)
    }
}

impl From<&StoredId> for StoredId {
    fn from(id: &StoredId) -> StoredId {
        id.clone()
    }
}
