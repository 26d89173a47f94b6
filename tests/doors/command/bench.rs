//! `loyd bench`.

use serde_json::Value;

use crate::command::{HARD, Ran, binary, feed, loyd};

/// A small, quick bench of Korf's boards 12, 42 and 79.
fn korf(more: &[&str]) -> Ran {
    let three = ["bench", "korf100", "--only", "12,42,79", "--heuristic"];
    loyd(&[&three, more].concat())
}

fn document(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).expect("one document")
}

pub(super) fn rows(text: &str) -> Vec<std::collections::HashMap<String, String>> {
    let mut reader = csv::ReaderBuilder::new()
        .comment(Some(b'#'))
        .from_reader(text.as_bytes());
    reader.deserialize().map(|row| row.expect("even")).collect()
}

#[test]
fn sets_of_large_boards_give_bounds_within_limits() {
    for (set, size) in [("korf24", 50), ("deepcubea24", 96)] {
        let words = ["bench", set, "--limit", "2", "--nodes", "1000"];
        let ran = loyd(&[&words[..], &["--format", "csv"]].concat()).exits(3);
        let rows = rows(&ran.out);
        assert_eq!(rows.len(), 2, "{set} has {size} boards");
        for row in rows {
            let bound = |name: &str| row[name].parse::<u32>().expect("a number");
            let known = bound("optimal");
            assert!(
                (bound("lower_bound")..=bound("upper_bound")).contains(&known),
                "{row:?}"
            );
        }
    }
}

#[test]
fn text_has_summaries_and_boards_if_asked_for() {
    let ran = korf(&["pdb:6-6-3-best"]).exits(0);
    assert_eq!(
        ran.lines()[0],
        "korf100: 3 of 100 boards, one at a time, 1 thread each"
    );
    assert_eq!(ran.lines().len(), 4, "{}", ran.out);
    let cells: Vec<&str> = ran.lines()[3].split_whitespace().collect();
    assert_eq!(cells[..4], ["pdb:6-6-3-best", "kernel", "3/3", "43.00"]);
    let ran = korf(&["pdb:6-6-3-best", "--per-board"]).exits(0);
    assert_eq!(ran.lines().len(), 9, "{}", ran.out);
    let ran = ran.prints("\n 42     pdb:6-6-3-best  kernel  optimal  equal    1      42");
    assert_eq!(ran.err, "");
}

#[test]
fn csv_has_a_row_for_every_board_and_run() {
    let ran = korf(&["md+lc", "--repeat", "2", "--format", "csv"]).exits(0);
    let rows = rows(&ran.out);
    assert_eq!(rows.len(), 6);
    let names: Vec<&str> = rows.iter().map(|row| row["name"].as_str()).collect();
    assert_eq!(names, ["12", "42", "79", "12", "42", "79"]);
    for (row, again) in rows[..3].iter().zip(&rows[3..]) {
        assert_eq!((&*row["run"], &*again["run"]), ("1", "2"));
        assert_eq!(row["nodes_generated"], again["nodes_generated"]);
        assert_eq!(row["goal"], "blank-first");
        assert_eq!(row["length"], row["optimal"]);
        assert_eq!((&*row["status"], &*row["check"]), ("optimal", "equal"));
        assert!(row["seconds"].parse::<f64>().expect("a number") > 0.0);
    }
}

#[test]
fn json_is_one_document() {
    let more = [
        "md+lc",
        "--heuristic",
        "pdb:6-6-3-best",
        "--search",
        "ida",
        "--search",
        "kernel",
        "--format",
        "json",
    ];
    let ran = korf(&more).exits(0).says("not measured: md+lc kernel: ");
    let document = document(&ran);
    assert_eq!(document["version"], env!("CARGO_PKG_VERSION"));
    assert!(document["machine"]["cores"].as_u64() > Some(0));
    assert_eq!(document["boards"].as_array().expect("a list").len(), 9);
    assert_eq!(document["refused"][0]["setting"], "md+lc kernel");
    let definition = document["definitions"]["nodes_generated"].as_str();
    assert!(definition.expect("a sentence").contains("slide"));
    let summaries = document["summaries"].as_array().expect("a list");
    assert_eq!(summaries.len(), 3);
    for summary in summaries {
        assert_eq!(
            (&summary["known"], &summary["equal"]),
            (&3.into(), &3.into())
        );
        assert_eq!(summary["length_mean"], 43.0);
        assert_eq!(summary["mean_spread"], Value::Null);
        #[cfg(target_os = "linux")]
        assert!(summary["peak_bytes"].as_u64() > Some(1_000_000));
    }
}

