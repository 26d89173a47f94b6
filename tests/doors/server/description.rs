//! openapi.json and the server say the same: every path, every field of a
//! request, every field of an answer, every kind of error, in both directions.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use loyd::References;
use loyd::reference::Thresholds;
use loyd_server::{Config, SharedEngine};
use loyd_store::references::{ReferenceStore, SharedReferences, StoredReferences, import_shipped};
use loyd_tests::solver;
use serde_json::{Value, json};

use crate::server::client::{self, Events, text};
use crate::server::schema::Schemas;
use crate::server::{ENDLESS, FAR, Running, unhurried};

/// A board of 4x4 that takes a moment, near reference boards that come with the program.
const REFERENCE: &str = "15 11 8 3/12 7 4 0/14 10 6 5/9 13 2 1";

/// A server with the references that come with the program.
fn server() -> (Running, tempfile::TempDir) {
    let directory = tempfile::tempdir().expect("a directory");
    let path = ReferenceStore::file_in(directory.path());
    let (mut store, _) = ReferenceStore::open_or_create(&path).expect("a collection");
    import_shipped(&mut store).expect("they can be read");
    let stored = StoredReferences::new(path, Thresholds::default(), |_| ());
    let solver = solver().with_references(Box::new(SharedReferences(Arc::new(stored))));
    let engine = SharedEngine::new(solver, References::Use, |_, _| ());
    (Running::with_engine(unhurried(), engine), directory)
}

/// Requests that together have every field, and whose answers have.
fn samples() -> Vec<(&'static str, Vec<Value>)> {
    vec![
        (
            "/api/board",
            vec![json!({"text": FAR, "goal": "blank-first"})],
        ),
        (
            "/api/solve",
            vec![
                json!({"board": FAR, "goal": "blank-last", "heuristic": "md", "search": "ida", "threads": 1,
                    "time": "5s", "nodes": "10M", "memory": "10MB", "all": true, "limit": 5}),
                json!({"board": FAR, "weight": 1.5}),
                json!({"board": FAR, "metric": "mtm", "first_moves": true}),
                json!({"board": FAR, "first_moves": true, "first_solution": false}),
                json!({"board": FAR, "heuristic": "hh", "search": "ba"}),
                json!({"board": REFERENCE, "threads": 2, "time": 60}),
            ],
        ),
        (
            "/api/estimate",
            vec![
                json!({"board": FAR, "goal": "blank-last"}),
                json!({"board": ENDLESS}),
            ],
        ),
        (
            "/api/hint",
            vec![
                json!({"board": FAR, "goal": "blank-last", "moves": 3, "threads": 1, "time": 5}),
                json!({"board": ENDLESS, "time": "20ms"}),
                json!({"board": FAR, "metric": "mtm"}),
            ],
        ),
        (
            "/api/analyze",
            vec![
                json!({"scramble": "1 2 3/4 5 6/0 7 8", "solution": "DUL2", "goal": "blank-last", "threads": 1, "time": 5}),
                json!({"solution": "RL2", "size": "3x3"}),
                json!({"solution": "DUL2", "size": "3x3", "metric": "mtm"}),
                long_walk(),
            ],
        ),
        (
            "/api/scramble",
            vec![
                json!({"size": "3x3", "length": "20..24", "count": 3, "seed": 1, "goal": "blank-last", "threads": 1, "time": 5}),
                json!({"size": "3x3", "length": 5, "metric": "mtm"}),
                json!({"seed": "18446744073709551615"}),
            ],
        ),
    ]
}

/// A solution of a large board that cannot be analysed in its time: round and round
/// far away from the goal and all the way back, with one needless pair of moves near it.
pub(crate) fn long_walk() -> Value {
    let start: loyd::puzzle::Board = ENDLESS.parse().expect("a board");
    let request = loyd::Request::try_from(start)
        .expect("solvable")
        .limits(loyd::search::Limits::default().nodes(Some(1)));
    let report = solver().solve(&request).expect("some solution");
    let mut slides = report.path.slides().to_vec();
    let last = *slides.last().expect("a move");
    slides.extend([last.opposite(), last]);
    let moves: loyd::puzzle::Path = slides.into_iter().collect();
    json!({"scramble": ENDLESS, "solution": moves.to_string(), "time": "100ms"})
}

