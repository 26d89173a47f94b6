//! Pattern databases for clients: what is stored, and a limited amount of what is not.
//!
//! A client can name any of countless partitions. A table that is not stored is built
//! in memory and kept, so without a limit one client could fill the memory for all.
//! There is one budget for all clients. A call that builds a table first reserves what
//! building it takes. Once the table is built, only what it takes from then on stays
//! reserved; if it was not built, nothing does, whatever ended its builder. Tables that
//! no search uses are freed when another needs their room, the least recently used
//! first, and when no request has used them for a minute and the server is idle. What
//! `auto` builds to be kept in the store is not counted: it is always the same few
//! tables. The two tables of the multi-tile metric are counted even then, because building
//! them takes far more memory; without room for them, `auto` searches without tables.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use loyd::pattern::{
    BuildObserver, Colouring, SharedColouring, SharedTable, SourceError, TableId, TableSource,
};

use crate::limited_id::LimitedId;

/// The budget of a server that is not told another. There is room for the tables of the
/// multi-tile metric.
pub const DEFAULT_TABLES: u64 = 1_000_000_000;

/// Room for the tables of 6-6-3 and what building them takes.
const LEAST: u64 = 16_000_000;

/// How long a table stays that no request uses.
pub(crate) const UNUSED: Duration = Duration::from_mins(1);

/// A source of tables that builds only so much.
pub struct LimitedTables<S> {
    source: S,
    most: u64,
    budget: Mutex<Budget>,
}

/// What is reserved of the bytes that all tables together may take. A table in the
/// list takes some kilobytes at least, so the list is as limited as the bytes are.
#[derive(Default)]
struct Budget {
    tables: HashMap<LimitedId, Reserved>,
    /// The sum over all of them.
    used: u64,
}

/// A table of either kind that somebody else holds.
type HeldTable = Weak<dyn Any + Send + Sync>;

/// What one table takes.
struct Reserved {
    bytes: u64,
    /// Calls that build the table or wait for it.
    calls: usize,
    /// The table, once it is there; the source holds it.
    table: Option<HeldTable>,
    last_asked: Instant,
}

impl Reserved {
    /// Whether the table is there and only the source holds it. That stays so while the
    /// budget is locked: a call that gets the table counts until its caller holds it.
    fn is_unused(&self) -> bool {
        let held = self.table.as_ref().map(Weak::strong_count);
        self.calls == 0 && held.is_some_and(|count| count <= 1)
    }
}

impl Budget {
    /// The bytes that are in use and cannot be freed.
    fn in_use(&self) -> u64 {
        let unused = self.tables.values().filter(|reserved| reserved.is_unused());
        self.used - unused.map(|reserved| reserved.bytes).sum::<u64>()
    }
}

impl<S> std::fmt::Debug for LimitedTables<S> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "LimitedTables({} bytes)", self.most)
    }
}

impl<S: TableSource> LimitedTables<S> {
    /// The tables of a source, of which at most `most` bytes are built; always as
    /// many as `auto` needs to begin with, which an engine takes before its clients can.
    pub fn new(source: S, most: u64) -> LimitedTables<S> {
        LimitedTables {
            source,
            most: most.max(LEAST),
            budget: Mutex::default(),
        }
    }

