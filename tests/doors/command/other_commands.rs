//! The commands beside `solve`.

use serde_json::Value;

use crate::command::{feed, loyd};

const PAPER: &str = "14 13 15 7/11 12 9 5/6 0 2 1/4 8 10 3";

fn value(record: &Value, heuristic: &str, field: &str) -> Value {
    let rows = record["estimates"].as_array().expect("a list");
    let row = rows.iter().find(|row| row["heuristic"] == heuristic);
    row.map_or(Value::Null, |row| row[field].clone())
}

#[test]
fn estimates() {
    let ran = loyd(&[
        "estimate",
        PAPER,
        "--goal",
        "blank-first",
        "--format",
        "json",
    ])
    .exits(0);
    let record = &ran.json()[0];
    assert_eq!(record["board"], PAPER);
    assert_eq!(value(record, "md", "value"), 41.0);
    let md = value(record, "md", "value").as_f64();
    let lc = value(record, "lc", "value").as_f64();
    let sum = md.zip(lc).map(|(md, lc)| md + lc);
    assert_eq!(value(record, "md+lc", "value").as_f64(), sum);
    assert_eq!(value(record, "md", "admissible"), true);
    assert_eq!(value(record, "hh", "admissible"), false);
    assert_eq!(value(record, "lc", "admissible"), Value::Null);
    let exact = value(record, "hh", "value").as_f64().expect("a number");
    let rounded = value(record, "hh", "rounded").as_f64().expect("a number");
    assert!((exact - rounded).abs() <= 0.5 && (exact * 3.0).fract().abs() < 1e-9);

    let ran = loyd(&["estimate", PAPER, "--goal", "blank-first"])
        .exits(0)
        .prints("md+paper-lc");
    assert!(ran.lines().iter().all(|line| line.chars().count() <= 80));
    let thirds = loyd(&["estimate", "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15"]).exits(0);
    thirds.prints("50 2/3");
}

#[test]
fn estimates_of_shapes_without_every_heuristic() {
    let wide = "1 2 3 4 5/6 7 8 0 9";
    let ran = loyd(&["estimate", wide, "--format", "json"]).exits(0);
    assert_eq!(value(&ran.json()[0], "wd", "value"), Value::Null);
    assert_eq!(value(&ran.json()[0], "md", "value"), 1.0);
    loyd(&["estimate", wide])
        .exits(0)
        .prints("not for this shape");
    loyd(&["estimate", "2 1/3 0"]).exits(1).says("exchange");
}

#[test]
fn estimates_of_many() {
    let input = "1 2/0 3\nx\n1 2 3/4 5 6/7 0 8\n2 1/3 0\n";
    let ran = feed(&["estimate", "-", "--format", "json"], input).exits(2);
    let records = ran.json();
    assert_eq!(records.len(), 4);
    assert_eq!(records[1]["status"], "invalid");
    assert_eq!(records[3]["status"], "unsolvable");
    ran.says("line 2: ").says("line 4: ");
    let ran = feed(&["estimate", "-", "--format", "csv"], input).exits(2);
    let mut reader = csv::Reader::from_reader(ran.out.as_bytes());
    assert!(
        reader
            .headers()
            .expect("a header")
            .iter()
            .any(|name| name == "wd,md+lc")
    );
    assert_eq!(reader.records().flatten().count(), 4);
    let ran = feed(&["estimate", "-"], input).exits(2);
    assert_eq!(ran.lines()[0], "1 2/0 3");
}

#[test]
fn scrambles_repeat() {
    let arguments = ["scramble", "-n", "5", "--seed", "42"];
    let ran = loyd(&arguments).exits(0);
    assert_eq!(ran.lines().len(), 5);
    assert_eq!(ran.err, "");
    assert_eq!(loyd(&arguments).out, ran.out);

    let drawn = loyd(&["scramble", "-n", "3"]).exits(0).says("seed ");
    let seed = drawn.err.trim().strip_prefix("seed ").expect("a seed");
    let again = loyd(&["scramble", "-n", "3", "--seed", seed]).exits(0);
    assert_eq!(again.out, drawn.out);
}

