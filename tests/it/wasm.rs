//! The engine of a page, asked as a page does, but on this machine.

use std::sync::Mutex;

use loyd_wasm::{Host, Session};
use serde_json::{Value, json};

/// Writes messages down. Its clock goes on by a millisecond whenever it is read.
#[derive(Debug, Clone, Copy)]
struct Scribe(&'static Mutex<(f64, Vec<Value>)>);

impl Host for Scribe {
    fn milliseconds(self) -> f64 {
        let mut state = self.0.lock().unwrap();
        state.0 += 1.0;
        state.0
    }

    fn random(self) -> f64 {
        0.5
    }

    fn message(self, line: &str) {
        let message = serde_json::from_str(line).expect("JSON");
        self.0.lock().unwrap().1.push(message);
    }
}

fn session() -> (Session<Scribe>, Scribe) {
    let scribe = Scribe(Box::leak(Box::default()));
    (Session::new(scribe), scribe)
}

/// Asks, and returns every message.
fn ask((session, scribe): &(Session<Scribe>, Scribe), request: &Value) -> Vec<Value> {
    session.answer(request.to_string().as_bytes());
    std::mem::take(&mut scribe.0.lock().unwrap().1)
}

const BOARD: &str = "5 3 8 9/0 2 4 1/7 10 14 13/12 11 6 15";

/// A board that takes long enough for progress and for a first solution.
const LONGER: &str = "10 13 0 9/3 15 6 8/1 11 14 5/2 12 7 4";

#[test]
fn answers_have_the_id_and_come_last() {
    let engine = session();
    let request = json!({"id": "a", "command": "solve", "board": LONGER, "progress": true});
    let messages = ask(&engine, &request);
    let events: Vec<&str> = messages
        .iter()
        .filter_map(|one| one["event"].as_str())
        .collect();
    assert_eq!(events.last(), Some(&"answer"));
    assert!(events.contains(&"progress") && events.contains(&"solution"));
    assert!(messages.iter().all(|one| one["id"] == "a"));
    assert_eq!(messages.last().unwrap()["data"]["length"], 60);
    let quiet = ask(
        &engine,
        &json!({"id": 2, "command": "solve", "board": BOARD}),
    );
    assert_eq!(quiet.len(), 1);
}

#[test]
fn what_is_wrong_is_said() {
    let engine = session();
    let too_long = vec![b' '; 70_000];
    for (line, kind) in [
        (&b"no JSON"[..], "bad_json"),
        (b"[1]", "bad_request"),
        (br#"{"id":1,"command":"quit"}"#, "bad_request"),
        (br#"{"id":1,"command":"solve","board":"1 2"}"#, "bad_board"),
        (&too_long, "too_large"),
    ] {
        engine.0.answer(line);
        let messages = std::mem::take(&mut engine.1.0.lock().unwrap().1);
        assert_eq!(messages.len(), 1);
        assert_eq!(messages[0]["event"], "failure");
        assert_eq!(messages[0]["data"]["error"]["kind"], kind);
    }
}

/// Writes bytes into the memory of an engine, as a host does through its own view of it.
#[allow(unsafe_code, reason = "the host of WebAssembly writes to an address")]
fn write(engine: &Session<Scribe>, bytes: &[u8]) -> usize {
    let start = engine.buffers().allocate(bytes.len());
    // SAFETY: `allocate` returned memory of at least this length, which nothing else uses yet.
    unsafe { std::slice::from_raw_parts_mut(start, bytes.len()) }.copy_from_slice(bytes);
    start.addr()
}

/// The bytes of a table of another engine.
#[allow(unsafe_code, reason = "the host of WebAssembly reads from an address")]
fn bytes_of(table: &Value) -> Vec<u8> {
    let number = |name: &str| table[name].as_u64().unwrap() as usize;
    let start = std::ptr::with_exposed_provenance::<u8>(number("address"));
    // SAFETY: the engine keeps its tables in place as long as it exists.
    unsafe { std::slice::from_raw_parts(start, number("bytes")) }.to_vec()
}

#[test]
fn tables_go_from_one_engine_to_another() {
    let first = session();
    let heuristic = "pdb:6-6-3";
    let prepare = json!({"id": 1, "command": "prepare", "heuristic": heuristic});
    let answer = ask(&first, &prepare).pop().unwrap();
    let tables = answer["data"]["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 3);
    let second = session();
    for (number, table) in tables.iter().enumerate() {
        let mut bytes = bytes_of(table);
        for damaged in [true, false] {
            bytes[100] ^= 1;
            let load = json!({
                "id": 2, "command": "load", "heuristic": heuristic, "number": number,
                "address": write(&second.0, &bytes), "bytes": bytes.len(),
                "checksum": table["checksum"],
            });
            let event = if damaged { "failure" } else { "answer" };
            assert_eq!(ask(&second, &load)[0]["event"], event);
        }
    }
    let solve = json!({"id": 3, "command": "solve", "board": BOARD, "heuristic": heuristic});
    assert_eq!(ask(&second, &solve)[0]["data"]["length"], 53);
    let large = json!({"id": 4, "command": "solve", "board": BOARD, "heuristic": "pdb:7-8"});
    let refused = &ask(&second, &large)[0]["data"]["error"];
    assert_eq!(refused["kind"], "refused");
    assert!(refused["message"].as_str().unwrap().contains("prepare"));
}

#[test]
fn a_board_without_a_seed_is_drawn_by_the_host() {
    let engine = session();
    let drawn = ask(&engine, &json!({"id": 1, "command": "scramble"}));
    assert_eq!(drawn[0]["data"]["seed"], 1_u64 << 52);
}

/// A board of five by five.
const LARGE: &str = "14 5 9 2 18/8 23 19 12 17/15 0 10 20 4/6 11 21 1 7/24 3 16 22 13";

#[test]
fn a_model_is_asked_for_before_a_search_that_would_use_it() {
    let engine = session();
    let solve =
        json!({"id": 1, "command": "solve", "board": LARGE, "search": "beam", "nodes": 20_000});
    let events = |messages: &[Value]| {
        let event = |message: &Value| message["event"].as_str().map(str::to_owned);
        messages.iter().filter_map(event).collect::<Vec<_>>()
    };
    let asked = ask(&engine, &solve);
    assert_eq!(events(&asked), ["model"]);
    assert_eq!(asked[0]["data"]["side"], 5);
    let mut bytes = include_bytes!("../../crates/loyd/models/5x5.model").to_vec();
    let hand_in = |bytes: &[u8]| {
        let address = write(&engine.0, bytes);
        let fields = json!({"id": 2, "command": "model", "side": 5, "address": address, "bytes": bytes.len()});
        ask(&engine, &fields)
    };
    bytes[2_000] ^= 1;
    let refused = hand_in(&bytes);
    assert_eq!(events(&refused), ["failure"]);
    assert!(
        refused[0]["data"]["error"]["message"]
            .to_string()
            .contains("damaged")
    );
    assert_eq!(events(&ask(&engine, &solve)), ["model"]);
    bytes[2_000] ^= 1;
    assert_eq!(events(&hand_in(&bytes)), ["answer"]);
    let learned = ask(&engine, &solve);
    assert_eq!(events(&learned), ["answer"]);

    let other = session();
    let none = json!({"id": 3, "command": "model", "side": 5});
    assert_eq!(events(&ask(&other, &none)), ["answer"]);
    let untrained = ask(&other, &solve);
    assert_eq!(events(&untrained), ["answer"]);
    let length = |messages: &[Value]| messages[0]["data"]["length"].as_u64();
    // Where the whole workspace is built, the library has models of its own.
    assert!(length(&learned) <= length(&untrained));
    // Small boards need none.
    assert_eq!(
        events(&ask(
            &session(),
            &json!({"id": 4, "command": "solve", "board": BOARD})
        )),
        ["answer"]
    );
}
