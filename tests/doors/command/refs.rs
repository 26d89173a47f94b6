//! `loyd refs` and what `loyd solve` does with reference boards.

use std::collections::HashSet;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use super::{Ran, binary, finish, loyd};

/// A board that small tables solve in milliseconds.
const EASY: &str = "5 1 3 4/9 2 7 8/0 6 10 12/13 14 11 15";

fn directory() -> TempDir {
    tempfile::tempdir().expect("a directory")
}

/// Runs in a data directory.
fn at(directory: &Path, arguments: &[&str]) -> Ran {
    let mut command = binary();
    command.env("LOYD_DATA_DIR", directory).args(arguments);
    finish(&mut command, b"")
}

#[test]
fn boards_are_added_listed_completed_and_removed() {
    let directory = directory();
    let run = |arguments: &[&str]| at(directory.path(), arguments);
    run(&["refs", "list"]).exits(0).says("no reference boards");
    run(&["refs", "add", EASY]).exits(0).prints("added: ");
    run(&["refs", "add", EASY]).exits(0).prints("known: ");
    let listed = run(&["refs", "list"]).exits(0);
    assert!(listed.out.contains('+'), "{}", listed.out);
    run(&["refs", "update"]).exits(0).says("3 boards solved");
    let listed = run(&["refs", "list", "--format", "json"]).exits(0).json();
    assert_eq!(listed.len(), 1);
    let boards = listed[0]["boards"].as_array().expect("four").clone();
    assert!(
        boards.iter().all(|known| known["exact"] == true),
        "{boards:?}"
    );
    run(&["refs", "verify"])
        .exits(0)
        .says("1 entry solved again, 0 wrong");
    run(&["refs", "stats"])
        .exits(0)
        .prints("1 entry, 1 complete");
    run(&["refs", "remove", EASY]).exits(0).prints("removed ");
    run(&["refs", "stats", "--format", "json"])
        .exits(0)
        .prints("\"entries\":0");
}

#[test]
fn solving_says_what_references_did() {
    let directory = directory();
    let run = |arguments: &[&str]| at(directory.path(), arguments);
    let plain = run(&["solve", EASY, "--format", "json"]).exits(0).json();
    assert!(plain[0].get("lifted_estimate").is_none());
    run(&["solve", EASY, "--learn", "--learn-cutoff", "1"])
        .exits(0)
        .says("kept ");
    let known = run(&["solve", EASY, "--format", "json"]).exits(0).json();
    assert_eq!(known[0]["lifted_estimate"], known[0]["length"]);
    assert_eq!(known[0]["length"], plain[0]["length"]);
    run(&["solve", EASY, "-v"]).exits(0).says("kept itself");
    let without = run(&["solve", EASY, "--no-refs", "--format", "json"])
        .exits(0)
        .json();
    assert!(without[0].get("lifted_estimate").is_none());
    // A standard search keeps nothing that references would have helped with.
    let refs = directory.path().join("other.sqlite");
    let refs = refs.to_str().expect("text");
    let learn = ["--learn", "--learn-cutoff", "1", "--no-refs"];
    let solve = |board: &str, file: &[&str]| {
        let arguments = [&["solve", board][..], &learn, file].concat();
        run(&arguments).exits(0).err.contains("kept ")
    };
    assert!(!solve(EASY, &[]));
    assert!(solve(EASY, &["--refs", refs]));
}

#[test]
fn collections_are_exchanged_and_contradictions_refused() {
    let (one, other) = (directory(), directory());
    at(one.path(), &["refs", "add", EASY]).exits(0);
    let text = at(one.path(), &["refs", "export"]).exits(0).out;
    let file = other.path().join("boards.csv");
    let name = file.to_str().expect("text");
    std::fs::write(&file, &text).expect("writes");
    at(other.path(), &["refs", "import", name])
        .exits(0)
        .says("0 refused; 1 entry");
    assert_eq!(at(other.path(), &["refs", "export"]).exits(0).out, text);
    let wrong = text.replacen(",8,yes", ",10,yes", 1);
    assert_ne!(wrong, text);
    std::fs::write(&file, wrong).expect("writes");
    at(other.path(), &["refs", "import", name])
        .exits(1)
        .says("line 5")
        .says("is said to be 8");
    at(other.path(), &["refs", "import", "--shipped"]).exits(0);
    at(other.path(), &["refs", "import", "/nowhere"]).exits(4);
}