#[test]
fn answers_have_the_fields_that_are_described_and_no_others() {
    let mut schemas = Schemas::read();
    let (server, _directory) = server();
    for path in ["/api/health", "/api/specs"] {
        let place = answer_of(path, "get");
        schemas.check(&server.get(path).1, &place);
        assert_eq!(schemas.unseen(&place), [""; 0], "{path}");
    }
    assert_eq!(&server.get("/api/openapi.json").1, schemas.document());
    for (path, bodies) in samples() {
        let place = answer_of(path, "post");
        for body in bodies {
            let (status, answer) = server.post(path, &body);
            assert_eq!(status, 200, "{path} {body}: {answer}");
            schemas.check(&answer, &place);
        }
        let unseen: Vec<String> = schemas.unseen(&place);
        // A limit would have to fall between two moves for this one.
        let unseen: Vec<&String> = unseen
            .iter()
            .filter(|field| !field.ends_with("better_complete"))
            .collect();
        assert!(unseen.is_empty(), "{path}: {unseen:?}");
    }
}

fn escaped(path: &str) -> String {
    format!("/paths/{}", path.replace('/', "~1"))
}

fn answer_of(path: &str, method: &str) -> String {
    format!(
        "{}/{method}/responses/200/content/application~1json/schema",
        escaped(path)
    )
}

#[test]
fn requests_have_the_fields_that_are_described_and_no_others() {
    let mut schemas = Schemas::read();
    let server = Running::usual();
    for (path, bodies) in samples() {
        let place = format!(
            "{}/post/requestBody/content/application~1json/schema",
            escaped(path)
        );
        for body in &bodies {
            schemas.check(body, &place);
        }
        assert_eq!(
            schemas.unseen(&place),
            [""; 0],
            "{path}: samples have every field"
        );
        let (_, refused) = server.post(path, &json!({"no such field": 1}));
        let message = refused["error"]["message"].as_str().expect("a message");
        let known: BTreeSet<&str> = message.split('`').skip(3).step_by(2).collect();
        let schema = schemas.at(&schemas.resolve(&place)).clone();
        let described = schema["properties"].as_object().expect("fields");
        let described: BTreeSet<&str> = described.keys().map(String::as_str).collect();
        assert_eq!(known, described, "{path}: {message}");
        let example = schemas
            .at(&format!(
                "{}/post/requestBody/content/application~1json/example",
                escaped(path)
            ))
            .clone();
        let (status, answer) = server.post(path, &example);
        assert_eq!(status, 200, "{path} {example}: {answer}");
    }
}

/// The events up to the first with a name.
fn until(events: &mut Events, name: &str) -> Vec<(String, Value)> {
    let mut heard = Vec::new();
    while heard.last().is_none_or(|(last, _)| last != name) {
        heard.push(events.next().expect("more events"));
    }
    heard
}

