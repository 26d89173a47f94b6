//! Tables whose files another program truncates or overwrites in place while they are used.
//! Whatever runs for a while has them in memory and goes on with what it read.

use std::fs::File;
use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use serde_json::json;

use crate::command::db::Data;
use crate::command::serve::Serving;
use crate::command::{binary, finish};

const PARTITION: &str = "5-5-5-corner";
const HEURISTIC: &str = "pdb:5-5-5-corner";

/// An easy board, and one whose search looks at every page of the tables; with their
/// distances.
const FIRST: (&str, u64) = ("5 1 3 4/9 2 7 8/0 6 10 12/13 14 11 15", 8);
const SECOND: (&str, u64) = ("8 1 2 10/5 12 9 7/13 15 14 6/11 4 3 0", 50);

/// What other programs may do to the files.
#[derive(Debug, Clone, Copy)]
enum Harm {
    Truncate,
    Overwrite,
}

const HARMS: [Harm; 2] = [Harm::Truncate, Harm::Overwrite];

fn harm(data: &Data, harm: Harm) {
    for name in data.names() {
        let path = data.path().join(name);
        let length = path.metadata().expect("is there").len();
        match harm {
            Harm::Truncate => drop(File::create(&path).expect("truncates")),
            Harm::Overwrite => {
                let mut file = File::options().write(true).open(&path).expect("opens");
                let bytes = vec![0xff; length as usize];
                file.write_all(&bytes).expect("overwrites");
            }
        }
    }
}

#[test]
fn a_server_survives() {
    for what in HARMS {
        let data = Data::with(PARTITION);
        let directory = data.path().to_str().expect("text").to_owned();
        let mut server = Serving::start(&["--quiet", "--data-dir", &directory]);
        let solve = |(board, length): (&str, u64)| {
            let asked = json!({"board": board, "heuristic": HEURISTIC});
            let answer = server.post("/api/solve", &asked);
            assert_eq!(answer["length"], length, "{what:?}: {answer}");
        };
        solve(FIRST);
        harm(&data, what);
        solve(SECOND);
        solve(FIRST);
        let ended = server.child.try_wait().expect("a child");
        assert!(ended.is_none(), "{what:?}: {ended:?}");
    }
}

#[test]
fn a_batch_survives() {
    for what in HARMS {
        let data = Data::with(PARTITION);
        let mut child = binary()
            .env("LOYD_DATA_DIR", data.path())
            .args(["solve", "-", "--heuristic", HEURISTIC])
            .stdin(Stdio::piped())
            .spawn()
            .expect("starts");
        let mut stdin = child.stdin.take().expect("piped");
        let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
        let mut solve = |(board, length): (&str, u64)| {
            writeln!(stdin, "{board}").expect("it listens");
            let mut answer = String::new();
            stdout.read_line(&mut answer).expect("text");
            let start = format!("{length}\toptimal\t");
            assert!(answer.starts_with(&start), "{what:?}: {answer:?}");
        };
        solve(FIRST);
        harm(&data, what);
        solve(SECOND);
        solve(FIRST);
        drop(stdin);
        assert_eq!(child.wait().expect("ends").code(), Some(0), "{what:?}");
    }
}

/// The user's choice gives the same answers, whichever it is.
#[test]
fn both_ways_give_the_same_answers() {
    let data = Data::with(PARTITION);
    for load in ["memory", "mapped"] {
        let mut command = binary();
        command.env("LOYD_DATA_DIR", data.path()).args([
            "solve",
            SECOND.0,
            "--heuristic",
            HEURISTIC,
            "--load",
            load,
            "--format",
            "json",
        ]);
        let ran = finish(&mut command, b"").exits(0);
        assert_eq!(ran.json()[0]["length"], SECOND.1, "{load}");
    }
    let wrong = ["solve", SECOND.0, "--load", "elsewhere"];
    crate::command::loyd(&wrong).exits(2).says("memory, mapped");
}
