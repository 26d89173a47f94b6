//! Building in a store: several at once, stopped, left over, removed.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use loyd::pattern::{BuildObserver, BuildStopped};
use loyd_store::{BuildPlan, Loading, Store, StoreError, StoreObserver, file_name};

use crate::store::shelf::{self, PLAN, Shelf, built, tiles};

#[test]
fn a_stored_table_is_not_built_again() {
    let id = tiles(&[1, 2, 5, 6]);
    let shelf = Shelf::with(&id);
    let again = shelf
        .store
        .build_table(&id, PLAN, &mut ())
        .expect("is there");
    assert!(again.built.is_none());
    let plan = BuildPlan {
        rebuild: true,
        ..PLAN
    };
    let anew = shelf.store.build_table(&id, plan, &mut ()).expect("builds");
    assert!(anew.built.is_some());
    assert_eq!(anew.header, again.header);
    assert_eq!(shelf.names(), [file_name(&id)]);
}

#[test]
fn many_want_the_same_table() {
    struct Counting<'a>(&'a AtomicU32);
    impl BuildObserver for Counting<'_> {
        fn level(&mut self, level: u32, _: u64, _: u64) -> ControlFlow<()> {
            self.0.fetch_add(u32::from(level == 1), Ordering::Relaxed);
            ControlFlow::Continue(())
        }
    }
    impl StoreObserver for Counting<'_> {}

    let id = tiles(&[1, 2, 3, 5, 6]);
    let shelf = Shelf::new();
    let builds = AtomicU32::new(0);
    let expected = built(&id).0;
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                let store = Store::open(shelf.path());
                let stored = store.build_table(&id, PLAN, &mut Counting(&builds));
                stored.expect("built by somebody");
                let table = store.open_table(&id, Loading::Mapped).expect("opens");
                assert_eq!(table.expect("is stored").bytes(), expected.bytes());
            });
        }
    });
    assert_eq!(builds.into_inner(), 1);
    assert_eq!(shelf.names(), [file_name(&id)]);
}

