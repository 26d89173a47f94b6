//! Stamps and locks whose names stand for links and pipes: nothing is written through
//! them, and nothing waits.

use std::os::unix::fs::symlink;
use std::path::Path;
use std::time::{Duration, SystemTime};

use loyd::pattern::TableId;
use loyd_store::references::ReferenceStore;
use loyd_store::{Loading, Store, StoreError, file_name};

use crate::store::shelf::{PLAN, Shelf, at_once, built, pipe, tiles};

/// A store with a table, and the path of the table's stamp.
fn stored() -> (Shelf, TableId, std::path::PathBuf) {
    let id = tiles(&[1, 2, 5]);
    let shelf = Shelf::with(&id);
    let stamp = shelf.path().join(file_name(&id) + ".checked");
    (shelf, id, stamp)
}

/// Opens the table until a check leaves a stamp, which it does as soon as the file's last
/// change is old enough.
fn open_until_stamped(store: &Store, id: &TableId, stamp: &Path) {
    let until = SystemTime::now() + Duration::from_mins(2);
    loop {
        let table = store.open_table(id, Loading::Resident).expect("opens");
        assert_eq!(table.expect("is stored").bytes(), built(id).0.bytes());
        if stamp.symlink_metadata().is_ok_and(|found| found.is_file()) {
            return;
        }
        assert!(SystemTime::now() < until, "no stamp in two minutes");
        std::thread::sleep(Duration::from_millis(200));
    }
}

#[test]
fn a_stamp_is_not_written_through_a_link() {
    let (shelf, id, stamp) = stored();
    let elsewhere = tempfile::tempdir().expect("a directory");
    let target = elsewhere.path().join("letters.txt");
    std::fs::write(&target, "mine").expect("writes");
    symlink(&target, &stamp).expect("links");
    open_until_stamped(&shelf.store, &id, &stamp);
    assert_eq!(std::fs::read_to_string(&target).expect("reads"), "mine");
    // Nor is one read: a stamp that stands elsewhere is not believed.
    let moved = elsewhere.path().join("stamp");
    std::fs::rename(&stamp, &moved).expect("moves");
    symlink(&moved, &stamp).expect("links");
    open_until_stamped(&shelf.store, &id, &stamp);
}

#[test]
fn a_pipe_in_a_stamps_place_is_not_waited_for() {
    let (shelf, id, stamp) = stored();
    pipe(&stamp);
    let store = shelf.store.clone();
    at_once(move || open_until_stamped(&store, &id, &stamp));
}

#[test]
fn a_lock_that_is_a_link_or_a_pipe_is_refused_and_named() {
    let id = tiles(&[1, 2, 5]);
    let name = file_name(&id) + ".lock";
    let elsewhere = tempfile::tempdir().expect("a directory");
    let target = elsewhere.path().join("target");
    let links = |lock: &Path| symlink(&target, lock).expect("links");
    for make in [&links as &dyn Fn(&Path), &pipe] {
        let shelf = Shelf::new();
        make(&shelf.path().join(&name));
        let (store, asked) = (shelf.store.clone(), id.clone());
        let built = at_once(move || store.build_table(&asked, PLAN, &mut ()));
        let error = built.expect_err("refused");
        assert!(matches!(error, StoreError::Write { .. }), "{error:?}");
        let says = format!("{name} is not a regular file");
        assert!(error.to_string().contains(&says), "{error}");
        assert_eq!(
            shelf.names(),
            [name.as_str()],
            "nothing is built, nothing removed"
        );
        assert!(!target.exists(), "nothing is created through the link");
        let store = shelf.store.clone();
        at_once(move || store.sweep());
    }
}

#[test]
fn a_pipe_in_the_collections_place_is_refused() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = ReferenceStore::file_in(directory.path());
    pipe(&path);
    let opened = at_once(move || {
        let created = ReferenceStore::open_or_create(&path).map(drop);
        [ReferenceStore::open(&path).map(drop), created]
    });
    for opened in opened {
        let error = opened.expect_err("refused").to_string();
        assert!(error.ends_with("this is not a regular file"), "{error}");
    }
}

#[test]
fn a_table_may_be_a_link_to_a_table() {
    let (shelf, id, _) = stored();
    let other = Shelf::new();
    symlink(shelf.store.path_of(&id), other.store.path_of(&id)).expect("links");
    for loading in [Loading::Mapped, Loading::Resident] {
        let table = other.store.open_table(&id, loading).expect("opens");
        assert_eq!(table.expect("is there").bytes(), built(&id).0.bytes());
    }
}
