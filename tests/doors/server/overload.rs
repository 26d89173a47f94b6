//! More than the server can do: it says so at once and stays well.

use std::io::Write as _;
use std::net::TcpStream;
use std::time::{Duration, Instant};

use loyd_server::Config;
use serde_json::json;

use crate::server::client::{self, Events, text};
use crate::server::gate::{Event, Gate};
use crate::server::{ENDLESS, FAR, Running, TIMEOUT, unhurried};

#[test]
fn a_full_queue_answers_busy() {
    let server = Running::start(Config {
        threads: 1,
        queue: 2,
        queue_per_client: 100,
        ..unhurried()
    });
    let body = json!({"board": ENDLESS, "heuristic": "md"});
    let mut open = Vec::new();
    for load in [(1, 0), (1, 1), (1, 2)] {
        open.push(Events::open(server.address, "/api/solve", &body));
        server.until_load(load);
    }
    let reply = client::post(server.address, "/api/solve", &body.to_string());
    assert_eq!((reply.status, reply.kind().as_str()), (429, "busy"));
    assert!(reply.header("retry-after").is_some());
    // What needs no search is answered all the same.
    assert_eq!(server.post("/api/board", &json!({"text": FAR})).0, 200);
    drop(open);
    server.until_load((0, 0));
    assert_eq!(server.post("/api/solve", &json!({"board": FAR})).0, 200);
}

/// A client that finds no place in the system's queue waits until the server takes somebody,
/// which this one never does.
#[test]
#[cfg(target_os = "linux")]
fn a_crowd_can_connect_before_the_first_is_taken() {
    use loyd::References;
    use loyd_server::{Log, Server, SharedEngine};

    let mut config = Config::default();
    config.address.set_port(0);
    let engine = SharedEngine::new(loyd_tests::solver(), References::Ignore, |_, _| ());
    // It has its address and does not run yet.
    let server = Server::bind(config, engine, Log::quiet()).expect("a free port");
    let allowed = std::fs::read_to_string("/proc/sys/net/core/somaxconn").expect("Linux tells");
    let crowd = allowed.trim().parse::<usize>().expect("a number").min(500);
    let connect = |_| TcpStream::connect_timeout(&server.address(), TIMEOUT);
    let connected: Vec<_> = (0..crowd).map_while(|place| connect(place).ok()).collect();
    assert_eq!(connected.len(), crowd);
}

#[test]
fn one_address_cannot_take_all_places() {
    let server = Running::start(Config {
        threads: 1,
        queue: 100,
        queue_per_client: 2,
        ..unhurried()
    });
    let body = json!({"board": ENDLESS, "heuristic": "md"});
    let first = Events::open(server.address, "/api/solve", &body);
    let second = Events::open(server.address, "/api/solve", &body);
    server.until_load((1, 1));
    let reply = client::post(server.address, "/api/solve", &body.to_string());
    assert_eq!((reply.status, reply.kind().as_str()), (429, "busy"));
    drop((first, second));
}

/// A small board is answered while all threads are busy with a long search and another waits.
#[test]
fn a_quick_request_does_not_wait_for_long_ones() {
    let (gate, engine) = Gate::new();
    let config = Config {
        threads: 1,
        ..unhurried()
    };
    let server = Running::with_engine(config, engine);
    let first = Events::open(server.address, "/api/solve", &Gate::body());
    assert_eq!(gate.next(), Event::Began);
    let second = Events::open(server.address, "/api/solve", &Gate::body());
    server.until_load((1, 1));
    for path in ["/api/solve", "/api/hint"] {
        let (status, answer) = server.post(path, &json!({"board": FAR}));
        assert_eq!((status, &answer["length"]), (200, &json!(31)), "{path}");
    }
    // So is a request that may not take long, whatever the board.
    let (status, answer) = server.post("/api/solve", &json!({"board": ENDLESS, "time": "1ms"}));
    assert_eq!((status, &answer["status"]), (200, &json!("limit")));
    assert!(answer["moves"].is_string(), "{answer}");
    assert_eq!(server.load(), (1, 1));
    gate.open();
    for events in [first, second] {
        assert!(events.all().last().is_some_and(|event| event.0 == "answer"));
    }
}

/// Both kinds of requests run at the same time, each with all its threads.
#[test]
fn long_and_quick_requests_have_their_threads_at_the_same_time() {
    let (gate, engine) = Gate::deaf();
    let config = Config {
        threads: 4,
        ..unhurried()
    };
    let server = Running::with_engine(config, engine);
    let (long, mut quick) = (Gate::body(), Gate::body());
    quick["time"] = json!("1s");
    let bodies = [&long, &quick].into_iter().flat_map(|body| [body; 4]);
    let open = |body| Events::open(server.address, "/api/solve", body);
    let running: Vec<Events> = bodies.map(open).collect();
    // None of them ends before the gate is open.
    for _ in &running {
        assert_eq!(gate.next(), Event::Began);
    }
    gate.open();
    for events in running {
        assert!(events.all().last().is_some_and(|event| event.0 == "answer"));
    }
}

#[test]
fn waiting_too_long_ends_busy() {
    let (gate, engine) = Gate::deaf();
    let config = Config {
        threads: 1,
        time: Duration::from_millis(50),
        ..unhurried()
    };
    let server = Running::with_engine(config, engine);
    // Its thread is not free before the gate is open.
    let body = Gate::body();
    let first = Events::open(server.address, "/api/solve", &body);
    assert_eq!(gate.next(), Event::Began);
    let second = Events::open(server.address, "/api/solve", &body).all();
    let last = second.last().expect("an event");
    assert_eq!(last.0, "failure", "{last:?}");
    assert_eq!(last.1["error"]["kind"], "busy");
    gate.open();
    assert!(first.all().last().is_some_and(|event| event.0 == "answer"));
}

#[test]
fn too_many_connections_are_told_so() {
    let server = Running::start(Config {
        connections: 10,
        ..unhurried()
    });
    let open: Vec<TcpStream> = (0..10).map(|_| client::connect(server.address)).collect();
    // A client that is slow to read may find the connection closed, and
    // one that comes before the ten are taken is answered.
    let status = || {
        let mut stream = client::connect(server.address);
        let _ = stream.write_all(text("GET", "/api/health", &[], "").as_bytes());
        client::reply(stream).map(|reply| (reply.status, reply.kind()))
    };
    let until = |wanted: (u16, &str)| {
        let began = Instant::now();
        while status() != Some((wanted.0, wanted.1.to_owned())) {
            assert!(began.elapsed() < TIMEOUT, "never {wanted:?}");
        }
    };
    until((503, "busy"));
    drop(open);
    until((200, ""));
}
