//! `loyd hint`, `loyd render` and `loyd scramble --length` as a user runs them.

use std::fs;

use crate::command::{HARD, feed, loyd};

#[test]
fn hints_mark_the_best_moves() {
    let ran = loyd(&["hint", "1 2 3/4 0 8/7 6 5", "--moves", "2"]).exits(0);
    assert_eq!(ran.lines()[1], "6 moves to go (optimal)");
    assert_eq!(
        ran.lines()[2],
        "U* (tile 6) 6, L* (tile 8) 6, R (tile 4) 8, D (tile 2) 8"
    );
    let ran = loyd(&["hint", "1 2 3/4 5 6/7 8 0"]).exits(0);
    assert_eq!(
        ran.lines()[..2],
        ["nothing to do", "0 moves to go (optimal)"]
    );
    let ran = loyd(&["hint", "1 2/3 4/0 5", "--notation", "blank"]).exits(0);
    assert_eq!(ran.lines()[..2], ["R", "1 move to go (optimal)"]);

    let ran = loyd(&["hint", "1 2 3/4 5 6/7 0 8", "--format", "json"]).exits(0);
    let object = &ran.json()[0];
    assert_eq!(
        (&object["status"], &object["length"]),
        (&"optimal".into(), &1.into())
    );
    assert_eq!(object["moves"], "L");
    let first = serde_json::json!({"move": "L", "tile": 8, "best": true, "length": 1});
    assert!(
        object["first_moves"]
            .as_array()
            .expect("a list")
            .contains(&first)
    );
}

#[test]
fn moves_of_several_tiles_have_three_kinds() {
    let ran = loyd(&["hint", "1 2 3/4 5 6/0 7 8", "--metric", "mtm"]).exits(0);
    assert_eq!(ran.lines()[..2], ["L2", "1 move to go (optimal)"]);
    assert!(
        ran.lines()[2].contains("L neutral, L2 good"),
        "{:?}",
        ran.lines()
    );
    let analyze = [
        "analyze",
        "--size",
        "3x3",
        "--solution",
        "DUL2",
        "--metric",
        "mtm",
    ];
    let ran = loyd(&analyze).exits(0);
    assert_eq!(
        ran.lines()[1..3],
        ["3 = 1 + 0 + 2x1", "2 good, 0 neutral, 1 bad"]
    );
    let ran = loyd(&[&analyze[..], &["--format", "json"]].concat()).exits(0);
    let object = &ran.json()[0];
    assert_eq!(object["kinds"], serde_json::json!(["bad", "good", "good"]));
    assert_eq!(object["distances"], serde_json::json!([1, 2, 1, 0]));
    assert_eq!(object["lost_moves"][0]["better"], serde_json::json!(["L2"]));
    let ran = loyd(&[&analyze[..], &["--format", "csv"]].concat()).exits(0);
    assert!(ran.lines()[0].starts_with("line,scramble,goal,metric,status,moves,played,optimal"));
    assert!(
        ran.lines()[1].ends_with(",mtm,optimal,DUL2,3,1,1,1,2,0,1,"),
        "{:?}",
        ran.lines()
    );
    let scramble = [
        "scramble", "--size", "3x3", "--length", "20", "--metric", "mtm",
    ];
    let ran = loyd(&[&scramble[..], &["--seed", "1"]].concat()).exits(0);
    let solve = [
        "solve",
        ran.lines()[0],
        "--metric",
        "mtm",
        "--format",
        "json",
    ];
    assert_eq!(loyd(&solve).exits(0).json()[0]["length"], 20);
    let long = ["scramble", "--length", "39", "--metric", "mtm"];
    loyd(&long)
        .exits(2)
        .says("only lengths up to 38 are offered");
    loyd(&["scramble", "--metric", "mtm"])
        .exits(2)
        .says("--length");
    let bench = [
        "bench", "random", "-n", "3", "--size", "3x3", "--metric", "mtm",
    ];
    loyd(&bench).exits(0).prints("wd");
    let optimize = ["optimize", "1 2 3/4 5 6/0 7 8", "--moves", "LDUL"];
    let ran = loyd(&[&optimize[..], &["--metric", "mtm"]].concat()).exits(0);
    assert_eq!(ran.lines(), ["L2", "1 move instead of 4"]);
}

