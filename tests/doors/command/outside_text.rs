//! Text from outside (names of directories and files, arguments, lines of files) never
//! reaches the terminal as something that it obeys.

use std::path::Path;

use crate::command::{Ran, binary, feed, finish, loyd};

/// Colours, a window title, C1 controls that begin sequences of their own, and a change of
/// direction.
const HOSTILE: &str = "x\u{1b}[31m\u{1b}]0;y\u{7}\u{9b}2J\u{9d}z\u{202e}\u{2066}w";

#[track_caller]
fn check(ran: &Ran) {
    for (name, text) in [("standard output", &ran.out), ("standard error", &ran.err)] {
        let obeyed = |c: char| {
            let directions = '\u{202a}'..='\u{202e}';
            c.is_control() && c != '\n' && c != '\t'
                || directions.contains(&c)
                || ('\u{2066}'..='\u{2069}').contains(&c)
        };
        assert!(!text.contains(obeyed), "{name}: {text:?}");
    }
}

#[test]
fn names_of_directories() {
    let directory = tempfile::tempdir().expect("a directory");
    let data = directory.path().join(HOSTILE);
    let run = |arguments: &[&str]| {
        let mut command = binary();
        command.args(arguments).arg("--data-dir").arg(&data);
        let ran = finish(&mut command, b"");
        check(&ran);
        ran
    };
    let easy = "5 1 3 4/9 2 7 8/0 6 10 12/13 14 11 15";
    run(&["db", "list"])
        .exits(0)
        .says("no tables in ")
        .says("x\\u{1b}[31m");
    run(&["db", "verify"]).exits(0).says("\\u{202e}");
    run(&["db", "remove", "5-5-5"])
        .exits(0)
        .says("is not there");
    run(&["refs", "list"])
        .exits(0)
        .says("no reference boards in ");
    run(&["solve", easy, "-v", "--heuristic", "pdb:5-5-5"])
        .exits(0)
        .says("loyd db build 5-5-5 --data-dir ");
    run(&["db", "build", "5-5-5"]).exits(0).prints("\\u{9b}2J");
    run(&["db", "list"]).exits(0).says("3 tables, ");
    run(&["db", "info", "5-5-5"]).exits(0).prints("\\u{1b}");
    run(&["db", "verify"])
        .exits(0)
        .prints("ok, checksum right: ");
    run(&["refs", "add", easy]).exits(0);
    run(&["refs", "list"]).exits(0).says("1 entry in ");
    run(&["refs", "stats"])
        .exits(0)
        .prints("references.sqlite, ");
    let table = data.join("4x4-blank15-aware-1-2-3-4-5.loyd");
    std::fs::write(&table, "no table").expect("writes");
    run(&["db", "list"]).exits(4).says("is not a table of loyd");
    run(&["db", "verify"]).exits(4);
    run(&["solve", easy, "--heuristic", "pdb:5-5-5"]).exits(4);
    std::fs::write(data.join("references.sqlite"), "no database").expect("writes");
    run(&["solve", easy])
        .exits(0)
        .says("solving goes on without references");
    run(&["refs", "add", easy])
        .exits(0)
        .says("was damaged and is now ");
    run(&["db", "remove", "--all"]).exits(0).prints("removed ");
}

#[test]
fn names_of_files_and_arguments() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join(HOSTILE);
    let name = file.to_str().expect("text");
    let at = format!("@{name}");
    for arguments in [
        &["solve", &at][..],
        &["estimate", &at],
        &["convert", &at],
        &["analyze", &at],
        &["bench", &at],
        &["bench", name],
        &["db", "build", &at],
        &["db", "build", HOSTILE],
        &["db", "info", &format!("{name}.loyd")],
        &["refs", "import", name],
        &["refs", "list", "--refs", name],
        &["solve", HOSTILE],
        &["solve", "1 2 3/4 5 6/7 0 8", "--goal", HOSTILE],
        &["solve", "1 2 3/4 5 6/7 0 8", "--heuristic", HOSTILE],
        &["verify", "--board", "1 2/0 3", "--moves", HOSTILE],
        &["scramble", "--size", HOSTILE],
        &["serve", "--bind", HOSTILE],
        &[HOSTILE],
        &[
            "render",
            "1 2/0 3",
            "-o",
            Path::new(name).join("a").to_str().expect("text"),
        ],
    ] {
        let ran = loyd(arguments);
        check(&ran);
        assert!(!ran.err.is_empty(), "{arguments:?}");
    }
}

#[test]
fn lines_of_files() {
    check(&feed(&["solve", "-"], format!("{HOSTILE}\n1 2/0 3\n")).exits(2));
    check(&feed(&["analyze", "-"], format!("{HOSTILE}\n")).exits(2));
    check(&feed(
        &["refs", "import", "-"],
        format!("{HOSTILE},1,{HOSTILE}\n"),
    ));
    let directory = tempfile::tempdir().expect("a directory");
    let put = |name: &str, text: &str| {
        std::fs::write(directory.path().join(name), text).expect("writes");
    };
    let escaped = "x\\u001B[31m\\u202Ey";
    put(
        "my.toml",
        &format!(
            "title = \"{escaped}\"\nsource = \"{escaped}\"\nnotes = [\"{escaped}\"]\n\
             boards = \"boards.csv\"\n\
             settings = [{{ heuristic = \"md\", search = \"ida\" }}]\n\
             [[table]]\ntitle = \"{escaped}\"\n\
             columns = [{{ name = \"{escaped}\", of = \"length: md ida\" }}]\n"
        ),
    );
    put("boards.csv", &format!("id,board\n\"{HOSTILE}\",1 2/0 3\n"));
    let suite = directory.path().join("my.toml");
    for format in ["text", "markdown"] {
        let words = [
            "bench",
            suite.to_str().expect("text"),
            "--per-board",
            "--format",
            format,
        ];
        check(&loyd(&words).exits(0).prints("[31m"));
    }
}