#[test]
fn scrambles_of_every_kind() {
    let ran = loyd(&["scramble", "-n", "200", "--size", "3x3", "--seed", "1"]).exits(0);
    feed(&["solve", "-"], &ran.out).exits(0);
    let goal = ["--goal", "3 1/2 0"];
    let ran = loyd(&[&["scramble", "-n", "20", "--seed", "1"], &goal[..]].concat()).exits(0);
    feed(&[&["solve", "-"], &goal[..]].concat(), &ran.out).exits(0);

    let ran = loyd(&["scramble", "--walk", "7", "--seed", "3", "--format", "json"]).exits(0);
    let record = &ran.json()[0];
    for (field, number) in [("walk", 7), ("seed", 3), ("index", 0)] {
        assert_eq!(record[field], number);
    }
    assert_eq!(record["goal"], "blank-last");
    let board = record["board"].as_str().expect("text");
    let ran = loyd(&["solve", board, "--format", "json"]).exits(0);
    assert!(ran.json()[0]["length"].as_u64() <= Some(7));

    let ran = loyd(&["scramble", "-n", "2", "--seed", "1", "--format", "csv"]).exits(0);
    assert_eq!(ran.lines()[0], "index,board,goal,seed,walk");
    assert_eq!(ran.lines().len(), 3);
    let ran = loyd(&["scramble", "-n", "2", "--seed", "1", "--to", "grid"]).exits(0);
    assert_eq!(ran.lines().len(), 9);
    loyd(&["scramble", "--size", "5x5", "--to", "hex"])
        .exits(2)
        .says("hexadecimal");
    loyd(&["scramble", "--walk", "99999999999"]).exits(2);
    loyd(&["scramble", "--size", "3x3", "--goal", "1 2/3 0"]).exits(2);
    assert_eq!(loyd(&["scramble", "-n", "0"]).exits(0).out, "");
}

#[test]
fn boards_in_every_notation() {
    for row in loyd::puzzle::Notation::ALL {
        let (name, notation) = (row.name, row.value);
        let ran = loyd(&["convert", PAPER, "--to", name]).exits(0);
        let board: loyd::puzzle::Board = PAPER.parse().expect("a board");
        assert_eq!(ran.out.strip_suffix('\n'), board.text(notation).as_deref());
        let back = loyd(&["convert", ran.out.trim_end_matches('\n')]).exits(0);
        assert_eq!(back.out, format!("{PAPER}\n"));
    }
    let ran = feed(
        &["convert", "-", "--to", "hex"],
        "1 2 3 0\n\n1 2 3\n3 2 1 0\n",
    )
    .exits(2);
    assert_eq!(ran.out, "1230\n3210\n");
    let ran = ran.says("line 3: ");
    assert!(ran.err.contains('^'));
    let ran = feed(&["convert", "-", "--to", "grid"], "1 2 3 0\n3 2 1 0\n").exits(0);
    assert_eq!(ran.out, " 1  2\n 3  0\n\n 3  2\n 1  0\n");
    loyd(&["convert", PAPER, "--to", "tile"])
        .exits(2)
        .says("--moves");
}

#[test]
fn boards_turned_and_renamed() {
    let board = "1 2 3/4 5 6/7 0 8";
    let picture = loyd(&["convert", board, "--transform", "mirror"]).exits(0);
    assert_eq!(picture.out, "1 4 7/2 5 0/3 6 8\n");
    let image = loyd(&["convert", board, "--transform", "mirror", "--rename"]).exits(0);
    assert_eq!(image.out, "1 2 3/4 5 0/7 8 6\n");
    let turn = [
        "--transform",
        "rotate180",
        "--rename",
        "--goal",
        "blank-first",
    ];
    let arguments = [&["convert", "1 0 2/3 4 5/6 7 8"], &turn[..]].concat();
    assert_eq!(loyd(&arguments).exits(0).out, "1 2 3/4 5 6/7 0 8\n");
    loyd(&["convert", board, "--rename"])
        .exits(2)
        .says("--transform");
}

#[test]
fn moves_in_both_notations() {
    let convert = |arguments: &[&str]| {
        let ran = loyd(&[&["convert", "--moves"], arguments].concat()).exits(0);
        ran.out.trim_end().to_owned()
    };
    assert_eq!(convert(&["urd l2, U R2"]), "URDL2UR2");
    assert_eq!(convert(&["URDL2UR2", "--to", "blank"]), "DLUR2DL2");
    assert_eq!(convert(&["DLUR2DL2", "--from", "blank"]), "URDL2UR2");
    assert_eq!(convert(&["UR2", "--expand"]), "URR");
    assert_eq!(convert(&["UR2", "--reverse"]), "L2D");
    assert_eq!(convert(&["UR2", "--transform", "rotate90"]), "RD2");
    loyd(&["convert", "--moves", "URX"])
        .exits(2)
        .says("'X' is not a move");
    loyd(&["convert", "--moves", "U", "--to", "hex"])
        .exits(2)
        .says("tile or blank");
    loyd(&["convert", "--moves", "U", PAPER]).exits(2);
    loyd(&["convert"]).exits(2);
    let ran = feed(
        &["convert", "--moves", "-", "--to", "blank"],
        "UR\nU16\nL\n",
    )
    .exits(2);
    assert_eq!(ran.out, "DL\nR\n");
    ran.says("line 2: ");
}

