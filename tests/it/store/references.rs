//! The collection on disk: merging, damage, foreign files.

use std::path::{Path, PathBuf};

use loyd::puzzle::{Board, PackedBoard, Scrambler};
use loyd::reference::{Orientation, ReferenceSource as _, Slot, Thresholds};
use loyd::{Request, Solver};
use loyd_store::references::{
    Proved, Put, ReferenceNotice, ReferenceProblem, ReferenceStore, StoredReferences, fingerprint,
};
use loyd_tests::solver;
use tempfile::TempDir;

/// A directory of its own and the file in it.
fn place() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().expect("a directory");
    let path = ReferenceStore::file_in(directory.path());
    (directory, path)
}

fn proved(solver: &Solver, board: Board) -> Proved {
    let request = Request::try_from(board)
        .unwrap()
        .heuristic("pdb:6-6-3-best".parse().expect("a heuristic"));
    let report = solver.solve(&request).expect("solvable");
    let packed = PackedBoard::try_from(&board).expect("4x4");
    Proved::solved(packed, &report.path).expect("sound")
}

fn some(count: usize) -> Vec<Proved> {
    let solver = solver();
    let mut scrambler = Scrambler::new(5);
    let goal = Orientation::home().board();
    (0..count)
        .map(|_| proved(&solver, scrambler.walk(&goal, 60).1))
        .collect()
}

fn created(path: &Path) -> ReferenceStore {
    let (store, aside) = ReferenceStore::open_or_create(path).expect("opens");
    assert_eq!(aside, None);
    store
}

#[test]
fn what_is_put_is_there_for_everybody() {
    let (_directory, path) = place();
    assert!(ReferenceStore::open(&path).expect("no trouble").is_none());
    let entries = some(20);
    let mut store = created(&path);
    for proved in &entries {
        assert_ne!(store.put(proved).expect("puts"), Put::Unchanged);
        assert_eq!(store.put(proved).expect("puts"), Put::Unchanged);
    }
    let other = ReferenceStore::open(&path)
        .expect("opens")
        .expect("is there");
    for proved in &entries {
        let stored = other.get(proved.entry().corner()).expect("reads");
        let stored = stored.expect("is there");
        assert_eq!(stored.merged(proved).as_ref(), Ok(&stored));
    }
    let first = entries[0].entry().corner();
    assert!(store.remove(first).expect("removes"));
    assert!(!store.remove(first).expect("removes"));
    assert!(other.get(first).expect("reads").is_none());
}

#[test]
fn a_solver_hears_of_what_was_kept_without_reading_the_file() {
    let (_directory, path) = place();
    let entries = some(12);
    let source = StoredReferences::new(&path, Thresholds::default(), |trouble| {
        panic!("{trouble}");
    });
    assert!(source.index().is_none());
    let mut store = created(&path);
    for (number, proved) in entries.iter().enumerate() {
        store.put(proved).expect("puts");
        if number == 5 {
            // Nothing of this one is heard, so it is not there until the file is read.
            continue;
        }
        source.learned(*proved.entry());
    }
    let index = source.index().expect("there are some");
    let known = |proved: &Proved| index.get(proved.entry().corner()).is_some();
    let heard: Vec<bool> = entries.iter().map(known).collect();
    let expected: Vec<bool> = (0..12).map(|number| number != 5).collect();
    assert_eq!(heard, expected);
    let (fresh, refused) = loyd::reference::Index::new(store.entries().expect("reads").entries);
    assert!(refused.is_empty());
    assert_eq!(fresh.len(), 12);
    for entry in index.entries() {
        assert_eq!(fresh.get(entry.corner()), Some(entry));
    }
}

#[test]
fn progress_is_kept_for_each_source_by_itself() {
    let (_directory, path) = place();
    let mut store = created(&path);
    assert_eq!(store.progress("one").expect("reads"), 0);
    store.set_progress("one", 40).expect("writes");
    store.set_progress("one", 30).expect("writes");
    store.set_progress("other", 7).expect("writes");
    let again = ReferenceStore::open(&path)
        .expect("opens")
        .expect("is there");
    assert_eq!(again.progress("one").expect("reads"), 40);
    assert_eq!(again.progress("other").expect("reads"), 7);
    assert_eq!(again.progress("third").expect("reads"), 0);
    store.forget_progress("one").expect("writes");
    assert_eq!(again.progress("one").expect("reads"), 0);
    assert_eq!(again.progress("other").expect("reads"), 7);
    // Lists of boards have names of their own, whatever differs.
    let goal = Orientation::home().board();
    let [one, two] = [3, 4].map(|steps| Scrambler::new(1).walk(&goal, steps).1);
    let names = [vec![&one, &two], vec![&two, &one], vec![&one], vec![]];
    let names = names.map(fingerprint);
    for (number, name) in names.iter().enumerate() {
        assert!(!names[..number].contains(name));
    }
}

#[test]
fn four_boards_of_an_entry_meet_in_one_row() {
    let (_directory, path) = place();
    let mut store = created(&path);
    let solver = solver();
    let board: Board = "5 1 3 4/9 2 7 8/0 6 10 12/13 14 11 15"
        .parse()
        .expect("a board");
    let corner = Slot::of(PackedBoard::try_from(&board).expect("4x4")).corner;
    for look_up in 0..4 {
        let sibling = Board::from(Slot::board(corner, look_up));
        store.put(&proved(&solver, sibling)).expect("puts");
    }
    assert_eq!(store.count().expect("counts"), 1);
    let entry = store.get(corner).expect("reads").expect("is there");
    assert!(entry.entry().is_complete(), "{}", entry.entry());
    assert!(entry.proofs().iter().all(Option::is_some));
}

