//! Every path, asked as it should be.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::{self, Events};
use crate::{FAR, Running};

#[test]
fn health_says_that_all_is_well() {
    let server = Running::usual();
    let (status, health) = server.get("/api/health");
    assert_eq!(status, 200);
    assert_eq!(health["status"], "ok");
    assert_eq!(health["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(
        (&health["running"], &health["queued"]),
        (&json!(0), &json!(0))
    );
}

#[test]
fn specs_name_everything_that_solve_takes() {
    let server = Running::usual();
    let (status, specs) = server.get("/api/specs");
    assert_eq!(status, 200);
    for (list, field) in [("heuristics", "heuristic"), ("searches", "search")] {
        for row in specs[list].as_array().expect("a list") {
            let body = json!({"board": "1 2 3/4 5 6/0 7 8", field: row["name"]});
            let (status, answer) = server.post("/api/solve", &body);
            // The kernel is for 4x4, and says so.
            let kind = &answer["error"]["kind"];
            assert!(status == 200 || kind == "refused", "{row}: {answer}");
        }
    }
    let admissible = |name: &str| {
        let rows = specs["heuristics"].as_array().expect("a list");
        let row = rows.iter().find(|row| row["name"] == name);
        row.expect("the name")["admissible"].clone()
    };
    assert_eq!(admissible("md"), true);
    assert_eq!(admissible("hh"), false);
    assert_eq!(specs["limits"]["time_seconds"], 60.0);
}

#[test]
fn boards_are_read_in_every_notation() {
    let server = Running::usual();
    for text in [
        "1 2 3/4 5 6/7 0 8",
        "[[1,2,3],[4,5,6],[7,0,8]]",
        "123456708",
        "1,2,3,4,5,6,7,0,8",
        "1 2 3\n4 5 6\n7 0 8\n",
    ] {
        let (status, read) = server.post("/api/board", &json!({"text": text}));
        assert_eq!(status, 200, "{text}: {read}");
        assert_eq!(read["board"], "1 2 3/4 5 6/7 0 8");
        assert_eq!(read["tiles"], json!([1, 2, 3, 4, 5, 6, 7, 0, 8]));
        assert_eq!((&read["rows"], &read["columns"]), (&json!(3), &json!(3)));
        assert_eq!(
            (&read["solvable"], &read["solved"]),
            (&json!(true), &json!(false))
        );
    }
    let solved = json!({"text": "0 1/2 3", "goal": "blank-first"});
    assert_eq!(server.post("/api/board", &solved).1["solved"], true);
    let swapped = json!({"text": "2 1 3/4 5 6/7 8 0"});
    assert_eq!(server.post("/api/board", &swapped).1["solvable"], false);
}

#[test]
fn a_solution_is_shortest_and_can_be_replayed() {
    let server = Running::usual();
    let body = json!({"board": FAR, "heuristic": "md", "search": "ida"});
    let (status, answer) = server.post("/api/solve", &body);
    assert_eq!(status, 200, "{answer}");
    assert_eq!(answer["status"], "optimal");
    assert_eq!(answer["length"], 31);
    assert_eq!(answer["heuristic"], "md");
    let bounds = answer["iterations"].as_array().expect("bounds");
    assert_eq!(bounds.last().expect("a bound")["bound"], 31);
    let moves = answer["moves"].as_str().expect("moves");
    let path: loyd::puzzle::Path = moves.parse().expect("moves are read back");
    let start: loyd::puzzle::Board = FAR.parse().expect("a board");
    let end = path.replay(&start).expect("legal slides");
    assert_eq!(end.to_string(), "1 2 3/4 5 6/7 8 0");
}

#[test]
fn all_solutions_are_listed_up_to_a_limit() {
    let server = Running::usual();
    let (_, all) = server.post("/api/solve", &json!({"board": FAR, "all": true}));
    let solutions: BTreeSet<&str> = all["solutions"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(Value::as_str)
        .collect();
    // Reinefeld (1993) counted 40 for each of the two hardest boards.
    assert_eq!(solutions.len(), 40);
    assert_eq!(all["solutions_complete"], true);
    let (_, some) = server.post("/api/solve", &json!({"board": FAR, "limit": 3}));
    assert_eq!(some["solutions"].as_array().map(Vec::len), Some(3));
    assert_eq!(some["solutions_complete"], false);
}

#[test]
fn limits_give_bounds_and_a_solution() {
    let server = Running::usual();
    let board = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1";
    for limit in [
        json!({"nodes": 1000}),
        json!({"nodes": "1k"}),
        json!({"time": "20ms"}),
        json!({"time": 0.02}),
    ] {
        let mut body = json!({"board": board, "heuristic": "md", "threads": 2, "memory": "10MB"});
        for (name, value) in limit.as_object().expect("an object") {
            body[name] = value.clone();
        }
        let (status, answer) = server.post("/api/solve", &body);
        assert_eq!(
            (status, &answer["status"]),
            (200, &json!("limit")),
            "{answer}"
        );
        let bound = |name: &str| answer[name].as_u64().expect("a bound");
        assert!(
            bound("lower_bound") <= 68 && bound("upper_bound") >= 68,
            "{answer}"
        );
    }
}

#[test]
fn estimates_are_those_of_every_heuristic() {
    let server = Running::usual();
    let (status, answer) = server.post("/api/estimate", &json!({"board": FAR}));
    assert_eq!(status, 200);
    let rows = answer["estimates"].as_array().expect("rows");
    let value = |name: &str| {
        let row = rows.iter().find(|row| row["heuristic"] == name);
        row.expect("a row")["value"].as_f64()
    };
    assert_eq!((value("misplaced"), value("md")), (Some(7.0), Some(21.0)));
}

#[test]
fn events_tell_of_a_search_and_end_with_its_answer() {
    let server = Running::usual();
    let body = json!({"board": crate::ENDLESS, "heuristic": "md", "time": "600ms"});
    let events = Events::open(server.address, "/api/solve", &body).all();
    let (last, before) = events.split_last().expect("events");
    assert_eq!(last.0, "answer", "{last:?}");
    assert_eq!(last.1["status"], "limit");
    let progress: Vec<&Value> = before
        .iter()
        .filter(|event| event.0 == "progress")
        .map(|event| &event.1)
        .collect();
    assert!(
        (2..=8).contains(&progress.len()),
        "{} events",
        progress.len()
    );
    let nodes = |event: &Value| event["nodes_generated"].as_u64().expect("a count");
    assert!(
        progress
            .windows(2)
            .all(|pair| nodes(pair[0]) <= nodes(pair[1]))
    );
    assert!(nodes(progress[progress.len() - 1]) > 0);
    assert_eq!(
        progress[progress.len() - 1]["bound"],
        progress[progress.len() - 1]["lower_bound"]
    );
}

#[test]
fn events_end_with_a_failure_when_there_is_one() {
    let server = Running::usual();
    // Refused by the search, so that the request has become a task by then.
    let body = json!({"board": FAR, "search": "kernel", "heuristic": "md"});
    let events = Events::open(server.address, "/api/solve", &body).all();
    assert_eq!(events.len(), 1, "{events:?}");
    assert_eq!(events[0].0, "failure");
    assert_eq!(events[0].1["error"]["kind"], "refused");
}

#[test]
fn the_page_is_served_with_strict_headers() {
    let server = Running::usual();
    let page = client::get(server.address, "/");
    assert_eq!(page.status, 200);
    assert_eq!(
        page.header("content-type"),
        Some("text/html; charset=utf-8")
    );
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(
        policy.starts_with("default-src 'none'") && !policy.contains("unsafe"),
        "{policy}"
    );
    let tag = page.header("etag").expect("a tag");
    let again = client::text("GET", "/index.html", &[("If-None-Match", tag)], "");
    assert_eq!(client::send(server.address, again.as_bytes()).status, 304);
}
