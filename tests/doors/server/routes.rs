//! What only the paths of the server have: health, names, events and the page. What they answer is in
//! the contract.

use serde_json::{Value, json};

use crate::server::client::{self, Events};
use crate::server::description;
use crate::server::{ENDLESS, FAR, Running, unhurried};

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

/// A search that does not end is not waited for: the event comes while it runs.
#[test]
fn a_first_solution_is_told_while_the_search_goes_on() {
    let server = Running::usual();
    for first_moves in [false, true] {
        let body = json!({"board": ENDLESS, "first_moves": first_moves});
        let mut events = Events::open(server.address, "/api/solve", &body);
        let told = events.until("solution");
        assert_eq!(server.load().0, 1, "the search goes on");
        let moves = told["moves"].as_str().expect("moves");
        let path: loyd::puzzle::Path = moves.parse().expect("moves are read back");
        let start: loyd::puzzle::Board = ENDLESS.parse().expect("a board");
        let end = path.replay(&start).expect("legal slides");
        let goal = "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0";
        assert_eq!(end.to_string(), goal);
        assert_eq!(told["length"], path.len());
        let lower_bound = told["lower_bound"].as_u64().expect("a bound");
        assert!((100..=path.len() as u64).contains(&lower_bound), "{told}");
        drop(events);
        server.until_load((0, 0));
    }
}

/// A search from both ends meets longer solutions before shorter ones.
#[test]
fn every_better_solution_and_bound_is_told() {
    let server = Running::usual();
    let board = "13 5 4 10/9 12 8 14/2 3 7 1/0 15 11 6";
    let body = json!({
        "board": board, "goal": "blank-first", "heuristic": "md", "search": "bidirectional",
        "memory": "300MB",
    });
    let events = Events::open(server.address, "/api/solve", &body).all();
    let (mut lower, mut upper) = (0, u64::MAX);
    let mut told = 0;
    for (name, event) in &events {
        let bound = |field: &str| event[field].as_u64();
        match name.as_str() {
            "solution" => {
                let length = bound("length").expect("a length");
                assert!(length < upper, "{event}");
                (upper, told) = (length, told + 1);
            }
            "progress" => {
                assert!(bound("lower_bound").unwrap_or(0) >= lower, "{event}");
                lower = bound("lower_bound").unwrap_or(0);
                assert_eq!(bound("upper_bound").unwrap_or(u64::MAX), upper, "{event}");
            }
            "answer" => {
                let length = bound("upper_bound").expect("a length");
                assert!((lower..=upper).contains(&length), "{event}");
                assert!(bound("lower_bound") >= Some(lower));
            }
            "queued" => {}
            _ => panic!("{name} {event}"),
        }
    }
    assert!(told > 0, "no solution was told in {} events", events.len());
    assert_eq!(events.last().map(|event| event.0.as_str()), Some("answer"));
}

#[test]
fn a_first_solution_is_not_told_to_those_who_do_not_want_it() {
    let server = Running::usual();
    let body = json!({"board": ENDLESS, "heuristic": "md", "nodes": "3M", "first_solution": false});
    let events = Events::open(server.address, "/api/solve", &body).all();
    assert!(events.iter().all(|event| event.0 != "solution"));
    assert_eq!(events.last().expect("an end").0, "answer");
}

/// The boards along a solution may be farther from the goal than its beginning: what is
/// proved of them says nothing of the beginning. A walk round and round the goal leads to such
/// boards.
#[test]
fn the_progress_of_an_analysis_claims_no_bound_of_other_boards() {
    let server = Running::usual();
    let mut walk = description::long_walk();
    // From the goal to the far board and back.
    let back = walk["solution"].as_str().expect("moves").to_owned();
    let path: loyd::puzzle::Path = back.parse().expect("moves are read back");
    let there = path.reversed();
    walk["solution"] = json!(format!("{there}{path}"));
    walk["scramble"] = json!("1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0");
    walk["time"] = json!("60s");
    let mut events = Events::open(server.address, "/api/analyze", &walk);
    let told = loop {
        let told = events.until("progress");
        if told["bound"].as_u64().is_some_and(|bound| bound > 30) {
            break told;
        }
    };
    let lower_bound = told["lower_bound"].as_u64().unwrap_or(0);
    assert_eq!(lower_bound, 0, "the scramble is solved: {told}");
}

