//! Every way of asking wrongly gets its own clear answer.

use std::io::{Read as _, Write as _};
use std::time::Duration;

use loyd_server::Config;
use serde_json::{Value, json};

use crate::server::client::{self, send, text};
use crate::server::{FAR, Running, unhurried};

fn fails(server: &Running, path: &str, body: &Value, status: u16, kind: &str) -> Value {
    let (got, answer) = server.post(path, body);
    let error = answer["error"].clone();
    assert_eq!(
        (got, error["kind"].as_str()),
        (status, Some(kind)),
        "{body}: {answer}"
    );
    let message = error["message"].as_str().expect("a message");
    assert!(message.len() > 10, "{message}");
    error
}

/// What is wrong in JSON, or beyond the limits of a server: a field, the kind, the field named. What is
/// wrong at every door is in the contract.
const WRONG: [(&str, &str, &str); 12] = [
    (r#""time": "1h""#, "bad_request", "time"),
    (r#""time": -1"#, "bad_request", "time"),
    (r#""time": 1e300"#, "bad_request", "time"),
    (r#""time": [1]"#, "bad_request", "time"),
    (r#""nodes": 1.5"#, "bad_request", "nodes"),
    (r#""threads": 3"#, "bad_request", "threads"),
    (r#""threads": 0"#, "bad_request", "threads"),
    (r#""memory": "900GB""#, "bad_request", "memory"),
    (r#""limit": 100000"#, "bad_request", "limit"),
    (r#""all": "yes""#, "bad_request", "all"),
    (r#""bord": 1"#, "bad_request", "bord"),
    (r#""board": "1 2/3 0""#, "bad_request", "board"),
];

#[test]
fn wrong_fields_are_named() {
    let server = Running::usual();
    for (wrong, kind, field) in WRONG {
        let body = format!("{{\"board\": \"{FAR}\", {wrong}}}");
        let reply = client::post(server.address, "/api/solve", &body);
        let error = reply.json()["error"].clone();
        assert_eq!(
            (reply.status, reply.kind().as_str()),
            (400, kind),
            "{body}: {error}"
        );
        // A field that is there twice is found before it has a name.
        let twice = wrong.starts_with("\"board\"");
        assert!(twice || error["field"] == field, "{body}: {error}");
    }
    let number = fails(
        &server,
        "/api/solve",
        &json!({"board": 7}),
        400,
        "bad_request",
    );
    assert_eq!(number["field"], "board", "{number}");
    let missing = fails(&server, "/api/solve", &json!({}), 400, "bad_request");
    let message = missing["message"].as_str().expect("a message");
    assert!(message.contains("board"), "{message}");
}

#[test]
fn limits_are_stated() {
    let server = Running::usual();
    let moves = "LR".repeat(1_001);
    for (path, body, words) in [
        ("solve", json!({"board": FAR, "time": "2m"}), "60 s"),
        ("scramble", json!({"count": 100_000}), "1000"),
        ("analyze", json!({"solution": moves, "size": "3x3"}), "2000"),
    ] {
        let error = fails(&server, &format!("/api/{path}"), &body, 400, "bad_request");
        let message = error["message"].as_str().expect("a message");
        assert!(message.contains(words), "{error}");
    }
}

#[test]
fn the_wrong_tile_is_pointed_at() {
    let server = Running::usual();
    let text = "1 2 3/4 5 6/7 7 0";
    let error = fails(
        &server,
        "/api/board",
        &json!({"text": text}),
        400,
        "bad_board",
    );
    assert_eq!(error["message"], "tile 7 appears twice, tile 8 is missing");
    assert_eq!(error["span"], json!([14, 15]));
    // Behind a letter of two bytes and a sign of two units.
    let error = fails(
        &server,
        "/api/board",
        &json!({"text": "ü𝟙 x"}),
        400,
        "bad_board",
    );
    let span = error["span"].as_array().expect("a span");
    assert!(
        span.iter()
            .all(|end| end.as_u64().is_some_and(|end| end <= 5)),
        "{error}"
    );
}

#[test]
fn bodies_that_are_no_json() {
    let server = Running::usual();
    for body in [
        "",
        "{",
        "nonsense",
        "{\"board\":",
        "{\"board\":\"1 2/3 0\"}}",
        "\u{0}",
    ] {
        let reply = client::post(server.address, "/api/solve", body);
        assert_eq!(
            (reply.status, reply.kind().as_str()),
            (400, "bad_json"),
            "{body:?}"
        );
    }
    let deep = "[".repeat(50_000);
    let reply = client::post(server.address, "/api/solve", &deep);
    assert_eq!(reply.status, 400, "{}", reply.kind());
    let large = format!("{{\"board\":\"{}\"}}", "1 ".repeat(50_000));
    let reply = client::post(server.address, "/api/solve", &large);
    assert_eq!((reply.status, reply.kind().as_str()), (413, "too_large"));
}

#[test]
fn other_paths_methods_and_types() {
    let server = Running::usual();
    let kind = |text: &str| {
        let reply = send(server.address, text.as_bytes());
        (reply.status, reply.kind())
    };
    let body = "{\"board\":\"1 2/3 0\"}";
    let not_found = (404, "not_found".to_owned());
    assert_eq!(kind(&text("GET", "/api/nothing", &[], "")), not_found);
    assert_eq!(kind(&text("GET", "/../../etc/passwd", &[], "")), not_found);
    assert_eq!(kind(&text("POST", "/api/", &[], body)), not_found);
    let wrong = (405, "method_not_allowed".to_owned());
    assert_eq!(kind(&text("GET", "/api/solve", &[], "")), wrong);
    assert_eq!(kind(&text("DELETE", "/api/health", &[], "")), wrong);
    assert_eq!(kind(&text("POST", "/", &[], body)), wrong);
    let unsupported = (415, "bad_request".to_owned());
    assert_eq!(kind(&text("POST", "/api/solve", &[], body)), unsupported);
    let form = [("Content-Type", "text/plain")];
    assert_eq!(kind(&text("POST", "/api/solve", &form, body)), unsupported);
}

#[test]
fn slow_senders_are_cut_off() {
    let server = Running::start(Config {
        client_timeout: Duration::from_millis(300),
        ..unhurried()
    });
    let whole = text(
        "POST",
        "/api/board",
        &[("Content-Type", "application/json")],
        "{\"text\":\"1 2/3 0\"}",
    );
    let head = whole.find("\r\n\r\n").expect("a head");
    for cut in [0, 1, 20, head, head + 6] {
        let mut stream = client::connect(server.address);
        stream
            .write_all(&whole.as_bytes()[..cut])
            .expect("the server reads");
        // It is the server that ends the connection, whatever it has to say.
        let mut said = Vec::new();
        let ended = stream.read_to_end(&mut said);
        assert!(ended.is_ok(), "cut at {cut}: {ended:?}");
        // The body's clock is ours, which can say so; the head's is hyper's.
        if cut > head {
            let said = String::from_utf8_lossy(&said);
            assert!(said.starts_with("HTTP/1.1 408 "), "{said}");
        }
    }
    assert_eq!(server.get("/api/health").0, 200);
}
