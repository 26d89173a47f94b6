//! What the tests share: small tables and directories of their own.

use std::path::{Path, PathBuf};

use loyd::pattern::{Pattern, Table, TableId, TableKind};
use loyd::puzzle::{Home, Shape};
use loyd_store::{BuildPlan, Store};
use tempfile::TempDir;

/// A store in a directory that goes when it is dropped.
pub(crate) struct Shelf {
    pub(crate) directory: TempDir,
    pub(crate) store: Store,
}

pub(crate) const PLAN: BuildPlan = BuildPlan {
    threads: 1,
    rebuild: false,
};

impl Shelf {
    pub(crate) fn new() -> Shelf {
        let directory = tempfile::tempdir().expect("a temporary directory");
        let store = Store::open(directory.path());
        Shelf { directory, store }
    }

    /// A store with one table.
    pub(crate) fn with(id: &TableId) -> Shelf {
        let shelf = Shelf::new();
        shelf.build(id);
        shelf
    }

    pub(crate) fn build(&self, id: &TableId) {
        let stored = self.store.build_table(id, PLAN, &mut ()).expect("builds");
        assert!(stored.built.is_some(), "{stored:?}");
        assert_eq!(stored.path, self.store.path_of(id));
    }

    pub(crate) fn path(&self) -> &Path {
        self.directory.path()
    }

    /// The names in the directory, sorted, without the stamps of tables that are there:
    /// whether a check leaves one depends on how long ago the table was written.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.path()).expect("is there");
        let name = |entry: std::fs::DirEntry| entry.file_name().into_string().expect("text");
        let mut names: Vec<String> = entries.map(|entry| name(entry.expect("reads"))).collect();
        let has_table = |name: &String| {
            let table = name.strip_suffix(".checked");
            table.is_some_and(|table| self.path().join(table).is_file())
        };
        names.retain(|name| !has_table(name));
        names.sort();
        names
    }

    pub(crate) fn put(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.path().join(name);
        std::fs::write(&path, bytes).expect("writes");
        path
    }
}

/// The table of some tiles of the 15-puzzle.
pub(crate) fn tiles(tiles: &[u8]) -> TableId {
    table(Home::blank_last(Shape::FOUR), tiles, TableKind::BlankAware)
}

pub(crate) fn table(home: Home, tiles: &[u8], kind: TableKind) -> TableId {
    let pattern = Pattern::new(home, tiles).expect("a pattern");
    TableId { pattern, kind }
}

/// Does something that must not wait for anybody; the test fails if it does.
#[cfg(unix)]
pub(crate) fn at_once<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    let (done, result) = std::sync::mpsc::channel();
    std::thread::spawn(move || done.send(work()));
    let result = result.recv_timeout(std::time::Duration::from_mins(2));
    result.expect("it panicked, or waits for ever")
}

/// Makes a pipe that nobody writes to or reads from.
#[cfg(unix)]
pub(crate) fn pipe(path: &Path) {
    let made = std::process::Command::new("mkfifo").arg(path).status();
    assert!(made.expect("every Unix has mkfifo").success());
}

/// The same table, built in memory.
pub(crate) fn built(id: &TableId) -> (Table, Vec<u64>) {
    Table::build(id.clone(), 1, &loyd::pattern::Heap, &mut ()).expect("builds")
}
