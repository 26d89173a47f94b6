//! `loyd check-heuristic`: heuristics that are right, wrong, and programs that misbehave.

use std::path::Path;

use crate::command::{Ran, loyd};

/// The goal of a row or column of three, and what a program begins with: the tiles of each board.
const READ: &str = "
import sys
def boards():
    for line in sys.stdin:
        yield [[int(tile) for tile in row.split()] for row in line.split('/')]
def manhattan(rows, least=1):
    cols = len(rows[0])
    return sum(abs(r - (t - 1) // cols) + abs(c - (t - 1) % cols)
               for r, row in enumerate(rows) for c, t in enumerate(row) if t >= least)
";

/// Runs the check on a program in Python.
fn python(test: &str, program: &str, flags: &[&str]) -> Ran {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check-heuristic");
    std::fs::create_dir_all(&directory).expect("a directory");
    // A space in the name, so that the quotes matter.
    let file = directory.join(format!("{test} program.py"));
    std::fs::write(&file, format!("{READ}{program}")).expect("a file");
    let command = format!("python3 '{}'", file.display());
    let arguments = [&["check-heuristic", "--program", &command], flags].concat();
    loyd(&arguments)
}

#[test]
fn own_heuristics_are_what_they_declare() {
    for name in ["md", "md+lc", "wd", "misplaced"] {
        let ran = loyd(&["check-heuristic", name, "--claim", "consistent"]).exits(0);
        ran.prints("all 181,440 boards")
            .prints("passed: it is consistent");
    }
    // Three tiles in a line leave the paper's rule no room to overestimate; four do.
    loyd(&["check-heuristic", "md+paper-lc"]).exits(0);
    let ran = loyd(&["check-heuristic", "md+paper-lc", "--size", "2x4"]).exits(1);
    ran.prints("overestimated boards")
        .prints("failed: it is not admissible");
    loyd(&["check-heuristic", "hh", "--size", "2x2"]).exits(1);
}

#[test]
fn samples_refute_the_papers_linear_conflict_on_4x4() {
    let size = ["--size", "4x4", "--samples", "20"];
    for goal in ["blank-last", "blank-first"] {
        let arguments = [
            &["check-heuristic", "md+paper-lc", "--goal", goal],
            &size[..],
        ]
        .concat();
        let ran = loyd(&arguments).exits(1);
        let ran = ran.prints("all within 13 moves of the goal, and 20 solved samples");
        ran.prints("failed: it is not admissible");
    }
    for name in ["md", "wd"] {
        let arguments = [
            &["check-heuristic", name, "--claim", "consistent"],
            &size[..],
        ]
        .concat();
        let ran = loyd(&arguments).exits(0);
        ran.prints("nothing shows that it is not consistent");
    }
}

#[test]
fn json_has_the_counterexamples() {
    let ran = loyd(&[
        "check-heuristic",
        "md+paper-lc",
        "--size",
        "2x4",
        "--format",
        "json",
        "--counterexamples",
        "2",
    ]);
    let record = &ran.exits(1).json()[0];
    assert_eq!(record["holds"], false);
    assert_eq!(record["coverage"], "all");
    assert_eq!(record["boards"], 20_160);
    assert_eq!(record["fault"], serde_json::Value::Null);
    let findings = &record["findings"];
    assert_eq!(findings["admissible"], false);
    let first = findings["overestimates"].as_array().expect("a list");
    assert_eq!(first.len(), 2);
    for over in first {
        assert!(over["estimate"].as_f64() > over["distance"].as_f64());
        let board = over["board"].as_str().expect("a board");
        // Another door, another search: the distance is the length of a shortest solution.
        let solved = loyd(&["solve", board, "--format", "json"]).exits(0);
        assert_eq!(solved.json()[0]["length"], over["distance"]);
    }
    assert_eq!(findings["by_distance"].as_array().expect("rows").len(), 37);
}

#[test]
fn the_chart_is_drawn() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check-chart");
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a directory");
    let file = directory.join("chart.svg");
    let name = file.to_str().expect("UTF-8");
    let arguments = ["check-heuristic", "md", "--size", "2x3", "--svg", name];
    loyd(&arguments).exits(0);
    let svg = std::fs::read_to_string(&file).expect("a chart");
    assert!(svg.contains("smallest error") && svg.contains("md, 2x3"));
    loyd(&arguments).exits(4).says("--force");
    loyd(&["check-heuristic", "md", "--svg", "chart.png"]).exits(2);
    let calibration = directory.join("calibration.svg");
    let both = [
        &arguments[..],
        &[
            "--force",
            "--calibration",
            calibration.to_str().expect("UTF-8"),
        ],
    ];
    loyd(&both.concat()).exits(0);
    let svg = std::fs::read_to_string(&calibration).expect("a chart");
    assert!(svg.contains("mean distance") && svg.contains("md, 2x3"));
    loyd(&["check-heuristic", "md", "--force"]).exits(2);
}

