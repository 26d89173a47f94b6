//! Pattern databases for clients: what is stored, and a limited amount of what is not.
//!
//! A client can name any of countless partitions. A table that is not stored is built
//! in memory and kept, so without a limit one client could fill the memory for all.
//! There is one budget for all clients. Whoever builds a table first reserves what
//! building it takes; of a table that is done, what it takes from then on stays
//! reserved; of one that is not, nothing does, however its builder ended. What `auto`
//! builds to be kept in the store is not counted: it is always the same few tables.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use loyd::pattern::{BuildObserver, SharedTable, SourceError, TableId, TableSize, TableSource};

/// Room for the tables of 6-6-3 and what building them takes.
const LEAST: u64 = 16_000_000;

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
    tables: HashMap<TableId, Reserved>,
    /// The sum over all of them.
    used: u64,
}

/// What one table takes.
struct Reserved {
    bytes: u64,
    /// Calls that build the table or wait for it.
    calls: usize,
    /// Whether the table is there.
    done: bool,
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
            budget: Mutex::default(),
        }
    }

    fn budget(&self) -> MutexGuard<'_, Budget> {
        self.budget.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reserves what building a table takes; `None` if the table is stored.
    fn reserve<'a>(&'a self, id: &'a TableId) -> Result<Option<Reservation<'a, S>>, SourceError> {
        // Files and sizes are looked at before the lock is taken: everybody needs it.
        let stored = self.source.is_at_hand(id);
        let size = id.size();
        let mut budget = self.budget();
        if let Some(reserved) = budget.tables.get_mut(id) {
            reserved.calls += 1;
        } else if stored {
            return Ok(None);
        } else {
            let size = size.ok_or_else(|| too_large(id))?;
            if size.build_bytes > self.most.saturating_sub(budget.used) {
                return Err(self.refusal(id));
            }
            budget.used += size.build_bytes;
            let reserved = Reserved {
                bytes: size.build_bytes,
                calls: 1,
                done: false,
            };
            budget.tables.insert(id.clone(), reserved);
        }
        Ok(Some(Reservation {
            limited: self,
            id,
            done: None,
        }))
    }

    fn refusal(&self, id: &TableId) -> SourceError {
        let (tiles, most) = (&id.pattern, self.most / 1_000_000);
        SourceError::Refused(format!(
            "a table of the tiles {tiles} is not stored, and this server builds at most \
             {most} MB of tables; store it with loyd db build, or use auto"
        ))
    }
}

fn too_large(id: &TableId) -> SourceError {
    SourceError::TooLarge(id.pattern.to_string())
}

/// One call's part in a reservation. All calls for the same table share one: of those
/// that wait for its builder the next builds it if the first is stopped.
struct Reservation<'a, S: TableSource> {
    limited: &'a LimitedTables<S>,
    id: &'a TableId,
    /// The size of the table, once it is there.
    done: Option<TableSize>,
}

impl<S: TableSource> Drop for Reservation<'_, S> {
    fn drop(&mut self) {
        let mut budget = self.limited.budget();
        let Budget { tables, used } = &mut *budget;
        let Some(reserved) = tables.get_mut(self.id) else {
            return;
        };
        reserved.calls -= 1;
        if let Some(size) = self.done {
            reserved.done = true;
            *used = *used - reserved.bytes + size.kept_bytes;
            reserved.bytes = size.kept_bytes;
        } else if reserved.calls == 0 && !reserved.done {
            *used -= reserved.bytes;
            tables.remove(self.id);
        }
    }
}

impl<S: TableSource> TableSource for LimitedTables<S> {
    fn table(
        &self,
        id: &TableId,
        observer: &mut dyn BuildObserver,
    ) -> Result<SharedTable, SourceError> {
        let mut reservation = self.reserve(id)?;
        let table = self.source.table(id, observer)?;
        if let Some(reservation) = &mut reservation {
            reservation.done = id.size();
        }
        Ok(table)
    }

    fn is_at_hand(&self, id: &TableId) -> bool {
        self.source.is_at_hand(id)
    }

