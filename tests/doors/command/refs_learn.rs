//! `loyd refs learn`: going on where it stopped, and what a collection changes.

use std::path::Path;

use tempfile::TempDir;

use super::{Ran, binary, finish};

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

/// Learns from walks, with more arguments.
fn walks(directory: &Path, count: &str, more: &[&str]) -> Ran {
    let learn = ["refs", "learn", "--around", EASY, "--steps", "30"];
    at(
        directory,
        &[&learn[..], &["--random", count], more].concat(),
    )
    .exits(0)
}

#[test]
fn cheap_boards_are_not_solved_again() {
    let directory = directory();
    let directory = directory.path();
    // Nothing is above this cutoff, so nothing is kept; what was seen is.
    let cutoff = ["--cutoff", "1G"];
    walks(directory, "20", &cutoff).says("20 boards, 0 kept");
    walks(directory, "20", &cutoff)
        .says("20 of these boards were seen before")
        .says("0 boards, 0 kept");
    walks(directory, "25", &cutoff).says("5 boards, 0 kept");
    // Another seed, middle, length, cutoff or way of searching is another source.
    let differing: [&[&str]; 4] = [
        &["--cutoff", "1G", "--seed", "2"],
        &["--cutoff", "1G", "--steps", "29"],
        &["--cutoff", "2G"],
        &["--cutoff", "1G", "--standard"],
    ];
    for more in differing {
        let learn = ["refs", "learn", "--around", EASY, "--random", "3"];
        at(directory, &[&learn[..], more].concat())
            .exits(0)
            .says("3 boards, 0 kept");
    }
    walks(directory, "20", &["--cutoff", "1G", "--afresh"]).says("20 boards, 0 kept");
}

#[test]
fn files_are_told_apart_by_their_boards() {
    let directory = directory();
    let directory = directory.path();
    let file = directory.join("boards.txt");
    let name = format!("@{}", file.display());
    let write = |text: &str| std::fs::write(&file, text).expect("writes");
    let learn = || at(directory, &["refs", "learn", &name, "--cutoff", "1G"]);
    write(&format!("{EASY}\n1 2 3 4/5 6 7 8/9 10 11 12/13 0 14 15\n"));
    learn().exits(0).says("2 boards, 0 kept");
    learn().exits(0).says("0 boards, 0 kept");
    write(&format!("1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15\n{EASY}\n"));
    learn().exits(0).says("2 boards, 0 kept");
    write("1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0\n1 2 3\n");
    learn().exits(2).says("line 2");
}

#[test]
fn what_is_no_collection_stays_as_it_is() {
    let directory = directory();
    let directory = directory.path();
    let notes = directory.join("notes.txt");
    std::fs::write(&notes, "mine\n".repeat(500)).expect("writes");
    let name = notes.to_str().expect("text");
    at(directory, &["refs", "--refs", name, "add", EASY])
        .exits(4)
        .says("nothing was changed");
    at(directory, &["solve", EASY, "--refs", name])
        .exits(0)
        .says("solving goes on without references");
    at(
        directory,
        &["refs", "--refs", name, "learn", EASY, "--cutoff", "1"],
    )
    .exits(4)
    .says("no collection");
    let text = std::fs::read_to_string(&notes).expect("reads");
    assert_eq!(text, "mine\n".repeat(500));
    let nowhere = directory.join("nowhere.sqlite");
    let nowhere = nowhere.to_str().expect("text");
    at(
        directory,
        &["bench", "korf100", "--limit", "1", "--refs", nowhere],
    )
    .exits(4)
    .says("no reference boards");
    let unsolvable = "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0";
    at(directory, &["refs", "add", unsolvable]).exits(1);
}

/// Lengths by board, solved with or without the collection.
fn lengths(directory: &Path, file: &str, more: &[&str]) -> Vec<String> {
    let solve = ["solve", file, "--format", "json"];
    let solved = at(directory, &[&solve[..], more].concat()).exits(0);
    let records = solved.json();
    let line = |record: &serde_json::Value| format!("{} {}", record["board"], record["length"]);
    records.iter().map(line).collect()
}

#[test]
fn lengths_stay_the_same_with_a_collection() {
    let directory = directory();
    compare_lengths(directory.path(), 40, &[&["korf100", "--limit", "12"]], "30");
}

/// The promise: ten thousand entries, and every board of the sets.
#[test]
#[ignore = "takes minutes"]
fn lengths_stay_the_same_with_a_collection_in_full() {
    let directory = directory();
    for partition in ["7-8", "7-8-stairs"] {
        at(directory.path(), &["db", "build", partition]).exits(0);
    }
    let sets: [&[&str]; 3] = [&["korf100"], &["eighty"], &["hard"]];
    compare_lengths(directory.path(), 10_000, &sets, "1000");
}

/// Compares the lengths of `sets` and of `count` random boards with a collection of `learned` boards
/// and without.
fn compare_lengths(directory: &Path, learned: u64, sets: &[&[&str]], count: &str) {
    let refs = directory.join("references.sqlite");
    let refs = refs.to_str().expect("text");
    at(directory, &["refs", "import", "--shipped"]).exits(0);
    at(
        directory,
        &[
            "refs",
            "learn",
            "--random",
            &learned.to_string(),
            "--seed",
            "5",
            "--cutoff",
            "1",
        ],
    )
    .exits(0);
    let stats = at(directory, &["refs", "stats", "--format", "json"])
        .exits(0)
        .json();
    let entries = stats[0]["entries"].as_u64().expect("a number");
    assert!(entries >= learned, "{entries}");
    // A length that contradicts the known one is an error of bench.
    for set in sets {
        at(
            directory,
            &[&["bench"][..], set, &["--refs", refs]].concat(),
        )
        .exits(0);
    }
    let scrambles = at(directory, &["scramble", "-n", count, "--seed", "6"])
        .exits(0)
        .out;
    let file = directory.join("random.txt");
    std::fs::write(&file, scrambles).expect("writes");
    let file = format!("@{}", file.display());
    let with = lengths(directory, &file, &[]);
    assert_eq!(with.len().to_string(), count);
    assert_eq!(with, lengths(directory, &file, &["--no-refs"]));
}