#[test]
fn a_stopped_build_leaves_nothing() {
    struct StopAtLevelFive;
    impl BuildObserver for StopAtLevelFive {
        fn level(&mut self, level: u32, _: u64, _: u64) -> ControlFlow<()> {
            if level == 5 {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        }
    }
    impl StoreObserver for StopAtLevelFive {}

    let id = tiles(&[1, 2, 5, 6]);
    let shelf = Shelf::new();
    let stopped = shelf.store.build_table(&id, PLAN, &mut StopAtLevelFive);
    assert_eq!(stopped, Err(StoreError::Stopped(BuildStopped)));
    assert!(shelf.names().is_empty(), "{:?}", shelf.names());
}

/// Writing and checking take seconds on a slow disk, and are stopped as building is.
#[test]
fn writing_and_checking_can_be_stopped() {
    /// Stops at one of the calls after writing has begun.
    struct WhileWriting {
        is_writing: bool,
        calls: u32,
        stop_at: u32,
    }
    impl BuildObserver for WhileWriting {
        fn pulse(&mut self, _: u64, _: u64) -> ControlFlow<()> {
            self.calls += u32::from(self.is_writing);
            if self.is_writing && self.calls >= self.stop_at {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        }
    }
    impl StoreObserver for WhileWriting {
        fn writing(&mut self, _: &Path) {
            self.is_writing = true;
        }
    }
    struct Never;
    impl BuildObserver for Never {
        fn pulse(&mut self, _: u64, _: u64) -> ControlFlow<()> {
            ControlFlow::Break(())
        }
    }
    let (id, shelf) = (tiles(&[1, 2, 5]), Shelf::new());
    let mut observer = WhileWriting {
        is_writing: false,
        calls: 0,
        stop_at: 1,
    };
    let stopped = shelf.store.build_table(&id, PLAN, &mut observer);
    assert_eq!(stopped.err(), Some(StoreError::Stopped(BuildStopped)));
    assert_eq!(shelf.names(), [""; 0]);
    shelf.store.build_table(&id, PLAN, &mut ()).expect("builds");
    let stopped = shelf.store.verify(&id, &mut Never);
    assert_eq!(stopped.err(), Some(StoreError::Stopped(BuildStopped)));
    assert_eq!(shelf.names(), [file_name(&id)]);
}

#[test]
fn waiting_can_be_stopped() {
    struct Waiting(u32);
    impl BuildObserver for Waiting {}
    impl StoreObserver for Waiting {
        fn waiting(&mut self, path: &Path) -> ControlFlow<()> {
            assert!(path.ends_with("4x4-blank15-aware-1-2-5-6.loyd"));
            self.0 += 1;
            if self.0 == 3 {
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        }
    }

    let id = tiles(&[1, 2, 5, 6]);
    let shelf = Shelf::new();
    let lock = shelf.put(&(file_name(&id) + ".lock"), b"");
    let held = std::fs::File::open(lock).expect("opens");
    held.lock().expect("locks");
    let mut waiting = Waiting(0);
    let stopped = shelf.store.build_table(&id, PLAN, &mut waiting);
    assert_eq!(stopped, Err(StoreError::Stopped(BuildStopped)));
    assert_eq!(waiting.0, 3);
}

#[test]
fn leftovers_go_and_nothing_else_does() {
    let id = tiles(&[1, 2, 5]);
    let name = file_name(&id);
    let other = file_name(tiles(&[3, 4]));
    let living = file_name(tiles(&[6, 7]));
    let shelf = Shelf::new();
    shelf.put(&format!("{name}.999999-0.tmp"), b"half");
    shelf.put(&format!("{name}.lock"), b"");
    shelf.put(&format!("{name}.checked"), b"");
    shelf.put(&format!("{other}.999999-3.tmp"), b"half");
    let keep = [
        "notes.txt".to_owned(),
        "notes.tmp".to_owned(),
        format!("{name}.bak"),
        format!("{living}.1-0.tmp"),
        format!("{living}.lock"),
    ];
    for name in &keep {
        shelf.put(name, b"mine");
    }
    let lock = std::fs::File::open(shelf.path().join(&keep[4])).expect("opens");
    lock.lock().expect("locks");
    shelf.build(&id);
    let mut expected = keep.to_vec();
    expected.push(name);
    expected.sort();
    assert_eq!(shelf.names(), expected);
}

#[test]
fn removing() {
    let (first, second) = (tiles(&[1, 2, 5]), tiles(&[3, 4]));
    let shelf = Shelf::with(&first);
    shelf.build(&second);
    let bytes = std::fs::metadata(shelf.store.path_of(&first))
        .expect("is there")
        .len();
    assert_eq!(shelf.store.remove(&first), Ok(Some(bytes)));
    assert_eq!(shelf.store.remove(&first), Ok(None));
    assert_eq!(shelf.names(), [file_name(&second)]);
    assert_eq!(shelf.store.list().expect("lists").len(), 1);
}

#[test]
fn a_directory_is_made_when_it_is_needed() {
    let shelf = Shelf::new();
    let store = Store::open(shelf.path().join("a/b"));
    assert_eq!(store.list(), Ok(Vec::new()));
    let id = tiles(&[1, 2]);
    assert_eq!(store.verify(&id, &mut ()), Ok(None));
    assert_eq!(store.remove(&id), Ok(None));
    assert!(shelf.names().is_empty());
    store.build_table(&id, PLAN, &mut ()).expect("builds");
    assert_eq!(store.list().expect("lists").len(), 1);
}

#[test]
fn a_file_for_a_directory() {
    let shelf = Shelf::new();
    let store = Store::open(shelf.put("file", b""));
    let id = tiles(&[1, 2]);
    let directory = |error| matches!(error, Some(StoreError::Directory { .. }));
    assert!(directory(store.list().err()));
    assert!(directory(store.verify(&id, &mut ()).err()));
    let built = store.build_table(&id, PLAN, &mut ());
    assert!(built.is_err(), "{built:?}");
}

#[test]
fn too_large_a_table_is_refused() {
    let home = loyd::puzzle::Home::blank_last(loyd::puzzle::Shape::FIVE);
    let tiles = [1, 2, 3, 4, 5, 6, 7, 8];
    let id = shelf::table(home, &tiles, loyd::pattern::TableKind::NonAdditive);
    let shelf = Shelf::new();
    let built = shelf.store.build_table(&id, PLAN, &mut ());
    assert!(matches!(built, Err(StoreError::TooLarge(_))), "{built:?}");
    assert!(shelf.names().is_empty());
}