#[test]
fn markdown_is_a_table() {
    let ran = korf(&["pdb:1-5|6-10|11-15", "--format", "markdown"]).exits(0);
    let lines = ran.lines();
    assert!(lines[2].starts_with("| heuristic | search | optimal |"));
    assert!(lines[3].starts_with("|---|---|---:|"));
    // A bar within a cell would end it.
    assert!(lines[4].starts_with(r"| pdb:1-5\|6-10\|11-15 | kernel | 3/3 |"));
}

#[test]
fn repeating_shows_the_spread() {
    korf(&["md+lc", "--repeat", "3"])
        .exits(0)
        .prints("1 thread each, 3 runs\n")
        .prints("run 3")
        .prints("spread")
        .prints("lengths and counts are the same in every run\n");
}

#[test]
fn random_boards_are_those_of_scramble() {
    let boards = loyd(&["scramble", "--size", "3x3", "--seed", "7", "-n", "5"]).exits(0);
    let arguments = [
        "bench",
        "random",
        "--size",
        "3x3",
        "--seed",
        "7",
        "-n",
        "5",
        "--format",
        "csv",
        "--parallel",
        "2",
    ];
    let ran = loyd(&arguments).exits(0);
    let measured = rows(&ran.out);
    let measured: Vec<&str> = measured.iter().map(|row| row["board"].as_str()).collect();
    assert_eq!(measured, boards.lines());
}

#[test]
fn what_solve_writes_can_be_measured() {
    let boards = "1 2 3/4 5 6/7 0 8\n8 6 7/2 5 4/3 0 1\n";
    let solved = feed(&["solve", "-", "--format", "csv"], boards).exits(0);
    let ran = feed(&["bench", "-", "--format", "csv"], &solved.out).exits(0);
    let rows = rows(&ran.out);
    let lengths: Vec<&str> = rows.iter().map(|row| row["length"].as_str()).collect();
    assert_eq!(lengths, ["1", "31"]);
    assert!(rows.iter().all(|row| row["check"] == "equal"));
    feed(&["bench", "-"], boards)
        .exits(0)
        .prints("standard input: 2 boards")
        .prints(" -  ");
}

#[test]
fn a_wrong_length_is_an_error() {
    let set = "id,board,length\nfirst,1 2 3/4 5 6/7 0 8,1\nsecond,8 6 7/2 5 4/3 0 1,29\n";
    feed(&["bench", "-", "--heuristic", "md"], set)
        .exits(1)
        .prints(" 1/2 ")
        .prints("wrong")
        .says("error: standard input second: md ida proved that 31 moves are optimal, but the set says that 29 are optimal\n");
    // Longer than the best is no mistake of a heuristic that may overestimate.
    let set = set.replace(",29\n", ",31\n");
    feed(&["bench", "-", "--heuristic", "hh"], &set).exits(0);
    // Shorter than the best is always one.
    let set = set.replace(",31\n", ",41\n");
    feed(&["bench", "-", "--heuristic", "hh"], &set).exits(1);
}

#[test]
fn an_inadmissible_heuristic_has_an_excess() {
    let ran = loyd(&["bench", "korf100", "--only", "12", "--heuristic", "hh"]).exits(0);
    let ran = ran.prints("excess");
    assert_eq!(ran.err, "");
}

