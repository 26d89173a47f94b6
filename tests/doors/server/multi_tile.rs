//! Requests in the multi-tile metric: a server without room for its tables searches without them,
//! and solutions, hints, analyses and scrambles count in it.

use loyd::pattern::BuildInMemory;
use loyd::{References, Solver};
use loyd_server::{LimitedTables, SharedEngine};
use serde_json::{Value, json};

use crate::server::{Running, unhurried};

const HARD: &str = "0 15 8 3/12 11 7 4/14 10 6 5/9 13 2 1";
const NEAR: &str = "1 2 3/4 5 6/0 7 8";

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

#[test]
fn hints_and_analyses_count_in_either_metric() {
    let server = Running::usual();
    let ask = |path: &str, body: Value| {
        let (status, answer) = server.post(path, &body);
        assert_eq!(status, 200, "{path} {body}: {answer}");
        answer
    };
    let hint = ask("/api/hint", json!({"board": NEAR, "metric": "mtm"}));
    assert_eq!(
        (&hint["moves"], &hint["length"]),
        (&json!("L2"), &json!(1)),
        "{hint}"
    );
    let plain = json!({"board": NEAR, "metric": "stm"});
    assert_eq!(ask("/api/hint", plain)["length"], 2);
    let solve = json!({"scramble": NEAR, "solution": "DULL", "metric": "mtm"});
    let analysis = ask("/api/analyze", solve);
    assert_eq!(analysis["summary"], "3 = 1 + 0 + 2x1");
    assert_eq!(analysis["distances"], json!([1, 2, 1, 0]));
    let lost = &analysis["lost_moves"][0];
    assert_eq!(
        (&lost["played"], &lost["kind"]),
        (&json!("D"), &json!("bad"))
    );
    assert_eq!(lost["better"], json!(["L2"]));
}

#[test]
fn a_solution_has_every_best_first_move() {
    let server = Running::usual();
    let body = json!({"board": NEAR, "metric": "mtm", "first_moves": true});
    let (status, answer) = server.post("/api/solve", &body);
    assert_eq!((status, &answer["length"]), (200, &json!(1)), "{answer}");
    let first = json!([{"move": "L2", "tile": 8, "kind": "good", "length": 1}]);
    assert_eq!(answer["first_moves"], first);
    let all = json!({"board": NEAR, "metric": "mtm", "all": true});
    let (_, answer) = server.post("/api/solve", &all);
    assert_eq!(answer["solutions"], json!(["L2"]));
    assert_eq!(answer["solutions_complete"], true);
}

#[test]
fn scrambles_have_their_length_in_either_metric() {
    let server = Running::usual();
    for (metric, length) in [("mtm", 7), ("stm", 9)] {
        let body =
            json!({"size": "3x3", "length": length, "metric": metric, "count": 3, "seed": 5});
        let (status, answer) = server.post("/api/scramble", &body);
        assert_eq!(
            (status, &answer["metric"]),
            (200, &json!(metric)),
            "{answer}"
        );
        for scrambled in answer["boards"].as_array().expect("boards") {
            assert_eq!(scrambled["length"], length);
            let solve = json!({"board": scrambled["board"], "metric": metric});
            let (_, solution) = server.post("/api/solve", &solve);
            assert_eq!(solution["length"], length, "{solution}");
        }
    }
    let (_, refused) = server.post("/api/scramble", &json!({"length": 39, "metric": "mtm"}));
    assert_eq!(refused["error"]["field"], "length", "{refused}");
}

#[test]
fn what_is_no_metric_is_refused() {
    let server = Running::usual();
    for (path, body) in [
        ("/api/scramble", json!({"length": 3, "metric": "htm"})),
        ("/api/hint", json!({"board": NEAR, "metric": "htm"})),
        (
            "/api/analyze",
            json!({"scramble": NEAR, "solution": "L2", "metric": "htm"}),
        ),
    ] {
        let (_, refused) = server.post(path, &body);
        assert_eq!(refused["error"]["kind"], "unknown_name", "{refused}");
        assert_eq!(refused["error"]["field"], "metric", "{refused}");
    }
}
