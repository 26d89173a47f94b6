//! Suites, plots and runs that are interrupted.

use std::fs;
use std::path::Path;

use super::{binary, loyd};

/// A directory with files of these names and texts.
fn directory(files: &[(&str, &str)]) -> tempfile::TempDir {
    let directory = tempfile::tempdir().expect("a temporary directory");
    for (name, text) in files {
        fs::write(directory.path().join(name), text).expect("written");
    }
    directory
}

fn text(path: &Path) -> &str {
    path.to_str().expect("text")
}

#[test]
fn totals_stand_beside_the_printed_ones() {
    let ran = loyd(&["bench", "paper-table2"]).exits(0);
    let ran = ran.prints("Table 2 of the paper").prints("42 are enough");
    let sums = ran
        .lines()
        .into_iter()
        .find(|line| line.trim().starts_with("sum"));
    let sums: Vec<&str> = sums.expect("a row of sums").split_whitespace().collect();
    let expected = [
        "sum", "3,957", "3,957", "3,705", "3,705", "212", "212", "204", "5,307", "5,305",
    ];
    assert_eq!(sums, expected);
    let csv = loyd(&["bench", "paper-table2", "--format", "csv"]).exits(0);
    let csv = csv.prints("# loyd: ").prints("name,WD printed,WD,");
    csv.prints("\nsum,3957,3957,3705,3705,212,212,204,5307,5305\n");
}

#[test]
fn boards_stand_beside_the_printed_ones() {
    let arguments = [
        "bench",
        "paper-figure7",
        "--limit",
        "3",
        "--format",
        "markdown",
    ];
    let ran = loyd(&arguments).exits(0);
    let ran = ran
        .prints("# Figure 7 of the paper")
        .prints("| 1 | 34 | 37 | 34 | 34 |");
    let ran = ran
        .prints("- loyd: ")
        .prints("- machine: ")
        .prints("- `expanded`: ");
    ran.prints("| sum | 112 | 126 | 114 |");
    let json = loyd(&["bench", "paper-figure8", "--only", "12", "--format", "json"]).exits(0);
    let document: serde_json::Value = serde_json::from_str(&json.out).expect("one document");
    let suite = &document["suite"];
    assert_eq!(suite["name"], "paper-figure8");
    assert_eq!(suite["tables"][0]["rows"][0]["name"], "12");
    assert_eq!(suite["tables"][0]["rows"][0]["cells"][0], 0.0);
    assert_eq!(suite["tables"][0]["columns"][0]["name"], "printed");
    assert_eq!(document["boards"].as_array().expect("a list").len(), 2);
}

#[test]
fn naming_a_heuristic_takes_only_the_boards() {
    let arguments = ["bench", "paper-table3", "--limit", "1", "--heuristic", "md"];
    let ran = loyd(&[&arguments[..], &["--nodes", "1000"]].concat()).exits(3);
    assert_eq!(
        ran.lines()[0],
        "paper-table3: 1 of 28 boards, one at a time, 1 thread each"
    );
    loyd(&["bench", "paper-table2", "--seed", "3"])
        .exits(2)
        .says("--seed says nothing about a suite");
}

#[test]
fn plots_are_drawn() {
    let directory = directory(&[]);
    let path = directory.path().join("four.svg");
    let plot = ["bench", "paper-figure4", "--plot", text(&path)];
    loyd(&plot).exits(0);
    let svg = fs::read_to_string(&path).expect("drawn");
    for label in ["shortest length", "WD", "MD", "slides", "boards, sorted"] {
        assert!(svg.contains(label), "{label}");
    }
    loyd(&plot).exits(4).says("--force");
    loyd(&[&plot[..], &["--force"]].concat()).exits(0);
    let other = directory.path().join("nodes.svg");
    let set = [
        "bench",
        "korf100",
        "--only",
        "12,79",
        "--heuristic",
        "md+lc",
    ];
    loyd(&[&set[..], &["--plot", text(&other)]].concat()).exits(0);
    assert!(
        fs::read_to_string(&other)
            .expect("drawn")
            .contains("md+lc auto")
    );
    loyd(&[&set[..], &["--plot", "nodes.png"]].concat())
        .exits(2)
        .says("ends in .svg");
}