#[test]
fn programs_that_are_right() {
    let test = "programs_that_are_right";
    let manhattan = "
for rows in boards():
    print(manhattan(rows))
";
    let ran = python(test, manhattan, &["--claim", "consistent"]);
    let ran = ran.exits(0).prints("all 181,440 boards");
    // The same numbers as our own.
    let own = loyd(&["check-heuristic", "md", "--claim", "consistent"]);
    let table = |ran: &Ran| ran.out.split("\n\n").nth(1).map(str::to_owned);
    assert_eq!(table(&ran), table(&own));
    // Fractions, every answer at once at the end, and no newline after the last.
    let thirds = "
answers = [manhattan(rows) / 3 for rows in boards()]
sys.stderr.write('x' * 1000000)
sys.stdout.write('\\n'.join(str(answer) for answer in answers))
";
    let flags = ["--claim", "consistent", "--size", "3x2"];
    python(test, thirds, &flags).exits(0);
    let commas = "
for line in sys.stdin:
    tiles = [int(tile) for tile in line.split(',')]
    print(0 if tiles == [0, 1, 2, 3] else 1)
";
    let flags = ["--to", "commas", "--size", "2x2", "--goal", "blank-first"];
    python(test, commas, &flags).exits(0);
}

#[test]
fn programs_that_are_wrong() {
    let test = "programs_that_are_wrong";
    let plus_one = "
for rows in boards():
    print(manhattan(rows) + 1)
";
    let ran = python(test, plus_one, &[]);
    let ran = ran.exits(1).prints("1 2 3/4 5 6/7 8 0         0         1");
    ran.prints("the goal's estimate is 1 and not 0");
    // The blank counted as a tile that belongs to the last cell.
    let blank = "
for rows in boards():
    cells = [tile for row in rows for tile in row]
    cols = len(rows[0])
    at = cells.index(0)
    last = len(cells) - 1
    print(manhattan(rows) + abs(at // cols - last // cols) + abs(at % cols - last % cols))
";
    let ran = python(test, blank, &[]).exits(1);
    let ran = ran.prints("1 2 3/4 5 6/7 0 8         1         2");
    ran.prints("moves change the estimate by more than 1");
    // Admissible and not consistent: every second board by a bad rule.
    let lazy = "
for number, rows in enumerate(boards()):
    print(manhattan(rows) if number % 2 else 0)
";
    python(test, lazy, &[]).exits(0);
    let ran = python(test, lazy, &["--claim", "consistent"]);
    ran.exits(1)
        .prints("admissible: yes")
        .prints("failed: it is not consistent");
}

/// What a faulty program does, the kind of its fault, and the line of its output.
const FAULTS: [(&str, &str, Option<u64>); 14] = [
    ("print(1)\nprint('hello')", "not_a_number", Some(2)),
    ("print('nan')", "not_finite", Some(1)),
    ("print('inf')", "not_finite", Some(1)),
    ("print(0)\nprint(0)\nprint(-1)", "negative", Some(3)),
    ("print(10 ** 30)", "too_large", Some(1)),
    ("print()", "empty_line", Some(1)),
    ("sys.stdout.write('1' * 5000000)", "line_too_long", Some(1)),
    (
        "for _ in sys.stdin: sys.stdout.write('7')",
        "too_large",
        Some(1),
    ),
    (
        "sys.stdout.buffer.write(b'0\\n\\xff\\xfe\\n')",
        "invalid_utf8",
        Some(2),
    ),
    ("print(0)\nprint(1)", "too_few_lines", None),
    ("pass", "too_few_lines", None),
    ("for _ in range(13): print(0)", "too_many_lines", Some(13)),
    ("while True: print(0)", "too_many_lines", Some(13)),
    (
        "print(0)\nsys.stdout.flush()\nraise ValueError('oops')",
        "crashed",
        None,
    ),
];

#[test]
fn faulty_programs_are_reported() {
    let test = "faulty_programs_are_reported";
    for (number, (program, kind, line)) in FAULTS.into_iter().enumerate() {
        let name = format!("{test}-{number}");
        let ran = python(&name, program, &["--size", "2x2", "--format", "json"]);
        let record = &ran.exits(1).json()[0];
        let fault = &record["fault"];
        assert_eq!(fault["kind"], kind, "{program}: {fault}");
        assert_eq!(fault["line"].as_u64(), line, "{program}: {fault}");
        assert_eq!(
            (&record["holds"], record["findings"].is_null()),
            (&false.into(), true)
        );
        let ran = python(&name, program, &["--size", "2x2"]);
        let message = fault["message"].as_str().expect("a sentence");
        ran.exits(1).prints(&format!("failed: {message}"));
    }
    let crash = FAULTS[13].0;
    let ran = python(test, crash, &["--size", "2x2"]);
    let ran = ran
        .exits(1)
        .prints("it ended with exit code 1 after 1 of 12 answers");
    ran.prints("  ValueError: oops");
    let signal = "import os\nos.kill(os.getpid(), 9)";
    let ran = python(test, signal, &["--size", "2x2"]);
    #[cfg(unix)]
    ran.exits(1)
        .prints("it ended with signal 9 after 0 of 12 answers");
    #[cfg(not(unix))]
    drop(ran);
}

/// Programs that do nothing, read nothing, or do not end. The time is short, because nothing is
/// ever waited for but the time itself.
#[test]
fn hanging_programs_are_ended() {
    let test = "hanging_programs_are_ended";
    let flags = ["--timeout", "500ms", "--format", "json"];
    for (program, kind) in [
        ("import time\ntime.sleep(100000)", "hangs"),
        (
            "import time\nprint(0, flush=True)\ntime.sleep(100000)",
            "hangs",
        ),
        (
            "for line in sys.stdin: pass\nimport time\ntime.sleep(100000)",
            "hangs",
        ),
        (
            "import os, time\nos.close(1)\ntime.sleep(100000)",
            "never_ends",
        ),
    ] {
        let ran = python(test, program, &flags);
        let record = &ran.exits(1).json()[0];
        // A slow machine may end it before it has started.
        let told = record["fault"]["kind"].as_str().expect("a kind");
        assert!(told == kind || told == "hangs", "{program}: {told}");
    }
    let silent = "
for rows in boards(): print(0)
sys.stdout.flush()
import time
time.sleep(100000)
";
    let ran = python(test, silent, &["--size", "2x2", "--timeout", "3s"]);
    ran.exits(1).prints("failed: it ");
}

/// A program that starts another leaves nothing behind.
#[cfg(target_os = "linux")]
#[test]
fn descendants_are_ended_too() {
    let test = "descendants_are_ended_too";
    let program = "
import os, time
if os.fork() == 0:
    print(os.getpid(), file=sys.stderr, flush=True)
    time.sleep(100000)
print('rubbish', flush=True)
time.sleep(100000)
";
    let flags = ["--size", "2x2", "--format", "json"];
    let ran = python(test, program, &flags);
    let record = &ran.exits(1).json()[0];
    let stderr = record["fault"]["stderr"].as_str().expect("a text");
    // Unless it was ended before it could say its number.
    if let Ok(process) = stderr.trim().parse::<u32>() {
        crate::command::waiting::wait_until("the descendant is gone", || {
            let status = std::fs::read_to_string(format!("/proc/{process}/stat"));
            status.map_or(true, |status| status.contains(") Z "))
        });
    }
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_the_program() {
    use crate::command::waiting::{interrupt, wait_until};
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("check-interrupt");
    std::fs::create_dir_all(&directory).expect("a directory");
    let (script, started) = (directory.join("slow.sh"), directory.join("started"));
    let _ = std::fs::remove_file(&started);
    let text = format!("echo $$ > '{}'\nsleep 100000\n", started.display());
    std::fs::write(&script, text).expect("a file");
    let command = format!("sh '{}'", script.display());
    let child = crate::command::binary()
        .args(["check-heuristic", "--program", &command, "--timeout", "1h"])
        .spawn()
        .expect("the binary starts");
    let read = || std::fs::read_to_string(&started).unwrap_or_default();
    wait_until("the program runs", || read().ends_with('\n'));
    interrupt(&child);
    Ran::of(child)
        .exits(3)
        .says("interrupted after 0 of 181440 boards");
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", read().trim()));
    assert!(stat.is_err(), "it was killed and waited for");
}

#[test]
fn wrong_usage() {
    for arguments in [
        &["check-heuristic"][..],
        &["check-heuristic", "auto"],
        &["check-heuristic", "md", "--program", "x"],
        &["check-heuristic", "no-such-heuristic"],
        &["check-heuristic", "--program", ""],
        &["check-heuristic", "--program", "'open"],
        &["check-heuristic", "md", "--claim", "nice"],
        &[
            "check-heuristic",
            "md",
            "--size",
            "4x4",
            "--goal",
            "1 2/3 0",
        ],
        &["check-heuristic", "wd", "--size", "5x5", "--samples", "1"],
        &["check-heuristic", "md", "--size", "4x4", "--samples", "1G"],
        &[
            "check-heuristic",
            "--program",
            "cat",
            "--to",
            "hex",
            "--size",
            "5x5",
        ],
        &["check-heuristic", "--program", "cat", "--to", "grid"],
    ] {
        loyd(arguments).exits(2);
    }
    let ran = loyd(&["check-heuristic", "--program", "/no/such/program"]);
    ran.exits(2).says("cannot start \"/no/such/program\"");
}
