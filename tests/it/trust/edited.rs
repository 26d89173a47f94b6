//! Files that somebody has edited: rows are checked whenever they are read, with and
//! without a seal that matches.

use std::path::Path;
use std::sync::Arc;

use loyd::puzzle::{Board, Path as Moves};
use loyd::reference::{Prefix, ReferenceSource as _, Slot, Thresholds};
use loyd::{Guarantee, Request, Solver};
use loyd_store::references::{Proved, ReferenceStore, SharedReferences, StoredReferences, import};
use rusqlite::{Connection, params};

use super::{boards, bound_row, created, least, opened, packed, place, proved, solve};

/// The values of a row.
#[derive(Debug, Clone)]
struct Row {
    corner: i64,
    distances: Vec<u8>,
    exact: i64,
    prefixes: Vec<u8>,
    checksums: Vec<u8>,
    engines: String,
}

impl Row {
    /// Writes the row with the seal of a proved one, as anybody who knows this program can.
    fn forge(&self, path: &Path) {
        let mut hasher = blake3::Hasher::new();
        hasher.update(b"proved");
        hasher.update(&self.corner.to_le_bytes());
        hasher.update(&self.distances);
        hasher.update(&self.exact.to_le_bytes());
        hasher.update(&self.prefixes);
        hasher.update(&self.checksums);
        hasher.update(self.engines.as_bytes());
        let seal = hasher.finalize().as_bytes()[..8].to_vec();
        let raw = Connection::open(path).expect("opens");
        raw.execute(
            "INSERT OR REPLACE INTO entries VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                self.corner,
                self.distances,
                self.exact,
                self.prefixes,
                self.checksums,
                self.engines,
                seal
            ],
        )
        .expect("writes");
    }
}

/// A board with its blank in the last corner, two slides from the goal and back.
const START: &str = "1 2 3 4/5 6 7 8/9 10 15 11/13 14 12 0";

/// A row of this board's entry with a distance and eight slides that can be made.
fn row(distance: u8) -> Row {
    let slides: Moves = "RDLURDLU".parse().expect("moves");
    let prefix = Prefix::of(&slides).expect("eight").bits().to_le_bytes();
    let board: Board = START.parse().expect("a board");
    let below = |steps: u8| distance.saturating_sub(steps);
    Row {
        corner: packed(&board).bits().cast_signed(),
        distances: vec![distance, below(1), below(2), below(3)],
        exact: 0b1_0001,
        prefixes: [&prefix[..], &[0; 6]].concat(),
        checksums: vec![0; 32],
        engines: "loyd 0.1.0\n\n\n".to_owned(),
    }
}

/// Solves a board with the references of a file.
fn solve_with(path: &Path, board: Board) -> (usize, Guarantee) {
    let source = StoredReferences::new(path, Thresholds::default(), |_| ());
    let solver = Solver::new().with_references(Box::new(SharedReferences(Arc::new(source))));
    let request = Request::try_from(board)
        .unwrap()
        .heuristic("pdb:6-6-3-best".parse().expect("a heuristic"));
    let report = solver.solve(&request).expect("solvable");
    (report.path.len(), report.guarantee)
}

#[test]
fn a_prefix_longer_than_the_distance_is_not_used() {
    let start: Board = START.parse().expect("a board");
    let length = solve(&Solver::new(), start).path.len();
    for distance in [0, 2, 4, 6] {
        let (_directory, path) = place();
        drop(created(&path));
        let mut forged = row(distance);
        // Distances of the other parity, where these are possible.
        forged.distances = [0, 1, 0, 1]
            .map(|odd| (distance & !1).saturating_sub(2 * odd) + odd)
            .to_vec();
        forged.forge(&path);
        let contents = opened(&path).contents().expect("reads");
        assert_eq!(
            (contents.entries.len(), contents.unusable),
            (0, 1),
            "{distance}"
        );
        assert_eq!(
            solve_with(&path, start),
            (length, Guarantee::Optimal),
            "{distance}"
        );
    }
}

