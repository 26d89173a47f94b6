//! Pattern databases for clients: what is stored, and a limited amount of what is not.
//!
//! A client can name any of countless partitions. A table that is not stored is built
//! in memory and kept, so without a limit one client could fill the memory for all.
//! What `auto` builds is not counted: it is always the same few tables.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use loyd::pattern::{BuildObserver, SharedTable, SourceError, TableId, TableSource};

/// Room for the tables of 6-6-3 and what building them takes.
const LEAST: u64 = 16_000_000;

/// A source of tables that builds only so much.
pub struct LimitedTables<S> {
    source: S,
    most: u64,
    /// The bytes of the tables that were built, or are being.
    built: Mutex<HashMap<TableId, u64>>,
}

impl<S> std::fmt::Debug for LimitedTables<S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LimitedTables({} bytes)", self.most)
    }
}

impl<S: TableSource> LimitedTables<S> {
    /// The tables of a source, of which at most so many bytes are built; always as
    /// many as `auto` needs to begin with, which an engine takes before its clients can.
    pub fn new(source: S, most: u64) -> LimitedTables<S> {
        LimitedTables {
            source,
            most: most.max(LEAST),
            built: Mutex::default(),
        }
    }

    fn built(&self) -> MutexGuard<'_, HashMap<TableId, u64>> {
        self.built.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this call pays for the table; an error if there is no room.
    fn reserve(&self, id: &TableId) -> Result<bool, SourceError> {
        let mut built = self.built();
        if built.contains_key(id) || self.source.is_at_hand(id) {
            return Ok(false);
        }
        let Some(size) = id.size() else {
            return Err(SourceError::TooLarge(id.pattern.to_string()));
        };
        let used: u64 = built.values().sum();
        if size.build_bytes > self.most.saturating_sub(used) {
            let (tiles, most) = (&id.pattern, self.most / 1_000_000);
            return Err(SourceError::Refused(format!(
                "a table of the tiles {tiles} is not stored, and this server builds at most \
                 {most} MB of tables; store it with loyd db build, or use auto"
            )));
        }
        built.insert(id.clone(), size.bytes);
        Ok(true)
    }
}

impl<S: TableSource> TableSource for LimitedTables<S> {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        let pays = self.reserve(id)?;
        let given = self.source.table(id, observer);
        if given.is_err() && pays {
            self.built().remove(id);
        }
        given
    }

    fn is_at_hand(&self, id: &TableId) -> bool {
        self.source.is_at_hand(id)
    }

    fn table_to_keep(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        self.source.table_to_keep(id, observer)
    }
}

#[cfg(test)]
mod tests {
    use loyd::pattern::{BuildInMemory, Partition, TableKind};

    use super::*;

    fn tables(name: &str) -> Vec<TableId> {
        let partition: Partition = name.parse().expect("a partition");
        partition.tables(TableKind::BlankAware).collect()
    }

    #[test]
    fn tables_are_built_while_there_is_room() {
        let limited = LimitedTables::new(BuildInMemory::default(), 0);
        let ids = tables("6-6-3-best");
        for id in ids.iter().chain(&ids) {
            assert!(limited.table(id, &mut ()).is_ok());
        }
        let used: u64 = limited.built().values().sum();
        assert!(used > 0 && used <= LEAST);
        let large = tables("7-8");
        let refused = limited.table(&large[0], &mut ()).err();
        assert!(
            matches!(refused, Some(SourceError::Refused(_))),
            "{refused:?}"
        );
    }
}