#[test]
fn verdicts() {
    let board = "1 2 3/4 0 6/7 5 8";
    let ran = loyd(&["verify", "--board", board, "--moves", "UL"]).exits(0);
    assert_eq!(ran.out, "ok: 2 moves (stm), 2 (mtm), ends at the goal\n");
    loyd(&[
        "verify",
        "--board",
        board,
        "--moves",
        "DR",
        "--notation",
        "blank",
    ])
    .exits(0);
    let numbers = [
        "verify", "--moves", "UL", "--board", "1", "2", "3", "4", "0", "6", "7", "5", "8",
    ];
    loyd(&numbers).exits(0);

    loyd(&["verify", "--board", board, "--moves", "U2"])
        .exits(1)
        .prints("failed: move 2 (U) is impossible on 1 2 3/4 5 6/7 0 8");
    loyd(&[
        "verify",
        "--board",
        board,
        "--moves",
        "d2",
        "--notation",
        "blank",
    ])
    .exits(1)
    .prints("failed: move 2 (D) is impossible on 1 2 3/4 5 6/7 0 8");
    loyd(&["verify", "--board", board, "--moves", "U"])
        .exits(1)
        .prints("failed: the moves end at 1 2 3/4 5 6/7 0 8, not at the goal 1 2 3/4 5 6/7 8 0");
    let ran = loyd(&[
        "verify", "--board", board, "--moves", "U2", "--format", "json",
    ])
    .exits(1);
    assert_eq!(ran.json()[0]["ok"], false);
    assert_eq!(ran.json()[0]["impossible_move"], 2);
    let ran = loyd(&[
        "verify", "--board", board, "--moves", "UL", "--format", "json",
    ])
    .exits(0);
    assert_eq!(ran.json()[0]["ok"], true);

    loyd(&["verify", "--board", board, "--moves", "UXL"])
        .exits(2)
        .says("error: --moves: 'X' is not a move")
        .says("  UXL\n   ^\n");
    let endless = format!("U{}", "9".repeat(50_000));
    let ran = loyd(&["verify", "--board", board, "--moves", &endless]).exits(2);
    assert!(ran.err.len() < 3000, "{}", ran.err.len());
    loyd(&[
        "verify", "--board", board, "--moves", "U", "--goal", "1 2/3 0",
    ])
    .exits(2);
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = loyd(&["completions", shell]).exits(0);
        assert!(ran.out.contains("LOYD_COMPLETE"), "{shell}");
    }
    loyd(&["completions", "tcsh"]).exits(2);
}

/// Asks as the script of bash does.
fn completed(words: &[&str], data: &std::path::Path) -> Vec<String> {
    let mut command = crate::command::binary();
    command.env("LOYD_COMPLETE", "bash").env("_CLAP_IFS", "\n");
    command.env("_CLAP_COMPLETE_INDEX", words.len().to_string());
    command.env("LOYD_DATA_DIR", data);
    let child = command.args(["--", "loyd"]).args(words).spawn();
    let ran = crate::command::Ran::of(child.expect("starts")).exits(0);
    let values = ran
        .lines()
        .into_iter()
        .filter(|word| !word.starts_with('-'));
    values.map(str::to_owned).collect()
}

#[test]
fn shells_complete_heuristics_partitions_and_stored_tables() {
    let data = tempfile::tempdir().expect("a directory");
    let at = |words: &[&str]| completed(words, data.path());
    assert_eq!(
        at(&["solve", "--heuristic", "md"]),
        ["md", "md+lc", "md+paper-lc"]
    );
    assert_eq!(
        at(&["bench", "--heuristic", "pdb:6-6-3-b"]),
        ["pdb:6-6-3-best"]
    );
    let all = at(&["solve", "--heuristic", ""]);
    assert!(all.contains(&"pdb:24".to_owned()), "{all:?}");
    for name in all {
        // Whatever is offered is understood.
        assert!(name.parse::<loyd::spec::HeuristicSpec>().is_ok(), "{name}");
    }
    assert_eq!(
        at(&["db", "build", "5-5"]),
        ["5-5-5", "5-5-5-java", "5-5-5-corner"]
    );
    assert!(at(&["db", "remove", ""]).is_empty());
    let mut build = crate::command::binary();
    build
        .env("LOYD_DATA_DIR", data.path())
        .args(["db", "build", "4-4-4-3"]);
    crate::command::Ran::of(build.spawn().expect("starts")).exits(0);
    assert_eq!(at(&["db", "remove", ""]), ["4-4-4-3"]);
}

#[test]
fn help_and_version() {
    loyd(&["--version"])
        .exits(0)
        .prints(env!("CARGO_PKG_VERSION"));
    for command in [
        "solve",
        "estimate",
        "scramble",
        "convert",
        "verify",
        "completions",
    ] {
        loyd(&[command, "--help"]).exits(0).prints("Examples:");
        loyd(&["--help"]).exits(0).prints(command);
    }
}
