//! What `loyd` believes of a collection: nothing that it has not proved itself.

use std::fmt::Write as _;
use std::path::Path;
use std::process::{Child, Command};

use loyd::puzzle::{Board, PackedBoard};
use loyd::reference::Slot;
use loyd_store::references::{Proved, ReferenceStore};
use serde_json::Value;
use tempfile::TempDir;

use super::{Ran, binary, finish};

/// A board that small tables solve in milliseconds, eight moves away.
const EASY: &str = "5 1 3 4/9 2 7 8/0 6 10 12/13 14 11 15";

const HEADER: &str = "corner,look_up,distance,exact,moves,checksum,engine\n";

fn directory() -> TempDir {
    tempfile::tempdir().expect("a directory")
}

/// Runs in a data directory.
fn at(directory: &Path, arguments: &[&str]) -> Ran {
    let mut command = binary();
    command.env("LOYD_DATA_DIR", directory).args(arguments);
    finish(&mut command, b"")
}

/// Runs in a data directory with this text as standard input.
fn feed(directory: &Path, arguments: &[&str], text: &str) -> Ran {
    let mut command = binary();
    command
        .env("LOYD_DATA_DIR", directory)
        .args(arguments)
        .stdin(std::process::Stdio::piped());
    finish(&mut command, text.as_bytes())
}

/// A row that claims a bound for one board.
fn row(board: &str, distance: u64) -> String {
    let board: Board = board.parse().expect("a board");
    let slot = Slot::of(PackedBoard::try_from(&board).expect("4x4"));
    let corner = Board::from(slot.corner);
    format!("{corner},{},{distance},no,,,\n", slot.step)
}

fn length(record: &Value) -> u64 {
    record["length"].as_u64().expect("a number")
}

/// Twelve random boards, each with an imported bound two above its distance. A search from
/// such a bound takes the first solution of that length for a shortest one.
#[test]
fn imported_bounds_make_no_answer_wrong() {
    let directory = directory();
    let directory = directory.path();
    let boards = at(directory, &["scramble", "-n", "12", "--seed", "13"])
        .exits(0)
        .out;
    let file = directory.join("boards.txt");
    std::fs::write(&file, &boards).expect("writes");
    let file = format!("@{}", file.display());
    let solve = ["solve", &file, "--format", "json"];
    let truth = at(directory, &solve).exits(0).json();
    let mut rows = HEADER.to_owned();
    for (board, record) in boards.lines().zip(&truth) {
        rows += &row(board, length(record) + 2);
    }
    let store = |rows: &str| feed(directory, &["refs", "import", "-"], rows);
    store(&rows)
        .exits(0)
        .says("12 rows read, 12 new, 0 refused")
        .says("12 entries unproved and not used");
    let answers = at(directory, &solve).exits(0).says("unproved").json();
    assert_eq!(answers.len(), 12);
    for (answer, truth) in answers.iter().zip(&truth) {
        assert_eq!(answer["status"], "optimal");
        assert_eq!(answer["length"], truth["length"], "{answer}");
        assert_eq!(answer["lower_bound"], truth["length"], "{answer}");
    }
    // What is stored as exact was found without them.
    let added = at(directory, &["refs", "add", &file]).exits(0);
    let lengths: Vec<String> = added
        .lines()
        .iter()
        .map(|line| line.split('\t').nth(1).expect("a length").to_owned())
        .collect();
    let expected: Vec<String> = truth
        .iter()
        .map(|record| length(record).to_string())
        .collect();
    assert_eq!(lengths, expected);
    let stats = at(directory, &["refs", "stats", "--format", "json"])
        .exits(0)
        .json();
    assert_eq!(stats[0]["unproved_entries"], 0);
    assert_eq!(stats[0]["exact_boards"], 12);
    let answers = at(directory, &solve).exits(0).json();
    for (answer, truth) in answers.iter().zip(&truth) {
        assert_eq!(answer["length"], truth["length"]);
        assert_eq!(answer["lifted_estimate"], truth["length"]);
    }
}

/// The right rows of an entry, and the same with a distance that is wrong by two.
fn exported() -> (String, String) {
    let directory = directory();
    at(directory.path(), &["refs", "add", EASY]).exits(0);
    let right = at(directory.path(), &["refs", "export"]).exits(0).out;
    let wrong = right.replacen(",5,no,", ",7,no,", 1);
    let wrong = wrong
        .replacen(",6,no,", ",8,no,", 1)
        .replacen(",7,no,", ",9,no,", 1);
    (right, wrong.replacen(",8,yes", ",10,yes", 1))
}

