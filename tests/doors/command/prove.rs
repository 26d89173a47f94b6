//! Long runs: `solve --resume`, shares of bounds, and what they prove together.

use std::fs;
use std::path::Path;

use super::waiting::{end_of, wait_until};
use super::{Ran, binary, loyd};

/// 45 moves from the goal, with tables that are built at once.
const BOARD: &str = "1 2 18 4 5/0 6 8 10 9/3 13 14 15 20/7 11 22 17 24/21 16 23 12 19";
const TABLES: [&str; 2] = ["--heuristic", "pdb:blocks-4"];

fn with_tables(arguments: &[&str]) -> Ran {
    loyd(&[arguments, &TABLES].concat())
}

/// The length that plain deepening finds with an estimate that needs no tables.
fn length() -> String {
    let ran = with_tables(&["solve", BOARD, "--search", "ida", "--format", "json"]).exits(0);
    ran.json()[0]["length"].to_string()
}

fn share(bound: &str, share: &str, file: &Path) -> Ran {
    let file = file.to_str().unwrap();
    with_tables(&[
        "prove", BOARD, "--bound", bound, "--share", share, "-o", file,
    ])
}

fn merge(folder: &Path, more: &[&str]) -> Ran {
    let mut files: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path().display().to_string())
        .collect();
    files.sort();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    loyd(&[&["prove", "--merge"], &files[..], more].concat())
}

#[test]
fn shares_prove_a_solution_optimal_only_together() {
    let folder = tempfile::tempdir().unwrap();
    let length = length();
    let optimum: u32 = length.parse().unwrap();
    // The automaton of divided bounds, whatever the plain search would have.
    let reduce = ["--reduce", "automaton:14"];
    let plain = ["solve", BOARD, "--search", "kernel", "--keep", "0"];
    let plain = with_tables(&[&plain[..], &reduce, &["--format", "json"]].concat());
    let bounds = plain.json()[0]["iterations"].clone();
    let first = bounds[0]["bound"].as_u64().unwrap() as u32;
    assert!(first + 6 < optimum, "{bounds}");
    let mut wanted = Vec::new();
    for bound in (first..optimum).step_by(2) {
        for number in 1..=3 {
            wanted.push((bound.to_string(), format!("{number}/3")));
        }
    }
    // The last one is left out at first.
    let (last, others) = wanted.split_last().unwrap();
    let file = |(bound, number): &(String, String)| {
        folder.path().join(format!("{bound}-{}", &number[..1]))
    };
    for one in others {
        share(&one.0, &one.1, &file(one))
            .exits(0)
            .prints("exhausted");
    }
    let none = merge(folder.path(), &[]).exits(3);
    none.prints("no solution is known")
        .prints(&format!("missing: bound {}: share 3 of 3", last.0));
    let found = folder.path().join("solution");
    let solved = share(&length, "1/1", &found).exits(0);
    solved.prints(&format!("solution of {length} moves"));
    let merged = merge(folder.path(), &["--format", "json"]).exits(3).json();
    assert_eq!(merged[0]["status"], "limit");
    assert_eq!(merged[0]["upper_bound"].to_string(), length);
    assert_eq!(merged[0]["missing"][0]["shares"], serde_json::json!([3]));
    share(&last.0, &last.1, &file(last)).exits(0);
    let merged = merge(folder.path(), &["--format", "json"]).exits(0).json();
    assert_eq!(merged[0]["status"], "optimal");
    let sums = merged[0]["bounds"].as_array().unwrap();
    assert_eq!(sums.len(), wanted.len() / 3);
    for (sum, bound) in sums.iter().zip(bounds.as_array().unwrap()) {
        assert_eq!(sum["bound"], bound["bound"]);
        assert_eq!(sum["generated"], bound["nodes_generated"], "{bound}");
        assert_eq!(sum["expanded"], bound["nodes_expanded"], "{bound}");
    }
    // A share that is there is not searched again, and the files go on as one.
    share(&last.0, &last.1, &file(last))
        .exits(0)
        .says("already");
    let all = folder.path().join("all");
    let name = all.to_str().unwrap();
    merge(folder.path(), &["-o", name])
        .exits(0)
        .prints("optimal");
    let resumed = with_tables(&["solve", BOARD, "--resume", name, "--format", "json"]).exits(0);
    assert_eq!(resumed.json()[0]["status"], "optimal");
    assert_eq!(resumed.json()[0]["length"].to_string(), length);
}

