//! A cache of tables: each is made once and kept for the next caller.
//!
//! A table is made by the first thread that needs it. Other threads wait only if they
//! need the same table. The cache holds finished tables and the ids of those being
//! made, nothing else: a build that was refused, was stopped or panicked leaves
//! nothing.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::build::{BuildObserver, BuildStopped};
use super::source::SourceError;
use super::table::{Table, TableId};

/// How often a waiting thread calls its observer.
const PAUSE: Duration = Duration::from_millis(5);

/// Tables by id: those of patterns, unless another type is named.
pub struct TableCache<K = TableId, T = Table> {
    slots: Mutex<HashMap<K, TableState<T>>>,
    /// Notified whenever a table has been made or its build has failed.
    changed: Condvar,
}

enum TableState<T> {
    /// A thread is making the table.
    BeingMade,
    /// The table.
    Made(Arc<T>),
}

impl<K, T> Default for TableCache<K, T> {
    fn default() -> TableCache<K, T> {
        TableCache {
            slots: Mutex::default(),
            changed: Condvar::default(),
        }
    }
}

impl<K: Eq + Hash + Clone, T> fmt::Debug for TableCache<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableCache({} tables)", self.len())
    }
}

impl<K: Eq + Hash + Clone, T> TableCache<K, T> {
    /// Returns the table of an id. If it is missing, `make` makes it while other
    /// threads that need it wait. The observer can stop the waiting as well as the
    /// building.
    pub fn get_or_make(
        &self,
        id: &K,
        observer: &mut dyn BuildObserver,
        make: impl FnOnce(&mut dyn BuildObserver) -> Result<Arc<T>, SourceError>,
    ) -> Result<Arc<T>, SourceError> {
        let mut slots = self.slots();
        loop {
            match slots.get(id) {
                Some(TableState::Made(table)) => return Ok(Arc::clone(table)),
                None => break,
                Some(TableState::BeingMade) => {
                    let waited = self.changed.wait_timeout(slots, PAUSE);
                    drop(waited.unwrap_or_else(PoisonError::into_inner));
                    if observer.pulse(0, 1).is_break() {
                        return Err(BuildStopped.into());
                    }
                    slots = self.slots();
                }
            }
        }
        slots.insert(id.clone(), TableState::BeingMade);
        drop(slots);
        let mut making = Making {
            cache: self,
            id,
            made: None,
        };
        let table = make(observer)?;
        making.made = Some(Arc::clone(&table));
        Ok(table)
    }

    /// Frees the table of an id, if it is in the cache. Callers that hold it keep it.
    pub fn free(&self, id: &K) {
        let mut slots = self.slots();
        if let Some(TableState::Made(_)) = slots.get(id) {
            slots.remove(id);
        }
    }

    /// Returns `true` if the table of an id is in the cache.
    pub fn contains(&self, id: &K) -> bool {
        matches!(self.slots().get(id), Some(TableState::Made(_)))
    }

    /// The number of tables that are in the cache or being made.
    pub fn len(&self) -> usize {
        self.slots().len()
    }

    /// Returns `true` if there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<K, TableState<T>>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A table that is being made. When dropped, the table is in the cache, or its entry is
/// removed.
struct Making<'a, K: Eq + Hash + Clone, T> {
    cache: &'a TableCache<K, T>,
    id: &'a K,
    made: Option<Arc<T>>,
}

impl<K: Eq + Hash + Clone, T> Drop for Making<'_, K, T> {
    fn drop(&mut self) {
        let mut slots = self.cache.slots();
        match self.made.take() {
            Some(table) => slots.insert(self.id.clone(), TableState::Made(table)),
            None => slots.remove(self.id),
        };
        self.cache.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use super::*;
    use crate::pattern::{Heap, Pattern, SharedTable, TableKind};
    use crate::puzzle::{Home, Shape};

    fn id(tiles: &[u8]) -> TableId {
        let home = Home::blank_last(Shape::new(3, 3).unwrap());
        TableId {
            pattern: Pattern::new(home, tiles).unwrap(),
            kind: TableKind::BlankAware,
        }
    }

    fn build(id: &TableId) -> SharedTable {
        Arc::new(Table::build(id.clone(), 1, &Heap, &mut ()).unwrap().0)
    }

    #[test]
    fn what_fails_leaves_nothing_behind() {
        let (cache, id): (TableCache, _) = (TableCache::default(), id(&[1, 2]));
        let refused = SourceError::Refused("no".to_owned());
        let given = cache.get_or_make(&id, &mut (), |_| Err(refused.clone()));
        assert_eq!(given.unwrap_err(), refused);
        assert!(cache.is_empty());
        let panicked = catch_unwind(AssertUnwindSafe(|| {
            cache.get_or_make(&id, &mut (), |_| panic!("a mistake in the builder"))
        }));
        assert!(panicked.is_err() && cache.is_empty());
        let made = cache.get_or_make(&id, &mut (), |_| Ok(build(&id))).unwrap();
        let again = cache.get_or_make(&id, &mut (), |_| panic!("it is there"));
        assert!(Arc::ptr_eq(&made, &again.unwrap()));
        assert_eq!((cache.len(), cache.contains(&id)), (1, true));
        cache.free(&id);
        assert_eq!((cache.len(), Arc::strong_count(&made)), (0, 1));
        let anew = cache.get_or_make(&id, &mut (), |_| Ok(build(&id)));
        assert!(!Arc::ptr_eq(&made, &anew.unwrap()));
    }

    /// A caller that waited for a build that failed makes the table itself.
    #[test]
    fn waiting_callers_take_over() {
        let (cache, id): (TableCache, _) = (TableCache::default(), id(&[1, 2]));
        std::thread::scope(|scope| {
            let (began, has_begun) = std::sync::mpsc::channel();
            let (go, let_go) = std::sync::mpsc::channel::<()>();
            let (cache, id) = (&cache, &id);
            let first = scope.spawn(move || {
                cache.get_or_make(id, &mut (), |_| {
                    began.send(()).unwrap();
                    let_go.recv().unwrap();
                    Err(BuildStopped.into())
                })
            });
            has_begun.recv().unwrap();
            let second = scope.spawn(move || cache.get_or_make(id, &mut (), |_| Ok(build(id))));
            go.send(()).unwrap();
            assert!(first.join().unwrap().is_err());
            assert!(second.join().unwrap().is_ok());
        });
        assert!(cache.contains(&id));
    }
}