#[test]
fn files_of_solves_and_graphs_are_counted_in_moves_of_several_tiles() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).display().to_string();
    let (solves, graph) = (path("solves.txt"), path("graph.svg"));
    fs::write(&solves, "DUL2\nLDUL\n1 2 3/4 5 6/0 7 8; L2\nX\n").unwrap();
    let solves = format!("@{solves}");
    let analyze = ["analyze", &solves, "--size", "3x3", "--metric", "mtm"];
    let ran = loyd(&analyze).exits(2);
    let lines = ran.lines();
    assert_eq!(
        lines[..4],
        ["3 = 1 + 0 + 2x1", "4 = 1 + 1 + 2x1", "1 = 1 + 0 + 2x0", "-"]
    );
    assert!(lines.contains(&"3 solves"), "{lines:?}");
    let losses = lines[6..9]
        .iter()
        .map(|line| line.split_whitespace().next());
    assert!(
        losses.eq([Some("optimal"), Some("+2"), Some("+3")]),
        "{lines:?}"
    );
    let csv = loyd(&[&analyze[..], &["--format", "csv"]].concat()).exits(2);
    let columns = csv.lines()[0].split(',').count();
    assert!(csv.lines()[0].starts_with("line,") && csv.lines()[0].ends_with(",error"));
    assert!(
        csv.lines()[..4]
            .iter()
            .all(|line| line.split(',').count() == columns)
    );
    let draw = [
        "analyze",
        "--size",
        "3x3",
        "--solution",
        "LDUL",
        "--metric",
        "mtm",
        "--graph",
        &graph,
    ];
    loyd(&draw).exits(0);
    let svg = fs::read_to_string(graph).unwrap();
    for words in [
        "4 = 1 + 1 + 2x1",
        "bad moves (1)",
        "neutral moves (1)",
        "<circle",
    ] {
        assert!(svg.contains(words), "{words}");
    }
}

#[test]
fn hints_within_a_budget() {
    let ran = loyd(&[
        "hint", HARD, "--time", "1ms", "--moves", "4", "--format", "json",
    ])
    .exits(3);
    let object = &ran.json()[0];
    assert_eq!(object["status"], "limit");
    assert!(object["lower_bound"].as_u64() <= Some(68));
    assert!(object["upper_bound"].as_u64() >= Some(68));
    assert_eq!(object["first_moves"][0]["best"], serde_json::Value::Null);
    loyd(&["hint", HARD, "--time", "1ms"])
        .exits(3)
        .prints("limit reached");
    loyd(&["hint", "1 2 3/4 5 6/8 7 0"])
        .exits(1)
        .says("cannot reach");
    loyd(&["hint", "1 2 3", "--moves", "0"]).exits(2);
    loyd(&["hint", "1 1 2 3"]).exits(2).says("appears twice");
}

/// Korf's first 24-puzzle, of 95 moves, which nothing here can solve in its time.
const LARGE: &str = "14 5 9 2 18/8 23 19 12 17/15 0 10 20 4/6 11 21 1 7/24 3 16 22 13";

/// What is not proved is said not to be.
#[test]
fn large_boards_have_moves_and_bounds_within_a_budget() {
    let hint = ["hint", LARGE, "--goal", "blank-first", "--time", "50ms"];
    let ran = loyd(&[&hint[..], &["--moves", "1000"]].concat())
        .exits(3)
        .prints("not proved best");
    let (moves, words) = (ran.lines()[0].to_owned(), ran.lines()[1].to_owned());
    let words: Vec<&str> = words.split(' ').collect();
    let bound = |word: &str| word.parse::<u32>().expect("a number");
    assert!(bound(words[1]) <= 95 && bound(words[3]) >= 95, "{words:?}");
    let verify = ["verify", "--board", LARGE, "--goal", "blank-first"];
    loyd(&[&verify[..], &["--moves", &moves]].concat())
        .exits(0)
        .prints(&format!("ok: {} moves (stm)", words[3]));

    let analyze = ["analyze", "--goal", "blank-first", "--time", "50ms"];
    let ran = loyd(&[&analyze[..], &["--scramble", LARGE, "--solution", &moves]].concat());
    let ran = ran.exits(3).says("a limit came before");
    let words: Vec<&str> = ran.lines()[0].split(' ').collect();
    assert_eq!(words[1..3], ["at", "best"], "{words:?}");
    assert!(bound(words[3]) <= 95 && bound(words[5]) >= 95, "{words:?}");

    let scramble = ["scramble", "--size", "5x5", "--seed", "1", "--length"];
    for length in ["20", "46"] {
        let ran = loyd(&[&scramble[..], &[length]].concat()).exits(0);
        let tables = ["--heuristic", "pdb:blocks-4"];
        let solved = loyd(&[&["solve", ran.lines()[0]], &tables[..]].concat()).exits(0);
        assert_eq!(solved.lines()[0], format!("{length} moves (optimal)"));
    }
    let refused = loyd(&[&scramble[..], &["50"]].concat()).exits(2);
    refused.says("for 5x5 boards only lengths up to 46 are offered");
}

#[test]
fn boards_are_drawn() {
    let svg = loyd(&["render", "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15"])
        .exits(0)
        .out;
    assert_eq!(svg.matches("<text").count(), 15);
    assert!(svg.starts_with("<svg") && !svg.contains("@keyframes") && !svg.contains("#t0"));
    let svg = loyd(&[
        "render",
        "1 2 3/4 0 6/7 5 8",
        "--moves",
        "UL",
        "--theme",
        "dark",
    ])
    .exits(0)
    .out;
    // Two tiles move, each from its place to the next; a reader who wants less motion gets less.
    assert_eq!(svg.matches("@keyframes").count(), 2);
    assert!(svg.contains("prefers-reduced-motion:no-preference"));
    assert!(svg.contains("100%{transform:translate(72px,72px)}"));
    assert!(!svg.contains("prefers-color-scheme"));
    loyd(&["render", "1 2 3/4 0 6/7 5 8", "--moves", "UU"])
        .exits(2)
        .says("move 2 (U) is impossible");
    loyd(&["render", "1 2 3", "--moves", "U"]).exits(2);
    loyd(&["render", "1 2/3 0", "--cell", "0"]).exits(2);
}

