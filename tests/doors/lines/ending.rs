//! The end: asked for, or because the client is gone. Nothing is left running.

use serde_json::json;

use crate::lines::{Client, ENDLESS, FAR, kind, unhurried};

#[test]
fn quit_cancels_what_is_in_flight() {
    let mut client = Client::start(unhurried());
    for id in 0..5 {
        client.send(&json!({"id": id, "command": "solve", "board": ENDLESS}));
    }
    client.send(&json!({"id": "bye", "command": "quit"}));
    for _ in 0..5 {
        assert_eq!(kind(&client.next()), "cancelled");
    }
    assert_eq!(
        client.next(),
        json!({"id": "bye", "event": "answer", "data": {}})
    );
    assert_eq!(client.next_or_end(), None);
    client.ends();
}

#[test]
fn quit_can_finish_first() {
    let mut client = Client::start(unhurried());
    for id in 0..5 {
        client.send(&json!({"id": id, "command": "solve", "board": FAR}));
    }
    client.send(&json!({"id": "bye", "command": "quit", "finish": true}));
    drop(client.to.take());
    for _ in 0..5 {
        assert_eq!(client.next()["data"]["length"], 31);
    }
    assert_eq!(client.next()["id"], "bye");
    assert_eq!(client.next_or_end(), None);
    client.ends();
}

#[test]
fn the_end_of_the_input_cancels_what_is_in_flight() {
    let mut client = Client::start(unhurried());
    client.send(&json!({"id": 1, "command": "solve", "board": ENDLESS}));
    drop(client.to.take());
    assert_eq!(kind(&client.next()), "cancelled");
    assert_eq!(client.next_or_end(), None);
    client.ends();
}

/// A client that closes both ends, and one that only stops reading.
#[test]
fn a_client_that_is_gone_leaves_nothing_running() {
    let mut client = Client::start(unhurried());
    client.send(&json!({"id": 1, "command": "solve", "board": ENDLESS}));
    drop(client.from.take());
    drop(client.to.take());
    client.ends();

    let mut client = Client::start(unhurried());
    client.send(&json!({"id": 1, "command": "solve", "board": ENDLESS, "progress": true}));
    drop(client.from.take());
    client.ends();
}