const SUITE: &str = r#"
title = "Mine"
boards = "boards.csv"
printed = "printed.csv"
settings = [{ heuristic = "md", search = "ida" }, { heuristic = "md", search = "astar" }]
seconds = 600

[[table]]
title = "Lengths"
columns = [
  { name = "his", of = "printed: length" },
  { name = "mine", of = "length: md ida" },
  { name = "more", of = "length: md astar - printed: length", when = "printed: length" },
]
"#;
const BOARDS: &str = "# two boards\nid,board\na,1 2 3/4 5 6/7 0 8\nb,8 6 7/2 5 4/3 0 1\n";

#[test]
fn a_suite_of_ones_own() {
    let printed = "id,length\na,1\nb,33\n";
    let files = [
        ("my.toml", SUITE),
        ("boards.csv", BOARDS),
        ("printed.csv", printed),
    ];
    let directory = directory(&files);
    let path = directory.path().join("my.toml");
    for name in [text(&path).to_owned(), format!("@{}", path.display())] {
        let ran = loyd(&["bench", &name, "--format", "csv"]).exits(0);
        assert!(ran.out.contains("optimal,31,31,31"), "{}", ran.out);
        let ran = loyd(&["bench", &name, "--format", "markdown"]).exits(0);
        let ran = ran
            .prints("| a | 1 | 1 | 0 |")
            .prints("| b | 33 | 31 | -2 |");
        ran.prints("| mean | 17 | 16 | -1 |");
    }
}

#[test]
fn weights_of_a_suite_stand_beside_their_searches() {
    let suite = "title = \"Weighted\"\nboards = \"boards.csv\"\nsettings = [\n\
                 { heuristic = \"md\", search = \"ida\", weight = 1.5 },\n\
                 { heuristic = \"md\", search = \"ida\", weight = 3 },\n]\n";
    let directory = directory(&[("my.toml", suite), ("boards.csv", BOARDS)]);
    let ran = loyd(&["bench", text(&directory.path().join("my.toml"))]).exits(0);
    let searches = ran.lines().into_iter().filter_map(|line| {
        let mut cells = line.split_whitespace();
        let is_row = cells.next() == Some("md") && cells.next() == Some("ida");
        is_row.then(|| cells.next().unwrap_or_default().to_owned())
    });
    assert_eq!(searches.collect::<Vec<_>>(), ["1.5", "3"], "{}", ran.out);
}

#[test]
fn what_is_wrong_in_a_suite_is_named() {
    let wrong = |suite: &str, code: i32, words: &str| {
        let directory = directory(&[("my.toml", suite), ("boards.csv", BOARDS)]);
        let path = directory.path().join("my.toml");
        loyd(&["bench", text(&path)]).exits(code).says(words);
    };
    let plain = "title = \"x\"\nset = \"korf100\"\n";
    wrong("title = \n", 2, "line 1");
    wrong("set = \"korf100\"", 2, "title");
    wrong(
        "title = \"x\"\n",
        2,
        "exactly one of set, boards and random",
    );
    wrong(
        "title = \"x\"\nset = \"korf\"",
        2,
        "there is no set \"korf\"",
    );
    wrong(&format!("{plain}sets = 3\n"), 2, "unknown field `sets`");
    wrong(
        &format!("{plain}heuristics = [\"mdd\"]\nsearches = [\"ida\"]"),
        2,
        "\"mdd\"",
    );
    wrong(&format!("{plain}heuristics = [\"md\"]"), 2, "give both");
    wrong(&format!("{plain}threads = 0"), 2, "from 1 to 1024");
    wrong(&format!("{plain}seconds = -1.0"), 2, "no time");
    wrong(&format!("{plain}printed = \"none.csv\""), 2, "none.csv");
    wrong(SUITE, 2, "printed.csv");
    let boards = "title = \"x\"\nboards = \"my.toml\"";
    wrong(boards, 2, "must name columns, one of them board");
    let table = "[[table]]\ntitle = \"t\"\ncolumns = [{ name = \"n\", of = \"best\" }]";
    wrong(&format!("{plain}{table}"), 2, "\"best\" is no quantity");
    loyd(&["bench", "none.toml"])
        .exits(4)
        .says("cannot read none.toml");
    loyd(&["bench", "none"]).exits(2).says("paper-table6");
}

