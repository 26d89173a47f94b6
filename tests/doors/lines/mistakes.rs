//! Whatever is wrong with a line is told with a kind and a sentence, and never ends the engine.

use serde_json::{Value, json};

use crate::lines::{Client, ENDLESS, FAR, kind, unhurried};

#[test]
fn mistakes_are_told() {
    let mut client = Client::start(unhurried());
    let unsolvable = r#"{"id":1,"command":"solve","board":"2 1 3/4 5 6/7 8 0"}"#;
    let twice = r#"{"id":1,"command":"solve","board":"1 1 3/4 5 6/7 8 0"}"#;
    let no_such = r#"{"id":1,"command":"solve","board":"1 2/3 0","heuristic":"nice"}"#;
    let one = Value::from(1);
    for (line, id, wrong, field) in [
        ("hello", Value::Null, "bad_json", ""),
        ("{\"id\":1", Value::Null, "bad_json", ""),
        ("{\"id\":1} x", Value::Null, "bad_json", ""),
        ("[1,2]", Value::Null, "bad_request", ""),
        ("{}", Value::Null, "bad_request", "id"),
        ("{\"command\":\"quit\"}", Value::Null, "bad_request", "id"),
        ("{\"id\":1.5}", Value::Null, "bad_request", "id"),
        ("{\"id\":null}", Value::Null, "bad_request", "id"),
        ("{\"id\":[1]}", Value::Null, "bad_request", "id"),
        ("{\"id\":1}", one.clone(), "bad_request", "command"),
        (
            "{\"id\":1,\"command\":\"sing\"}",
            one.clone(),
            "bad_request",
            "command",
        ),
        (
            "{\"id\":1,\"command\":7}",
            one.clone(),
            "bad_request",
            "command",
        ),
        (
            "{\"id\":1,\"command\":\"solve\"}",
            one.clone(),
            "bad_request",
            "",
        ),
        (
            "{\"id\":\"é\",\"command\":\"hint\"}",
            "é".into(),
            "bad_request",
            "",
        ),
        (
            "{\"id\":1,\"command\":\"quit\",\"now\":1}",
            one.clone(),
            "bad_request",
            "now",
        ),
        (
            "{\"id\":1,\"command\":\"quit\",\"progress\":true}",
            one.clone(),
            "bad_request",
            "progress",
        ),
        (
            "{\"id\":1,\"command\":\"cancel\"}",
            one.clone(),
            "bad_request",
            "",
        ),
        (
            "{\"id\":1,\"command\":\"cancel\",\"request\":{}}",
            one.clone(),
            "bad_request",
            "request",
        ),
        (
            "{\"id\":1,\"command\":\"solve\",\"progress\":3}",
            one.clone(),
            "bad_request",
            "progress",
        ),
        (
            "{\"id\":1,\"command\":\"hint\",\"board\":\"1 2/3 0\",\"bored\":1}",
            one.clone(),
            "bad_request",
            "bored",
        ),
        (
            "{\"id\":1,\"command\":\"hint\",\"board\":5}",
            one.clone(),
            "bad_request",
            "board",
        ),
        (unsolvable, one.clone(), "unsolvable", "board"),
        (twice, one.clone(), "bad_board", "board"),
        (no_such, one.clone(), "unknown_name", "heuristic"),
    ] {
        client.write(line.as_bytes());
        let answer = client.next();
        assert_eq!(answer["event"], "failure", "{line}: {answer}");
        assert_eq!(answer["id"], id, "{line}: {answer}");
        assert_eq!(kind(&answer), wrong, "{line}: {answer}");
        let error = &answer["data"]["error"];
        assert_eq!(
            error["field"].as_str().unwrap_or(""),
            field,
            "{line}: {answer}"
        );
        assert!(!error["message"].as_str().unwrap_or("").is_empty());
    }
    client.is_alive();
}

#[test]
fn odd_bytes_and_long_lines_are_told() {
    let mut client = Client::start(unhurried());
    client.write(b"{\"id\":\"\xff\xfe\",\"command\":\"quit\"}");
    assert_eq!(kind(&client.next()), "bad_json");
    let long = format!(
        "{{\"id\":1,\"command\":\"solve\",\"board\":\"{}\"}}",
        "1 ".repeat(40_000)
    );
    client.write(long.as_bytes());
    let answer = client.next();
    assert_eq!((kind(&answer), &answer["id"]), ("too_large", &Value::Null));
    client.write(&vec![b'['; 60_000]);
    assert_eq!(kind(&client.next()), "bad_json");
    let id = "x".repeat(101);
    client.send(&json!({"id": id, "command": "quit"}));
    assert_eq!(kind(&client.next()), "bad_request");
    // Empty lines are no messages, and a carriage return before the newline does no harm.
    client.write(b"");
    client.write(b"  \r");
    client.write(format!("{{\"id\":1,\"command\":\"solve\",\"board\":\"{FAR}\"}}\r").as_bytes());
    assert_eq!(client.next()["data"]["length"], 31);
    client.is_alive();
}

#[test]
fn an_id_in_flight_is_refused() {
    let mut client = Client::start(unhurried());
    client.send(&json!({"id": 1, "command": "solve", "board": ENDLESS}));
    for command in ["solve", "quit", "cancel"] {
        client.send(&json!({"id": 1, "command": command, "request": 1}));
        let answer = client.next();
        assert_eq!((kind(&answer), &answer["id"]), ("duplicate_id", &1.into()));
    }
    // A number and a text are two ids.
    client.send(&json!({"id": "1", "command": "solve", "board": FAR}));
    assert_eq!(client.next()["data"]["length"], 31);
}
