//! `loyd analyze` as a user runs it.

use std::fs;

use crate::command::{feed, loyd};

const BOARD: &str = "1 2 3 4/5 6 7 8/9 10 15 11/13 14 0 12";

#[test]
fn one_solution_as_text() {
    let ran = loyd(&["analyze", "--scramble", BOARD, "--solution", "RLDLU"]).exits(0);
    assert_eq!(ran.lines()[0], "5 = 3 + 2x1");
    assert_eq!(ran.lines()[4], "3 4+ 3 2 1 0");
    let row: Vec<&str> = ran.lines()[7].split_whitespace().collect();
    assert_eq!((row[0], &row[row.len() - 3..]), ("1", &["3", "R", "D"][..]));
    let words = ["analyze", "--solution", "DLU"];
    loyd(&words)
        .exits(0)
        .prints(&format!("scramble {BOARD}\n3 = 3 + 2x0\n"));
    let nothing = loyd(&["analyze", "--solution", ""]).exits(0);
    assert_eq!(nothing.lines()[1], "0 = 0 + 2x0");
}

#[test]
fn one_solution_as_json_in_blank_letters() {
    let ran = loyd(&[
        "analyze",
        "--scramble",
        BOARD,
        "--solution",
        "LRURD",
        "--notation",
        "blank",
        "--format",
        "json",
    ])
    .exits(0);
    let object = &ran.json()[0];
    assert_eq!(object["moves"], "LRURD");
    assert_eq!(
        (&object["played"], &object["optimal"]),
        (&5.into(), &3.into())
    );
    assert_eq!(object["bad"], 1);
    assert_eq!(object["summary"], "5 = 3 + 2x1");
    assert_eq!(object["distances"], serde_json::json!([3, 4, 3, 2, 1, 0]));
    let bad = &object["bad_moves"][0];
    assert_eq!((&bad["number"], &bad["board"]), (&1.into(), &BOARD.into()));
    assert_eq!(
        (&bad["played"], &bad["better"]),
        (&"L".into(), &serde_json::json!(["U"]))
    );
    assert_eq!(bad["distance"], 3);
}

#[test]
fn wrong_solutions_are_pointed_at() {
    let analyze = |solution: &str| {
        loyd(&[
            "analyze",
            "--scramble",
            "1 2 3/4 5 6/0 7 8",
            "--solution",
            solution,
        ])
    };
    analyze("L R2")
        .exits(1)
        .says("move 3 (R) is impossible on 1 2 3/4 5 6/0 7 8")
        .says("  L R2\n    ^^\n");
    analyze("L")
        .exits(1)
        .says("not at the goal 1 2 3/4 5 6/7 8 0");
    analyze("LX").exits(2).says("'X' is not a move");
    let alone = ["analyze", "--solution", "DLLL", "--size", "3x3"];
    loyd(&alone)
        .exits(1)
        .says("move 2 (L) cannot have led to")
        .says("  DLLL\n   ^\n");
    let odd = [
        "analyze",
        "--scramble",
        "1 2 3/4 5 6/8 7 0",
        "--solution",
        "D",
    ];
    loyd(&odd).exits(1).says("cannot reach the goal");
    loyd(&["analyze"]).exits(2);
    loyd(&["analyze", "solves.txt"])
        .exits(2)
        .says("write @ before the name");
    loyd(&["analyze", "@no-such-file"])
        .exits(4)
        .says("cannot read no-such-file");
    let long = "LR".repeat(6000);
    loyd(&["analyze", "--solution", &long])
        .exits(2)
        .says("12000 moves");
}

#[test]
fn a_limit_is_said_and_keeps_the_end() {
    let solution = loyd(&["solve", crate::command::HARD, "--nodes", "1000"]).exits(3);
    let moves = solution.lines()[1].to_owned();
    let words = [
        "analyze",
        "--scramble",
        crate::command::HARD,
        "--solution",
        &moves,
        "--time",
        "1ms",
    ];
    let ran = loyd(&[&words[..], &["--format", "json"]].concat()).exits(3);
    let object = &ran.json()[0];
    assert_eq!(
        (&object["status"], &object["optimal"]),
        (&"limit".into(), &().into())
    );
    let distances = object["distances"].as_array().expect("a list");
    assert_eq!(distances.last(), Some(&0.into()));
    assert!(object["lower_bound"].as_u64() <= Some(68));
    assert!(object["upper_bound"].as_u64() >= Some(68));
}

#[test]
fn files_of_solves_give_a_line_each_and_a_summary() {
    let text = format!("# three solves\n{BOARD}\tDLU\n{BOARD}; RLDLU\nDLU\n{BOARD},RLRLDLU\n");
    let ran = feed(&["analyze", "-", "--threads", "2"], &text).exits(0);
    let lines = ran.lines();
    assert_eq!(
        lines[..4],
        ["3 = 3 + 2x0", "5 = 3 + 2x1", "3 = 3 + 2x0", "7 = 3 + 2x2"]
    );
    assert_eq!(lines[5], "4 solves");
    assert_eq!(lines[6], " optimal      2   50.0 %");
    assert_eq!(lines[7], "      +2      1   25.0 %");
    assert_eq!(lines[8], "      +4      1   25.0 %");
    assert_eq!(lines[9], "median loss 1 moves");
    assert_eq!(lines[10], "played 18, optimal 12, ratio 1.500");
    assert!(lines[11].starts_with("luck: less than 0.1 %"));

    let rows = format!("name,scramble,solution\nme,{BOARD},DLU\nyou,{BOARD},U\nwe,,DLU\n");
    let ran = feed(&["analyze", "-", "--format", "csv"], &rows).exits(1);
    assert!(ran.lines()[1].starts_with(&format!("2,{BOARD},blank-last,optimal,DLU,3,3,3,3,3,0,")));
    assert!(ran.lines()[2].starts_with("3,,,failed,"));
    assert_eq!(ran.lines().len(), 4);
    ran.says("line 3: ");
}

#[test]
fn graphs_are_drawn_and_never_overwritten_unasked() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("graph.svg");
    let name = file.to_str().expect("UTF-8");
    let words = [
        "analyze",
        "--scramble",
        BOARD,
        "--solution",
        "RLDLU",
        "--graph",
        name,
    ];
    loyd(&words).exits(0);
    let svg = fs::read_to_string(&file).expect("written");
    assert!(svg.contains("<svg") && svg.contains("5 = 3 + 2x1") && svg.contains("bad moves (1)"));
    loyd(&words).exits(4).says("add --force");
    loyd(&[&words[..], &["--force"]].concat()).exits(0);
}