#[test]
fn impossible_values_are_not_used_and_can_be_removed() {
    let start: Board = START.parse().expect("a board");
    let edit = |change: fn(&mut Row)| {
        let mut edited = row(20);
        change(&mut edited);
        edited
    };
    let changes: [fn(&mut Row); 11] = [
        |row| row.corner = 0,
        |row| row.corner = -1,
        |row| row.corner ^= 0xff00,
        |row| row.distances = vec![19, 20, 21, 22],
        |row| row.distances = vec![82, 81, 80, 79],
        |row| row.distances = vec![254, 255, 254, 255],
        |row| row.distances = vec![20, 19],
        |row| row.distances = vec![20, 29, 20, 19],
        |row| row.exact = 0b1_0000,
        |row| row.prefixes.truncate(3),
        |row| row.checksums.truncate(8),
    ];
    for (number, change) in changes.into_iter().enumerate() {
        let (_directory, path) = place();
        let mut store = created(&path);
        edit(change).forge(&path);
        let contents = store.contents().expect("reads");
        assert_eq!(
            (contents.entries.len(), contents.unusable),
            (0, 1),
            "{number}"
        );
        if number != 10 {
            // Searches do not read the checksums.
            let source = StoredReferences::new(&path, Thresholds::default(), |_| ());
            assert!(
                source.index().is_none_or(|index| index.is_empty()),
                "{number}"
            );
        }
        let _ = solve_with(&path, start);
        assert_eq!(store.remove_unusable().expect("removes"), 1, "{number}");
        assert_eq!(store.contents().expect("reads").unusable, 0, "{number}");
    }
    // What is left of the edits is possible, so it is read.
    let (_directory, path) = place();
    drop(created(&path));
    row(20).forge(&path);
    assert_eq!(opened(&path).contents().expect("reads").entries.len(), 1);
}

#[test]
fn claims_that_are_moved_among_the_proved_entries_are_not_believed() {
    let (_directory, path) = place();
    let mut store = created(&path);
    let board = boards(1)[0];
    let length = solve(&Solver::new(), board).path.len();
    import(&mut store, bound_row(&board, length + 2).as_bytes()).expect("reads");
    let raw = Connection::open(&path).expect("opens");
    let moved = raw.execute("INSERT INTO entries SELECT * FROM unproved", []);
    assert_eq!(moved, Ok(1));
    let contents = opened(&path).contents().expect("reads");
    assert_eq!(contents.entries, []);
    assert_eq!((contents.unproved.len(), contents.unusable), (1, 1));
    assert_eq!(solve_with(&path, board), (length, Guarantee::Optimal));
}

/// If the new entry cannot be written, the old one stays.
#[test]
fn an_entry_is_replaced_at_once_or_not_at_all() {
    let (_directory, path) = place();
    let solver = Solver::new();
    let board = boards(1)[0];
    let right = proved(&solver, board);
    // There and back again before the solution: a distance that is wrong by two.
    let solution = solve(&solver, board).path;
    let first = solution.slides()[0];
    let other = board
        .slides()
        .find(|&slide| slide != first)
        .expect("a corner has two");
    let detour = [other, other.opposite()];
    let longer: Moves = detour.iter().chain(solution.slides()).copied().collect();
    let wrong = Proved::solved(packed(&board), &longer).expect("it replays");
    let mut store = created(&path);
    store.put(&wrong).expect("puts");
    assert!(store.put(&right).is_err(), "they contradict each other");
    let raw = Connection::open(&path).expect("opens");
    raw.execute_batch(
        "CREATE TRIGGER refuse BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END;",
    )
    .expect("writes");
    store.replace(&right).expect_err("it cannot be written");
    let corner = right.entry().corner();
    assert_eq!(stored(&path, corner), Some(wrong));
    raw.execute_batch("DROP TRIGGER refuse;").expect("writes");
    store.replace(&right).expect("replaces");
    assert_eq!(stored(&path, corner), Some(right));
}

fn stored(path: &Path, corner: loyd::puzzle::PackedBoard) -> Option<Proved> {
    assert_eq!(Slot::board(corner, 0), corner);
    ReferenceStore::get(&opened(path), corner).expect("reads")
}

/// What is taken over from a damaged file is as proved as it was there.
#[test]
fn rescued_entries_are_proved_only_if_they_were() {
    let (_directory, path) = place();
    let solver = Solver::new();
    let boards = boards(60);
    let (mine, theirs) = boards.split_at(30);
    let mut store = created(&path);
    for board in mine {
        store.put(&proved(&solver, *board)).expect("puts");
    }
    let rows: String = theirs
        .iter()
        .map(|board| bound_row(board, least(board)))
        .collect();
    import(&mut store, rows.as_bytes()).expect("reads");
    let before = store.contents().expect("reads");
    drop(store);
    // The last page has rows of the second table.
    let mut bytes = std::fs::read(&path).expect("reads");
    let last = bytes.len() - 4096;
    bytes[last..].fill(0);
    std::fs::write(&path, &bytes).expect("writes");
    let (store, aside) = ReferenceStore::open_or_create(&path).expect("opens");
    let aside = aside.expect("was set aside");
    let after = store.contents().expect("reads");
    assert_eq!(aside.rescued, after.entries.len() + after.unproved.len());
    assert!(aside.rescued > 10, "{}", aside.rescued);
    assert!(!after.entries.is_empty());
    assert!(
        after
            .entries
            .iter()
            .all(|proved| before.entries.contains(proved))
    );
    assert!(
        after
            .unproved
            .iter()
            .all(|claim| before.unproved.contains(claim))
    );
}
