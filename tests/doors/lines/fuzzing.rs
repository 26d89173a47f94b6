//! Any lines, in any order: every message is JSON with an id, and every request has one end.

use std::time::Duration;

use loyd_server::Config;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::cases;
use crate::lines::{Client, ENDLESS, FAR, unhurried};

/// What a field may well hold, right or nearly so.
fn likely() -> impl Strategy<Value = Value> {
    let texts = [
        FAR,
        ENDLESS,
        "1 2/3 0",
        "0 1/2 3",
        "1 2 3/4 5 6/7 7 0",
        "blank-first",
        "auto",
        "md",
        "hh",
        "pdb:4-4",
        "ida",
        "astar",
        "10ms",
        "1h",
        "2M",
        "DUL2",
        "3x3",
        "20..24",
        "",
    ];
    prop_oneof![
        4 => prop::sample::select(texts.to_vec()).prop_map(Value::from),
        2 => (0_u32..10).prop_map(Value::from),
        1 => any::<bool>().prop_map(Value::from),
        1 => any::<f64>().prop_map(Value::from),
        1 => Just(Value::Null),
        1 => Just(json!([{"a": 1}])),
    ]
}

/// A message that is right, or nearly so. Ids are few, so that some are used twice and some
/// requests are cancelled.
fn almost_right() -> impl Strategy<Value = Vec<u8>> {
    let commands = [
        "solve", "hint", "analyze", "estimate", "scramble", "cancel", "nonsense",
    ];
    let names = [
        "board",
        "goal",
        "heuristic",
        "search",
        "threads",
        "time",
        "nodes",
        "all",
        "limit",
        "weight",
        "moves",
        "scramble",
        "solution",
        "size",
        "length",
        "count",
        "seed",
        "progress",
        "request",
        "id",
        "command",
    ];
    let more = prop::collection::vec((prop::sample::select(names.to_vec()), likely()), 0..4);
    (
        0_u32..6,
        prop::sample::select(commands.to_vec()),
        any::<bool>(),
        more,
    )
        .prop_map(|(id, command, board, more)| {
            let mut object = Map::new();
            object.insert("id".to_owned(), json!(id));
            object.insert("command".to_owned(), json!(command));
            if board {
                object.insert("board".to_owned(), json!(FAR));
            }
            if command == "cancel" {
                object.insert("request".to_owned(), json!((id + 1) % 6));
            }
            object.extend(
                more.into_iter()
                    .map(|(name, value)| (name.to_owned(), value)),
            );
            Value::Object(object).to_string().into_bytes()
        })
}

fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let bytes = prop::collection::vec(any::<u8>(), 0..80);
    prop_oneof![
        6 => almost_right(),
        2 => bytes.prop_map(|mut line| {
            line.retain(|&byte| byte != b'\n');
            line
        }),
        1 => Just(Vec::new()),
        1 => Just(vec![b' '; 70_000]),
        // A message that breaks off.
        1 => (almost_right(), 0_usize..40).prop_map(|(mut line, length)| {
            line.truncate(length);
            line
        }),
    ]
}

#[test]
fn any_lines_are_answered() {
    send_any_lines(60);
}

#[test]
#[ignore = "takes minutes"]
fn any_lines_are_answered_in_full() {
    send_any_lines(2_400);
}

fn send_any_lines(count: u32) {
    let run = cases(count).run(&prop::collection::vec(any_line(), 0..25), |lines| {
        let mut client = Client::start(Config {
            time: Duration::from_millis(20),
            ..unhurried()
        });
        let is_message = |line: &&Vec<u8>| line.len() > 65_536 || !line.trim_ascii().is_empty();
        let expected = lines.iter().filter(is_message).count() + 1;
        let mut to = client.to.take().expect("open");
        let writer = std::thread::spawn(move || {
            for line in lines.iter().map(Vec::as_slice) {
                std::io::Write::write_all(&mut to, &[line, b"\n"].concat()).expect("it reads");
            }
            let quit = b"{\"id\":\"the last one\",\"command\":\"quit\",\"finish\":true}";
            std::io::Write::write_all(&mut to, quit).expect("it reads");
        });
        let mut ends = 0;
        let mut last = Value::Null;
        while let Some(message) = client.next_or_end() {
            let event = message["event"].as_str().unwrap_or("");
            prop_assert_ne!(crate::lines::kind(&message), "internal", "{}", message);
            ends += usize::from(event == "answer" || event == "failure");
            last = message;
        }
        writer.join().expect("all is written");
        prop_assert_eq!(&last["id"], "the last one");
        prop_assert_eq!(ends, expected);
        client.ends();
        Ok(())
    });
    run.expect("every line is answered once");
}
