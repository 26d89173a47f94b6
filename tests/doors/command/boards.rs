//! How boards are given, and what is said of texts that are none.

use crate::command::{feed, loyd};

#[test]
fn every_way_to_write_a_board() {
    for arguments in [
        &["123456708"][..],
        &["1 2 3/4 5 6/7 0 8"],
        &["1", "2", "3", "4", "5", "6", "7", "0", "8"],
        &["1 2 3\n4 5 6\n7 0 8\n"],
        &["[[1,2,3],[4,5,6],[7,0,8]]"],
        &["--size", "3x3", "1,2,3,4,5,6,7,0,8"],
    ] {
        let ran = loyd(&[&["solve"], arguments].concat()).exits(0);
        assert_eq!(ran.out, "1 move (optimal)\nL\n", "{arguments:?}");
    }
}

#[test]
fn sizes_and_goals() {
    let flat = "1 2 3 4 5 6 7 8 9 10 0 11";
    loyd(&["solve", flat]).exits(2).says("make no square");
    loyd(&["solve", "--size", "3x4", flat])
        .exits(0)
        .prints("1 move (optimal)\nL\n");
    loyd(&["solve", "--size", "4x4", flat]).exits(2);
    loyd(&["solve", "1 0 2/3 4 5/6 7 8", "--goal", "blank-first"])
        .exits(0)
        .prints("1 move (optimal)\nR\n");
    // The goal's shape is the board's, so it needs no rows of its own.
    loyd(&["solve", "1 0 2/3 4 5", "--goal", "0 1 2 3 4 5"])
        .exits(0)
        .prints("1 move (optimal)\nR\n");
    loyd(&["solve", "1 0 2/3 4 5", "--goal", "0 1/2 3"]).exits(2);
}

#[test]
fn a_bad_board_is_pointed_at() {
    let ran = loyd(&["solve", "5 3 8 7/0 2 4 1/7 10 14 13/12 11 6 15"]).exits(2);
    assert_eq!(
        ran.err,
        "error: tile 7 appears twice, tile 9 is missing\n  \
         5 3 8 7/0 2 4 1/7 10 14 13/12 11 6 15\n                  ^\n"
    );
    assert_eq!(ran.out, "");
    loyd(&["solve", "--goal", "1 2/3 3", "1 2/3 0"])
        .exits(2)
        .says("error: --goal: tile 3 appears twice, the blank (0) is missing");
    loyd(&["solve", ""]).exits(2).says("there is no board here");
    loyd(&["solve", "1 2 3 -4"]).exits(2).says("-4");
    loyd(&["solve", "-4", "2", "3", "1"]).exits(2).says("-4");
}

#[test]
fn an_unsolvable_board_is_explained() {
    loyd(&["solve", "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0"])
        .exits(1)
        .says("cannot reach the goal blank-last")
        .says("exchange two tiles (for instance 14 and 15)")
        .says("--goal blank-first");
}

#[test]
fn hostile_boards_are_refused_in_plain_text() {
    let long = "1 ".repeat(30_000);
    for board in [
        "1 2 3\u{1b}[31m 4",
        "\u{202e}1 2 3 4",
        "\u{7}",
        "1 2 \u{9b}3 0",
        &long,
        &"9".repeat(60_000),
        "99999999999999999999 1 2 3",
    ] {
        for arguments in [
            &["solve", board][..],
            &["solve", "--goal", board, "1 2/3 0"],
        ] {
            let ran = loyd(arguments).exits(2);
            assert!(!ran.err.contains(|c: char| c != '\n' && c.is_control()));
            assert!(!ran.err.contains('\u{202e}'));
            let widest = ran
                .err
                .lines()
                .skip(1)
                .map(|line| line.chars().count())
                .max();
            assert!(widest.unwrap_or(0) <= 80, "{}", ran.err);
        }
    }
    let ran = loyd(&["solve", "1 2/3 0", "--search", "\u{1b}]0;title\u{7}"]).exits(2);
    assert!(!ran.err.contains(|c: char| c != '\n' && c.is_control()));
}

#[test]
fn bad_usage_is_explained() {
    loyd(&[]).exits(2);
    loyd(&["solve"]).exits(2).says("BOARD");
    loyd(&["solv"]).exits(2).says("solve");
    loyd(&["solve", "-", "1 2/3 0"])
        .exits(2)
        .says("stand alone");
    for arguments in [
        ["--nodes", "99999999999999999999"],
        ["--nodes", "many"],
        ["--time", "soon"],
        ["--time", "1h30"],
        ["--threads", "0"],
        ["--threads", "99999"],
        ["--limit", "0"],
        ["--limit", "99999999999999999999"],
        ["--heuristic", "mdd"],
        ["--search", "bfs"],
        ["--metric", "qtm"],
        ["--size", "1x4"],
        ["--size", "99999999999999999999x4"],
    ] {
        let ran = loyd(&[&["solve", "1 2/3 0"][..], &arguments].concat()).exits(2);
        let ran = ran.says(arguments[0]);
        assert_eq!(ran.out, "");
    }
}

#[test]
fn commands_for_one_board_read_it_from_a_stream() {
    let board = "1 2 3/4 5 6/7 0 8";
    let line = format!("# a comment\n\n{board}\n");
    let commands: [&[&str]; 4] = [
        &["hint", "-"],
        &["render", "-", "--cell", "8"],
        &["optimize", "-", "--moves", "LR"],
        &["verify", "--board", "-", "--moves", "L"],
    ];
    for arguments in commands {
        let given: Vec<&str> = arguments
            .iter()
            .map(|word| if *word == "-" { board } else { word })
            .collect();
        let expected = loyd(&given).exits(0).out;
        assert_eq!(feed(arguments, &line).exits(0).out, expected);
        feed(arguments, "")
            .exits(2)
            .says("standard input has no board");
        feed(arguments, format!("{board}\n{board}\n"))
            .exits(2)
            .says("standard input has several boards, and this command takes one");
        feed(arguments, "\n1 2 2 0\n").exits(2).says("line 2:");
    }
}

#[test]
fn the_name_of_a_file_is_recognised() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let path = file.path().to_str().expect("text");
    let remedy = format!("{path} is a file: write @{path} to read the boards in it");
    for command in ["solve", "hint", "estimate"] {
        loyd(&[command, path]).exits(2).says(&remedy);
    }
}

#[test]
fn one_tile_is_no_plural() {
    loyd(&["solve", "5"])
        .exits(2)
        .says("1 tile makes no square");
    loyd(&["solve", "5 0"])
        .exits(2)
        .says("2 tiles make no square");
}