#[test]
fn verify_proves_what_was_imported() {
    let (right, wrong) = exported();
    assert_ne!(right, wrong);
    let here = directory();
    let run = |arguments: &[&str]| at(here.path(), arguments);
    feed(here.path(), &["refs", "import", "-"], &right).exits(0);
    run(&["refs", "list"]).exits(0).prints("8\tunproved");
    let listed = run(&["refs", "list", "--format", "json"]).exits(0).json();
    assert_eq!(listed[0]["proved"], false);
    run(&["refs", "stats"])
        .exits(0)
        .prints("1 entry, 0 complete; 4 boards, 0 with exact distance")
        .prints("1 entry unproved");
    run(&["refs", "verify", "--unproved"])
        .exits(0)
        .prints("proved: 2 3 6 0/1 5 8 4/9 10 7 11/13 14 15 12\t11, 10, 9, 8")
        .says("1 entry solved again, 0 wrong, 1 newly proved");
    let listed = run(&["refs", "list", "--format", "json"]).exits(0).json();
    assert_eq!(
        (listed.len(), &listed[0]["proved"]),
        (1, &Value::Bool(true))
    );
    run(&["refs", "stats"])
        .exits(0)
        .prints("1 entry, 1 complete");
    run(&["refs", "verify", "--unproved"])
        .exits(0)
        .says("0 entries solved again");

    // A wrong one is named, and stays unproved until it is repaired.
    let other = directory();
    let run = |arguments: &[&str]| at(other.path(), arguments);
    feed(other.path(), &["refs", "import", "-"], &wrong).exits(0);
    for _ in 0..2 {
        run(&["refs", "verify"])
            .exits(1)
            .prints(&format!(
                "wrong: {}",
                "2 3 0 4/1 5 6 8/9 10 7 11/13 14 15 12"
            ))
            .prints("is 8 moves away, 10 is claimed")
            .says("1 wrong");
    }
    run(&["refs", "verify", "--repair"])
        .exits(1)
        .says("1 wrong");
    run(&["refs", "list"]).exits(0).prints("\t11, 10, 9, 8\n");
    run(&["refs", "verify"]).exits(0).says("0 wrong");

    // The same at once.
    for (text, exit) in [(&right, 0), (&wrong, 1)] {
        let third = directory();
        feed(third.path(), &["refs", "import", "-", "--prove"], text).exits(exit);
        at(third.path(), &["refs", "list"])
            .exits(0)
            .prints("\t11, 10, 9, 8\n");
    }
}

/// A wrong entry with all marks of a proved one, as only an edited file has it.
#[test]
fn verify_repairs_a_proved_entry() {
    let directory = directory();
    let directory = directory.path();
    let solved = at(directory, &["solve", EASY, "--format", "json"])
        .exits(0)
        .json();
    let solution = solved[0]["moves"].as_str().expect("moves");
    // A detour before the solution.
    let board: Board = EASY.parse().expect("a board");
    let solution: loyd::puzzle::Path = solution.parse().expect("moves");
    let first = solution.slides()[0];
    let other = board
        .slides()
        .find(|&slide| slide != first)
        .expect("another");
    let detour = [other, other.opposite()];
    let longer = detour.iter().chain(solution.slides()).copied().collect();
    let packed = PackedBoard::try_from(&board).expect("4x4");
    let wrong = Proved::solved(packed, &longer).expect("it replays");
    let path = ReferenceStore::file_in(directory);
    let (mut store, _) = ReferenceStore::open_or_create(&path).expect("opens");
    store.put(&wrong).expect("puts");
    drop(store);
    at(directory, &["refs", "verify"])
        .exits(1)
        .prints("is 8 moves away, 10 is kept");
    at(directory, &["refs", "list"]).exits(0).prints(", 10\n");
    at(directory, &["refs", "verify", "--repair"]).exits(1);
    at(directory, &["refs", "list"])
        .exits(0)
        .prints("\t11, 10, 9, 8\n");
    at(directory, &["refs", "verify"]).exits(0).says("0 wrong");
}

#[test]
fn exports_can_be_put_together() {
    let directory = directory();
    let directory = directory.path();
    let (one, _) = exported();
    let rows = row("1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12", 3);
    let import = |text: &str| feed(directory, &["refs", "import", "-"], text);
    import(&rows).exits(0).says("1 rows read, 1 new, 0 refused");
    let mut text = format!("{one}{HEADER}{rows}{one}");
    import(&text)
        .exits(0)
        .says("9 rows read, 4 new, 0 refused; 2 entries");
    let _ = write!(text, "no board,0,3,no,,,\n{rows}");
    import(&text)
        .exits(1)
        .says("line 13: ")
        .says("11 rows read, 0 new, 1 refused");
}

/// Six processes that all find no collection.
#[test]
fn processes_create_a_collection_together() {
    for _ in 0..10 {
        let directory = directory();
        let children: Vec<Child> = (0..6)
            .map(|_| importing(directory.path()).spawn().expect("starts"))
            .collect();
        for child in children {
            let output = child.wait_with_output().expect("ends");
            let err = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{err}");
        }
        at(directory.path(), &["refs", "stats"])
            .exits(0)
            .prints("57 entries, 57 complete");
    }
}

/// Whatever a process leaves that is killed while it creates the collection, the next one
/// can use it.
#[test]
fn a_process_killed_while_it_creates_a_collection_leaves_no_trouble() {
    for step in 0..12 {
        let directory = directory();
        let path = ReferenceStore::file_in(directory.path());
        let mut child = importing(directory.path()).spawn().expect("starts");
        // The window begins when the file is there.
        while !path.exists() && child.try_wait().expect("is ours").is_none() {
            std::thread::yield_now();
        }
        for _ in 0..step * 40 {
            std::thread::yield_now();
        }
        let _ = child.kill();
        child.wait().expect("has ended");
        let ran = at(directory.path(), &["refs", "import", "--shipped"]).exits(0);
        assert!(!ran.err.contains("damaged"), "{}", ran.err);
        at(directory.path(), &["refs", "stats"])
            .exits(0)
            .prints("57 entries, 57 complete");
    }
}

fn importing(directory: &Path) -> Command {
    let mut command = binary();
    command
        .env("LOYD_DATA_DIR", directory)
        .args(["refs", "import", "--shipped"]);
    command
}
