//! Files of version 1, in which nothing said what was proved, and files that were never
//! filled.

use loyd::Solver;
use loyd::puzzle::Board;
use loyd::reference::{ReferenceSource as _, Thresholds};
use loyd_store::references::{ReferenceProblem, ReferenceStore, StoredReferences};
use rusqlite::Connection;

use super::{created, opened, packed, place, proved};

/// Written by a program of version 1.
const VERSION_1: &str = include_str!("references-version-1.sql");

const SOURCE: &str = "walks of 20 from 5 1 3 4/9 2 7 8/0 6 10 12/13 14 11 15, seed 0; \
                      advanced searches above 1 nodes";

fn version_1(path: &std::path::Path) {
    let raw = Connection::open(path).expect("opens");
    raw.execute_batch(VERSION_1).expect("fills");
}

fn lines(store: &ReferenceStore) -> (Vec<String>, Vec<String>) {
    let contents = store.contents().expect("reads");
    assert_eq!(contents.unusable, 0);
    let line = |entry: &loyd::reference::Entry| format!("{} {entry}", Board::from(entry.corner()));
    let proved = contents.entries.iter().map(|proved| line(proved.entry()));
    let unproved = contents.unproved.iter().map(|claim| line(claim.entry()));
    (proved.collect(), unproved.collect())
}

/// What the program that wrote the file listed.
const LISTED: [&str; 6] = [
    "1 3 4 0/6 2 7 8/5 9 15 11/13 14 12 10 15+, 16, 15+, 14+",
    "2 4 7 0/3 6 5 8/1 10 12 15/9 13 14 11 23+, 24+, 25+, 26",
    "1 7 4 0/5 2 3 6/9 10 11 8/13 14 15 12 13, 14, 13, 12",
    "2 3 6 0/1 5 8 4/9 10 7 11/13 14 15 12 11, 10, 9, 8",
    "5 2 1 3/9 7 4 8/13 10 15 11/14 6 12 0 20+, 21+, 22, 21+",
    "1 3 4 12/2 8 6 7/5 9 11 10/13 14 15 0 22, 21+, 20+, 19+",
];

#[test]
fn entries_of_version_1_are_unproved_until_they_are_proved() {
    let (_directory, path) = place();
    version_1(&path);
    let before = std::fs::read(&path).expect("reads");
    // A reader finds everything, uses nothing and changes nothing.
    let listed: Vec<String> = LISTED.map(str::to_owned).to_vec();
    assert_eq!(lines(&opened(&path)), (vec![], listed.clone()));
    assert_eq!(opened(&path).count().expect("counts"), 6);
    assert_eq!(opened(&path).progress(SOURCE).expect("reads"), 4);
    let source = StoredReferences::new(&path, Thresholds::default(), |_| ());
    assert!(source.index().is_none_or(|index| index.is_empty()));
    assert_eq!(std::fs::read(&path).expect("reads"), before);
    // A writer proves one of them; the others are as they were.
    let solver = Solver::new();
    let mut store = created(&path);
    let corner: Board = "1 7 4 0/5 2 3 6/9 10 11 8/13 14 15 12"
        .parse()
        .expect("a board");
    for look_up in 0..4 {
        let board = loyd::reference::Slot::board(packed(&corner), look_up);
        store
            .put(&proved(&solver, Board::from(board)))
            .expect("puts");
    }
    let mut left = listed;
    let moved = left.remove(2);
    assert_eq!(lines(&store), (vec![moved.clone()], left.clone()));
    assert_eq!(lines(&opened(&path)), (vec![moved], left));
    assert_eq!(opened(&path).progress(SOURCE).expect("reads"), 4);
    assert!(store.remove(packed(&corner)).expect("removes"));
    assert_eq!(store.count().expect("counts"), 5);
}

#[test]
fn later_versions_are_left_alone() {
    let (_directory, path) = place();
    drop(created(&path));
    let raw = Connection::open(&path).expect("opens");
    raw.pragma_update(None, "user_version", 3).expect("writes");
    drop(raw);
    let error = ReferenceStore::open_or_create(&path).expect_err("refused");
    assert_eq!(error.trouble, ReferenceProblem::Version(3));
}

/// What a process leaves that is killed while it creates the file.
#[test]
fn a_file_that_was_never_filled_is_no_collection_and_can_become_one() {
    type Leave = fn(&std::path::Path);
    let leftovers: [(&str, Leave); 3] = [
        ("nothing", |path| {
            drop(std::fs::File::create(path).expect("creates"));
        }),
        ("a journal mode", |path| {
            let raw = Connection::open(path).expect("opens");
            raw.pragma_update(None, "journal_mode", "WAL")
                .expect("writes");
        }),
        ("a table that was not committed", |path| {
            let raw = Connection::open(path).expect("opens");
            raw.pragma_update(None, "journal_mode", "WAL")
                .expect("writes");
            raw.execute_batch("BEGIN; CREATE TABLE entries (x);")
                .expect("writes");
        }),
    ];
    for (what, leave) in leftovers {
        let (_directory, path) = place();
        leave(&path);
        assert!(ReferenceStore::open(&path).expect(what).is_none(), "{what}");
        let source = StoredReferences::new(&path, Thresholds::default(), |text| panic!("{text}"));
        assert!(source.index().is_none());
        assert_eq!(created(&path).count().expect(what), 0);
        assert_eq!(opened(&path).count().expect(what), 0);
    }
}