#[test]
fn limits_are_bounds() {
    let arguments = [
        "bench",
        "hard",
        "--limit",
        "1",
        "--heuristic",
        "md",
        "--nodes",
        "1000",
    ];
    loyd(&arguments).exits(3).prints(" limit ");
    let ran = loyd(&[&arguments[..], &["--format", "csv"]].concat()).exits(3);
    let row = &rows(&ran.out)[0];
    assert_eq!((&*row["status"], &*row["length"]), ("limit", ""));
    assert_eq!((&*row["check"], &*row["optimal"]), ("open", "70"));
    let bound = |name: &str| row[name].parse::<u32>().expect("a number");
    assert!(bound("lower_bound") < 70 && bound("upper_bound") >= 70);
    let time = ["bench", "hard", "--heuristic", "md", "--time", "10ms"];
    loyd(&time).exits(3).prints("13 boards");
}

#[test]
fn what_cannot_be_measured() {
    loyd(&["bench", "korf"])
        .exits(2)
        .says("there is no set of this name")
        .says("korf100 random2000 eighty");
    loyd(&[
        "bench",
        "korf100",
        "--heuristic",
        "md",
        "--search",
        "kernel",
    ])
    .exits(2)
    .says("md kernel: the search kernel needs");
    loyd(&["bench", "korf100", "--only", "3,101"])
        .exits(2)
        .says("no board 101");
    loyd(&["bench", "korf100", "--only", "3-"])
        .exits(2)
        .says("12-20");
    loyd(&["bench", "korf100", "--seed", "3"])
        .exits(2)
        .says("--seed");
    loyd(&["bench", "@/no/such/file"])
        .exits(4)
        .says("/no/such/file");
    loyd(&["bench", "random", "-n", "0"])
        .exits(2)
        .says("no boards");
    feed(&["bench", "-"], "# nothing\n")
        .exits(2)
        .says("no boards");
    feed(&["bench", "-"], "1 2/3 0\n1 2/3 3\n")
        .exits(2)
        .says("line 2: tile 3 appears twice");
    feed(&["bench", "-"], "board,optimal\n1 2/0 3,one\n")
        .exits(2)
        .says("line 2: the length \"one\" is not a number");
    feed(&["bench", "-"], "id,board\n1,1 2 3/4 5 6/8 7 0\n")
        .exits(1)
        .says("line 2: this board cannot reach the goal");
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let path = directory.path().join("results.csv");
    let name = path.to_str().expect("text");
    let ran = korf(&["md+lc", "-o", name]).exits(0);
    assert_eq!((ran.out.as_str(), ran.err.as_str()), ("", ""));
    let first = std::fs::read_to_string(&path).expect("written");
    assert_eq!(rows(&first).len(), 3);
    korf(&["md+lc", "-o", name]).exits(4).says("--force");
    assert_eq!(std::fs::read_to_string(&path).expect("kept"), first);
    korf(&["md+lc", "-o", name, "--force", "--format", "json"]).exits(0);
    let second = std::fs::read_to_string(&path).expect("written");
    assert!(second.starts_with("{\n"));
    let beside = directory.path().join("no/such/results.md");
    korf(&["md+lc", "-o", beside.to_str().expect("text")]).exits(4);
    korf(&[
        "md+lc",
        "-o",
        directory.path().to_str().expect("text"),
        "--force",
    ])
    .exits(4)
    .says("no ordinary file");
    let left = std::fs::read_dir(directory.path()).expect("there").count();
    assert_eq!(left, 1, "nothing but the file is left");
}

#[test]
#[cfg(unix)]
fn interrupted() {
    use crate::command::waiting::{end_of, terminate, wait_until_it_works};

    let set = format!("1 2 3/4 5 6/7 0 8\n{HARD}\n");
    let path = std::env::temp_dir().join(format!("loyd-bench-{}", std::process::id()));
    std::fs::write(&path, set).expect("a temporary file");
    let name = format!("@{}", path.display());
    let mut command = binary();
    command.args(["bench", &name, "--heuristic", "md", "--format", "csv"]);
    let mut child = command.spawn().expect("starts");
    wait_until_it_works(&child);
    terminate(&child);
    end_of(&mut child);
    std::fs::remove_file(&path).expect("still there");
    let ran = Ran::of(child).exits(3);
    assert_eq!(rows(&ran.out).len(), 1, "{}", ran.out);
    ran.says("interrupted: 1 of 2 measurements were made");
}
