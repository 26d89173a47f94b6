//! Whatever is sent, the answer is JSON and never a mistake of the server's.

use std::time::Duration;

use loyd_server::Config;
use proptest::prelude::*;
use serde_json::{Map, Value, json};

use crate::cases;
use crate::server::client::{self, text};
use crate::server::{ENDLESS, FAR, Running, unhurried};

const PATHS: [&str; 6] = [
    "/api/board",
    "/api/solve",
    "/api/estimate",
    "/api/hint",
    "/api/analyze",
    "/api/scramble",
];

fn server() -> Running {
    Running::start(Config {
        time: Duration::from_millis(20),
        ..unhurried()
    })
}

/// Any JSON, not deep.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,20}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 20, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((".{0,8}", inner), 0..5)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// What a field may well hold, right or nearly so.
fn likely() -> impl Strategy<Value = Value> {
    let texts = [
        FAR,
        ENDLESS,
        "1 2/3 0",
        "0 1/2 3",
        "1 2 3/4 5 6/7 7 0",
        "blank-first",
        "blank-last",
        "auto",
        "md",
        "wd",
        "hh",
        "pdb:4-4-4-3",
        "pdb:1-8|9-15:classic",
        "pdb:",
        "ida",
        "astar",
        "ba",
        "dibbs",
        "kernel",
        "10ms",
        "1h",
        "2M",
        "100kB",
        "DUL2",
        "URDLURDL",
        "3x3",
        "8x8",
        "4x4",
        "20..24",
        "200",
    ];
    prop_oneof![
        4 => prop::sample::select(texts.to_vec()).prop_map(Value::from),
        1 => (0_u32..100).prop_map(Value::from),
        1 => any::<bool>().prop_map(Value::from),
        1 => any::<f64>().prop_map(Value::from),
    ]
}

/// An object with the fields that requests have.
fn almost_right() -> impl Strategy<Value = Value> {
    let names = [
        "text",
        "board",
        "goal",
        "heuristic",
        "search",
        "threads",
        "time",
        "nodes",
        "memory",
        "all",
        "limit",
        "weight",
        "first_moves",
        "moves",
        "scramble",
        "solution",
        "size",
        "length",
        "count",
        "seed",
    ];
    let fields = prop::collection::vec((prop::sample::select(names.to_vec()), likely()), 0..6);
    fields.prop_map(|fields| {
        let mut object = Map::new();
        object.insert("board".to_owned(), json!(FAR));
        object.extend(
            fields
                .into_iter()
                .map(|(name, value)| (name.to_owned(), value)),
        );
        Value::Object(object)
    })
}

/// Sends a body everywhere; every answer is JSON, and right or the client's mistake.
fn send_everywhere(server: &Running, body: &str) -> Result<(), TestCaseError> {
    for path in PATHS {
        let reply = client::post(server.address, path, body);
        let answer = reply.json();
        prop_assert!(
            reply.status == 200 || (400..500).contains(&reply.status),
            "{path} {body}: {} {answer}",
            reply.status
        );
        prop_assert_eq!(reply.status == 200, answer.get("error").is_none());
    }
    Ok(())
}

#[test]
fn any_json_is_answered() {
    send_any_json(60);
}

#[test]
#[ignore = "takes minutes"]
fn any_json_is_answered_in_full() {
    send_any_json(2_400);
}

fn send_any_json(count: u32) {
    let server = server();
    let run = cases(count).run(&any_json(), |body| {
        send_everywhere(&server, &body.to_string())
    });
    run.expect("every answer is as it should be");
}

#[test]
fn almost_right_json_is_answered() {
    send_almost_right_json(60);
}

#[test]
#[ignore = "takes minutes"]
fn almost_right_json_is_answered_in_full() {
    send_almost_right_json(2_400);
}

fn send_almost_right_json(count: u32) {
    let server = server();
    let run = cases(count).run(&almost_right(), |mut body| {
        // Each path knows some of the fields; the others are taken out for it.
        for path in PATHS {
            while let (400, answer) = server.post(path, &body) {
                let message = answer["error"]["message"].as_str().unwrap_or("");
                let unknown = message.strip_prefix("unknown field `");
                let Some(name) = unknown.and_then(|rest| rest.split('`').next()) else {
                    break;
                };
                body.as_object_mut().expect("an object").remove(name);
            }
            let (status, answer) = server.post(path, &body);
            prop_assert!(status < 500, "{path} {body}: {answer}");
        }
        Ok(())
    });
    run.expect("every answer is as it should be");
}

#[test]
fn any_bytes_are_answered() {
    send_any_bytes(100);
}

#[test]
#[ignore = "takes minutes"]
fn any_bytes_are_answered_in_full() {
    send_any_bytes(4_000);
}

fn send_any_bytes(count: u32) {
    let server = server();
    let bytes = prop::collection::vec(any::<u8>(), 1..300);
    let run = cases(count).run(&bytes, |bytes| {
        // As a body, and as a whole request.
        let mut request = text(
            "POST",
            "/api/solve",
            &[
                ("Content-Type", "application/json"),
                ("Content-Length", &bytes.len().to_string()),
            ],
            "",
        )
        .into_bytes();
        request.extend_from_slice(&bytes);
        let reply = client::send(server.address, &request);
        prop_assert!((400..500).contains(&reply.status), "{}", reply.status);
        client::send_and_leave(server.address, &bytes);
        Ok(())
    });
    run.expect("every answer is as it should be");
    assert_eq!(server.get("/api/health").0, 200);
}