/// Two easy boards and one of some seconds: Korf's instances 12, 79 and 15.
#[cfg(unix)]
const THREE: &str = "14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15\n0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15\n\
                     13 11 4 12 1 8 9 15 6 5 14 2 7 3 10 0\n";

#[test]
#[cfg(unix)]
fn an_interrupted_run_goes_on() {
    use crate::command::waiting::wait_until;

    let directory = directory(&[("three.txt", THREE)]);
    let boards = format!("@{}", directory.path().join("three.txt").display());
    let output = directory.path().join("out.csv");
    let partial = directory.path().join("out.csv.partial");
    let arguments = [
        "bench",
        &boards,
        "--goal",
        "blank-first",
        "--heuristic",
        "md+lc",
        "-o",
        text(&output),
    ];
    let mut child = binary().args(arguments).spawn().expect("starts");
    let kept = || fs::read_to_string(&partial).unwrap_or_default();
    wait_until("two boards are measured", || kept().lines().count() >= 3);
    // Not even a chance to tidy up.
    child.kill().expect("killed");
    child.wait().expect("dead");
    let before = kept();
    assert_eq!(before.lines().count(), 3, "{before}");
    assert!(!output.exists());
    loyd(&arguments).exits(4).says("add --resume to go on");
    let other = [
        "bench",
        &boards,
        "--goal",
        "blank-first",
        "--heuristic",
        "md",
        "--resume",
        "-o",
        text(&output),
    ];
    loyd(&other).exits(4).says("other heuristics or searches");
    assert_eq!(kept(), before, "nothing is lost");
    // A line that was torn off.
    fs::write(&partial, format!("{before}{{\"setting\":0,\"ru")).expect("written");
    loyd(&[&arguments[..], &["--resume"]].concat()).exits(0);
    assert!(!partial.exists());
    let rows = super::bench::rows(&fs::read_to_string(&output).expect("written"));
    let lengths: Vec<&str> = rows.iter().map(|row| row["length"].as_str()).collect();
    assert_eq!(lengths, ["45", "42", "62"]);
    // The first two were not measured again.
    for (line, row) in before.lines().skip(1).zip(&rows) {
        let kept: serde_json::Value = serde_json::from_str(line).expect("a row");
        let seconds: f64 = row["seconds"].parse().expect("a number");
        assert!((kept["seconds"].as_f64().expect("a number") - seconds).abs() < 1e-6);
    }
    loyd(&[&arguments[..], &["--resume"]].concat())
        .exits(4)
        .says("--force");
}

/// The name of the journal is known beforehand, so somebody may have put a link or a pipe
/// there.
#[test]
#[cfg(unix)]
fn a_journal_is_not_written_through_a_link() {
    let directory = directory(&[("letters.txt", "mine")]);
    let output = directory.path().join("out.csv");
    let partial = directory.path().join("out.csv.partial");
    let letters = directory.path().join("letters.txt");
    let run = || {
        let words = [
            "bench",
            "korf100",
            "--only",
            "79",
            "--heuristic",
            "pdb:6-6-3",
        ];
        loyd(&[&words[..], &["--force", "-o", text(&output)]].concat())
    };
    std::os::unix::fs::symlink(&letters, &partial).expect("links");
    run().exits(4).says("out.csv.partial is not a regular file");
    assert_eq!(fs::read_to_string(&letters).expect("reads"), "mine");
    assert!(!output.exists());
    fs::remove_file(&partial).expect("is there");
    let made = std::process::Command::new("mkfifo").arg(&partial).status();
    assert!(made.expect("every Unix has it").success());
    run().exits(4).says("out.csv.partial is not a regular file");
}