#[test]
fn a_changed_byte_is_noticed_and_its_row_not_used() {
    let (_directory, path) = place();
    let mut store = created(&path);
    for proved in some(10) {
        store.put(&proved).expect("puts");
    }
    drop(store);
    let raw = rusqlite::Connection::open(&path).expect("opens");
    let changed = raw.execute(
        "UPDATE entries SET distances = x'50515051' WHERE rowid = (SELECT min(rowid) FROM entries)",
        [],
    );
    assert_eq!(changed, Ok(1));
    drop(raw);
    let store = ReferenceStore::open(&path)
        .expect("opens")
        .expect("is there");
    let contents = store.contents().expect("reads");
    assert_eq!(contents.unusable, 1);
    let count = contents.entries.len();
    let source = StoredReferences::new(&path, Thresholds::default(), |_| ());
    assert_eq!(source.index().expect("is there").len(), count);
}

#[test]
fn foreign_files_and_other_versions_are_left_alone() {
    let (directory, path) = place();
    let foreign = rusqlite::Connection::open(&path).expect("opens");
    foreign
        .execute_batch("CREATE TABLE theirs (x); INSERT INTO theirs VALUES (1);")
        .expect("writes");
    drop(foreign);
    let before = std::fs::read(&path).expect("reads");
    for opened in [
        ReferenceStore::open(&path).err(),
        ReferenceStore::open_or_create(&path).err(),
    ] {
        assert_eq!(opened.expect("refused").trouble, ReferenceProblem::Foreign);
    }
    assert_eq!(std::fs::read(&path).expect("reads"), before);
    let newer = directory.path().join("newer.sqlite");
    drop(created(&newer));
    let raw = rusqlite::Connection::open(&newer).expect("opens");
    raw.pragma_update(None, "user_version", 7).expect("writes");
    drop(raw);
    let error = ReferenceStore::open_or_create(&newer).expect_err("refused");
    assert_eq!(error.trouble, ReferenceProblem::Version(7));
}

#[test]
fn what_is_no_collection_is_never_set_aside() {
    let (directory, _) = place();
    let notes = directory.path().join("notes.txt");
    let text = "root:x:0:0\n".repeat(200);
    std::fs::write(&notes, &text).expect("writes");
    // Another program's database, cut in the middle.
    let other = directory.path().join("other.sqlite");
    let connection = rusqlite::Connection::open(&other).expect("opens");
    connection
        .execute_batch("CREATE TABLE t (x); INSERT INTO t VALUES (zeroblob(20000));")
        .expect("fills");
    drop(connection);
    let bytes = std::fs::read(&other).expect("reads");
    std::fs::write(&other, &bytes[..1000]).expect("cuts");
    for (path, content) in [(&notes, text.as_bytes()), (&other, &bytes[..1000])] {
        for trouble in [
            ReferenceStore::open(path)
                .expect_err("no collection")
                .trouble,
            ReferenceStore::open_or_create(path)
                .expect_err("no collection")
                .trouble,
        ] {
            assert_eq!(trouble, ReferenceProblem::Foreign, "{}", path.display());
        }
        assert_eq!(std::fs::read(path).expect("reads"), content);
    }
    let names = std::fs::read_dir(directory.path()).expect("lists");
    let aside = |name: &str| name.contains("damaged");
    assert!(
        !names
            .flatten()
            .any(|entry| aside(&entry.file_name().to_string_lossy()))
    );
}

#[test]
fn damaged_files_are_set_aside_and_never_overwritten() {
    let (directory, path) = place();
    let mut store = created(&path);
    for proved in some(40) {
        store.put(&proved).expect("puts");
    }
    drop(store);
    let whole = std::fs::read(&path).expect("reads");
    for (number, bytes) in [
        whole[..whole.len() / 2].to_vec(),
        b"this is no database at all, but somebody's letter".repeat(50),
        [&[0_u8; 100][..], &whole[100..]].concat(),
    ]
    .into_iter()
    .enumerate()
    {
        for suffix in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{suffix}", path.display()));
        }
        std::fs::write(&path, &bytes).expect("writes");
        // A process that only reads changes nothing, and solving goes on.
        let told = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
        let hear = std::sync::Arc::clone(&told);
        let source = StoredReferences::new(&path, Thresholds::default(), move |notice| {
            hear.lock().expect("lock").push(notice);
        });
        let index = source.index();
        let told = told.lock().expect("lock");
        assert!(
            index.is_none() && matches!(told[..], [ReferenceNotice::Unusable(_)]),
            "{told:?}"
        );
        assert_eq!(std::fs::read(&path).expect("reads"), bytes);
        let (mut store, aside) = ReferenceStore::open_or_create(&path).expect("opens");
        let aside = aside.expect("was set aside");
        assert!(aside.trouble.is_damage(), "{:?}", aside.trouble);
        assert_eq!(
            std::fs::read(&aside.path).expect("reads"),
            bytes,
            "case {number}"
        );
        store.put(&some(1)[0]).expect("puts");
    }
    let names = std::fs::read_dir(directory.path()).expect("lists");
    let aside = names.filter(|name| {
        let name = name.as_ref().expect("reads").file_name();
        let name = name.to_string_lossy();
        name.contains("damaged") && !name.ends_with("-wal") && !name.ends_with("-shm")
    });
    assert_eq!(aside.count(), 3);
}