#[test]
fn events_are_as_described() {
    let mut schemas = Schemas::read();
    let server = Running::start(unhurried());
    let body = json!({"board": ENDLESS, "heuristic": "md", "threads": 2});
    let mut first = Events::open(server.address, "/api/solve", &body);
    let mut of_first = until(&mut first, "progress");
    let has_forecast = |(_, told): &(String, Value)| !told["bound_seconds_left"].is_null();
    while !of_first.last().is_some_and(has_forecast) {
        of_first.extend(until(&mut first, "progress"));
    }
    let hint = json!({"board": ENDLESS});
    let mut second = Events::open(server.address, "/api/hint", &hint);
    let mut of_second = until(&mut second, "queued");
    drop(first);
    of_second.extend(until(&mut second, "progress"));
    // It would go on for an hour; asked twice, the server stops it.
    server.handle.stop();
    server.handle.stop();
    of_second.extend(second.all());
    let short = Running::usual();
    let solved = Events::open(short.address, "/api/solve", &json!({"board": FAR}));
    of_first.extend(solved.all());
    for (path, events) in [("/api/solve", of_first), ("/api/hint", of_second)] {
        for (name, value) in &events {
            let place = match name.as_str() {
                "queued" => Schemas::named("Queued"),
                "progress" => Schemas::named("Progress"),
                "solution" => Schemas::named("FirstSolution"),
                "answer" => answer_of(path, "post"),
                _ => Schemas::named("Error"),
            };
            schemas.check(value, &place);
        }
        let names: BTreeSet<&str> = events.iter().map(|event| event.0.as_str()).collect();
        assert!(
            names.contains("progress") && names.contains("answer"),
            "{names:?}"
        );
    }
    for name in ["Queued", "Progress"] {
        assert_eq!(schemas.unseen(&Schemas::named(name)), [""; 0]);
    }
}

#[test]
fn a_first_solution_is_as_described() {
    let mut schemas = Schemas::read();
    let place = Schemas::named("FirstSolution");
    let server = Running::usual();
    let mut events = Events::open(server.address, "/api/solve", &json!({"board": ENDLESS}));
    schemas.check(&events.until("solution"), &place);
    assert_eq!(schemas.unseen(&place), [""; 0]);
}

#[test]
fn every_kind_of_error_is_described_and_can_be_had() {
    let mut schemas = Schemas::read();
    let place = Schemas::named("Error");
    let server = Running::start(Config {
        threads: 1,
        queue: 1,
        grace: Duration::from_millis(200),
        ..unhurried()
    });
    let solve = |body: &str| client::post(server.address, "/api/solve", body);
    let endless = json!({"board": ENDLESS, "heuristic": "md"});
    let open: Vec<Events> = [(1, 0), (1, 1)]
        .map(|load| {
            let events = Events::open(server.address, "/api/solve", &endless);
            server.until_load(load);
            events
        })
        .into();
    let large = format!("{{\"board\":\"{}\"}}", "1 ".repeat(50_000));
    let stranger = text("GET", "/", &[("Host", "evil.example")], "");
    let mut replies = vec![
        solve("{"),
        solve("{}"),
        solve(r#"{"board":"1 1/2 0"}"#),
        client::post(server.address, "/api/analyze", r#"{"solution":"X"}"#),
        solve(r#"{"board":"1 2/3 0","goal":"x"}"#),
        solve(r#"{"board":"1 2/3 0","search":"x"}"#),
        solve(r#"{"board":"1 2/3 0","weight":2,"first_moves":true}"#),
        solve(r#"{"board":"2 1/3 0"}"#),
        solve(&large),
        client::send(server.address, stranger.as_bytes()),
        client::get(server.address, "/api/nothing"),
        client::get(server.address, "/api/solve"),
        solve(&endless.to_string()),
    ];
    let mut kinds = BTreeSet::new();
    for reply in replies.drain(..) {
        schemas.check(&reply.json(), &place);
        kinds.insert(reply.kind());
    }
    server.handle.stop();
    for events in open {
        if let Some((name, value)) = events.all().pop().filter(|event| event.0 == "failure") {
            schemas.check(&value, &place);
            kinds.insert(value["error"]["kind"].as_str().expect(&name).to_owned());
        }
    }
    assert_eq!(schemas.unseen(&place), [""; 0]);
    let described = schemas.at(&format!("{place}/properties/error/properties/kind/enum"));
    let described = described.as_array().expect("kinds").iter();
    let described: BTreeSet<String> = described
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect();
    // What is a mistake in the program cannot be had for the asking.
    kinds.insert("internal".to_owned());
    assert_eq!(kinds, described);
}
