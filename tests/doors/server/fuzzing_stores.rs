//! Collections of reference boards with anything in them: searches that use them are
//! answered, and every solution can be replayed.
//!
//! Rows come into a collection by a file that somebody else wrote, and into the hands of
//! a search as entries. Both are tried, because a collection may refuse or distrust what
//! a search should survive all the same.

use std::cell::Cell;
use std::path::Path as FilePath;
use std::sync::Arc;
use std::time::Duration;

use loyd::References;
use loyd::puzzle::{Board, PackedBoard, Path, Slide};
use loyd::reference::{Entry, Index, Known, Prefix, ReferenceSource, Slot, Thresholds};
use loyd_server::{Config, SharedEngine};
use loyd_store::references::{ReferenceStore, SharedReferences, StoredReferences, import};
use loyd_tests::solver;
use proptest::prelude::*;
use serde_json::json;

use crate::cases;
use crate::server::{Running, unhurried};

/// Boards of every estimate are compared with references.
fn thresholds() -> Thresholds {
    Thresholds {
        least_estimate: 0,
        ..Thresholds::default()
    }
}

/// What somebody says of a board: any distance, any claim of exactness, moves that are
/// possible or not.
#[derive(Debug, Clone)]
struct Row {
    corner: Board,
    look_up: usize,
    distance: u8,
    exact: bool,
    moves: Option<Path>,
}

fn rows() -> impl Strategy<Value = Row> {
    let slides = prop::collection::vec(0_usize..4, 0..60);
    let distance = prop_oneof![0_u8..12, 0_u8..90, 200_u8..=255];
    let prefix = prop::collection::vec(0_usize..4, 8);
    let moves = prop::option::of((prefix, any::<bool>()));
    (slides, 0_usize..4, distance, any::<bool>(), moves).prop_map(
        |(slides, look_up, distance, exact, moves)| {
            let corner = to_corner(walk(solved(), &slides).0);
            let moves = moves.map(|(prefix, possible)| {
                if possible {
                    walk(corner, &prefix).1
                } else {
                    prefix.iter().map(|&at| Slide::ALL[at]).collect()
                }
            });
            Row {
                corner,
                look_up,
                distance,
                exact,
                moves,
            }
        },
    )
}

impl Row {
    /// As a line of a file.
    fn text(&self) -> String {
        let Row {
            corner,
            look_up,
            distance,
            exact,
            moves,
        } = self;
        let moves = moves.as_ref().map_or(String::new(), Path::to_string);
        let (exact, proof) = if *exact {
            ("yes", "0123456789abcdef,somebody")
        } else {
            ("no", ",")
        };
        format!("{corner},{look_up},{distance},{exact},{moves},{proof}\n")
    }

    /// As an entry, where it can be one.
    fn entry(&self) -> Option<Entry> {
        let corner = PackedBoard::try_from(&self.corner).expect("4x4");
        // Of the others nothing is known but the parity.
        let mut known = [0, 1, 2, 3].map(|look_up| {
            let blank = Slot::board(corner, look_up).blank();
            Known {
                distance: ((blank / 4 + blank % 4) % 2) as u8,
                exact: false,
                prefix: None,
            }
        });
        known[self.look_up] = Known {
            distance: self.distance,
            exact: self.exact,
            prefix: self.moves.as_ref().and_then(Prefix::of),
        };
        Entry::new(corner, known).ok()
    }
}

fn solved() -> Board {
    let text = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0";
    text.parse().expect("a board")
}

/// The board after slides, each the given one of those that are possible.
fn walk(start: Board, choices: &[usize]) -> (Board, Path) {
    let (mut board, mut made) = (start, Vec::new());
    for choice in choices {
        let possible: Vec<Slide> = board.slides().collect();
        let slide = possible[choice % possible.len()];
        board = board.after(slide).expect("it is possible");
        made.push(slide);
    }
    (board, made.into_iter().collect())
}

/// The board with its blank in the last corner.
fn to_corner(mut board: Board) -> Board {
    for slide in Slide::ALL.into_iter().cycle() {
        if board.blank() == 15 {
            break;
        }
        let nearer = board.after(slide).filter(|next| {
            let steps = |blank: usize| (3 - blank / 4) + (3 - blank % 4);
            steps(next.blank()) < steps(board.blank())
        });
        board = nearer.unwrap_or(board);
    }
    board
}

/// A server with these references.
fn server(references: impl ReferenceSource + 'static) -> Running {
    let solver = solver().with_references(Box::new(references));
    let engine = SharedEngine::new(solver, References::Use, |_, _| ());
    let config = Config {
        time: Duration::from_millis(200),
        ..unhurried()
    };
    Running::with_engine(config, engine)
}

