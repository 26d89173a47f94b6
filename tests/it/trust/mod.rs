//! What is believed and what is not: imported rows, edited files, files of an earlier
//! version, and the collection that comes with the program.

mod edited;
mod exchange;
mod shipped;
mod unproved;
mod versions;

use std::path::{Path, PathBuf};

use loyd::puzzle::{Board, PackedBoard, Scrambler};
use loyd::reference::{Orientation, Slot};
use loyd::{Guarantee, References, Report, Request, Solver};
use loyd_store::references::{Proved, ReferenceStore};
use tempfile::TempDir;

const HEADER: &str = "corner,look_up,distance,exact,moves,checksum,engine\n";

/// A directory of its own and the file in it.
fn place() -> (TempDir, PathBuf) {
    let directory = tempfile::tempdir().expect("a directory");
    let path = ReferenceStore::file_in(directory.path());
    (directory, path)
}

fn created(path: &Path) -> ReferenceStore {
    let (store, aside) = ReferenceStore::open_or_create(path).expect("opens");
    assert_eq!(aside, None);
    store
}

fn opened(path: &Path) -> ReferenceStore {
    let store = ReferenceStore::open(path).expect("opens");
    store.expect("is there")
}

fn packed(board: &Board) -> PackedBoard {
    PackedBoard::try_from(board).expect("4x4")
}

/// Boards that small tables solve at once.
fn boards(count: usize) -> Vec<Board> {
    let goal = Orientation::home().board();
    let mut scrambler = Scrambler::new(29);
    (0..count).map(|_| scrambler.walk(&goal, 60).1).collect()
}

/// Solves without references.
fn solve(solver: &Solver, board: Board) -> Report {
    let request = Request::try_from(board)
        .unwrap()
        .heuristic("pdb:6-6-3-best".parse().expect("a heuristic"))
        .references(References::Ignore);
    let report = solver.solve(&request).expect("solvable");
    assert_eq!(report.guarantee, Guarantee::Optimal);
    report
}

fn proved(solver: &Solver, board: Board) -> Proved {
    let report = solve(solver, board);
    Proved::solved(packed(&board), &report.path).expect("sound")
}

/// A row that claims a bound for one board.
fn bound_row(board: &Board, distance: usize) -> String {
    let slot = Slot::of(packed(board));
    let corner = Board::from(slot.corner);
    format!("{corner},{},{distance},no,,,\n", slot.step)
}

/// A small bound of the right parity.
fn least(board: &Board) -> usize {
    let blank = board
        .tiles()
        .iter()
        .position(|&tile| tile == 0)
        .expect("a blank");
    30 + (blank / 4 + blank % 4) % 2
}
