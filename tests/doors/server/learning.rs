//! What a server learns from: its own choices, and beside the requests.

use std::sync::mpsc;

use loyd::References;
use loyd_server::SharedEngine;
use loyd_tests::solver;
use serde_json::json;

use crate::server::{FAR, Running, TIMEOUT, unhurried};

/// A client that chooses a weak heuristic, a slow search or all solutions makes any
/// board look hard; nothing is learned from that.
#[test]
fn only_what_the_engine_chose_is_learned_from() {
    let (told, heard) = mpsc::channel();
    let engine = SharedEngine::new(solver(), References::Ignore, move |report, _| {
        told.send(report.puzzle.start().to_string())
            .expect("a test");
    });
    let server = Running::with_engine(unhurried(), engine);
    for (field, value) in [
        ("heuristic", json!("misplaced")),
        ("heuristic", json!("pdb:1-4|5-8")),
        ("search", json!("ida")),
        ("search", json!("astar")),
        ("all", json!(true)),
        ("weight", json!(1)),
    ] {
        for first_moves in [false, true] {
            let mut body = json!({"board": FAR, "first_moves": first_moves});
            body[field] = value.clone();
            let (status, answer) = server.post("/api/solve", &body);
            assert!(status == 200 || first_moves, "{body}: {answer}");
        }
    }
    // Reports are heard in their order, so had there been others they would be first.
    let own = "1 2 3/4 5 6/0 7 8";
    assert_eq!(server.post("/api/solve", &json!({"board": own})).0, 200);
    assert_eq!(heard.recv_timeout(TIMEOUT).expect("a report"), own);
}

/// The thread that keeps boards may wait for a disk or another process; no request does.
#[test]
fn no_request_waits_for_what_is_learned() {
    let (began, has_begun) = mpsc::channel();
    let (let_go, go) = mpsc::channel::<()>();
    let engine = SharedEngine::new(solver(), References::Ignore, move |_, _| {
        began.send(()).expect("a test");
        // Until the test is over.
        let _ = go.recv();
    });
    let server = Running::with_engine(unhurried(), engine);
    for _ in 0..5 {
        let (status, answer) = server.post("/api/solve", &json!({"board": FAR}));
        assert_eq!((status, &answer["length"]), (200, &json!(31)));
        server.until_load((0, 0));
    }
    has_begun.recv_timeout(TIMEOUT).expect("the first is heard");
    assert!(has_begun.try_recv().is_err(), "it still holds the first");
    drop(let_go);
}
