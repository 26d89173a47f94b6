//! What a search gets: stored tables, or tables built in memory and a notice.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

use loyd::pattern::{BuildObserver, SourceError, TableId, TableSource as _};
use loyd_store::{Loading, Store, StoreRemedy, StoreSource, file_name};

use crate::store::shelf::{Shelf, built, tiles};

/// The table that a source gives, twice, and what it says meanwhile.
fn ask(store: Store, id: &TableId) -> (Result<Vec<u8>, SourceError>, Vec<String>) {
    let heard = Arc::new(Mutex::new(Vec::new()));
    let listener = Arc::clone(&heard);
    let source = StoreSource::new(Some(store), Loading::Mapped, 1)
        .telling(move |notice| listener.lock().expect("alone").push(notice.to_string()));
    let given = source.table(id, &mut ()).map(|table| {
        let again = source.table(id, &mut ()).expect("as before");
        assert!(Arc::ptr_eq(&table, &again));
        table.bytes().to_vec()
    });
    let heard = heard.lock().expect("alone").clone();
    (given, heard)
}

#[test]
fn a_stored_table_is_opened() {
    let id = tiles(&[1, 2, 5]);
    let shelf = Shelf::with(&id);
    let (given, heard) = ask(shelf.store.clone(), &id);
    assert_eq!(given.expect("opens"), built(&id).0.bytes());
    assert!(heard.is_empty(), "{heard:?}");
}

#[test]
fn a_missing_table_is_built_and_not_stored() {
    let id = tiles(&[7, 8, 12]);
    let shelf = Shelf::new();
    let (given, heard) = ask(shelf.store.clone(), &id);
    assert_eq!(given.expect("builds"), built(&id).0.bytes());
    assert!(shelf.names().is_empty());
    assert_eq!(heard.len(), 1, "{heard:?}");
    assert_eq!(
        heard[0],
        "no blank-aware table of the tiles 7 8 12 is stored"
    );
    let (given, _) = ask(Store::open(shelf.path().join("nowhere")), &id);
    assert!(given.is_ok());
}

#[test]
fn a_directory_that_cannot_be_read_holds_no_tables() {
    let id = tiles(&[1, 2, 5]);
    let shelf = Shelf::new();
    let store = Store::open(shelf.put("file", b""));
    let (given, heard) = ask(store, &id);
    assert_eq!(given.expect("builds"), built(&id).0.bytes());
    assert_eq!(heard.len(), 1, "{heard:?}");
    assert!(heard[0].contains("cannot be read"), "{}", heard[0]);
}

#[test]
fn a_damaged_table_is_an_error() {
    let id = tiles(&[7, 8, 12]);
    let shelf = Shelf::new();
    shelf.put(&file_name(&id), b"half a table");
    let (given, heard) = ask(shelf.store.clone(), &id);
    let Err(SourceError::File(sentence)) = given else {
        panic!("{given:?}");
    };
    assert!(sentence.contains(&file_name(&id)), "{sentence}");
    assert!(heard.is_empty(), "{heard:?}");
}

/// What would help is said in the words of the program that has the source.
#[test]
fn a_program_words_the_errors_of_files() {
    let id = tiles(&[7, 8, 12]);
    let shelf = Shelf::new();
    shelf.put(&file_name(&id), b"half a table");
    let source = StoreSource::new(Some(shelf.store.clone()), Loading::Mapped, 1)
        .wording(|error| format!("{:?}", error.remedy()));
    let given = source.table(&id, &mut ()).map(|_| ());
    let path = shelf.store.path_of(&id);
    let remedy = StoreRemedy::Rebuild {
        id: &(&id).into(),
        path: &path,
    };
    assert_eq!(given, Err(SourceError::File(format!("{:?}", Some(remedy)))));
}

#[test]
fn without_a_store_everything_is_built() {
    let id = tiles(&[1, 2]);
    let source = StoreSource::new(None, Loading::Mapped, 1);
    let table = source.table(&id, &mut ()).expect("builds");
    assert_eq!(table.bytes(), built(&id).0.bytes());
}

#[test]
fn a_table_to_keep_is_stored() {
    let id = tiles(&[1, 2, 5]);
    let shelf = Shelf::new();
    let source = StoreSource::new(Some(shelf.store.clone()), Loading::Mapped, 1);
    assert!(!source.is_at_hand(&id));
    let table = source.table_to_keep(&id, &mut ()).expect("builds");
    assert_eq!(table.bytes(), built(&id).0.bytes());
    assert_eq!(shelf.names(), [file_name(&id)]);
    assert!(source.is_at_hand(&id));
    let again = source.table_to_keep(&id, &mut ()).expect("as before");
    assert!(Arc::ptr_eq(&table, &again));
}

