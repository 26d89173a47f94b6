//! `loyd solve` with many boards.

use std::fmt::Write as _;

use loyd::puzzle::{Home, Scrambler, Shape};

use crate::command::{HARD, binary, feed, finish, loyd};

const MIXED: &str = "\
1 2 3/4 5 6/7 0 8

# a comment
1 2 3 4 5 6 7 7 8
8 6 7/2 5 4/3 0 1
1 2 3/4 5 6/8 7 0
   # another
1 2/3 0
";

#[test]
fn a_bad_line_does_not_stop_the_others() {
    let ran = feed(&["solve", "-"], MIXED).exits(2);
    let lines = ran.lines();
    assert_eq!(lines[0], "1\toptimal\tL");
    assert_eq!(lines[1], "-\tinvalid\t");
    assert!(lines[2].starts_with("31\toptimal\t"));
    assert_eq!(lines[3], "-\tunsolvable\t");
    assert_eq!(lines[4], "0\toptimal\t");
    assert_eq!(lines.len(), 5);
    ran.says("line 4: tile 7 appears twice, the blank (0) is missing\n  1 2 3 4 5 6 7 7 8\n")
        .says("\n                ^\n")
        .says("line 6: this board cannot reach the goal");
}

#[test]
fn json_tells_of_every_line() {
    let ran = feed(&["solve", "-", "--format", "json"], MIXED).exits(2);
    let records = ran.json();
    let lines: Vec<_> = records.iter().map(|r| r["line"].as_u64()).collect();
    assert_eq!(lines, [Some(1), Some(4), Some(5), Some(6), Some(8)]);
    let statuses: Vec<_> = records.iter().map(|r| r["status"].as_str()).collect();
    let expected = ["optimal", "invalid", "optimal", "unsolvable", "optimal"];
    assert_eq!(statuses, expected.map(Some));
    assert_eq!(records[1].as_object().map(serde_json::Map::len), Some(3));
    let error = "tile 7 appears twice, the blank (0) is missing";
    assert_eq!(records[1]["error"], error);
    ran.says(error);
}

#[test]
fn csv_tells_of_every_line() {
    let ran = feed(&["solve", "-", "--format", "csv"], MIXED).exits(2);
    let mut reader = csv::Reader::from_reader(ran.out.as_bytes());
    let rows: Vec<_> = reader
        .records()
        .map(|row| row.expect("even rows"))
        .collect();
    assert_eq!(rows.len(), 5);
    assert_eq!(&rows[1][3], "invalid");
    assert_eq!(&rows[2][4], "31");
}

#[test]
fn the_exit_code_is_the_most_urgent() {
    let unsolvable = "1 2 3/4 5 6/8 7 0\n";
    let limit = format!("{HARD}\n");
    let solved = "1 2/0 3\n";
    let run = |input: String| feed(&["solve", "-", "--nodes", "1000"], input);
    run(solved.to_owned()).exits(0);
    run(limit.clone() + solved).exits(3);
    run(limit.clone() + unsolvable + solved).exits(1);
    run(format!("nonsense\n{unsolvable}{limit}")).exits(2);
    run(String::new()).exits(0);
    run("# nothing\n\n".to_owned()).exits(0);
}

#[test]
fn answers_keep_the_order_of_the_boards() {
    let mut scrambler = Scrambler::new(7);
    let goal = Home::blank_last(Shape::THREE).board();
    let mut input = String::new();
    let mut boards = Vec::new();
    for at in 0..3000 {
        // Hard and easy by turns, so that later boards are done first.
        let steps = if at % 7 == 0 { 200 } else { 3 };
        let board = scrambler.walk(&goal, steps).1.to_string();
        writeln!(input, "{board}").expect("memory");
        boards.push(board);
    }
    for threads in ["1", "2", "5"] {
        let arguments = ["solve", "-", "--threads", threads, "--format", "json"];
        let ran = feed(&arguments, &input).exits(0);
        let records = ran.json();
        assert_eq!(records.len(), boards.len());
        for (at, record) in records.iter().enumerate() {
            assert_eq!(record["board"], boards[at]);
            assert_eq!(record["line"], at + 1);
        }
        let setups = records.iter().filter(|r| r["setup_seconds"] != 0.0);
        assert!(setups.count() <= 1);
    }
}

#[test]
fn boards_from_a_file() {
    let path = std::env::temp_dir().join(format!("loyd-boards-{}.txt", std::process::id()));
    std::fs::write(&path, "\u{feff}1 2 3/4 5 6/7 0 8\r\n1 2/0 3\r\n").expect("a temporary file");
    let name = format!("@{}", path.display());
    let ran = loyd(&["solve", &name]).exits(0);
    std::fs::remove_file(&path).expect("still there");
    assert_eq!(ran.out, "1\toptimal\tL\n1\toptimal\tL\n");
    loyd(&["solve", &name])
        .exits(4)
        .says("cannot read")
        .says("loyd-boards-");
    loyd(&["solve", "@"]).exits(4).says("name of a file");
    for command in ["solve", "estimate", "convert"] {
        loyd(&[command, "@/no/such/file"])
            .exits(4)
            .says("/no/such/file");
        // A directory opens but cannot be read.
        #[cfg(unix)]
        loyd(&[command, "@/"]).exits(4).says("cannot read /");
    }
}

#[test]
fn hostile_lines() {
    let mut input = b"1 2/0 3\n\0\0\0\n\xff\xfe\xfd\n".to_vec();
    input.extend(std::iter::repeat_n(b'1', 1 << 20));
    input.extend_from_slice(b"\n\x1b[2J\n1 2/0 3");
    let ran = feed(&["solve", "-"], input).exits(2);
    let statuses: Vec<_> = ran.lines().iter().map(|l| l.split('\t').nth(1)).collect();
    let expected = [
        "optimal", "invalid", "invalid", "invalid", "invalid", "optimal",
    ];
    assert_eq!(statuses, expected.map(Some));
    let ran = ran
        .says("line 3: this line is not UTF-8")
        .says("line 4: this line is longer");
    assert!(!ran.err.contains(|c: char| c != '\n' && c.is_control()));
}

/// A stream that never ends must take constant memory.
#[test]
#[cfg(target_os = "linux")]
fn a_hundred_and_fifty_thousand_boards_do_not_grow_memory() {
    const BOARDS: usize = 150_000;
    let mut scrambler = Scrambler::new(1);
    let goal = Home::blank_last(Shape::THREE).board();
    let mut input = String::new();
    for _ in 0..BOARDS {
        let board = scrambler.walk(&goal, 20).1;
        writeln!(input, "{board}").expect("memory");
    }
    let mut command = binary();
    command
        .args(["solve", "-", "--format", "json"])
        .stdin(std::process::Stdio::piped());
    let ran = finish(&mut command, input.as_bytes()).exits(0);
    let lines = ran.lines();
    assert_eq!(lines.len(), BOARDS);
    let peak = |line: &str| {
        let record: serde_json::Value = serde_json::from_str(line).expect("an object");
        record["peak_bytes"].as_u64().expect("Linux tells")
    };
    // By then every queue has been full once, however the threads were scheduled.
    let (early, late) = (peak(lines[BOARDS / 5]), peak(lines[BOARDS - 1]));
    assert!(late < early + 2_000_000, "{early} bytes grew to {late}");
}
