//! Which table a budget counts: that of a pattern, or that of a colouring for the multi-tile
//! metric.

use loyd::pattern::{Colouring, SourceError, TableId, TableSize, TableSource};

/// A table of either kind.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum LimitedId {
    /// The table of a pattern.
    Pattern(TableId),
    /// The table of a colouring.
    Colouring(Colouring),
}

impl From<&TableId> for LimitedId {
    fn from(id: &TableId) -> LimitedId {
        LimitedId::Pattern(id.clone())
    }
}

impl From<&Colouring> for LimitedId {
    fn from(colouring: &Colouring) -> LimitedId {
        LimitedId::Colouring(*colouring)
    }
}

impl LimitedId {
    /// The size of the table; an error if it is too large to be computed.
    pub(crate) fn size(&self) -> Result<TableSize, SourceError> {
        match self {
            LimitedId::Pattern(id) => {
                let too_large = || SourceError::TooLarge(id.pattern.to_string());
                id.size().ok_or_else(too_large)
            }
            LimitedId::Colouring(colouring) => Ok(colouring.size()),
        }
    }

    /// Returns `true` if a source has the table, stored or in memory.
    pub(crate) fn is_at_hand(&self, source: &impl TableSource) -> bool {
        match self {
            LimitedId::Pattern(id) => source.is_at_hand(id),
            LimitedId::Colouring(colouring) => source.has_colouring(colouring),
        }
    }

    /// Frees the table in a source.
    pub(crate) fn free(&self, source: &impl TableSource) {
        match self {
            LimitedId::Pattern(id) => source.free(id),
            LimitedId::Colouring(colouring) => source.free_colouring(colouring),
        }
    }

    /// The error for a table that a budget of `most` bytes has no room for.
    pub(crate) fn refusal(&self, most: u64) -> SourceError {
        let most = most / 1_000_000;
        let limit = format!("is not stored, and this server builds at most {most} MB of tables");
        SourceError::Refused(match self {
            LimitedId::Pattern(id) => format!(
                "a table of the tiles {} {limit}; store it with loyd db build, or use auto",
                id.pattern
            ),
            LimitedId::Colouring(colouring) => format!(
                "the table of the colouring {colouring} {limit}; store it with loyd db build mtm, \
                 or use auto"
            ),
        })
    }
}
