//! The greeting, limits, progress, and several requests at once.

use std::collections::HashSet;

use serde_json::json;

use crate::lines::{Client, ENDLESS, FAR, kind, unhurried};

#[test]
fn the_greeting_states_the_limits() {
    let (input, mut to) = std::io::pipe().expect("a pipe");
    let (from, output) = std::io::pipe().expect("a pipe");
    std::io::Write::write_all(&mut to, b"{\"id\":1,\"command\":\"quit\"}\n").expect("room");
    let config = unhurried();
    loyd_server::serve_lines(input, output, config, crate::lines::engine()).expect("it runs");
    let text = std::io::read_to_string(from).expect("UTF-8");
    let lines: Vec<serde_json::Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let greeting = json!({
        "protocol": 1, "version": env!("CARGO_PKG_VERSION"), "threads": 2, "waiting": 64,
        "time_seconds": 3600.0, "line_bytes": 65536,
    });
    assert_eq!(
        lines[0],
        json!({"id": null, "event": "ready", "data": greeting})
    );
    assert_eq!(lines[1], json!({"id": 1, "event": "answer", "data": {}}));
    assert_eq!(lines.len(), 2);
}

/// The records are the server's: a test of the server checks every field of its answers against
/// openapi.json, and both run the same jobs. Here one is compared as a whole.
#[test]
fn limits_are_answers() {
    let mut client = Client::start(unhurried());
    let request = json!({"id": 1, "command": "solve", "board": ENDLESS, "time": "20ms"});
    let answer = client.ask(&request);
    assert_eq!(answer["status"], "limit");
    assert!(answer["lower_bound"].as_u64() < answer["upper_bound"].as_u64());
}

#[test]
fn several_requests_are_in_flight() {
    let mut client = Client::start(unhurried());
    client.send(&json!({"id": "long", "command": "solve", "board": ENDLESS}));
    for id in 0..20 {
        client.send(&json!({"id": id, "command": "solve", "board": FAR}));
    }
    let mut open: HashSet<u64> = (0..20).collect();
    while !open.is_empty() {
        let answer = client.next_end();
        assert_eq!(answer["data"]["length"], 31, "{answer}");
        assert!(open.remove(&answer["id"].as_u64().expect("a number")));
    }
    assert_eq!(
        client.ask(&json!({"id": 1, "command": "cancel", "request": 1})),
        json!({"cancelled": false})
    );
    client.send(&json!({"id": 2, "command": "cancel", "request": "long"}));
    let both = [client.next_end(), client.next_end()];
    let cancel = both.iter().find(|message| message["id"] == 2);
    assert_eq!(
        cancel.expect("an answer")["data"],
        json!({"cancelled": true})
    );
    let long = both.iter().find(|message| message["id"] == "long");
    assert_eq!(kind(long.expect("an answer")), "cancelled");
    client.is_alive();
}

/// Requests that wait are cancelled as well, and their ids are free again.
#[test]
fn waiting_requests_are_cancelled() {
    let config = loyd_server::Config {
        threads: 1,
        ..unhurried()
    };
    let mut client = Client::start(config);
    for id in ["first", "second"] {
        client.send(&json!({"id": id, "command": "solve", "board": ENDLESS}));
    }
    for id in ["second", "first"] {
        client.send(&json!({"id": id, "command": "solve", "board": FAR}));
        assert_eq!(kind(&client.next_end()), "duplicate_id");
        client.send(&json!({"id": "c", "command": "cancel", "request": id}));
        let messages = [client.next_end(), client.next_end()];
        let cancelled = messages.iter().find(|message| message["id"] == id);
        assert_eq!(kind(cancelled.expect("an answer")), "cancelled");
    }
    let again = json!({"id": "second", "command": "solve", "board": FAR});
    assert_eq!(client.ask(&again)["length"], 31);
}

#[test]
fn progress_is_told_on_request() {
    let mut client = Client::start(unhurried());
    let request = json!({"id": 7, "command": "solve", "board": ENDLESS, "progress": true});
    client.send(&request);
    // The length of the best solution that was told.
    let mut best = None;
    let mut seen = HashSet::new();
    // Until there is progress with both bounds.
    while !(seen.contains("progress") && seen.contains("bounds")) {
        let message = client.next();
        assert_eq!(message["id"], 7);
        let event = message["event"].as_str().expect("a name").to_owned();
        let data = &message["data"];
        match event.as_str() {
            "queued" => assert!(data["place"].is_u64()),
            "progress" => {
                assert!(data["nodes_generated"].is_u64());
                assert_eq!(data["upper_bound"].as_u64(), best);
                if best.is_some() && data["lower_bound"].is_u64() {
                    assert!(data["lower_bound"].as_u64() <= best);
                    seen.insert("bounds".to_owned());
                }
            }
            "solution" => {
                assert!(data["moves"].is_string());
                let length = data["length"].as_u64();
                assert!(best.is_none() || length < best, "{message}");
                best = length;
            }
            _ => panic!("{message}"),
        }
        seen.insert(event);
    }
    client.send(&json!({"id": 8, "command": "cancel", "request": 7}));
    let ends = [client.next_end(), client.next_end()];
    assert!(ends.iter().any(|message| kind(message) == "cancelled"));
}