#[test]
fn a_source_that_stores_nothing_keeps_tables_in_memory() {
    let id = tiles(&[1, 2, 5]);
    let shelf = Shelf::new();
    let source = StoreSource::new(Some(shelf.store.clone()), Loading::Mapped, 1).storing_nothing();
    let table = source.table_to_keep(&id, &mut ()).expect("builds");
    assert_eq!(table.bytes(), built(&id).0.bytes());
    assert!(shelf.names().is_empty());
    assert!(source.is_at_hand(&id));
}

/// Where nothing can be stored, a table to keep is one in memory.
#[test]
fn a_table_that_cannot_be_kept_serves_from_memory() {
    let id = tiles(&[1, 2, 5]);
    let shelf = Shelf::new();
    let file = shelf.put("file", b"");
    for directory in [file.clone(), file.join("below")] {
        let source = StoreSource::new(Some(Store::open(directory)), Loading::Mapped, 1);
        let table = source.table_to_keep(&id, &mut ()).expect("builds");
        assert_eq!(table.bytes(), built(&id).0.bytes());
    }
    assert_eq!(shelf.names(), ["file"]);
}

/// A build that waits in its first level until it is let go.
struct Held {
    began: mpsc::Sender<()>,
    go: mpsc::Receiver<()>,
    waited: bool,
}

impl BuildObserver for Held {
    fn level(&mut self, _: u32, _: u64, _: u64) -> ControlFlow<()> {
        if !self.waited {
            self.waited = true;
            self.began.send(()).expect("somebody waits");
            self.go.recv().expect("somebody lets go");
        }
        ControlFlow::Continue(())
    }
}

/// A build that is stopped.
struct Stopping;

impl BuildObserver for Stopping {
    fn level(&mut self, _: u32, _: u64, _: u64) -> ControlFlow<()> {
        ControlFlow::Break(())
    }
}

/// Whatever is asked for, refused, stopped or found damaged: a source holds the tables
/// it has given and nothing else.
#[test]
fn only_tables_that_were_given_are_remembered() {
    let shelf = Shelf::new();
    let source = StoreSource::new(Some(shelf.store.clone()), Loading::Mapped, 1);
    for first in 1..=14 {
        for second in first + 1..=15 {
            let id = tiles(&[first, second]);
            assert!(!source.is_at_hand(&id));
            assert!(source.check(std::slice::from_ref(&id)).is_ok());
            assert!(source.table(&id, &mut Stopping).is_err());
        }
    }
    let damaged = tiles(&[7, 8, 12]);
    shelf.put(&file_name(&damaged), b"half a table");
    assert!(source.table(&damaged, &mut ()).is_err());
    let held = format!("{source:?}");
    assert!(held.contains("TableCache(0 tables)"), "{held}");
    assert!(source.table(&tiles(&[1, 2]), &mut ()).is_ok());
    let held = format!("{source:?}");
    assert!(held.contains("TableCache(1 tables)"), "{held}");
}

#[test]
fn nobody_waits_for_a_table_they_do_not_want() {
    let source = StoreSource::new(None, Loading::Mapped, 1);
    let (slow, other) = (tiles(&[1, 2, 5]), tiles(&[7, 8, 12]));
    let ((began, has_begun), (let_go, go)) = (mpsc::channel(), mpsc::channel());
    thread::scope(|scope| {
        let (source, id) = (&source, &slow);
        let building = scope.spawn(move || {
            let mut held = Held {
                began,
                go,
                waited: false,
            };
            source.table(id, &mut held)
        });
        has_begun.recv().expect("it begins");
        assert!(source.table(&other, &mut ()).is_ok());
        assert!(source.is_at_hand(&other) && !source.is_at_hand(&slow));
        // Who wants the same table waits, and can be stopped.
        let stopped = source.table(&slow, &mut Stopping);
        assert!(matches!(stopped, Err(SourceError::Stopped(_))));
        let waiting = scope.spawn(|| source.table(&slow, &mut ()));
        let_go.send(()).expect("it waits");
        let built = building.join().expect("no panic").expect("a table");
        let waited = waiting.join().expect("no panic").expect("a table");
        assert!(Arc::ptr_eq(&built, &waited));
    });
}