#[test]
fn drawings_go_to_files() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("board.svg");
    let words = ["render", "1 2/3 0", "-o", file.to_str().expect("UTF-8")];
    assert_eq!(loyd(&words).exits(0).out, "");
    let svg = fs::read_to_string(&file).expect("written");
    assert_eq!(svg.matches("<text").count(), 3);
    loyd(&words).exits(4).says("add --force");
    let nowhere = ["render", "1 2/3 0", "-o", "no/such/directory/board.svg"];
    loyd(&nowhere).exits(4).says("cannot write");
}

#[test]
fn scrambles_have_the_length_asked_for() {
    let words = ["scramble", "--length", "24", "-n", "5", "--seed", "1"];
    let boards = loyd(&words).exits(0).out;
    let solved = feed(&["solve", "-"], &boards).exits(0);
    assert!(
        solved
            .lines()
            .iter()
            .all(|line| line.starts_with("24\toptimal\t"))
    );
    let one = loyd(&[&words[..], &["--threads", "1"]].concat()).exits(0);
    assert_eq!(one.out, boards);
    let ran = loyd(&[&words[..], &["--format", "json"]].concat()).exits(0);
    let object = &ran.json()[4];
    assert_eq!(
        (&object["length"], &object["index"]),
        (&24.into(), &4.into())
    );
    assert_eq!(
        (&object["method"], &object["seed"]),
        (&"walk".into(), &1.into())
    );
    assert_eq!(object["board"], boards.lines().nth(4).expect("five boards"));
    let ran = loyd(&[
        "scramble", "--length", "5..7", "-n", "9", "--size", "3x3", "--seed", "2", "--format",
        "csv",
    ])
    .exits(0);
    assert_eq!(
        ran.lines()[0],
        "index,board,goal,seed,walk,length,method,metric"
    );
    let right = |line: &&str| {
        ["5", "6", "7"]
            .iter()
            .any(|l| line.ends_with(&format!(",,{l},listed,stm")))
    };
    assert!(ran.lines()[1..].iter().all(right));
    assert_eq!(ran.lines().len(), 10);
}

#[test]
fn impossible_lengths_are_refused() {
    let length = |size: &str, length: &str| loyd(&["scramble", "--size", size, "--length", length]);
    length("3x3", "32")
        .exits(2)
        .says("no 3x3 board is 32 moves away: 31 is the most");
    length("4x4", "81").exits(2).says("80 is the most");
    // Wherever the blank is in the goal, and whether or not the greatest length is known.
    let goal = |goal: &str, length: &str| loyd(&["scramble", "--goal", goal, "--length", length]);
    goal("1 2 0 3 4 5/6 7 8 9 10 11", "200")
        .exits(2)
        .says("no 2x6 board is known to be 200 moves from this goal")
        .says("none has more than 82");
    goal("1 2 0 3 4/5 6 7 8 9", "55")
        .exits(2)
        .says("no 2x5 board is 55 moves away: 54 is the most");
    length("6x6", "90")
        .exits(2)
        .says("only lengths up to 36 are offered");
    length("3x3", "9..5")
        .exits(2)
        .says("the smaller number first");
    length("3x3", "many").exits(2).says("50 or 40..44");
    loyd(&["scramble", "--length", "5", "--walk", "5"]).exits(2);
}

#[test]
fn solutions_are_made_shorter() {
    let board = "1 2 3/4 5 6/0 7 8";
    let ran = loyd(&["optimize", board, "--moves", "LRDULRL2RRLL"]).exits(0);
    assert_eq!(ran.lines(), ["L2", "2 moves instead of 12"]);
    let ran = loyd(&["optimize", board, "--moves", "RLR2", "--notation", "blank"]).exits(0);
    assert_eq!(ran.lines(), ["R2", "2 moves instead of 4"]);
    let ran = loyd(&["optimize", board, "--moves", "LRL2", "--format", "json"]).exits(0);
    let object = &ran.json()[0];
    assert_eq!(object["moves"], "L2");
    assert_eq!(
        (&object["length"], &object["given"], &object["complete"]),
        (&2.into(), &4.into(), &true.into())
    );
    loyd(&["optimize", board, "--moves", "LLL"])
        .exits(2)
        .says("impossible");
    loyd(&["optimize", board, "--moves", "LX"]).exits(2);
}

#[test]
fn large_boards_get_a_solution_that_is_not_proved() {
    let board = loyd(&["scramble", "--size", "5x6", "--seed", "1"]).exits(0);
    let ran = loyd(&["solve", board.lines()[0], "--nodes", "1000000"]).exits(3);
    ran.prints("between ");
}
