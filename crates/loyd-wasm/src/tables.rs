//! The tables of the engine: small ones are built when a search needs them, large ones only if the
//! host asks for them.
//!
//! Building the tables of 7-8 takes seconds and 400 MB, which the memory of WebAssembly never gives
//! back. So a host builds them in an engine of its own, keeps their bytes, and hands them to
//! another one (`docs/wasm.md`). Tables stay until the engine ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use loyd::pattern::{
    BuildInMemory, BuildObserver, SharedTable, SourceError, Table, TableCache, TableId, TableSource,
};

/// What building a table may take without being asked for, in bytes. There is room for what `auto`
/// begins with on every shape.
const SMALL: u64 = 24_000_000;

/// What building a table may take at all: the memory of WebAssembly has 4 GB at most, and browsers
/// give less.
const MOST: u64 = 1_000_000_000;

/// Tables that were built or handed in.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    built: BuildInMemory,
    loaded: TableCache,
    /// Whether large tables are built.
    large: AtomicBool,
}

impl Tables {
    /// Takes a table that the host kept.
    pub(crate) fn insert(&self, table: Table) {
        let id = table.id().clone();
        let made = self
            .loaded
            .get_or_make(&id, &mut (), |_| Ok(Arc::new(table)));
        debug_assert!(made.is_ok(), "it is made already");
    }

    /// Allows large tables to be built until the guard is dropped.
    pub(crate) fn allow_large(&self) -> AllowLarge<'_> {
        self.large.store(true, Ordering::Relaxed);
        AllowLarge(self)
    }

    fn most(&self) -> u64 {
        if self.large.load(Ordering::Relaxed) {
            MOST
        } else {
            SMALL
        }
    }
}

/// While it exists, large tables are built.
pub(crate) struct AllowLarge<'a>(&'a Tables);

impl Drop for AllowLarge<'_> {
    fn drop(&mut self) {
        self.0.large.store(false, Ordering::Relaxed);
    }
}

/// The tables, shared with the solver.
#[derive(Debug, Clone, Default)]
pub(crate) struct SharedTables(pub(crate) Arc<Tables>);

impl TableSource for SharedTables {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        self.check(std::slice::from_ref(id))?;
        let Tables { built, loaded, .. } = &*self.0;
        if loaded.contains(id) {
            return loaded.get_or_make(id, observer, |observer| built.table(id, observer));
        }
        built.table(id, observer)
    }

    fn is_at_hand(&self, id: &TableId) -> bool {
        self.0.loaded.contains(id) || self.0.built.is_at_hand(id)
    }

    fn check(&self, ids: &[TableId]) -> Result<(), SourceError> {
        let most = self.0.most();
        for id in ids.iter().filter(|id| !self.is_at_hand(id)) {
            let too_large = || SourceError::TooLarge(id.pattern.to_string());
            let bytes = id.size().ok_or_else(too_large)?.build_bytes;
            if bytes > most {
                return Err(refusal(id, bytes));
            }
        }
        Ok(())
    }

    fn keeps(&self, id: &TableId) -> bool {
        self.check(std::slice::from_ref(id)).is_ok()
    }
}

fn refusal(id: &TableId, bytes: u64) -> SourceError {
    let (tiles, megabytes) = (&id.pattern, bytes / 1_000_000);
    SourceError::Refused(if bytes > MOST {
        format!("building a table of the tiles {tiles} takes {megabytes} MB, too much here")
    } else {
        format!(
            "building a table of the tiles {tiles} takes {megabytes} MB; prepare large tables \
             first, or use auto"
        )
    })
}
