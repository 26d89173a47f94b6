//! A collection of reference boards with anything in it: searches that use it are
//! answered, and every solution can be replayed.

use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

use loyd::puzzle::{Board, Path, Slide};
use loyd::reference::Thresholds;
use loyd::{References, Solver};
use loyd_server::{Config, Engine};
use loyd_store::references::{ReferenceStore, Shared, StoredReferences, import};
use proptest::prelude::*;
use serde_json::json;

use crate::fuzzing::cases;
use crate::{Running, unhurried};

/// One row of a collection, as text: any distance, any claim of exactness, moves that
/// are possible or not.
#[derive(Debug, Clone)]
struct Row {
    corner: Board,
    text: String,
}

fn rows() -> impl Strategy<Value = Row> {
    let slides = prop::collection::vec(0_usize..4, 0..60);
    let distance = prop_oneof![0_u32..12, 0_u32..90, 200_u32..=255];
    let prefix = prop::collection::vec(0_usize..4, 8);
    let moves = prop::option::of((prefix, any::<bool>()));
    (slides, 0_u8..5, distance, any::<bool>(), moves).prop_map(
        |(slides, look_up, distance, exact, moves)| {
            let corner = to_corner(walk(solved(), &slides).0);
            let moves = moves.map_or(String::new(), |(prefix, legal)| {
                if legal {
                    walk(corner, &prefix).1.to_string()
                } else {
                    let slides: Path = prefix.iter().map(|&at| Slide::ALL[at]).collect();
                    slides.to_string()
                }
            });
            let (exact, proof) = if exact {
                ("yes", "0123456789abcdef,somebody")
            } else {
                ("no", ",")
            };
            let text = format!("{corner},{look_up},{distance},{exact},{moves},{proof}");
            Row { corner, text }
        },
    )
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

/// A server with these rows, and how many of them were taken.
fn server(rows: &[Row], directory: &std::path::Path) -> (Running, u64) {
    let path = ReferenceStore::file_in(directory);
    let (mut store, _) = ReferenceStore::open_or_create(&path).expect("a collection");
    let mut text = "corner,look_up,distance,exact,moves,checksum,engine\n".to_owned();
    for row in rows {
        text += &row.text;
        text.push('\n');
    }
    let imported = import(&mut store, text.as_bytes()).expect("the rows are read");
    let thresholds = Thresholds {
        least_estimate: 0,
        ..Thresholds::default()
    };
    let stored = StoredReferences::new(path, thresholds, |_| ());
    let solver = Solver::new().with_references(Box::new(Shared(Arc::new(stored))));
    let engine = Engine::new(solver, References::Use, |_, _| ());
    let config = Config {
        time: Duration::from_millis(200),
        ..unhurried()
    };
    (Running::with_engine(config, engine), imported.taken)
}

fn check(server: &Running, board: Board) -> Result<(), TestCaseError> {
    for (path, body) in [
        ("/api/solve", json!({"board": board.to_string()})),
        (
            "/api/solve",
            json!({"board": board.to_string(), "heuristic": "md", "search": "ida"}),
        ),
        (
            "/api/solve",
            json!({"board": board.to_string(), "first_moves": true}),
        ),
        (
            "/api/hint",
            json!({"board": board.to_string(), "moves": 10_000}),
        ),
    ] {
        let (status, answer) = server.post(path, &body);
        prop_assert!(status == 200, "{path} {body}: {status} {answer}");
        let moves: Path = answer["moves"]
            .as_str()
            .expect("moves")
            .parse()
            .expect("moves");
        let end = moves.replay(&board);
        prop_assert_eq!(end.ok(), Some(solved()), "{} {}: {}", path, body, answer);
        let bound = |name: &str| answer[name].as_u64();
        prop_assert_eq!(bound("upper_bound"), Some(moves.len() as u64), "{}", answer);
    }
    Ok(())
}

#[test]
fn any_collection_of_references_is_survived() {
    // Rows that were taken in all cases.
    let taken = Cell::new(0);
    let collections = prop::collection::vec(rows(), 1..8);
    let run = cases(12).run(&collections, |rows| {
        let directory = tempfile::tempdir().expect("a directory");
        let (server, new) = server(&rows, directory.path());
        for row in &rows {
            // The board that is kept, and one beside it.
            check(&server, row.corner)?;
            check(&server, walk(row.corner, &[0]).0)?;
        }
        prop_assert_eq!(server.get("/api/health").0, 200);
        taken.set(taken.get() + new);
        Ok(())
    });
    run.expect("every answer is as it should be");
    assert!(taken.get() > 0, "no row was taken: nothing was tested");
}