#[test]
fn trouble_with_the_file_is_told_and_solving_goes_on() {
    let directory = directory();
    let file = directory.path().join("references.sqlite");
    std::fs::write(&file, "no database".repeat(500)).expect("writes");
    at(directory.path(), &["solve", EASY])
        .exits(0)
        .says("solving goes on without references");
    at(directory.path(), &["refs", "list"])
        .exits(4)
        .says("damaged");
    at(directory.path(), &["refs", "add", EASY])
        .exits(0)
        .says("references.sqlite.damaged-1");
    at(directory.path(), &["refs", "list"])
        .exits(0)
        .says("1 entry");
    loyd(&["refs", "add", "1 2 3/4 5 6/7 0 8"])
        .exits(2)
        .says("4x4");
}

/// Learns random walks of this seed and says what it has stored, line by line.
fn learner(directory: &Path, seed: u64) -> Child {
    let mut command: Command = binary();
    command
        .env("LOYD_DATA_DIR", directory)
        .args(["refs", "learn", "--random", "100000", "--cutoff", "1"])
        .args(["--around", EASY, "--steps", "30", "--threads", "1"])
        .args(["--seed", &seed.to_string()])
        .stderr(Stdio::null());
    command.spawn().expect("starts")
}

#[test]
fn processes_that_are_killed_lose_nothing_they_reported() {
    const ROUNDS: u64 = 3;
    const LEARNERS: u64 = 8;
    let directory = directory();
    let mut reported: HashSet<String> = HashSet::new();
    let mut expected = 0;
    for round in 0..ROUNDS {
        let killers: Vec<_> = (0..LEARNERS)
            .map(|number| {
                let mut child = learner(directory.path(), round * LEARNERS + number);
                // Each is killed after another number of reports, in the middle of what
                // it does then.
                let reports = 1 + (number + 3 * round) % LEARNERS;
                expected += reports;
                std::thread::spawn(move || {
                    let out = child.stdout.take().expect("piped");
                    let mut lines = BufReader::new(out).split(b'\n').map_while(Result::ok);
                    let mut seen: Vec<Vec<u8>> = lines.by_ref().take(reports as usize).collect();
                    child.kill().expect("is killed");
                    child.wait().expect("has ended");
                    seen.extend(lines);
                    // What was written behind these may have been cut.
                    if seen.len() > reports as usize {
                        seen.pop();
                    }
                    seen
                })
            })
            .collect();
        for lines in killers.into_iter().flat_map(std::thread::JoinHandle::join) {
            let text = lines
                .into_iter()
                .map(|line| String::from_utf8(line).expect("UTF-8"));
            reported.extend(text);
        }
    }
    // Two learners may report the same board, if neither knew of the other.
    assert!(
        reported.len() as u64 > expected / 2,
        "{} were reported",
        reported.len()
    );
    let list = at(directory.path(), &["refs", "list", "--format", "json"]).exits(0);
    assert!(!list.err.contains("damaged"), "{}", list.err);
    // Every reported board is kept with the reported length, as solve finds it.
    let (boards, lengths): (Vec<&str>, Vec<&str>) = reported
        .iter()
        .map(|line| line.split_once('\t').expect("board and length"))
        .unzip();
    let file = directory.path().join("boards.txt");
    std::fs::write(&file, boards.join("\n")).expect("writes");
    let file = format!("@{}", file.display());
    let solved = at(
        directory.path(),
        &["solve", &file, "--nodes", "1", "--format", "json"],
    );
    let records = solved.json();
    assert_eq!(records.len(), boards.len());
    for (record, length) in records.iter().zip(lengths) {
        let known = record["lower_bound"].as_u64().expect("a number");
        assert_eq!(known.to_string(), length, "{record}");
        assert!(record["lifted_estimate"].is_u64(), "not kept: {record}");
    }
    at(directory.path(), &["refs", "verify", "--sample", "25"])
        .exits(0)
        .says(" 0 wrong");
}
