//! Limits, Ctrl-C and SIGTERM: what is known is never lost.

use std::time::{Duration, Instant};

use crate::command::waiting::end_of;
use crate::command::{HARD, Ran, binary, loyd};

/// A search of this board that takes hours.
const ENDLESS: [&str; 4] = ["solve", HARD, "--heuristic", "md+lc"];

/// Checks that a limited answer has bounds and moves that solve the board.
fn check_limited(ran: &Ran, why: &str) {
    let lines = ran.lines();
    let words: Vec<&str> = lines[0].split(' ').collect();
    assert_eq!((words[0], words[2]), ("between", "and"), "{}", lines[0]);
    assert!(lines[0].ends_with(why), "{}", lines[0]);
    let (lower, upper): (u32, &str) = (words[1].parse().expect("a number"), words[3]);
    assert!(lower >= 38, "the estimate itself is a bound");
    loyd(&["verify", "--board", HARD, "--moves", lines[1]])
        .exits(0)
        .prints(&format!("ok: {upper} moves (stm)"));
}

#[test]
fn nodes() {
    let ran = loyd(&["solve", HARD, "--nodes", "100k"]).exits(3);
    check_limited(&ran, "moves (limit reached)");
    let ran = loyd(&["solve", HARD, "--nodes", "100_000", "--format", "json"]).exits(3);
    let record = &ran.json()[0];
    assert_eq!(record["status"], "limit");
    assert_eq!(record["length"], record["upper_bound"]);
    assert!(record["lower_bound"].as_u64() < record["upper_bound"].as_u64());
    let generated = record["nodes_generated"].as_u64().expect("a count");
    // The kernel expands several boards at a time, on several threads.
    assert!((99_800..100_100).contains(&generated), "{generated}");
    let plain = [
        "solve", HARD, "--nodes", "100k", "--search", "ida", "--format", "json",
    ];
    let generated = loyd(&plain).exits(3).json()[0]["nodes_generated"].as_u64();
    assert!(
        (100_000..100_010).contains(&generated.expect("a count")),
        "{generated:?}"
    );
}

#[test]
fn time() {
    let began = Instant::now();
    let mut child = binary()
        .args(ENDLESS)
        .args(["--time", "200ms"])
        .spawn()
        .expect("starts");
    end_of(&mut child);
    assert!(began.elapsed() >= Duration::from_millis(200));
    check_limited(&Ran::of(child).exits(3), "moves (limit reached)");
    loyd(&["solve", HARD, "--time", "0"]).exits(3);
}

#[test]
fn a_limit_in_a_batch_is_a_range() {
    let ran =
        crate::command::feed(&["solve", "-", "--nodes", "1000"], format!("{HARD}\n")).exits(3);
    let fields: Vec<&str> = ran.out.trim_end().split('\t').collect();
    assert!(fields[0].contains(".."), "{fields:?}");
    assert_eq!(fields[1], "limit");
    loyd(&["verify", "--board", HARD, "--moves", fields[2]]).exits(0);
}

#[cfg(unix)]
mod interrupted {
    use std::io::{BufRead as _, BufReader, Read as _, Write as _};
    use std::process::Stdio;

    use super::*;
    use crate::command::waiting::{interrupt, terminate, wait_until_it_works};

    #[test]
    fn one_board() {
        for stop in [interrupt, terminate] {
            let mut child = binary().args(ENDLESS).spawn().expect("starts");
            wait_until_it_works(&child);
            stop(&child);
            end_of(&mut child);
            check_limited(&Ran::of(child).exits(3), "moves (interrupted)");
        }
    }

    #[test]
    fn many_boards() {
        let mut command = binary();
        command
            .args(["solve", "-", "--threads", "2", "--heuristic", "md+lc"])
            .stdin(Stdio::piped());
        let mut child = command.spawn().expect("starts");
        // Standard input stays open: the reader waits while Ctrl-C comes.
        let mut stdin = child.stdin.take().expect("piped");
        writeln!(stdin, "1 2/0 3\n{HARD}").expect("it listens");
        let mut stdout = BufReader::new(child.stdout.take().expect("piped"));
        let mut first = String::new();
        stdout.read_line(&mut first).expect("flushed at once");
        assert_eq!(first, "1\toptimal\tL\n");
        wait_until_it_works(&child);
        interrupt(&child);
        end_of(&mut child);
        let mut rest = String::new();
        stdout.read_to_string(&mut rest).expect("text");
        assert_eq!(Ran::of(child).exits(3).code, 3);
        assert_eq!(rest.lines().count(), 1, "{rest}");
        assert!(rest.contains("\tlimit\t"), "{rest}");
        drop(stdin);
    }

    #[test]
    fn boards_not_yet_begun_are_not_begun() {
        let mut command = binary();
        command
            .args(["solve", "-", "--threads", "1", "--heuristic", "md+lc"])
            .stdin(Stdio::piped());
        let mut child = command.spawn().expect("starts");
        let mut stdin = child.stdin.take().expect("piped");
        let boards = format!("{HARD}\n").repeat(5);
        stdin.write_all(boards.as_bytes()).expect("it listens");
        drop(stdin);
        wait_until_it_works(&child);
        terminate(&child);
        end_of(&mut child);
        let ran = Ran::of(child).exits(3);
        assert_eq!(ran.lines().len(), 1, "{}", ran.out);
    }

    /// Nobody reads the answers, so the first signal cannot end it.
    #[test]
    #[cfg(target_os = "linux")]
    fn twice() {
        use crate::command::waiting::{wait_until, wait_until_it_waits};

        let boards = "1 2 3/4 5 6/7 0 8\n".repeat(5000);
        let directory = tempfile::tempdir().expect("a directory");
        let path = directory.path().join("boards");
        std::fs::write(&path, boards).expect("a temporary file");
        let name = format!("@{}", path.display());
        let mut command = binary();
        command.args(["solve", &name, "--format", "json"]);
        let mut child = command.spawn().expect("starts");
        // It has begun, and goes on until the pipe is full.
        let mut answers = child.stdout.take().expect("piped");
        answers.read_exact(&mut [0]).expect("an answer");
        wait_until_it_waits(&child);
        interrupt(&child);
        // Two that come close together may arrive as one, so there are more.
        let mut status = None;
        wait_until("it ends", || {
            status = child.try_wait().expect("a child");
            if status.is_none() {
                terminate(&child);
            }
            status.is_some()
        });
        // 128 and the number of the signal that was handled as the second.
        let code = status.and_then(|status| status.code());
        assert!(matches!(code, Some(130 | 143)), "{code:?}");
    }
}