    fn budget(&self) -> MutexGuard<'_, Budget> {
        self.budget.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reserves what building a table takes; `None` if the table is stored.
    fn reserve(&self, id: LimitedId) -> Result<Option<Reservation<'_, S>>, SourceError> {
        // Files and sizes are looked at before the lock is taken: everybody needs it.
        let stored = id.is_at_hand(&self.source);
        let size = id.size();
        let mut budget = self.budget();
        if let Some(reserved) = budget.tables.get_mut(&id) {
            reserved.calls += 1;
            reserved.last_asked = Instant::now();
        } else if stored {
            return Ok(None);
        } else {
            let size = size?;
            if size.build_bytes > self.most.saturating_sub(budget.in_use()) {
                return Err(id.refusal(self.most));
            }
            self.make_room(&mut budget, size.build_bytes);
            budget.used += size.build_bytes;
            let reserved = Reserved {
                bytes: size.build_bytes,
                calls: 1,
                table: None,
                last_asked: Instant::now(),
            };
            budget.tables.insert(id.clone(), reserved);
        }
        Ok(Some(Reservation {
            limited: self,
            id,
            done: None,
        }))
    }

    /// Provides a table with `provide`, within the budget unless the table is stored.
    fn within_budget<T: Any + Send + Sync>(
        &self,
        id: LimitedId,
        provide: impl FnOnce() -> Result<Arc<T>, SourceError>,
    ) -> Result<Arc<T>, SourceError> {
        let mut reservation = self.reserve(id)?;
        let table = provide()?;
        if let Some(reservation) = &mut reservation {
            let held: HeldTable = Arc::<T>::downgrade(&table);
            let size = reservation.id.size().ok();
            reservation.done = size.map(|size| (held, size.kept_bytes));
        }
        Ok(table)
    }

    /// Whether there is room to build one table after the other.
    fn check_room(&self, ids: &[LimitedId]) -> Result<(), SourceError> {
        let mut missing = Vec::new();
        for (place, id) in ids.iter().enumerate() {
            if !ids[..place].contains(id) && !id.is_at_hand(&self.source) {
                missing.push((id, id.size()?));
            }
        }
        let budget = self.budget();
        let mut used = budget.in_use();
        for (id, size) in missing {
            if budget.tables.contains_key(id) {
                continue;
            }
            if size.build_bytes > self.most.saturating_sub(used) {
                return Err(id.refusal(self.most));
            }
            used += size.kept_bytes;
        }
        Ok(())
    }

    fn free_if_unused(&self, id: &LimitedId) {
        let mut budget = self.budget();
        if budget.tables.get(id).is_some_and(Reserved::is_unused) {
            self.free_reserved(&mut budget, id);
        }
    }

    /// Frees unused tables, the least recently used first, until there is room for so
    /// many bytes or nothing is left to free.
    fn make_room(&self, budget: &mut Budget, bytes: u64) {
        while bytes > self.most.saturating_sub(budget.used) {
            let unused = budget.tables.iter().filter(|(_, table)| table.is_unused());
            let oldest = unused.min_by_key(|(_, table)| table.last_asked);
            let Some(id) = oldest.map(|(id, _)| id.clone()) else {
                return;
            };
            self.free_reserved(budget, &id);
        }
    }

    fn free_reserved(&self, budget: &mut Budget, id: &LimitedId) {
        if let Some(reserved) = budget.tables.remove(id) {
            budget.used -= reserved.bytes;
            id.free(&self.source);
        }
    }

    /// Frees the tables that no search uses and no request has asked for in this time.
    fn free_unused_for(&self, time: Duration) {
        let mut budget = self.budget();
        let old = |reserved: &Reserved| reserved.last_asked.elapsed() >= time;
        let unused = budget.tables.iter();
        let unused = unused.filter(|(_, reserved)| reserved.is_unused() && old(reserved));
        let ids: Vec<LimitedId> = unused.map(|(id, _)| id.clone()).collect();
        for id in &ids {
            self.free_reserved(&mut budget, id);
        }
    }
}

/// One call's part in a reservation. All calls for the same table share one: of those
/// that wait for its builder the next builds it if the first is stopped.
struct Reservation<'a, S: TableSource> {
    limited: &'a LimitedTables<S>,
    id: LimitedId,
    /// The table and what it takes from then on, once it is there.
    done: Option<(HeldTable, u64)>,
}

impl<S: TableSource> Drop for Reservation<'_, S> {
    fn drop(&mut self) {
        let mut budget = self.limited.budget();
        let Budget { tables, used } = &mut *budget;
        let Some(reserved) = tables.get_mut(&self.id) else {
            return;
        };
        reserved.calls -= 1;
        if let Some((table, kept_bytes)) = self.done.take() {
            reserved.table = Some(table);
            *used = *used - reserved.bytes + kept_bytes;
            reserved.bytes = kept_bytes;
        } else if reserved.calls == 0 && reserved.table.is_none() {
            *used -= reserved.bytes;
            tables.remove(&self.id);
        }
    }
}

impl<S: TableSource> TableSource for LimitedTables<S> {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        self.within_budget(id.into(), || self.source.table(id, observer))
    }

    fn is_at_hand(&self, id: &TableId) -> bool {
        self.source.is_at_hand(id)
    }

    fn check(&self, ids: &[TableId]) -> Result<(), SourceError> {
        self.check_room(&ids.iter().map(LimitedId::from).collect::<Vec<_>>())
    }

    fn check_colourings(&self, colourings: &[Colouring]) -> Result<(), SourceError> {
        self.check_room(&colourings.iter().map(LimitedId::from).collect::<Vec<_>>())
    }

    fn free(&self, id: &TableId) {
        self.free_if_unused(&id.into());
    }

    fn free_colouring(&self, colouring: &Colouring) {
        self.free_if_unused(&colouring.into());
    }

    fn free_unused(&self) {
        self.free_unused_for(UNUSED);
    }

    fn keeps(&self, id: &TableId) -> bool {
        self.source.keeps(id)
    }

    fn table_to_keep(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        self.source.table_to_keep(id, observer)
    }

    fn colouring(
        &self,
        colouring: &Colouring,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedColouring, SourceError> {
        self.within_budget(colouring.into(), || {
            self.source.colouring(colouring, observer)
        })
    }

    fn colouring_to_keep(
        &self,
        colouring: &Colouring,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedColouring, SourceError> {
        self.within_budget(colouring.into(), || {
            self.source.colouring_to_keep(colouring, observer)
        })
    }

    fn has_colouring(&self, colouring: &Colouring) -> bool {
        self.source.has_colouring(colouring)
    }
}

#[cfg(test)]
mod tests;
