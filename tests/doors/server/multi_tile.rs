//! A server without room for the tables of the multi-tile metric searches without them.

use loyd::pattern::BuildInMemory;
use loyd::{References, Solver};
use loyd_server::{LimitedTables, SharedEngine};
use serde_json::json;

use crate::server::{Running, unhurried};

const HARD: &str = "0 15 8 3/12 11 7 4/14 10 6 5/9 13 2 1";

/// A server that builds next to nothing.
fn small() -> Running {
    let tables = LimitedTables::new(BuildInMemory::default(), 0);
    let solver = Solver::with_tables(Box::new(tables));
    Running::with_engine(
        unhurried(),
        SharedEngine::new(solver, References::Ignore, |_, _| ()),
    )
}

#[test]
fn a_server_without_room_for_the_tables_searches_without() {
    let server = small();
    let body = json!({"board": HARD, "metric": "mtm", "heuristic": "colourings"});
    let (status, refused) = server.post("/api/solve", &body);
    assert_eq!(status, 400, "{refused}");
    let message = refused["error"]["message"].as_str().expect("a message");
    assert!(message.contains("at most 16 MB of tables"), "{message}");
    // More than it searches before it wants the tables.
    let body = json!({"board": HARD, "metric": "mtm", "nodes": "5100k"});
    let (status, answer) = server.post("/api/solve", &body);
    assert_eq!(
        (status, &answer["status"]),
        (200, &json!("limit")),
        "{answer}"
    );
    let count = |field: &str| answer[field].as_u64().expect("a number");
    assert!(count("nodes_generated") > 5_000_000, "{answer}");
    assert!(0 < count("lower_bound") && count("lower_bound") <= count("upper_bound"));
}