/// Listing the two million boards of ten cells takes longer than a millisecond on any
/// machine, and ends with the time all the same.
#[test]
fn listing_boards_ends_with_the_time() {
    let server = Running::usual();
    for size in ["2x5", "5x2"] {
        let mut body = json!({"size": size, "length": 55, "time": "1ms", "seed": 1});
        let (status, drawn) = server.post("/api/scramble", &body);
        assert_eq!(
            (status, &drawn["complete"]),
            (200, &json!(false)),
            "{drawn}"
        );
        assert_eq!(drawn["boards"], json!([]));
        assert_eq!(drawn["method"], "listed");
        body["time"] = json!("60s");
        let (status, drawn) = server.post("/api/scramble", &body);
        assert_eq!((status, &drawn["complete"]), (200, &json!(true)), "{drawn}");
        assert_eq!(drawn["boards"][0]["length"], 55);
    }
}

#[test]
fn events_tell_of_a_search_and_end_with_its_answer() {
    let server = Running::start(unhurried());
    let body = json!({"board": crate::server::ENDLESS, "heuristic": "md"});
    let mut events = Events::open(server.address, "/api/solve", &body);
    let mut told: Vec<(String, Value)> = Vec::new();
    let searching = |event: &&(String, Value)| event.1["nodes_generated"].as_u64() > Some(0);
    while told.iter().filter(searching).count() < 2 {
        told.push(events.next().expect("progress"));
    }
    // It would go on for an hour; asked twice, the server stops it.
    server.handle.stop();
    server.handle.stop();
    told.extend(events.all());
    let (end, before) = told.split_last().expect("events");
    assert_eq!(end.0, "answer", "{end:?}");
    assert_eq!(end.1["status"], "limit");
    let progress: Vec<&Value> = before
        .iter()
        .filter(|event| event.0 == "progress")
        .map(|event| &event.1)
        .collect();
    let last = progress.last().expect("progress");
    let seconds = last["seconds"].as_f64().expect("seconds");
    assert!(progress.len() >= 2, "{before:?}");
    assert!(
        seconds >= 0.1 * f64::from(progress.len() as u32 - 1),
        "{seconds}"
    );
    let nodes = |event: &Value| event["nodes_generated"].as_u64().expect("a count");
    assert!(
        progress
            .windows(2)
            .all(|pair| nodes(pair[0]) <= nodes(pair[1]))
    );
    assert!(nodes(last) > 0);
    assert_eq!(last["bound"], last["lower_bound"]);
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

#[test]
fn the_page_is_compressed_for_clients_that_accept_it() {
    let server = Running::usual();
    let get = |headers: &[(&str, &str)]| {
        client::send(
            server.address,
            client::text("GET", "/", headers, "").as_bytes(),
        )
    };
    let plain = get(&[]);
    assert_eq!(plain.header("content-encoding"), None);
    assert!(plain.body.starts_with(b"<!doctype html>"));
    let refused = get(&[("Accept-Encoding", "br, gzip;q=0")]);
    assert_eq!(refused.header("content-encoding"), None);
    assert_eq!(refused.body, plain.body);
    let compressed = get(&[("Accept-Encoding", "gzip, deflate, br")]);
    assert_eq!(compressed.header("content-encoding"), Some("gzip"));
    assert!(compressed.body.starts_with(&[0x1f, 0x8b]));
    assert!(compressed.body.len() < plain.body.len());
    for reply in [&plain, &compressed] {
        assert_eq!(reply.header("vary"), Some("accept-encoding"));
        assert_eq!(
            reply.header("content-type"),
            Some("text/html; charset=utf-8")
        );
    }
    // Each form has its own tag.
    let tag = compressed.header("etag").expect("a tag");
    assert_ne!(plain.header("etag"), Some(tag));
    let gzip = ("Accept-Encoding", "gzip");
    assert_eq!(get(&[gzip, ("If-None-Match", tag)]).status, 304);
    assert_eq!(get(&[("If-None-Match", tag)]).status, 200);
}
