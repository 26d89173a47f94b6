//! The end of a server: nothing new, what runs may finish, what waits is told.

use std::net::TcpStream;
use std::thread;
use std::time::{Duration, Instant};

use loyd_server::Config;
use serde_json::json;

use crate::client::Events;
use crate::{ENDLESS, Running};

const LONG: Duration = Duration::from_secs(10);

fn server(grace: Duration) -> Running {
    Running::start(Config {
        threads: 1,
        grace,
        ..Config::default()
    })
}

#[test]
fn running_searches_finish_and_waiting_ones_are_told() {
    let mut server = server(LONG);
    let body = json!({"board": ENDLESS, "heuristic": "md", "time": "800ms"});
    let running = Events::open(server.address, "/api/solve", &body);
    server.until_load((1, 0), LONG);
    let waiting = Events::open(server.address, "/api/solve", &body);
    server.until_load((1, 1), LONG);
    let idle = TcpStream::connect(server.address).expect("a connection");
    server.handle.stop();
    let told = waiting.all().pop().expect("an event");
    assert_eq!(told.1["error"]["kind"], "shutting_down", "{told:?}");
    let finished = running.all().pop().expect("an event");
    assert_eq!(
        (finished.0.as_str(), &finished.1["status"]),
        ("answer", &json!("limit"))
    );
    assert!(finished.1["seconds"].as_f64().expect("seconds") > 0.7);
    server.join();
    assert!(
        TcpStream::connect(server.address).is_err(),
        "nobody listens"
    );
    drop(idle);
}

#[test]
fn searches_are_stopped_when_the_grace_is_over() {
    let mut server = server(Duration::from_millis(200));
    let body = json!({"board": ENDLESS, "heuristic": "md"});
    let running = Events::open(server.address, "/api/solve", &body);
    server.until_load((1, 0), LONG);
    let began = Instant::now();
    server.handle.stop();
    // What is known by then is told.
    let last = running.all().pop().expect("an event");
    assert_eq!(
        (last.0.as_str(), &last.1["status"]),
        ("answer", &json!("limit"))
    );
    server.join();
    assert!(
        began.elapsed() < Duration::from_secs(2),
        "{:?}",
        began.elapsed()
    );
}

#[test]
fn asked_twice_it_does_not_wait() {
    let mut server = server(Duration::from_mins(1));
    let body = json!({"board": ENDLESS, "heuristic": "md"});
    let _running = Events::open(server.address, "/api/solve", &body);
    server.until_load((1, 0), LONG);
    let began = Instant::now();
    server.handle.stop();
    thread::sleep(Duration::from_millis(50));
    server.handle.stop();
    server.join();
    assert!(
        began.elapsed() < Duration::from_secs(3),
        "{:?}",
        began.elapsed()
    );
}
