//! When the client goes, its search ends.

use std::io::Write as _;

use serde_json::{Value, json};

use crate::server::client::{self, Events, text};
use crate::server::gate::{Event, Gate};
use crate::server::{ENDLESS, Running, unhurried};

/// Boards and ways to search them that take for ever.
fn endless() -> Vec<Value> {
    let mut eight: Vec<u8> = (0..64).rev().collect();
    // An odd number of exchanges would make it unsolvable.
    eight.swap(61, 62);
    let row = |row: &[u8]| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let largest: Vec<String> = eight.chunks(8).map(row).collect();
    let hard = "0 15 8 3/12 11 7 4/14 10 6 5/9 13 2 1";
    vec![
        json!({"board": ENDLESS, "heuristic": "md"}),
        json!({"board": ENDLESS, "search": "astar"}),
        json!({"board": largest.join("/")}),
        json!({"board": hard, "heuristic": "wd", "search": "ida"}),
        json!({"board": hard, "heuristic": "pdb:4-4-4-3", "threads": 2}),
        json!({"board": hard, "heuristic": "md", "search": "bidirectional"}),
    ]
}

fn post(server: &Running, body: &Value) -> std::net::TcpStream {
    let json = [("Content-Type", "application/json")];
    let mut stream = client::connect(server.address);
    let text = text("POST", "/api/solve", &json, &body.to_string());
    stream.write_all(text.as_bytes()).expect("the server reads");
    stream
}

#[test]
fn a_search_ends_when_its_client_goes() {
    let server = Running::start(unhurried());
    for body in endless() {
        let stream = post(&server, &body);
        server.until_load((1, 0));
        drop(stream);
        server.until_load((0, 0));
    }
}

#[test]
fn a_told_search_ends_when_its_client_goes() {
    let server = Running::start(unhurried());
    for body in endless() {
        let mut events = Events::open(server.address, "/api/solve", &body);
        // Past the beginning, where tables are made.
        while events.next().expect("progress").1["nodes_generated"] == 0 {}
        assert_eq!(server.load(), (1, 0), "{body}");
        drop(events);
        server.until_load((0, 0));
    }
}

/// It is the observer that stops it, also where a table is built.
#[test]
fn the_observer_is_told_that_the_client_has_gone() {
    let (gate, engine) = Gate::new();
    let server = Running::with_engine(unhurried(), engine);
    let stream = post(&server, &Gate::body());
    assert_eq!(gate.next(), Event::Began);
    drop(stream);
    assert_eq!(gate.next(), Event::Stopped);
    server.until_load((0, 0));
    let events = Events::open(server.address, "/api/solve", &Gate::body());
    assert_eq!(gate.next(), Event::Began);
    drop(events);
    assert_eq!(gate.next(), Event::Stopped);
    server.until_load((0, 0));
}

#[test]
fn hints_analyses_and_scrambles_end_when_their_client_goes() {
    let server = Running::start(unhurried());
    let mut analysis = crate::server::description::long_walk();
    analysis["time"] = json!("1h");
    for (path, body) in [
        ("/api/hint", json!({"board": ENDLESS})),
        ("/api/analyze", analysis),
        (
            "/api/scramble",
            json!({"length": 71, "count": 1000, "seed": 1}),
        ),
        (
            "/api/scramble",
            json!({"size": "3x6", "length": 36, "count": 1000, "seed": 1, "threads": 2}),
        ),
    ] {
        let mut events = Events::open(server.address, path, &body);
        // Past the beginning, where tables are made.
        for _ in 0..4 {
            assert_eq!(events.next().expect("progress").0, "progress", "{path}");
        }
        assert_eq!(server.load(), (1, 0), "{path} {body}");
        drop(events);
        server.until_load((0, 0));
    }
}

#[test]
fn a_waiting_request_leaves_the_queue_when_its_client_goes() {
    let server = Running::start(unhurried());
    let body = json!({"board": ENDLESS, "heuristic": "md", "threads": 2});
    let running = Events::open(server.address, "/api/solve", &body);
    server.until_load((1, 0));
    let mut waiting = Events::open(server.address, "/api/solve", &body);
    let (name, place) = waiting.next().expect("an event");
    assert_eq!((name.as_str(), &place), ("queued", &json!({"place": 1})));
    let second = Events::open(server.address, "/api/solve", &body);
    server.until_load((1, 2));
    drop(waiting);
    server.until_load((1, 1));
    drop(running);
    // The next one's turn has come.
    server.until_load((1, 0));
    drop(second);
    server.until_load((0, 0));
}