/// A server with a collection in a file that was read from text, and how many rows of
/// it were taken.
fn server_of_file(rows: &[Row], directory: &FilePath) -> (Running, u64) {
    let path = ReferenceStore::file_in(directory);
    let (mut store, _) = ReferenceStore::open_or_create(&path).expect("a collection");
    let mut text = "corner,look_up,distance,exact,moves,checksum,engine\n".to_owned();
    text.extend(rows.iter().map(Row::text));
    let imported = import(&mut store, text.as_bytes()).expect("the rows are read");
    let stored = StoredReferences::new(path, thresholds(), |_| ());
    (server(SharedReferences(Arc::new(stored))), imported.taken)
}

/// Entries that a search believes.
struct Believed(Arc<Index>);

impl ReferenceSource for Believed {
    fn index(&self) -> Option<Arc<Index>> {
        Some(Arc::clone(&self.0))
    }

    fn thresholds(&self) -> Thresholds {
        thresholds()
    }
}

/// A server with the rows that can be entries, and how many those are.
fn server_of_entries(rows: &[Row]) -> (Running, u64) {
    let entries: Vec<Entry> = rows.iter().filter_map(Row::entry).collect();
    let count = entries.len() as u64;
    let (index, _) = Index::new(entries);
    (server(Believed(Arc::new(index))), count)
}

fn check(server: &Running, board: Board) -> Result<(), TestCaseError> {
    let text = board.to_string();
    for (path, body) in [
        ("/api/solve", json!({"board": text})),
        (
            "/api/solve",
            json!({"board": text, "heuristic": "md", "search": "ida"}),
        ),
        ("/api/solve", json!({"board": text, "first_moves": true})),
        ("/api/hint", json!({"board": text, "moves": 10_000})),
    ] {
        let (status, answer) = server.post(path, &body);
        prop_assert!(status == 200, "{path} {body}: {status} {answer}");
        let moves = answer["moves"].as_str().expect("moves");
        let moves: Path = moves.parse().expect("moves are read back");
        let end = moves.replay(&board);
        prop_assert_eq!(end.ok(), Some(solved()), "{} {}: {}", path, body, answer);
        let upper = answer["upper_bound"].as_u64();
        prop_assert_eq!(upper, Some(moves.len() as u64), "{}", answer);
    }
    Ok(())
}

/// Asks for the boards of rows, and for one beside each.
fn check_all(server: &Running, rows: &[Row]) -> Result<(), TestCaseError> {
    for row in rows {
        check(server, row.corner)?;
        check(server, walk(row.corner, &[0]).0)?;
    }
    prop_assert_eq!(server.get("/api/health").0, 200);
    Ok(())
}

#[test]
fn any_collection_is_survived() {
    ask_with_any_collection(8);
}

#[test]
#[ignore = "takes minutes"]
fn any_collection_is_survived_in_full() {
    ask_with_any_collection(320);
}

fn ask_with_any_collection(count: u32) {
    let taken = Cell::new(0);
    let run = cases(count).run(&prop::collection::vec(rows(), 1..8), |rows| {
        let directory = tempfile::tempdir().expect("a directory");
        let (server, new) = server_of_file(&rows, directory.path());
        taken.set(taken.get() + new);
        check_all(&server, &rows)
    });
    run.expect("every answer is as it should be");
    assert!(taken.get() > 0, "no row was taken: nothing was tested");
}

#[test]
fn any_entries_are_survived() {
    ask_with_any_entries(8);
}

#[test]
#[ignore = "takes minutes"]
fn any_entries_are_survived_in_full() {
    ask_with_any_entries(320);
}

fn ask_with_any_entries(count: u32) {
    let taken = Cell::new(0);
    let run = cases(count).run(&prop::collection::vec(rows(), 1..8), |rows| {
        let (server, new) = server_of_entries(&rows);
        taken.set(taken.get() + new);
        check_all(&server, &rows)
    });
    run.expect("every answer is as it should be");
    assert!(
        taken.get() > 0,
        "no row can be an entry: nothing was tested"
    );
}

/// The first eight slides of a solution of four: what is left would be less than none.
#[test]
fn a_beginning_longer_than_the_solution_is_survived() {
    let corner: Board = "1 2 3 4/5 6 7 8/9 10 15 11/13 14 12 0"
        .parse()
        .expect("a board");
    let row = Row {
        corner,
        look_up: 0,
        distance: 4,
        exact: true,
        moves: Some(walk(corner, &[0; 8]).1),
    };
    let rows = [row];
    check_all(&server_of_entries(&rows).0, &rows).expect("every answer is as it should be");
    let directory = tempfile::tempdir().expect("a directory");
    let (server, _) = server_of_file(&rows, directory.path());
    check_all(&server, &rows).expect("every answer is as it should be");
}