    /// Whether there is room to build one table after the other.
    fn check(&self, ids: &[TableId]) -> Result<(), SourceError> {
        let mut missing = Vec::new();
        for (place, id) in ids.iter().enumerate() {
            if !ids[..place].contains(id) && !self.source.is_at_hand(id) {
                missing.push((id, id.size().ok_or_else(|| too_large(id))?));
            }
        }
        let budget = self.budget();
        let mut used = budget.used;
        for (id, size) in missing {
            if budget.tables.contains_key(id) {
                continue;
            }
            if size.build_bytes > self.most.saturating_sub(used) {
                return Err(self.refusal(id));
            }
            used += size.kept_bytes;
        }
        Ok(())
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
    use std::ops::ControlFlow;
    use std::panic::{AssertUnwindSafe, catch_unwind};
    use std::sync::mpsc;
    use std::thread;

    use loyd::pattern::{BuildInMemory, Partition, TableKind};
    use loyd::puzzle::{Home, Shape};

    use super::*;

    type Limited = LimitedTables<BuildInMemory>;

    fn limited(most: u64) -> Limited {
        LimitedTables::new(BuildInMemory::default(), most)
    }

    fn tables(name: &str) -> Vec<TableId> {
        let partition: Partition = name.parse().expect("a partition");
        partition.tables(TableKind::BlankAware).collect()
    }

    fn used(limited: &Limited) -> u64 {
        let budget = limited.budget();
        let sum: u64 = budget.tables.values().map(|reserved| reserved.bytes).sum();
        assert_eq!(sum, budget.used);
        sum
    }

    fn is_refused(given: Result<SharedTable, SourceError>) -> bool {
        matches!(given.err(), Some(SourceError::Refused(_)))
    }

    #[test]
    fn tables_are_built_while_there_is_room() {
        let limited = limited(0);
        let ids = tables("6-6-3-best");
        for id in ids.iter().chain(&ids) {
            assert!(limited.table(id, &mut ()).is_ok());
        }
        assert!(used(&limited) > 0 && used(&limited) <= LEAST);
        let large = tables("7-8");
        assert!(is_refused(limited.table(&large[0], &mut ())));
        assert_eq!(limited.budget().tables.len(), ids.len());
    }

    /// A build that waits in its first level until it is let go.
    struct Held {
        began: mpsc::Sender<()>,
        go: mpsc::Receiver<ControlFlow<()>>,
        answer: Option<ControlFlow<()>>,
    }

    impl BuildObserver for Held {
        fn level(&mut self, _: u32, _: u64, _: u64) -> ControlFlow<()> {
            *self.answer.get_or_insert_with(|| {
                self.began.send(()).expect("somebody waits");
                self.go.recv().expect("somebody lets go")
            })
        }
    }

    fn held() -> (Held, mpsc::Receiver<()>, mpsc::Sender<ControlFlow<()>>) {
        let ((began, has_begun), (let_go, go)) = (mpsc::channel(), mpsc::channel());
        let answer = None;
        (Held { began, go, answer }, has_begun, let_go)
    }

    /// Several builds at once share one budget: what one builds the other cannot have.
    #[test]
    fn builds_at_the_same_time_share_the_budget() {
        let ids = tables("7-8");
        let [first, second] = [0, 1].map(|at| ids[at].size().expect("a size"));
        // Enough for either, and for the larger beside the other once that is built.
        let most = second.build_bytes.max(first.build_bytes) + 1000;
        let limited = limited(most);
        let (mut held, has_begun, let_go) = held();
        thread::scope(|scope| {
            let building = scope.spawn(|| limited.table(&ids[1], &mut held));
            has_begun.recv().expect("it begins");
            assert_eq!(used(&limited), second.build_bytes);
            assert!(is_refused(limited.table(&ids[0], &mut ())));
            let_go.send(ControlFlow::Break(())).expect("it waits");
            assert!(building.join().expect("no panic").is_err());
        });
        assert_eq!(used(&limited), 0, "a stopped build gives everything back");
        assert!(limited.budget().tables.is_empty());
    }

    #[test]
    fn a_panic_gives_the_reservation_back() {
        struct Panicking;
        impl BuildObserver for Panicking {
            fn level(&mut self, _: u32, _: u64, _: u64) -> ControlFlow<()> {
                panic!("a mistake in the builder")
            }
        }
        let (limited, ids) = (limited(0), tables("6-6-3-best"));
        let built = catch_unwind(AssertUnwindSafe(|| limited.table(&ids[0], &mut Panicking)));
        assert!(built.is_err());
        assert_eq!(used(&limited), 0);
        assert!(limited.table(&ids[0], &mut ()).is_ok());
    }

    /// A caller that waits for a table that is not finished builds it with the same
    /// reservation.
    #[test]
    fn the_next_to_build_has_the_reservation() {
        let (limited, ids) = (limited(0), tables("6-6-3-best"));
        let size = ids[0].size().expect("a size");
        let (mut held, has_begun, let_go) = held();
        thread::scope(|scope| {
            let first = scope.spawn(|| limited.table(&ids[0], &mut held));
            has_begun.recv().expect("it begins");
            let second = scope.spawn(|| limited.table(&ids[0], &mut ()));
            while limited.budget().tables[&ids[0]].calls < 2 {
                thread::yield_now();
            }
            let_go.send(ControlFlow::Break(())).expect("it waits");
            assert!(first.join().expect("no panic").is_err());
            assert!(second.join().expect("no panic").is_ok());
        });
        assert_eq!(used(&limited), size.kept_bytes);
    }

    /// Tables that no machine could list are refused like others, and before any other
    /// table of the request is built.
    #[test]
    fn absurd_tables_are_refused_before_anything_is_built() {
        let limited = limited(500_000_000);
        for (side, list) in [
            (7, "1-6|7-12|13-18|19-24|25-30|31-36|37-42|43-48"),
            (8, "1-8|9-16|17-24|25-32|33-40|41-48|49-56|57-63"),
            (8, "1-7|8-14|15-21|22-28|29-35|36-42|43-49|50-56|57-63"),
            (8, "1 2|3-8|9-16|17-24|25-32|33-40|41-48|49-56|57-63"),
        ] {
            let home = Home::blank_last(Shape::new(side, side).expect("a shape"));
            let partition = Partition::listed(list, home).expect("a partition");
            for kind in TableKind::ALL.map(|(_, kind)| kind) {
                let ids: Vec<TableId> = partition.tables(kind).collect();
                assert!(limited.check(&ids).is_err(), "{list} {kind}");
                let last = ids.last().expect("a table");
                assert!(limited.table(last, &mut ()).is_err(), "{list} {kind}");
            }
        }
        assert!(limited.budget().tables.is_empty());
    }
}