#[test]
fn files_of_something_else_are_refused_and_not_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("proof");
    share("37", "1/2", &path).exits(0);
    let text = fs::read_to_string(&path).unwrap();
    let name = path.to_str().unwrap();
    let other = "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 0/21 22 23 24 20";
    let refused = |arguments: &[&str], words: &str| {
        loyd(arguments).exits(4).says(words);
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    };
    let blocks = ["--heuristic", "pdb:blocks-4"];
    refused(
        &[&["solve", other, "--resume", name][..], &blocks].concat(),
        "differs: board",
    );
    refused(
        &[
            "solve",
            BOARD,
            "--resume",
            name,
            "--heuristic",
            "pdb:blocks-3",
        ],
        "differs: heuristic",
    );
    refused(
        &[
            &["solve", BOARD, "--resume", name, "--reduce", "none"][..],
            &blocks,
        ]
        .concat(),
        "differs: reductions",
    );
    // Lines that contradict each other, damage, another version, and what is no proof at all.
    let changed = folder.path().join("changed");
    let merged = |text: &str| {
        fs::write(&changed, text).unwrap();
        loyd(&["prove", "--merge", name, changed.to_str().unwrap()]).exits(4)
    };
    merged(&text.replace("\"generated\":", "\"generated\":1")).says("other counts");
    merged(&text.replace("\"version\":\"", "\"version\":\"9")).says("differs: version");
    merged(&text.replace("1/2", "3/2")).says("line 2 of it is damaged");
    merged("hello\n").says("line 1 of it is damaged");
    merged("hello").says("no first line");
    let resumed = loyd(&["solve", BOARD, "--resume", changed.to_str().unwrap()]);
    resumed.exits(4).says("no first line");
    assert_eq!(fs::read_to_string(&changed).unwrap(), "hello");
    share("38", "1/1", &path).exits(2).says("odd length");
    share("37", "3/2", &path).exits(2).says("no share 3");
    let wrong = loyd(&["solve", BOARD, "--resume", name, "--nodes", "5"]);
    wrong.exits(2);
}

/// Kills a run whenever its file has grown, until one ends by itself. No line is ever lost.
#[test]
fn a_killed_run_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("proof");
    let arguments = ["solve", BOARD, "--resume", path.to_str().unwrap()];
    let arguments = [&arguments[..], &TABLES, &["--format", "json"]].concat();
    let text = || fs::read_to_string(&path).unwrap_or_default();
    let mut before = String::new();
    let mut kills = 0;
    let ended = loop {
        let mut child = binary().args(&arguments).spawn().unwrap();
        if kills == 3 {
            break Ran::of(child).exits(0);
        }
        wait_until("a line more, or the end", || {
            text().len() > before.len() || child.try_wait().unwrap().is_some()
        });
        let _ = child.kill();
        end_of(&mut child);
        kills += 1;
        let after = text();
        let whole = before.rfind('\n').map_or(0, |end| end + 1);
        assert!(after.starts_with(&before[..whole]), "{before}\n{after}");
        before = after;
    };
    assert_eq!(ended.json()[0]["status"], "optimal");
    assert_eq!(ended.json()[0]["length"].to_string(), length());
    // A torn last line is dropped, and what it said is searched again.
    let whole = text();
    for torn in [1, 20, whole.len() - 40] {
        fs::write(&path, &whole[..whole.len() - torn]).unwrap();
        let again = loyd(&arguments).exits(0);
        assert_eq!(again.json()[0]["status"], "optimal");
        let lines = |text: &str| text.lines().count();
        assert_eq!(lines(&text()), lines(&whole));
    }
}
